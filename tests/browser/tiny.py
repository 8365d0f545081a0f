"""Puzzle files that bring a decision about within a turn: as small as can be, with the reward that is wanted."""

from typing import Final

WHITE: Final = (*(f"W{number:02}" for number in range(1, 33)), *(f"GW{number:02}" for number in range(1, 13)), "AW01")
BLACK: Final = (
    *(f"B{number:02}" for number in range(1, 21)),
    *(f"GB{number:02}" for number in range(1, 13)),
    "AB01",
    "AB02",
)
ONE_CELL: Final = ".....\n.....\n..#..\n.....\n.....\n"
"""Filled by the piece that everybody begins with: `place 1 O1 c3`."""


def tiny(white: str = "0 O1", black: str = "1 O1", cells: str = ONE_CELL, black_cells: str | None = None) -> str:
    """A puzzle file in which all of a colour have these points, this reward and these cells."""
    faces = [(puzzle, white, cells) for puzzle in WHITE]
    faces += [(puzzle, black, black_cells or cells) for puzzle in BLACK]
    return "; set: tiny 1\n" + "\n".join(f"{puzzle} {worth}\n{recess}" for puzzle, worth, recess in faces)
