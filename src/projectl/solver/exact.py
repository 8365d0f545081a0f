"""The fewest actions that fill one region, exactly, whatever the reserve lacks and the options say.

Placing changes neither the reserve nor what may be swapped, so all of it can wait to the end; only a Ghost action
places a piece for nothing [G2], and that piece stays. What is searched is the order of gains, swaps and Ghost actions:
depth first with a rising number of actions in all, past the multisets that `cost` proves too dear, and never twice
through the same supply with no more actions left. The first number that suffices is the fewest.
"""

import threading
from typing import Any, Final, NamedTuple

import numpy as np

from projectl.catalogue.placements import CELLS
from projectl.catalogue.tilings import TILINGS
from projectl.rules.compiled import entry, rule, small
from projectl.rules.state import KINDS, NONE, ORDINARY, State
from projectl.rules.turn import gains, swaps
from projectl.solver.cost import (
    NEVER,
    at_least,
    is_there,
    of_shape,
    plain_fewest,
    shortfall,
    stairs_within,
)
from projectl.solver.fillings import SIZE_SHIFT, Fillings, know

GIVEN_UP: Final = -1
"""The search was not finished within its nodes."""

FIRST_GAIN: Final = KINDS * KINDS
FIRST_GHOST: Final = FIRST_GAIN + ORDINARY
"""What is tried first: swaps, those of the highest pieces before, so that a plan finishes one piece after the other."""
GHOST_CHOICES: Final = ORDINARY + 1
"""[G2] each tiling with none of its parts, or one of nine shapes, placed at once."""
STEPS: Final = FIRST_GHOST + len(TILINGS) * GHOST_CHOICES

DEEP: Final = 64
SEEN: Final = 1 << 14
NODES, IS_CUT, ROUND, DEPTH, CHOSEN, MOVES = range(6)
MOST_MOVES: Final = 128


class Trail(NamedTuple):
    """The search: for each depth supply, reserve, parts placed by Ghost actions, and what is tried next. 1 MiB."""

    supply: Any
    reserve: Any
    placed: Any
    step: Any
    spent: Any
    hopeful: Any  # how many multisets can still be in time; they stand first in `multisets`
    multisets: Any
    seen: Any  # supply, parts placed, actions left, round
    facts: Any  # nodes, whether actions ran out anywhere, round, depth, multiset and decisions of the plan found
    moves: Any  # these decisions
    waiting: Any
    counts: Any
    tiling_piece: Any
    tiling_parts: Any


def new_trail() -> Trail:
    """Room for a search."""
    parts = np.zeros((len(TILINGS), ORDINARY), np.int64)
    for number, tiling in enumerate(TILINGS):
        for part in tiling.parts:
            parts[number, part] += 1
    return Trail(
        supply=np.zeros((DEEP, KINDS), np.int64),
        reserve=np.zeros((DEEP, KINDS), np.int64),
        placed=np.zeros((DEEP, KINDS), np.int64),
        step=np.zeros(DEEP, np.int64),
        spent=np.zeros(DEEP, np.int64),
        hopeful=np.zeros(DEEP, np.int64),
        multisets=np.zeros(1 << 15, np.int64),
        seen=np.zeros((SEEN, 4), np.int64),
        facts=np.zeros(6, np.int64),
        moves=np.zeros(MOST_MOVES, np.int16),
        waiting=np.zeros(CELLS, np.int64),
        counts=np.zeros((4, KINDS), np.int64),
        tiling_piece=np.array([tiling.piece for tiling in TILINGS], np.int64),
        tiling_parts=parts,
    )


_kept: Final = threading.local()


def trail() -> Trail:
    """The room of this thread."""
    if not hasattr(_kept, "trail"):
        _kept.trail = new_trail()
    found: Trail = _kept.trail
    return found


@rule
def shapes_of(counts: Any) -> int:
    """The shapes of which there is any, one bit each."""
    found = 0
    for piece in range(KINDS):
        found |= int(counts[piece] > 0) << piece
    return found


@rule
def step_on(trail: Trail, depth: int) -> None:
    """The next depth starts as this one is, an action later."""
    for piece in range(KINDS):
        trail.supply[depth + 1, piece] = trail.supply[depth, piece]
        trail.reserve[depth + 1, piece] = trail.reserve[depth, piece]
        trail.placed[depth + 1, piece] = trail.placed[depth, piece]
    trail.spent[depth + 1] = trail.spent[depth] + 1


@rule
def take(trail: Trail, depth: int, piece: int, count: int) -> None:
    """Pieces from the reserve into the supply, or back."""
    trail.supply[depth, piece] += count
    trail.reserve[depth, piece] -= count


@rule
def try_gain(trail: Trail, depth: int, piece: int) -> bool:
    """[T4] gain a piece, if it may be gained."""
    if not gains(shapes_of(trail.reserve[depth])) >> piece & 1:
        return False
    step_on(trail, depth)
    take(trail, depth + 1, piece, 1)
    return True


@rule
def try_swap(trail: Trail, state: State, depth: int, given: int, taken: int) -> bool:
    """[T5] [T6] [T7] [T8] swap one piece for another, if it may be; one placed already stays."""
    if trail.supply[depth, given] == trail.placed[depth, given]:
        return False
    if not swaps(state, shapes_of(trail.reserve[depth]), given) >> taken & 1:
        return False
    step_on(trail, depth)
    take(trail, depth + 1, given, -1)
    take(trail, depth + 1, taken, 1)
    return True


@rule
def try_ghost(trail: Trail, state: State, depth: int, tiling: int, choice: int) -> bool:
    """[G1] [G2] break up a level-5 piece, and place one of its parts at once or none; placing one saves its action."""
    piece = int(trail.tiling_piece[tiling])
    if state.options.ghost == 0 or trail.supply[depth, piece] == 0:
        return False
    if choice > 0 and trail.tiling_parts[tiling, choice - 1] == 0:
        return False
    for part in range(ORDINARY):
        if trail.tiling_parts[tiling, part] > trail.reserve[depth, part]:
            return False
    step_on(trail, depth)
    take(trail, depth + 1, piece, -1)
    for part in range(ORDINARY):
        take(trail, depth + 1, part, int(trail.tiling_parts[tiling, part]))
    if choice > 0:
        trail.placed[depth + 1, choice - 1] += 1
        trail.spent[depth + 1] -= 1
    return True


@small
def given_by(step: int) -> int:
    """The piece that a swap gives back."""
    return KINDS - 1 - step // KINDS


@rule
def try_step(trail: Trail, state: State, depth: int, step: int) -> bool:
    """Do one gain, swap or Ghost action, if the rules allow it; the next depth is then the position after it."""
    if step < FIRST_GAIN:
        return try_swap(trail, state, depth, given_by(step), step % KINDS)
    if step < FIRST_GHOST:
        return try_gain(trail, depth, step - FIRST_GAIN)
    step -= FIRST_GHOST
    return try_ghost(trail, state, depth, step // GHOST_CHOICES, step % GHOST_CHOICES)


@rule
def next_step(trail: Trail, state: State, depth: int) -> int:
    """The step to try now; what cannot be done at all is passed over in whole blocks."""
    step = int(trail.step[depth])
    while step < FIRST_GAIN and trail.supply[depth, given_by(step)] == 0:
        step = (step // KINDS + 1) * KINDS
    if step >= FIRST_GHOST and state.options.ghost == 0:
        step = STEPS
    trail.step[depth] = step + 1
    return step


@rule
def is_repeated(trail: Trail, depth: int, left: int) -> bool:
    """Whether this supply was seen before with as many actions left; otherwise it is noted."""
    supply, placed = 0, 0
    for piece in range(ORDINARY):
        supply |= int(trail.supply[depth, piece]) << 7 * piece
        placed |= int(trail.placed[depth, piece]) << 5 * piece
    for piece in range(ORDINARY, KINDS):
        placed |= min(31, int(trail.supply[depth, piece])) << 45 + 5 * (piece - ORDINARY)
    mixed = (supply ^ (placed << 3) ^ (supply >> 23)) * 0x9E3779B97F4A7C1 & 0xFFFFFFFFFFFF
    entry = trail.seen[mixed >> 20 & SEEN - 1]
    is_same = entry[0] == supply and entry[1] == placed and entry[3] == trail.facts[ROUND]
    if is_same and left <= entry[2]:
        return True
    entry[0], entry[1], entry[2], entry[3] = supply, placed, left, trail.facts[ROUND]
    return False


@rule
def covers(packed: int, placed: Any) -> bool:
    """Whether a multiset contains the parts that lie already."""
    for piece in range(ORDINARY):
        if int(placed[piece]) > of_shape(packed, piece):
            return False
    return True


@rule
def sift(trail: Trail, table: Fillings, state: State, depth: int, among: int, left: int, smallest: int) -> bool:
    """Move the multisets that can be in time to the front; says whether one is at hand already."""
    supply, reserve, placed = trail.supply[depth], trail.reserve[depth], trail.placed[depth]
    has_ghosts = state.options.ghost == 1
    ghosts = 0
    if has_ghosts:
        for piece in range(ORDINARY, KINDS):
            ghosts += int(supply[piece])
    stairs = stairs_within(reserve, left - smallest, ghosts)
    down = int(state.options.exchange_down)
    kept = 0
    for k in range(among):
        packed = int(trail.multisets[k])
        if not covers(packed, placed):
            continue
        pieces = packed >> SIZE_SHIFT
        missing, spare = shortfall(supply, packed)
        price = at_least(table, missing, spare, stairs, down, has_ghosts)
        if price >= NEVER:
            continue
        if pieces + price > left:
            trail.facts[IS_CUT] = 1
            continue
        if missing == 0:
            trail.facts[DEPTH], trail.facts[CHOSEN] = depth, packed
            return True
        trail.multisets[k] = trail.multisets[kept]
        trail.multisets[kept] = packed
        kept += 1
    trail.hopeful[depth] = kept
    return False


@rule
def within(trail: Trail, table: Fillings, state: State, among: int, total: int, smallest: int, limit: int) -> bool:
    """Whether so many actions in all are enough; the trail then holds a plan."""
    trail.facts[ROUND] += 1
    trail.facts[IS_CUT] = 0
    if sift(trail, table, state, 0, among, total, smallest):
        return True
    depth = 0
    trail.step[0] = 0
    while depth >= 0:
        step = next_step(trail, state, depth)
        if step >= STEPS or trail.hopeful[depth] == 0:
            depth -= 1
            continue
        if not try_step(trail, state, depth, step):
            continue
        trail.facts[NODES] += 1
        if trail.facts[NODES] > limit:
            return False
        left = total - int(trail.spent[depth + 1])
        if left < smallest or is_repeated(trail, depth + 1, left):
            trail.facts[IS_CUT] |= int(left < smallest)
            continue
        if sift(trail, table, state, depth + 1, int(trail.hopeful[depth]), left, smallest):
            return True
        if depth + 2 < DEEP:
            depth += 1
            trail.step[depth] = 0
        else:
            trail.facts[IS_CUT] = 1
    return False


@rule
def begin(trail: Trail, table: Fillings, region: int, supply: Any, reserve: Any) -> int:
    """Set out from a position; how many multisets supply and reserve together hold, NONE if the table is too small."""
    for piece in range(KINDS):
        trail.supply[0, piece] = supply[piece]
        trail.reserve[0, piece] = reserve[piece]
        trail.placed[0, piece] = 0
    trail.spent[0] = 0
    trail.facts[NODES] = 0
    slot = know(table, region)
    if slot == NONE:
        return NONE
    among = 0
    for k in range(int(table.first[slot]), int(table.first[slot]) + int(table.count[slot])):
        if is_there(supply, reserve, int(table.multisets[k])):
            trail.multisets[among] = table.multisets[k]
            among += 1
    return among


@rule
def exact_fewest(
    trail: Trail, table: Fillings, state: State, region: int, supply: Any, reserve: Any, limit: int
) -> int:
    """The fewest actions that fill a region, the plan in the trail; NEVER if none do.

    GIVEN_UP after `limit` nodes, or where the table is too small for the region.
    """
    among = begin(trail, table, region, supply, reserve)
    if among == NONE:
        return GIVEN_UP
    if among == 0:
        return NEVER
    smallest = int(trail.multisets[0]) >> SIZE_SHIFT
    total = max(smallest, plain_fewest(table, state, region, supply, reserve))
    while not within(trail, table, state, among, total, smallest, limit):
        if trail.facts[NODES] > limit:
            return GIVEN_UP
        if trail.facts[IS_CUT] == 0:
            return NEVER
        total += 1
    return total


@rule
def fewest(trail: Trail, table: Fillings, state: State, region: int, supply: Any, reserve: Any, limit: int) -> int:
    """The number alone: at once where nothing binds, by search elsewhere."""
    known = plain_fewest(table, state, region, supply, reserve)
    return known if known >= 0 else exact_fewest(trail, table, state, region, supply, reserve, limit)


@entry
def count_actions(
    trail: Trail, table: Fillings, states: Any, i: int, region: int, supply: Any, reserve: Any, limit: int
) -> int:
    """The number alone, for Python."""
    return fewest(trail, table, states[i], region, supply, reserve, limit)
