"""Server processes that can be killed, and people at real sockets who come back."""

import asyncio
import itertools
import multiprocessing
import os
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.patience import PATIENCE_S
from tests.playing import WEIGHTS
from tests.server.serving import PLAIN, free_port

LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
"""What a client meets when its server is not there."""


_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(["tests.server.warmed"])


def _serve(arguments: list[str], log: str) -> None:
    """In a process made by fork: become a server, and write to the log."""
    with Path(log).open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    from projectl.cli.main import app

    app(arguments, prog_name="projectl")


class Process:
    """`projectl serve` in a process of its own; it comes back on the same port.

    It is forked off a process that has everything loaded: the same command, without three seconds of importing.
    `test_serve.py` starts it like anybody.
    """

    def __init__(self, database: str, folder: Path, *flags: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        settings = ("--port", str(self.port), "--database", database, "--rate", "0", "--sockets", "0")
        self._arguments = ["serve", *settings, *(flags or ("--bots", "1"))]
        self._process: ForkServerProcess | None = None

    async def start(self) -> None:
        """Run it, and wait until it answers."""
        self.log.touch()
        self._process = _forks.Process(target=_serve, args=(self._arguments, str(self.log)))
        self._process.start()
        async with asyncio.timeout(PATIENCE_S), httpx.AsyncClient(verify=PLAIN) as client:
            while True:
                assert self._is_alive, self.said[-3000:]
                with suppress(httpx.HTTPError):
                    if (await client.get(f"{self.url}/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    @property
    def _is_alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def _wait(self) -> None:
        if self._process is not None:
            self._process.join(PATIENCE_S)
        assert not self._is_alive
        self._process = None

    def kill(self) -> None:
        """Pull the plug."""
        if self._process is not None:
            self._process.kill()
            self._wait()

    def stop(self) -> None:
        """Ask it to leave."""
        if self._process is not None:
            self._process.terminate()
            self._wait()

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def said(self) -> str:
        """Everything it wrote about itself, all lives together."""
        return self.log.read_text(errors="replace")


@asynccontextmanager
async def running(database: str, folder: Path, *flags: str) -> AsyncIterator[Process]:
    """A server, until the test is over."""
    server = Process(database, folder, *flags)
    try:
        await server.start()
        yield server
    finally:
        server.kill()


def check_calm(server: Process) -> None:
    """Nothing went wrong that nobody foresaw."""
    bad = [line for line in server.said.splitlines() if '"level": "error"' in line or "Traceback" in line]
    assert not bad, bad[:5]


def pick(legal: list[str], random: Random) -> str:
    """A move that gets somewhere, as `tests.playing.lively` picks it."""
    kinds: dict[str, list[str]] = {}
    for move in legal:
        kinds.setdefault(move.partition(" ")[0], []).append(move)
    kind = random.choices(list(kinds), [WEIGHTS.get(name, 1.0) for name in kinds])[0]
    moves = kinds[kind]
    if kind == "place" and random.random() < 0.8:
        moves = [move for move in moves if move[6] == moves[0][6]]
        return moves[-1 - int(random.random() * len(moves) / 8)]
    return random.choice(moves)


class Remote:
    """One person, with a browser that keeps every byte it was sent."""

    def __init__(self, token: str, person: str) -> None:
        _everybody.append(self)
        self.token = token
        self.person = person
        self.frames: list[bytes] = []
        self.said: list[dict[str, Any]] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self.keep = False
        """Whether frames are kept."""
        self._socket: ClientConnection | None = None
        self._ids = itertools.count(1)

    @classmethod
    async def new(cls, server: "Process | str") -> Self:
        """A guest whom the server has not seen before."""
        url = server if isinstance(server, str) else server.url
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE_S, verify=PLAIN) as client:
            answer = await client.get("/api/me")
            assert answer.status_code == 200, answer.text
            return cls(answer.cookies["projectl"], answer.json()["id"])

    async def http(self, url: str, method: str, path: str, **settings: Any) -> httpx.Response:
        """Ask over HTTP."""
        async with httpx.AsyncClient(
            base_url=url, timeout=PATIENCE_S, verify=PLAIN, cookies={"projectl": self.token}
        ) as client:
            return await client.request(method, path, **settings)

    async def open_table(self, server: "Process | str", **wishes: Any) -> tuple[str, str]:
        """A new table: its id and its key."""
        url = server if isinstance(server, str) else server.url
        answer = await self.http(url, "POST", "/api/tables", json=wishes)
        assert answer.status_code == 201, answer.text
        opened = answer.json()
        return opened["table"], opened["key"]

    async def connect(self, port: int) -> None:
        """Open the socket; one of LOST if nobody is there."""
        await self.drop()
        headers = {"Cookie": f"projectl={self.token}"}
        url = f"ws://127.0.0.1:{port}/ws"
        self._socket = await connect(
            url, additional_headers=headers, max_size=None, max_queue=None, compression=None, open_timeout=PATIENCE_S
        )

    async def come_back(self, port: int) -> None:
        """Open the socket, however long it takes until somebody is there."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                with suppress(*LOST):
                    await self.connect(port)
                    return
                await asyncio.sleep(0.05)

    async def drop(self) -> None:
        """Close the browser."""
        if self._socket is not None:
            with suppress(*LOST):
                await self._socket.close()
            self._socket = None

    async def send(self, message: dict[str, Any] | bytes | str) -> None:
        """Send something, and wait for nothing."""
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, bytes | str) else msgspec.json.encode(message).decode())

    async def next(self) -> dict[str, Any]:
        """The next message."""
        assert self._socket is not None
        async with asyncio.timeout(PATIENCE_S):
            data = await self._socket.recv(decode=False)
        message: dict[str, Any] = msgspec.json.decode(data)
        if message["type"] == "table":
            self.tables[message["table"]] = message
        if self.keep:
            self.frames.append(data)
            self.said.append(message)
        return message

    async def answer(self, number: int) -> dict[str, Any]:
        """Read on until the answer to a message."""
        while True:
            message = await self.next()
            if message.get("id") == number:
                return message

    def asking(self, kind: str, **fields: Any) -> dict[str, Any]:
        """A message with a number of its own."""
        return {"type": kind, "id": next(self._ids), **fields}

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        message = self.asking(kind, **fields)
        await self.send(message)
        return await self.answer(message["id"])

    async def until(self, table: str, number: int = 0, **wanted: Any) -> dict[str, Any]:
        """Read on until a table is as wanted."""
        while True:
            now = self.tables.get(table)
            if now is not None and now["number"] >= number and all(now.get(k) == v for k, v in wanted.items()):
                return now
            await self.next()

    async def until_to_decide(self, table: str, number: int = 0, most: int = 5000) -> dict[str, Any]:
        """Read on until one may decide, the game is over, or so much was decided."""
        now = await self.until(table, number)
        while not now.get("legal") and now["phase"] in ("waiting", "playing") and now["decision"] < most:
            await self.next()
            now = self.tables[table]
        return now

    async def play(self, table: str, random: Random, most: int = 5000) -> None:
        """Decide for one's seats until the game is over, or until all have decided so many times."""
        number = 0
        while True:
            now = await self.until_to_decide(table, number, most)
            if now["phase"] != "playing" or now["decision"] >= most:
                return
            seat, legal = random.choice(list(now["legal"].items()))
            move = pick(legal, random)
            answer = await self.ask("move", table=table, seat=int(seat), decision=now["decision"], move=move)
            if answer["type"] == "done":
                number = answer["number"]
            else:
                assert answer["code"] in ("stale", "not_your_turn", "game_over"), answer
                await self.next()


_everybody: list[Remote] = []


def run(scenario: Coroutine[Any, Any, None]) -> None:
    """Let something happen among people; all browsers are closed after it."""

    async def whole() -> None:
        try:
            await scenario
        finally:
            for each in _everybody:
                await each.drop()
            _everybody.clear()

    asyncio.run(whole())


async def seat_two(ann: Remote, ben: Remote, table: str, key: str) -> dict[int, Remote]:
    """Both are connected: they join, the other takes the open seat, and the game begins; who sits where."""
    assert (await ann.ask("join", table=table))["type"] == "done"
    assert (await ben.ask("join", table=table, key=key))["type"] == "done"
    assert (await ben.ask("sit", table=table, seat=1))["type"] == "done"
    chairs = (await ann.until(table, phase="playing"))["chairs"]
    await ben.until(table, phase="playing")
    return {seat: ann if chair.get("is_you") else ben for seat, chair in enumerate(chairs)}
