"""What of a table goes to clients as it is; `wire/messages.py` puts it into messages."""

from typing import Final

import msgspec
from msgspec import Struct

NOTHING: Final = msgspec.Raw(b"[]")


class Happened(Struct, frozen=True, omit_defaults=True):
    """An entry of the log that was a decision, or took one back: with its events, for showing how it came about."""

    number: int
    decision: int
    seat: int
    move: str | None = None
    events: msgspec.Raw = NOTHING
    """Written once, for everybody who is told."""


class Face(Struct, frozen=True):
    """A puzzle as it is drawn: its points, its reward, and the cells of its recess as in a move (`b1c1b2`)."""

    points: int
    reward: str
    cells: str


class Stopping(Struct, frozen=True, omit_defaults=True):
    """[E3] what a seat would have in the end if it placed nothing more, and how that comes about.

    `now` is `before`, less a point for each touch, with what was `won` and without what is `lost`.
    """

    now: int
    before: int
    won: int = 0
    """Points of the puzzles that touches have filled."""
    lost: int = 0
    """What puzzles left unfinished cost [X16] [R6]."""
    touches: list[str] = []
    """The moves so far."""
    may_ask: bool = False
    """Whether `touches` would be answered: no other person plays here."""
