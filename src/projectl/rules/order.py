"""[S5] [T1] [E2] [L3] [L5] whose turn it is, and what happens between two decisions."""

from projectl.rules import refusals as no
from projectl.rules.actions import TAKE_DECK
from projectl.rules.ambassador import age_m
from projectl.rules.compiled import rule, small
from projectl.rules.completing import complete, settle
from projectl.rules.end import is_idle_after_round, start_finishing
from projectl.rules.events import EV_END_TURN, EV_TURN, emit
from projectl.rules.line_clear import first_black_holder, is_ended, is_round_over, pass_markers
from projectl.rules.revised import renew_white, why_not_recycle
from projectl.rules.solo import opponent_turn
from projectl.rules.state import (
    BLACK,
    FREE,
    LEVEL_UP,
    LINE_CLEAR,
    NONE,
    ORDINARY,
    REWARD,
    SOLO,
    TURN,
    WHITE,
    Book,
    Log,
    State,
)
from projectl.rules.turn import has_placement, may_gain, why_not_take

ACTIONS_A_TURN = 3
"""[T1]."""


@small
def has_action(state: State, book: Book, seat: int) -> bool:
    """[T1] some action is legal.

    Others add nothing: Master and Ambassador need a placement, a swap or a Ghost action takes a piece out of the
    reserve, and while that has one of level 1 to 4 it can be gained [T4].
    """
    if may_gain(state) or has_placement(state, book, seat):
        return True
    for source in range(TAKE_DECK + 3):
        if why_not_take(state, book, seat, source) == no.ALLOWED:
            return True
    return why_not_recycle(state, seat, WHITE) == no.ALLOWED or why_not_recycle(state, seat, BLACK) == no.ALLOWED


@rule
def start_turn(state: State, log: Log, seat: int) -> None:
    """[T1] three actions."""
    state.actions_left[seat] = ACTIONS_A_TURN
    state.deciding[seat] = 1
    emit(log, EV_TURN, seat, int(state.round_now), 0, 0)


@rule
def start_game(state: State, log: Log) -> None:
    """[S5] [X4] [L2] the first player begins; in Line Clear both markers' holders do."""
    state.round_now = 1
    state.marker[WHITE] = 0
    start_turn(state, log, 0)
    if state.options.variant == LINE_CLEAR:
        state.marker[BLACK] = first_black_holder(int(state.seats))
        start_turn(state, log, int(state.marker[BLACK]))


@rule
def start_next_turn(state: State, log: Log) -> None:
    """[E2] [X14] the next seat's turn, or after the final round Finishing Touches."""
    following = (int(state.marker[WHITE]) + 1) % int(state.seats)
    if following == 0:
        is_final = 0 < state.final_round <= state.round_now
        if is_idle_after_round(state) or is_final:
            start_finishing(state, log)
            return
        state.round_now += 1
    state.marker[WHITE] = following
    start_turn(state, log, following)


@rule
def start_next_beat(state: State, log: Log) -> None:
    """[L5] [L6] the markers move on and both holders' turns begin, or the game ends at once."""
    pass_markers(state, log)
    if is_ended(state) or (is_round_over(state) and is_idle_after_round(state)):
        start_finishing(state, log)
        return
    state.round_now += 1
    start_turn(state, log, int(state.marker[WHITE]))
    start_turn(state, log, int(state.marker[BLACK]))


@rule
def close_turn(state: State, log: Log, seat: int) -> None:
    """[T1] a turn is over."""
    state.actions_left[seat] = 0
    state.master_used[seat] = 0
    state.black_taken[seat] = 0
    state.deciding[seat] = 0
    age_m(state, seat)
    emit(log, EV_END_TURN, seat, int(state.round_now), 0, 0)


@rule
def hand_on(state: State, log: Log) -> None:
    """[S5] [L5] who comes next depends on the variant; in Line Clear the holder of the other marker may go on."""
    if state.options.variant != LINE_CLEAR:
        start_next_turn(state, log)
    elif state.deciding[int(state.marker[WHITE])] == 0 and state.deciding[int(state.marker[BLACK])] == 0:
        start_next_beat(state, log)


@rule
def end_turn(state: State, book: Book, log: Log, seat: int) -> None:
    """[S5] [L5] [X6] a turn is over; in solo the opponent's follows at once."""
    close_turn(state, log, seat)
    if state.options.variant == SOLO:
        opponent_turn(state, book, log)
    hand_on(state, log)


@small
def finish_action(state: State, book: Book, log: Log, seat: int) -> None:
    """[T12] [T13] after the whole action puzzles are completed and rewarded; then one action fewer is left."""
    state.placed_on[seat] = 0
    for piece in range(ORDINARY):
        state.ghost_parts[seat, piece] = 0
    complete(state, book, log, seat)
    finish_rewards(state, book, log, seat)


@small
def finish_rewards(state: State, book: Book, log: Log, seat: int) -> None:
    """[T13] the action counts when all its rewards are settled."""
    if settle(state, book, log, seat):
        state.actions_left[seat] -= 1


@small
def settle_again(state: State, book: Book, log: Log) -> bool:
    """[L3] open choices are looked at again; says whether any is another one now."""
    changed = False
    for seat in range(int(state.seats)):
        if state.pending[seat] == REWARD or state.pending[seat] == LEVEL_UP:
            asked = int(state.open_rewards[seat, 0])
            finish_rewards(state, book, log, seat)
            changed = changed or state.open_rewards[seat, 0] != asked
    return changed


@small
def is_between_actions(state: State, seat: int) -> bool:
    """[T1] [T13] it is this seat's turn, and nothing that it began is open."""
    return bool(state.phase == TURN and state.deciding[seat] == 1 and state.pending[seat] == FREE)


@small
def look_again(state: State, book: Book, log: Log) -> bool:
    """[L3] after every decision open choices are looked at again; so are [R11] and [T1]'s 'no legal action'."""
    changed = settle_again(state, book, log)
    changed = renew_white(state, book, log) or changed
    for seat in range(int(state.seats)):
        is_free = is_between_actions(state, seat)
        if is_free and (state.actions_left[seat] == 0 or not has_action(state, book, seat)):
            end_turn(state, book, log, seat)
            changed = True
    return changed


@small
def go_on(state: State, book: Book, log: Log) -> None:
    """Between two decisions: everything that happens by itself."""
    while state.phase == TURN and look_again(state, book, log):
        pass


@small
def holder_first(state: State) -> int:
    """For interfaces that know one actor: the white marker's holder, then the other; NONE when the game is over."""
    first = int(state.marker[WHITE])
    if state.phase == TURN and state.deciding[first] == 1:
        return first
    for seat in range(int(state.seats)):
        if state.deciding[seat] == 1:
            return seat
    return NONE
