"""[C4] [C5] [C6] the expansion puzzles of our own design keep the economy and the manners of the base game."""

from collections import Counter
from functools import cache

import pytest

from docs.expansion_puzzles.__main__ import stale
from docs.expansion_puzzles.economy import PRICED_LEVEL, excess, law, tolerance
from docs.expansion_puzzles.fillings import fillings, invitations
from docs.expansion_puzzles.played import play_all
from docs.expansion_puzzles.tables import names, new_puzzles
from projectl import Game
from projectl.catalogue.box import open_box
from projectl.catalogue.pieces import PIECES, orientations
from projectl.catalogue.placements import SIDE, cells_of
from projectl.catalogue.puzzles import REWARDS, Puzzle, base, published

Cells = frozenset[tuple[int, int]]

each_new = pytest.mark.parametrize("puzzle", new_puzzles(), ids=lambda puzzle: puzzle.id)


def cells(puzzle: Puzzle) -> Cells:
    return frozenset(divmod(cell, SIDE) for cell in cells_of(puzzle.recess))


def cornered(some: Cells) -> Cells:
    top, left = min(row for row, _ in some), min(column for _, column in some)
    return frozenset((row - top, column - left) for row, column in some)


def turned_and_flipped(some: Cells) -> set[Cells]:
    found = set()
    for _ in range(4):
        some = frozenset((column, -row) for row, column in some)
        found |= {cornered(some), cornered(frozenset((row, -column) for row, column in some))}
    return found


def is_connected(some: Cells) -> bool:
    reached, border = set[tuple[int, int]](), {min(some)}
    while border:
        reached |= border
        steps = {(row + down, column) for row, column in border for down in (-1, 1)}
        steps |= {(row, column + right) for row, column in border for right in (-1, 1)}
        border = (steps & some) - reached
    return reached == some


@cache
def ways(some: Cells) -> int:
    """The number of fillings from levels 1 to 4, counted from the last cell: another way than the page's."""
    if not some:
        return 1
    last_row, last_column = max(some)
    total = 0
    for piece in PIECES[:9]:
        for shape in orientations(piece):
            down, right = max(shape)
            laid = frozenset((last_row - down + row, last_column - right + column) for row, column in shape)
            total += ways(some - laid) if laid <= some else 0
    return total


def test_c4_c5_numbers_ids_and_names_of_the_sets() -> None:
    ghost, ambassador = published("ghost"), published("ambassador")
    assert [puzzle.id for puzzle in ghost] == [f"G{colour}{n:02}" for colour in "WB" for n in range(1, 13)]
    assert [puzzle.id for puzzle in ambassador] == ["AW01", "AB01", "AB02"]
    assert [(one.name, one.version) for one in (ghost, ambassador)] == [("ghost", 1), ("ambassador", 1)]


def test_a_changed_face_needs_a_new_version() -> None:
    assert published("ghost").digest == "8cbd8779232a34c9"
    assert published("ambassador").digest == "c0734cc92b60f8a1"


def test_g4_each_level_5_shape_and_each_level_up_is_given_four_times() -> None:
    white, black = (Counter(p.reward for p in published("ghost") if p.colour == colour) for colour in "WB")
    assert white == {"P5": 3, "U5": 3, "L5": 3, "V3": 1, "O4": 1, "T4": 1}
    assert black == {"P5": 1, "U5": 1, "L5": 1, "S4": 1, "^": 4, "^^": 4}
    assert [puzzle.reward for puzzle in published("ambassador")] == ["M", "M", "M"]


def test_g4_level_up_is_found_on_black_puzzles_only() -> None:
    assert not [puzzle.id for puzzle in new_puzzles() if "^" in puzzle.reward and puzzle.colour == "W"]


def test_the_base_game_has_a_law_and_no_puzzle_is_off_by_a_whole_cell() -> None:
    for_points, per_level = law()
    assert [round(cells, 2) for cells in for_points] == [-0.74, 1.10, 3.21, 5.46, 9.88, 14.78]
    assert round(per_level, 2) == 1.22
    assert tolerance() < 0.9


@each_new
def test_price_is_that_of_the_base_game(puzzle: Puzzle) -> None:
    assert puzzle.reward in REWARDS
    assert puzzle.reward in PRICED_LEVEL
    assert puzzle.points in ((0, 1, 2) if puzzle.colour == "W" else (3, 4, 5))
    assert abs(excess(puzzle)) < tolerance()


def test_prices_are_right_on_average() -> None:
    assert abs(sum(map(excess, new_puzzles()))) / len(new_puzzles()) < 0.25


def test_no_new_face_equals_another_however_turned_or_flipped() -> None:
    every = [*base(), *new_puzzles()]
    assert len(every) == 79
    alike = {
        (new.id, other.id)
        for new in new_puzzles()
        for other in every
        if new is not other and cornered(cells(other)) in turned_and_flipped(cells(new))
    }
    assert alike == set()


@each_new
def test_face_is_connected_and_lies_in_the_middle(puzzle: Puzzle) -> None:
    face = cells(puzzle)
    assert is_connected(face)
    top, left = min(row for row, _ in face), min(column for _, column in face)
    below, beside = SIDE - 1 - max(row for row, _ in face), SIDE - 1 - max(column for _, column in face)
    assert 0 <= top - below <= 1
    assert 0 <= beside - left <= 1


@each_new
def test_ordinary_pieces_fill_it_in_many_ways_and_as_few_as_its_size_allows(puzzle: Puzzle) -> None:
    found = fillings(puzzle.recess)
    assert found.ways == ways(cells(puzzle))
    assert found.ways >= max(15, 1.9 ** (puzzle.cells - 1))
    assert len(found.piece_sets) >= 5
    assert found.fewest == -(-puzzle.cells // 4)


def test_the_base_game_keeps_the_same_manners() -> None:
    for puzzle in base():
        found = fillings(puzzle.recess)
        assert found.ways == ways(cells(puzzle))
        assert found.ways >= 1.9 ** (puzzle.cells - 1)
        assert found.fewest == -(-puzzle.cells // 4)


@pytest.mark.parametrize("piece", ["P5", "U5", "L5"])
def test_several_puzzles_invite_each_level_5_piece(piece: str) -> None:
    first_guests = [invitations(puzzle.recess)[:1] for puzzle in new_puzzles()]
    assert sum(guest.piece == piece for guests in first_guests for guest in guests) >= 4


def test_every_figure_has_a_name_of_its_own() -> None:
    assert list(names()) == [puzzle.id for puzzle in new_puzzles()]
    assert len(set(names().values())) == len(new_puzzles())


def test_page_and_pictures_are_those_of_the_puzzle_files() -> None:
    assert stale() == [], "run: PYTHONPATH=src python -m docs.expansion_puzzles"


def test_c6_six_players_sit_down_with_both_expansions() -> None:
    position = Game.new(players=6, expansions=("ghost", "ambassador"), seed=3).to_dict()
    assert len(position["rows"]["W"]) + len(position["decks"]["W"]) == 45
    assert len(position["rows"]["B"]) + len(position["decks"]["B"]) == 24


@pytest.mark.parametrize("players", [2, 6])
def test_random_games_with_both_expansions_end(players: int) -> None:
    box = open_box(("ghost", "ambassador"), None)
    finished = play_all(players, 50, box)["finished"]
    assert {box.puzzles[number].id[0] for number in set(finished.ravel().tolist()) if number >= 0} == set("WBGA")
