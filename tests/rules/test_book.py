"""The book that the rules read, against a second reading of the same faces, byte for byte."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from projectl.catalogue.book import BOOK, CELLS, MAX_PUZZLES, REWARDS
from projectl.catalogue.box import open_box
from projectl.catalogue.filling import TRIED, filling
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.placements import FIRST, PLACEMENTS
from projectl.catalogue.puzzles import Puzzle
from projectl.catalogue.tilings import TILINGS
from projectl.rules import engine
from projectl.rules.book import FACE, find_filling
from projectl.rules.books import bare_book, book_of, make_book
from projectl.rules.compiled import entry
from tests.rules.faces import own

LETTERS = "abcde"


def neighbours() -> list[tuple[int, int]]:
    """The pairs of cells behind the 40 join bits: to the right, row by row, then downwards."""
    right = [(cell, cell + 1) for cell in range(25) if cell % 5 < 4]
    return right + [(cell, cell + 5) for cell in range(20)]


def shape_tables(tables: Any) -> None:
    """What every book holds of pieces, read straight from the catalogue."""
    for number, placement in enumerate(PLACEMENTS):
        cells = {
            5 * (int(row) - 1) + LETTERS.index(column)
            for column, row in zip(placement.text[::2], placement.text[1::2], strict=True)
        }
        joins = touching = 0
        for bit, (one, other) in enumerate(neighbours()):
            joins |= (one in cells and other in cells) << bit
            touching |= (one in cells or other in cells) << bit
        tables.placement_joins[number] = joins
        tables.placement_touching[number] = touching
        tables.placement_mask[number] = sum(1 << cell for cell in cells)
        tables.placement_piece[number] = next(piece for piece in range(12) if number < FIRST[piece + 1])
    for number, tiling in enumerate(TILINGS):
        tables.tiling_piece[number] = tiling.piece
        for part in tiling.text.split("+"):
            tables.tiling_parts[number, PIECES.index(part)] += 1
    is_in = np.arange(1 << 12)[:, None] >> np.arange(12) & 1
    tables.members[:] = np.argsort(1 - is_in, axis=1, kind="stable")
    tables.member_count[:] = is_in.sum(axis=1)
    is_edge = np.diff(is_in, axis=1, prepend=0, append=0) != 0
    tables.runs[:] = np.argsort(~is_edge, axis=1, kind="stable")[:, :12]
    tables.run_count[:] = is_edge.sum(axis=1) // 2


def second_reading(puzzles: Sequence[Puzzle]) -> Any:
    """The same book, made with sets and NumPy."""
    book = np.zeros(1, BOOK)
    tables = book[0]
    shape_tables(tables)
    tables.puzzles = len(puzzles)
    for number, puzzle in enumerate(puzzles):
        tables.recess[number] = puzzle.recess
        tables.points[number] = puzzle.points
        tables.reward[number] = REWARDS[puzzle.reward]
        tables.is_black[number] = "B" in puzzle.id
        inside = [at for at, placement in enumerate(PLACEMENTS) if placement.mask | puzzle.recess == puzzle.recess]
        tables.fit[number, : len(inside)] = [at << CELLS | PLACEMENTS[at].mask for at in inside]
        tables.fit_first[number] = [sum(at < first for at in inside) for first in FIRST]
    return book


def differences(one: Any, other: Any) -> list[str]:
    return [name for name in BOOK.names or () if one[name].tobytes() != other[name].tobytes()]


EVERYTHING = ("ghost", "ambassador")


@pytest.mark.parametrize("expansions", [(), EVERYTHING], ids=["base", "everything"])
def test_t9_the_book_is_what_a_second_reading_makes_it(expansions: tuple[str, ...]) -> None:
    """[C1] [C3] [C4] [C5] [G1] [T9] every table of it."""
    puzzles = open_box(expansions, None).puzzles
    book, expected = make_book(puzzles), second_reading(puzzles)
    engine.write_tables(book)  # again: those of `make_book` are kept from the first time
    assert differences(book, expected) == []
    assert book.tobytes() == expected.tobytes()


def test_c6_as_many_puzzles_as_there_is_room_for() -> None:
    """[C6] with a player's own faces, from a single cell to the whole field, and a book that is full."""
    faces = [
        "XW01 0 O1 a1",
        "XB01 20 ^^ " + "".join(f"{column}{row}" for row in range(1, 6) for column in LETTERS),
        "XB02 7 M e1e2e3e4e5a5",
        *(f"XW{number:02} 1 ^ c3c4" for number in range(2, 47)),
    ]
    puzzles = open_box(EVERYTHING, own(*faces)).puzzles
    assert len(puzzles) == MAX_PUZZLES
    assert differences(make_book(puzzles), second_reading(puzzles)) == []


def test_a_book_may_be_written_over() -> None:
    """[C6] nothing is left of puzzles that were in it before."""
    many = sorted(open_box(EVERYTHING, None).puzzles, key=lambda puzzle: -puzzle.recess.bit_count())
    few = many[-3:]
    book = make_book(many)
    faces = np.array([(p.recess, p.points, REWARDS[p.reward], p.colour == "B") for p in few], np.int32)
    assert faces.shape == (3, len(FACE))
    engine.write_puzzles(book, faces, 3)
    assert differences(book, second_reading(few)) == []
    engine.write_puzzles(book, faces, 0)
    assert book.tobytes() == bare_book().tobytes()


def test_tables_may_be_written_anywhere() -> None:
    """[C1] [C4] whatever lay there before."""
    book = np.frombuffer(b"\xaa" * BOOK.itemsize, BOOK).copy()
    engine.write_tables(book)
    engine.write_puzzles(book, np.zeros((1, len(FACE)), np.int32), 0)
    assert differences(book, second_reading(())) == []


def test_games_with_the_same_puzzles_share_a_book() -> None:
    """[S2] it is made once for each box."""
    assert book_of(open_box((), None)) is book_of(open_box((), None))
    assert book_of(open_box((), None)) is not book_of(open_box(("ghost",), None))


@entry
def fill(recess: int, laid: Any) -> int:
    return find_filling(recess, laid)


def test_t9_compiled_code_fills_a_recess_as_the_reader_of_puzzle_files_does() -> None:
    """[C2] [C6] [T9] the same pieces, and none for the same faces."""
    random, laid, met = Random(1), np.zeros(25, np.int16), Counter[bool]()
    lone = sum(1 << cell for cell in range(0, 25, 2))
    recesses = [puzzle.recess for puzzle in open_box(EVERYTHING, None).puzzles]
    recesses += [random.getrandbits(25) | 1 for _ in range(200)]
    recesses += [lone & ~(1 << random.randrange(25)) | 1 << random.randrange(25) for _ in range(50)]
    for recess in recesses:
        count, expected = fill(recess, laid), filling(recess)
        assert [TRIED[place] for place in laid[:count].tolist()] == [*(expected or ())]
        met[expected is None] += 1
    assert met[True] > 10
    assert met[False] > 200


def test_p1_pieces_are_read_back_from_their_joins() -> None:
    """[P1] every placement by itself, and pieces side by side: the same cells joined otherwise are other pieces."""
    out = np.zeros(25, np.int16)
    joins = bare_book()[0].placement_joins.tolist()
    for number, placement in enumerate(PLACEMENTS):
        assert engine.pieces_on(bare_book(), placement.mask, joins[number], out) == 1
        assert out[0] == number
    by_text = {(PIECES[p.piece], p.text): number for number, p in enumerate(PLACEMENTS)}
    laid = [
        [("O4", "a1b1a2b2"), ("O4", "c1d1c2d2"), ("I2", "a3b3")],
        [("I4", "a1b1c1d1"), ("I4", "a2b2c2d2"), ("O1", "a3"), ("O1", "b3")],
        [("V3", "a1a2b2"), ("I3", "b1c1d1"), ("I2", "c2d2"), ("I2", "a3b3")],
        [("O1", f"{column}{row}") for row in range(1, 6) for column in LETTERS],
        [("P5", "d3e3d4e4d5"), ("O1", "e5")],
        [],
    ]
    for pieces in laid:
        numbers = [by_text[piece] for piece in pieces]
        filled = sum(PLACEMENTS[number].mask for number in numbers)
        joined = sum(joins[number] for number in numbers)
        assert engine.pieces_on(bare_book(), filled, joined, out) == len(pieces)
        assert sorted(out[: len(pieces)].tolist()) == sorted(numbers)
        firsts = [PLACEMENTS[number].cells[0] for number in out[: len(pieces)].tolist()]
        assert firsts == sorted(firsts)


def test_joins_of_no_pieces_give_none() -> None:
    """[P1] a bar of five cells is no piece, whatever lies before it."""
    bar = sum(1 << bit for bit in range(16, 20))
    out = np.zeros(25, np.int16)
    assert engine.pieces_on(bare_book(), 0b11111 << 20, bar, out) == 0
    assert engine.pieces_on(bare_book(), 0b11111 << 20 | 1, bar, out) == 0
    assert engine.pieces_on(bare_book(), 0b1111 << 20 | 1, bar >> 1, out) == 2
