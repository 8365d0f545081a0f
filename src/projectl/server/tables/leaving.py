"""Who has to go: a browser whose session ended is hung up on, and whoever is gone for good leaves their seats too."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from projectl.server.people.people import People
from projectl.server.refusing import NotNow
from projectl.server.storage.entries import Entry
from projectl.server.storage.outages import or_refuse
from projectl.server.storage.unfinished import unfinished_of
from projectl.server.tables.audience import Audience
from projectl.server.tables.changes import Changes
from projectl.server.tables.live import PLAYING, WAITING
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.memory import Memory

MOST_TABLES: Final = 20_000


class Leaving:
    """Sees to it that whoever has to go is gone."""

    def __init__(self, people: People, memory: Memory, changes: Changes, audience: Audience) -> None:
        self._people = people
        self._memory = memory
        self._changes = changes
        self._audience = audience

    async def hang_up_on_ended(self) -> None:
        """Hang up on those who went elsewhere: their session ended at another process, or they deleted themselves."""
        sessions = {listener.session for listener in self._audience.listeners if listener.session is not None}
        for session in sessions - await self._people.sessions_among(sessions):
            self._audience.hang_up_session(session)
        here = {listener.person.id for listener in self._audience.listeners}
        for person in here - (await self._people.names(here)).keys():
            await self.remove(person)

    async def forget(self, person: str) -> None:
        """Somebody goes for good: others can play on without them, and nothing is kept of them."""
        await self.remove(person)
        await self._people.delete(person)
        with suppress(NotNow):  # what they did meanwhile; they are gone in any case
            await self.remove(person)

    async def remove(self, person: str) -> None:
        """Hang up on somebody; bots take their seats, and tables that wait for them are closed."""
        self._audience.hang_up(person)
        for row in await or_refuse(unfinished_of(self._memory.store, person, MOST_TABLES)):
            loaded = await self._memory.load(row.id)
            if loaded is not None:
                await self._vacate(loaded, person)
        for loaded in self._memory.tables:
            loaded.forget(person)

    async def _vacate(self, loaded: LoadedTable, person: str) -> None:
        await self._changes.catch_up(loaded)
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
                await self._changes.carry_out(loaded, ask)
            except NotNow as reason:  # it has changed meanwhile: try again
                if reason.retry_after is not None:
                    raise
