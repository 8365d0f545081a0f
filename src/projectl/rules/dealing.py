"""[S1] [X1] [P5] [R11] what a seat does not know, dealt at random: `deal` fills in what `blank` took away.

Every deal could have come from a set-up: cards nobody has in sight lie in the decks, in hidden piles or in the box, all
white ones are in play (in solo fifteen), known bottom cards [R3] stay, and in solo white lies above black.
"""

from typing import Any

import numpy as np

from projectl.catalogue.book import MAX_PUZZLES, REWARD_M
from projectl.rules.chance import below, next_word, start
from projectl.rules.compiled import rule
from projectl.rules.setup import SOLO_BLACK, SOLO_WHITE
from projectl.rules.state import (
    BLACK,
    DECK_AT,
    GRID,
    MAX_BLACK,
    MAX_WHITE,
    NONE,
    ROW,
    SLOTS,
    SOLO,
    WHITE,
    Book,
    State,
)

IN_SIGHT = 2
COUNT = MAX_PUZZLES
POSSIBLE, IMPOSSIBLE = 0, 1
MOST_NOTED = 30000
"""[R11] what a position may say."""


def new_hand() -> Any:
    """Room to deal from: the unseen puzzles of each colour with their number at the end, and a mark for each seen."""
    return np.zeros((3, MAX_PUZZLES + 1), np.int8)


@rule
def see(hand: Any, puzzle: int) -> None:
    """Somebody has this puzzle in sight."""
    if puzzle != NONE:
        hand[IN_SIGHT, puzzle] = 1


@rule
def look(state: State, hand: Any) -> None:
    """Mark all puzzles that the state names."""
    for k in range(MAX_PUZZLES):
        hand[IN_SIGHT, k] = 0
    for k in range(MAX_WHITE + MAX_BLACK):
        see(hand, int(state.deck[k]))
        see(hand, int(state.finished[k]))
    for place in range(ROW):
        see(hand, int(state.row[WHITE, place]))
        see(hand, int(state.row[BLACK, place]))
    for place in range(GRID):
        see(hand, int(state.grid[place]))
    for seat in range(int(state.seats)):
        for slot in range(SLOTS):
            see(hand, int(state.puzzle[seat, slot]))


@rule
def gather(state: State, book: Book, hand: Any) -> None:
    """Put all puzzles into the hand that nobody has in sight, by colour."""
    look(state, hand)
    hand[WHITE, COUNT] = 0
    hand[BLACK, COUNT] = 0
    for puzzle in range(int(book.puzzles)):
        if hand[IN_SIGHT, puzzle] == 0:
            colour = int(book.is_black[puzzle])
            hand[colour, int(hand[colour, COUNT])] = puzzle
            hand[colour, COUNT] += 1


@rule
def draw(hand: Any, rng: Any, colour: int) -> int:
    """A random puzzle out of the hand; there has to be one."""
    last = int(hand[colour, COUNT]) - 1
    place = below(rng, last + 1)
    puzzle = int(hand[colour, place])
    hand[colour, place] = hand[colour, last]
    hand[colour, COUNT] = last
    return puzzle


@rule
def colour_under(state: State, deck: int, place: int, blacks: int) -> int:
    """The colour of a deck's card at a place, counted from below; [X1] in solo so many black ones lie under white."""
    if state.options.variant == SOLO:
        return BLACK if place < blacks else WHITE
    return deck


@rule
def hidden_in_deck(state: State, deck: int) -> int:
    """How many cards of a deck are not known."""
    count = 0
    for place in range(int(state.deck_size[deck])):
        if state.deck[DECK_AT[deck] + place] == NONE:
            count += 1
    return count


@rule
def hidden_in_piles(state: State) -> int:
    """[P5] how many puzzles in the victory piles are not known."""
    count = 0
    for k in range(int(state.finished_size)):
        if state.finished[k] == NONE:
            count += 1
    return count


@rule
def left_in_box(state: State, book: Book) -> int:
    """[S1] [X1] white puzzles out of play: none, but in solo all but fifteen."""
    if state.options.variant != SOLO:
        return 0
    white = 0
    for puzzle in range(int(book.puzzles)):
        white += 1 - int(book.is_black[puzzle])
    return max(white - SOLO_WHITE, 0)


@rule
def deal_decks(state: State, hand: Any, rng: Any, blacks: int) -> None:
    """[S3] [X1] every unknown card of the decks."""
    for deck in (WHITE, BLACK):
        for place in range(int(state.deck_size[deck])):
            if state.deck[DECK_AT[deck] + place] == NONE:
                state.deck[DECK_AT[deck] + place] = draw(hand, rng, colour_under(state, deck, place, blacks))


@rule
def deal_piles(state: State, hand: Any, rng: Any, whites: int, hidden: int) -> None:
    """[P5] every unknown puzzle in the victory piles, so many of them white."""
    for k in range(int(state.finished_size)):
        if state.finished[k] == NONE:
            colour = WHITE if below(rng, hidden) < whites else BLACK
            state.finished[k] = draw(hand, rng, colour)
            whites -= 1 - colour
            hidden -= 1


@rule
def gather_white(book: Book, hand: Any) -> None:
    """All white puzzles, wherever they are, and in the place of the black ones those with an `M`."""
    hand[WHITE, COUNT] = 0
    hand[BLACK, COUNT] = 0
    for puzzle in range(int(book.puzzles)):
        if book.is_black[puzzle] == 0:
            hand[WHITE, int(hand[WHITE, COUNT])] = puzzle
            hand[WHITE, COUNT] += 1
            if book.reward[puzzle] == REWARD_M:
                hand[BLACK, int(hand[BLACK, COUNT])] = puzzle
                hand[BLACK, COUNT] += 1


@rule
def deal_noted(state: State, book: Book, hand: Any, rng: Any) -> None:
    """[R11] [P5] points of so many white puzzles that went back into the deck, as many with an `M` as are unused."""
    gather_white(book, hand)
    for seat in range(int(state.seats)):
        if state.noted_points[seat] == NONE:
            points = 0
            for k in range(int(state.noted_puzzles[seat])):
                among = BLACK if k < int(state.noted_m[seat]) and hand[BLACK, COUNT] > 0 else WHITE
                if hand[among, COUNT] > 0:
                    points += int(book.points[int(hand[among, below(rng, int(hand[among, COUNT]))])])
            state.noted_points[seat] = min(points, MOST_NOTED)


@rule
def deal(state: State, book: Book, hand: Any, rng: Any) -> int:
    """Fill in what a blanked state does not say; IMPOSSIBLE, and nothing done, where the game has too few puzzles."""
    gather(state, book, hand)
    unseen_white, unseen_black = int(hand[WHITE, COUNT]), int(hand[BLACK, COUNT])
    white, black = hidden_in_deck(state, WHITE), hidden_in_deck(state, BLACK)
    if state.options.variant == SOLO:
        black = min(white, SOLO_BLACK, unseen_black)
        white -= black
    hidden = hidden_in_piles(state)
    most_white, most_black = unseen_white - white, unseen_black - black
    if most_white < 0 or most_black < 0 or most_white + most_black < hidden:
        return IMPOSSIBLE
    pile_white = max(min(most_white - left_in_box(state, book), hidden), hidden - most_black, 0)
    deal_decks(state, hand, rng, black)
    deal_piles(state, hand, rng, pile_white, hidden)
    deal_noted(state, book, hand, rng)
    if state.options.endless_white == 1:
        for k in range(4):
            state.rng[k] = next_word(rng)
    return POSSIBLE


@rule
def deal_from_seed(state: State, book: Book, hand: Any, rng: Any, low: int, high: int) -> int:
    """The same from the two words of a seed; `rng` is room for a generator."""
    start(rng, low, high)
    return deal(state, book, hand, rng)
