"""Notices between processes over PostgreSQL's NOTIFY, for Litestar Channels.

Litestar's own backend opens a connection for every notice and does not survive the database going away; this one keeps
two connections and comes back. A notice says only that something happened: should one be lost, `missed` is called
when the connection is there again, so that whoever listens can look for themselves.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]  # it has no types
import structlog
from litestar.channels import ChannelsBackend

CONNECT_S: Final = 5.0
COMMAND_S: Final = 5.0
LOOK_S: Final = 5.0
"""How often the listening connection is asked whether it still is one."""
PAUSE_S: Final = 0.5
GONE: Final = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
_log = structlog.get_logger()


class PostgresNotices(ChannelsBackend):
    """Notices over one database."""

    def __init__(self, address: str) -> None:
        self.missed: Callable[[], object] | None = None
        self._address = address
        self._channels: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listener: Any = None
        self._speaker: Any = None
        self._lost = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    async def _connect(self) -> Any:
        return await asyncpg.connect(self._address, timeout=CONNECT_S, command_timeout=COMMAND_S)

    async def on_startup(self) -> None:
        """Connect, and stay connected."""
        await self._listen()
        self._watching = asyncio.create_task(self._watch())

    async def on_shutdown(self) -> None:
        """Hang up."""
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching
        for connection in (self._listener, self._speaker):
            if connection is not None:
                await _close(connection)
        self._listener = self._speaker = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell everybody; if the database has gone nobody is told, and nothing is raised."""
        for channel in channels:
            for _ in range(2):
                try:
                    if self._speaker is None:
                        self._speaker = await self._connect()
                    await self._speaker.execute("SELECT pg_notify($1, $2)", channel, data.decode())
                    break
                except GONE as error:
                    _log.warning("notice not sent", error=type(error).__name__)
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
                await asyncio.wait_for(self._lost.wait(), LOOK_S)
            try:
                if not self._lost.is_set():
                    await self._listener.execute("SELECT 1")
                    continue
            except GONE:
                self._lost.set()
            await self._come_back()

    async def _come_back(self) -> None:
        _log.warning("notices lost")
        self._listener.terminate()
        while self._lost.is_set():
            try:
                await self._listen()
            except GONE:
                await asyncio.sleep(PAUSE_S)
        _log.info("notices back")
        if self.missed is not None:
            self.missed()


async def _close(connection: Any) -> None:
    try:
        await connection.close(timeout=1)
    except GONE:
        connection.terminate()
