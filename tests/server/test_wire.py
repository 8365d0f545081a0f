"""What a client can make the server hold: little, and not for long."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import pytest
import uvicorn

from projectl.server.config import Config
from projectl.server.wire import serving as wire
from projectl.server.wire.serving import uvicorn_config
from tests.patience import PATIENCE_S
from tests.server.serving import free_port, wait_until

BIG: Final = 20_000_000
"""More than a machine's own buffers take."""
HEAD: Final = b"Host: localhost\r\n"
UPGRADE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers at once, at /read when it has everything, at /big with much; over a WebSocket it sends as many bytes."""
    if scope["type"] == "lifespan":
        while (event := (await receive())["type"]) == "lifespan.startup":
            await send({"type": "lifespan.startup.complete"})
        assert event == "lifespan.shutdown"
        await send({"type": "lifespan.shutdown.complete"})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "bytes": bytes(int(message["text"]))})
    else:
        names = b" ".join(name for name, _ in scope["headers"])
        while scope["path"] == "/read" and (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(BIG) if scope["path"] == "/big" else names})


class Small:
    """A server of that app, in a thread."""

    def __init__(self, config: Config) -> None:
        self.port = config.port
        self.server = uvicorn.Server(uvicorn_config(config, lambda: app))
        self.opened = ExitStack()

    @property
    def connections(self) -> int:
        """How many there are, as the server sees it."""
        return len(self.server.server_state.connections)

    def raw(self, *, is_small: bool = False) -> socket.socket:
        """A connection, perhaps with little room for what comes."""
        made = self.opened.enter_context(socket.socket())
        made.settimeout(PATIENCE_S)
        if is_small:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.connect(("127.0.0.1", self.port))
        return made

    def ws(self, *, is_small: bool = False) -> socket.socket:
        """One that is a WebSocket."""
        made = self.raw(is_small=is_small)
        made.sendall(UPGRADE)
        until_it_says(made, b"\r\n\r\n")
        return made


@contextmanager
def small(**settings: Any) -> Iterator[Small]:
    running = Small(Config(database="x", port=free_port(), **{"sockets": 0, **settings}))
    thread = threading.Thread(target=lambda: asyncio.run(running.server.serve()), daemon=True)
    thread.start()
    wait_until(lambda: running.server.started)
    try:
        yield running
    finally:
        running.opened.close()
        running.server.should_exit = True
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


def until_it_says(made: socket.socket, end: bytes) -> bytes:
    said = b""
    while end not in said:
        more = made.recv(65536)
        assert more, said
        said += more
    return said


def asked(made: socket.socket, request: bytes = b"GET / HTTP/1.1\r\n") -> bytes:
    """The answer to a small request."""
    made.sendall(request + HEAD + b"\r\n")
    return until_it_says(made, b"0\r\n\r\n")


def frame(opcode: int, payload: bytes = b"") -> bytes:
    """A short frame of a client, masked with zeros."""
    return bytes((0x80 | opcode, 0x80 | len(payload))) + bytes(4) + payload


TEXT: Final = 1
PING: Final = 9
PONG: Final = 10


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Change what the server has patience for."""

    def change(**values: float) -> None:
        for name, value in values.items():
            monkeypatch.setattr(wire, name, value)

    return change


# What is sent to it


@pytest.mark.parametrize("more", [b"X-1: yyyyyyyyyyyyyyyyyyyyyyyy\r\n", b"y"])
def test_trailers_that_never_end_are_cut_off(more: bytes) -> None:
    with small() as server:
        made = server.raw()
        made.sendall(b"POST /read HTTP/1.1\r\n" + HEAD + b"Transfer-Encoding: chunked\r\n\r\n0\r\nX-0: y")
        with pytest.raises(ConnectionError):
            made.sendall((b"" if more == b"y" else b"\r\n") + more * (50_000_000 // len(more)))
        wait_until(lambda: not server.connections)


def test_trailers_are_no_headers() -> None:
    with small() as server:
        made = server.raw()
        chunked = b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nCookie: projectl=x\r\n\r\n"
        made.sendall(b"POST /read HTTP/1.1\r\n" + HEAD + chunked)
        assert b"host transfer-encoding\r\n" in until_it_says(made, b"0\r\n\r\n")
        assert b"200 OK" in asked(made), "the connection goes on"


def test_a_long_body_is_no_long_head() -> None:
    with small() as server:
        made = server.raw()
        made.sendall(b"POST /read HTTP/1.1\r\n" + HEAD + b"Content-Length: 5000000\r\n\r\n" + bytes(5_000_000))
        assert b"200 OK" in until_it_says(made, b"0\r\n\r\n")
        made.sendall((b"GET / HTTP/1.1\r\n" + HEAD + b"\r\n") * 3000)
        said = b""
        while said.count(b"200 OK") < 100:
            said += until_it_says(made, b"0\r\n\r\n")


def test_who_has_an_answer_does_not_send_on_for_long(hurried: Callable[..., None]) -> None:
    hurried(LINGER_S=0.2)
    with small() as server:
        made = server.raw()
        made.sendall(b"GET / HTTP/1.1\r\n" + HEAD + b"Content-Length: 1000000\r\n\r\n")
        until_it_says(made, b"0\r\n\r\n")
        wait_until(lambda: not server.connections, PATIENCE_S)


def test_who_sends_the_rest_after_the_answer_may_ask_again() -> None:
    with small() as server:
        made = server.raw()
        made.sendall(b"GET / HTTP/1.1\r\n" + HEAD + b"Content-Length: 5\r\n\r\n")
        until_it_says(made, b"0\r\n\r\n")
        made.sendall(b"hello")
        assert b"200 OK" in asked(made)


@pytest.mark.parametrize("rest", [b"Content-Length: 100\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: "])
def test_a_request_that_is_never_whole_is_given_up(hurried: Callable[..., None], rest: bytes) -> None:
    hurried(BODY_S=0.2)
    with small() as server:
        server.raw().sendall(b"POST /read HTTP/1.1\r\n" + HEAD + rest)
        wait_until(lambda: server.connections == 1)
        wait_until(lambda: not server.connections, PATIENCE_S)


def test_empty_lines_hold_no_connection_open(hurried: Callable[..., None]) -> None:
    hurried(HEADERS_S=0.2)
    with small() as server:
        made = server.raw()
        asked(made)
        made.sendall(b"\r\n")
        wait_until(lambda: not server.connections, PATIENCE_S)


# What it does not read


def test_an_answer_that_nobody_reads_is_not_kept(hurried: Callable[..., None]) -> None:
    hurried(CHECK_S=0.1)
    with small() as server:
        made = server.raw(is_small=True)
        made.sendall(b"GET /big HTTP/1.1\r\n" + HEAD + b"\r\n")
        wait_until(lambda: server.connections == 1)
        wait_until(lambda: not server.connections, PATIENCE_S)


def test_who_asks_on_and_on_and_reads_nothing_is_let_go(hurried: Callable[..., None]) -> None:
    hurried(CHECK_S=0.05, MOST_CHECKS=2)
    with small() as server:
        made = server.raw(is_small=True)
        made.sendall((b"GET /big HTTP/1.1\r\n" + HEAD + b"\r\n") * 3)
        wait_until(lambda: server.connections == 1)
        wait_until(lambda: not server.connections, PATIENCE_S)


def test_who_reads_gets_it_all() -> None:
    with small() as server:
        made, got = server.raw(), 0
        made.sendall(b"GET /big HTTP/1.0\r\n" + HEAD + b"\r\n")
        while data := made.recv(1 << 20):
            got += len(data)
        assert got > BIG


def test_an_address_leaves_only_so_much_unread_in_all(hurried: Callable[..., None]) -> None:
    hurried(MOST_UNREAD=BIG)
    with small(sockets=64) as server:
        first, second = server.raw(is_small=True), server.raw(is_small=True)
        first.sendall(b"GET /big HTTP/1.1\r\n" + HEAD + b"\r\n")
        wait_until(lambda: any(one.unread for one in server.server.server_state.connections))  # type: ignore[union-attr]
        second.sendall(b"GET /big HTTP/1.1\r\n" + HEAD + b"\r\n")
        wait_until(lambda: server.connections == 1)
        first.close()
        wait_until(lambda: not server.connections, PATIENCE_S)


# How many there are


def test_one_address_has_only_so_many_connections(hurried: Callable[..., None]) -> None:
    hurried(MOST_HTTP=3, HTTP_EACH=0)
    with small(sockets=64) as server:
        held = [server.raw() for _ in range(3)]
        for made in held:
            made.sendall(b"GET / HTTP/1.1\r\n")
        wait_until(lambda: server.connections == 3)
        late = server.raw()
        with pytest.raises((ConnectionError, AssertionError)):
            asked(late)
        assert server.connections == 3
        held[1].sendall(HEAD + b"\r\n")
        until_it_says(held[1], b"0\r\n\r\n")
        assert b"200 OK" in asked(server.raw()), "one that asks for nothing makes room"
        assert held[1].recv(1) == b""
        server.ws()
        server.ws()


@pytest.mark.parametrize("settings", [{"sockets": 0}, {"sockets": 64, "proxies": ("127.0.0.0/8",)}])
def test_a_proxy_has_as_many_as_it_wants(hurried: Callable[..., None], settings: dict[str, Any]) -> None:
    hurried(MOST_HTTP=3, HTTP_EACH=0)
    with small(**settings) as server:
        held = [server.raw() for _ in range(10)]
        wait_until(lambda: server.connections == len(held))
        assert all(b"200 OK" in asked(made) for made in held)


def test_a_network_may_be_named_by_any_of_its_addresses() -> None:
    config = uvicorn_config(Config(database="x", proxies=("172.17.0.1/16", "::1")), lambda: app)
    assert config.forwarded_allow_ips == ["172.17.0.0/16", "::1/128"]


# WebSockets


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_pings_by_the_thousand_end_a_socket(opcode: int) -> None:
    with small() as server:
        made = server.ws()
        made.sendall(frame(opcode, b"p" * 100) * wire.MOST_CONTROLS)
        made.sendall(frame(TEXT, b"3"))
        until_it_says(made, b"\x82\x03\0\0\0")
        made.sendall(frame(opcode, b"p" * 100) * 300)
        assert b"too many pings" in until_it_says(made, (1008).to_bytes(2) + b"too many pings")
        wait_until(lambda: not server.connections, PATIENCE_S)


def test_who_pings_and_does_not_read_is_let_go(hurried: Callable[..., None]) -> None:
    hurried(MOST_UNSENT=1000)
    with small() as server:
        made = server.ws(is_small=True)
        made.sendall(frame(TEXT, str(BIG).encode()))
        [line] = server.server.server_state.connections
        wait_until(lambda: line.transport.get_write_buffer_size() > 1000)
        made.sendall(frame(PING))
        wait_until(lambda: not server.connections, PATIENCE_S)
