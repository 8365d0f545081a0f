"""Chapter G: the Ghost action and Level Up."""

from projectl.catalogue.book import REWARD_LEVEL_UP_TWICE
from projectl.rules import refusals as no
from projectl.rules.compiled import rule
from projectl.rules.components import is_in_play, stock, to_reserve, to_supply
from projectl.rules.end import note_action
from projectl.rules.events import EV_GHOST, EV_LEVEL_UP, EV_SKIP, emit
from projectl.rules.state import GHOST, KINDS, NONE, ORDINARY, Book, Log, State
from projectl.rules.turn import raises

TILINGS = 27
"""[G1] the ways to break up a level-5 piece."""


@rule
def why_not_ghost(state: State, book: Book, seat: int, tiling: int) -> int:
    """[G1] a level-5 piece in the supply, and every part in the reserve."""
    piece = int(book.tiling_piece[tiling])
    if not is_in_play(state, piece):
        return no.PIECE_NOT_IN_PLAY
    if state.supply[seat, piece] == 0:
        return no.GHOST_NOT_IN_SUPPLY
    for part in range(ORDINARY):
        if book.tiling_parts[tiling, part] > state.reserve[part]:
            return no.GHOST_NONE_LEFT
    return no.ALLOWED


@rule
def begin_ghost(state: State, book: Book, log: Log, seat: int, tiling: int) -> None:
    """[G1] the piece goes back, its parts come into the supply; [G2] they may now be placed."""
    piece = int(book.tiling_piece[tiling])
    to_reserve(state, seat, piece)
    for part in range(ORDINARY):
        count = int(book.tiling_parts[tiling, part])
        state.ghost_parts[seat, part] = count
        for _ in range(count):
            to_supply(state, seat, part)
    state.pending[seat] = GHOST
    emit(log, EV_GHOST, seat, piece, tiling, 0)
    note_action(state, True)


@rule
def arrows(reward: int) -> int:
    """[G4] how many steps a Level Up reward offers."""
    return 2 if reward == REWARD_LEVEL_UP_TWICE else 1


@rule
def may_raise(state: State, seat: int, piece: int) -> bool:
    """[G5] [R7] a supply piece; the second of two steps goes to the same piece, unless they may be split."""
    if state.supply[seat, piece] == 0:
        return False
    return state.raised[seat] in (NONE, piece) or state.options.split_level_up == 1


@rule
def level_ups(state: State, seat: int, piece: int) -> int:
    """[G5] the shapes a piece may be raised to, level 5 included."""
    return raises(state, stock(state), piece, 5) if may_raise(state, seat, piece) else 0


@rule
def has_level_up(state: State, seat: int) -> bool:
    """[G5] some piece can be raised."""
    found = 0
    for piece in range(KINDS):
        found |= level_ups(state, seat, piece)
    return found != 0


@rule
def why_not_level_up(state: State, seat: int, given: int, taken: int) -> int:
    """[G5] may this piece be raised to that one?"""
    if not is_in_play(state, given) or not is_in_play(state, taken):
        return no.PIECE_NOT_IN_PLAY
    if state.supply[seat, given] == 0:
        return no.LEVEL_UP_NOT_IN_SUPPLY
    if not may_raise(state, seat, given):
        return no.LEVEL_UP_SAME_PIECE
    return no.ALLOWED if level_ups(state, seat, given) >> taken & 1 else no.LEVEL_UP_NOT_OFFERED


@rule
def level_up(state: State, log: Log, seat: int, given: int, taken: int) -> None:
    """[G5] one step."""
    to_reserve(state, seat, given)
    to_supply(state, seat, taken)
    state.steps[seat] -= 1
    state.raised[seat] = taken
    emit(log, EV_LEVEL_UP, seat, given, taken, 0)


@rule
def decline_level_up(state: State, log: Log, seat: int) -> None:
    """[G5] declining the first of two steps declines both."""
    state.steps[seat] = 0
    emit(log, EV_SKIP, seat, 0, 0, 0)
