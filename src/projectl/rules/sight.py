"""[S3] [P5] [R11] what a seat may know of a position: `blank` takes away the rest.

It makes every view there is. Two positions that differ only in what a seat may not know are the same bytes afterwards:
`NONE` stands for each hidden card and number, and nothing tells where in a hidden pile its open cards lay.
"""

from projectl.rules.ambassador import mark_at
from projectl.rules.compiled import rule
from projectl.rules.end import OWNER_BITS
from projectl.rules.state import BLACK, DECK_AT, M_NONE, NONE, OVER, SLOTS, WHITE, State

SPECTATOR = -1


@rule
def blank_decks(state: State) -> None:
    """[S3] [R3] only the bottom cards that everybody has seen are left; [R11] nobody knows the shuffles to come."""
    for deck in (WHITE, BLACK):
        for place in range(int(state.known[deck]), int(state.deck_size[deck])):
            state.deck[DECK_AT[deck] + place] = NONE
    for k in range(4):
        state.rng[k] = 0


@rule
def lies_among(state: State, puzzle: int, first: int, last: int) -> bool:
    """Whether a puzzle lies in this stretch of the victory piles."""
    for k in range(first, last):
        if state.finished[k] == puzzle:
            return True
    return False


@rule
def blank_pile(state: State, seat: int) -> None:
    """[P5] of a pile everybody knows the size, the unused `M` puzzles [A1], and those whose reward is open [T13].

    Blanks come first, then the `M` puzzles in the order of the pile, then the others in the order of their rewards.
    """
    first, last = 0, 0
    for k in range(int(state.finished_size)):
        owner = int(state.finished_by[k]) & OWNER_BITS
        first += 1 if owner < seat else 0
        last += 1 if owner <= seat else 0
    end = first
    for k in range(first, last):
        if mark_at(state, k) != M_NONE:
            state.finished[end] = state.finished[k]
            state.finished_by[end] = state.finished_by[k]
            end += 1
    place = last
    for k in range(SLOTS - 1, -1, -1):
        puzzle = int(state.open_rewards[seat, k])
        if puzzle != NONE and not lies_among(state, puzzle, first, end):
            place -= 1
            state.finished[place] = puzzle
            state.finished_by[place] = seat
    for k in range(end - 1, first - 1, -1):
        place -= 1
        state.finished[place] = state.finished[k]
        state.finished_by[place] = state.finished_by[k]
    for k in range(first, place):
        state.finished[k] = NONE
        state.finished_by[k] = seat


@rule
def blank(state: State, seat: int) -> None:
    """Take away all that a seat may not know; a spectator's seat is -1. When the game is over, piles are open [P5]."""
    blank_decks(state)
    if state.options.hidden_piles == 0 or state.phase == OVER:
        return
    for other in range(int(state.seats)):
        if other != seat:
            blank_pile(state, other)
            state.noted_points[other] = NONE
