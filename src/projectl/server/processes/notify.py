"""Notices between processes over PostgreSQL's NOTIFY, for Litestar Channels.

Litestar's own backend opens a connection for every notice and does not survive the database going away; this one keeps
two connections and comes back. A notice says only that something happened: should one be lost, `missed` is called
when the connection is there again, so that whoever listens can read the log. What waits while something is
being said is said together, in order.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it has no types
import structlog

from projectl.server.processes.channels import MayMiss

CONNECT_S: Final = 5.0
COMMAND_S: Final = 5.0
CHECK_S: Final = 5.0
"""How often the listening connection is asked whether it still is one."""
PAUSE_S: Final = 0.5
LAST_S: Final = 0.5
"""How long what waits may take to be said when the server stops."""
MOST_AT_ONCE: Final = 500
SAY: Final = "SELECT pg_notify(channel, notice) FROM unnest($1::text[], $2::text[]) AS said (channel, notice)"
GONE: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that breaks in the middle of a statement may end so
)
journal = structlog.get_logger()


class PostgresNotices(MayMiss):
    """Notices over one database."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._channels: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listener: Any = None
        self._speaker: Any = None
        self._waiting: list[tuple[str, str]] = []
        self._speaking: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    async def _connect(self) -> Any:
        return await asyncpg.connect(self._address, timeout=CONNECT_S, command_timeout=COMMAND_S)

    async def on_startup(self) -> None:
        """Connect, and stay connected."""
        await self._listen()
        self._watching = asyncio.create_task(self._watch())

    async def on_shutdown(self) -> None:
        """Say what waits, if that can be, and hang up."""
        if self._watching is not None:
            await _end(self._watching)
        if self._speaking is not None:
            await asyncio.wait({self._speaking}, timeout=LAST_S)
        if self._speaking is not None:
            await _end(self._speaking)
        for connection in (self._listener, self._speaker):
            if connection is not None:
                await _close(connection)
        self._listener = self._speaker = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell everybody soon; if the database has gone nobody is told, and nothing is raised."""
        self._waiting += [(channel, data.decode()) for channel in channels]
        if self._speaking is None:
            self._speaking = asyncio.create_task(self._speak())

    async def _speak(self) -> None:
        try:
            while self._waiting:
                said, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._say(said)
        finally:
            self._speaking = None

    async def _say(self, said: Sequence[tuple[str, str]]) -> None:
        for _ in range(2):
            try:
                if self._speaker is None:
                    self._speaker = await self._connect()
                await self._speaker.execute(SAY, [channel for channel, _ in said], [notice for _, notice in said])
                return
            except asyncpg.DataError as error:  # one of them cannot be said: the others are not to suffer
                if len(said) == 1:
                    journal.error("notice not sent", error=type(error).__name__)
                    return
                for one in said:
                    await self._say([one])
                return
            except GONE as error:
                journal.warning("notice not sent", error=type(error).__name__, notices=len(said))
                if self._speaker is not None:
                    self._speaker.terminate()
                    self._speaker = None

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels."""
        for channel in set(channels) - self._channels:
            self._channels.add(channel)
            try:
                await self._listener.add_listener(channel, self._hear)
            except GONE:
                self._lost.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen to them no longer."""
        for channel in set(channels) & self._channels:
            self._channels.discard(channel)
            with suppress(*GONE):
                await self._listener.remove_listener(channel, self._hear)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """What is heard, one after the other."""
        while True:
            channel, data = await self._heard.get()
            if channel in self._channels:
                yield channel, data

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """There is none: the log is the history."""
        del channel, limit
        return []

    def _hear(self, _connection: object, _process: int, channel: str, payload: object) -> None:
        self._heard.put_nowait((channel, str(payload).encode()))

    def _lose(self, connection: object) -> None:
        if connection is self._listener:
            self._lost.set()

    async def _listen(self) -> None:
        connection = await self._connect()
        connection.add_termination_listener(self._lose)
        for channel in list(self._channels):
            await connection.add_listener(channel, self._hear)
        self._listener = connection
        self._lost.clear()

    async def _watch(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), CHECK_S)
            try:
                if not self._lost.is_set():
                    await self._listener.execute("SELECT 1")
                    continue
            except GONE:
                self._lost.set()
            await self._come_back()

    async def _come_back(self) -> None:
        journal.warning("notices lost")
        self._listener.terminate()
        while self._lost.is_set():
            try:
                await self._listen()
            except GONE:
                await asyncio.sleep(PAUSE_S)
        journal.info("notices back")
        if self.missed is not None:
            self.missed()


async def _close(connection: Any) -> None:
    try:
        await connection.close(timeout=1)
    except GONE:
        connection.terminate()


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
