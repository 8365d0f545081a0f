"""In how many ways a recess can be filled, from how few pieces, and where a level-5 piece feels at home."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.catalogue.placements import PLACEMENTS, SIDE, Placement
from projectl.solver.fillings import fillings as table_of
from projectl.solver.fillings import multisets
from projectl.solver.ways import count_ways, shortest_way

SNUG: Final = 2 / 3
"""A level-5 piece lies snugly when at least this much of its outline touches the rim of the recess."""

_LEVEL_5: Final = tuple(p for p in PLACEMENTS if LEVEL[p.piece] == 5)


@dataclass(frozen=True)
class Fillings:
    """How a recess can be filled from level 1-4: exact fillings, the sets of pieces they use, one of the shortest.

    Two fillings differ if any cell's piece lies otherwise.
    """

    ways: int
    piece_sets: tuple[tuple[int, ...], ...]
    shortest: tuple[Placement, ...]

    @property
    def fewest(self) -> int:
        """The fewest pieces that fill the recess."""
        return len(self.shortest)


@dataclass(frozen=True)
class Invitation:
    """A filling with one level-5 piece, laid first, and the share of that piece's outline along the rim."""

    placements: tuple[Placement, ...]
    snugness: float

    @property
    def piece(self) -> str:
        """The level-5 piece."""
        return PIECES[self.placements[0].piece]

    @property
    def rank(self) -> tuple[int, float]:
        """Fewer pieces are better, then a snugger fit."""
        return len(self.placements), -self.snugness


@cache
def fillings(recess: int) -> Fillings:
    """Every exact filling from level 1-4, as the solver counts them."""
    return Fillings(count_ways(recess), tuple(multisets(table_of(), recess)), shortest_way(recess))


def snugness(placement: Placement, recess: int) -> float:
    """The share of a piece's outline that lies along the rim of the recess."""
    on_rim = outline = 0
    for cell in placement.cells:
        row, column = divmod(cell, SIDE)
        for near_row, near_column in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            on_field = 0 <= near_row < SIDE and 0 <= near_column < SIDE
            near = 1 << (near_row * SIDE + near_column) if on_field else 0
            outline += not near & placement.mask
            on_rim += not near & recess
    return on_rim / outline


def invitations(recess: int) -> tuple[Invitation, ...]:
    """For each level-5 piece the best filling in which it lies snugly and costs no piece more than ordinary ones.

    Best means fewest pieces, then snuggest; the best of all comes first.
    """
    best: dict[int, Invitation] = {}
    for placement in _LEVEL_5:
        if placement.mask & ~recess:
            continue
        rest = fillings(recess & ~placement.mask).shortest
        one = Invitation((placement, *rest), snugness(placement, recess))
        is_welcome = len(one.placements) <= fillings(recess).fewest and one.snugness >= SNUG
        if is_welcome and (placement.piece not in best or one.rank < best[placement.piece].rank):
            best[placement.piece] = one
    return tuple(sorted(best.values(), key=lambda one: (*one.rank, -one.placements[0].piece)))
