"""[E3] [E5] how a game at its Finishing Touches would end if nobody placed anything more, as rows of numbers."""

from typing import Any, Final

from projectl.rules.compiled import rule
from projectl.rules.components import open_cells
from projectl.rules.end import (
    finish_touches,
    pieces_left,
    pile_points,
    puzzles_in_pile,
    score,
    touch_points,
    unfinished_points,
)
from projectl.rules.order import holder_first
from projectl.rules.standing import tie_breaks
from projectl.rules.state import FINISHING, NONE, SLOTS, Book, Log, State

Rows = Any

COLUMNS: Final = ("before", "now", "won", "lost", "puzzles", "pieces", "open_1", "open_2", "open_3", "open_4")
"""A row for each seat. `before` is its score without the touches, `now` the one it would end with; between them lie a
point for each touch, what full puzzles have `won` and what unfinished ones have `lost`. `puzzles` and `pieces` would be
compared next [E7]. Of each slot how many cells are open: 0 is a full puzzle, NONE no puzzle."""
BEFORE, NOW, WON, LOST, PUZZLES, PIECES, OPEN = range(len(COLUMNS) - SLOTS + 1)


@rule
def count_open(state: State, book: Book, seat: int, slot: int) -> int:
    """How many cells of a puzzle are not covered yet; NONE where none lies."""
    puzzle = int(state.puzzle[seat, slot])
    if puzzle == NONE:
        return NONE
    region, cells = open_cells(book, puzzle, int(state.filled[seat, slot])), 0
    while region:
        region &= region - 1
        cells += 1
    return cells


@rule
def write_before(state: State, book: Book, seat: int, rows: Rows) -> None:
    """What is there before anybody stops; `won` is for now what the pile had."""
    rows[seat, BEFORE] = score(state, book, seat) - touch_points(state, seat)
    rows[seat, WON] = pile_points(state, book, seat)
    for slot in range(SLOTS):
        rows[seat, OPEN + slot] = count_open(state, book, seat, slot)


@rule
def write_after(state: State, book: Book, seat: int, rows: Rows) -> None:
    """What is there once everybody has stopped."""
    rows[seat, NOW] = score(state, book, seat)
    rows[seat, WON] = pile_points(state, book, seat) - int(rows[seat, WON])
    rows[seat, LOST] = -unfinished_points(state, book, seat)
    rows[seat, PUZZLES] = puzzles_in_pile(state, seat)
    rows[seat, PIECES] = pieces_left(state, seat)


@rule
def write_stopping(state: State, book: Book, log: Log, rows: Rows) -> int:
    """[E3] [E5] a row of `COLUMNS` for each seat, and what would break a tie; 0, and no row, at any other time.

    The position is used up: everybody who still may place says `done`.
    """
    if state.phase != FINISHING:
        return 0
    for seat in range(int(state.seats)):
        write_before(state, book, seat, rows)
    while state.phase == FINISHING:
        finish_touches(state, book, log, holder_first(state))
    for seat in range(int(state.seats)):
        write_after(state, book, seat, rows)
    return tie_breaks(state)
