"""Puzzles drawn small: five columns wide, two rows of cells in one line of half blocks.

Without colour a half block cannot tell a piece from the recess, so a puzzle with pieces on it then takes five lines:
a dot for an open cell, and each piece as a line from its letter.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from projectl.catalogue.pieces import SHAPES
from projectl.catalogue.placements import SIDE
from projectl.catalogue.puzzles import Puzzle
from projectl.cli.terminal.draw import CARD, COLOUR, RECESS, cells_at, piece_marks, tiny_shape

Placed = Sequence[Sequence[str]]

_HALVES: Final = " ▀▄█"
_HOLE: Final = {"W": "#8c8268", "B": "#6d6a78"}
"""The open recess, told from the card by its brightness alone."""


def _paper(puzzle: Puzzle) -> str:
    background = CARD[puzzle.colour].bgcolor
    return background.name if background else "default"


def _half_blocks(puzzle: Puzzle, colours: Mapping[tuple[int, int], str]) -> list[Text]:
    """Two rows of cells a line; below the last row half a line stays free, so that cards do not touch."""
    hole, paper = _HOLE[puzzle.colour], _paper(puzzle)

    def colour_at(row: int, column: int) -> str:
        if row >= SIDE:
            return "default"
        return colours.get((row, column), hole) if puzzle.rows[row][column] == "#" else paper

    lines = []
    for row in range(0, SIDE + 1, 2):
        line = Text()
        for column in range(SIDE):
            line.append("▀", Style(color=colour_at(row, column), bgcolor=colour_at(row + 1, column)))
        lines.append(line)
    return lines


def small_face(puzzle: Puzzle, is_coloured: bool) -> list[Text]:
    """[C3] a puzzle nobody has placed on, in three lines; without colour the recess is what is drawn."""
    if is_coloured:
        return _half_blocks(puzzle, {})
    rows = [*puzzle.rows, "." * SIDE]
    return [
        Text("".join(_HALVES[(a == "#") + 2 * (b == "#")] for a, b in zip(upper, lower, strict=True)))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]


def small_puzzle(puzzle: Puzzle, placed: Placed, is_coloured: bool) -> list[Text]:
    """[T9] a puzzle and the pieces on it, in three lines, or five where there is no colour."""
    if not is_coloured:
        return _lettered(puzzle, placed)
    return _half_blocks(puzzle, {cell: COLOUR[piece] for piece, text in placed for cell in cells_at(text)})


def _lettered(puzzle: Puzzle, placed: Placed) -> list[Text]:
    marks: dict[tuple[int, int], str] = {}
    for piece, text in placed:
        marks |= {cell: mark[0] for cell, mark in piece_marks(piece, cells_at(text)).items()}
    return [
        Text(
            "".join(marks.get((row, column), "·" if mark == "#" else " ") for column, mark in enumerate(face)),
            RECESS[puzzle.colour],
        )
        for row, face in enumerate(puzzle.rows)
    ]


def small_reward(reward: str, width: int) -> Text:
    """[G4] [A1] a reward in this many columns, six at least: a piece's name and outline, arrows, or M."""
    if reward not in SHAPES:
        return Text(reward.replace("^", "▲"), "bold")
    shape = tiny_shape(reward)
    return Text.assemble(reward, " " * (len(reward) + shape.cell_len < width), shape)
