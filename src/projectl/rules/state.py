"""The state of a game: one flat NumPy record, copied by assignment, under 1 KiB for six seats.

Everything the rules know is here, hidden decks included. Numbers of puzzles refer to the book the game was made
with, numbers of pieces follow [C1] [C4], and `NONE` stands for 'nothing here'. Unused places always hold the same
bytes, so two equal positions are equal bytes. Read narrow integers through `int()`: they overflow differently
compiled and interpreted.
"""

from typing import Any, Final, TypeAlias

import numpy as np

from projectl.catalogue.pieces import PIECES

State: TypeAlias = Any
Book: TypeAlias = Any
Log: TypeAlias = Any

NONE: Final = -1
SEATS: Final = 6
SLOTS: Final = 4
"""[T3] at most 4 unfinished puzzles."""
KINDS: Final = len(PIECES)
ORDINARY: Final = 9
"""[C1] the shapes of level 1-4 come first; the others are [C4]'s level 5."""

WHITE: Final = 0
BLACK: Final = 1
MAX_WHITE: Final = 80
MAX_BLACK: Final = 24
"""[S1] no game has more black puzzles."""
DECK_AT: Final = (0, MAX_WHITE)
ROW: Final = 6
GRID: Final = 9

STANDARD: Final = 0
SOLO: Final = 1
LINE_CLEAR: Final = 2

TURN: Final = 0
FINISHING: Final = 1
OVER: Final = 2

FREE: Final = 0
MASTER: Final = 1
AMBASSADOR: Final = 2
GHOST: Final = 3
REWARD: Final = 4
LEVEL_UP: Final = 5
RECYCLE: Final = 6

ANY: Final = 0
ONE: Final = 1
TWO: Final = 1
HIGHER: Final = 0
REVISED: Final = 1
LOCKS_FROM_RESERVE: Final = 0
LOCKS_ARE_MARKERS: Final = 1

M_NONE: Final = 0
M_UNUSED: Final = 1
M_NEW: Final = 2
"""[R12] an unused M puzzle completed in this very turn."""


def _record(fields: list[Any]) -> np.dtype[Any]:
    """An aligned record without holes at its end: NumPy does not copy those, and equal positions are equal bytes."""
    layout = np.dtype(fields, align=True)
    hole = layout.itemsize - sum(layout[name].itemsize for name in layout.names or ())
    if hole:
        layout = np.dtype([*fields, ("spare", np.int8, (hole,))], align=True)
    assert layout.itemsize == sum(layout[name].itemsize for name in layout.names or ())
    return np.dtype((np.record, layout))


OPTIONS: Final = _record(
    [
        ("variant", np.int8),
        ("ghost", np.int8),
        ("ambassador", np.int8),
        ("pieces_each", np.int8),
        ("must_act", np.int8),
        ("skip_levels", np.int8),
        ("exchange_down", np.int8),
        ("fallback", np.int8),
        ("solo_locks", np.int8),
        ("deck_top", np.int8),
        ("recycle", np.int8),
        ("black_limit", np.int8),
        ("unfinished_cost", np.int8),
        ("split_level_up", np.int8),
        ("ambassador_later", np.int8),
        ("hidden_piles", np.int8),
        ("endless_white", np.int8),
    ]
)

STATE: Final = _record(
    [
        # An unfinished puzzle: its number, the cells filled, and how the pieces on it join their cells.
        ("joins", np.int64, (SEATS, SLOTS)),
        ("filled", np.int32, (SEATS, SLOTS)),
        ("rng", np.uint32, (4,)),  # [R11] only
        ("round_now", np.int16),  # from 1; in Line Clear the beat
        ("final_round", np.int16),  # [E1]; 0 until triggered; in Line Clear the last beat
        ("noted_points", np.int16, (SEATS,)),  # [R11]
        ("noted_puzzles", np.int16, (SEATS,)),
        ("noted_m", np.int8, (SEATS,)),
        ("noted_new_m", np.int8, (SEATS,)),  # of these, completed this turn [R12]
        ("puzzle", np.int8, (SEATS, SLOTS)),
        ("options", OPTIONS),
        ("seats", np.int8),
        ("phase", np.int8),
        ("deciding", np.int8, (SEATS,)),  # 1 while the seat may decide
        ("marker", np.int8, (2,)),  # whose turn it is; Line Clear: the white and the black marker
        ("passed", np.int8, (2,)),  # [L6] markers passed to seat 0 since the trigger
        ("idle_rounds", np.int8),  # [E8]
        ("idle_acted", np.int8),
        ("idle_progress", np.int8),
        ("supply", np.int8, (SEATS, KINDS)),
        ("reserve", np.int8, (KINDS,)),
        ("actions_left", np.int8, (SEATS,)),
        ("master_used", np.int8, (SEATS,)),
        ("black_taken", np.int8, (SEATS,)),  # [R5]
        ("touches", np.int8, (SEATS,)),
        # What a seat has begun and must go on with.
        ("pending", np.int8, (SEATS,)),
        ("placed_on", np.int8, (SEATS,)),  # slots used by this Master, Ambassador or Ghost action, one bit each
        ("ghost_parts", np.int8, (SEATS, ORDINARY)),  # [G2] taken by this Ghost action, not placed yet
        ("open_rewards", np.int8, (SEATS, SLOTS)),  # [P4] completed puzzles still to be rewarded, in order
        ("steps", np.int8, (SEATS,)),  # [G5] Level Up steps left
        ("raised", np.int8, (SEATS,)),  # [G5] the piece the first of two steps made
        ("recycling", np.int8, (SEATS,)),  # [R3] the colour of the row being recycled
        ("recycled", np.int8, (SEATS,)),  # [R3] how many of it already lie under the deck
        ("deck", np.int8, (MAX_WHITE + MAX_BLACK,)),  # white (solo: the one deck), then black; the top comes last
        ("deck_size", np.int8, (2,)),
        ("known", np.int8, (2,)),  # [R3] bottom cards that everybody has seen
        ("row", np.int8, (2, ROW)),
        ("grid", np.int8, (GRID,)),
        # The victory piles one after another, seat by seat, oldest first; in solo seat 1 is the opponent.
        ("finished", np.int8, (MAX_WHITE + MAX_BLACK,)),
        ("finished_by", np.int8, (MAX_WHITE + MAX_BLACK,)),
        ("finished_size", np.int8),
        ("locks", np.int8, (3,)),
        ("opponent_supply", np.int8),
    ]
)

assert STATE.itemsize < 1024
