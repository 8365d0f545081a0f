"""How a game stands, from the rows that the rules write: each score in its parts, and what decided between them."""

from typing import Any, NamedTuple

import numpy as np

from projectl.rules.standing import COLUMNS, STEPS
from projectl.rules.state import NONE, SEATS


class Part(NamedTuple):
    """[E6] [E7] one seat's score: four parts that add up to the total, and what breaks a tie.

    `lost_at` is the step at which the seat fell behind, a name of `STEPS`; None for a winner, and before the end.
    """

    pile: int
    noted: int
    touches: int
    unfinished: int
    total: int
    puzzles: int
    pieces: int
    lost_at: str | None = None


class Standing(NamedTuple):
    """The scores of all seats, in solo the opponent's last; once it is over the step that decided, and its rule."""

    parts: tuple[Part, ...]
    decided_by: str | None
    rule: str | None


def new_rows() -> Any:
    """Room for the rows of all seats."""
    return np.zeros((SEATS, len(COLUMNS)), np.int32)


def read_standing(rows: Any, count: int, step: int) -> Standing:
    """The same in words: as many rows as there are scores, and the step that decided."""
    parts = tuple(Part._make((*numbers, _name(lost_at))) for *numbers, lost_at in rows[:count].tolist())
    return Standing(parts, _name(step), None if step == NONE else STEPS[step][1])


def _name(step: int) -> str | None:
    return None if step == NONE else STEPS[step][0]
