"""Corners of the rules that only a deliberate fault has shown to be untested (tests/mutation)."""

from typing import Any

from projectl import Game
from tests.rules.faces import own
from tests.table import Table, kinds, play

FACES = own(
    "XW01 1 M a1b1",
    "XW02 1 O1 a1b1",
    "XW03 1 ^ a1b1",
    "XB01 3 M a1b1",
    "XB02 4 I3 a1b1",
)


def seat_of(game: Game, seat: int = 0) -> Any:
    return game.to_dict()["seats"][seat]


def test_a_noted_m_of_this_turn_is_used_up_once() -> None:
    """[A2] [R11] of two noted in this turn one is used: one is left, and that one is new; then none."""
    made = Table(puzzles=FACES, options={"endless_white": True}).supply(0, O1=2, I2=3)
    noted = {"points": 2, "puzzles": 2, "m": 2, "m_new": 2}
    game = made.puzzle(0, 1, "B01").puzzle(0, 2, "B02").seat(0, noted=noted).game()
    play(game, "ambassador")
    assert seat_of(game)["noted"] == {"points": 2, "puzzles": 2, "m": 1, "m_new": 1}


def test_rewards_of_pieces_and_m_come_in_the_order_of_the_slots() -> None:
    """[P4] M in slot 1, a piece in slot 2, Level Up in slot 3, M in slot 4: the Level Up comes last."""
    made = Table(puzzles=FACES, expansions=("ghost",)).supply(0, I2=4)
    for slot, puzzle in enumerate(("XW01", "XB02", "XW03", "XB01"), 1):
        made.puzzle(0, slot, puzzle)
    events = play(made.game(), "master", *(f"place {slot} I2 a1b1" for slot in (1, 2, 3, 4)), "done")
    rewarded = [(event["kind"], event["puzzle"]) for event in events if event["kind"] in ("m", "reward")]
    assert rewarded == [("m", "XW01"), ("reward", "XB02"), ("m", "XB01")]
    assert kinds(events)[-1] == "m"


def test_a_level_up_that_raises_nothing_names_its_puzzle() -> None:
    """[G5] [P4] nothing can be raised: each Level Up of two says so for itself."""
    faces = own("XW01 1 ^ a1b1", "XW02 1 ^^ a1b1", "XW03 1 O1 a1b1")
    made = Table(puzzles=faces, options={"pieces_each": 4}).supply(0, I2=3).puzzle(0, 1, "XW01").puzzle(0, 2, "XW02")
    gone = dict.fromkeys(("O1", "I3", "V3", "I4", "L4", "O4", "S4", "T4"), 0)
    events = play(made.reserve(1, **gone).game(), "master", "place 1 I2 a1b1", "place 2 I2 a1b1", "done")
    assert [event["puzzle"] for event in events if event["kind"] == "no_reward"] == ["XW01", "XW02"]


def test_the_first_puzzle_of_the_catalogue_is_a_puzzle() -> None:
    """[P1] [R6] W01, number 0: completed it goes to the pile, unfinished it costs its points."""
    faces = own("W01 2 I3 a1b1")
    game = Table(puzzles=faces).supply(0, I2=1).puzzle(0, 1, "W01").game()
    assert kinds(play(game, "place 1 I2 a1b1"), "complete", "reward") == ["complete", "reward"]
    game = Table(puzzles=faces, edition="revised").puzzle(0, 1, "W01").finishing().set(final_round=1).game()
    play(game, "done", "done")
    assert game.scores == (-2, 0)


def test_an_empty_place_costs_nothing_in_the_largest_box() -> None:
    """[R6] [C6] 127 puzzles, as many as there can be, the last with points: no puzzle is none of them."""
    faces = own(*(f"XB{n:02} 9 O1 a1b1" for n in range(1, 76)))
    game = Table(puzzles=faces, edition="revised").finishing().set(final_round=1).game()
    play(game, "done", "done")
    assert game.scores == (0, 0)


def test_an_earlier_seat_completes_after_a_later_one() -> None:
    """[P1] the piles stay apart, whoever completes first."""
    game = Table(puzzles=FACES).supply(0, I2=1).puzzle(0, 1, "XB02").pile(1, "W05").game()
    play(game, "place 1 I2 a1b1")
    assert [seat["pile"] for seat in game.to_dict()["seats"]] == [["XB02"], ["W05"]]


def test_known_cards_are_at_most_those_that_are_left() -> None:
    """[R3] [R2] the two last of a deck are known; one is drawn, and one known card is left."""
    made = Table(edition="revised").deck("W", "W20", "W21").set(known={"W": 2, "B": 0})
    game = made.game()
    play(game, "take Wdeck")
    assert game.to_dict()["known"] == {"W": 1, "B": 0}


def test_the_end_is_triggered_once_though_the_deck_is_emptied_twice() -> None:
    """[E1] [L3] [L6] the black deck runs out while its left row is being recycled, and again as the row is refilled."""
    made = Table(variant="line-clear", players=4, edition="revised").deck("B", "B20")
    game = made.game()
    game.play("recycle B", 0)
    game.play("under 1", 0)
    triggered = [*game.play("take B4", 2), *game.play("take B5", 2)]
    assert kinds(triggered, "end_triggered") == ["end_triggered"]
    last = game.to_dict()["final_round"]
    events = [*game.play("under 2", 0), *game.play("under 3", 0)]
    assert kinds(events, "refill", "end_triggered") == ["refill", "refill"]
    assert game.to_dict()["final_round"] == last


def test_level_ups_and_declined_steps_are_told() -> None:
    """[G5] one step of two is made, the other declined."""
    faces = own("XW01 1 ^^ a1b1")
    game = Table(puzzles=faces).supply(0, I2=1).puzzle(0, 1, "XW01").game()
    play(game, "place 1 I2 a1b1")
    assert play(game, "levelup I2 V3")[0] == {"kind": "levelup", "seat": 0, "given": "I2", "taken": "V3"}
    assert play(game, "skip")[0] == {"kind": "skip", "seat": 0}
