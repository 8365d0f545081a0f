"""Chapter L: two markers, two turns at the same time."""

from projectl.rules.compiled import rule
from projectl.rules.events import EV_MARKERS, emit
from projectl.rules.state import BLACK, LINE_CLEAR, WHITE, Log, State


@rule
def first_black_holder(seats: int) -> int:
    """[L2] the black marker starts with the 3rd player of 4 or 5, with the 4th of 6."""
    return 3 if seats == 6 else 2


@rule
def marker_of(state: State, seat: int) -> int:
    """[L2] the marker a seat holds (WHITE also for whoever is at turn in other variants)."""
    if state.options.variant == LINE_CLEAR and state.marker[BLACK] == seat:
        return BLACK
    return WHITE


@rule
def is_own_side(state: State, seat: int, place: int) -> bool:
    """[L4] the white marker's holder takes from the left rows (places 0-2), the black one's from the right (3-5)."""
    if state.options.variant != LINE_CLEAR:
        return True
    return (place >= 3) == (marker_of(state, seat) == BLACK)


@rule
def last_beat(state: State) -> int:
    """[L6] the last beat to be played when the end is triggered now: until both markers were passed to seat 0."""
    seats = int(state.seats)
    longest = seats - min(int(state.marker[WHITE]), int(state.marker[BLACK]))
    return int(state.round_now) + longest - 1


@rule
def pass_markers(state: State, log: Log) -> None:
    """[L5] [L6] both markers move one seat clockwise; after the trigger, arriving at seat 0 is counted."""
    for marker in range(2):
        state.marker[marker] = (int(state.marker[marker]) + 1) % int(state.seats)
        if state.final_round > 0 and state.marker[marker] == 0:
            state.passed[marker] = 1
    emit(log, EV_MARKERS, -1, int(state.marker[WHITE]), int(state.marker[BLACK]), 0)


@rule
def is_ended(state: State) -> bool:
    """[L6] the first player has been passed both markers since the trigger."""
    return bool(state.passed[WHITE] == 1 and state.passed[BLACK] == 1)


@rule
def is_round_over(state: State) -> bool:
    """[L7] a round is one circuit of the white marker; asked after the markers were passed."""
    return bool(state.marker[WHITE] == 0)
