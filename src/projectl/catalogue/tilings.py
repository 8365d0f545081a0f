"""[G1] the 27 ways to break up a level-5 piece, as sets of pieces that together tile its shape exactly."""

from dataclasses import dataclass
from typing import Final

from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.catalogue.placements import FIRST, PLACEMENTS


@dataclass(frozen=True, slots=True)
class Tiling:
    """A level-5 piece and the pieces it breaks up into, in level, then letter order."""

    piece: int
    parts: tuple[int, ...]

    @property
    def text(self) -> str:
        """The parts as they are written in a move: `I2+V3`."""
        return "+".join(PIECES[part] for part in self.parts)


def _fillings(free: int) -> set[tuple[int, ...]]:
    """The sets of level 1-4 pieces that fill these cells exactly."""
    if not free:
        return {()}
    lowest = free & -free
    found: set[tuple[int, ...]] = set()
    for placement in PLACEMENTS:
        is_part = LEVEL[placement.piece] < 5 and placement.mask & lowest and not placement.mask & ~free
        if is_part:
            rest = _fillings(free & ~placement.mask)
            found |= {tuple(sorted((placement.piece, *others))) for others in rest}
    return found


TILINGS: Final = tuple(
    Tiling(piece, parts)
    for piece, level in enumerate(LEVEL)
    if level == 5
    for parts in sorted(_fillings(PLACEMENTS[FIRST[piece]].mask))
)
"""P5 has 11, U5 7 and L5 9 of them; pieces in [C4] order, then parts in [C1] order."""

assert len(TILINGS) == 27
