"""A real server on a port of its own, in a thread or a process of this machine."""

import asyncio
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from projectl.server.app import make_app
from projectl.server.config import Config
from projectl.server.storage.database import address
from projectl.server.storage.migrations import migrate
from projectl.server.wire.serving import uvicorn_config
from tests.patience import PATIENCE_S


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as trying:
        trying.bind(("127.0.0.1", 0))
        return int(trying.getsockname()[1])


def wait_until(is_true: Callable[[], Any], seconds: float = PATIENCE_S) -> None:
    """Fails when it takes too long."""
    end = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.02)


def dial(port: int, headers: dict[str, str], query: str = "") -> ClientConnection:
    """A WebSocket that is patient with a busy server."""
    address = f"ws://127.0.0.1:{port}/ws{query}"
    return connect(address, additional_headers=headers, open_timeout=PATIENCE_S, ping_timeout=PATIENCE_S)


PLAIN: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing is encrypted here, and to read the system's certificates takes longer than most tests."""


@cache
def migrated() -> bytes:
    """An empty SQLite database with all its tables, which take longer to make than a server does to start."""
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as elsewhere:  # here a loop may run
        elsewhere.submit(asyncio.run, migrate(address(f"sqlite:///{folder}/made.db"))).result()
        return Path(folder, "made.db").read_bytes()


class Serving:
    """A server that runs in a thread."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.url = f"http://127.0.0.1:{config.port}"
        self.app = make_app(config)
        self.server = uvicorn.Server(uvicorn_config(config, lambda: self.app))
        self._clients = ExitStack()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.run(self.server.serve())

    def __enter__(self) -> "Serving":
        self._thread.start()
        wait_until(lambda: self.server.started or not self._thread.is_alive())
        assert self.server.started
        return self

    def __exit__(self, *_error: object) -> None:
        self._clients.close()
        self.server.should_exit = True
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()

    def client(self, **settings: Any) -> httpx.Client:
        """Somebody's browser, until the server ends."""
        return self._clients.enter_context(
            httpx.Client(base_url=self.url, timeout=PATIENCE_S, verify=PLAIN, **settings)
        )

    def guest(self) -> httpx.Client:
        """The browser of somebody the server knows."""
        client = self.client()
        assert client.get("/api/me").status_code == 200
        return client


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Serving]:
    """A server with a database in this folder; without limits and bots, unless they are asked for."""
    if "database" not in settings and not (folder / "tables.db").exists():
        (folder / "tables.db").write_bytes(migrated())
    given = {
        "database": str(folder / "tables.db"),
        "port": free_port(),
        "bots": 0,
        "rate": 0.0,
        "sockets": 0,
        **settings,
    }
    with Serving(Config(**given)) as server:
        yield server
