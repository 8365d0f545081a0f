"""The action space: every decision of every mode is one of 2,751 indices.

| block | size | what |
|---|---|---|
| take | 24 | W1-W6, B1-B6, G1-G9, the tops of three decks |
| gain | 9 | a shape of level 1-4 |
| swap | 144 | given x taken |
| place | 2,380 | 4 slots x 595 placements |
| ghost | 27 | tilings |
| reward | 12 | a shape |
| levelup | 144 | raised x into |
| recycle | 2 | white row, black row |
| under | 4 | a slot of the row being recycled |
| words | 5 | master, ambassador, done, skip, pass |
"""

from typing import Final

TAKE: Final = 0
TAKE_GRID: Final = 12
TAKE_DECK: Final = 21
GAIN: Final = 24
SWAP: Final = 33
PLACE: Final = 177
GHOST_ACTION: Final = 2557
TAKE_REWARD: Final = 2584
LEVEL_UP_STEP: Final = 2596
RECYCLE_ROW: Final = 2740
UNDER: Final = 2742
DO_MASTER: Final = 2746
DO_AMBASSADOR: Final = 2747
DONE: Final = 2748
SKIP: Final = 2749
PASS: Final = 2750
ACTIONS: Final = 2751
PLACEMENT_COUNT: Final = 595
