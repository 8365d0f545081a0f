"""The tables that compiled rules read, gathered in one flat record: placements, tilings and the puzzles in play.

They are an argument of every rule, never a global: players load puzzle files of their own.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from projectl.catalogue.impossible import Impossible
from projectl.catalogue.pieces import PIECE_INDEX, PIECES
from projectl.catalogue.placements import FIRST, JOINS, PLACEMENTS
from projectl.catalogue.puzzles import Puzzle
from projectl.catalogue.tilings import TILINGS

MAX_PUZZLES: Final = 127
"""Puzzle numbers fit one signed byte; -1 is 'no puzzle'."""

CELLS: Final = 25
REWARD_M: Final = 12
REWARD_LEVEL_UP: Final = 13
REWARD_LEVEL_UP_TWICE: Final = 14
REWARDS: Final = {**PIECE_INDEX, "M": REWARD_M, "^": REWARD_LEVEL_UP, "^^": REWARD_LEVEL_UP_TWICE}

BOOK: Final = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("placement_joins", np.int64, (len(PLACEMENTS),)),
                ("placement_touching", np.int64, (len(PLACEMENTS),)),
                ("placement_mask", np.int32, (len(PLACEMENTS),)),
                ("placement_piece", np.int8, (len(PLACEMENTS),)),
                # The members of every set of shapes, and how many they are.
                ("members", np.int8, (1 << len(PIECES), len(PIECES))),
                ("member_count", np.int8, (1 << len(PIECES),)),
                # Where each run of neighbouring shapes in a set begins and ends, and how many runs there are.
                ("runs", np.int8, (1 << len(PIECES), len(PIECES))),
                ("run_count", np.int8, (1 << len(PIECES),)),
                ("tiling_piece", np.int8, (len(TILINGS),)),
                ("tiling_parts", np.int8, (len(TILINGS), len(PIECES))),
                ("puzzles", np.int16),
                ("recess", np.int32, (MAX_PUZZLES,)),
                ("points", np.int8, (MAX_PUZZLES,)),
                ("reward", np.int8, (MAX_PUZZLES,)),
                ("is_black", np.int8, (MAX_PUZZLES,)),
                # The placements inside each puzzle's recess, and where each piece's begin among them.
                # One number holds a placement and its cells: placement << CELLS | mask.
                ("fit", np.int64, (MAX_PUZZLES, len(PLACEMENTS))),
                ("fit_first", np.int16, (MAX_PUZZLES, len(PIECES) + 1)),
            ],
            align=True,
        ),
    )
)


def _members() -> tuple[Any, Any]:
    """Of every set of shapes, a number with one bit a shape: its members in order, and their number."""
    is_in = np.arange(1 << len(PIECES))[:, None] >> np.arange(len(PIECES)) & 1
    return np.argsort(1 - is_in, axis=1, kind="stable"), is_in.sum(axis=1)


def _runs() -> tuple[Any, Any]:
    """Of every set of shapes: first and first after of each run of neighbours, in order, and the number of runs."""
    is_in = np.arange(1 << len(PIECES))[:, None] >> np.arange(len(PIECES)) & 1
    is_edge = np.diff(is_in, axis=1, prepend=0, append=0) != 0
    return np.argsort(~is_edge, axis=1, kind="stable")[:, : len(PIECES)], is_edge.sum(axis=1) // 2


MEMBERS, MEMBER_COUNT = _members()
RUNS, RUN_COUNT = _runs()


def _incident_joins(cells: tuple[int, ...]) -> int:
    """Every join bit that could tie one of these cells to any neighbour."""
    bits = 0
    for cell in cells:
        row, column = divmod(cell, 5)
        if column < 4:
            bits |= 1 << (cell - row)
        if column > 0:
            bits |= 1 << (cell - 1 - row)
        if row < 4:
            bits |= 1 << (20 + cell)
        if row > 0:
            bits |= 1 << (20 + cell - 5)
    return bits


def make_book(puzzles: Sequence[Puzzle]) -> Any:
    """A one-element array holding the tables for these puzzles, numbered in the order given."""
    if len(puzzles) > MAX_PUZZLES:
        sentence = f"a game holds at most {MAX_PUZZLES} puzzles, these are {len(puzzles)}"
        raise Impossible("many_puzzles", sentence, most=MAX_PUZZLES, puzzles=len(puzzles))
    book = np.zeros(1, BOOK)
    tables = book[0]
    masks = np.array([p.mask for p in PLACEMENTS], np.int32)
    tables.placement_joins[:] = JOINS
    tables.placement_touching[:] = [_incident_joins(p.cells) for p in PLACEMENTS]
    tables.placement_mask[:] = masks
    tables.placement_piece[:] = [p.piece for p in PLACEMENTS]
    tables.members[:] = MEMBERS
    tables.member_count[:] = MEMBER_COUNT
    tables.runs[:] = RUNS
    tables.run_count[:] = RUN_COUNT
    for number, tiling in enumerate(TILINGS):
        tables.tiling_piece[number] = tiling.piece
        for part in tiling.parts:
            tables.tiling_parts[number, part] += 1
    tables.puzzles = len(puzzles)
    for number, puzzle in enumerate(puzzles):
        tables.recess[number] = puzzle.recess
        tables.points[number] = puzzle.points
        tables.reward[number] = REWARDS[puzzle.reward]
        tables.is_black[number] = puzzle.colour == "B"
        inside = np.flatnonzero(masks & ~np.int32(puzzle.recess) == 0)
        tables.fit[number, : len(inside)] = inside << CELLS | masks[inside]
        tables.fit_first[number] = np.searchsorted(inside, FIRST)
    return book
