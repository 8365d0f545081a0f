"""The log of a table: everything that ever happened there, entry after entry, never changed.

A table is what its log makes of it. Entries name people by their ids, so that somebody who leaves for good leaves
no name behind.
"""

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

Choice: TypeAlias = Literal["wait", "stand_in", "break_off"]


class Sit(Struct, tag="sit", frozen=True, omit_defaults=True):
    """A seat changes hands: to a person, to a bot, or to nobody.

    `kept` is the one person who may sit down there next.
    """

    seat: int
    person: str | None = None
    bot: str | None = None
    kept: str | None = None


class Start(Struct, tag="start", frozen=True, omit_defaults=True):
    """[S5] the game begins; lots made this seat the first, the others follow clockwise and all are numbered anew.

    A game that was begun in a page goes on here; what was decided there follows, an entry each.
    """

    first: int
    is_from_page: bool = False
    """Whoever played it there knows its seed."""
    has_take_backs: bool = False
    """Decisions were taken back there that nobody takes back from others."""


class Decide(Struct, tag="decide", frozen=True):
    """A decision of a seat, as a move text."""

    seat: int
    move: str


class Hold(Struct, tag="hold", frozen=True):
    """[T1] a decision that ends the turn of a seat waits to be played, until a `Decide` says that it is."""

    seat: int
    move: str


class Drop(Struct, tag="drop", frozen=True):
    """A decision that waited was never made."""

    seat: int


class TakeBack(Struct, tag="take_back", frozen=True):
    """The last decision never happened; a seat takes back its own."""

    seat: int


class Rematch(Struct, tag="rematch", frozen=True):
    """The same people go on at another table."""

    table: str


class Close(Struct, tag="close", frozen=True):
    """The table is given up; nobody sits there any more."""


class Away(Struct, tag="away", frozen=True):
    """Somebody who sits here has not been connected since a time: the others may choose how to go on."""

    person: str
    since: float


class Back(Struct, tag="back", frozen=True):
    """Whoever was away is there again, and has every seat back that a bot held for them."""

    person: str


class Choose(Struct, tag="choose", frozen=True):
    """How somebody who is there wants to go on without who is away."""

    person: str
    choice: Choice


class StandIn(Struct, tag="stand_in", frozen=True):
    """All who are there agreed: a bot plays for those who are away until they are back."""

    bot: str


class BreakOff(Struct, tag="break_off", frozen=True):
    """All who are there agreed: the game ends here, nobody has won, and it does not count."""


Entry: TypeAlias = (
    Sit | Start | Decide | Hold | Drop | TakeBack | Rematch | Close | Away | Back | Choose | StandIn | BreakOff
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def write(entry: Entry) -> str:
    """An entry as it is kept."""
    return _encoder.encode(entry).decode()


def read(text: str) -> Entry:
    """An entry as it was kept."""
    return _decoder.decode(text)
