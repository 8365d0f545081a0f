"""Chapter T of the rules: how a turn goes [T1] [T12] [T13]. The single actions have files of their own."""

from typing import Any

import pytest

from projectl import Game
from tests.table import Table, kinds, play, rule, texts

NINE = ("O1", "I2", "I3", "V3", "I4", "L4", "O4", "S4", "T4")


def bare_table(**terms: Any) -> Table:
    """Nothing to take and nothing to gain: empty rows and decks, every piece in the last seat's supply."""
    table = Table(**terms).row("W", *[None] * 4).row("B", *[None] * 4).deck("W").deck("B")
    return table.supply(0).reserve(**dict.fromkeys(NINE, 0)).set(round=5)


# [T1] three actions


def test_t1_three_actions_and_the_turn_is_over() -> None:
    """[T1] a turn has three actions and ends by itself after the third."""
    game = Game.new(seed=1)
    assert game.to_dict()["seats"][0]["actions_left"] == 3
    assert kinds(play(game, "take W1", "gain O1"), "end_turn", "turn") == []
    assert game.to_dict()["seats"][0]["actions_left"] == 1
    assert kinds(play(game, "gain O1"), "end_turn", "turn") == ["end_turn", "turn"]
    assert game.to_decide == (1,)
    assert [seat["actions_left"] for seat in game.to_dict()["seats"]] == [0, 3]


@pytest.mark.parametrize(
    "moves",
    [
        ("take W1", "take W1", "take B1"),
        ("gain O1", "gain O1", "gain O1"),
        ("swap O1 I2", "swap I2 O1", "swap O1 I2"),
        ("gain O1", "take B2", "swap I2 V3"),
        ("swap I2 V3", "gain O1", "take B2"),
        ("place 1 O1 c3", "gain O1", "place 1 O1 c4"),
    ],
)
def test_t1_any_order_repeating_freely(moves: tuple[str, ...]) -> None:
    """[T1] actions in any order, each as often as one likes."""
    game = Table().puzzle(0, 1, "W10").game()
    play(game, *moves)
    assert game.to_decide == (1,)


@pytest.mark.parametrize("done", [0, 1, 2])
@pytest.mark.parametrize("edition", ["kickstarter", "retail", "translated"])
def test_t1_a_player_may_pass_and_lose_the_rest(edition: str, done: int) -> None:
    """[T1] up to three actions: passing is allowed at any time between actions and the rest is lost."""
    game = Game.new(edition=edition, seed=1)
    play(game, *["gain O1"] * done)
    assert "pass" in texts(game)
    assert game.play("pass") == [
        {"kind": "pass", "seat": 0},
        {"kind": "end_turn", "seat": 0, "round": 1},
        {"kind": "turn", "seat": 1, "round": 1},
    ]
    assert game.to_decide == (1,)
    play(game, "gain O1", "pass")
    assert game.to_dict()["seats"][0]["actions_left"] == 3


def test_t1_with_must_act_passing_is_refused_while_an_action_is_legal() -> None:
    """[T1] with `must_act` a player passes only when no action is legal."""
    game = Game.new(options={"must_act": True}, seed=1)
    assert "pass" not in texts(game)
    assert rule(game, "pass") == "R1"
    play(game, "gain O1", "gain O1")
    assert rule(game, "pass") == "R1"


@pytest.mark.parametrize("must_act", [False, True])
def test_t1_with_no_legal_action_the_turn_ends_by_itself(must_act: bool) -> None:
    """[T1] the seat that can do nothing more loses the rest of its turn without being asked."""
    table = bare_table(players=3, options={"must_act": must_act}).supply(1, O1=1).reserve(I2=0)
    game = table.puzzle(1, 1, "W22").puzzle(2, 1, "W15").turn(1).game()
    # The only piece of seat 1 goes onto its puzzle: now it can do nothing, and seat 2 is at turn.
    events = game.play("place 1 O1 c3")
    assert kinds(events) == ["place", "end_turn", "turn"]
    assert game.to_decide == (2,)
    assert game.to_dict()["seats"][1]["actions_left"] == 0


def test_t1_a_turn_without_any_legal_action_is_skipped_whole() -> None:
    """[T1] not even the first action is asked for; here seat 0 can do nothing."""
    table = bare_table(players=3).supply(1, O1=1).reserve(I2=0)
    game = table.puzzle(1, 1, "W22").puzzle(2, 1, "W15").turn(2).set(round=1).game()
    events = play(game, "place 1 O1 a3", "pass")
    assert [(e["kind"], e["seat"]) for e in events[3:]] == [("turn", 0), ("end_turn", 0), ("turn", 1)]
    assert game.to_decide == (1,)
    assert game.to_dict()["round"] == 2


@pytest.mark.parametrize("must_act", [False, True])
def test_t1_a_position_without_a_legal_action_can_be_passed(must_act: bool) -> None:
    """[T1] with no legal action a player passes, whether actions are a must or not."""
    game = bare_table(options={"must_act": must_act}).game()
    assert texts(game) == ["pass"]
    assert kinds(game.play("pass"))[:2] == ["pass", "end_turn"]


@pytest.mark.parametrize("move", ["done", "skip", "reward O1"])
def test_t1_words_that_have_no_meaning_now(move: str) -> None:
    """[T1] `done` ends an action that has been begun; a turn is ended by `pass`."""
    game = Game.new(seed=1)
    assert rule(game, move) == {"done": "T1", "skip": "G5", "reward O1": "P3"}[move]


# [T12] completed after the whole action


def test_t12_a_master_action_completes_nothing_in_the_middle() -> None:
    """[T12] puzzles filled inside a Master action stay until it is over; their pieces cannot be used again in it."""
    game = Table().supply(0, I2=1).puzzle(0, 1, "W22").puzzle(0, 2, "W23").game()
    events = play(game, "master", "place 1 I2 c3c4")
    assert kinds(events) == ["master", "place"]
    seat = game.to_dict()["seats"][0]
    assert seat["puzzles"][0] == {"id": "W22", "placed": [["I2", "c3c4"]]}
    assert (seat["pile"], seat["supply"]["I2"]) == ([], 0)
    assert texts(game) == ["done"]
    assert rule(game, "place 2 I2 c3c4") == "T9"
    assert kinds(game.play("done")) == ["done", "complete", "reward"]
    seat = game.to_dict()["seats"][0]
    assert (seat["pile"], seat["supply"]["I2"]) == (["W22"], 2)


def test_t12_a_plain_place_completes_at_once() -> None:
    """[T12] after the action, so a puzzle filled by the first action is completed before the second."""
    game = Table().supply(0, I2=1).puzzle(0, 1, "W22").puzzle(0, 2, "W23").game()
    assert kinds(game.play("place 1 I2 c3c4")) == ["place", "complete", "reward"]
    assert kinds(game.play("place 2 I2 c3c4")) == ["place", "complete", "reward"]


def test_t12_the_slot_of_a_puzzle_filled_in_mid_master_is_not_free() -> None:
    """[T12] with four puzzles, one of them full in mid-master, nothing else can be done first."""
    table = Table().supply(0, I2=2, O1=1).puzzle(0, 1, "W22").puzzle(0, 2, "W10").puzzle(0, 3, "W15")
    game = table.puzzle(0, 4, "W20").game()
    assert rule(game, "take W1") == "T3"
    play(game, "master", "place 1 I2 c3c4")
    assert rule(game, "take W1") == "T13"
    game.play("done")
    assert "take W1" in texts(game)


# [T13] open choices first


def open_choice(actions: int = 3) -> Game:
    """Seat 0 is about to complete W28, whose reward S4 is gone."""
    table = Table().supply(0, I2=1, O1=1).puzzle(0, 1, "W28", ("I2", "b3c3")).puzzle(0, 2, "W22")
    return table.reserve(S4=0).turn(0, actions).game()


def test_t13_a_choice_is_settled_before_the_next_action() -> None:
    """[T13] while a reward is open every other move is refused."""
    game = open_choice()
    game.play("place 1 I2 c4d4")
    assert texts(game) == ["reward I4", "reward L4", "reward O4", "reward T4"]
    for move in ("take W1", "gain O1", "swap I2 V3", "place 2 I2 c3c4", "master", "done", "skip", "pass", "recycle W"):
        assert rule(game, move) == "T13"
    refusal = game.why_not("gain O1")
    assert refusal is not None
    assert refusal.code == "choice_open"
    assert "I4, L4, O4, T4" in refusal.sentence
    game.play("reward T4")
    assert {"gain O1", "pass", "place 2 I2 c3c4"} <= set(texts(game))


def test_t13_rewards_are_no_actions() -> None:
    """[T13] choosing a reward uses up no action; the action that won it counts when it is settled."""
    game = open_choice()
    game.play("place 1 I2 c4d4")
    assert game.to_dict()["seats"][0]["actions_left"] == 3
    assert game.to_dict()["seats"][0]["pending"] == {"kind": "reward", "puzzles": ["W28"]}
    game.play("reward L4")
    assert game.to_dict()["seats"][0]["actions_left"] == 2
    assert game.to_dict()["seats"][0]["pending"] is None


def test_t13_a_turn_is_over_only_when_nothing_is_open() -> None:
    """[T13] a choice won by the last action is asked before the next player begins."""
    game = open_choice(actions=1)
    assert kinds(game.play("place 1 I2 c4d4")) == ["place", "complete"]
    assert game.to_decide == (0,)
    assert rule(game, "gain O1", 1) == "S5"
    assert kinds(game.play("reward O4")) == ["reward", "end_turn", "turn"]
    assert game.to_decide == (1,)


def test_t13_a_begun_action_is_finished_first() -> None:
    """[T13] inside a Master action only placing and `done` are possible."""
    game = Table().puzzle(0, 1, "W10").puzzle(0, 2, "W15").game()
    play(game, "master", "place 1 O1 c2")
    for move in ("take W1", "gain O1", "swap O1 I2", "master", "ambassador", "pass", "skip", "reward O1"):
        assert rule(game, move) == "T13"
    assert {move.split()[0] for move in texts(game)} == {"place", "done"}
    refusal = game.why_not("pass")
    assert refusal is not None
    assert (refusal.code, refusal.args["action"]) == ("action_open", "master")


def test_t13_an_open_choice_survives_a_saved_position() -> None:
    """[T13] a position in the middle of a choice goes on with that choice."""
    game = open_choice(actions=1)
    game.play("place 1 I2 c4d4")
    again = Game.from_dict(game.to_dict())
    assert texts(again) == texts(game)
    again.play("reward T4")
    assert again.to_decide == (1,)
