"""Scripted players for `projectl bench server`: many WebSockets in one process, with little work for each."""

import asyncio
import http.client
import json
import random
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

HOST: Final = "127.0.0.1"
ASKING: Final = 4
"""HTTP connections that introduce guests and open tables."""
PATIENCE_S: Final = 60.0
_encode = msgspec.json.Encoder().encode


class Heard(Struct):
    """What a player reads of any message; the rest is skipped."""

    type: str
    id: int | None = None
    table: str = ""
    decision: int = 0
    phase: str = ""
    legal: dict[str, list[str]] = {}
    rematch: str | None = None
    code: str = ""


_decode = msgspec.json.Decoder(Heard).decode


def _share(work: Callable[[http.client.HTTPConnection, Any], Any], port: int, each: Iterable[Any]) -> list[Any]:
    """Ask the server for all of it, on a few connections at once, in order."""
    todo = list(each)

    def ask(part: list[Any]) -> list[Any]:
        line = http.client.HTTPConnection(HOST, port, timeout=PATIENCE_S)
        try:
            return [work(line, one) for one in part]
        finally:
            line.close()

    size = -(-len(todo) // ASKING) or 1
    with ThreadPoolExecutor(ASKING) as pool:
        found = pool.map(ask, [todo[k : k + size] for k in range(0, len(todo), size)])
        return [one for part in found for one in part]


def _answer(line: http.client.HTTPConnection) -> http.client.HTTPResponse:
    answer = line.getresponse()
    if answer.status >= 400:
        raise RuntimeError(f"the server answers {answer.status}: {answer.read()[:200]!r}")
    return answer


def _introduce(line: http.client.HTTPConnection, _number: int) -> str:
    line.request("GET", "/api/me")
    answer = _answer(line)
    answer.read()
    return (answer.getheader("Set-Cookie") or "").partition(";")[0]


def _open(line: http.client.HTTPConnection, cookie: str) -> tuple[str, str]:
    headers = {"Cookie": cookie, "Content-Type": "application/json"}
    line.request("POST", "/api/tables", body='{"seats": ["you", "open"]}', headers=headers)
    opened = json.loads(_answer(line).read())
    return opened["table"], opened["key"]


def new_guests(port: int, count: int) -> list[str]:
    """The cookies of so many new guests."""
    return _share(_introduce, port, range(count))


def new_tables(port: int, hosts: list[str]) -> list[tuple[str, str]]:
    """A table for two opened by each of these, with the key of its link."""
    return _share(_open, port, hosts)


class Socket(asyncio.Protocol):
    """A WebSocket that belongs to a guest."""

    def __init__(self, port: int, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._line = ClientProtocol(parse_uri(f"ws://{HOST}:{port}/ws"), max_size=None)
        self._cookie = cookie
        self._hear = hear
        self._transport: Any = None
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False

    @classmethod
    async def open(cls, port: int, cookie: str, hear: Callable[[bytes], None]) -> "Socket":
        """A socket, once the server has said yes."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(port, cookie, hear), HOST, port)
        await asyncio.wait_for(socket._opened, PATIENCE_S)
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = transport
        request = self._line.connect()
        request.headers["Cookie"] = self._cookie
        self._line.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Read what has come, and answer pings."""
        self._line.receive_data(data)
        for event in self._line.events_received():
            if isinstance(event, Frame):
                if event.opcode is Opcode.TEXT:
                    self._hear(bytes(event.data))
            elif not self._opened.done():
                refused = self._line.handshake_exc
                if refused is None:
                    self._opened.set_result(None)
                else:
                    self._opened.set_exception(refused)
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        """The server has gone."""
        self.is_lost = True
        if not self._opened.done():
            self._opened.set_exception(error or ConnectionError("the server hung up"))

    def say(self, **message: Any) -> None:
        """Send a message."""
        if not self.is_lost:
            self._line.send_text(_encode(message))
            self._flush()

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        for data in self._line.data_to_send():
            if data:
                self._transport.write(data)


class Tally:
    """What was measured, since it was last emptied."""

    def __init__(self) -> None:
        self.acknowledged = 0
        """In all, never emptied."""
        self.empty()

    def empty(self) -> None:
        """Begin anew."""
        self.moves = 0
        self.waits: list[float] = []
        """Seconds from when a move was due to the other player's message that carries it."""
        self.errors: Counter[str] = Counter()


class Pace:
    """When players move: not before all are there, then so many moves a second in all, or as many as they can.

    A move is due when its time has come, whether or not the answer to the one before has: a server that stands still
    for a second has kept all moves waiting that people would have made meanwhile, not only those already sent.
    """

    def __init__(self, tables: int, moves_per_s: float | None) -> None:
        self.tables = tables
        self.moves_per_s = moves_per_s
        self.is_over = False
        self._waiting: list[tuple[Table, Callable[[float], None]]] | None = []

    def begin(self) -> None:
        """Everybody is there."""
        waiting, self._waiting = self._waiting or [], None
        for table, move in waiting:
            table.due = time.perf_counter() - table.dice.random() * self.tables / (self.moves_per_s or self.tables)
            self.move_soon(table, move)

    def move_soon(self, table: "Table", move: Callable[[float], None]) -> None:
        """Move when it is time to; `move` is told when it was due, which may be long ago."""
        now = time.perf_counter()
        if self._waiting is not None:
            self._waiting.append((table, move))
        elif self.moves_per_s is None:
            table.due = now
            move(now)
        else:
            table.due = (now if table.due is None else table.due) + self.tables / self.moves_per_s
            asyncio.get_running_loop().call_later(max(0.0, table.due - now), move, table.due)


class Table:
    """Two players; whoever may decide makes any legal move."""

    def __init__(self, number: int, pace: Pace, tally: Tally) -> None:
        self.dice = random.Random(number)
        self.pace = pace
        self.tally = tally
        self.due: float | None = None
        """When its last move was to be made; None before the first of a game."""
        self.under_way: deque[tuple[int, float, Player]] = deque()
        self.players: list[Player] = []
        self.is_playing = False

    async def sit_down(self, port: int, cookies: tuple[str, str], table: str, key: str) -> None:
        """Bring both players to a table that the first of them opened."""
        for cookie in cookies:
            player = Player(self, table)
            self.players.append(player)
            player.socket = await Socket.open(port, cookie, player.hear)
            player.socket.say(type="join", table=table, key=key)
        self.players[1].socket.say(type="sit", table=table, seat=1)


class Player:
    """A scripted player."""

    socket: Socket

    def __init__(self, at: Table, table: str) -> None:
        self._at = at
        self._table = table
        self._decided = -1
        """The decision of this game that was answered last."""
        self._moves: set[int] = set()
        self._last_id = 0
        self._is_leaving = False

    def hear(self, data: bytes) -> None:
        """A message has come."""
        message = _decode(data)
        match message.type:
            case "table" if message.table == self._table:
                self._look(message)
            case "done" if message.id in self._moves:
                self._moves.discard(message.id)
                self._at.tally.moves += 1
                self._at.tally.acknowledged += 1
            case "refused":
                self._at.tally.errors[message.code] += 1

    def _look(self, message: Heard) -> None:
        at, now = self._at, time.perf_counter()
        while at.under_way and at.under_way[0][2] is not self and at.under_way[0][0] < message.decision:
            at.tally.waits.append(now - at.under_way.popleft()[1])
        if message.phase == "over":
            self._go_on(message)
        elif message.legal and message.decision > self._decided:
            at.is_playing = True
            self._decided = message.decision
            seat, moves = next(iter(message.legal.items()))
            at.pace.move_soon(at, partial(self._move, int(seat), message.decision, moves))

    def _move(self, seat: int, decision: int, moves: list[str], due: float) -> None:
        at = self._at
        if at.pace.is_over:
            return
        self._last_id += 1
        self._moves.add(self._last_id)
        at.under_way.append((decision, due, self))
        move = at.dice.choice(moves)
        self.socket.say(type="move", id=self._last_id, table=self._table, seat=seat, decision=decision, move=move)

    def _go_on(self, message: Heard) -> None:
        """The game is over: the first player asks for another, the second agrees, both go there."""
        if message.rematch is not None:
            if self is not self._at.players[0]:
                self.socket.say(type="rematch", table=self._table)
            self.socket.say(type="leave", table=self._table)
            self._table, self._decided, self._is_leaving = message.rematch, -1, False
            self._at.under_way.clear()
            self._at.due = None
            self.socket.say(type="join", table=self._table)
        elif self is self._at.players[0] and not self._is_leaving:
            self._is_leaving = True
            self.socket.say(type="rematch", table=self._table)
