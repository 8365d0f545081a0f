"""Chapter T of the rules: placing pieces [T9] [T10]."""

import pytest

from projectl import Game
from projectl.catalogue.box import open_box
from projectl.catalogue.placements import PLACEMENTS
from tests.table import Table, kinds, play, rule, texts

NINE = ("O1", "I2", "I3", "V3", "I4", "L4", "O4", "S4", "T4")


def places(game: Game) -> set[str]:
    return {move for move in texts(game) if move.startswith("place ")}


# [T9] placing a piece


def test_t9_a_supply_piece_onto_an_own_puzzle() -> None:
    """[T9] the piece leaves the supply and lies on the puzzle; one action."""
    game = Table().puzzle(0, 2, "W15").game()
    events = game.play("place 2 I2 b3c3")
    assert events == [{"kind": "place", "seat": 0, "slot": 2, "puzzle": "W15", "piece": "I2", "cells": "b3c3"}]
    seat = game.to_dict()["seats"][0]
    assert seat["puzzles"][1] == {"id": "W15", "placed": [["I2", "b3c3"]]}
    assert (seat["supply"]["I2"], seat["actions_left"]) == (0, 2)


def test_t9_every_placement_inside_the_recess_and_no_other() -> None:
    """[T9] each of the nine pieces, everywhere, turned and flipped: legal exactly when inside the recess."""
    box = open_box((), None)
    for puzzle in ("W01", "W14", "B03", "B13"):
        game = Table().supply(0, **dict.fromkeys(NINE, 1)).puzzle(0, 1, puzzle).game()
        recess = box.puzzles[box.number[puzzle]].recess
        inside = {
            f"place 1 {NINE[p.piece]} {p.text}"
            for p in PLACEMENTS
            if p.piece < len(NINE) and all(recess >> cell & 1 for cell in p.cells)
        }
        assert places(game) == inside


@pytest.mark.parametrize(
    "cells",
    ["b2c2b3b4", "b2c2c3c4", "b2b3b4c4", "c2c3b4c4", "b2b3c3d3", "b2c2d2b3", "b2c2d2d3", "d2b3c3d3"],
)
def test_t9_turned_and_flipped_freely(cells: str) -> None:
    """[T9] all eight ways in which an L4 can lie."""
    game = Table().supply(0, L4=1).puzzle(0, 1, "B05").game()
    assert game.why_not(f"place 1 L4 {cells}") is None


@pytest.mark.parametrize(
    ("cells", "piece"), [("a3", "O1"), ("c2c3", "I2"), ("c2c3c4c5", "I4"), ("c1", "O1"), ("b4c4d4", "I3")]
)
def test_t9_outside_the_recess(cells: str, piece: str) -> None:
    """[T9] a piece that reaches outside the recess, even by one cell, does not fit."""
    game = Table().supply(0, O1=1, I2=1, I3=1, I4=1).puzzle(0, 1, "W22").game()
    refusal = game.why_not(f"place 1 {piece} {cells}")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("place_outside", "T9")


def test_t9_overlapping_nothing() -> None:
    """[T9] not on a cell that is filled already, not even in part."""
    game = Table().supply(0, O1=1, I2=1, V3=1).puzzle(0, 1, "W16", ("I2", "b3c3")).game()
    for move in ("place 1 O1 b3", "place 1 O1 c3", "place 1 I2 b3b4", "place 1 I2 c3c4", "place 1 V3 c3c4d4"):
        refusal = game.why_not(move)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("place_overlaps", "T9")
    assert places(game) == {
        "place 1 O1 b4",
        "place 1 O1 c4",
        "place 1 O1 d4",
        "place 1 I2 b4c4",
        "place 1 I2 c4d4",
    }


def test_t9_only_a_piece_of_the_supply() -> None:
    """[T9] a piece in the reserve, in another supply or on another puzzle cannot be placed."""
    table = Table().supply(0, O1=1).supply(1, I3=1).puzzle(0, 1, "W15")
    game = table.puzzle(0, 2, "W10", ("I2", "c2c3")).game()
    for move in ("place 1 I2 a3b3", "place 1 I3 a3b3c3", "place 1 I4 a3b3c3d3"):
        refusal = game.why_not(move)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("place_not_in_supply", "T9")
    play(game, "place 1 O1 a3")
    assert rule(game, "place 1 O1 b3") == "T9"


@pytest.mark.parametrize("slot", [1, 3, 4])
def test_t9_only_on_an_own_puzzle(slot: int) -> None:
    """[T9] an empty slot, or another player's puzzle in the same place of the table, is none of one's own."""
    game = Table().puzzle(0, 2, "W15").puzzle(1, slot, "W20").game()
    refusal = game.why_not(f"place {slot} O1 b2")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("place_no_puzzle", "T9")
    assert {move.split()[1] for move in places(game)} == {"2"}


def test_t9_equal_pieces_side_by_side() -> None:
    """[T9] equal pieces next to each other stay pieces of their own."""
    table = Table().supply(0, O1=2, I2=2, O4=2).puzzle(0, 1, "B02").puzzle(0, 2, "B03")
    game = table.seat(0, actions_left=3).game()
    play(game, "place 1 O4 b3c3b4c4", "place 1 O4 d3e3d4e4", "place 1 I2 a5b5")
    assert game.to_dict()["seats"][0]["puzzles"][0]["placed"] == [
        ["O4", "b3c3b4c4"],
        ["O4", "d3e3d4e4"],
        ["I2", "a5b5"],
    ]


@pytest.mark.parametrize(
    "text",
    ["place 1 I2 b3a3", "place 1 I2 a3c3", "place 1 O1 f1", "place 0 O1 a1", "place 5 O1 a1", "place 1 X9 a1", "place"],
)
def test_t9_cells_that_no_piece_can_cover_are_unreadable(text: str) -> None:
    """[T9] cells not in reading order, or not of that shape, are no move at all."""
    game = Table().puzzle(0, 1, "W15").game()
    refusal = game.why_not(text)
    assert refusal is not None
    assert refusal.rule is None
    assert refusal.code.startswith("unreadable")
    assert refusal.sentence


# [T10] what lies stays


def test_t10_a_placed_piece_stays_where_it_is() -> None:
    """[T10] there is no move that moves or takes back a placed piece, in this turn or later ones."""
    game = Table().supply(0, O1=1).puzzle(0, 1, "W10").game()
    game.play("place 1 O1 c3")
    for turn in range(4):
        seat = game.to_dict()["seats"][0]
        assert seat["puzzles"][0] == {"id": "W10", "placed": [["O1", "c3"]]}
        assert seat["supply"]["O1"] == (0 if turn == 0 else turn)
        play(game, "pass", "gain O1", "pass", "gain O1")


def test_t10_until_its_puzzle_is_completed() -> None:
    """[T10] completion gives it back, and only the pieces of that puzzle."""
    table = Table().supply(0, I2=1).puzzle(0, 1, "W10", ("O1", "c2")).puzzle(0, 2, "W15", ("O1", "a3"))
    game = table.game()
    events = game.play("place 1 I2 c3c4")
    assert kinds(events) == ["place", "complete", "reward"]
    seat = game.to_dict()["seats"][0]
    assert (seat["supply"]["O1"], seat["supply"]["I2"]) == (1, 2)
    assert seat["puzzles"][1] == {"id": "W15", "placed": [["O1", "a3"]]}
