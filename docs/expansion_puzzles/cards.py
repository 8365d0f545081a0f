"""Puzzle cards as SVG: the face, its points, its reward, and pieces lying on it."""

from collections.abc import Iterable, Sequence
from typing import Final

from projectl.catalogue.pieces import PIECES, SHAPES
from projectl.catalogue.placements import SIDE, Placement, cells_of
from projectl.catalogue.puzzles import Puzzle

CELL: Final = 18
_MARGIN: Final = 10
_HEAD: Final = 26
_CAPTION: Final = 34
_GAP: Final = 16
WIDTH: Final = SIDE * CELL + 2 * _MARGIN
HEIGHT: Final = _HEAD + SIDE * CELL + _MARGIN

FONT: Final = "font-family='Helvetica, Arial, sans-serif'"
PAPER: Final = "#e9e6df"
INK: Final = "#33302a"
FAINT_INK: Final = "#7b7568"
PIECE_COLOUR: Final = {
    "O1": "#f8d234",
    "I2": "#54b84c",
    "I3": "#2f72dc",
    "V3": "#f59a23",
    "I4": "#7d4cc2",
    "L4": "#35c3de",
    "O4": "#b0153f",
    "S4": "#f0492a",
    "T4": "#e63fa8",
    "P5": "#b7cbe8",
    "U5": "#cfbae8",
    "L5": "#b4dfc6",
}
"""[C1] the published colours; level 5 in three pale tints, as in the terminal."""

_CARD: Final = {"W": "#fbf8f0", "B": "#37353d"}
_CARD_EDGE: Final = {"W": "#cfc7b4", "B": "#1f1e23"}
_CARD_INK: Final = {"W": "#33302a", "B": "#f3f0e8"}
_RECESS: Final = {"W": "#cbc2ac", "B": "#131217"}
_RECESS_LINE: Final = {"W": "#bbb199", "B": "#2a2930"}
_RIM: Final = {"W": "#948a70", "B": "#6d6a76"}

Cell = tuple[int, int]


def number(value: float) -> str:
    """A coordinate without needless digits."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def text(x: float, y: float, words: str, size: float, ink: str, anchor: str = "start", weight: str = "") -> str:
    """A line of text."""
    bold = f" font-weight='{weight}'" if weight else ""
    place = f"x='{number(x)}' y='{number(y)}' text-anchor='{anchor}'"
    return f"<text {place} font-size='{number(size)}' fill='{ink}'{bold}>{words}</text>"


def _squares(cells: Iterable[Cell], x: float, y: float, side: float) -> str:
    """The path of some cells, each a square."""
    step = number(side)
    return "".join(
        f"M{number(x + column * side)} {number(y + row * side)}h{step}v{step}h-{step}z" for row, column in cells
    )


def _edges(cells: Iterable[Cell], x: float, y: float, side: float) -> str:
    """The path around some cells: every edge between one of them and something else."""
    inside = set(cells)
    path = []
    for row, column in sorted(inside):
        left, top = x + column * side, y + row * side
        right, bottom = left + side, top + side
        if (row - 1, column) not in inside:
            path.append(f"M{number(left)} {number(top)}H{number(right)}")
        if (row + 1, column) not in inside:
            path.append(f"M{number(left)} {number(bottom)}H{number(right)}")
        if (row, column - 1) not in inside:
            path.append(f"M{number(left)} {number(top)}V{number(bottom)}")
        if (row, column + 1) not in inside:
            path.append(f"M{number(right)} {number(top)}V{number(bottom)}")
    return "".join(path)


def _piece(piece: str, cells: Sequence[Cell], x: float, y: float, side: float) -> str:
    """A piece lying on these cells: its colour, and a dark line around it."""
    return (
        f"<path d='{_squares(cells, x, y, side)}' fill='{PIECE_COLOUR[piece]}'/>"
        f"<path d='{_edges(cells, x, y, side)}' stroke='#2a2830' stroke-width='{number(side / 12)}' "
        "stroke-linecap='square' fill='none'/>"
    )


def _reward(puzzle: Puzzle, right: float, middle: float) -> str:
    """[C3] [G4] [A1] the reward in the top right corner: a piece, one or two arrows, or the mark M."""
    ink = _CARD_INK[puzzle.colour]
    if puzzle.reward == "M":
        disc = f"<circle cx='{number(right - 8)}' cy='{number(middle)}' r='8' fill='{ink}'/>"
        return disc + text(right - 8, middle + 4, "M", 11, _CARD[puzzle.colour], "middle", "bold")
    if puzzle.reward not in SHAPES:
        arrows = [
            f"M{number(right - 12 - 14 * at)} {number(middle + 1)}l6 -8 6 8h-3.5v6h-5v-6z"
            for at in range(len(puzzle.reward))
        ]
        return f"<path d='{''.join(arrows)}' fill='{ink}'/>"
    rows = SHAPES[puzzle.reward].split("/")
    cells = [(row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"]
    if len(rows) > 2:
        cells = sorted((column, row) for row, column in cells)
    height, width = 1 + max(row for row, _ in cells), 1 + max(column for _, column in cells)
    side = 7.0
    return _piece(puzzle.reward, cells, right - width * side, middle - height * side / 2, side)


def card(puzzle: Puzzle, x: float, y: float, placed: Iterable[Placement] = ()) -> str:
    """A puzzle card with its top left corner there, and pieces on it."""
    colour = puzzle.colour
    left, top = x + _MARGIN, y + _HEAD
    recess = [divmod(cell, SIDE) for cell in cells_of(puzzle.recess)]
    grid = "".join(_edges([cell], left, top, CELL) for cell in recess)
    parts = [
        f"<rect x='{number(x)}' y='{number(y)}' width='{WIDTH}' height='{HEIGHT}' rx='7' "
        f"fill='{_CARD[colour]}' stroke='{_CARD_EDGE[colour]}'/>",
        text(left, y + 20, str(puzzle.points), 16, _CARD_INK[colour], weight="bold"),
        _reward(puzzle, x + WIDTH - _MARGIN, y + 14),
        f"<path d='{_squares(recess, left, top, CELL)}' fill='{_RECESS[colour]}'/>",
        f"<path d='{grid}' stroke='{_RECESS_LINE[colour]}' stroke-width='1' fill='none'/>",
    ]
    parts += [_piece(PIECES[one.piece], [divmod(cell, SIDE) for cell in one.cells], left, top, CELL) for one in placed]
    rim = _edges(recess, left, top, CELL)
    parts.append(f"<path d='{rim}' stroke='{_RIM[colour]}' stroke-width='1.6' stroke-linecap='square' fill='none'/>")
    return "".join(parts)


def page(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """A whole picture with a name for those who cannot see it."""
    size = f"width='{number(width)}' height='{number(height)}' viewBox='0 0 {number(width)} {number(height)}'"
    start = f"<svg xmlns='http://www.w3.org/2000/svg' {size} role='img' {FONT}>"
    ground = f"<rect width='100%' height='100%' rx='10' fill='{PAPER}'/>"
    return "\n".join((start, f"<title>{title}</title>", ground, *parts, "</svg>", ""))


def sheet(title: str, shown: Sequence[tuple[Puzzle, Sequence[Placement], str, str]], columns: int) -> str:
    """Cards in rows; under each two lines of words."""
    rows = -(-len(shown) // columns)
    step_x, step_y = WIDTH + _GAP, HEIGHT + _CAPTION + _GAP
    parts = []
    for index, (puzzle, placed, first_line, second_line) in enumerate(shown):
        x, y = _GAP + index % columns * step_x, _GAP + index // columns * step_y
        parts.append(card(puzzle, x, y, placed))
        middle = x + WIDTH / 2
        parts.append(text(middle, y + HEIGHT + 15, first_line, 12, INK, "middle", "bold"))
        parts.append(text(middle, y + HEIGHT + 29, second_line, 11, FAINT_INK, "middle"))
    return page(_GAP + columns * step_x, _GAP + rows * step_y, title, parts)
