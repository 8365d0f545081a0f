"""What whoever draws a table asks about a position: how much is left, and what this table has at all."""

from typing import Final

from projectl.catalogue.book import REWARD_M, REWARDS
from projectl.rules.actions import DO_MASTER, DONE, RECYCLE_ROW, TAKE_REWARD, UNDER
from projectl.rules.compiled import rule
from projectl.rules.components import open_cells
from projectl.rules.play import is_answer
from projectl.rules.state import (
    BLACK,
    FREE,
    GHOST,
    KINDS,
    LEVEL_UP,
    NONE,
    ORDINARY,
    REWARD,
    SLOTS,
    SOLO,
    WHITE,
    Book,
    State,
)
from projectl.rules.turn import may_place_on

OFFERED: Final = ("ghost", "ambassador", "recycle", "deck_top")
"""What some tables have and others have not, in the order of the bits of `offered`."""

REWARD_RULES: Final = {
    name: "P2" if number < REWARD_M else "A1" if number == REWARD_M else "G5" for name, number in REWARDS.items()
}
"""The rule that tells what a reward is."""


@rule
def offered(state: State) -> int:
    """[G1] [A2] [R2] [R3] [R10] which of `OFFERED` this table has, one bit each; solo has no Recycle."""
    recycle = int(state.options.recycle) if state.options.variant != SOLO else 0
    ghost, ambassador, top = int(state.options.ghost), int(state.options.ambassador), int(state.options.deck_top)
    return ghost | ambassador << 1 | recycle << 2 | top << 3


@rule
def actions_to_begin(state: State, seat: int) -> int:
    """[T1] [T13] how many actions a seat may still begin this turn: one whose rewards are being chosen is done."""
    is_choosing = state.pending[seat] == REWARD or state.pending[seat] == LEVEL_UP
    return int(state.actions_left[seat]) - int(is_choosing)


@rule
def begins_action(move: int, pending: int) -> bool:
    """[T1] [T11] [T13] whether a legal decision begins an action, after what the seat had begun; `pass` is none."""
    if pending != FREE and is_answer(move, pending):
        return False
    return move < TAKE_REWARD or RECYCLE_ROW <= move < UNDER or DO_MASTER <= move < DONE


@rule
def places_left(state: State, seat: int) -> int:
    """[T11] [A2] [G2] how many pieces an action that places on several puzzles could still place, if all fit."""
    slots, pieces = 0, 0
    for slot in range(SLOTS):
        slots += int(may_place_on(state, seat, slot))
    for piece in range(KINDS):
        if state.pending[seat] != GHOST:
            pieces += int(state.supply[seat, piece])
        elif piece < ORDINARY:
            pieces += int(state.ghost_parts[seat, piece])
    return min(slots, pieces)


@rule
def ending_deck(state: State) -> int:
    """[E1] [X13] the deck whose last puzzle brings the end."""
    return WHITE if state.options.variant == SOLO else BLACK


@rule
def rounds_left(state: State) -> int:
    """[E2] [X14] [L6] the rounds, in Line Clear the beats, after this one; NONE before the end is triggered."""
    return int(state.final_round) - int(state.round_now) if state.final_round > 0 else NONE


@rule
def last_piece(book: Book, puzzle: int, filled: int) -> int:
    """[T9] [P1] the one shape that, laid once, would fill what is open of a puzzle; NONE if there is none."""
    left = open_cells(book, puzzle, filled)
    for placement in range(len(book.placement_mask)):
        if int(book.placement_mask[placement]) == left:
            return int(book.placement_piece[placement])
    return NONE
