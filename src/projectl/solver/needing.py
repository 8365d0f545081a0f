"""How far the puzzles of a seat are from being completed, and which pieces they need; a few milliseconds for each."""

from typing import Final

from projectl.rules.compiled import rule
from projectl.rules.state import NONE, Book, State
from projectl.solver.cost import NEVER, of_shape
from projectl.solver.exact import CHOSEN, GIVEN_UP, Trail, exact_fewest, fewest
from projectl.solver.fillings import Fillings, know

NODES: Final = 2_000
"""Steps the solver may try for one puzzle: a few milliseconds."""
WORK: Final = 6_000_000
"""Steps times the ways to fill it, all of which each step looks at: a puzzle of one's own may have thousands."""


@rule
def region_of(state: State, book: Book, seat: int, slot: int) -> int:
    """The cells of a puzzle that are still open."""
    return int(book.recess[int(state.puzzle[seat, slot])]) & ~int(state.filled[seat, slot])


@rule
def steps_for(table: Fillings, region: int) -> int:
    """How many steps may be tried for a region."""
    known = know(table, region)
    return NODES if known == NONE else min(NODES, WORK // max(1, int(table.count[known])))


@rule
def actions_needed(trail: Trail, table: Fillings, state: State, book: Book, seat: int, slot: int) -> int:
    """The fewest actions that complete the puzzle in a slot, without Master; NONE if nothing does, or nobody knows."""
    region = region_of(state, book, seat, slot)
    if region == 0:
        return 0
    found = fewest(trail, table, state, region, state.supply[seat], state.reserve, steps_for(table, region))
    return NONE if found in (NEVER, GIVEN_UP) else found


@rule
def needs_piece(trail: Trail, table: Fillings, state: State, book: Book, seat: int, slot: int, piece: int) -> bool:
    """Whether a puzzle needs a piece of the supply: its shortest plan lays it, and takes longer without it.

    A piece that the plan only swaps on is not what the puzzle needs. False too where nobody knows.
    """
    region = region_of(state, book, seat, slot)
    if region == 0 or state.supply[seat, piece] == 0:
        return False
    limit = steps_for(table, region)
    found = exact_fewest(trail, table, state, region, state.supply[seat], state.reserve, limit)
    if found in (NEVER, GIVEN_UP) or of_shape(int(trail.facts[CHOSEN]), piece) == 0:
        return False
    state.supply[seat, piece] -= 1
    without = fewest(trail, table, state, region, state.supply[seat], state.reserve, limit)
    state.supply[seat, piece] += 1
    return bool(without > found)
