"""[E3] Finishing Touches, solved: which puzzles to complete with what is left, and how.

A puzzle completed now gives its points (and where unfinished puzzles cost theirs, saves them too) and takes a point a
piece. Every set of own puzzles and every multiset of supply pieces that fills each is looked at; among equals the more
puzzles the better [E7].
"""

from typing import Any, Final

from projectl.rules.actions import DONE, PLACE, PLACEMENT_COUNT
from projectl.rules.compiled import rule
from projectl.rules.end import unfinished_cost
from projectl.rules.state import KINDS, NONE, SLOTS, Book, State
from projectl.solver.fillings import MOST, SHIFT, SIZE_SHIFT, Fillings, cells_in, know

NOTHING: Final = 0


@rule
def is_within(packed: int, supply: Any) -> bool:
    """A supply holds all pieces of a multiset."""
    for piece in range(KINDS):
        if (packed >> SHIFT[piece] & MOST[piece]) > int(supply[piece]):
            return False
    return True


@rule
def use(supply: Any, packed: int, sign: int) -> None:
    """Take a multiset out of a supply, or put it back."""
    for piece in range(KINDS):
        supply[piece] = int(supply[piece]) - sign * (packed >> SHIFT[piece] & MOST[piece])


@rule
def open_region(state: State, book: Book, seat: int, slot: int) -> int:
    """The cells still to be filled; none where no puzzle lies."""
    puzzle = int(state.puzzle[seat, slot])
    return 0 if puzzle == NONE else int(book.recess[puzzle]) & ~int(state.filled[seat, slot])


@rule
def gain_of(state: State, book: Book, seat: int, slot: int) -> int:
    """[E6] what completing a puzzle is worth before the touches, twice, with one for the tie-break."""
    points = int(book.points[int(state.puzzle[seat, slot])])
    return 2 * (points + unfinished_cost(state, book, seat, slot)) + 1


CHOSEN: Final = 0
TRIED: Final = 1
NEXT: Final = 2
HOPE: Final = 3
WALK_ROWS: Final = 4
"""The rows of a walk: the best multiset of each slot, the one being tried, the place in its list of the next to
try (LEFT_OUT after the last), and the most that this and the later slots could gain."""
LEFT_OUT: Final = -1
ALL: Final = 26


@rule
def hope_of(state: State, book: Book, seat: int, slot: int, large: int) -> int:
    """The most a slot could gain: its puzzle filled with level-4 pieces; nothing if it is too large to ask."""
    cells = cells_in(open_region(state, book, seat, slot))
    if cells == 0 or cells >= large:
        return 0
    return max(0, gain_of(state, book, seat, slot) - 2 * ((cells + 3) // 4))


@rule
def later_hope(walk: Any, slot: int) -> int:
    """The most that the slots after this one could gain."""
    return int(walk[HOPE, slot + 1]) if slot + 1 < SLOTS else 0


@rule
def try_next(
    state: State, book: Book, table: Fillings, seat: int, slot: int, supply: Any, walk: Any, least: int
) -> int:
    """The next multiset for a slot that gains at least so much and is at hand: its gain, or 0 when none is left."""
    region = open_region(state, book, seat, slot)
    if region == 0:
        return 0
    known = know(table, region)
    if known == NONE:
        return 0
    first, count = int(table.first[known]), int(table.count[known])
    while int(walk[NEXT, slot]) < count:
        packed = int(table.multisets[first + int(walk[NEXT, slot])])
        walk[NEXT, slot] += 1
        worth = gain_of(state, book, seat, slot) - 2 * (packed >> SIZE_SHIFT)
        if worth < max(1, least):
            return 0
        if is_within(packed, supply):
            use(supply, packed, 1)
            walk[TRIED, slot] = packed
            return worth
    return 0


@rule
def best_touches(state: State, book: Book, table: Fillings, seat: int, supply: Any, walk: Any, large: int = ALL) -> int:
    """The best multiset for each slot, 0 for none, into row CHOSEN of `walk`; twice the points they gain.

    A depth-first walk over the slots, with each multiset that fills the puzzle and then without it, turning back where
    the rest cannot beat the best found. `supply` holds the seat's pieces and is restored. Puzzles with so many open
    cells that they count as large are left out.
    """
    for k in range(SLOTS - 1, -1, -1):
        walk[CHOSEN, k] = NOTHING
        walk[TRIED, k] = NOTHING
        walk[NEXT, k] = 0
        walk[HOPE, k] = hope_of(state, book, seat, k, large) + later_hope(walk, k)
    best, gained, slot = 0, 0, 0
    while slot >= 0:
        if slot == SLOTS:
            best = gained
            for k in range(SLOTS):
                walk[CHOSEN, k] = walk[TRIED, k]
            slot -= 1
            continue
        tried = int(walk[TRIED, slot])
        if tried != NOTHING:
            use(supply, tried, -1)
            gained -= gain_of(state, book, seat, slot) - 2 * (tried >> SIZE_SHIFT)
            walk[TRIED, slot] = NOTHING
        if int(walk[NEXT, slot]) == LEFT_OUT:
            walk[NEXT, slot] = 0
            slot -= 1
            continue
        least = best + 1 - gained - later_hope(walk, slot)
        worth = 0
        if int(walk[HOPE, slot]) > later_hope(walk, slot):
            worth = try_next(state, book, table, seat, slot, supply, walk, least)
        if worth > 0:
            gained += worth
            slot += 1
        elif least <= 0:
            walk[NEXT, slot] = LEFT_OUT
            slot += 1
        else:
            walk[NEXT, slot] = 0
            slot -= 1
    return best


@rule
def lay_first(book: Book, table: Fillings, region: int, packed: int) -> int:
    """A placement that begins to fill a region with exactly this multiset."""
    for placement in range(PLACEMENT_COUNT):
        mask = int(book.placement_mask[placement])
        piece = int(book.placement_piece[placement])
        if mask & ~region or packed >> SHIFT[piece] & MOST[piece] == 0:
            continue
        rest = packed - (1 << SHIFT[piece]) - (1 << SIZE_SHIFT)
        known = know(table, region & ~mask)
        if known == NONE:
            continue
        first = int(table.first[known])
        for k in range(first, first + int(table.count[known])):
            if int(table.multisets[k]) == rest:
                return placement
    return NONE


@rule
def next_touch(state: State, book: Book, table: Fillings, seat: int, supply: Any, walk: Any) -> int:
    """The decision that goes on with the best Finishing Touches."""
    for piece in range(KINDS):
        supply[piece] = state.supply[seat, piece]
    best_touches(state, book, table, seat, supply, walk)
    for slot in range(SLOTS):
        if int(walk[CHOSEN, slot]) != NOTHING:
            placement = lay_first(book, table, open_region(state, book, seat, slot), int(walk[CHOSEN, slot]))
            return PLACE + slot * PLACEMENT_COUNT + placement
    return DONE
