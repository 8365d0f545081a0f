"""May a decision be made, and what it does: the two questions that every program asks of the rules."""

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
    TAKE_REWARD,
    UNDER,
)
from projectl.rules.ambassador import begin_ambassador, why_not_ambassador
from projectl.rules.compiled import rule, small
from projectl.rules.completing import give_reward, why_not_reward
from projectl.rules.end import finish_touches
from projectl.rules.events import EV_DONE, EV_PASS, emit
from projectl.rules.ghost import begin_ghost, decline_level_up, level_up, why_not_ghost, why_not_level_up
from projectl.rules.order import finish_action, finish_rewards, go_on, has_action
from projectl.rules.revised import begin_recycle, under, why_not_recycle, why_not_under
from projectl.rules.state import (
    AMBASSADOR,
    FINISHING,
    FREE,
    GHOST,
    KINDS,
    LEVEL_UP,
    LINE_CLEAR,
    MASTER,
    OVER,
    RECYCLE,
    REWARD,
    Book,
    Log,
    State,
)
from projectl.rules.turn import (
    begin_master,
    gain,
    place_in_action,
    put,
    swap,
    take,
    why_not_gain,
    why_not_master,
    why_not_place,
    why_not_swap,
    why_not_take,
)


@rule
def is_answer(move: int, pending: int) -> bool:
    """[T13] whether a decision goes on with what a seat has begun."""
    if pending == REWARD:
        return TAKE_REWARD <= move < LEVEL_UP_STEP
    if pending == LEVEL_UP:
        return LEVEL_UP_STEP <= move < RECYCLE_ROW or move == SKIP
    if pending == RECYCLE:
        return UNDER <= move < DO_MASTER
    return PLACE <= move < GHOST_ACTION or move == DONE


@rule
def why_not_done(state: State, seat: int) -> int:
    """[T11] [A2] [G2] [E3] `done` ends Master and Ambassador after one piece or more, Ghost and touches at any time."""
    pending = int(state.pending[seat])
    if state.phase == FINISHING or pending == GHOST:
        return no.ALLOWED
    if pending == MASTER:
        return no.ALLOWED if state.placed_on[seat] != 0 else no.MASTER_PLACE_FIRST
    if pending == AMBASSADOR:
        return no.ALLOWED if state.placed_on[seat] != 0 else no.AMBASSADOR_PLACE_FIRST
    return no.NOTHING_TO_END


@rule
def why_not_pass(state: State, book: Book, seat: int) -> int:
    """[T1] [R1] the rest of a turn may be lost; with `must_act` only when no action is legal."""
    return no.MUST_ACT if state.options.must_act == 1 and has_action(state, book, seat) else no.ALLOWED


@rule
def why_not_begin(state: State, book: Book, seat: int, move: int) -> int:
    """[T1] may this action be begun?"""
    if move < GAIN:
        return why_not_take(state, book, seat, move)
    if move < SWAP:
        return why_not_gain(state, move - GAIN)
    if move < PLACE:
        return why_not_swap(state, seat, (move - SWAP) // KINDS, (move - SWAP) % KINDS)
    if move < GHOST_ACTION:
        slot, placement = (move - PLACE) // PLACEMENT_COUNT, (move - PLACE) % PLACEMENT_COUNT
        return why_not_place(state, book, seat, slot, placement)
    if move < TAKE_REWARD:
        return why_not_ghost(state, book, seat, move - GHOST_ACTION)
    if move < LEVEL_UP_STEP:
        return no.NO_REWARD_OPEN
    if move < RECYCLE_ROW:
        return no.NO_LEVEL_UP_OPEN
    if move < UNDER:
        return why_not_recycle(state, seat, move - RECYCLE_ROW)
    if move < DO_MASTER:
        return no.NO_RECYCLE_OPEN
    if move == DO_MASTER:
        return why_not_master(state, book, seat)
    if move == DO_AMBASSADOR:
        return why_not_ambassador(state, book, seat)
    if move == SKIP:
        return no.NOTHING_TO_DECLINE
    if move == PASS:
        return why_not_pass(state, book, seat)
    return why_not_done(state, seat)


@rule
def why_not_touch(state: State, book: Book, seat: int, move: int) -> int:
    """[E3] [E4] Finishing Touches are placing only."""
    if PLACE <= move < GHOST_ACTION:
        return why_not_begin(state, book, seat, move)
    if move == DONE:
        return no.ALLOWED
    return no.TOUCHES_END_WITH_DONE if move == PASS else no.ONLY_TOUCHES


@rule
def why_not_go_on(state: State, book: Book, seat: int, move: int) -> int:
    """[T13] may this decision go on with what the seat has begun?"""
    pending = int(state.pending[seat])
    if not is_answer(move, pending):
        return no.CHOICE_OPEN if pending >= REWARD else no.ACTION_OPEN
    if pending == REWARD:
        return why_not_reward(state, book, seat, move - TAKE_REWARD)
    if pending == RECYCLE:
        return why_not_under(state, seat, move - UNDER)
    if pending == LEVEL_UP:
        if move == SKIP:
            return no.ALLOWED
        step = move - LEVEL_UP_STEP
        return why_not_level_up(state, seat, step // KINDS, step % KINDS)
    return why_not_begin(state, book, seat, move)


@rule
def why_not(state: State, book: Book, seat: int, move: int) -> int:
    """The reason why a seat may not decide so now; ALLOWED if it may."""
    if state.phase == OVER:
        return no.GAME_OVER
    if state.deciding[seat] == 0:
        return no.NOT_YOUR_BEAT if state.options.variant == LINE_CLEAR else no.NOT_YOUR_TURN
    if state.phase == FINISHING:
        return why_not_touch(state, book, seat, move)
    if state.pending[seat] == FREE:
        return why_not_begin(state, book, seat, move)
    return why_not_go_on(state, book, seat, move)


@small
def play_place(state: State, book: Book, log: Log, seat: int, slot: int, placement: int) -> None:
    """[T9] [T11] [E3] a piece is placed: as an action, as part of one, or as a finishing touch."""
    if state.phase == FINISHING:
        put(state, book, log, seat, slot, placement)
        state.touches[seat] += 1
    elif state.pending[seat] == FREE:
        put(state, book, log, seat, slot, placement)
        finish_action(state, book, log, seat)
    else:
        place_in_action(state, book, log, seat, slot, placement)


@rule
def play_word(state: State, book: Book, log: Log, seat: int, move: int) -> None:
    """Master, ambassador, done, skip, pass."""
    if move == DO_MASTER:
        begin_master(state, log, seat)
    elif move == DO_AMBASSADOR:
        begin_ambassador(state, log, seat)
    elif move == SKIP:
        decline_level_up(state, log, seat)
        finish_rewards(state, book, log, seat)
    elif move == PASS:
        emit(log, EV_PASS, seat, 0, 0, 0)
        state.actions_left[seat] = 0
    elif state.phase == FINISHING:
        finish_touches(state, book, log, seat)
    else:
        emit(log, EV_DONE, seat, int(state.pending[seat]), 0, 0)
        state.pending[seat] = FREE
        finish_action(state, book, log, seat)


@rule
def act(state: State, book: Book, log: Log, seat: int, move: int) -> None:
    """Make a legal decision, by itself."""
    if move >= DO_MASTER:
        play_word(state, book, log, seat, move)
    elif PLACE <= move < GHOST_ACTION:
        slot, placement = (move - PLACE) // PLACEMENT_COUNT, (move - PLACE) % PLACEMENT_COUNT
        play_place(state, book, log, seat, slot, placement)
    elif move < GAIN:
        take(state, book, log, seat, move)
        finish_action(state, book, log, seat)
    elif move < SWAP:
        gain(state, log, seat, move - GAIN)
        finish_action(state, book, log, seat)
    elif move < PLACE:
        swap(state, log, seat, (move - SWAP) // KINDS, (move - SWAP) % KINDS)
        finish_action(state, book, log, seat)
    elif move < TAKE_REWARD:
        begin_ghost(state, book, log, seat, move - GHOST_ACTION)
    elif move < LEVEL_UP_STEP:
        give_reward(state, log, seat, move - TAKE_REWARD)
        finish_rewards(state, book, log, seat)
    elif move < RECYCLE_ROW:
        step = move - LEVEL_UP_STEP
        level_up(state, log, seat, step // KINDS, step % KINDS)
        finish_rewards(state, book, log, seat)
    elif move < UNDER:
        begin_recycle(state, log, seat, move - RECYCLE_ROW)
    elif under(state, log, seat, move - UNDER):
        finish_action(state, book, log, seat)


@rule
def play(state: State, book: Book, log: Log, seat: int, move: int) -> None:
    """Make a legal decision, and everything that follows from it by itself."""
    act(state, book, log, seat, move)
    go_on(state, book, log)


@rule
def decide(state: State, book: Book, log: Log, seat: int, move: int) -> int:
    """Make a decision if it is legal and write its events; otherwise change nothing and give back the refusal code."""
    code = why_not(state, book, seat, move)
    log[0, 0] = 0
    if code == no.ALLOWED:
        play(state, book, log, seat, move)
    return code
