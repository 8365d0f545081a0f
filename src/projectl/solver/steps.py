"""One decision of a plan for several puzzles, made by the rules themselves; only where a piece lies stays open.

Placing is counted, not seen: a puzzle remembers how many of each shape lie on it. Any order of placing the pieces of a
filling is possible, so where they lie matters only when the puzzle is full; then one filling is written into the
position, and the rules complete it, return its pieces and reward it as always [P1] [P2] [P3] [P4] [G5] [A1]. The turn
never ends by itself here: actions left start high, and `clock` counts what they fall by; after every third, Master may
be used again [T11] and new Ms age [R12].
"""

from typing import Any, Final, NamedTuple

import numpy as np

from projectl.catalogue.pieces import LEVEL
from projectl.catalogue.placements import CELLS
from projectl.catalogue.tilings import TILINGS
from projectl.rules import refusals as no
from projectl.rules.actions import DO_AMBASSADOR, DO_MASTER, DONE, GAIN, GHOST_ACTION, LEVEL_UP_STEP, TAKE_REWARD
from projectl.rules.actions import SKIP as SKIP_STEP
from projectl.rules.actions import SWAP as SWAP_ACTION
from projectl.rules.ambassador import age_m, has_new_m
from projectl.rules.compiled import rule
from projectl.rules.copying import copy, words
from projectl.rules.events import new_log
from projectl.rules.order import ACTIONS_A_TURN, finish_action, go_on
from projectl.rules.play import play, why_not
from projectl.rules.state import (
    FREE,
    GHOST,
    KINDS,
    LEVEL_UP,
    NONE,
    ORDINARY,
    REWARD,
    SLOTS,
    STATE,
    Book,
    State,
)
from projectl.solver.fillings import SHIFT, SIZE_SHIFT, Fillings, cells_in
from projectl.solver.ways import lay

PLENTY_OF_ACTIONS: Final = 100

FIRST_SWAP: Final = ORDINARY
FIRST_PLACE: Final = FIRST_SWAP + KINDS * KINDS
FIRST_GHOST: Final = FIRST_PLACE + SLOTS * KINDS
BEGIN_MASTER: Final = FIRST_GHOST + len(TILINGS)
BEGIN_AMBASSADOR: Final = BEGIN_MASTER + 1
END_TURN: Final = BEGIN_AMBASSADOR + 1
END_ACTION: Final = END_TURN + 1
FIRST_REWARD: Final = END_ACTION + 1
FIRST_LEVEL_UP: Final = FIRST_REWARD + KINDS
DECLINE: Final = FIRST_LEVEL_UP + KINDS * KINDS
STEPS: Final = DECLINE + 1

DEEP: Final = 96
MOST_MULTISETS: Final = 1 << 15
SEEN: Final = 1 << 16
COUNTED, IS_CUT, ROUND, DEPTH = range(4)


class Joint(NamedTuple):
    """The search: for each depth a whole position, what lies where, and the actions spent. 3 MiB."""

    states: Any
    words: Any  # the same memory
    laid: Any  # pieces that the plan placed on each slot
    clock: Any
    step: Any
    hopeful: Any  # how many multisets of each slot can still be in time; they stand first in `multisets`
    multisets: Any
    region: Any  # what is to be filled of each slot; 0: not asked for
    lying: Any  # pieces on each slot before the plan
    seen: Any
    facts: Any  # steps tried, whether actions ran out anywhere, round, depth of the plan found
    held: Any  # a supply as the outlook counts it
    chosen: Any
    waiting: Any  # what the plan found places on each slot
    moves: Any  # the plan found, as decisions
    log: Any


def new_joint() -> Joint:
    """Room for a search."""
    states: Any = np.zeros(DEEP, STATE)
    return Joint(
        states=states,
        words=words(states),
        laid=np.zeros((DEEP, SLOTS, KINDS), np.int64),
        clock=np.zeros(DEEP, np.int64),
        step=np.zeros(DEEP, np.int64),
        hopeful=np.zeros((DEEP, SLOTS), np.int64),
        multisets=np.zeros((SLOTS, MOST_MULTISETS), np.int64),
        region=np.zeros(SLOTS, np.int64),
        lying=np.zeros((SLOTS, KINDS), np.int64),
        seen=np.zeros((SEEN, 4), np.int64),
        facts=np.zeros(4, np.int64),
        held=np.zeros(KINDS, np.int64),
        chosen=np.zeros(CELLS, np.int64),
        waiting=np.zeros((SLOTS, CELLS), np.int64),
        moves=np.zeros(DEEP, np.int16),
        log=new_log(),
    )


@rule
def packed_counts(counts: Any) -> int:
    """Counts of each shape as one multiset."""
    packed = 0
    for piece in range(KINDS):
        packed += int(counts[piece]) * ((1 << SHIFT[piece]) + (1 << SIZE_SHIFT))
    return packed


@rule
def write_filling(joint: Joint, table: Fillings, state: State, seat: int, slot: int, packed: int) -> None:
    """[P1] lay the pieces counted on a full puzzle, in one of the ways there are."""
    pieces = lay(table, int(joint.region[slot]), packed, joint.chosen)
    for k in range(pieces):
        laid = int(joint.chosen[k])
        state.filled[seat, slot] |= table.start_mask[laid]
        state.joins[seat, slot] |= table.start_joins[laid]


@rule
def cells_laid(counts: Any) -> int:
    """How many cells these pieces cover."""
    cells = 0
    for piece in range(KINDS):
        cells += int(counts[piece]) * LEVEL[piece]
    return cells


@rule
def may_lay(joint: Joint, depth: int, seat: int, slot: int, piece: int) -> bool:
    """[T9] [T11] [G2] a piece at hand, on a puzzle of the plan; inside an action one a puzzle, slot by slot."""
    state = joint.states[depth]
    if joint.region[slot] == 0 or state.puzzle[seat, slot] == NONE:
        return False
    at_hand = int(state.supply[seat, piece])
    if state.pending[seat] == GHOST:
        at_hand = int(state.ghost_parts[seat, piece]) if piece < ORDINARY else 0
    if at_hand == 0:
        return False
    return state.pending[seat] == FREE or int(state.placed_on[seat]) >> slot == 0


@rule
def lay_piece(joint: Joint, table: Fillings, book: Book, depth: int, seat: int, slot: int, piece: int) -> None:
    """[T9] one more piece on a puzzle; as an action of its own it ends at once [T12]."""
    state = joint.states[depth]
    state.supply[seat, piece] -= 1
    joint.laid[depth, slot, piece] += 1
    counts = joint.laid[depth, slot]
    if cells_laid(counts) == cells_in(int(joint.region[slot])):
        write_filling(joint, table, state, seat, slot, packed_counts(counts))
    if state.pending[seat] == FREE:
        finish_action(state, book, joint.log, seat)
        go_on(state, book, joint.log)
    else:
        if state.pending[seat] == GHOST:
            state.ghost_parts[seat, piece] -= 1
        state.placed_on[seat] = int(state.placed_on[seat]) | 1 << slot


@rule
def decision(step: int) -> int:
    """The index in the action space of a step that is no placing and no pass."""
    if step < FIRST_SWAP:
        return GAIN + step
    if step < FIRST_PLACE:
        return SWAP_ACTION + step - FIRST_SWAP
    if step < BEGIN_MASTER:
        return GHOST_ACTION + step - FIRST_GHOST
    if step == BEGIN_MASTER:
        return DO_MASTER
    if step == BEGIN_AMBASSADOR:
        return DO_AMBASSADOR
    if step == END_ACTION:
        return DONE
    if step < FIRST_LEVEL_UP:
        return TAKE_REWARD + step - FIRST_REWARD
    return LEVEL_UP_STEP + step - FIRST_LEVEL_UP if step < DECLINE else SKIP_STEP


@rule
def start_turn(state: State, seat: int) -> None:
    """[T11] [R12] a new turn of this seat; the others let it pass."""
    state.master_used[seat] = 0
    age_m(state, seat)


@rule
def is_worth_passing(state: State, seat: int) -> bool:
    """[T1] losing the rest of a turn can only bring Master or a new M nearer."""
    if state.options.must_act == 1 or state.pending[seat] != FREE:
        return False
    return state.master_used[seat] == 1 or (state.options.ambassador_later == 1 and has_new_m(state, seat))


@rule
def try_step(joint: Joint, table: Fillings, book: Book, seat: int, depth: int, step: int) -> bool:
    """Make one decision, if the rules allow it; the next depth is then the position after it."""
    copy(joint.words, depth + 1, depth)
    state = joint.states[depth + 1]
    for slot in range(SLOTS):
        for piece in range(KINDS):
            joint.laid[depth + 1, slot, piece] = joint.laid[depth, slot, piece]
    clock = int(joint.clock[depth])
    joint.log[0, 0] = 0
    before = int(state.actions_left[seat])
    if step == END_TURN:
        if not is_worth_passing(state, seat):
            return False
        state.actions_left[seat] = before - (ACTIONS_A_TURN - clock % ACTIONS_A_TURN)
    elif FIRST_PLACE <= step < FIRST_GHOST:
        slot, piece = (step - FIRST_PLACE) // KINDS, (step - FIRST_PLACE) % KINDS
        if not may_lay(joint, depth, seat, slot, piece):
            return False
        lay_piece(joint, table, book, depth + 1, seat, slot, piece)
    else:
        if step == END_ACTION and is_single(state, seat) and joint.clock[depth] != joint.clock[0]:
            return False
        if why_not(state, book, seat, decision(step)) != no.ALLOWED:
            return False
        play(state, book, joint.log, seat, decision(step))
    if state.deciding[seat] == 0:
        # Nothing is left to do for this seat: its turn ended by itself.
        clock += 1
    else:
        clock += before - int(state.actions_left[seat])
    if clock != joint.clock[depth] and clock % ACTIONS_A_TURN == 0:
        start_turn(state, seat)
    joint.clock[depth + 1] = clock
    return True


@rule
def is_single(state: State, seat: int) -> bool:
    """[T11] a Master or Ambassador action that placed one piece is a placing, and dearer."""
    placed_on = int(state.placed_on[seat])
    return state.pending[seat] != GHOST and placed_on & (placed_on - 1) == 0


@rule
def first_step(state: State, seat: int) -> int:
    """Where the steps that can be tried begin."""
    pending = int(state.pending[seat])
    if pending == REWARD:
        return FIRST_REWARD
    if pending == LEVEL_UP:
        return FIRST_LEVEL_UP
    return 0 if pending == FREE else FIRST_PLACE


@rule
def next_step(joint: Joint, seat: int, depth: int) -> int:
    """The step to try now; what cannot be done at all is passed over in whole blocks."""
    state = joint.states[depth]
    pending = int(state.pending[seat])
    step = int(joint.step[depth])
    if pending == FREE:
        while FIRST_SWAP <= step < FIRST_PLACE and state.supply[seat, (step - FIRST_SWAP) // KINDS] == 0:
            step = FIRST_SWAP + ((step - FIRST_SWAP) // KINDS + 1) * KINDS
        if FIRST_GHOST <= step < BEGIN_MASTER and state.options.ghost == 0:
            step = BEGIN_MASTER
        if step == BEGIN_MASTER and state.master_used[seat] == 1:
            step += 1
        last = END_TURN
    elif pending == REWARD:
        last = FIRST_LEVEL_UP - 1
    elif pending == LEVEL_UP:
        last = DECLINE
    else:
        if FIRST_GHOST <= step < END_ACTION:
            step = END_ACTION
        last = END_ACTION
    if step > last:
        return STEPS
    joint.step[depth] = step + 1
    return step
