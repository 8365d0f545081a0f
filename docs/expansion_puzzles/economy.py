"""What a puzzle costs: how many cells the base game asks for its points and its reward, and what follows from that."""

from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from typing import Final

import numpy as np

from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.catalogue.puzzles import Puzzle, base

MOST_POINTS: Final = 5
PRICED_LEVEL: Final = {**dict(zip(PIECES, LEVEL, strict=True)), "^": 2, "^^": 3, "M": 2}
"""The level of piece that each reward is worth; the page tells why for arrows and M."""

Law = tuple[tuple[float, ...], float]


@cache
def law() -> Law:
    """The cells that 0-5 points cost, and those that each reward level adds: least squares over the base game."""
    columns = [
        [float(puzzle.points == points) for points in range(MOST_POINTS + 1)] + [PRICED_LEVEL[puzzle.reward]]
        for puzzle in base()
    ]
    cells = [puzzle.cells for puzzle in base()]
    found, *_ = np.linalg.lstsq(np.array(columns), np.array(cells, float), rcond=None)
    *for_points, per_level = (float(number) for number in found)
    return tuple(for_points), per_level


def lawful_cells(points: int, level: int) -> float:
    """The cells that the base game would ask for these points and a reward of this level."""
    for_points, per_level = law()
    return for_points[points] + per_level * level


def excess(puzzle: Puzzle) -> float:
    """How many cells more than the law a puzzle asks."""
    return puzzle.cells - lawful_cells(puzzle.points, PRICED_LEVEL[puzzle.reward])


def tolerance() -> float:
    """The farthest that any base puzzle is off the law."""
    return max(abs(excess(puzzle)) for puzzle in base())


def cells_by_price(puzzles: Iterable[Puzzle]) -> dict[tuple[int, int], list[int]]:
    """The cells of all puzzles of the same points and reward level."""
    groups: dict[tuple[int, int], list[int]] = defaultdict(list)
    for puzzle in puzzles:
        groups[puzzle.points, PRICED_LEVEL[puzzle.reward]].append(puzzle.cells)
    return {price: sorted(cells) for price, cells in groups.items()}
