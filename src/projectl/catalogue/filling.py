"""Whether the pieces of one box can fill a recess at all [C2] [T9]."""

from functools import lru_cache
from typing import Any, Final

from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.catalogue.placements import CELLS, PLACEMENTS, Placement

PIECES_EACH: Final = 10
"""[C2] the smallest published box, retail, holds this many of each of the nine level 1-4 shapes."""

O1: Final = PIECES.index("O1")
I2: Final = PIECES.index("I2")

# Largest pieces first: nearly every recess is then filled at the first attempt.
TRIED: Final = sorted(
    (p for p in PLACEMENTS if LEVEL[p.piece] <= 4), key=lambda p: (p.cells[0], -LEVEL[p.piece], p.piece, p.cells)
)
"""The placements by their first cell."""
MASKS: Final = tuple(placement.mask for placement in TRIED)
KINDS: Final = tuple(placement.piece for placement in TRIED)
FIRST_AT: Final = tuple(sum(placement.cells[0] < cell for placement in TRIED) for cell in range(CELLS + 1))
"""Where each cell's placements begin; one entry more marks the end."""


def fill(recess: int, masks: Any, kinds: Any, first_at: Any, laid: Any) -> int:
    """[T9] write one way to fill a recess exactly from the smallest box [C2] into `laid`; how many pieces, 0 for none.

    Only O1 and I2 can run out: eleven I3 or V3 already cover more than 25 cells.
    """
    empty, ones, twos, count, place = recess, PIECES_EACH, PIECES_EACH, 0, -1
    while empty:
        cell = 0
        while not empty >> cell & 1:
            cell += 1
        if place < 0:
            place = int(first_at[cell])
        last = int(first_at[cell + 1])
        while place < last and (
            int(masks[place]) & ~empty or (kinds[place] == O1 and ones == 0) or (kinds[place] == I2 and twos == 0)
        ):
            place += 1
        if place < last:
            step, laid[count] = -1, place
            count += 1
        elif count == 0:
            return 0
        else:
            step, count = 1, count - 1
            place = int(laid[count])
        empty ^= int(masks[place])
        ones += step if kinds[place] == O1 else 0
        twos += step if kinds[place] == I2 else 0
        place = place + 1 if step == 1 else -1
    return count


@lru_cache(maxsize=1024)
def filling(recess: int) -> tuple[Placement, ...] | None:
    """[T9] one way to fill a recess exactly from the smallest box [C2], or None if there is none."""
    laid = [0] * CELLS
    count = fill(recess, MASKS, KINDS, FIRST_AT, laid)
    return tuple(TRIED[place] for place in laid[:count]) if count else None
