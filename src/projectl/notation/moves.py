"""Move texts, and the index of each in the action space (see `rules.actions`)."""

from itertools import product
from operator import index as exact
from typing import Any, Final, SupportsIndex, TypeAlias

from projectl.catalogue.pieces import PIECES
from projectl.catalogue.placements import PLACEMENTS
from projectl.catalogue.tilings import TILINGS
from projectl.rules.actions import ACTIONS, GAIN, GHOST_ACTION, PLACE, SWAP, TAKE_REWARD
from projectl.rules.state import GRID, ORDINARY, ROW, SLOTS

SOURCES: Final = (
    *(f"W{place + 1}" for place in range(ROW)),
    *(f"B{place + 1}" for place in range(ROW)),
    *(f"G{place + 1}" for place in range(GRID)),
    "Wdeck",
    "Bdeck",
    "Gdeck",
)
"""Where a puzzle may be taken from, in index order."""

SLOT_NAMES: Final = tuple(str(slot + 1) for slot in range(SLOTS))
WORDS: Final = ("master", "ambassador", "done", "skip", "pass")

EXAMPLES: Final = {
    "take": "take W2",
    "gain": "gain O1",
    "swap": "swap I2 V3",
    "place": "place 1 I2 b2b3",
    "ghost": "ghost U5 I2+V3",
    "reward": "reward T4",
    "levelup": "levelup I2 V3",
    "recycle": "recycle W",
    "under": "under 3",
}
"""A move of each kind that is more than one word."""

BLOCKS: Final[tuple[tuple[tuple[str, ...], ...], ...]] = (
    (("take",), SOURCES),
    (("gain",), PIECES[:ORDINARY]),
    (("swap",), PIECES, PIECES),
    (("place",), SLOT_NAMES, tuple(f"{PIECES[p.piece]} {p.text}" for p in PLACEMENTS)),
    (("ghost",), tuple(f"{PIECES[tiling.piece]} {tiling.text}" for tiling in TILINGS)),
    (("reward",), PIECES),
    (("levelup",), PIECES, PIECES),
    (("recycle",), ("W", "B")),
    (("under",), SLOT_NAMES),
    (WORDS,),
)
"""The words of each block of the action space: every first word with every second, and so on."""

TEXTS: Final = tuple(" ".join(words) for block in BLOCKS for words in product(*block))
"""The text of every index."""

assert len(TEXTS) == ACTIONS
assert TEXTS[GAIN] == "gain O1"
assert TEXTS[SWAP] == "swap O1 O1"
assert TEXTS[PLACE] == "place 1 O1 a1"
assert TEXTS[GHOST_ACTION].startswith("ghost P5 ")
assert TEXTS[TAKE_REWARD] == "reward O1"

INDEX: Final = {text: index for index, text in enumerate(TEXTS)}


class Move:
    """One decision; `str(move)` is its text, `move.index` its place in the action space.

    >>> Move("gain O1").index
    24
    >>> str(Move.from_index(0))
    'take W1'
    """

    __slots__ = ("_text", "index")

    index: int
    _text: str

    def __new__(cls, text: str) -> "Move":
        """The move of a text; a ValueError if there is none."""
        if not isinstance(text, str) or text not in INDEX:
            raise ValueError(f"this is not a move: {text!r}")
        return MOVES[INDEX[text]]

    @staticmethod
    def from_index(index: SupportsIndex) -> "Move":
        """The move of an index from 0 to 2,750, NumPy's integers included."""
        number = index_of(index)
        if number is None or isinstance(index, (str, Move)):
            raise ValueError(f"an index is from 0 to {ACTIONS - 1}, not {index!r}")
        return MOVES[number]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a Move never changes")

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Move({self._text!r})"

    def __reduce__(self) -> tuple[type["Move"], tuple[str]]:
        return Move, (self._text,)


AnyMove: TypeAlias = Move | str | SupportsIndex
"""A move, its text, or its index."""


def whole(number: object) -> int | None:
    """A whole number of Python's or NumPy's as Python's; None for anything else, truth values too."""
    if isinstance(number, bool) or not isinstance(number, SupportsIndex):
        return None
    try:
        return exact(number)
    except TypeError:
        return None


def index_of(move: object) -> int | None:
    """The index of a move, of its text, or of itself; None if there is no such move."""
    if isinstance(move, Move):
        return move.index
    if isinstance(move, str):
        return INDEX.get(move)
    number = whole(move)
    return number if number is not None and 0 <= number < ACTIONS else None


def _move(index: int, text: str) -> Move:
    move = object.__new__(Move)
    object.__setattr__(move, "index", index)
    object.__setattr__(move, "_text", text)
    return move


MOVES: Final = tuple(_move(index, text) for index, text in enumerate(TEXTS))
"""Every move there is; equal moves are the same object."""


def quoted(text: str) -> str:
    """A piece of a text as it may be shown: short, and without control characters."""
    return text if len(text) <= 40 and text.isprintable() else repr(text[:40])


def misread(text: object) -> tuple[str, dict[str, Any]]:
    """Why something is not a move: the key of a sentence, and its arguments."""
    if whole(text) is not None:
        return "unreadable_index", {"last": ACTIONS - 1}
    if not isinstance(text, str):
        return "unreadable", {"text": f"a {type(text).__name__}"}
    shown = quoted(text)
    verb, *rest = text.split(" ")
    if verb == "take" and len(rest) == 1 and rest[0].isascii() and rest[0].isalnum():
        return "unreadable_source", {"source": rest[0][:40]}
    if verb == "place" and len(rest) == 3 and rest[1] in PIECES and rest[0] in ("1", "2", "3", "4"):
        return "unreadable_cells", {"cells": quoted(rest[2]), "piece": rest[1]}
    if verb == "ghost" and len(rest) == 2 and rest[0] in PIECES:
        return "unreadable_tiling", {"parts": quoted(rest[1]), "piece": rest[0]}
    if verb in EXAMPLES:
        return "unreadable_like", {"text": shown, "example": EXAMPLES[verb]}
    return "unreadable", {"text": shown}
