"""[S3] [T2] [E1] the decks, and the places where puzzles lie face up."""

from projectl.rules.actions import TAKE_DECK, TAKE_GRID
from projectl.rules.compiled import rule
from projectl.rules.end import trigger_end
from projectl.rules.events import EV_REFILL, emit
from projectl.rules.state import BLACK, DECK_AT, NONE, ROW, SOLO, WHITE, Log, State


@rule
def deck_of(source: int) -> int:
    """The deck of a source (W1-W6, B1-B6, G1-G9, three deck tops); solo's one deck lies where the white one does."""
    if source >= TAKE_DECK:
        return BLACK if source == TAKE_DECK + 1 else WHITE
    return BLACK if ROW <= source < TAKE_GRID else WHITE


@rule
def puzzle_at(state: State, source: int) -> int:
    """The face-up puzzle at a place: W1-W6, B1-B6, G1-G9 are 0-20."""
    if source >= TAKE_GRID:
        return int(state.grid[source - TAKE_GRID])
    return int(state.row[source // ROW, source % ROW])


@rule
def lay(state: State, source: int, puzzle: int) -> None:
    """A puzzle lies at this place from now on, or none."""
    if source >= TAKE_GRID:
        state.grid[source - TAKE_GRID] = puzzle
    else:
        state.row[source // ROW, source % ROW] = puzzle


@rule
def lift(state: State, source: int) -> int:
    """A face-up puzzle leaves its place."""
    puzzle = puzzle_at(state, source)
    lay(state, source, NONE)
    return puzzle


@rule
def draw(state: State, log: Log, deck: int) -> int:
    """The top puzzle leaves a deck; [E1] [X13] the last one triggers the end."""
    left = int(state.deck_size[deck]) - 1
    puzzle = int(state.deck[DECK_AT[deck] + left])
    state.deck[DECK_AT[deck] + left] = NONE
    state.deck_size[deck] = left
    state.known[deck] = min(int(state.known[deck]), left)
    if left == 0 and (deck == BLACK or state.options.variant == SOLO):
        trigger_end(state, log)
    return puzzle


@rule
def refill(state: State, log: Log, source: int) -> None:
    """[T2] an empty place is refilled from its deck, if that has any."""
    refill_after(state, log, source, False)


@rule
def refill_after(state: State, log: Log, source: int, is_opponents: bool) -> None:
    """[T2] [X10] the same, and the event says whether the automatic opponent's take emptied the place."""
    deck = deck_of(source)
    if state.deck_size[deck] > 0:
        puzzle = draw(state, log, deck)
        lay(state, source, puzzle)
        emit(log, EV_REFILL, -1, puzzle, source, int(is_opponents))


@rule
def put_under(state: State, deck: int, puzzle: int) -> None:
    """[R3] a puzzle everybody has seen goes to the bottom of its deck."""
    size = int(state.deck_size[deck])
    for k in range(size, 0, -1):
        state.deck[DECK_AT[deck] + k] = state.deck[DECK_AT[deck] + k - 1]
    state.deck[DECK_AT[deck]] = puzzle
    state.deck_size[deck] = size + 1
    state.known[deck] += 1
