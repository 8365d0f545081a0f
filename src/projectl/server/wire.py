"""How uvicorn runs the app: fast, and with bounds on what a client can make it hold."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from projectl.server.config import Config
from projectl.server.messages import MOST_BYTES

HEADERS_S: Final = 20.0
"""So long may a client take to say what it wants."""
MOST_HEAD: Final = 32_000
"""Bytes of a request before its body."""
MOST_PARTS: Final = 64
"""Frames that one message may come in."""
PING_S: Final = 20.0
CLOSE_S: Final = 5.0
"""How long a client may take to read the rest once the server has hung up."""
STOP_S: Final = 3
"""How long requests in progress may take when the server stops."""
HEALTHY_S: Final = 120
"""How long a process may take to answer its supervisor; importing everything on a busy machine takes a while."""
KEEP_ALIVE_S: Final = 20


class Http(HttpToolsProtocol):
    """HTTP that waits for a request neither for ever nor whatever its length."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._is_in_head = True
        self._head = 0
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody has come."""
        super().connection_made(transport)
        self._patience = self.loop.call_later(HEADERS_S, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._be_calm()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        super().data_received(data)
        if not self._is_in_head:
            return
        self._head += len(data)
        if self._head > MOST_HEAD:
            self.transport.abort()
        elif self._patience is None:
            self._patience = self.loop.call_later(HEADERS_S, self.transport.abort)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._is_in_head, self._head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """It is known what is asked for."""
        self._is_in_head = False
        self._be_calm()
        super().on_headers_complete()

    def _be_calm(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class Ws(WebSocketsSansIOProtocol):
    """WebSockets whose messages come in few frames, and that do not linger for a client that has stopped reading."""

    def handle_cont(self, event: Frame) -> None:
        """One more frame of a message."""
        if len(self.frames) >= MOST_PARTS:
            self.conn.fail(1009, "too many frames")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def keepalive_timeout(self) -> None:
        """The client does not answer."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """One message of the app."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # Somebody was turned away, as they should be; uvicorn would log it as an error of ours.
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        """The whole life of the socket."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(CLOSE_S, self.transport.abort)


def uvicorn_config(config: Config, make: Callable[[], Any]) -> uvicorn.Config:
    """Settings of uvicorn for an app that is made in the process that runs it."""
    return uvicorn.Config(
        make,
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.processes,
        loop="auto",
        http=Http,
        ws=Ws,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=PING_S,
        ws_ping_timeout=PING_S,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=STOP_S,
        timeout_worker_healthcheck=HEALTHY_S,
    )
