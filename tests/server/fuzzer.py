"""Messages that no honest client sends: torn, huge, deep, out of order, half right."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

KINDS: Final = (
    "join",
    "leave",
    "sit",
    "stand",
    "start",
    "close",
    "move",
    "undo",
    "say",
    "hint",
    "plan",
    "touches",
    "rematch",
    "ping",
)
CHEAP: Final = ("join", "leave", "move", "undo", "hint", "plan", "touches", "ping", "close", "start", "rematch")
"""Kinds that mostly write nothing: what is right about them has been said before."""
MOVES: Final = ("gain O1", "take W1", "take B4", "pass", "done", "place 1 O1 A1", "swap I2 I3", "recycle W", "master")
ODD: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    -1,
    0,
    5,
    6,
    1 << 31,
    (1 << 31) + 1,
    1 << 53,
    1 << 63,
    1 << 64,
    1 << 200,
    -(1 << 63),
    0.5,
    1e308,
    "",
    "x" * 23,
    "x" * 3000,
    "\0",
    "\ud800",
    "\u202e\u0000\uffff",
    "' OR 1=1 --",
    "../../etc/passwd",
    "{0.__class__}",
    "%s%n",
    [],
    {},
    [[[]]],
    {"type": "ping"},
    ["ping"],
)


class Fuzzer:
    """Makes messages from a seed, about these tables."""

    def __init__(self, seed: int, tables: Sequence[str], most_bytes: int) -> None:
        self._random = Random(seed)
        self._tables = tables
        self._most = most_bytes
        self._last = [b"{}"]
        self.decision = 0
        """The decision at one of the tables, so that some messages are right."""
        self._ways: list[tuple[float, Callable[[], bytes]]] = [
            (4, self._half_right),
            (4, self._torn),
            (3, self._odd_field),
            (1, self._noise),
            (1, self._deep),
            (0.5, self._huge),
            (1, self._again),
            (0.3, self._right),
        ]

    def next(self) -> bytes:
        """One more message."""
        ways = [way for _, way in self._ways]
        made = self._random.choices(ways, [weight for weight, _ in self._ways])[0]()
        if len(self._last) > 50:
            self._last.pop(0)
        self._last.append(made)
        return made[: self._most]

    def _fields(self, kind: str) -> dict[str, Any]:
        random = self._random
        fields: dict[str, Any] = {"type": kind, "id": random.randrange(1000)}
        if kind != "ping":
            fields["table"] = random.choice([*self._tables, *self._tables, "nowhere", "x" * 22])
        if kind in ("sit", "stand", "move", "undo", "hint", "plan", "touches"):
            fields["seat"] = random.randrange(6)
        if kind in ("move", "undo"):
            fields["decision"] = max(0, self.decision + random.choice((-9, -1, 0, 0, 0, 1, 7)))
        if kind == "move":
            fields["move"] = random.choice(MOVES)
        if kind == "plan":
            fields["source"] = random.choice(("W1", "B4", "G9", "Wdeck", "W9", "w1", ""))
        if kind == "say":
            fields["text"] = random.choice(("hello", "\N{PILE OF POO}" * 200, "<script>alert(1)</script>", "\0"))
        if kind == "join":
            fields["key"] = random.choice((None, "guess", "x" * 22))
            fields["number"] = random.choice((0, 1, 3, 1 << 31))
        return fields

    def _right(self) -> bytes:
        """As a client would, whether it is the time for it or not."""
        return json.dumps(self._fields(self._random.choice(KINDS))).encode()

    def _half_right(self) -> bytes:
        fields = self._fields(self._random.choice(CHEAP))
        for _ in range(self._random.randrange(1, 3)):
            if self._random.random() < 0.5 and len(fields) > 1:
                del fields[self._random.choice(list(fields))]
            else:
                fields[self._random.choice(("extra", "seat", "person", "seed", "type"))] = self._random.choice(ODD)
        return json.dumps(fields).encode()

    def _odd_field(self) -> bytes:
        fields = self._fields(self._random.choice(CHEAP))
        fields[self._random.choice(list(fields))] = self._random.choice(ODD)
        return json.dumps(fields, ensure_ascii=self._random.random() < 0.7).encode("utf-8", "surrogatepass")

    def _torn(self) -> bytes:
        """A right message with a few bytes wrong."""
        data = bytearray(json.dumps(self._fields(self._random.choice(CHEAP))).encode())
        for _ in range(self._random.randrange(1, 6)):
            at = self._random.randrange(len(data))
            match self._random.randrange(4):
                case 0:
                    data[at] = self._random.randrange(256)
                case 1:
                    del data[at:]
                case 2:
                    data[at:at] = self._random.randbytes(self._random.randrange(8))
                case 3:
                    data[at:at] = data[: self._random.randrange(len(data))]
            if not data:
                return b""
        return bytes(data)

    def _noise(self) -> bytes:
        return self._random.randbytes(self._random.randrange(200))

    def _deep(self) -> bytes:
        depth = self._random.choice((10, 500, 2000, 100_000))
        opening = self._random.choice((b"[", b'{"a":', b'{"type":"move","table":['))
        return opening * depth

    def _huge(self) -> bytes:
        size = self._random.choice((4096, 4097, 70_000, 1_000_000))
        return json.dumps({**self._fields("move"), "move": "x" * size}).encode()

    def _again(self) -> bytes:
        """Something that was sent before."""
        return self._random.choice(self._last)
