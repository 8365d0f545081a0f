"""The 595 ways to lay a piece on the 5x5 field (387 without level 5), and the texts of their cells.

Cell numbers are in reading order: `row * 5 + column`. A set of cells is an integer with one bit a cell.
Texts name columns a-e from the left and rows 1-5 from the top.
"""

from dataclasses import dataclass
from typing import Final

from projectl.catalogue.pieces import LEVEL, PIECES, orientations

SIDE: Final = 5
CELLS: Final = SIDE * SIDE


@dataclass(frozen=True, slots=True)
class Placement:
    """One piece lying on one set of cells."""

    piece: int
    mask: int
    cells: tuple[int, ...]
    text: str


def cell_text(cell: int) -> str:
    """The text of a cell number: 7 is `c2`."""
    return "abcde"[cell % SIDE] + str(cell // SIDE + 1)


def cells_of(mask: int) -> tuple[int, ...]:
    """The cell numbers of a set of cells, in reading order."""
    return tuple(cell for cell in range(CELLS) if mask >> cell & 1)


def cells_text(mask: int) -> str:
    """A set of cells as text, in reading order: `b1b2b3c3`."""
    return "".join(map(cell_text, cells_of(mask)))


def _lay(piece: str) -> list[Placement]:
    index = PIECES.index(piece)
    laid = []
    for shape in orientations(piece):
        height = 1 + max(row for row, _ in shape)
        width = 1 + max(column for _, column in shape)
        for top in range(SIDE - height + 1):
            for left in range(SIDE - width + 1):
                cells = tuple((top + row) * SIDE + left + column for row, column in shape)
                mask = sum(1 << cell for cell in cells)
                laid.append(Placement(index, mask, cells, cells_text(mask)))
    return sorted(laid, key=lambda placement: placement.cells)


PLACEMENTS: Final = tuple(placement for piece in PIECES for placement in _lay(piece))
"""All placements: pieces in [C1]/[C4] order, then cells in reading order."""

FIRST: Final = tuple(sum(p.piece < piece for p in PLACEMENTS) for piece in range(len(PIECES) + 1))
"""Where each piece's placements begin; one entry more marks the end."""

PLACEMENT_INDEX: Final = {(p.piece, p.mask): index for index, p in enumerate(PLACEMENTS)}


def joins_of(mask: int) -> int:
    """All neighbours among these cells as 40 bits: 20 to the right and then 20 downwards."""
    joins = 0
    for cell in range(CELLS):
        if mask >> cell & 1:
            if cell % SIDE < SIDE - 1:
                joins |= (mask >> cell + 1 & 1) << cell - cell // SIDE
            joins |= (mask >> cell + SIDE & 1) << 20 + cell
    return joins


JOINS: Final = tuple(joins_of(p.mask) for p in PLACEMENTS)
"""Which neighbouring cells each placement joins.

The joins of all pieces on a puzzle tell which pieces lie there: joined cells belong to one piece.
"""

assert len(PLACEMENTS) == 595
assert sum(LEVEL[p.piece] < 5 for p in PLACEMENTS) == 387
