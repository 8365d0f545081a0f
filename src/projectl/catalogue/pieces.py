"""[C1] [C4] the twelve shapes, their levels, and every way to turn and flip them."""

from typing import Final

SHAPES: Final[dict[str, str]] = {
    "O1": "#",
    "I2": "##",
    "I3": "###",
    "V3": "#./##",
    "I4": "####",
    "L4": "#../###",
    "O4": "##/##",
    "S4": "##./.##",
    "T4": ".#./###",
    "P5": "##/##/#.",
    "U5": "#.#/###",
    "L5": "#.../####",
}
"""Each shape drawn once, its rows separated by `/`; in the order of [C1] [C4], which every index follows."""

PIECES: Final = tuple(SHAPES)
PIECE_INDEX: Final = {piece: index for index, piece in enumerate(PIECES)}
LEVEL: Final = tuple(shape.count("#") for shape in SHAPES.values())
"""[C1] a piece's level is its number of cells."""

Cells = tuple[tuple[int, int], ...]


def _moved_to_corner(cells: list[tuple[int, int]]) -> Cells:
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def orientations(piece: str) -> tuple[Cells, ...]:
    """[T9] the distinct ways a piece can lie, turned or flipped freely, each moved to the top left corner."""
    cells = [
        (row, column)
        for row, line in enumerate(SHAPES[piece].split("/"))
        for column, mark in enumerate(line)
        if mark == "#"
    ]
    found: set[Cells] = set()
    for _ in range(4):
        cells = [(column, -row) for row, column in cells]
        found.add(_moved_to_corner(cells))
        found.add(_moved_to_corner([(row, -column) for row, column in cells]))
    return tuple(sorted(found))
