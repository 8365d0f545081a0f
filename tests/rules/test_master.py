"""Chapter T of the rules: the Master action ([T11]; [T12] is in test_turn.py)."""

import pytest

from projectl import Game
from tests.table import Table, kinds, play, rule, texts


def four_puzzles() -> Table:
    """Four puzzles and pieces enough."""
    table = Table().supply(0, O1=3, I2=2)
    return table.puzzle(0, 1, "W15").puzzle(0, 2, "W10").puzzle(0, 3, "W20").puzzle(0, 4, "W16")


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_t11_at_most_one_piece_on_each_puzzle(count: int) -> None:
    """[T11] one to four pieces, each on a puzzle of its own; all together one action."""
    game = four_puzzles().game()
    moves = ["place 1 I2 a3b3", "place 2 O1 c2", "place 3 O1 b2", "place 4 I2 b3c3"][:count]
    events = play(game, "master", *moves, "done")
    assert kinds(events) == ["master", *["place"] * count, "done"]
    assert events[-1] == {"kind": "done", "seat": 0, "action": "master"}
    seat = game.to_dict()["seats"][0]
    assert (seat["actions_left"], seat["master_used"], seat["pending"]) == (2, True, None)
    assert sum(len(puzzle["placed"]) for puzzle in seat["puzzles"]) == count


def test_t11_a_second_piece_on_the_same_puzzle_is_refused() -> None:
    """[T11] also when it would fit, and whatever the order of the puzzles."""
    game = four_puzzles().game()
    play(game, "master", "place 3 O1 b2", "place 1 O1 a3")
    for move in ("place 3 O1 b3", "place 3 I2 c5d5", "place 1 I2 b3c3"):
        refusal = game.why_not(move)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("master_once_a_puzzle", "T11")
    assert {move.split()[1] for move in texts(game) if move.startswith("place")} == {"2", "4"}


def test_t11_pieces_may_differ_and_any_puzzle_may_be_left_out() -> None:
    """[T11] at most one, so puzzles may be left out."""
    game = four_puzzles().game()
    play(game, "master", "place 4 I2 b3c3", "place 2 O1 c4", "done")
    assert [len(p["placed"]) for p in game.to_dict()["seats"][0]["puzzles"]] == [0, 1, 0, 1]


def test_t11_at_least_one_piece() -> None:
    """[T11] once begun, the action cannot be ended before a piece is placed."""
    game = four_puzzles().game()
    game.play("master")
    refusal = game.why_not("done")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("master_place_first", "T11")
    assert "done" not in texts(game)
    game.play("place 1 O1 a3")
    assert "done" in texts(game)


@pytest.mark.parametrize("why", ["no puzzle", "no piece", "no room"])
def test_t11_is_refused_when_nothing_fits(why: str) -> None:
    """[T11] with nothing to place the action cannot be begun."""
    table = Table().supply(0, **({} if why == "no piece" else {"O4": 2}))
    if why != "no puzzle":
        table.puzzle(0, 1, "W15")
    game = table.game()
    refusal = game.why_not("master")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("master_nothing_fits", "T11")
    assert "master" not in texts(game)


def test_t11_once_per_turn() -> None:
    """[T11] a second Master action in the same turn is refused; the next turn has one again."""
    game = four_puzzles().game()
    play(game, "master", "place 1 O1 a3", "done")
    refusal = game.why_not("master")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("master_used", "T11")
    assert "master" not in texts(game)
    play(game, "place 1 O1 b3", "pass", "gain O1", "pass")
    assert game.to_dict()["seats"][0]["master_used"] is False
    assert "master" in texts(game)


def test_t11_is_one_of_the_three_actions() -> None:
    """[T11] first, second or third; the others of the turn are still there."""
    game = four_puzzles().game()
    play(game, "gain O1", "place 1 O1 a3", "master", "place 2 O1 c2")
    assert game.to_decide == (0,)
    events = game.play("done")
    assert kinds(events, "end_turn", "turn") == ["end_turn", "turn"]
    assert game.to_decide == (1,)


def test_t11_two_players_have_one_each() -> None:
    """[T11] once per turn of each player."""
    game = four_puzzles().puzzle(1, 1, "W22").game()
    play(game, "master", "place 1 O1 a3", "done", "pass", "master", "place 1 O1 c3", "done")
    assert game.to_decide == (1,)


def test_t11_all_pieces_were_in_the_supply_when_it_began() -> None:
    """[T11] nothing returned or won by this very action can be placed in it."""
    table = Table().supply(0, I2=1).puzzle(0, 1, "W22").puzzle(0, 2, "W10", ("O1", "c2")).puzzle(0, 3, "W15")
    game = table.game()
    play(game, "master", "place 2 I2 c3c4")
    # W10 is full and would give back O1 and I2 and an I2 as reward: all of that comes later.
    assert texts(game) == ["done"]
    for move in ("place 3 I2 a3b3", "place 3 O1 a3", "place 1 I2 c3c4"):
        assert rule(game, move) == "T9"
    game.play("done")
    assert {"place 3 I2 a3b3", "place 3 O1 a3", "place 1 I2 c3c4"} <= set(texts(game))


def test_t11_done_is_asked_even_when_nothing_more_can_be_placed() -> None:
    """[T11] the player ends the action."""
    game = Table().supply(0, O1=1).puzzle(0, 1, "W22").game()
    play(game, "master", "place 1 O1 c3")
    assert texts(game) == ["done"]
    assert game.to_dict()["seats"][0]["pending"] == {"kind": "master", "placed_on": [1]}


def test_t11_after_it_the_same_puzzle_can_be_placed_on_again() -> None:
    """[T11] the limit is that of the one action."""
    game = four_puzzles().game()
    play(game, "master", "place 1 O1 a3", "done", "place 1 O1 b3", "place 1 I2 c3d3")
    assert game.to_decide == (1,)


def test_t11_a_begun_master_action_survives_a_saved_position() -> None:
    """[T11] which puzzles have had their piece is part of the position."""
    game = four_puzzles().game()
    play(game, "master", "place 1 O1 a3", "place 4 O1 b3")
    again = Game.from_dict(game.to_dict())
    assert texts(again) == texts(game)
    assert rule(again, "place 4 O1 c3") == "T11"
