"""What people say to each other at a table."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final, cast

from projectl.server.people import names
from projectl.server.people.people import People, Person
from projectl.server.refusing import NotNow
from projectl.server.storage.outages import or_refuse
from projectl.server.storage.store import ChatRow, Gone, Store
from projectl.server.tables.listener import Said
from projectl.server.tables.loaded import LoadedTable
from projectl.server.tables.shown import Phrase
from projectl.server.tables.telling import Telling
from projectl.words import say
from projectl.words.phrases import kebab

SHOWN: Final = 50
"""Of what was said before somebody came."""
QUOTED: Final = "\x1f"
"""What a phrase begins with as it is kept: nobody can say it."""


class Chat:
    """Keeps what is said at the tables of a process, and passes it on."""

    def __init__(self, store: Store, people: People, telling: Telling, now: Callable[[], float]) -> None:
        self._store = store
        self._people = people
        self._telling = telling
        self._now = now

    async def say(self, loaded: LoadedTable, person: Person, text: str) -> None:
        """Keep what somebody says, and tell everybody."""
        text = names.plain(text)
        if not text:
            raise NotNow("nothing_said")
        await self._keep(loaded, person, text)

    async def quote(self, loaded: LoadedTable, person: Person, phrase: Phrase) -> None:
        """The same with a phrase, which is kept by its name."""
        await self._keep(loaded, person, QUOTED + phrase)

    async def _keep(self, loaded: LoadedTable, person: Person, text: str) -> None:
        now = self._now()
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
        phrase = cast("Phrase", row.text.removeprefix(QUOTED)) if row.text.startswith(QUOTED) else None
        text = say(f"phrase-{kebab(phrase)}") if phrase else row.text
        return Said(called.get(row.person or "", ""), text, row.at, seats[0] if seats else None, row.person, phrase)
