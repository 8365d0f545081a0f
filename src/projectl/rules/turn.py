"""Chapter T: the actions of a turn."""

from projectl.rules import refusals as no
from projectl.rules.actions import TAKE_DECK, TAKE_GRID
from projectl.rules.compiled import rule, small
from projectl.rules.components import (
    held,
    is_in_play,
    level_of,
    of_level,
    of_levels,
    of_lowest_level,
    stock,
    to_reserve,
    to_supply,
)
from projectl.rules.decks import deck_of, draw, lift, puzzle_at, refill
from projectl.rules.end import note_action
from projectl.rules.events import EV_GAIN, EV_MASTER, EV_PLACE, EV_SWAP, EV_TAKE, emit
from projectl.rules.line_clear import is_own_side
from projectl.rules.revised import count_black, is_replaced, why_not_black, why_not_deck_top
from projectl.rules.solo import release_lock
from projectl.rules.state import (
    AMBASSADOR,
    GHOST,
    KINDS,
    MASTER,
    NONE,
    ONE,
    ORDINARY,
    ROW,
    SLOTS,
    TWO,
    Book,
    Log,
    State,
)

# Take a puzzle


@rule
def free_slot(state: State, seat: int) -> int:
    """[T3] the lowest free slot of a seat's area, or NONE with 4 unfinished puzzles."""
    for slot in range(SLOTS):
        if state.puzzle[seat, slot] == NONE:
            return slot
    return NONE


@small
def why_not_from(state: State, book: Book, seat: int, source: int) -> int:
    """[T2] [L4] [R2] [R5] may this seat, with a free slot, take from there?"""
    if source >= TAKE_DECK:
        return why_not_deck_top(state, seat, source)
    puzzle = puzzle_at(state, source)
    if puzzle == NONE:
        return no.NO_PUZZLE_THERE
    if source < TAKE_GRID and not is_own_side(state, seat, source % ROW):
        return no.WRONG_ROWS
    return why_not_black(state, book, seat, puzzle)


@rule
def why_not_take(state: State, book: Book, seat: int, source: int) -> int:
    """[T2] [T3] may this seat take from there?"""
    if free_slot(state, seat) == NONE:
        return no.TOO_MANY_PUZZLES
    return why_not_from(state, book, seat, source)


@rule
def take(state: State, book: Book, log: Log, seat: int, source: int) -> None:
    """[T2] a puzzle into the own area; its place is refilled at once ([E1] may follow)."""
    slot = free_slot(state, seat)
    was_triggered = state.final_round > 0
    puzzle = draw(state, log, deck_of(source)) if source >= TAKE_DECK else lift(state, source)
    state.puzzle[seat, slot] = puzzle
    emit(log, EV_TAKE, seat, puzzle, source, slot)
    count_black(state, book, seat, puzzle, was_triggered)
    if source < TAKE_DECK:
        if source >= TAKE_GRID:
            release_lock(state, log, source - TAKE_GRID)
        if is_replaced(state, seat, source):
            refill(state, log, source)
    note_action(state, True)


# Take a level-1 piece


@rule
def gains(reserve: int) -> int:
    """[T4] the shapes of the reserve of level 1, or of the next available level up to 4."""
    return of_lowest_level(reserve, 1, 4)


@small
def may_gain(state: State) -> bool:
    """[T4] the reserve has a piece of level 1-4."""
    pieces = 0
    for piece in range(ORDINARY):
        pieces += int(state.reserve[piece])
    return pieces > 0


@rule
def why_not_gain(state: State, piece: int) -> int:
    """[T4] may this piece be taken from the reserve?"""
    if gains(stock(state)) >> piece & 1:
        return no.ALLOWED
    if state.reserve[piece] == 0:
        return no.GAIN_NONE_LEFT
    return no.GAIN_OTHER_LEVEL


@rule
def gain(state: State, log: Log, seat: int, piece: int) -> None:
    """[T4] the piece comes into the supply."""
    to_supply(state, seat, piece)
    emit(log, EV_GAIN, seat, piece, 0, 0)
    note_action(state, True)


# Upgrade and exchange


@small
def raises(state: State, reserve: int, piece: int, highest: int) -> int:
    """[T5] [T6] the shapes of the reserve one level higher; if it is gone, of the level allowed instead."""
    level = level_of(piece)
    if level >= highest:
        return 0
    found = of_level(reserve, level + 1)
    if found:
        return found
    if state.options.skip_levels == TWO:
        highest = min(level + 2, highest)
    return of_lowest_level(reserve, level + 2, highest)


@small
def swaps(state: State, reserve: int, piece: int) -> int:
    """[T5] [T6] [T7] [T8] [G3] the shapes of the reserve that a piece may be swapped for."""
    level = level_of(piece)
    lowest = max(level - 1, 1) if state.options.exchange_down == ONE else 1
    found = raises(state, reserve, piece, 4) | of_levels(reserve, lowest, min(level, 4))
    return found & ~(1 << piece)


@rule
def why_not_swap(state: State, seat: int, given: int, taken: int) -> int:
    """[T5] [T6] [T7] [T8] [G3] may this piece be swapped for that one?"""
    if not is_in_play(state, given) or not is_in_play(state, taken):
        return no.PIECE_NOT_IN_PLAY
    if state.supply[seat, given] == 0:
        return no.SWAP_NOT_IN_SUPPLY
    if given == taken:
        return no.SWAP_SAME_SHAPE
    reserve = stock(state)
    if swaps(state, reserve, given) >> taken & 1:
        return no.ALLOWED
    here, there = level_of(given), level_of(taken)
    if there == 5:
        return no.SWAP_TO_LEVEL_5
    if there > here + 1 and not of_level(raises(state, reserve, given, 4), there):
        return no.SWAP_TOO_HIGH if of_level(reserve, here + 1) else no.SWAP_SKIPS_LEVEL
    if state.reserve[taken] == 0:
        return no.SWAP_NONE_LEFT if there > here else no.EXCHANGE_NONE_LEFT
    return no.SWAP_TOO_LOW


@rule
def swap(state: State, log: Log, seat: int, given: int, taken: int) -> None:
    """[T5] [T7] one piece back to the reserve, the other out of it."""
    to_reserve(state, seat, given)
    to_supply(state, seat, taken)
    emit(log, EV_SWAP, seat, given, taken, 0)
    note_action(state, False)


# Place


@small
def usable(state: State, seat: int) -> int:
    """[T9] [G2] the shapes in the supply; inside a Ghost action only those just taken and not placed yet."""
    if state.pending[seat] != GHOST:
        return held(state, seat)
    found = 0
    for piece in range(ORDINARY):
        found |= int(state.ghost_parts[seat, piece] > 0) << piece
    return found


@small
def may_place_on(state: State, seat: int, slot: int) -> bool:
    """[T9] [T11] [G2] an own unfinished puzzle; inside Master, Ambassador and Ghost each only once."""
    return state.puzzle[seat, slot] != NONE and not int(state.placed_on[seat]) >> slot & 1


@rule
def why_not_place(state: State, book: Book, seat: int, slot: int, placement: int) -> int:
    """[T9] [G6] [T11] [A2] [G2] may this piece, of whatever level, be placed there?"""
    piece = int(book.placement_piece[placement])
    puzzle = int(state.puzzle[seat, slot])
    pending = int(state.pending[seat])
    if not is_in_play(state, piece):
        return no.PIECE_NOT_IN_PLAY
    if puzzle == NONE:
        return no.PLACE_NO_PUZZLE
    if not may_place_on(state, seat, slot):
        if pending == MASTER:
            return no.MASTER_ONCE_A_PUZZLE
        return no.AMBASSADOR_ONCE_A_PUZZLE if pending == AMBASSADOR else no.GHOST_ONCE_A_PUZZLE
    if not usable(state, seat) >> piece & 1:
        return no.GHOST_NOT_TAKEN if pending == GHOST else no.PLACE_NOT_IN_SUPPLY
    mask = int(book.placement_mask[placement])
    if mask & ~int(book.recess[puzzle]):
        return no.PLACE_OUTSIDE
    if mask & int(state.filled[seat, slot]):
        return no.PLACE_OVERLAPS
    return no.ALLOWED


@small
def put(state: State, book: Book, log: Log, seat: int, slot: int, placement: int) -> None:
    """[T9] the piece lies on the puzzle."""
    piece = int(book.placement_piece[placement])
    state.supply[seat, piece] -= 1
    state.filled[seat, slot] |= book.placement_mask[placement]
    state.joins[seat, slot] |= book.placement_joins[placement]
    emit(log, EV_PLACE, seat, slot, placement, int(state.puzzle[seat, slot]))
    note_action(state, True)


@rule
def place_in_action(state: State, book: Book, log: Log, seat: int, slot: int, placement: int) -> None:
    """[T11] [A2] [G2] one placing of a Master, Ambassador or Ghost action."""
    if state.pending[seat] == GHOST:
        state.ghost_parts[seat, int(book.placement_piece[placement])] -= 1
    put(state, book, log, seat, slot, placement)
    state.placed_on[seat] = int(state.placed_on[seat]) | 1 << slot


@rule
def fits(state: State, book: Book, seat: int, slot: int, piece: int) -> bool:
    """[T9] this piece fits somewhere on that puzzle."""
    puzzle, filled = int(state.puzzle[seat, slot]), int(state.filled[seat, slot])
    for k in range(int(book.fit_first[puzzle, piece]), int(book.fit_first[puzzle, piece + 1])):
        if int(book.fit[puzzle, k]) & filled == 0:
            return True
    return False


@rule
def has_placement(state: State, book: Book, seat: int) -> bool:
    """[T9] some supply piece fits on some own unfinished puzzle."""
    shapes = usable(state, seat)
    for slot in range(SLOTS):
        if may_place_on(state, seat, slot):
            for piece in range(KINDS):
                if shapes >> piece & 1 and fits(state, book, seat, slot, piece):
                    return True
    return False


# Master action


@rule
def why_not_master(state: State, book: Book, seat: int) -> int:
    """[T11] once per turn, and at least one piece must fit somewhere."""
    if state.master_used[seat] == 1:
        return no.MASTER_USED
    return no.ALLOWED if has_placement(state, book, seat) else no.MASTER_NOTHING_FITS


@rule
def begin_master(state: State, log: Log, seat: int) -> None:
    """[T11] the Master action begins; nothing enters the supply before it ends [T12]."""
    state.master_used[seat] = 1
    state.pending[seat] = MASTER
    emit(log, EV_MASTER, seat, 0, 0, 0)
