"""The fast generator: every legal decision of a seat, in index order.

It asks the same questions of the same rule functions as `why_not`; a property test proves that the two agree.
"""

from typing import Any

from projectl.catalogue.book import CELLS
from projectl.rules import refusals as no
from projectl.rules.actions import (
    DO_AMBASSADOR,
    DO_MASTER,
    DONE,
    GAIN,
    GHOST_ACTION,
    LEVEL_UP_STEP,
    PASS,
    PLACE,
    PLACEMENT_COUNT,
    RECYCLE_ROW,
    SKIP,
    SWAP,
    TAKE_DECK,
    TAKE_GRID,
    TAKE_REWARD,
    UNDER,
)
from projectl.rules.ambassador import oldest_m
from projectl.rules.compiled import rule, small
from projectl.rules.completing import open_choices
from projectl.rules.components import held, stock
from projectl.rules.ghost import TILINGS, level_ups, why_not_ghost
from projectl.rules.revised import why_not_recycle, why_not_under
from projectl.rules.state import (
    FINISHING,
    FREE,
    GHOST,
    KINDS,
    LEVEL_UP,
    NONE,
    OVER,
    RECYCLE,
    REWARD,
    ROW,
    SLOTS,
    SOLO,
    Book,
    State,
)
from projectl.rules.turn import free_slot, gains, may_place_on, swaps, usable, why_not_from

Out = Any


@small
def list_set(book: Book, shapes: int, first: int, out: Out, count: int) -> int:
    """Write `first` plus each shape of a set. Always twelve are written, the rest is overwritten: that is faster."""
    for k in range(KINDS):
        out[count + k] = first + int(book.members[shapes, k])
    return count + int(book.member_count[shapes])


@small
def list_takes_from(state: State, book: Book, seat: int, first: int, last: int, out: Out, count: int) -> int:
    """[T2] places from `first` to `last` to take a puzzle from."""
    for source in range(first, last):
        out[count] = source
        count += int(why_not_from(state, book, seat, source) == no.ALLOWED)
    return count


@small
def list_takes(state: State, book: Book, seat: int, out: Out, count: int) -> int:
    """[T2] [T3] puzzles to take."""
    if free_slot(state, seat) == NONE:
        return count
    if state.options.variant == SOLO:
        count = list_takes_from(state, book, seat, TAKE_GRID, TAKE_DECK, out, count)
    else:
        count = list_takes_from(state, book, seat, 0, ROW, out, count)
        count = list_takes_from(state, book, seat, ROW, TAKE_GRID, out, count)
    if state.options.deck_top == 1:
        count = list_takes_from(state, book, seat, TAKE_DECK, GAIN, out, count)
    return count


@small
def list_swaps(state: State, book: Book, reserve: int, supply: int, out: Out, count: int) -> int:
    """[T5] [T7] pieces to swap."""
    for k in range(int(book.member_count[supply])):
        piece = int(book.members[supply, k])
        count = list_set(book, swaps(state, reserve, piece), SWAP + piece * KINDS, out, count)
    return count


@small
def list_fits(book: Book, puzzle: int, filled: int, begin: int, end: int, first: int, out: Out, count: int) -> int:
    """[T9] where the shapes from `begin` to `end` fit on a puzzle; only placements inside the recess are looked at."""
    for k in range(int(book.fit_first[puzzle, begin]), int(book.fit_first[puzzle, end])):
        fit = int(book.fit[puzzle, k])
        out[count] = first + (fit >> CELLS)
        count += int(fit & filled == 0)
    return count


@small
def list_places(state: State, book: Book, seat: int, shapes: int, out: Out, count: int) -> int:
    """[T9] pieces to place."""
    for slot in range(SLOTS):
        if may_place_on(state, seat, slot):
            puzzle, filled = int(state.puzzle[seat, slot]), int(state.filled[seat, slot])
            first = PLACE + slot * PLACEMENT_COUNT
            for run in range(int(book.run_count[shapes])):
                begin, end = int(book.runs[shapes, 2 * run]), int(book.runs[shapes, 2 * run + 1])
                count = list_fits(book, puzzle, filled, begin, end, first, out, count)
    return count


@rule
def list_ghosts(state: State, book: Book, seat: int, out: Out, count: int) -> int:
    """[G1] level-5 pieces to break up."""
    for tiling in range(TILINGS):
        if why_not_ghost(state, book, seat, tiling) == no.ALLOWED:
            out[count] = GHOST_ACTION + tiling
            count += 1
    return count


@rule
def list_level_ups(state: State, book: Book, seat: int, out: Out, count: int) -> int:
    """[G5] pieces to raise."""
    for piece in range(KINDS):
        count = list_set(book, level_ups(state, seat, piece), LEVEL_UP_STEP + piece * KINDS, out, count)
    return count


@small
def list_actions(state: State, book: Book, seat: int, out: Out) -> int:
    """[T1] [R1] everything a seat may begin, and to pass."""
    count = list_takes(state, book, seat, out, 0)
    reserve, supply = stock(state), held(state, seat)
    count = list_set(book, gains(reserve), GAIN, out, count)
    count = list_swaps(state, book, reserve, supply, out, count)
    before = count
    count = list_places(state, book, seat, supply, out, count)
    has_placement = count > before
    if state.options.ghost == 1:
        count = list_ghosts(state, book, seat, out, count)
    if state.options.recycle == 1:
        for colour in range(2):
            if why_not_recycle(state, seat, colour) == no.ALLOWED:
                out[count] = RECYCLE_ROW + colour
                count += 1
    if has_placement and state.master_used[seat] == 0:
        out[count] = DO_MASTER
        count += 1
    if has_placement and oldest_m(state, seat) != NONE:
        out[count] = DO_AMBASSADOR
        count += 1
    if state.options.must_act == 0 or count == 0:
        out[count] = PASS
        count += 1
    return count


@rule
def list_inside_action(state: State, book: Book, seat: int, out: Out) -> int:
    """[T11] [A2] [G2] what is left of a Master, Ambassador or Ghost action."""
    count = list_places(state, book, seat, usable(state, seat), out, 0)
    if state.pending[seat] == GHOST or state.placed_on[seat] != 0:
        out[count] = DONE
        count += 1
    return count


@rule
def list_legal(state: State, book: Book, seat: int, out: Out) -> int:
    """Write every legal index of a seat into `out`; the number of them."""
    if state.phase == OVER or state.deciding[seat] == 0:
        return 0
    if state.phase == FINISHING:
        count = list_places(state, book, seat, usable(state, seat), out, 0)
        out[count] = DONE
        return count + 1
    pending = int(state.pending[seat])
    if pending == FREE:
        return list_actions(state, book, seat, out)
    if pending == REWARD:
        return list_set(book, open_choices(state, book, seat), TAKE_REWARD, out, 0)
    if pending == LEVEL_UP:
        count = list_level_ups(state, book, seat, out, 0)
        out[count] = SKIP
        return count + 1
    if pending == RECYCLE:
        count = 0
        for place in range(SLOTS):
            if why_not_under(state, seat, place) == no.ALLOWED:
                out[count] = UNDER + place
                count += 1
        return count
    return list_inside_action(state, book, seat, out)
