"""What happened is told in sentences, whoever did it."""

from typing import Any

import pytest

from projectl.cli.terminal.scores import score_table
from projectl.cli.terminal.seating import Seating, draw_lots
from projectl.cli.terminal.tell import Event, tell
from projectl.notation.standings import Part, Standing
from projectl.words import say
from projectl.words.messages import sources
from projectl.words.phrases import listed
from tests.cli.sitting import names, session

TWO = Seating((None, "random"))


def test_the_only_person_is_told_as_you_and_bots_in_one_breath() -> None:
    take = {"kind": "take", "seat": 0, "puzzle": "W07", "source": "W2", "slot": 1}
    refill = {"kind": "refill", "puzzle": "W08", "source": "W2", "by_opponent": False}
    assert tell([take, refill], TWO) == ["You take W07 from W2.", "W08 comes to W2."]
    turn: list[Event] = [
        {**take, "seat": 1},
        refill,
        {"kind": "gain", "seat": 1, "piece": "O1"},
        {"kind": "end_turn", "seat": 1, "round": 1},
    ]
    assert tell(turn, TWO, is_brief=True) == ["random takes W07, gains O1."]


def test_a_game_in_which_nothing_happens_ends_with_a_reason() -> None:
    """[E8] Finishing Touches without a last round before them are explained."""
    sitting = session("you,you", seed=1)
    for _ in range(2):
        sitting.play("pass")
        sitting.turn_to_people()
    assert "(E8, E3)." in sitting.notes[-1]
    assert "E8" not in "".join(tell([{"kind": "finishing", "early": False}], TWO))


def test_both_persons_have_the_same_words() -> None:
    known = {key.removeprefix("told-") for key in sources("en") if key.startswith("told-")}
    second = {key for key in known if key.startswith("you-")}
    assert {f"you-{key}" for key in known - second} == second


def test_names_tell_people_and_bots_apart() -> None:
    assert names(TWO) == ["You", "random"]
    assert names(Seating((None, "random", None, "random"))) == ["Player 1", "random 2", "Player 3", "random 4"]
    assert Seating((None,)).name(1) == "The opponent"


def test_lots_seat_one_person_and_the_bots() -> None:
    seatings = {draw_lots(3, ["random"], seed).people for seed in range(30)}
    assert seatings == {(0,), (1,), (2,)}


def standing(*totals: int, lost_at: tuple[str | None, ...], by: str, lead: int = 0) -> dict[str, Any]:
    """What is told of scores of which only the totals are shown, and of what decided."""
    parts = [Part(total, 0, 0, 0, total, 3, 1, lost) for total, lost in zip(totals, lost_at, strict=True)]
    return Standing(tuple(parts), by, "E7", lead).to_dict()


@pytest.mark.parametrize(
    ("scores", "sentences"),
    [
        (standing(9, 7, lost_at=(None, "points"), by="points", lead=2), ["You win by 2 points."]),
        (standing(6, 7, lost_at=("points", None), by="points", lead=1), ["random wins by 1 point."]),
        (
            standing(7, 7, lost_at=(None, None), by="shared"),
            [
                "You and random share the victory with 7 points.",
                "Tied on points, puzzles and pieces: the victory is shared (E7).",
            ],
        ),
        (
            standing(7, 7, lost_at=(None, "puzzles"), by="puzzles"),
            ["You win the tie.", "Tied on points with random; more completed puzzles decide: 3 puzzles (E7)."],
        ),
        (
            standing(7, 7, lost_at=("pieces", None), by="pieces"),
            [
                "random wins the tie.",
                "Tied on points and puzzles with You; more pieces left over decide: 1 piece (E7).",
            ],
        ),
    ],
)
def test_the_winner_is_named_with_the_step_that_decided(scores: dict[str, Any], sentences: list[str]) -> None:
    assert tell([scores["verdict"]], TWO) == sentences


def test_only_those_that_were_level_are_named() -> None:
    scores = standing(7, 7, 7, lost_at=("puzzles", None, "pieces"), by="pieces")
    assert tell([scores["verdict"]], Seating((None, "random", "greedy"))) == [
        "random wins the tie.",
        "Tied on points and puzzles with greedy; more pieces left over decide: 1 piece (E7).",
    ]


def test_a_tie_in_solo_is_the_opponents() -> None:
    scores = standing(7, 7, lost_at=("opponent", None), by="opponent")
    assert tell([scores["verdict"]], Seating((None,))) == [
        "The opponent wins the tie.",
        "A tie is the opponent\N{RIGHT SINGLE QUOTATION MARK}s win (X17).",
    ]


def test_a_column_that_nobody_needs_is_left_out() -> None:
    shown = score_table(standing(9, 7, lost_at=(None, "points"), by="points")["accounts"], TWO)
    assert [column.header for column in shown.columns] == ["", "Victory point pile", "Score"]
    tied = score_table(standing(7, 7, lost_at=(None, "puzzles"), by="puzzles")["accounts"], TWO)
    assert [column.header for column in tied.columns] == ["", "Victory point pile", "Puzzles completed", "Score"]
    assert next(list(column.cells) for column in tied.columns) == ["★ You", "  random"]


def test_numbers_and_lists_read_well() -> None:
    assert [say("count-point", points=number) for number in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
    assert [listed(parts) for parts in (["A"], ["A", "B"], ["A", "B", "C"])] == ["A", "A and B", "A, B and C"]
