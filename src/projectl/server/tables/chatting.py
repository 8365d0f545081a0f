"""What people say to each other at a table."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from projectl.server.people import names
from projectl.server.people.people import People, Person
from projectl.server.refusing import NotNow
from projectl.server.storage.outages import or_refuse
from projectl.server.storage.store import ChatRow, Gone, Store
from projectl.server.tables.listener import Said
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.telling import Telling

SHOWN: Final = 50
"""Of what was said before somebody came."""


class Chat:
    """Keeps what is said at the tables of a process, and passes it on."""

    def __init__(self, store: Store, people: People, telling: Telling, now: Callable[[], float]) -> None:
        self._store = store
        self._people = people
        self._telling = telling
        self._now = now

    async def say(self, loaded: LoadedTable, person: Person, text: str) -> None:
        """Keep what somebody says, and tell everybody."""
        text, now = names.plain(text), self._now()
        if not text:
            raise NotNow("nothing_said")
        number = await or_refuse(self._store.add_chat(loaded.live.table, person.id, now, text))
        if number is None:
            raise NotNow("unknown_person")
        self._telling.said(loaded, await self._said(loaded, ChatRow(number, person.id, now, text)))
        self._telling.chat_grew(loaded, number)

    async def hear(self, loaded: LoadedTable, number: int) -> None:
        """Tell everybody here what was said at another process."""
        with suppress(Gone):
            for row in await self._store.read_chat(loaded.live.table, number - 1):
                if row.id == number:
                    self._telling.said(loaded, await self._said(loaded, row))

    async def said_before(self, loaded: LoadedTable) -> list[Said]:
        """The last that was said."""
        rows = await or_refuse(self._store.read_chat(loaded.live.table))
        return [await self._said(loaded, row) for row in rows[-SHOWN:]]

    async def _said(self, loaded: LoadedTable, row: ChatRow) -> Said:
        called: dict[str, str] = {}
        with suppress(Gone):
            called = await self._people.names([row.person]) if row.person else {}
        seats = loaded.live.seats_of(row.person) if row.person else []
        return Said(called.get(row.person or "", ""), row.text, row.at, seats[0] if seats else None)
