"""Plans that a search has found, as decisions of the action space."""

from typing import Any, Final

from projectl.catalogue.pieces import LEVEL
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
    SKIP,
    SWAP,
    TAKE_REWARD,
)
from projectl.rules.compiled import entry, rule
from projectl.rules.state import KINDS, NONE, ORDINARY, SLOTS, State
from projectl.solver import steps as joint_steps
from projectl.solver.cost import NEVER
from projectl.solver.exact import (
    CHOSEN,
    DEPTH,
    FIRST_GAIN,
    FIRST_GHOST,
    GHOST_CHOICES,
    MOVES,
    Trail,
    exact_fewest,
    given_by,
)
from projectl.solver.fillings import Fillings, first_cell
from projectl.solver.steps import Joint, packed_counts
from projectl.solver.ways import lay

FREE, KEPT, HELD, LATER = range(4)
"""Rows of `counts`: pieces that no later step needs, those that a Ghost action will place, the supply, and the supply
that later steps will leave."""


@rule
def is_before(table: Fillings, one: int, other: int) -> bool:
    """Whether a start is placed before another: large pieces first, then by their first cells."""
    level, other_level = LEVEL[int(table.start_piece[one])], LEVEL[int(table.start_piece[other])]
    if level != other_level:
        return level > other_level
    return first_cell(int(table.start_mask[one])) < first_cell(int(table.start_mask[other]))


@rule
def sort_waiting(trail: Trail, table: Fillings, size: int) -> None:
    """Put the pieces to place into the order in which they are placed."""
    for k in range(1, size):
        start, place = int(trail.waiting[k]), k
        while place > 0 and is_before(table, start, int(trail.waiting[place - 1])):
            trail.waiting[place] = trail.waiting[place - 1]
            place -= 1
        trail.waiting[place] = start


@rule
def change(trail: Trail, row: int, step: int) -> None:
    """What a step takes from a supply, and adds to it."""
    counts = trail.counts[row]
    if step < FIRST_GAIN:
        counts[given_by(step)] -= 1
        counts[step % KINDS] += 1
    elif step < FIRST_GHOST:
        counts[step - FIRST_GAIN] += 1
    else:
        tiling = (step - FIRST_GHOST) // GHOST_CHOICES
        counts[int(trail.tiling_piece[tiling])] -= 1
        for part in range(ORDINARY):
            counts[part] += int(trail.tiling_parts[tiling, part])


@rule
def placed_by(step: int) -> int:
    """[G2] the part that a Ghost action places for nothing; NONE."""
    return (step - FIRST_GHOST) % GHOST_CHOICES - 1 if step >= FIRST_GHOST else NONE


@rule
def index_of(step: int) -> int:
    """The decision that a step begins with."""
    if step < FIRST_GAIN:
        return SWAP + given_by(step) * KINDS + step % KINDS
    if step < FIRST_GHOST:
        return GAIN + step - FIRST_GAIN
    return GHOST_ACTION + (step - FIRST_GHOST) // GHOST_CHOICES


@rule
def find_free(trail: Trail, number: int, depth: int) -> None:
    """How many of each shape no step from this one on will need."""
    for piece in range(KINDS):
        trail.counts[FREE, piece] = trail.counts[HELD, piece]
        trail.counts[LATER, piece] = trail.counts[HELD, piece]
    for later in range(number, depth):
        change(trail, LATER, int(trail.step[later]) - 1)
        for piece in range(KINDS):
            trail.counts[FREE, piece] = min(int(trail.counts[FREE, piece]), int(trail.counts[LATER, piece]))


@rule
def note(trail: Trail, move: int) -> None:
    """One more decision."""
    trail.moves[int(trail.facts[MOVES])] = move
    trail.facts[MOVES] += 1


@rule
def put(trail: Trail, table: Fillings, k: int, slot: int) -> None:
    """Place a piece that waits."""
    start = int(trail.waiting[k])
    trail.waiting[k] = NONE
    trail.counts[HELD, int(table.start_piece[start])] -= 1
    note(trail, PLACE + slot * PLACEMENT_COUNT + int(table.start_placement[start]))


@rule
def put_free(trail: Trail, table: Fillings, size: int, slot: int) -> None:
    """Place what waits and is free, large first; a piece that a Ghost action will place does not go before."""
    for k in range(size):
        if trail.waiting[k] == NONE:
            continue
        piece, left = int(table.start_piece[int(trail.waiting[k])]), 0
        for other in range(size):
            start = int(trail.waiting[other])
            left += int(start != NONE and int(table.start_piece[start]) == piece)
        if trail.counts[FREE, piece] > 0 and left > trail.counts[KEPT, piece]:
            trail.counts[FREE, piece] -= 1
            put(trail, table, k, slot)


@rule
def put_part(trail: Trail, table: Fillings, size: int, slot: int, piece: int) -> None:
    """[G2] place the first that waits of this shape."""
    trail.counts[KEPT, piece] -= 1
    for k in range(size):
        if trail.waiting[k] != NONE and table.start_piece[int(trail.waiting[k])] == piece:
            put(trail, table, k, slot)
            return


@rule
def write_plan(trail: Trail, table: Fillings, region: int, slot: int) -> None:
    """The plan that a search left in its room, as decisions; what no later step needs is placed at once."""
    size = lay(table, region, int(trail.facts[CHOSEN]), trail.waiting)
    sort_waiting(trail, table, size)
    depth = int(trail.facts[DEPTH])
    trail.facts[MOVES] = 0
    for piece in range(KINDS):
        trail.counts[HELD, piece] = trail.supply[0, piece]
        trail.counts[KEPT, piece] = 0
    for number in range(depth):
        part = placed_by(int(trail.step[number]) - 1)
        if part != NONE:
            trail.counts[KEPT, part] += 1
    for number in range(depth + 1):
        find_free(trail, number, depth)
        put_free(trail, table, size, slot)
        if number < depth:
            step = int(trail.step[number]) - 1
            note(trail, index_of(step))
            change(trail, HELD, step)
            if placed_by(step) != NONE:
                put_part(trail, table, size, slot, placed_by(step))
            if step >= FIRST_GHOST:
                note(trail, DONE)


@rule
def plan(
    trail: Trail, table: Fillings, state: State, region: int, supply: Any, reserve: Any, slot: int, limit: int
) -> int:
    """The fewest actions that fill a region in a slot, as `exact_fewest` has them; the decisions in `moves`."""
    trail.facts[MOVES] = 0
    found = exact_fewest(trail, table, state, region, supply, reserve, limit)
    if found >= 0 and found < NEVER:
        write_plan(trail, table, region, slot)
    return found


@entry
def find_plan(
    trail: Trail, table: Fillings, states: Any, i: int, region: int, supply: Any, reserve: Any, slot: int, limit: int
) -> int:
    """The same, for Python."""
    return plan(trail, table, states[i], region, supply, reserve, slot, limit)


# Several puzzles at once

PLAIN: Final = (
    (0, GAIN),
    (joint_steps.FIRST_SWAP, SWAP),
    (joint_steps.FIRST_GHOST, GHOST_ACTION),
    (joint_steps.BEGIN_MASTER, DO_MASTER),
    (joint_steps.BEGIN_AMBASSADOR, DO_AMBASSADOR),
    (joint_steps.END_TURN, PASS),
    (joint_steps.END_ACTION, DONE),
    (joint_steps.FIRST_REWARD, TAKE_REWARD),
    (joint_steps.FIRST_LEVEL_UP, LEVEL_UP_STEP),
    (joint_steps.DECLINE, SKIP),
)
"""Where each block of steps begins, and the block of the action space that it is."""


@rule
def joint_index(step: int) -> int:
    """The decision that a step is; what is placed is looked up elsewhere."""
    found = step
    for first, block in PLAIN:
        if step >= first:
            found = block + step - first
    return found


@rule
def take_waiting(joint: Joint, table: Fillings, slot: int, piece: int) -> int:
    """The decision that places the first piece of this shape that waits for a slot."""
    for k in range(joint.waiting.shape[1]):
        start = int(joint.waiting[slot, k])
        if start != NONE and table.start_piece[start] == piece:
            joint.waiting[slot, k] = NONE
            return PLACE + slot * PLACEMENT_COUNT + int(table.start_placement[start])
    return NONE


@rule
def write_joint_plan(joint: Joint, table: Fillings) -> int:
    """The plan for several puzzles that a search left in its room, as decisions in `moves`; how many."""
    first, last = joint_steps.FIRST_PLACE, joint_steps.FIRST_GHOST
    depth = int(joint.facts[joint_steps.DEPTH])
    for slot in range(SLOTS):
        for k in range(joint.waiting.shape[1]):
            joint.waiting[slot, k] = NONE
        for piece in range(KINDS):
            joint.held[piece] = 0
        for number in range(depth):
            step = int(joint.step[number]) - 1
            if first <= step < last and (step - first) // KINDS == slot:
                joint.held[(step - first) % KINDS] += 1
        lay(table, int(joint.region[slot]), packed_counts(joint.held), joint.waiting[slot])
    for number in range(depth):
        step = int(joint.step[number]) - 1
        if first <= step < last:
            joint.moves[number] = take_waiting(joint, table, (step - first) // KINDS, (step - first) % KINDS)
        else:
            joint.moves[number] = joint_index(step)
    return depth
