"""Other processes that serve the same tables: they are told what happens here, and what they write is read.

A notice says only that something happened, and may be lost: the log in the database is what counts.
"""

import asyncio
import secrets
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from projectl.server.processes import notices
from projectl.server.processes.notify import Notices
from projectl.server.storage.outages import retry_until_done
from projectl.server.tables import chatting
from projectl.server.tables.loaded import Elsewhere, LoadedTable

if TYPE_CHECKING:
    from projectl.server.tables.hub import Hub

FORGET_S: Final = 50.0
"""After which a process that says nothing of who is there has nobody."""


class Neighbours:
    """The other processes, for a hub; without channels there are none."""

    def __init__(self, hub: "Hub", channels: Notices | None) -> None:
        self._hub = hub
        self.channels = channels
        self.process = secrets.token_urlsafe(6)
        """What the others call this one."""
        self._behind: dict[str, LoadedTable] = {}
        """Tables that another process wrote to, not read yet."""
        self._reading: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen from now on."""
        if self.channels is not None:
            self.channels.when_missed(lambda: self._read_soon(self._hub.all_loaded))
            self._hub.spawn(self._listen(self.channels))

    # What they are told

    def tell(self, loaded: LoadedTable, about: Any, **facts: Any) -> None:
        """Something happened at a table here."""
        if self.channels is not None:
            notice = notices.Notice(self.process, loaded.live.table, about, **facts)
            self.channels.publish(notices.write(notice), notices.CHANNEL)

    def announce(self, loaded: LoadedTable) -> None:
        """Tell them who is here."""
        loaded.announced = loaded.present
        people, watching = loaded.announced
        self.tell(loaded, "here", people=sorted(people), watching=watching)

    # What they say

    async def _listen(self, channels: Notices) -> None:
        async with channels.start_subscription([notices.CHANNEL]) as subscriber:
            async for data in subscriber.iter_events():
                notice = notices.read(data)
                if notice is None or notice.process == self.process:
                    continue
                loaded = self._hub.in_memory(notice.table)
                if loaded is not None:
                    self._hub.spawn(self._heard(loaded, notice))

    async def _heard(self, loaded: LoadedTable, notice: notices.Notice) -> None:
        if notice.about == "log":
            self._read_soon([loaded] if notice.number > loaded.live.number else [])
        elif notice.about == "chat":
            async with loaded.lock:  # in the order in which it was said
                await chatting.hear(self._hub, loaded, notice.number)
        elif notice.about == "here":
            known, before = loaded.elsewhere.get(notice.process), loaded.presence()
            loaded.elsewhere[notice.process] = Elsewhere(frozenset(notice.people), notice.watching, self._hub.now())
            if loaded.presence() != before:
                loaded.tell(loaded.presence())
            if known is None and loaded.connections:
                self.announce(loaded)
            self._hub.bots.hurry(loaded)

    # What they do not say: who was killed said nothing

    def heartbeat(self) -> None:
        """Now and then: say who is here, forget who says nothing, and read what was written without a word."""
        for loaded in self._hub.all_loaded:
            self._forget_silent(loaded)
        if self.channels is not None:
            self._read_soon(loaded for loaded in self._hub.all_loaded if loaded.connections)

    def _forget_silent(self, loaded: LoadedTable) -> None:
        now = self._hub.now()
        quiet = [process for process, far in loaded.elsewhere.items() if now - far.at > FORGET_S]
        for process in quiet:
            del loaded.elsewhere[process]
        if quiet:
            loaded.tell(loaded.presence())
        if loaded.connections:
            self.announce(loaded)

    def _read_soon(self, tables: Iterable[LoadedTable]) -> None:
        """Others may have written at these tables."""
        self._behind.update((loaded.live.table, loaded) for loaded in tables)
        if self._behind and self._reading is None:
            self._reading = self._hub.spawn(self._read_all())

    async def _read_all(self) -> None:
        """Many logs in one question; what is heard of meanwhile waits for the next."""
        try:
            while self._behind:
                tables, self._behind = self._behind, {}
                known = {table: loaded.live.number for table, loaded in tables.items()}
                logs = await retry_until_done(partial(self._hub.store.read_logs, known))
                for table, rows in logs.items():
                    self._hub.spawn(self._hub.take_in(tables[table], rows))
        finally:
            self._reading = None
