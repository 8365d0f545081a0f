r"""Who sat where, as a record says it: `seat 0: Ann`, `seat 1: bot mcts:think_ms=100`.

Both are texts of strangers. What would break a line, cannot be seen or begins as a bot does is written by its number
in Unicode, `\u{a}` for a line end, so that every name comes back as it was and none is taken for another line.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from projectl.catalogue.impossible import Impossible
from projectl.notation.reading import InvalidPosition, shown

MOST_LETTERS: Final = 500
"""Of a name or a bot; some bots are commands with paths in them."""
SEAT: Final = re.compile(r"seat ([0-5])")
"""The key of a header line."""
BOT: Final = "bot "
_ESCAPED: Final = re.compile(r"\\(?:u\{([0-9a-f]{1,6})\})?")


class Seated(NamedTuple):
    """Who sits at a seat: a person by their name, or a bot as it is named everywhere (`mcts:think_ms=100`)."""

    name: str
    is_bot: bool = False

    @classmethod
    def of_bot(cls, spec: str) -> "Seated | None":
        """A bot; None for a command that is too long for a record."""
        return cls(spec, is_bot=True) if may_be_seated(spec) else None


Seats = tuple[Seated | None, ...]
"""One entry a seat; None where nobody knows."""


def may_be_seated(name: object) -> bool:
    """Whether a record can hold this name: not too long, and text that can be encoded."""
    if not isinstance(name, str) or not 1 <= len(name) <= MOST_LETTERS:
        return False
    return not any("\ud800" <= letter <= "\udfff" for letter in name)


def check_seats(seated: object, players: int) -> Seats:
    """The same as a tuple; InvalidPosition says what cannot be."""
    if not isinstance(seated, Sequence) or len(seated) != players:
        raise InvalidPosition(f"{players} sit at this table: one entry for each, not {shown(seated)}")
    for one in seated:
        if one is not None and not (isinstance(one, Seated) and may_be_seated(one.name)):
            raise InvalidPosition(f"a seat is None or a name of 1 to {MOST_LETTERS} letters, not {shown(one)}")
    return tuple(seated)


def seat_lines(seated: Seats) -> list[str]:
    """The lines of a header; none for a seat of which nothing is known."""
    return [f"seat {seat}: {_written(one)}" for seat, one in enumerate(seated) if one is not None]


def _written(one: Seated) -> str:
    last = len(one.name) - 1
    text = "".join(
        letter if letter.isprintable() and letter != "\\" and (letter != " " or 0 < at < last) else _escape(letter)
        for at, letter in enumerate(one.name)
    )
    if one.is_bot:
        return BOT + text
    return _escape(text[0]) + text[1:] if text.startswith(BOT) else text


def _escape(letter: str) -> str:
    return f"\\u{{{ord(letter):x}}}"


def read_seat(value: str) -> Seated:
    """What stands behind `seat 0: `; an Impossible says what is wrong."""
    is_bot = value.startswith(BOT)
    name = _ESCAPED.sub(_letter, value.removeprefix(BOT) if is_bot else value)
    if not may_be_seated(name):
        raise Impossible("name", f"a seat has a name of 1 to {MOST_LETTERS} letters", most=MOST_LETTERS)
    return Seated(name, is_bot)


def _letter(escaped: re.Match[str]) -> str:
    number = int(escaped[1], 16) if escaped[1] else -1
    if not 0 <= number <= 0x10FFFF:
        raise Impossible("letter", "a letter is written by its number as \\u{a}")
    return chr(number)
