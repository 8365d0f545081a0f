"""Why a move is not allowed: one small number a reason, each naming the rule it comes from.

Compiled code never raises; it returns one of these. The sentence of a reason is in `words`.
"""

from typing import Final

REASONS: Final = (
    ("allowed", None),
    ("game_over", "E6"),
    ("not_your_turn", "S5"),
    ("not_your_beat", "L3"),
    ("choice_open", "T13"),
    ("action_open", "T13"),
    ("only_touches", "E4"),
    ("piece_not_in_play", "C4"),
    ("too_many_puzzles", "T3"),
    ("no_puzzle_there", "T2"),
    ("wrong_rows", "L4"),
    ("deck_top_off", "R2"),
    ("deck_empty", "R2"),
    ("deck_other_marker", "R9"),
    ("black_limit", "R5"),
    ("gain_other_level", "T4"),
    ("gain_none_left", "T4"),
    ("swap_not_in_supply", "T5"),
    ("swap_same_shape", "T8"),
    ("swap_too_high", "T5"),
    ("swap_skips_level", "T5"),
    ("swap_to_level_5", "G3"),
    ("swap_too_low", "T7"),
    ("swap_none_left", "T5"),
    ("exchange_none_left", "T7"),
    ("place_no_puzzle", "T9"),
    ("place_not_in_supply", "T9"),
    ("place_outside", "T9"),
    ("place_overlaps", "T9"),
    ("master_used", "T11"),
    ("master_nothing_fits", "T11"),
    ("master_once_a_puzzle", "T11"),
    ("master_place_first", "T11"),
    ("ambassador_none", "A2"),
    ("ambassador_later", "R12"),
    ("ambassador_nothing_fits", "A2"),
    ("ambassador_once_a_puzzle", "A2"),
    ("ambassador_place_first", "A2"),
    ("ghost_not_in_supply", "G1"),
    ("ghost_none_left", "G1"),
    ("ghost_once_a_puzzle", "G2"),
    ("ghost_not_taken", "G2"),
    ("no_reward_open", "P3"),
    ("reward_not_offered", "P3"),
    ("no_level_up_open", "G5"),
    ("level_up_not_in_supply", "G5"),
    ("level_up_same_piece", "G5"),
    ("level_up_not_offered", "G5"),
    ("recycle_off", "R3"),
    ("recycle_solo", "R10"),
    ("recycle_other_marker", "R9"),
    ("recycle_row_empty", "R3"),
    ("recycle_deck_empty", "R3"),
    ("no_recycle_open", "R3"),
    ("under_no_puzzle", "R3"),
    ("nothing_to_end", "T1"),
    ("nothing_to_decline", "G5"),
    ("must_act", "R1"),
    ("touches_end_with_done", "E3"),
)
"""Name and rule id of each code; the code is the place in this list."""

CODES: Final = {name: code for code, (name, _) in enumerate(REASONS)}

ALLOWED: Final = CODES["allowed"]
GAME_OVER: Final = CODES["game_over"]
NOT_YOUR_TURN: Final = CODES["not_your_turn"]
NOT_YOUR_BEAT: Final = CODES["not_your_beat"]
CHOICE_OPEN: Final = CODES["choice_open"]
ACTION_OPEN: Final = CODES["action_open"]
ONLY_TOUCHES: Final = CODES["only_touches"]
PIECE_NOT_IN_PLAY: Final = CODES["piece_not_in_play"]
TOO_MANY_PUZZLES: Final = CODES["too_many_puzzles"]
NO_PUZZLE_THERE: Final = CODES["no_puzzle_there"]
WRONG_ROWS: Final = CODES["wrong_rows"]
DECK_TOP_OFF: Final = CODES["deck_top_off"]
DECK_EMPTY: Final = CODES["deck_empty"]
DECK_OTHER_MARKER: Final = CODES["deck_other_marker"]
BLACK_LIMIT: Final = CODES["black_limit"]
GAIN_OTHER_LEVEL: Final = CODES["gain_other_level"]
GAIN_NONE_LEFT: Final = CODES["gain_none_left"]
SWAP_NOT_IN_SUPPLY: Final = CODES["swap_not_in_supply"]
SWAP_SAME_SHAPE: Final = CODES["swap_same_shape"]
SWAP_TOO_HIGH: Final = CODES["swap_too_high"]
SWAP_SKIPS_LEVEL: Final = CODES["swap_skips_level"]
SWAP_TO_LEVEL_5: Final = CODES["swap_to_level_5"]
SWAP_TOO_LOW: Final = CODES["swap_too_low"]
SWAP_NONE_LEFT: Final = CODES["swap_none_left"]
EXCHANGE_NONE_LEFT: Final = CODES["exchange_none_left"]
PLACE_NO_PUZZLE: Final = CODES["place_no_puzzle"]
PLACE_NOT_IN_SUPPLY: Final = CODES["place_not_in_supply"]
PLACE_OUTSIDE: Final = CODES["place_outside"]
PLACE_OVERLAPS: Final = CODES["place_overlaps"]
MASTER_USED: Final = CODES["master_used"]
MASTER_NOTHING_FITS: Final = CODES["master_nothing_fits"]
MASTER_ONCE_A_PUZZLE: Final = CODES["master_once_a_puzzle"]
MASTER_PLACE_FIRST: Final = CODES["master_place_first"]
AMBASSADOR_NONE: Final = CODES["ambassador_none"]
AMBASSADOR_LATER: Final = CODES["ambassador_later"]
AMBASSADOR_NOTHING_FITS: Final = CODES["ambassador_nothing_fits"]
AMBASSADOR_ONCE_A_PUZZLE: Final = CODES["ambassador_once_a_puzzle"]
AMBASSADOR_PLACE_FIRST: Final = CODES["ambassador_place_first"]
GHOST_NOT_IN_SUPPLY: Final = CODES["ghost_not_in_supply"]
GHOST_NONE_LEFT: Final = CODES["ghost_none_left"]
GHOST_ONCE_A_PUZZLE: Final = CODES["ghost_once_a_puzzle"]
GHOST_NOT_TAKEN: Final = CODES["ghost_not_taken"]
NO_REWARD_OPEN: Final = CODES["no_reward_open"]
REWARD_NOT_OFFERED: Final = CODES["reward_not_offered"]
NO_LEVEL_UP_OPEN: Final = CODES["no_level_up_open"]
LEVEL_UP_NOT_IN_SUPPLY: Final = CODES["level_up_not_in_supply"]
LEVEL_UP_SAME_PIECE: Final = CODES["level_up_same_piece"]
LEVEL_UP_NOT_OFFERED: Final = CODES["level_up_not_offered"]
RECYCLE_OFF: Final = CODES["recycle_off"]
RECYCLE_SOLO: Final = CODES["recycle_solo"]
RECYCLE_OTHER_MARKER: Final = CODES["recycle_other_marker"]
RECYCLE_ROW_EMPTY: Final = CODES["recycle_row_empty"]
RECYCLE_DECK_EMPTY: Final = CODES["recycle_deck_empty"]
NO_RECYCLE_OPEN: Final = CODES["no_recycle_open"]
UNDER_NO_PUZZLE: Final = CODES["under_no_puzzle"]
NOTHING_TO_END: Final = CODES["nothing_to_end"]
NOTHING_TO_DECLINE: Final = CODES["nothing_to_decline"]
MUST_ACT: Final = CODES["must_act"]
TOUCHES_END_WITH_DONE: Final = CODES["touches_end_with_done"]
