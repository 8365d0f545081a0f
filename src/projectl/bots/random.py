"""`random`: any kind of move at random, then any move of that kind."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from projectl import Move
from projectl.bots.manner import RANDOM, Manner
from projectl.rules.actions import (
    DO_AMBASSADOR,
    DO_MASTER,
    DONE,
    GAIN,
    GHOST_ACTION,
    LEVEL_UP_STEP,
    PASS,
    PLACE,
    RECYCLE_ROW,
    SKIP,
    SWAP,
    TAKE_REWARD,
    UNDER,
)
from projectl.rules.chance import below, seeded
from projectl.rules.compiled import entry, rule

KINDS: Final = (
    *(GAIN, SWAP, PLACE, GHOST_ACTION, TAKE_REWARD, LEVEL_UP_STEP, RECYCLE_ROW, UNDER),
    *(DO_MASTER, DO_AMBASSADOR, DONE, SKIP, PASS),
)
"""Where in the action space each kind of move after the first begins."""


@rule
def kind_of(move: int) -> int:
    """Taking is 0, gaining 1, and so on."""
    kind = 0
    for first in KINDS:
        kind += int(move >= first)
    return kind


@rule
def kind_begins(moves: Any, k: int) -> bool:
    """Of a kind that is done willingly, this is the first move."""
    is_willing = moves[k] != SKIP and moves[k] != PASS
    return bool(is_willing and (k == 0 or kind_of(int(moves[k])) != kind_of(int(moves[k - 1]))))


@rule
def any_move(moves: Any, count: int, rng: Any) -> int:
    """One of so many moves in index order: any kind, then any of that kind; the last resorts only where all are."""
    kinds = 0
    for k in range(count):
        kinds += int(kind_begins(moves, k))
    if kinds == 0:
        return int(moves[below(rng, count)])
    chosen = below(rng, kinds)
    first, size = 0, 0
    for k in range(count):
        chosen -= int(kind_begins(moves, k))
        if chosen < 0 and size == 0:
            first = k
        if chosen < 0 and kind_of(int(moves[k])) == kind_of(int(moves[first])):
            size += 1
    return int(moves[first + below(rng, size)])


@entry
def pick(moves: Any, rng: Any) -> int:
    """The same, for Python."""
    return any_move(moves, len(moves), rng)


class RandomBot:
    """Chooses evenly among the kinds of move (the 200 ways to place are one kind), and passes only when it must."""

    def __init__(self, seed: int) -> None:
        self.manner = Manner(RANDOM)
        self._rng = seeded(seed)

    def draw_from(self, seed: int) -> None:
        """Decide from now on as a new bot with this seed would."""
        self._rng = seeded(seed)

    def choose(self, _view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """One of the legal moves."""
        return Move.from_index(pick(np.array([move.index for move in moves], np.int16), self._rng))
