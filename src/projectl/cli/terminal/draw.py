"""Puzzles and pieces drawn in a terminal: readable without colour, in the colours of [C1] where it has any.

A cell is two columns wide and one line high. A piece is a line with its letter at its first cell: where the
line goes on, the cells are one piece. White puzzles have a thin round frame, black ones a double frame.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from projectl.catalogue.pieces import SHAPES
from projectl.catalogue.placements import SIDE
from projectl.catalogue.puzzles import Puzzle

COLOUR: Final = {
    "O1": "#f8d234",  # yellow
    "I2": "#54b84c",  # green
    "I3": "#2f72dc",  # blue
    "V3": "#f59a23",  # orange
    "I4": "#7d4cc2",  # purple
    "L4": "#35c3de",  # cyan
    "O4": "#b0153f",  # crimson
    "S4": "#f0492a",  # vermilion
    "T4": "#e63fa8",  # magenta
    "P5": "#b7cbe8",  # level 5: ghosts, three pale tints
    "U5": "#cfbae8",
    "L5": "#b4dfc6",
}
"""[C1] the published colours of the pieces."""

_DARK_INK: Final = "#1c1c20"
_LIGHT_INK: Final = "#ffffff"
_LIGHT_COLOURS: Final = frozenset(("O1", "I2", "V3", "L4", "P5", "U5", "L5"))

CARD: Final = {
    "W": Style(color="#3c3a35", bgcolor="#ece7da"),
    "B": Style(color="#c9c7c0", bgcolor="#2d2c31"),
}
RECESS: Final = {
    "W": Style(color="#6f6857", bgcolor="#c5bda8"),
    "B": Style(color="#8d8a97", bgcolor="#121115"),
}
_BOLD: Final = Style(bold=True)
_FRAME: Final = {"W": tuple("╭─╮│╰╯"), "B": tuple("╔═╗║╚╝")}
_MARGIN: Final = 2
_INSIDE: Final = 2 * SIDE + 2 * _MARGIN
WIDTH: Final = _INSIDE + 2
"""How many columns a card takes."""

# By the sum of the directions a line goes on: 1 up, 2 right, 4 down, 8 left.
_LINE: Final = "■╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
# By which of two cells, one above the other, are filled: 1 the upper, 2 the lower.
_HALVES: Final = " ▀▄█"


def piece_style(piece: str) -> Style:
    """[C1] a piece's colour, with an ink that can be read on it."""
    ink = _DARK_INK if piece in _LIGHT_COLOURS else _LIGHT_INK
    return Style(color=ink, bgcolor=COLOUR[piece], bold=True)


def piece_marks(piece: str, cells: Sequence[tuple[int, int]]) -> dict[tuple[int, int], str]:
    """The two characters of each cell of a piece."""
    marks = {}
    for row, column in cells:
        up, right, down, left = (
            neighbour in cells
            for neighbour in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        )
        line = _LINE[up + 2 * right + 4 * down + 8 * left]
        marks[row, column] = (piece[0] if (row, column) == cells[0] else line) + ("━" if right else " ")
    return marks


def cells_at(text: str) -> list[tuple[int, int]]:
    """`b1b2` as rows and columns."""
    return [(int(row) - 1, "abcde".index(column)) for column, row in zip(text[::2], text[1::2], strict=True)]


def _shape_cells(piece: str) -> list[tuple[int, int]]:
    """The cells of a piece lying flat, so that two rows are enough for every shape."""
    rows = SHAPES[piece].split("/")
    cells = [(row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"]
    return cells if len(rows) <= 2 else sorted((column, row) for row, column in cells)


def tiny_shape(piece: str, background: str | None = None) -> Text:
    """[C1] a piece's outline in a single line, one column a cell."""
    cells = _shape_cells(piece)
    lowest = max(row for row, _ in cells)
    width = 1 + max(column for _, column in cells)
    halves = (_HALVES[((lowest - 1, at) in cells) + 2 * ((lowest, at) in cells)] for at in range(width))
    return Text("".join(halves), Style(color=COLOUR[piece], bgcolor=background))


def reward(puzzle: Puzzle) -> Text:
    """[C3] [G4] [A1] a puzzle's reward: a piece's shape and name, one or two arrows, or the mark M."""
    paper = CARD[puzzle.colour]
    if puzzle.reward not in SHAPES:
        return Text(puzzle.reward.replace("^", "▲"), paper + _BOLD)
    shape = tiny_shape(puzzle.reward, paper.bgcolor.name if paper.bgcolor else None)
    return Text.assemble(shape, (f" {puzzle.reward}", paper))


def card(
    puzzle: Puzzle,
    placed: Iterable[tuple[str, str]] = (),
    coordinates: bool = True,
    title: str | None = None,
    is_low: bool = False,
) -> list[Text]:
    """[C3] a puzzle with the pieces placed on it (piece, cells), as equally long lines, headed by its id or a title.

    A low one has no line for points and reward.
    """
    paper, recess = CARD[puzzle.colour], RECESS[puzzle.colour]
    top_left, across, top_right, side, bottom_left, bottom_right = _FRAME[puzzle.colour]
    drawn: dict[tuple[int, int], tuple[str, Style]] = {}
    for piece, text in placed:
        for cell, marks in piece_marks(piece, cells_at(text)).items():
            drawn[cell] = (marks, piece_style(piece))

    points, gain = str(puzzle.points), reward(puzzle)
    between = " " * (_INSIDE - 2 - len(points) - gain.cell_len)
    worth = Text.assemble((f"{side} ", paper), (points, paper + _BOLD), (between, paper), gain, (f" {side}", paper))
    lines = [
        Text(f"{top_left}{across}{title or puzzle.id:{across}<{_INSIDE - 1}}{top_right}", paper),
        *([] if is_low else [worth]),
    ]
    for row, marks in enumerate(puzzle.rows):
        line = Text.assemble((f"{row + 1 if coordinates else side}{' ' * _MARGIN}", paper))
        for column, mark in enumerate(marks):
            line.append(*drawn.get((row, column), ("· ", recess) if mark == "#" else ("  ", paper)))
        line.append(f"{' ' * _MARGIN}{side}", paper)
        lines.append(line)
    letters = across.join("abcde") if coordinates else across * (2 * SIDE - 1)
    edge = f"{across * _MARGIN}{letters}{across * (_MARGIN + 1)}"
    lines.append(Text(f"{bottom_left}{edge}{bottom_right}", paper))
    return lines


def side_by_side(cards: Sequence[Sequence[Text]], gap: int = 2) -> list[Text]:
    """Several cards next to each other, the shorter ones filled up with blanks."""
    widths = [max((line.cell_len for line in one), default=0) for one in cards]
    lines = []
    for index in range(max(map(len, cards), default=0)):
        line = Text()
        for number, (one, width) in enumerate(zip(cards, widths, strict=True)):
            part = one[index] if index < len(one) else Text()
            line.append_text(Text(" " * gap * (number > 0)))
            line.append_text(part)
            line.append(" " * (width - part.cell_len))
        lines.append(line)
    return lines
