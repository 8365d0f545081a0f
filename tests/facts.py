"""Facts as rows, written by hand, and what compiled code tells of them."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from projectl import Move
from projectl.analysis.facts import KINDS, NOTHING, Fact, in_words, read_fact, read_told
from projectl.bots.facts import COLUMNS, DECKS, FACTS
from projectl.bots.reasons import MOST_TOLD, tell_facts
from projectl.catalogue.box import open_box
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.tilings import TILINGS
from projectl.words.told import Row

BOX = open_box((), None)


def _piece(name: str | None) -> int:
    return NOTHING if name is None else PIECES.index(name)


def _numbers(kind: str, value: Any) -> list[int]:
    match kind:
        case "puzzle":
            return [NOTHING if value is None else BOX.number[value]]
        case "piece":
            return [_piece(value)]
        case "parts":
            return [[tiling.text for tiling in TILINGS].index(value)]
        case "source":
            return [Move(f"take {value}").index]
        case "deck":
            return [DECKS.index(value)]
        case "puzzles":
            return [BOX.number[puzzle] for puzzle in value]
        case "pieces":
            return [_piece(piece) for piece in value]
        case "pairs":
            return [_piece(piece) for pair in value for piece in pair]
    return [NOTHING if value is None else int(value)]


def row_of(fact: Fact) -> list[int]:
    """A fact as compiled code writes it."""
    row = [KINDS.index(fact["kind"])]
    for name, kind, size in FACTS[fact["kind"]]:
        numbers = _numbers(kind, fact[name])
        row += [*numbers, *[NOTHING] * (size - len(numbers))]
    row += [NOTHING] * (COLUMNS - len(row))
    assert read_fact(row, BOX) == fact
    return row


def told_of(facts: Sequence[Fact]) -> list[Row]:
    """What is told of facts."""
    rows, told = np.array([row_of(fact) for fact in facts], np.int16), np.zeros((MOST_TOLD, COLUMNS), np.int16)
    return [read_told(row, BOX) for row in told[: tell_facts(rows, len(rows), told)].tolist()]


def sentence(*facts: Fact, language: str = "en") -> str:
    """The same in words."""
    return in_words(told_of(facts), language)
