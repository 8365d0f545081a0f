"""[T9] the ways to fill a region, counted a second time from the other end, and checked one by one."""

from collections import Counter
from functools import cache
from itertools import islice
from random import Random

import numpy as np
import pytest

from projectl.catalogue.pieces import PIECES, orientations
from projectl.catalogue.placements import CELLS, SIDE, Placement, cells_of
from projectl.catalogue.puzzles import Puzzle, base, published
from projectl.rules.state import NONE
from projectl.solver.fillings import LITTLE_ROOM, TOO_LARGE, fillings, look_up, multisets, new_fillings
from projectl.solver.ways import PLENTY, count_ways, count_within, fewest_pieces, shortest_way, ways

Cells = frozenset[tuple[int, int]]
ALL_SHAPES = (PLENTY,) * 12
ENOUGH = np.array(ALL_SHAPES, np.int64)
EVERY = [*base(), *published("ghost"), *published("ambassador")]


def cells(region: int) -> Cells:
    return frozenset(divmod(cell, SIDE) for cell in cells_of(region))


@cache
def from_the_end(some: Cells, shapes: int) -> int:
    """Counted by the piece on the last cell: another order, and shapes laid by hand."""
    if not some:
        return 1
    last_row, last_column = max(some)
    total = 0
    for piece in PIECES[:shapes]:
        for shape in orientations(piece):
            down, right = max(shape)
            laid = frozenset((last_row - down + row, last_column - right + column) for row, column in shape)
            total += from_the_end(some - laid, shapes) if laid <= some else 0
    return total


def pieces_of(way: tuple[Placement, ...]) -> tuple[int, ...]:
    counted = Counter(laid.piece for laid in way)
    return tuple(counted[piece] for piece in range(len(PIECES)))


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_as_many_ways_as_counted_from_the_other_end(puzzle: Puzzle) -> None:
    assert count_ways(puzzle.recess) == from_the_end(cells(puzzle.recess), 9)


def test_level_5_counts_where_it_is_at_hand() -> None:
    for puzzle in EVERY[::6]:
        assert count_ways(puzzle.recess, ALL_SHAPES) == from_the_end(cells(puzzle.recess), 12)


def test_each_way_is_there_once_in_order_and_fills_the_region_exactly() -> None:
    region = next(puzzle for puzzle in base() if puzzle.id == "W07").recess
    found = list(ways(region))
    assert len(found) == len(set(found)) == count_ways(region) == 233
    assert [[laid.cells[0] for laid in way] for way in found] == [
        sorted(laid.cells[0] for laid in way) for way in found
    ]
    for way in found:
        assert sum(laid.mask for laid in way) == region
        assert all(not one.mask & other.mask for one in way for other in way if one is not other)
    assert found == list(ways(region)), "the order is fixed"


def test_from_some_pieces_there_are_just_the_ways_that_need_no_others() -> None:
    dice = Random(5)
    for puzzle in dice.sample(EVERY, 12):
        region = puzzle.recess
        while region.bit_count() > 8:
            region &= ~dice.choice(list(islice(ways(region), 50)))[0].mask
        every = list(ways(region, ALL_SHAPES))
        for _ in range(5):
            pieces = tuple(dice.choice((0, 0, 1, 2, 3)) for _ in PIECES)
            wanted = [w for w in every if all(n <= have for n, have in zip(pieces_of(w), pieces, strict=True))]
            assert list(ways(region, pieces)) == wanted
            assert count_ways(region, pieces) == len(wanted)
        assert set(multisets(fillings(True), region)) == {pieces_of(way) for way in every}


def test_a_full_region_is_filled_by_nothing_and_one_cell_by_one_piece() -> None:
    assert list(ways(0)) == [()]
    assert count_ways(0, (0,) * 12) == 1
    assert count_ways(1, (0,) * 12) == 0
    assert [[laid.text for laid in way] for way in ways(1 << 12)] == [["c3"]]


def test_the_shortest_way_is_the_first_with_so_few_pieces() -> None:
    for puzzle in EVERY[::9]:
        found = shortest_way(puzzle.recess)
        assert len(found) == fewest_pieces(puzzle.recess) == -(-puzzle.cells // 4)
        assert sum(laid.mask for laid in found) == puzzle.recess


def test_the_whole_field_with_all_twelve_shapes_finds_room() -> None:
    table = new_fillings(with_level_5=True)
    assert len(multisets(table, (1 << CELLS) - 1)) == 17_339
    assert len(multisets(table, 0b11111)) == 6, "and the table still answers for others"


@pytest.mark.parametrize("room", [1 << 10, 1 << 14, 1 << 20, LITTLE_ROOM])
def test_a_smaller_table_says_what_is_too_large_for_it_and_is_never_wrong(room: int) -> None:
    """Puzzles of one's own have up to 25 open cells, and a page has not much memory: it counts no ways."""
    has_ways = room != LITTLE_ROOM
    large, table = fillings(True), new_fillings(with_level_5=True, room=room, with_ways=has_ways)
    dice, answered = Random(room), Counter[bool]()
    whole = (1 << CELLS) - 1
    regions = [whole, *(whole & ~dice.getrandbits(CELLS) & ~dice.getrandbits(CELLS) for _ in range(60)), 0b11111, whole]
    for region in (*regions, *(puzzle.recess for puzzle in EVERY[::5])):
        _, count = look_up(table, region)
        answered[count != TOO_LARGE] += 1
        if count != TOO_LARGE:
            assert multisets(table, region) == multisets(large, region)
            assert not has_ways or count_within(table, region, ENOUGH) == count_within(large, region, ENOUGH)
        else:
            assert count_within(table, region, ENOUGH) == NONE
    assert answered[True] > 20
    if room == LITTLE_ROOM:
        assert answered[False] == 0, "a page knows the whole field"
    else:
        assert answered[False] > 0, "the whole field is too large for all of these"
