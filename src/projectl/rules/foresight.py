"""What a decision surely does, found out on a blanked state: the seat's own doing, and nothing that a card decides.

A card that is turned up is `NONE` here as in the deck it came from: its place stays empty.
"""

from projectl.rules import refusals as no
from projectl.rules.actions import TAKE_DECK
from projectl.rules.compiled import rule
from projectl.rules.events import EV_NOTED, EV_REFILL, EV_TAKE
from projectl.rules.order import close_turn, hand_on, has_action, is_between_actions, settle_again
from projectl.rules.play import act, why_not
from projectl.rules.revised import is_renewal_due
from projectl.rules.state import NONE, SOLO, TURN, Book, Log, State
from projectl.rules.turn import free_slot


@rule
def may_act_on_hidden(state: State, log: Log, seat: int) -> bool:
    """[S3] [R2] [R11] a card that nobody knows may be taken next, or was just taken and may be placed on."""
    for row in range(1, int(log[0, 0]) + 1):
        if log[row, 0] == EV_TAKE and log[row, 2] == NONE:
            return True
        if log[row, 0] == EV_REFILL and log[row, 2] == NONE and free_slot(state, seat) != NONE:
            return True
    return is_renewal_due(state)


@rule
def is_turn_over(state: State, book: Book, log: Log, seat: int) -> bool:
    """[T1] [T13] no action is left, or none is legal whatever lies hidden."""
    if not is_between_actions(state, seat):
        return False
    if state.actions_left[seat] == 0:
        return True
    return not may_act_on_hidden(state, log, seat) and not has_action(state, book, seat)


@rule
def look_ahead(state: State, book: Book, log: Log) -> bool:
    """What happens by itself between two decisions; [X6] the automatic opponent takes what nobody knows yet."""
    changed = settle_again(state, book, log)
    for seat in range(int(state.seats)):
        if is_turn_over(state, book, log, seat):
            close_turn(state, log, seat)
            if state.options.variant == SOLO:
                return False
            hand_on(state, log)
            changed = True
    return changed


@rule
def foresee(state: State, book: Book, log: Log, seat: int, move: int) -> int:
    """Make a decision as far as it is sure, and write its events; if it is not legal, only the refusal code."""
    code = why_not(state, book, seat, move)
    log[0, 0] = 0
    if code == no.ALLOWED:
        act(state, book, log, seat, move)
        while state.phase == TURN and look_ahead(state, book, log):
            pass
    return code


@rule
def shows_card(log: Log) -> bool:
    """[T2] [R2] [R11] a card that lay hidden was turned up, or taken."""
    for row in range(1, int(log[0, 0]) + 1):
        kind = int(log[row, 0])
        if kind in (EV_REFILL, EV_NOTED) or (kind == EV_TAKE and log[row, 3] >= TAKE_DECK):
            return True
    return False


@rule
def hold(state: State, book: Book, log: Log, seat: int, move: int) -> bool:
    """[T1] make a decision up to the end of the seat's own turn, before anybody else's, and write its events.

    False: it is not legal, the turn does not end with it, or it brings a card to light. Then nothing is worth reading
    in the state and in the log.
    """
    log[0, 0] = 0
    if state.phase != TURN or why_not(state, book, seat, move) != no.ALLOWED:
        return False
    act(state, book, log, seat, move)
    while settle_again(state, book, log):
        pass
    if shows_card(log) or is_renewal_due(state) or not is_turn_over(state, book, log, seat):
        return False
    close_turn(state, log, seat)
    return True
