"""How uvicorn runs the app: fast, and with bounds on what a client can make it hold."""

import asyncio
import ipaddress
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from projectl.server.config import Config
from projectl.server.wire.limits import neighbourhood
from projectl.server.wire.messages import MOST_BYTES
from projectl.server.wire.reserve import Crowd, Reserve, RunningOnly, refusal

HEADERS_S: Final = 20.0
"""So long may a client take to say what it wants."""
CROWDED_S: Final = 3.0
"""And so long in all where hardly any more connections can be."""
BODY_S: Final = 75.0
"""So long may it take to send the rest; the app says before that it was too slow."""
LINGER_S: Final = 5.0
"""So long may it go on sending when it has its answer."""
MOST_HEAD: Final = 32_000
"""Bytes of a request beside its body, trailers too."""
CHECK_S: Final = 15.0
"""How often it is checked whether a client reads its answers."""
MOST_CHECKS: Final = 8
"""So often it may be found with the same answer unread, however little is left each time."""
MOST_UNREAD: Final = 32 << 20
"""Bytes of answers that all connections of one address together may leave unread."""
MOST_HTTP: Final = 200
HTTP_EACH: Final = 4
"""Connections without a WebSocket that one address may have: so many, or for each WebSocket so many if that is more."""
MOST_PARTS: Final = 64
"""Frames that one message may come in."""
MOST_CONTROLS: Final = 20
CONTROLS_S: Final = 10.0
"""Pings and pongs of a client at once, and a second in the long run."""
MOST_UNSENT: Final = 1 << 20
"""Bytes that may wait for a client that goes on pinging."""
PING_S: Final = 20.0
CLOSE_S: Final = 5.0
"""How long a client may take to read the rest once the server has hung up."""
STOP_S: Final = 3
"""How long requests in progress may take when the server stops."""
HEALTHY_S: Final = 120
"""How long a process may take to answer its supervisor; importing everything on a busy machine takes a while."""
KEEP_ALIVE_S: Final = 20


class Doors:
    """The connections without a WebSocket, by address; none are counted where any number of sockets may be open."""

    def __init__(self, config: Config) -> None:
        self._most = max(MOST_HTTP, HTTP_EACH * config.sockets) if config.sockets else 0
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in config.proxies]
        self._inside: dict[str, dict[Http, None]] = {}
        self.reserve = Reserve()

    def address(self, client: tuple[str, int] | None) -> str | None:
        """What is counted as one; None for a proxy, which comes for many, and where nobody is counted."""
        if not self._most or client is None:
            return None
        try:
            found = ipaddress.ip_address(client[0])
        except ValueError:
            return neighbourhood(client[0])
        found = getattr(found, "ipv4_mapped", None) or found
        return None if any(found in proxy for proxy in self._proxies) else neighbourhood(client[0])

    def enter(self, one: "Http") -> bool:
        """Whether there is room; another of the same address that asks for nothing goes for it."""
        if one.address is None:
            return True
        inside = self._inside.setdefault(one.address, {})
        inside[one] = None
        if len(inside) <= self._most:
            return True
        idle = next((other for other in inside if other.is_idle), None)
        if idle is None:
            return False
        self.leave(idle)
        idle.transport.close()
        return True

    def leave(self, one: "Http") -> None:
        """It is not counted any more."""
        inside = self._inside.get(one.address or "", {})
        inside.pop(one, None)
        if not inside:
            self._inside.pop(one.address or "", None)

    def holds_too_much(self, one: "Http") -> bool:
        """Whether the address of a connection leaves too much unread."""
        return sum(other.unread for other in self._inside.get(one.address or "", {})) > MOST_UNREAD


class Http(HttpToolsProtocol):
    """HTTP that waits neither for ever nor whatever the length: for a request, and for its answer to be read."""

    def __init__(self, doors: Doors, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.address: str | None = None
        self._doors = doors
        self._is_crowded = False
        self._is_in_head = True
        self._is_whole = False
        self._has_begun = self._has_ended = False
        self._body = 0
        self._beside = 0
        self._unread = 0
        self._checks = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._checking: asyncio.TimerHandle | None = None

    @property
    def unread(self) -> int:
        """Bytes of answers that the client has yet to take."""
        return self.transport.get_write_buffer_size()

    @property
    def is_idle(self) -> bool:
        """Everything asked for is answered, and the answer read."""
        return self._is_whole and self.cycle.response_complete and not self.unread

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Somebody has come."""
        super().connection_made(transport)
        crowd = self._doors.reserve.look(transport.get_extra_info("socket").fileno())
        self.address = self._doors.address(self.client)
        if crowd is Crowd.FULL or not self._doors.enter(self):
            transport.abort()
            return
        if crowd is Crowd.RUNNING_ONLY:
            self._is_crowded, self.app = True, RunningOnly(self.app)
        self._wait(HEADERS_S)
        self._checking = self.loop.call_later(CHECK_S, self._check_reading)

    def connection_lost(self, exc: Exception | None) -> None:
        """They have gone."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a WebSocket."""
        self._leave()
        if self._is_crowded:
            headers, body = refusal()
            lines = [b"HTTP/1.1 503 Service Unavailable", *(b": ".join(pair) for pair in headers), b"", body]
            self.transport.write(b"\r\n".join(lines))
            self.transport.close()
            return
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """More of a request."""
        self._has_begun = self._has_ended = False
        self._body = 0
        super().data_received(data)
        if self._is_whole and self._has_ended:
            return
        # Where a request began in these bytes is not known: they are few, and those that follow are counted.
        self._beside = 0 if self._has_begun else self._beside + len(data) - self._body
        if self._beside > MOST_HEAD:
            self.transport.abort()
        elif self._deadline is None:
            self._wait(HEADERS_S)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._is_in_head, self._is_whole, self._has_begun = True, False, True
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; those after the body say nothing that anybody here wants to know."""
        if self._is_in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """It is known what is asked for."""
        self._is_in_head = False
        self._wait(BODY_S)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """More of what comes with it."""
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole."""
        self._is_whole = self._has_ended = True
        self._stop_waiting()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It is answered, perhaps before it was whole, and perhaps to somebody who does not read."""
        super().on_response_complete()
        self._unread = self._checks = 0
        if not self._is_in_head and not self._is_whole and self.cycle.response_complete:
            self._wait(LINGER_S)
        if self.unread and self._doors.holds_too_much(self):
            self.transport.abort()

    def _check_reading(self) -> None:
        """Let go of a client that does not read, or hardly."""
        unread, before = self.unread, self._unread
        is_answered = self.cycle is None or self.cycle.response_complete or self.transport.is_closing()
        self._checks = self._checks + 1 if unread else 0
        self._unread = unread
        if self._checks > MOST_CHECKS or (is_answered and 0 < before <= unread):
            self.transport.abort()
        else:
            self._checking = self.loop.call_later(CHECK_S, self._check_reading)

    def _wait(self, seconds: float) -> None:
        """So much longer, and no more; where it is crowded the first limit stays."""
        if self._is_crowded and self._deadline is not None:
            return
        self._stop_waiting()
        seconds = min(seconds, CROWDED_S) if self._is_crowded else seconds
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self._stop_waiting()
        if self._checking is not None:
            self._checking.cancel()
        self._doors.leave(self)


class Ws(WebSocketsSansIOProtocol):
    """WebSockets whose messages come in few frames, and that do not linger for a client that has stopped reading."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._controls = 0.0
        self._counted = self.loop.time()

    def handle_cont(self, event: Frame) -> None:
        """One more frame of a message."""
        if len(self.frames) >= MOST_PARTS:
            self._fail(1009, "too many frames")
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """The client asks whether we are there."""
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """The client says that it is there."""
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        """Whether a frame that is no message is one too many; whoever sends them by the thousand is let go."""
        if self.close_sent:
            return False
        now = self.loop.time()
        self._controls = max(0.0, self._controls - (now - self._counted) * CONTROLS_S) + 1
        self._counted = now
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self.transport.abort()
        elif self._controls > MOST_CONTROLS:
            self._fail(1008, "too many pings")
        else:
            return True
        return False

    def _fail(self, code: int, reason: str) -> None:
        """Hang up, and say why where there is still time."""
        self.conn.fail(code, reason)
        if self.conn.close_sent is None:
            self.transport.abort()
            return
        self.handle_parser_exception()
        self.loop.call_later(CLOSE_S, self.transport.abort)

    def keepalive_timeout(self) -> None:
        """The client does not answer."""
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """One message of the app."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            # Somebody was turned away, as they should be; uvicorn would call it an error of ours.
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        """The whole life of the socket."""
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(CLOSE_S, self.transport.abort)


def uvicorn_config(config: Config, make: Callable[[], Any]) -> uvicorn.Config:
    """Settings of uvicorn for an app that is made in the process that runs it."""
    http: Any = partial(Http, Doors(config))
    return uvicorn.Config(
        make,
        factory=True,
        host=config.host,
        port=config.port,
        workers=config.processes,
        loop="auto",
        http=http,
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
        # uvicorn wants networks without host bits, and believes nobody in others.
        forwarded_allow_ips=[str(ipaddress.ip_network(proxy, strict=False)) for proxy in config.proxies],
        timeout_keep_alive=KEEP_ALIVE_S,
        timeout_graceful_shutdown=STOP_S,
        timeout_worker_healthcheck=HEALTHY_S,
    )
