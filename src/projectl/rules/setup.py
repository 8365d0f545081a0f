"""Chapter S: setting up a game. The options and the number of seats are in the state already."""

from typing import Any

from projectl.rules.actions import TAKE_GRID
from projectl.rules.chance import shuffle, start
from projectl.rules.compiled import rule
from projectl.rules.components import is_in_play, to_supply
from projectl.rules.decks import put_under, refill
from projectl.rules.order import start_game
from projectl.rules.solo import COLUMNS, LEVEL_1
from projectl.rules.state import (
    BLACK,
    DECK_AT,
    GRID,
    KINDS,
    LINE_CLEAR,
    LOCKS_FROM_RESERVE,
    MAX_BLACK,
    MAX_WHITE,
    NONE,
    ORDINARY,
    ROW,
    SLOTS,
    SOLO,
    WHITE,
    Book,
    Log,
    State,
)

BLACK_IN_PLAY = (0, 10, 12, 14, 16, 20, 24)
"""[S1] [X1] black puzzles for 1 (solo) to 6 players."""
SOLO_WHITE = 15
SOLO_BLACK = BLACK_IN_PLAY[1]
LOCKS = (1, 2, 1)
"""[X2]."""
LEVEL_5_EACH = 10
"""[C4] whatever the box has of the other shapes."""


@rule
def clear(state: State) -> None:
    """Every list empty, every place free."""
    for k in range(MAX_WHITE + MAX_BLACK):
        state.deck[k] = NONE
        state.finished[k] = NONE
        state.finished_by[k] = NONE
    for k in range(GRID):
        state.grid[k] = NONE
    for k in range(ROW):
        state.row[WHITE, k] = NONE
        state.row[BLACK, k] = NONE
    for seat in range(len(state.puzzle)):
        state.raised[seat] = NONE
        state.recycling[seat] = NONE
        for slot in range(SLOTS):
            state.puzzle[seat, slot] = NONE
            state.open_rewards[seat, slot] = NONE
    state.marker[WHITE] = NONE
    state.marker[BLACK] = NONE


@rule
def shuffled(book: Book, rng: Any, is_black: int, cards: Any) -> int:
    """All puzzles of a colour in random order; how many."""
    size = 0
    for puzzle in range(int(book.puzzles)):
        if book.is_black[puzzle] == is_black:
            cards[size] = puzzle
            size += 1
    shuffle(rng, cards, size)
    return size


@rule
def add_to_deck(state: State, deck: int, cards: Any, count: int) -> None:
    """Cards on top of a deck."""
    size = int(state.deck_size[deck])
    for k in range(count):
        state.deck[DECK_AT[deck] + size + k] = cards[k]
    state.deck_size[deck] = size + count


@rule
def make_decks(state: State, book: Book, rng: Any, cards: Any) -> None:
    """[S1] all white puzzles, a random 12-24 black ones; [X1] 15 white on top of 10 black."""
    whites = shuffled(book, rng, 0, cards)
    if state.options.variant == SOLO:
        add_to_deck(state, WHITE, cards, SOLO_WHITE)
        shuffled(book, rng, 1, cards)
        for k in range(SOLO_BLACK):
            put_under(state, WHITE, int(cards[k]))
        state.known[WHITE] = 0
    else:
        add_to_deck(state, WHITE, cards, whites)
        shuffled(book, rng, 1, cards)
        add_to_deck(state, BLACK, cards, BLACK_IN_PLAY[int(state.seats)])


@rule
def lay_out(state: State, log: Log) -> None:
    """[S3] four of each deck face up; [L1] two rows of three; [X1] a grid of nine."""
    if state.options.variant == SOLO:
        for place in range(GRID):
            refill(state, log, TAKE_GRID + place)
        return
    places = ROW if state.options.variant == LINE_CLEAR else 4
    for colour in range(2):
        for place in range(places):
            refill(state, log, colour * ROW + place)


@rule
def fill_reserve(state: State) -> None:
    """[C2] [C4] so many of each shape in play, of level 5 always ten."""
    for piece in range(KINDS):
        if is_in_play(state, piece):
            state.reserve[piece] = state.options.pieces_each if piece < ORDINARY else LEVEL_5_EACH


@rule
def give_first_pieces(state: State) -> None:
    """[S4] [X4] each player starts with one level-1 and one level-2 piece."""
    for seat in range(int(state.seats)):
        to_supply(state, seat, 0)
        to_supply(state, seat, 1)


@rule
def set_locks(state: State, opponent_supply: int) -> None:
    """[X2] [X3] the locks and the opponent's supply, out of the reserve or as mere markers."""
    state.opponent_supply = opponent_supply
    used = opponent_supply
    for column in range(COLUMNS):
        state.locks[column] = LOCKS[column]
        used += LOCKS[column]
    if state.options.solo_locks == LOCKS_FROM_RESERVE:
        state.reserve[LEVEL_1] = int(state.reserve[LEVEL_1]) - used


@rule
def set_up(state: State, book: Book, log: Log, rng: Any, cards: Any, opponent_supply: int) -> None:
    """[S1] [S2] [S3] [S4] [S5] shuffle, lay out, give pieces, begin; `cards` is room for one of each puzzle."""
    clear(state)
    make_decks(state, book, rng, cards)
    lay_out(state, log)
    fill_reserve(state)
    if state.options.variant == SOLO:
        set_locks(state, opponent_supply)
    give_first_pieces(state)
    if state.options.endless_white == 1:
        for k in range(4):
            state.rng[k] = rng[k]
    log[0, 0] = 0
    start_game(state, log)


@rule
def set_up_from_seed(
    state: State, book: Book, log: Log, rng: Any, cards: Any, low: int, high: int, opponent_supply: int
) -> None:
    """The same from the two words of a seed; `rng` is room for a generator."""
    start(rng, low, high)
    set_up(state, book, log, rng, cards, opponent_supply)
