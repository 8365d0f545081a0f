"""Reasons: which facts are told, and in which words."""

from projectl.analysis import Fact
from tests.facts import sentence


def complete(**changed: object) -> Fact:
    return {"kind": "complete", "puzzle": "W07", "points": 1, "pieces": ["T4"], "raised": [], "m": False, **changed}


def got(kind: str, **changed: object) -> Fact:
    return {"kind": kind, "given": None, "first": "O1", "taken": "O1", "swaps": 0, "puzzle": None, **changed}


def test_a_completed_puzzle_names_what_it_brings() -> None:
    assert sentence(complete()) == "Completes W07 this turn for 1 point, with T4 as the reward."
    assert sentence(complete(points=0)) == "Completes W07 this turn, with T4 as the reward."
    assert sentence(complete(points=3, pieces=[])) == "Completes W07 this turn for 3 points."
    raised = [["O1", "I2"], ["I2", "V3"]]
    assert sentence(complete(pieces=[], raised=raised)) == "Completes W07 this turn for 1 point and raises O1 to V3."
    both = [["O1", "I2"], ["V3", "L4"]]
    assert sentence(complete(points=0, pieces=[], raised=both)) == (
        "Completes W07 this turn and raises O1 to I2. Raises V3 to L4."
    )
    assert sentence(complete(pieces=[], m=True, points=0)) == "Completes W07 this turn and wins an Ambassador Action."


def test_a_piece_names_the_puzzle_that_needs_it() -> None:
    assert sentence(got("gain")) == "Gains O1."
    swap = got("swap", given="I2", first="V3", taken="V3", swaps=1, puzzle="W07")
    assert sentence(swap) == "Upgrades I2 to V3, which W07 needs."
    assert sentence(swap | {"taken": "L4", "swaps": 2}) == "Upgrades I2 to L4 in 2 actions, which W07 needs."
    assert sentence(got("gain", taken="I2", swaps=1)) == "Gains O1 and upgrades it to I2."


def test_what_only_served_a_completed_puzzle_is_not_told() -> None:
    assert sentence(complete(), got("gain", puzzle="W07")) == sentence(complete())


def test_an_ending_is_told_only_where_nothing_else_happens() -> None:
    assert sentence({"kind": "only"}, {"kind": "done"}) == "There is no other move. Ends the action here."
    assert sentence(got("gain"), {"kind": "pass"}) == "Gains O1."


def test_one_action_is_not_said_like_two() -> None:
    near = {"kind": "near", "puzzle": "W12", "actions": 1}
    assert sentence(near) == "W12 then needs 1 more action."
    assert sentence(near | {"actions": 2}) == "W12 then needs 2 more actions."
    assert sentence(near | {"actions": None}) == "Works on W12."


def test_nothing_is_told_twice_and_no_more_than_three_facts() -> None:
    gained = [got("gain", first=piece, taken=piece) for piece in ("O1", "O1", "I2", "I3", "V3")]
    assert sentence(*gained) == "Gains O1. Gains I2. Gains I3."


def test_an_action_that_places_on_one_puzzle_is_not_worth_a_word() -> None:
    assert sentence({"kind": "master", "puzzles": ["W07"]}) == ""
    both = {"kind": "master", "puzzles": ["W07", "B05"]}
    assert sentence(both) == "Places pieces on 2 puzzles with one Master Action."
