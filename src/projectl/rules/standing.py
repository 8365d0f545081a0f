"""How a game stands, as rows of numbers: what each score is made of, and which step of [E7] decided."""

from typing import Any, Final

from projectl.rules.compiled import rule
from projectl.rules.end import (
    noted_points,
    pieces_left,
    pile_points,
    puzzles_in_pile,
    score,
    touch_points,
    unfinished_points,
    winners,
)
from projectl.rules.state import NONE, SOLO, Book, State

Rows = Any

COLUMNS: Final = ("pile", "noted", "touches", "unfinished", "total", "puzzles", "pieces", "lost_at")
"""A row for each seat. The first four make up the total [E6]; `total`, `puzzles` and `pieces` are compared one after
another [E7]; `lost_at` is the step at which the seat had less than a winner, NONE for a winner and before the end."""
PILE, NOTED, TOUCHES, UNFINISHED, TOTAL, PUZZLES, PIECES, LOST_AT = range(len(COLUMNS))

STEPS: Final = (("points", "E6"), ("puzzles", "E7"), ("pieces", "E7"), ("shared", "E7"), ("opponent", "X17"))
"""What decides between seats, and its rule: the three numbers that are compared, in their order; that nothing does, and
several seats win; and that in solo the opponent wins a tie."""
BY_POINTS, BY_PUZZLES, BY_PIECES, BY_SHARING, BY_OPPONENT = range(len(STEPS))


@rule
def rows_of(state: State) -> int:
    """Who has a score: the seats; in solo also the opponent, as seat 1."""
    return 2 if state.options.variant == SOLO else int(state.seats)


@rule
def write_parts(state: State, book: Book, seat: int, rows: Rows) -> None:
    """[E6] what the score of a seat is made of, and the numbers of [E7]."""
    rows[seat, PILE] = pile_points(state, book, seat)
    rows[seat, NOTED] = noted_points(state, seat)
    rows[seat, TOUCHES] = touch_points(state, seat)
    rows[seat, UNFINISHED] = unfinished_points(state, book, seat)
    rows[seat, TOTAL] = score(state, book, seat)
    rows[seat, PUZZLES] = puzzles_in_pile(state, seat)
    rows[seat, PIECES] = pieces_left(state, seat)
    rows[seat, LOST_AT] = NONE


@rule
def tie_breaks(state: State) -> int:
    """[E7] [X17] the steps that decide between seats with as many points, one bit each."""
    return 1 << BY_OPPONENT if state.options.variant == SOLO else 1 << BY_PUZZLES | 1 << BY_PIECES


@rule
def lost_at(state: State, rows: Rows, seat: int, winner: int) -> int:
    """[E7] the first step at which a seat has less than a winner; [X17] in solo only points are compared."""
    compared = 1 << BY_POINTS | tie_breaks(state)
    for step in range(BY_SHARING):
        if compared >> step & 1 and rows[seat, TOTAL + step] < rows[winner, TOTAL + step]:
            return step
    return BY_OPPONENT


@rule
def first_of(won: int) -> int:
    """The first of the winning seats."""
    seat = 0
    while won and won >> seat & 1 == 0:
        seat += 1
    return seat


@rule
def write_standing(state: State, book: Book, rows: Rows) -> int:
    """[E6] [E7] [X17] a row of `COLUMNS` for each who has a score; the step that decided, NONE before the end.

    That is the last step at which anybody else was still level with the winner.
    """
    won, decided = winners(state, book), NONE
    for seat in range(rows_of(state)):
        write_parts(state, book, seat, rows)
    for seat in range(rows_of(state)):
        if won and won >> seat & 1 == 0:
            rows[seat, LOST_AT] = lost_at(state, rows, seat, first_of(won))
            decided = max(decided, int(rows[seat, LOST_AT]))
    return BY_SHARING if won & (won - 1) else decided


@rule
def lead(state: State, book: Book) -> int:
    """[E6] how many points the winners have more than the best of the others; 0 before the end."""
    won, least = winners(state, book), NONE
    for seat in range(rows_of(state)):
        if won and won >> seat & 1 == 0:
            behind = score(state, book, first_of(won)) - score(state, book, seat)
            least = behind if least == NONE else min(least, behind)
    return max(least, 0)
