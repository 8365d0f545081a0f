"""A plan for several puzzles of a seat at once, with the Master action: the fewest actions until all are completed.

Counted are the actions of the seat's turns, three a turn, those lost by passing included. The others are taken to pass;
no puzzle is taken, and nothing is placed on puzzles that were not asked for. Within that the search is exact: a rising
number of actions, every decision the rules allow, and never twice through the same position with no more actions left.
"""

import threading
from collections.abc import Iterable
from typing import Any, Final

from projectl.rules.actions import PLACEMENT_COUNT
from projectl.rules.ambassador import mark_at
from projectl.rules.compiled import entry, rule
from projectl.rules.components import lies_on
from projectl.rules.end import OWNER_BITS
from projectl.rules.order import ACTIONS_A_TURN
from projectl.rules.state import FREE, KINDS, NONE, ORDINARY, SLOTS, TURN, Book
from projectl.solver.cost import NEVER, of_shape
from projectl.solver.decisions import write_joint_plan
from projectl.solver.exact import GIVEN_UP
from projectl.solver.fillings import Fillings, fillings, know
from projectl.solver.outlook import is_hopeful
from projectl.solver.plan import Plan
from projectl.solver.steps import (
    COUNTED,
    DEEP,
    DEPTH,
    IS_CUT,
    PLENTY_OF_ACTIONS,
    ROUND,
    SEEN,
    STEPS,
    Joint,
    first_step,
    new_joint,
    next_step,
    start_turn,
    try_step,
)

NODES: Final = 300_000
"""Steps a search may try before it says that it does not know: about five seconds."""
MOST_ACTIONS: Final = 60
_MIX: Final = (0x9E3779B97F4A7C15 >> 2, 0xC2B2AE3D27D4EB4F >> 2)
_BITS: Final = (1 << 62) - 1


@rule
def is_done(joint: Joint, seat: int, depth: int) -> bool:
    """All puzzles asked for are completed, and the action that did it is settled [T13]."""
    state = joint.states[depth]
    if state.pending[seat] != FREE:
        return False
    for slot in range(SLOTS):
        if joint.region[slot] != 0 and state.puzzle[seat, slot] != NONE:
            return False
    return True


@rule
def mixed(number: int, more: int, mix: int) -> int:
    """One more number in a hash."""
    number = (number ^ (more + 1)) * mix & _BITS
    return number ^ number >> 29


@rule
def hash_of(joint: Joint, seat: int, depth: int, mix: int) -> int:
    """Everything the future of a plan depends on, in 62 bits."""
    state = joint.states[depth]
    found = mixed(int(state.pending[seat]), int(joint.clock[depth]) % ACTIONS_A_TURN, mix)
    for piece in range(KINDS):
        found = mixed(found, int(state.supply[seat, piece]), mix)
    for piece in range(ORDINARY):
        found = mixed(found, int(state.ghost_parts[seat, piece]), mix)
    for slot in range(SLOTS):
        found = mixed(found, int(state.puzzle[seat, slot]), mix)
        found = mixed(found, int(state.open_rewards[seat, slot]), mix)
        if joint.region[slot] != 0 and state.puzzle[seat, slot] != NONE:
            for piece in range(KINDS):
                found = mixed(found, int(joint.laid[depth, slot, piece]), mix)
    found = mixed(found, int(state.master_used[seat]) + 2 * int(state.placed_on[seat]), mix)
    found = mixed(found, int(state.steps[seat]), mix)
    found = mixed(found, int(state.raised[seat]), mix)
    for k in range(int(state.finished_size)):
        if int(state.finished_by[k]) & OWNER_BITS == seat:
            found = mixed(found, mark_at(state, k), mix)
    return mixed(found, int(state.noted_m[seat]) + 16 * int(state.noted_new_m[seat]), mix)


@rule
def is_repeated(joint: Joint, seat: int, depth: int, left: int) -> bool:
    """Whether this position was seen before with as many actions left; otherwise it is noted, by 124 bits."""
    one, two = hash_of(joint, seat, depth, _MIX[0]), hash_of(joint, seat, depth, _MIX[1])
    noted = joint.seen[one >> 16 & SEEN - 1]
    is_same = noted[0] == one and noted[1] == two and noted[3] == joint.facts[ROUND]
    if is_same and left <= noted[2]:
        return True
    noted[0], noted[1], noted[2], noted[3] = one, two, left, joint.facts[ROUND]
    return False


@rule
def within(joint: Joint, table: Fillings, book: Book, seat: int, total: int, limit: int) -> bool:
    """Whether the actions up to this clock are enough; `step` then holds the plan."""
    joint.facts[ROUND] += 1
    joint.facts[IS_CUT] = 0
    depth = 0
    if not is_hopeful(joint, table, book, seat, 0, DEEP - 1, total - int(joint.clock[0])):
        return False
    joint.step[0] = first_step(joint.states[0], seat)
    while depth >= 0:
        step = next_step(joint, seat, depth)
        if step >= STEPS:
            depth -= 1
            continue
        if not try_step(joint, table, book, seat, depth, step):
            continue
        joint.facts[COUNTED] += 1
        if joint.facts[COUNTED] > limit:
            return False
        left = total - int(joint.clock[depth + 1])
        if left < 0:
            joint.facts[IS_CUT] = 1
            continue
        if is_done(joint, seat, depth + 1):
            joint.facts[DEPTH] = depth + 1
            return True
        is_dead = joint.states[depth + 1].deciding[seat] == 0
        if is_dead or is_repeated(joint, seat, depth + 1, left):
            continue
        if not is_hopeful(joint, table, book, seat, depth + 1, depth, left):
            continue
        if depth + 3 < DEEP:
            depth += 1
            joint.step[depth] = first_step(joint.states[depth], seat)
        else:
            joint.facts[IS_CUT] = 1
    return False


@rule
def note_lying(joint: Joint, book: Book, seat: int, slot: int) -> None:
    """The pieces that lie on a puzzle before the plan begins."""
    state = joint.states[0]
    for placement in range(PLACEMENT_COUNT):
        if lies_on(state, book, seat, slot, placement):
            joint.lying[slot, int(book.placement_piece[placement])] += 1


@rule
def is_in_reach(joint: Joint, seat: int, slot: int, packed: int) -> bool:
    """[C2] supply, reserve and the other puzzles of the plan together hold a multiset."""
    state = joint.states[0]
    for piece in range(KINDS):
        count = int(state.supply[seat, piece]) + int(state.reserve[piece])
        for other in range(SLOTS):
            count += int(joint.lying[other, piece]) if other != slot else 0
        if of_shape(packed, piece) > count:
            return False
    return True


@rule
def list_multisets(joint: Joint, table: Fillings, seat: int, slot: int) -> bool:
    """Everything that could fill a puzzle of the plan; False where the table is too small for it."""
    known = know(table, int(joint.region[slot]))
    if known == NONE:
        return False
    count = 0
    for k in range(int(table.first[known]), int(table.first[known]) + int(table.count[known])):
        if is_in_reach(joint, seat, slot, int(table.multisets[k])):
            joint.multisets[slot, count] = table.multisets[k]
            count += 1
    joint.hopeful[DEEP - 1, slot] = count
    return True


@rule
def begin(joint: Joint, table: Fillings, book: Book, seat: int, slots: int) -> bool:
    """Set out from the position at depth 0, its turn going on, or the seat's next turn beginning.

    False where the table is too small for a puzzle.
    """
    state = joint.states[0]
    if state.deciding[seat] == 1:
        joint.clock[0] = ACTIONS_A_TURN - int(state.actions_left[seat])
    else:
        joint.clock[0] = 0
        state.deciding[seat] = 1
        start_turn(state, seat)
    state.actions_left[seat] = PLENTY_OF_ACTIONS
    joint.facts[COUNTED] = 0
    for slot in range(SLOTS):
        puzzle = int(state.puzzle[seat, slot])
        joint.region[slot] = 0
        for piece in range(KINDS):
            joint.laid[0, slot, piece] = 0
            joint.lying[slot, piece] = 0
        if slots >> slot & 1 and puzzle != NONE:
            joint.region[slot] = int(book.recess[puzzle]) & ~int(state.filled[seat, slot])
            note_lying(joint, book, seat, slot)
    for slot in range(SLOTS):
        if joint.region[slot] != 0 and not list_multisets(joint, table, seat, slot):
            return False
    return True


@entry
def find_together(joint: Joint, table: Fillings, book: Book, seat: int, slots: int, limit: int) -> int:
    """The fewest actions that complete these slots (one bit each), the decisions in `moves`.

    NEVER if nothing does, GIVEN_UP after `limit` nodes.
    """
    if not begin(joint, table, book[0], seat, slots):
        return GIVEN_UP
    joint.facts[DEPTH] = 0
    start = int(joint.clock[0])
    if is_done(joint, seat, 0):
        return 0
    for total in range(start, start + MOST_ACTIONS):
        if within(joint, table, book[0], seat, total, limit):
            write_joint_plan(joint, table)
            return total - start
        if joint.facts[COUNTED] > limit:
            return GIVEN_UP
        if joint.facts[IS_CUT] == 0:
            return NEVER
    return GIVEN_UP


_kept: Final = threading.local()


def plan_together(
    states: Any, index: int, book: Any, seat: int, slots: Iterable[int] | None = None, nodes: int = NODES
) -> Plan:
    """The fewest actions that complete these puzzles of a seat (slots 1-4; None: all), and the decisions that do it.

    The states are not changed. A plan that is not proven means: not found within so many nodes.
    """
    state = states[index]
    if int(state.phase) != TURN:
        raise ValueError("plans are made for turns, not for Finishing Touches or a game that is over")
    if not hasattr(_kept, "joint"):
        _kept.joint = new_joint()
    joint: Joint = _kept.joint
    wanted = range(1, SLOTS + 1) if slots is None else tuple(slots)
    empty = [slot for slot in wanted if state.puzzle[seat, slot - 1] == NONE]
    if slots is not None and empty:
        raise ValueError(f"there is no puzzle in slot {empty[0]}")
    joint.states[0] = state
    table = fillings(bool(state.options.ghost))
    found = find_together(joint, table, book, seat, sum(1 << slot - 1 for slot in wanted), nodes)
    if found == GIVEN_UP:
        return Plan(None, (), False)
    if found == NEVER:
        return Plan(None)
    return Plan(found, tuple(joint.moves[: int(joint.facts[DEPTH])].tolist()))
