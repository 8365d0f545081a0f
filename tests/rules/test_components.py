"""Chapter C of the rules: what is in the box of the base game."""

from collections import Counter

import pytest

from projectl import Game, InvalidPosition
from projectl.catalogue.box import open_box
from projectl.catalogue.pieces import LEVEL, PIECES, SHAPES, orientations
from projectl.rules.options import EDITIONS
from tests.table import Table, rule, texts

NINE = ("O1", "I2", "I3", "V3", "I4", "L4", "O4", "S4", "T4")
BASE_EDITIONS = ("kickstarter", "retail", "translated")


def all_pieces(game: Game) -> Counter[str]:
    """Every piece in a position, wherever it is."""
    position = game.to_dict()
    found: Counter[str] = Counter(position["reserve"])
    for seat in position["seats"]:
        found.update(seat["supply"])
        found.update(piece for puzzle in seat["puzzles"] if puzzle for piece, _ in puzzle["placed"])
    return found


def test_c1_nine_shapes_in_this_order() -> None:
    """[C1] nine shapes of level 1 to 4; a piece's level is its number of cells."""
    assert PIECES[:9] == NINE
    assert LEVEL[:9] == (1, 2, 3, 3, 4, 4, 4, 4, 4)
    assert [SHAPES[piece].count("#") for piece in NINE] == list(LEVEL[:9])


@pytest.mark.parametrize(
    ("piece", "ways"),
    [("O1", 1), ("I2", 2), ("I3", 2), ("V3", 4), ("I4", 2), ("L4", 8), ("O4", 1), ("S4", 4), ("T4", 4)],
)
def test_c1_each_shape_lies_in_its_own_ways(piece: str, ways: int) -> None:
    """[C1] the shapes are the polyominoes their letters draw: a bar, a corner, a square and so on."""
    assert len(orientations(piece)) == ways


@pytest.mark.parametrize(
    ("piece", "puzzle", "cells"),
    [
        ("I2", "W22", "c3c4"),
        ("I3", "W27", "b3c3d3"),
        ("V3", "W24", "b3b4c4"),
        ("I4", "W29", "b2b3b4b5"),
        ("L4", "W30", "b2b3b4c4"),
        ("O4", "W31", "b3c3b4c4"),
        ("S4", "W28", "b3c3c4d4"),
        ("T4", "W32", "c3b4c4d4"),
    ],
)
def test_c1_each_shape_fills_the_puzzle_of_its_own_form(piece: str, puzzle: str, cells: str) -> None:
    """[C1] the plain white puzzles have the outlines of the pieces; no other piece of that level fits them."""
    game = Table().supply(0, **dict.fromkeys(NINE, 1)).puzzle(0, 1, puzzle).game()
    level = int(piece[1])
    alone = [move for move in texts(game) if move.startswith("place") and int(move.split()[2][1]) == level]
    assert alone == [f"place 1 {piece} {cells}"]


@pytest.mark.parametrize(("edition", "each"), [("kickstarter", 15), ("retail", 10), ("translated", 15)])
def test_c2_so_many_of_each_shape(edition: str, each: int) -> None:
    """[C2] 15 of each shape in the Kickstarter edition, 10 in the retail edition."""
    assert EDITIONS[edition]["pieces_each"] == each
    assert all_pieces(Game.new(players=2, edition=edition)) == dict.fromkeys(NINE, each)


@pytest.mark.parametrize(
    ("edition", "players"),
    [(edition, players) for edition in BASE_EDITIONS for players in (2, 3, 4)]
    + [("kickstarter", 5), ("translated", 5)],
)
def test_c2_players_of_each_edition(edition: str, players: int) -> None:
    """[C2] two to five play, in the retail edition two to four."""
    game = Game.new(players=players, edition=edition, seed=3)
    assert len(game.to_dict()["seats"]) == players
    assert len(game.scores) == players


@pytest.mark.parametrize("edition", BASE_EDITIONS)
def test_c2_one_player_plays_solo(edition: str) -> None:
    """[C2] one player is a game of the solo variant."""
    options = {"solo_locks": "markers"}
    assert Game.new(variant="solo", edition=edition, options=options).to_dict()["players"] == 1


@pytest.mark.parametrize(
    ("edition", "players", "says"),
    [
        ("kickstarter", 0, "2 to 6"),
        ("kickstarter", 1, "2 to 6"),
        ("kickstarter", 6, "S1"),
        ("kickstarter", 7, "2 to 6"),
        ("retail", 1, "2 to 4"),
        ("retail", 5, "2 to 4"),
        ("retail", 6, "2 to 4"),
        ("translated", 6, "S1"),
        ("translated", -1, "2 to 6"),
    ],
)
def test_c2_too_few_or_too_many_players_are_refused(edition: str, players: int, says: str) -> None:
    """[C2] other numbers of players are refused, with a reason."""
    with pytest.raises(InvalidPosition, match=says):
        Game.new(players=players, edition=edition)


@pytest.mark.parametrize("edition", ["kickstarter", "translated"])
def test_c2_six_with_ghost(edition: str) -> None:
    """[C2] six play with the Ghost Piece expansion, but not in the retail edition."""
    assert len(Game.new(players=6, edition=edition, expansions=["ghost"]).to_dict()["seats"]) == 6
    with pytest.raises(InvalidPosition, match="C2"):
        Game.new(players=6, edition="retail", expansions=["ghost"])


@pytest.mark.parametrize("each", [2, 7, 99])
def test_c2_a_house_rule_for_the_number_of_pieces(each: int) -> None:
    """[C2] the number is an option by itself, 1 to 99."""
    assert all_pieces(Game.new(players=2, options={"pieces_each": each})) == dict.fromkeys(NINE, each)


@pytest.mark.parametrize("each", [0, -1, 100, 1.5, True, "15", None])
def test_c2_other_numbers_of_pieces_are_refused(each: object) -> None:
    """[C2] and nothing but a whole number from 1 to 99."""
    with pytest.raises(InvalidPosition, match="pieces_each"):
        Game.new(options={"pieces_each": each})


@pytest.mark.parametrize("piece", NINE)
def test_c2_a_position_with_a_piece_too_many_or_too_few_is_refused(piece: str) -> None:
    """[C2] every piece of the box is accounted for."""
    for change in (1, -1):
        position = Game.new(seed=1).to_dict()
        position["reserve"][piece] += change
        with pytest.raises(InvalidPosition, match=rf"{piece}.*C2"):
            Game.from_dict(position)


def test_c3_thirty_two_white_and_twenty_black_puzzles() -> None:
    """[C3] 32 white and 20 black puzzles, each with a recess in a 5x5 field, points and a piece as reward."""
    puzzles = open_box((), None).puzzles
    assert [p.id for p in puzzles if p.colour == "W"] == [f"W{n:02}" for n in range(1, 33)]
    assert [p.id for p in puzzles if p.colour == "B"] == [f"B{n:02}" for n in range(1, 21)]
    for puzzle in puzzles:
        assert 0 < puzzle.recess < 2**25
        assert puzzle.reward in NINE
        assert [len(row) for row in puzzle.rows] == [5] * 5


def test_c3_points_of_the_base_puzzles() -> None:
    """[C3] white puzzles are worth 0 to 2 points, black ones 3 to 5."""
    puzzles = open_box((), None).puzzles
    assert Counter(p.points for p in puzzles if p.colour == "W") == {2: 8, 1: 13, 0: 11}
    assert Counter(p.points for p in puzzles if p.colour == "B") == {5: 5, 4: 7, 3: 8}


@pytest.mark.parametrize(
    ("puzzle", "points", "reward", "rows"),
    [
        ("W01", 2, "I2", ".....|.###.|..#..|..#..|....."),
        ("W07", 2, "O4", ".....|.....|####.|.####|....."),
        ("W20", 1, "O4", ".....|.#...|.#...|.#...|.###."),
        ("W32", 0, "T4", ".....|.....|..#..|.###.|....."),
        ("B01", 5, "O1", "..##.|####.|.####|.####|.##.."),
        ("B20", 3, "T4", ".....|..##.|.###.|.###.|.###."),
    ],
)
def test_c3_faces(puzzle: str, points: int, reward: str, rows: str) -> None:
    """[C3] a few faces read off the sheets, so that a shifted file is noticed."""
    box = open_box((), None)
    face = box.puzzles[box.number[puzzle]]
    assert (face.points, face.reward, "|".join(face.rows)) == (points, reward, rows)


def test_c3_level_five_is_not_in_the_base_box() -> None:
    """[C3] the base game has no level-5 pieces; their moves are refused by the rule that brings them."""
    game = Table().puzzle(0, 1, "B01").game()
    assert set(game.to_dict()["reserve"]) == set(NINE)
    for move in ("swap I2 P5", "swap U5 I2", "place 1 P5 a2b2a3b3a4", "ghost U5 I2+V3"):
        assert rule(game, move) == "C4"
