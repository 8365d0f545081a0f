"""What happened: rules write short rows into a log, the front door turns them into documented dicts."""

from typing import Final

import numpy as np

from projectl.rules.compiled import rule
from projectl.rules.state import Log

LOG_ROWS: Final = 128
LOG_COLUMNS: Final = 9
"""Kind, seat and up to seven numbers; `notation/happenings.py` says what they are."""

EVENT_KINDS: Final = (
    "turn",
    "take",
    "refill",
    "gain",
    "swap",
    "place",
    "master",
    "ambassador",
    "ghost",
    "complete",
    "reward",
    "no_reward",
    "m",
    "levelup",
    "skip",
    "recycle",
    "under",
    "noted",
    "end_turn",
    "end_triggered",
    "finishing",
    "touches",
    "over",
    "opponent_take",
    "opponent_locks",
    "opponent_unlocks",
    "opponent_nothing",
    "unlock",
    "markers",
    "pass",
    "done",
)
"""The kinds of event, in the order of their codes."""

(
    EV_TURN,
    EV_TAKE,
    EV_REFILL,
    EV_GAIN,
    EV_SWAP,
    EV_PLACE,
    EV_MASTER,
    EV_AMBASSADOR,
    EV_GHOST,
    EV_COMPLETE,
    EV_REWARD,
    EV_NO_REWARD,
    EV_M,
    EV_LEVEL_UP,
    EV_SKIP,
    EV_RECYCLE,
    EV_UNDER,
    EV_NOTED,
    EV_END_TURN,
    EV_END_TRIGGERED,
    EV_FINISHING,
    EV_TOUCHES,
    EV_OVER,
    EV_OPPONENT_TAKE,
    EV_OPPONENT_LOCKS,
    EV_OPPONENT_UNLOCKS,
    EV_OPPONENT_NOTHING,
    EV_UNLOCK,
    EV_MARKERS,
    EV_PASS,
    EV_DONE,
) = range(len(EVENT_KINDS))


def new_log() -> Log:
    """An empty log; its first row holds the number of rows written."""
    return np.zeros((LOG_ROWS, LOG_COLUMNS), np.int16)


@rule
def emit(log: Log, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Write one event."""
    emit_all(log, kind, seat, a, b, c, 0, 0, 0, 0)


@rule
def emit_all(log: Log, kind: int, seat: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> None:
    """Write one event that needs more room; a full log keeps what came first."""
    row = int(log[0, 0]) + 1
    if row < LOG_ROWS:
        log[0, 0] = row
        log[row, 0] = kind
        log[row, 1] = seat
        log[row, 2] = a
        log[row, 3] = b
        log[row, 4] = c
        log[row, 5] = d
        log[row, 6] = e
        log[row, 7] = f
        log[row, 8] = g
