"""The book written: tables of pieces, and of the puzzles in play from their faces.

Its layout is in `catalogue/book.py`. Placements and tilings are frozen into the compiled code as the catalogue has
them; the rest is worked out here.
"""

from typing import Any, Final

import numpy as np

from projectl.catalogue import filling, placements
from projectl.catalogue.book import CELLS, MAX_PUZZLES
from projectl.catalogue.placements import FIRST, PLACEMENTS
from projectl.catalogue.tilings import TILINGS
from projectl.rules.compiled import rule
from projectl.rules.state import KINDS, Book

Faces = Any
Table = Any

FACE: Final = ("recess", "points", "reward", "is_black")
"""What there is to know of a puzzle: its cells, its points, a number of `catalogue.book.REWARDS`, and its deck."""
RECESS, POINTS, REWARD, IS_BLACK = range(len(FACE))
SETS: Final = 1 << KINDS
FIELD: Final = (1 << CELLS) - 1
MASKS: Final = np.array([placement.mask for placement in PLACEMENTS], np.int32)
FIRST_OF: Final = np.array(FIRST, np.int16)
TILING_PIECE: Final = np.array([tiling.piece for tiling in TILINGS], np.int8)
TILING_PARTS: Final = np.array([[tiling.parts.count(piece) for piece in range(KINDS)] for tiling in TILINGS], np.int8)

TRIED_MASKS: Final = np.array(filling.MASKS, np.int32)
TRIED_KINDS: Final = np.array(filling.KINDS, np.int8)
TRIED_FIRST: Final = np.array(filling.FIRST_AT, np.int16)

joins_of = rule(placements.joins_of)
fill = rule(filling.fill)


@rule
def find_filling(recess: int, laid: Table) -> int:
    """[C2] [T9] whether the smallest box can fill a recess: how many pieces do, 0 if none; `laid` is room for 25."""
    return fill(recess, TRIED_MASKS, TRIED_KINDS, TRIED_FIRST, laid)


@rule
def write_placements(book: Book) -> None:
    """[T9] the ways to lay each piece: its cells, how it joins them, and what could join them to others."""
    for piece in range(KINDS):
        for placement in range(int(FIRST_OF[piece]), int(FIRST_OF[piece + 1])):
            mask = int(MASKS[placement])
            book.placement_piece[placement] = piece
            book.placement_mask[placement] = mask
            book.placement_joins[placement] = joins_of(mask)
            book.placement_touching[placement] = joins_of(FIELD) & ~joins_of(FIELD & ~mask)


@rule
def write_tilings(book: Book) -> None:
    """[G1] the ways to break up a level-5 piece: how many of each shape come of it."""
    for tiling in range(len(TILING_PIECE)):
        book.tiling_piece[tiling] = TILING_PIECE[tiling]
        for piece in range(KINDS):
            book.tiling_parts[tiling, piece] = TILING_PARTS[tiling, piece]


@rule
def write_members(members: Table, counts: Table) -> None:
    """Of every set of shapes those in it, in order, and how many they are; the others follow."""
    for shapes in range(SETS):
        found = 0
        for is_in in (1, 0):
            for piece in range(KINDS):
                if shapes >> piece & 1 == is_in:
                    members[shapes, found] = piece
                    found += 1
            if is_in:
                counts[shapes] = found


@rule
def write_runs(runs: Table, counts: Table) -> None:
    """Of every set of shapes where each run of neighbours begins and ends, in order, and how many runs there are.

    Of the other places, in order, as many follow as there is room for.
    """
    for shapes in range(SETS):
        edges = shapes ^ shapes << 1
        found = 0
        for is_edge in (1, 0):
            for place in range(KINDS + 1):
                if edges >> place & 1 == is_edge and found < KINDS:
                    runs[shapes, found] = place
                    found += 1
            if is_edge:
                counts[shapes] = found // 2


@rule
def write_tables(book: Book) -> None:
    """[C1] [C4] all that is the same in every game."""
    write_placements(book)
    write_tilings(book)
    write_members(book.members, book.member_count)
    write_runs(book.runs, book.run_count)


@rule
def write_fits(fit: Table, first: Table, recess: int) -> None:
    """[T9] the placements inside a recess, each with its cells, and where each piece's begin; zeros behind them."""
    found = 0
    for piece in range(KINDS):
        first[piece] = found
        for placement in range(int(FIRST_OF[piece]), int(FIRST_OF[piece + 1])):
            mask = int(MASKS[placement])
            if mask & ~recess == 0:
                fit[found] = placement << CELLS | mask
                found += 1
    first[KINDS] = found
    fit[found:] = 0


@rule
def write_puzzles(book: Book, faces: Faces, count: int) -> None:
    """[C3] [C6] the puzzles in play, numbered as their faces are, a row of `FACE` each; whatever was there is gone."""
    book.puzzles = count
    for puzzle in range(MAX_PUZZLES):
        if puzzle < count:
            book.recess[puzzle] = faces[puzzle, RECESS]
            book.points[puzzle] = faces[puzzle, POINTS]
            book.reward[puzzle] = faces[puzzle, REWARD]
            book.is_black[puzzle] = faces[puzzle, IS_BLACK]
            write_fits(book.fit[puzzle], book.fit_first[puzzle], int(faces[puzzle, RECESS]))
        else:
            book.recess[puzzle] = 0
            book.points[puzzle] = 0
            book.reward[puzzle] = 0
            book.is_black[puzzle] = 0
            book.fit[puzzle, :] = 0
            book.fit_first[puzzle, :] = 0
