"""A slow line in front of a server: what goes through it waits, and shares what the line carries.

The browser's own throttling slows a page down and not its workers, which fetch the engine; a line knows no difference.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

PIECE: Final = 1460  # bytes: what a packet carries


class _Way:
    """One direction: bytes leave it one after the other, each as late as the line is long."""

    def __init__(self, bytes_s: float, delay_s: float) -> None:
        self._bytes_s = bytes_s
        self._delay_s = delay_s
        self._free_at = 0.0

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        clock = asyncio.get_running_loop()
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def arrive() -> None:
            with suppress(OSError):  # whoever waited for it has gone
                while True:
                    at, some = await under_way.get()
                    await asyncio.sleep(at - clock.time())
                    if not some:
                        writer.close()
                        return
                    writer.write(some)
                    await writer.drain()

        arriving = asyncio.create_task(arrive())
        with suppress(OSError):
            while some := await reader.read(PIECE):
                self._free_at = max(self._free_at, clock.time()) + len(some) / self._bytes_s
                await asyncio.sleep(self._free_at - clock.time())
                under_way.put_nowait((self._free_at + self._delay_s, some))
        under_way.put_nowait((clock.time() + self._delay_s, b""))
        await arriving


@contextmanager
def slow_line(url: str, megabits: float = 1.6, latency_ms: float = 150) -> Iterator[str]:
    """The address of a server at the end of a line with so many megabits a second and so long a way there and back."""
    there = urlsplit(url)
    begun: SimpleQueue[tuple[str, Callable[[], object]]] = SimpleQueue()

    async def serve() -> None:
        up, down = (_Way(megabits * 1_000_000 / 8, latency_ms / 2000) for _ in range(2))

        async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await asyncio.sleep(latency_ms / 1000)  # both ends greet each other first
            server_reader, server_writer = await asyncio.open_connection(there.hostname, there.port)
            with suppress(asyncio.CancelledError):  # the line is taken away
                await asyncio.gather(up.carry(reader, server_writer), down.carry(server_reader, writer))

        ended, loop = asyncio.Event(), asyncio.get_running_loop()
        host = await asyncio.start_server(connect, "127.0.0.1", 0)
        port = host.sockets[0].getsockname()[1]
        begun.put((f"http://127.0.0.1:{port}", lambda: loop.call_soon_threadsafe(ended.set)))
        await ended.wait()

    thread = Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    address, end = begun.get()
    yield address
    end()
    thread.join()
