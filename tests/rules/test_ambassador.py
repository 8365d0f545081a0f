"""Chapter A and [C5]: the Ambassador Pack."""

import json
from typing import Any

import pytest

from projectl import Game
from projectl.catalogue.puzzles import published
from tests.rules.faces import own
from tests.table import Table, kinds, play, rule, texts

FACES = own(
    "XW01 1 M a1b1",
    "XW02 1 O1 a1b1",
    "XB01 3 M a1b1",
    "XB02 4 M a1b1",
    "XB03 2 I2 a1b1c1d1e1a2b2c2d2e2",
    "XB04 2 I2 a1b1c1d1e1a2b2c2d2e2",
)


def table(**terms: Any) -> Table:
    return Table(puzzles=FACES, **terms)


def holding(*unused: str, used: tuple[str, ...] = (), **terms: Any) -> Table:
    """Seat 0 has two large puzzles, pieces to place, and these M puzzles in its pile."""
    made = table(**terms).supply(0, O1=4, I2=3).puzzle(0, 1, "XB03").puzzle(0, 2, "XB04")
    return made.pile(0, *used, *unused).seat(0, unused_m=list(unused))


def seat_of(game: Game, seat: int = 0) -> Any:
    return game.to_dict()["seats"][seat]


def test_the_pack_is_one_white_and_two_black_puzzles() -> None:
    """[C5] 1 white + 2 black puzzles whose reward is the mark M."""
    puzzles = published("ambassador").puzzles
    assert [puzzle.id for puzzle in puzzles] == ["AW01", "AB01", "AB02"]
    assert {puzzle.reward for puzzle in puzzles} == {"M"}
    position = Game.new(players=2, expansions=("ambassador",), seed=1).to_dict()
    assert "AW01" in position["decks"]["W"] + position["rows"]["W"]
    assert len(position["decks"]["W"] + position["rows"]["W"]) == 33
    assert len(position["decks"]["B"] + position["rows"]["B"]) == 12


def test_an_m_puzzle_gives_an_unused_action_and_no_piece() -> None:
    """[A1] completing an M puzzle gives no piece, but one unused Ambassador action."""
    game = table().supply(0, I2=1).puzzle(0, 1, "XB01").game()
    before = game.to_dict()["reserve"]
    events = play(game, "place 1 I2 a1b1")
    assert kinds(events) == ["place", "complete", "m"]
    position = game.to_dict()
    assert position["reserve"] == before
    assert position["seats"][0]["unused_m"] == ["XB01"]
    assert position["seats"][0]["pile"] == ["XB01"]
    assert game.scores[0] == 3


def test_an_m_puzzle_completed_by_touches_gives_nothing() -> None:
    """[A1] [E5] Finishing Touches bring no reward, so no Ambassador action either."""
    game = table().supply(0, I2=1).puzzle(0, 1, "XB01").finishing().set(final_round=1).game()
    play(game, "place 1 I2 a1b1", "done")
    assert seat_of(game)["unused_m"] == []
    assert game.scores[0] == 2


def test_the_action_is_like_master() -> None:
    """[A2] at most one piece on each own puzzle, at least one in all, completed after the whole action."""
    game = holding("XB01").puzzle(0, 3, "XW02").game()
    assert seat_of(game)["actions_left"] == 3
    events = play(game, "ambassador")
    assert events == [{"kind": "ambassador", "seat": 0, "puzzle": "XB01"}]
    assert "done" not in texts(game)
    assert rule(game, "done") == "A2"
    for move in ("take W1", "gain O1", "master", "ambassador", "pass"):
        assert rule(game, move) == "T13"
    play(game, "place 1 I2 a1b1")
    assert rule(game, "place 1 I2 a2b2") == "A2"
    assert not kinds(play(game, "place 3 I2 a1b1"), "complete")
    play(game, "place 2 O1 a1")
    assert texts(game) == ["done"]
    events = play(game, "done")
    assert events[0] == {"kind": "done", "seat": 0, "action": "ambassador"}
    assert kinds(events, "complete", "reward") == ["complete", "reward"]
    assert seat_of(game)["actions_left"] == 2


def test_the_action_needs_an_unused_m() -> None:
    """[A2] it uses up one unused M puzzle; without one it is refused."""
    assert rule(holding().game(), "ambassador") == "A2"
    assert rule(holding(used=("XB01",)).game(), "ambassador") == "A2"
    game = holding("XB01").game()
    play(game, "ambassador", "place 1 O1 a1", "done")
    assert seat_of(game)["unused_m"] == []
    assert seat_of(game)["pile"] == ["XB01"], "flipped face down"
    assert game.scores[0] == 3, "its points stay"
    assert rule(game, "ambassador") == "A2"
    assert "ambassador" not in texts(game)


def test_somebody_elses_m_is_no_use() -> None:
    """[A2] an own unused M puzzle."""
    game = table().supply(0, I2=1).puzzle(0, 1, "XB03").pile(1, "XB01").seat(1, unused_m=["XB01"]).game()
    assert rule(game, "ambassador") == "A2"


def test_the_action_needs_a_piece_that_fits() -> None:
    """[A2] at least one piece, so it is not allowed where none fits."""
    game = table().supply(0, O1=1).pile(0, "XB01").seat(0, unused_m=["XB01"]).game()
    assert rule(game, "ambassador") == "A2"
    game = holding("XB01").supply(0, O1=0).game()
    assert rule(game, "ambassador") == "A2"


def test_the_oldest_unused_m_is_used_first() -> None:
    """[A2] the oldest usable one, the order of the pile."""
    game = holding("XB02", "XW01", used=("XB01",)).game()
    assert play(game, "ambassador")[0]["puzzle"] == "XB02"
    play(game, "place 1 O1 a1", "done")
    assert seat_of(game)["unused_m"] == ["XW01"]
    assert play(game, "ambassador")[0]["puzzle"] == "XW01"
    assert seat_of(game)["pile"] == ["XB01", "XB02", "XW01"]


def test_several_in_one_turn_and_master_too() -> None:
    """[A2] several in one turn with several unused M puzzles; no once-a-turn limit, and [T11] is not used up."""
    game = holding("XB01", "XB02", "XW01").game()
    for cells in ("a1", "b1", "c1"):
        play(game, "ambassador", f"place 1 O1 {cells}", "done")
    assert game.to_decide == (1,)
    game = holding("XB01", "XB02").game()
    play(game, "ambassador", "place 1 O1 a1", "done")
    assert not seat_of(game)["master_used"]
    play(game, "master", "place 1 O1 b1", "done")
    assert rule(game, "master") == "T11"
    play(game, "ambassador", "place 1 O1 c1", "done")
    assert game.to_decide == (1,)


def test_master_first_leaves_the_ambassador_action() -> None:
    """[A2] nor does [T11] use it up."""
    game = holding("XB01").game()
    play(game, "master", "place 1 O1 a1", "done")
    assert "ambassador" in texts(game)


def test_the_m_won_a_moment_ago_may_be_used() -> None:
    """[A2] the printed rulebooks allow the action in the turn that won it ([R12] does not)."""
    game = holding().puzzle(0, 3, "XB01").game()
    play(game, "place 3 I2 a1b1", "ambassador", "place 1 O1 a1", "place 2 O1 a1", "done")
    assert seat_of(game)["unused_m"] == []


def test_an_m_completed_by_the_action_itself() -> None:
    """[A2] an Ambassador action may win the next one."""
    game = holding("XB01").puzzle(0, 3, "XB02").game()
    play(game, "ambassador", "place 3 I2 a1b1", "done")
    assert seat_of(game)["unused_m"] == ["XB02"]
    play(game, "ambassador", "place 1 I2 a1b1", "done", "pass")
    assert seat_of(game)["unused_m"] == []


def test_no_ambassador_in_finishing_touches() -> None:
    """[A2] [E4] Finishing Touches are placing only."""
    game = holding("XB01").finishing().set(final_round=1).game()
    assert rule(game, "ambassador") == "E4"


def test_a_position_within_the_action_is_kept() -> None:
    """[A2] a position in its middle goes on where it was."""
    game = holding("XB01").game()
    play(game, "ambassador", "place 1 I2 a1b1")
    twin = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    assert twin.legal() == game.legal()
    assert rule(twin, "place 1 O1 a2") == "A2"


def test_the_coin_is_no_rule() -> None:
    """[A3] the Ambassador Coin marks the first player: nothing is decided by it, seat 0 begins as always."""
    with_pack = Game.new(players=3, expansions=("ambassador",), seed=5)
    without = Game.new(players=3, seed=5)
    assert with_pack.to_decide == without.to_decide == (0,)
    assert set(with_pack.to_dict()) == set(without.to_dict())


# [R12] only in a later turn


def later(*unused: str) -> Table:
    return holding(*unused, options={"ambassador_later": True})


def test_r12_not_in_the_turn_that_won_it() -> None:
    """[R12] only in a turn after the one in which its puzzle was completed."""
    game = later().puzzle(0, 3, "XB01").game()
    play(game, "place 3 I2 a1b1")
    assert seat_of(game)["unused_m"] == seat_of(game)["new_m"] == ["XB01"]
    assert "ambassador" not in texts(game)
    refusal = game.why_not("ambassador")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("ambassador_later", "R12")
    play(game, "pass")
    assert seat_of(game)["new_m"] == []
    play(game, "pass", "ambassador")
    assert seat_of(game)["unused_m"] == []


def test_r12_an_older_m_is_usable_beside_a_new_one() -> None:
    """[R12] [A2] the oldest usable one: the one of an earlier turn is used, the new one waits."""
    game = later("XB02").puzzle(0, 3, "XB01").game()
    play(game, "place 3 I2 a1b1")
    assert play(game, "ambassador")[0]["puzzle"] == "XB02"
    play(game, "place 1 O1 a1", "done")
    assert rule(game, "ambassador") == "R12"
    assert seat_of(game)["unused_m"] == ["XB01"]


def test_r12_the_whole_turn_counts() -> None:
    """[R12] won by the first action, still refused for the third."""
    game = later().puzzle(0, 3, "XB01").game()
    play(game, "place 3 I2 a1b1", "gain O1")
    assert rule(game, "ambassador") == "R12"
    twin = Game.from_dict(game.to_dict())
    assert rule(twin, "ambassador") == "R12"


def test_r12_each_seat_has_its_own_turn() -> None:
    """[R12] another seat's turn does not age an M, its own end does."""
    made = later().puzzle(0, 3, "XB01")
    made.puzzle(1, 1, "XB02").supply(1, I2=2, O1=1)
    game = made.game()
    play(game, "place 3 I2 a1b1", "pass")
    assert seat_of(game, 0)["new_m"] == []
    play(game, "place 1 I2 a1b1")
    assert seat_of(game, 1)["new_m"] == ["XB02"]
    assert rule(game, "ambassador") == "R12"


# [R11] noted Ms


def noted(m: int, new: int = 0, **options: bool) -> Table:
    made = holding("XB01", options={"endless_white": True, **options})
    note = {"points": 5, "puzzles": 3, "m": m}
    return made.seat(0, noted=note | ({"m_new": new} if new else {}))


def test_noted_ms_are_used_first() -> None:
    """[R11] [A2] noted Ms are older than those in the pile."""
    game = noted(2).game()
    for cells in ("a1", "b1"):
        assert play(game, "ambassador")[0]["puzzle"] is None
        play(game, f"place 1 O1 {cells}", "done")
    assert seat_of(game)["noted"] == {"points": 5, "puzzles": 3, "m": 0}
    assert play(game, "ambassador")[0]["puzzle"] == "XB01"
    assert game.scores[0] == 8


def test_a_noted_m_of_this_turn_waits() -> None:
    """[R11] [R12] an M completed and noted in this turn is usable from the next one."""
    game = noted(1, new=1, ambassador_later=True).game()
    assert play(game, "ambassador")[0]["puzzle"] == "XB01"
    play(game, "place 1 O1 a1", "done")
    assert rule(game, "ambassador") == "R12"
    play(game, "pass", "pass")
    assert play(game, "ambassador")[0]["puzzle"] is None


def test_an_m_is_noted_when_the_white_deck_is_renewed() -> None:
    """[R11] the noted white puzzles keep their unused Ms, used ones give nothing."""
    made = table(options={"endless_white": True, "ambassador_later": True}).supply(0, I2=1, O1=2)
    made.puzzle(0, 1, "XW01").puzzle(0, 2, "XB03").deck("W").row("W", "W01", "W02", "W03", None)
    game = made.game()
    events = play(game, "place 1 I2 a1b1")
    assert kinds(events, "m", "noted", "refill") == ["m", "noted", "refill"]
    assert seat_of(game)["noted"] == {"points": 1, "puzzles": 1, "m": 1, "m_new": 1}
    assert game.to_dict()["rows"]["W"][3] == "XW01"
    assert rule(game, "ambassador") == "R12"
    play(game, "pass", "pass", "ambassador", "place 2 O1 a1", "done")
    assert seat_of(game)["noted"] == {"points": 1, "puzzles": 1, "m": 0}


@pytest.mark.parametrize("is_used", [False, True])
def test_a_used_m_is_noted_without_its_action(is_used: bool) -> None:
    """[R11] only an unused M is noted."""
    made = table(options={"endless_white": True}).supply(0, O1=2).puzzle(0, 2, "XB03").pile(0, "XW01")
    made.seat(0, unused_m=[] if is_used else ["XW01"]).deck("W", "W05").row("W", "W01", "W02", "W03", "W04")
    game = made.game()
    play(game, "take W1")
    assert seat_of(game)["noted"]["m"] == (0 if is_used else 1)
    assert seat_of(game)["unused_m"] == []
