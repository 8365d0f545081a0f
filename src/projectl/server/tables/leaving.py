"""Who has to go: a browser whose session ended is hung up on, and whoever is gone for good leaves their seats too."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from projectl.server.refusing import NotNow
from projectl.server.storage.entries import Entry
from projectl.server.storage.outages import or_refuse
from projectl.server.storage.unfinished import unfinished_of
from projectl.server.tables.live import PLAYING, WAITING

if TYPE_CHECKING:
    from projectl.server.tables.hub import Hub
    from projectl.server.tables.loaded import LoadedTable

MOST_TABLES: Final = 20_000


def hang_up(hub: "Hub", person: str, but: str | None = None) -> None:
    """Close somebody's connections, all but those of one session."""
    for connection in hub.connections:
        if connection.person.id == person and (but is None or connection.session != but):
            connection.hang_up()


def hang_up_session(hub: "Hub", session: str) -> None:
    """Close the connections of a session that has ended."""
    for connection in hub.connections:
        if connection.session == session:
            connection.hang_up()


async def hang_up_on_ended(hub: "Hub") -> None:
    """Hang up on those who went elsewhere: their session ended at another process, or they deleted themselves."""
    sessions = {connection.session for connection in hub.connections if connection.session is not None}
    for session in sessions - await hub.people.sessions_among(sessions):
        hang_up_session(hub, session)
    here = {connection.person.id for connection in hub.connections}
    for person in here - (await hub.people.names(here)).keys():
        await remove(hub, person)


async def forget(hub: "Hub", person: str) -> None:
    """Somebody goes for good: others can play on without them, and nothing is kept of them."""
    await remove(hub, person)
    await hub.people.delete(person)
    with suppress(NotNow):  # what they did meanwhile; they are gone in any case
        await remove(hub, person)


async def remove(hub: "Hub", person: str) -> None:
    """Hang up on somebody; bots take their seats, and tables that wait for them are closed."""
    hang_up(hub, person)
    for row in await or_refuse(unfinished_of(hub.store, person, MOST_TABLES)):
        loaded = await hub.load(row.id)
        if loaded is not None:
            await _vacate(hub, loaded, person)
    for loaded in hub.all_loaded:
        loaded.forget(person)


async def _vacate(hub: "Hub", loaded: "LoadedTable", person: str) -> None:
    await hub.catch_up(loaded)
    live = loaded.live
    while live.phase in (WAITING, PLAYING):
        seats = live.seats_of(person)
        ask: Callable[[], Entry]
        if live.phase == WAITING and live.host == person:
            ask = partial(live.close, person)
        elif seats:
            ask = partial(live.leave, person, seats[0])
        elif person in live.awaited:
            ask = partial(live.let_go, person)
        else:
            return
        try:
            await hub.carry_out(loaded, ask)
        except NotNow as reason:  # it has changed meanwhile: try again
            if reason.retry_after is not None:
                raise
