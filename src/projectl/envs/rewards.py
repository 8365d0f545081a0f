"""What a seat is rewarded with, and when; `docs/research.md` says it to users.

`rank`: when the game is over, from 1 for the first to -1 for the last, evenly; who shares a place shares its reward. In
solo 1 or -1. `score`: when it is over, the points one has more than the best of the others. `shaped`: with every
decision, by how much that difference has changed: over a whole game the same as `score`.
"""

from typing import Any, Final

from projectl.rules.compiled import rule
from projectl.rules.end import rank, score, winners
from projectl.rules.state import SOLO, Book, State

REWARD_NAMES: Final = ("rank", "score", "shaped")
RANK, SCORE, SHAPED = range(len(REWARD_NAMES))

Row = Any


@rule
def lead_of(state: State, book: Book, seat: int) -> int:
    """[E6] the points that a seat has more than the best of the others; in solo than the opponent."""
    best, count = -10_000, 2 if state.options.variant == SOLO else int(state.seats)
    for other in range(count):
        if other != seat:
            best = max(best, score(state, book, other))
    return score(state, book, seat) - best


@rule
def rank_reward(state: State, book: Book, seat: int) -> float:
    """[E7] [X17] from 1 for the first to -1 for the last."""
    if state.options.variant == SOLO:
        return 1.0 if winners(state, book) == 1 else -1.0
    own, above = rank(state, book, seat), 0
    for other in range(int(state.seats)):
        height = rank(state, book, other)
        above += int(height < own) - int(height > own)
    return above / (int(state.seats) - 1)


@rule
def add_final(state: State, book: Book, kind: int, row: Row) -> None:
    """When a game is over."""
    for seat in range(int(state.seats)):
        if kind == RANK:
            row[seat] += rank_reward(state, book, seat)
        elif kind == SCORE:
            row[seat] += lead_of(state, book, seat)


@rule
def add_shaped(state: State, book: Book, leads: Row, row: Row) -> None:
    """After every decision: by how much each lead has changed."""
    for seat in range(int(state.seats)):
        lead = lead_of(state, book, seat)
        row[seat] += lead - leads[seat]
        leads[seat] = lead
