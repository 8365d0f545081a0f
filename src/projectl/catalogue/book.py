"""The tables that compiled rules read, gathered in one flat record: placements, tilings and the puzzles in play.

They are an argument of every rule, never a global: players load puzzle files of their own. `rules/book.py` writes them.
"""

from typing import Final

import numpy as np

from projectl.catalogue.pieces import PIECE_INDEX, PIECES
from projectl.catalogue.placements import PLACEMENTS
from projectl.catalogue.tilings import TILINGS

MAX_PUZZLES: Final = 127
"""Puzzle numbers fit one signed byte; -1 is 'no puzzle'."""

CELLS: Final = 25
REWARD_M: Final = 12
REWARD_LEVEL_UP: Final = 13
REWARD_LEVEL_UP_TWICE: Final = 14
REWARDS: Final = {**PIECE_INDEX, "M": REWARD_M, "^": REWARD_LEVEL_UP, "^^": REWARD_LEVEL_UP_TWICE}

BOOK: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("placement_joins", np.int64, (len(PLACEMENTS),)),
                ("placement_touching", np.int64, (len(PLACEMENTS),)),
                ("placement_mask", np.int32, (len(PLACEMENTS),)),
                ("placement_piece", np.int8, (len(PLACEMENTS),)),
                # The members of every set of shapes, and how many they are.
                ("members", np.int8, (1 << len(PIECES), len(PIECES))),
                ("member_count", np.int8, (1 << len(PIECES),)),
                # Where each run of neighbouring shapes in a set begins and ends, and how many runs there are.
                ("runs", np.int8, (1 << len(PIECES), len(PIECES))),
                ("run_count", np.int8, (1 << len(PIECES),)),
                ("tiling_piece", np.int8, (len(TILINGS),)),
                ("tiling_parts", np.int8, (len(TILINGS), len(PIECES))),
                ("puzzles", np.int16),
                ("recess", np.int32, (MAX_PUZZLES,)),
                ("points", np.int8, (MAX_PUZZLES,)),
                ("reward", np.int8, (MAX_PUZZLES,)),
                ("is_black", np.int8, (MAX_PUZZLES,)),
                # The placements inside each puzzle's recess, and where each piece's begin among them.
                # One number holds a placement and its cells: placement << CELLS | mask.
                ("fit", np.int64, (MAX_PUZZLES, len(PLACEMENTS))),
                ("fit_first", np.int16, (MAX_PUZZLES, len(PIECES) + 1)),
            ],
            align=True,
        ),
    )
)
