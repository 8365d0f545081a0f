"""Chapter X: the automatic opponent, its locks and its turn."""

from projectl.rules.actions import TAKE_GRID
from projectl.rules.compiled import rule
from projectl.rules.decks import lift, refill_after
from projectl.rules.end import to_pile
from projectl.rules.events import (
    EV_OPPONENT_LOCKS,
    EV_OPPONENT_NOTHING,
    EV_OPPONENT_TAKE,
    EV_OPPONENT_UNLOCKS,
    EV_UNLOCK,
    emit,
    emit_all,
)
from projectl.rules.state import GRID, LOCKS_FROM_RESERVE, M_NONE, NONE, Book, Log, State

COLUMNS = 3
LEVEL_1 = 0
OPPONENT = 1
ALL_PLACES = (1 << GRID) - 1


@rule
def release_lock(state: State, log: Log, place: int) -> None:
    """[X5] the player's take moves one lock of that column, if any, to the opponent's supply."""
    column = place % COLUMNS
    if state.locks[column] > 0:
        state.locks[column] -= 1
        state.opponent_supply += 1
        emit(log, EV_UNLOCK, 0, column, int(state.locks[column]), int(state.opponent_supply))


@rule
def is_all_locked(state: State) -> bool:
    """[X11] every column has a lock."""
    return bool(state.locks[0] > 0 and state.locks[1] > 0 and state.locks[2] > 0)


@rule
def remove_locks(state: State) -> None:
    """[X11] [X3] one lock from each column goes to the reserve; markers leave the game."""
    for column in range(COLUMNS):
        state.locks[column] -= 1
        if state.options.solo_locks == LOCKS_FROM_RESERVE:
            state.reserve[LEVEL_1] += 1


@rule
def opponent_choice(state: State, book: Book, places: int) -> int:
    """[X7] [X8] of these places (one bit each) the unlocked one with most points, first in reading order, or NONE."""
    best, most = NONE, -1
    for place in range(GRID):
        puzzle = int(state.grid[place])
        is_open = places >> place & 1 == 1 and puzzle != NONE and state.locks[place % COLUMNS] == 0
        if is_open and int(book.points[puzzle]) > most:
            best, most = place, int(book.points[puzzle])
    return best


@rule
def open_columns(state: State) -> int:
    """[X6] [X7] the columns without a lock, one bit each."""
    columns = 0
    for column in range(COLUMNS):
        if state.locks[column] == 0:
            columns |= 1 << column
    return columns


@rule
def equals(state: State, book: Book, place: int) -> int:
    """[X8] how many puzzles of open columns are worth as much as the one at a place, which is counted too."""
    count, points = 0, int(book.points[int(state.grid[place])])
    for other in range(GRID):
        puzzle = int(state.grid[other])
        if puzzle != NONE and state.locks[other % COLUMNS] == 0 and int(book.points[puzzle]) == points:
            count += 1
    return count


@rule
def move_locks(state: State, log: Log, column: int) -> None:
    """[X9] above the column it took from go the opponent's supply and one lock from each other column that has any."""
    supply = int(state.opponent_supply)
    moved, givers = supply, 0
    state.opponent_supply = 0
    for other in range(COLUMNS):
        if other != column and state.locks[other] > 0:
            state.locks[other] -= 1
            moved += 1
            givers |= 1 << other
    state.locks[column] = int(state.locks[column]) + moved
    left, middle, right = int(state.locks[0]), int(state.locks[1]), int(state.locks[2])
    emit_all(log, EV_OPPONENT_LOCKS, OPPONENT, left, middle, right, column, moved, supply, givers)


@rule
def opponent_turn(state: State, book: Book, log: Log) -> None:
    """[X6] [X7] [X8] [X9] [X10] [X11] [X12] the opponent's turn; [X4] it gets nothing but points."""
    if is_all_locked(state):
        remove_locks(state)
        emit(log, EV_OPPONENT_UNLOCKS, OPPONENT, int(state.locks[0]), int(state.locks[1]), int(state.locks[2]))
        return
    place = opponent_choice(state, book, ALL_PLACES)
    if place == NONE:
        emit(log, EV_OPPONENT_NOTHING, OPPONENT, 0, 0, 0)
        return
    as_good = equals(state, book, place)
    puzzle = lift(state, TAKE_GRID + place)
    to_pile(state, OPPONENT, puzzle, M_NONE)
    emit_all(log, EV_OPPONENT_TAKE, OPPONENT, puzzle, TAKE_GRID + place, as_good, open_columns(state), 0, 0, 0)
    move_locks(state, log, place % COLUMNS)
    refill_after(state, log, TAKE_GRID + place, True)
