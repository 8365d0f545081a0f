"""What people say to each other at a table."""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from projectl.server.people import names
from projectl.server.people.people import Person
from projectl.server.refusing import NotNow
from projectl.server.storage.outages import or_refuse
from projectl.server.storage.store import ChatRow, Gone
from projectl.server.wire import messages

if TYPE_CHECKING:
    from projectl.server.tables.hub import Hub
    from projectl.server.tables.loaded import LoadedTable

SHOWN: Final = 50
"""Of what was said before somebody came."""


async def say(hub: "Hub", loaded: "LoadedTable", person: Person, said: str) -> int:
    """Keep what somebody says, and tell everybody here; its number."""
    text, now = names.plain(said), hub.now()
    if not text:
        raise NotNow("nothing_said")
    number = await or_refuse(hub.store.add_chat(loaded.live.table, person.id, now, text))
    if number is None:
        raise NotNow("unknown_person")
    loaded.tell(await _message(hub, loaded, ChatRow(number, person.id, now, text)))
    return number


async def hear(hub: "Hub", loaded: "LoadedTable", number: int) -> None:
    """Tell everybody here what was said at another process."""
    with suppress(Gone):
        for said in await hub.store.read_chat(loaded.live.table, number - 1):
            if said.id == number:
                loaded.tell(await _message(hub, loaded, said))


async def said_before(hub: "Hub", loaded: "LoadedTable") -> list[messages.Chatted]:
    """The last that was said."""
    rows = await or_refuse(hub.store.read_chat(loaded.live.table))
    return [await _message(hub, loaded, said) for said in rows[-SHOWN:]]


async def _message(hub: "Hub", loaded: "LoadedTable", said: ChatRow) -> messages.Chatted:
    called: dict[str, str] = {}
    with suppress(Gone):
        called = await hub.people.names([said.person]) if said.person else {}
    seats = loaded.live.seats_of(said.person) if said.person else []
    return messages.Chatted(
        table=loaded.live.table,
        name=called.get(said.person or "", ""),
        text=said.text,
        at=said.at,
        seat=seats[0] if seats else None,
    )
