"""Chapter A: the Ambassador action."""

from projectl.rules import refusals as no
from projectl.rules.compiled import rule
from projectl.rules.end import MARK_SHIFT, OWNER_BITS
from projectl.rules.events import EV_AMBASSADOR, emit
from projectl.rules.state import AMBASSADOR, M_NEW, M_NONE, M_UNUSED, NONE, Book, Log, State
from projectl.rules.turn import has_placement

NOTED = -2
"""[A2] the M to use is one noted by [R11]."""


@rule
def mark_at(state: State, k: int) -> int:
    """Whether a finished puzzle is an unused M, and a new one."""
    return int(state.finished_by[k]) >> MARK_SHIFT


@rule
def set_mark(state: State, k: int, mark: int) -> None:
    """Change that."""
    state.finished_by[k] = int(state.finished_by[k]) & OWNER_BITS | mark << MARK_SHIFT


@rule
def oldest_m(state: State, seat: int) -> int:
    """[A2] [R12] the oldest unused M puzzle that may be used now; noted ones come first."""
    noted = int(state.noted_m[seat])
    if state.options.ambassador_later == 1:
        noted -= int(state.noted_new_m[seat])
    if noted > 0:
        return NOTED
    for k in range(int(state.finished_size)):
        if int(state.finished_by[k]) & OWNER_BITS == seat:
            mark = mark_at(state, k)
            if mark == M_UNUSED or (mark == M_NEW and state.options.ambassador_later == 0):
                return k
    return NONE


@rule
def has_new_m(state: State, seat: int) -> bool:
    """[R12] an M puzzle completed in this very turn."""
    if state.noted_new_m[seat] > 0:
        return True
    for k in range(int(state.finished_size)):
        if int(state.finished_by[k]) & OWNER_BITS == seat and mark_at(state, k) == M_NEW:
            return True
    return False


@rule
def why_not_ambassador(state: State, book: Book, seat: int) -> int:
    """[A2] [R12] an unused M puzzle, and at least one piece that fits somewhere."""
    if oldest_m(state, seat) == NONE:
        return no.AMBASSADOR_LATER if has_new_m(state, seat) else no.AMBASSADOR_NONE
    return no.ALLOWED if has_placement(state, book, seat) else no.AMBASSADOR_NOTHING_FITS


@rule
def begin_ambassador(state: State, log: Log, seat: int) -> None:
    """[A2] the oldest usable M is used up; its points stay."""
    k = oldest_m(state, seat)
    if k == NOTED:
        state.noted_m[seat] -= 1
        state.noted_new_m[seat] = min(int(state.noted_new_m[seat]), int(state.noted_m[seat]))
    else:
        set_mark(state, k, M_NONE)
    state.pending[seat] = AMBASSADOR
    emit(log, EV_AMBASSADOR, seat, NONE if k == NOTED else int(state.finished[k]), 0, 0)


@rule
def age_m(state: State, seat: int) -> None:
    """[R12] as the turn ends, its M puzzles are no longer new."""
    state.noted_new_m[seat] = 0
    for k in range(int(state.finished_size)):
        if int(state.finished_by[k]) & OWNER_BITS == seat and mark_at(state, k) == M_NEW:
            set_mark(state, k, M_UNUSED)
