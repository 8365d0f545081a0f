"""Other processes that serve the same tables: what they write is read, and what they say is passed on."""

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Final

from projectl.server.processes import notices
from projectl.server.processes.channels import Notices
from projectl.server.storage.outages import retry_until_done
from projectl.server.tables.awaiting import Awaiting
from projectl.server.tables.bot_seats import BotSeats
from projectl.server.tables.changes import Changes
from projectl.server.tables.chatting import Chat
from projectl.server.tables.loaded import Elsewhere, LoadedTable
from projectl.server.tables.memory import Memory
from projectl.server.tables.tasks import Tasks
from projectl.server.tables.telling import Telling

FORGET_S: Final = 50.0
"""After which a process that says nothing of who is there has nobody."""


class Neighbours:
    """Listens to the other processes; without channels there are none."""

    def __init__(
        self,
        channels: Notices | None,
        memory: Memory,
        changes: Changes,
        telling: Telling,
        chat: Chat,
        bots: BotSeats,
        awaiting: Awaiting,
        tasks: Tasks,
    ) -> None:
        self._channels = channels
        self._memory = memory
        self._changes = changes
        self._telling = telling
        self._chat = chat
        self._bots = bots
        self._awaiting = awaiting
        self._tasks = tasks
        self._behind: dict[str, LoadedTable] = {}
        """Tables that another process wrote to, not read yet."""
        self._reading: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen from now on."""
        if self._channels is not None:
            self._channels.when_missed(lambda: self._read_soon(self._memory.tables))
            self._tasks.spawn(self._listen(self._channels))

    # What they say

    async def _listen(self, channels: Notices) -> None:
        async with channels.start_subscription([notices.CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                notice = notices.read(data)
                if notice is None or notice.process == self._telling.process:
                    continue
                loaded = self._memory.get(notice.table)
                if loaded is not None:
                    self._tasks.spawn(self._heard(loaded, notice))

    async def _heard(self, loaded: LoadedTable, notice: notices.Notice) -> None:
        if notice.about == "log":
            self._read_soon([loaded] if notice.number > loaded.live.number else [])
        elif notice.about == "chat":
            async with loaded.lock:  # in the order in which it was said
                await self._chat.hear(loaded, notice.number)
        elif notice.about == "here":
            known, before = loaded.elsewhere.get(notice.process), (loaded.here, loaded.watching)
            loaded.elsewhere[notice.process] = Elsewhere(frozenset(notice.people), notice.watching, self._memory.now())
            loaded.note_missing()
            loaded.hear_missing(notice.away)
            if (loaded.here, loaded.watching) != before:
                self._telling.presence_changed(loaded)
                self._awaiting.see_to(loaded)
            if known is None and loaded.listeners:
                self._telling.announce(loaded)
            self._bots.hurry(loaded)

    # What they do not say: who was killed said nothing

    def heartbeat(self) -> None:
        """Now and then: say who is here, forget who says nothing, and read what was written without a word."""
        for loaded in self._memory.tables:
            self._forget_silent(loaded)
        if self._channels is not None:
            self._read_soon(loaded for loaded in self._memory.tables if loaded.listeners)

    def _forget_silent(self, loaded: LoadedTable) -> None:
        now = self._memory.now()
        quiet = [process for process, far in loaded.elsewhere.items() if now - far.at > FORGET_S]
        for process in quiet:
            del loaded.elsewhere[process]
        if quiet:
            self._telling.presence_changed(loaded)
            self._awaiting.see_to(loaded)
        if loaded.listeners:
            self._telling.announce(loaded)

    def _read_soon(self, tables: Iterable[LoadedTable]) -> None:
        """Others may have written at these tables."""
        self._behind.update((loaded.live.table, loaded) for loaded in tables)
        if self._behind and self._reading is None:
            self._reading = self._tasks.spawn(self._read_all())

    async def _read_all(self) -> None:
        """Many logs in one question; what is heard of meanwhile waits for the next."""
        try:
            while self._behind:
                tables, self._behind = self._behind, {}
                known = {table: loaded.live.number for table, loaded in tables.items()}
                logs = await retry_until_done(partial(self._memory.store.read_logs, known))
                for table, rows in logs.items():
                    self._tasks.spawn(self._changes.take_in(tables[table], rows))
        finally:
            self._reading = None
