"""Actions that no plan for several puzzles can do without, from any position of its search.

Each puzzle needs an action for each piece that is placed on it, Master or not, and gains and swaps for what is missing
(`cost`), even if it gets for nothing whatever lies on the other puzzles of the plan, and their rewards. One of them is
completed first, without any of that. And all the pieces together need their placings: one an action, or one a puzzle
in a Master, Ambassador or Ghost action.
"""

from typing import Any

from projectl.catalogue.book import REWARD_LEVEL_UP_TWICE, REWARD_M
from projectl.catalogue.pieces import LEVEL
from projectl.rules.ambassador import mark_at
from projectl.rules.compiled import rule
from projectl.rules.end import OWNER_BITS
from projectl.rules.order import ACTIONS_A_TURN
from projectl.rules.state import FREE, KINDS, M_NONE, NONE, ORDINARY, SLOTS, Book, State
from projectl.solver.cost import GHOST_WORTH, NEVER, at_least, of_shape, shortfall, stairs_within
from projectl.solver.fillings import SIZE_SHIFT, Fillings
from projectl.solver.steps import IS_CUT, Joint

REWARD_WORTH = 4
"""[P3] what a reward saves at most that may be replaced by another piece, up to level 4."""


@rule
def is_waiting(joint: Joint, state: State, seat: int, slot: int) -> bool:
    """Whether a puzzle of the plan is unfinished."""
    return bool(joint.region[slot] != 0 and state.puzzle[seat, slot] != NONE)


@rule
def count_reward(joint: Joint, state: State, book: Book, puzzle: int, left: int) -> int:
    """Add a coming reward to what is held; if it is not sure which piece that will be, the most actions it saves."""
    reward = int(book.reward[puzzle])
    has_ghosts = state.options.ghost == 1
    if reward == REWARD_M:
        return 0
    if reward > REWARD_M:
        steps = 2 if reward == REWARD_LEVEL_UP_TWICE else 1
        return steps * (GHOST_WORTH + 1 if has_ghosts else 1)
    if LEVEL[reward] == 5 and not has_ghosts:
        return 0
    is_sure = state.reserve[reward] > (left + SLOTS) * (GHOST_WORTH if has_ghosts else 1)
    if is_sure:
        joint.held[reward] += 1
        return 0
    return GHOST_WORTH + 1 if LEVEL[reward] == 5 else REWARD_WORTH


@rule
def pieces_given(book: Book, puzzle: int) -> int:
    """[P2] [G5] how many pieces the reward of a puzzle takes out of the reserve."""
    reward = int(book.reward[puzzle])
    return 0 if reward == REWARD_M else 2 if reward == REWARD_LEVEL_UP_TWICE else 1


@rule
def rewards_to_come(joint: Joint, state: State, book: Book, seat: int) -> int:
    """The same for all puzzles of the plan and all open rewards."""
    pieces = 0
    for slot in range(SLOTS):
        if is_waiting(joint, state, seat, slot):
            pieces += pieces_given(book, int(state.puzzle[seat, slot]))
        if state.open_rewards[seat, slot] != NONE:
            pieces += pieces_given(book, int(state.open_rewards[seat, slot]))
    return pieces


@rule
def hold_for(joint: Joint, book: Book, seat: int, depth: int, slot: int, left: int) -> int:
    """Everything that may come to one puzzle for nothing is written to `held`; what else it saves is returned."""
    state = joint.states[depth]
    saved = 0
    for piece in range(KINDS):
        joint.held[piece] = int(state.supply[seat, piece]) + joint.laid[depth, slot, piece]
    for other in range(SLOTS):
        if other != slot and is_waiting(joint, state, seat, other):
            for piece in range(KINDS):
                joint.held[piece] += joint.lying[other, piece] + joint.laid[depth, other, piece]
            saved += count_reward(joint, state, book, int(state.puzzle[seat, other]), left)
    for k in range(SLOTS):
        if state.open_rewards[seat, k] != NONE:
            saved += count_reward(joint, state, book, int(state.open_rewards[seat, k]), left)
    return saved


@rule
def hold_alone(joint: Joint, seat: int, depth: int, slot: int) -> None:
    """What a puzzle has if it is completed first."""
    state = joint.states[depth]
    for piece in range(KINDS):
        joint.held[piece] = int(state.supply[seat, piece]) + joint.laid[depth, slot, piece]


@rule
def lies_within(packed: int, laid: Any) -> bool:
    """Whether a multiset contains what lies on its puzzle."""
    for piece in range(KINDS):
        if int(laid[piece]) > of_shape(packed, piece):
            return False
    return True


@rule
def level_5_down(missing: int) -> int:
    """Level 5 counted as level 4: a reward or Level Up may bring it."""
    fives = missing >> 32
    return missing - (fives << 32) + (fives << 24)


@rule
def sift_slot(
    joint: Joint, table: Fillings, book: Book, seat: int, depth: int, among: int, slot: int, left: int
) -> int:
    """Move the multisets of a puzzle that can be in time to the front; the fewest pieces still to be placed."""
    state = joint.states[depth]
    saved = hold_for(joint, book, seat, depth, slot, left)
    laid = joint.laid[depth, slot]
    lying = 0
    for piece in range(KINDS):
        lying += int(laid[piece])
    has_ghosts = state.options.ghost == 1
    smallest = NEVER
    for k in range(among):
        smallest = min(smallest, int(joint.multisets[slot, k]) >> SIZE_SHIFT)
    # Rewards and Level Ups take pieces out of the reserve as well, and may be level 5.
    taken = rewards_to_come(joint, state, book, seat)
    ghosts = taken if has_ghosts else 0
    for piece in range(ORDINARY, KINDS):
        ghosts += int(joint.held[piece])
    stairs = stairs_within(state.reserve, left - (smallest - lying) + taken, ghosts)
    down = int(state.options.exchange_down)
    kept, fewest = 0, NEVER
    for k in range(among):
        packed = int(joint.multisets[slot, k])
        if not lies_within(packed, laid):
            continue
        pieces = (packed >> SIZE_SHIFT) - lying
        missing, spare = shortfall(joint.held, packed)
        if saved > 0:
            missing = level_5_down(missing)
        price = at_least(table, missing, spare, stairs, down, has_ghosts)
        if price >= NEVER:
            continue
        if pieces + max(0, price - saved) > left:
            joint.facts[IS_CUT] = 1
            continue
        joint.multisets[slot, k] = joint.multisets[slot, kept]
        joint.multisets[slot, kept] = packed
        kept += 1
        fewest = min(fewest, pieces)
    joint.hopeful[depth, slot] = kept
    return fewest


@rule
def first_price(joint: Joint, table: Fillings, seat: int, depth: int, slot: int, left: int) -> tuple[int, int]:
    """If this puzzle is completed first: the fewest actions for it, and the fewest gains and swaps among them."""
    state = joint.states[depth]
    hold_alone(joint, seat, depth, slot)
    has_ghosts = state.options.ghost == 1
    ghosts, lying = 0, 0
    for piece in range(KINDS):
        ghosts += int(joint.held[piece]) if has_ghosts and piece >= ORDINARY else 0
        lying += int(joint.laid[depth, slot, piece])
    stairs = stairs_within(state.reserve, left, ghosts)
    down = int(state.options.exchange_down)
    fewest, gains = NEVER, NEVER
    for k in range(int(joint.hopeful[depth, slot])):
        packed = int(joint.multisets[slot, k])
        missing, spare = shortfall(joint.held, packed)
        price = at_least(table, missing, spare, stairs, down, has_ghosts)
        fewest = min(fewest, (packed >> SIZE_SHIFT) - lying + price)
        gains = min(gains, price)
    return fewest, gains


@rule
def doubled(joint: Joint, state: State, book: Book, seat: int, clock: int, left: int) -> int:
    """[T11] [A2] [G2] how many actions could place a piece on every puzzle at once."""
    to_next_turn = ACTIONS_A_TURN - clock % ACTIONS_A_TURN
    masters = 1 - int(state.master_used[seat])
    if left > to_next_turn:
        masters += (left - to_next_turn + ACTIONS_A_TURN - 1) // ACTIONS_A_TURN
    if state.options.ghost == 1:
        return left
    ambassadors = int(state.noted_m[seat])
    for k in range(int(state.finished_size)):
        if int(state.finished_by[k]) & OWNER_BITS == seat and mark_at(state, k) != M_NONE:
            ambassadors += 1
    for slot in range(SLOTS):
        if is_waiting(joint, state, seat, slot) and book.reward[int(state.puzzle[seat, slot])] == REWARD_M:
            ambassadors += 1
    return min(left, masters + ambassadors)


@rule
def is_hopeful(joint: Joint, table: Fillings, book: Book, seat: int, depth: int, above: int, left: int) -> bool:
    """Whether the plan can still be finished with so many actions left; sifts the multisets of every puzzle."""
    state = joint.states[depth]
    waiting, placings, first, gains = 0, 0, NEVER, NEVER
    for slot in range(SLOTS):
        joint.hopeful[depth, slot] = 0
        if is_waiting(joint, state, seat, slot):
            fewest = sift_slot(joint, table, book, seat, depth, int(joint.hopeful[above, slot]), slot, left)
            if joint.hopeful[depth, slot] == 0:
                return False
            waiting += 1
            placings += fewest
    if state.pending[seat] != FREE or waiting == 0:
        # An action that was begun is paid when it ends: it may still place a piece on each puzzle.
        return True
    for slot in range(SLOTS):
        if is_waiting(joint, state, seat, slot):
            price, swaps = first_price(joint, table, seat, depth, slot, left)
            first, gains = min(first, price), min(gains, swaps)
    extra = (waiting - 1) * doubled(joint, state, book, seat, int(joint.clock[depth]), left)
    if first > left or gains + placings - extra > left:
        joint.facts[IS_CUT] = 1
        return False
    return True
