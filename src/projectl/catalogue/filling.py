"""Whether the pieces of one box can fill a recess at all [C2] [T9]."""

from functools import lru_cache
from typing import Final

from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.catalogue.placements import CELLS, PLACEMENTS, Placement

PIECES_EACH: Final = 10
"""[C2] the smallest published box, retail, holds this many of each of the nine level 1-4 shapes."""

_O1: Final = PIECES.index("O1")
_I2: Final = PIECES.index("I2")

# Largest pieces first: nearly every recess is then filled at the first attempt.
_STARTING_AT: Final = tuple(
    tuple(
        sorted(
            (p for p in PLACEMENTS if p.cells[0] == cell and LEVEL[p.piece] <= 4),
            key=lambda p: -LEVEL[p.piece],
        )
    )
    for cell in range(CELLS)
)


@lru_cache(maxsize=1024)
def filling(recess: int) -> tuple[Placement, ...] | None:
    """[T9] one way to fill a recess exactly from the smallest box [C2], or None if there is none."""
    dead_ends: set[tuple[int, int, int]] = set()

    def fill(empty: int, ones: int, twos: int) -> tuple[Placement, ...] | None:
        # Only O1 and I2 can run out: eleven I3 or V3 already cover more than 25 cells.
        if not empty:
            return ()
        if (empty, ones, twos) in dead_ends:
            return None
        first_empty = (empty & -empty).bit_length() - 1
        for placement in _STARTING_AT[first_empty]:
            if placement.mask & ~empty:
                continue
            ones_left = ones - (placement.piece == _O1)
            twos_left = twos - (placement.piece == _I2)
            if ones_left < 0 or twos_left < 0:
                continue
            rest = fill(empty & ~placement.mask, ones_left, twos_left)
            if rest is not None:
                return (placement, *rest)
        dead_ends.add((empty, ones, twos))
        return None

    return fill(recess, PIECES_EACH, PIECES_EACH)
