"""Why a move is not allowed: one small number a reason, each naming the rule it comes from.

Compiled code never raises; it returns one of these. The sentence of a reason is in `words`.
"""

from typing import Final

_rules: list[str | None] = []


def _reason(rule: str | None) -> int:
    """The next code, and the rule behind it."""
    _rules.append(rule)
    return len(_rules) - 1


ALLOWED: Final = _reason(None)
GAME_OVER: Final = _reason("E6")
NOT_YOUR_TURN: Final = _reason("S5")
NOT_YOUR_BEAT: Final = _reason("L3")
CHOICE_OPEN: Final = _reason("T13")
ACTION_OPEN: Final = _reason("T13")
ONLY_TOUCHES: Final = _reason("E4")
PIECE_NOT_IN_PLAY: Final = _reason("C4")
TOO_MANY_PUZZLES: Final = _reason("T3")
NO_PUZZLE_THERE: Final = _reason("T2")
WRONG_ROWS: Final = _reason("L4")
DECK_TOP_OFF: Final = _reason("R2")
DECK_EMPTY: Final = _reason("R2")
DECK_OTHER_MARKER: Final = _reason("R9")
BLACK_LIMIT: Final = _reason("R5")
GAIN_OTHER_LEVEL: Final = _reason("T4")
GAIN_NONE_LEFT: Final = _reason("T4")
SWAP_NOT_IN_SUPPLY: Final = _reason("T5")
SWAP_SAME_SHAPE: Final = _reason("T8")
SWAP_TOO_HIGH: Final = _reason("T5")
SWAP_SKIPS_LEVEL: Final = _reason("T5")
SWAP_TO_LEVEL_5: Final = _reason("G3")
SWAP_TOO_LOW: Final = _reason("T7")
SWAP_NONE_LEFT: Final = _reason("T5")
EXCHANGE_NONE_LEFT: Final = _reason("T7")
PLACE_NO_PUZZLE: Final = _reason("T9")
PLACE_NOT_IN_SUPPLY: Final = _reason("T9")
PLACE_OUTSIDE: Final = _reason("T9")
PLACE_OVERLAPS: Final = _reason("T9")
MASTER_USED: Final = _reason("T11")
MASTER_NOTHING_FITS: Final = _reason("T11")
MASTER_ONCE_A_PUZZLE: Final = _reason("T11")
MASTER_PLACE_FIRST: Final = _reason("T11")
AMBASSADOR_NONE: Final = _reason("A2")
AMBASSADOR_LATER: Final = _reason("R12")
AMBASSADOR_NOTHING_FITS: Final = _reason("A2")
AMBASSADOR_ONCE_A_PUZZLE: Final = _reason("A2")
AMBASSADOR_PLACE_FIRST: Final = _reason("A2")
GHOST_NOT_IN_SUPPLY: Final = _reason("G1")
GHOST_NONE_LEFT: Final = _reason("G1")
GHOST_ONCE_A_PUZZLE: Final = _reason("G2")
GHOST_NOT_TAKEN: Final = _reason("G2")
NO_REWARD_OPEN: Final = _reason("P3")
REWARD_NOT_OFFERED: Final = _reason("P3")
NO_LEVEL_UP_OPEN: Final = _reason("G5")
LEVEL_UP_NOT_IN_SUPPLY: Final = _reason("G5")
LEVEL_UP_SAME_PIECE: Final = _reason("G5")
LEVEL_UP_NOT_OFFERED: Final = _reason("G5")
RECYCLE_OFF: Final = _reason("R3")
RECYCLE_SOLO: Final = _reason("R10")
RECYCLE_OTHER_MARKER: Final = _reason("R9")
RECYCLE_ROW_EMPTY: Final = _reason("R3")
RECYCLE_DECK_EMPTY: Final = _reason("R3")
NO_RECYCLE_OPEN: Final = _reason("R3")
UNDER_NO_PUZZLE: Final = _reason("R3")
NOTHING_TO_END: Final = _reason("T1")
NOTHING_TO_DECLINE: Final = _reason("G5")
MUST_ACT: Final = _reason("R1")
TOUCHES_END_WITH_DONE: Final = _reason("E3")

REASONS: Final = tuple(
    (name.lower(), _rules[code]) for name, code in list(globals().items()) if name.isupper() and isinstance(code, int)
)
"""Name and rule id of each code; the code is the place in this list."""
