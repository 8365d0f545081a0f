"""Chapter P of the rules: completing puzzles and their rewards."""

from typing import Any

import pytest

from projectl import Game
from projectl.rules import engine
from projectl.rules.state import NONE
from tests.table import Table, kinds, play, rule, texts

LEVELS = {1: ("O1",), 2: ("I2",), 3: ("I3", "V3"), 4: ("I4", "L4", "O4", "S4", "T4")}
NINE = tuple(piece for level in LEVELS.values() for piece in level)


def without(*levels: int) -> dict[str, int]:
    """For Table.reserve: none of these levels."""
    return {piece: 0 for level in levels for piece in LEVELS[level]}


def supply(game: Game, seat: int = 0) -> dict[str, int]:
    """What a seat has, without the zeros."""
    return {piece: count for piece, count in game.to_dict()["seats"][seat]["supply"].items() if count}


def rewarded(events: list[dict[str, Any]]) -> list[tuple[str, str]]:
    return [(event["puzzle"], event["piece"]) for event in events if event["kind"] == "reward"]


# [P1] pieces back, puzzle to the pile, then the reward


def test_p1_pieces_return_then_pile_then_reward() -> None:
    """[P1] all pieces return to the supply, the puzzle goes to the pile, then the reward comes."""
    game = Table().supply(0, I2=1).puzzle(0, 3, "W10", ("O1", "c2")).game()
    events = game.play("place 3 I2 c3c4")
    assert events[1:] == [
        {"kind": "complete", "seat": 0, "slot": 3, "puzzle": "W10", "points": 1},
        {"kind": "reward", "seat": 0, "piece": "I2", "puzzle": "W10"},
    ]
    seat = game.to_dict()["seats"][0]
    assert supply(game) == {"O1": 1, "I2": 2}
    assert (seat["pile"], seat["puzzles"]) == (["W10"], [None] * 4)
    assert game.scores == (1, 0)


def test_p1_not_before_the_recess_is_full() -> None:
    """[P1] one open cell is enough to leave a puzzle unfinished."""
    game = Table().supply(0, O1=2).puzzle(0, 1, "W10", ("O1", "c2")).game()
    assert kinds(game.play("place 1 O1 c3")) == ["place"]
    assert kinds(game.play("place 1 O1 c4")) == ["place", "complete", "reward"]


@pytest.mark.parametrize(
    ("puzzle", "lying", "last", "returned"),
    [
        ("W22", [("O1", "c3")], "O1 c4", {"O1": 2}),
        ("W27", [("O1", "b3"), ("O1", "c3")], "O1 d3", {"O1": 3}),
        ("W31", [("O1", "b3"), ("O1", "c3"), ("O1", "b4")], "O1 c4", {"O1": 4}),
        ("W31", [("I2", "b3c3")], "I2 b4c4", {"I2": 2}),
        ("W31", [("I2", "b3b4")], "I2 c3c4", {"I2": 2}),
        ("W31", [("V3", "b3b4c4")], "O1 c3", {"V3": 1, "O1": 1}),
        ("W31", [], "O4 b3c3b4c4", {"O4": 1}),
        ("W29", [("I2", "b2b3")], "I2 b4b5", {"I2": 2}),
        ("W29", [("I3", "b2b3b4")], "O1 b5", {"I3": 1, "O1": 1}),
        ("W07", [("I4", "a3b3c3d3")], "I4 b4c4d4e4", {"I4": 2}),
        ("W07", [("I2", "a3b3"), ("I2", "c3d3"), ("I2", "b4c4")], "I2 d4e4", {"I2": 4}),
        ("W07", [("O1", "a3"), ("O4", "b3c3b4c4"), ("O1", "d3")], "I2 d4e4", {"O1": 2, "O4": 1, "I2": 1}),
        ("W08", [("I2", "a2b2"), ("I2", "a3b3")], "O4 c3d3c4d4", {"I2": 2, "O4": 1}),
        ("W08", [("O4", "a2b2a3b3")], "O4 c3d3c4d4", {"O4": 2}),
        ("B13", [("I3", "a4b4c4"), ("I3", "a5b5c5")], "I2 d5e5", {"I3": 2, "I2": 1}),
        ("B13", [("I2", "a4a5"), ("I2", "b4b5"), ("I2", "c4c5")], "I2 d5e5", {"I2": 4}),
        ("B13", [("V3", "a4b4a5"), ("V3", "c4b5c5")], "I2 d5e5", {"V3": 2, "I2": 1}),
        ("B13", [("O1", "a4"), ("T4", "b4a5b5c5"), ("O1", "c4")], "I2 d5e5", {"O1": 2, "T4": 1, "I2": 1}),
        ("B02", [("I4", "a2b2c2d2"), ("O4", "b3c3b4c4"), ("O4", "d3e3d4e4")], "I4 a5b5c5d5", {"I4": 2, "O4": 2}),
        ("B02", [("I4", "a2b2c2d2"), ("I4", "b3c3d3e3"), ("I4", "b4c4d4e4")], "I4 a5b5c5d5", {"I4": 4}),
        ("B09", [("I3", "b3c3d3"), ("O4", "a4b4a5b5"), ("I3", "c4d4e4")], "I3 c5d5e5", {"I3": 3, "O4": 1}),
        ("B09", [("T4", "b3c3d3c4"), ("O4", "a4b4a5b5"), ("O1", "c5")], "O4 d4e4d5e5", {"T4": 1, "O4": 2, "O1": 1}),
    ],
)
def test_p1_exactly_the_pieces_that_lay_there(
    puzzle: str, lying: list[tuple[str, str]], last: str, returned: dict[str, int]
) -> None:
    """[P1] equal pieces side by side come back as what they were, however they could be read as others."""
    piece, cells = last.split()
    game = Table().supply(0, **{piece: 1}).puzzle(0, 1, puzzle, *lying).game()
    (_, completed, reward) = game.play(f"place 1 {piece} {cells}")
    assert completed["kind"] == "complete"
    expected = dict(returned)
    expected[reward["piece"]] = expected.get(reward["piece"], 0) + 1
    assert supply(game) == expected


def test_p1_returned_pieces_may_be_used_in_the_next_action() -> None:
    """[P1] back in the supply, at once."""
    game = Table().supply(0, I2=1).puzzle(0, 1, "W22").puzzle(0, 2, "W10", ("O1", "c2")).game()
    game.play("place 1 I2 c3c4")
    assert supply(game) == {"I2": 2}
    assert game.why_not("place 2 I2 c3c4") is None


def test_p1_the_pile_keeps_the_order_of_completion() -> None:
    """[P1] the newest on top, that is last."""
    table = Table().supply(0, I2=1).pile(0, "B01").pile(1, "W05").puzzle(0, 1, "W22").puzzle(0, 2, "W09")
    game = table.game()
    play(game, "place 2 I2 c3c4", "place 1 I2 c3c4")
    assert [seat["pile"] for seat in game.to_dict()["seats"]] == [["B01", "W09", "W22"], ["W05"]]
    assert game.scores == (6, 2)


# [P2] the reward piece


@pytest.mark.parametrize(
    ("puzzle", "piece", "cells", "reward"),
    [
        ("W09", "I2", "c3c4", "O1"),
        ("W22", "I2", "c3c4", "I2"),
        ("W27", "I3", "b3c3d3", "I3"),
        ("W25", "I3", "c2c3c4", "V3"),
        ("W29", "I4", "b2b3b4b5", "I4"),
        ("W30", "L4", "b2b3b4c4", "L4"),
        ("W31", "O4", "b3c3b4c4", "O4"),
        ("W28", "S4", "b3c3c4d4", "S4"),
        ("W32", "T4", "c3b4c4d4", "T4"),
    ],
)
def test_p2_the_reward_comes_from_the_reserve(puzzle: str, piece: str, cells: str, reward: str) -> None:
    """[P2] the piece shown on the puzzle moves from the reserve to the supply, without being asked."""
    game = Table().supply(0, **{piece: 1}).puzzle(0, 1, puzzle).game()
    before = game.to_dict()["reserve"]
    game.play(f"place 1 {piece} {cells}")
    after = game.to_dict()["reserve"]
    assert {p: before[p] - after[p] for p in NINE} == {p: int(p == reward) for p in NINE}
    assert supply(game) == ({piece: 2} if piece == reward else {piece: 1, reward: 1})


def test_p2_the_last_piece_of_its_shape() -> None:
    """[P2] one left is enough, and nothing is asked."""
    game = Table().supply(0, I3=1).puzzle(0, 1, "W25").reserve(V3=1).game()
    assert rewarded(game.play("place 1 I3 c2c3c4")) == [("W25", "V3")]
    assert game.to_dict()["reserve"]["V3"] == 0


def test_p2_a_reward_that_is_there_cannot_be_chosen() -> None:
    """[P2] [P3] no choice while the shape itself is in the reserve."""
    game = Table().supply(0, I3=1).puzzle(0, 1, "W25").game()
    assert rule(game, "reward V3") == "P3"
    game.play("place 1 I3 c2c3c4")
    assert rule(game, "reward I3") == "P3"


# [P3] the shape is gone


def completing(puzzle: str, piece: str, edition: str = "kickstarter", **left: int) -> Game:
    """Seat 0 is about to complete a puzzle of the form of one piece."""
    return Table(edition=edition).supply(0, **{piece: 1}).puzzle(0, 1, puzzle).reserve(**left).game()


BASE_EDITIONS = ("kickstarter", "retail", "translated")


@pytest.mark.parametrize("edition", BASE_EDITIONS)
def test_p3_another_shape_of_the_same_level(edition: str) -> None:
    """[P3] with the shape gone, any other of the level, the player's choice; nothing higher or lower."""
    game = completing("W31", "O4", edition, O4=0)
    assert kinds(game.play("place 1 O4 b3c3b4c4")) == ["place", "complete"]
    assert texts(game) == ["reward I4", "reward L4", "reward S4", "reward T4"]
    for piece in ("O4", "I3", "O1", "P5"):
        refusal = game.why_not(f"reward {piece}")
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("reward_not_offered", "P3")
        assert refusal.args["offered"] == "I4, L4, S4, T4"
    assert rewarded(game.play("reward S4")) == [("W31", "S4")]
    assert supply(game) == {"O4": 1, "S4": 1}


def test_p3_a_single_other_shape_is_given_without_asking() -> None:
    """[P3] a choice is asked only if there are several."""
    game = completing("W25", "I3", V3=0)
    assert rewarded(game.play("place 1 I3 c2c3c4")) == [("W25", "I3")]
    game = completing("W31", "O4", O4=0, I4=0, L4=0, T4=0)
    assert rewarded(game.play("place 1 O4 b3c3b4c4")) == [("W31", "S4")]


def test_p3_two_shapes_left_are_asked_for() -> None:
    """[P3] exactly those that are there."""
    game = completing("W31", "O4", O4=0, I4=1, L4=0, T4=0, S4=1)
    game.play("place 1 O4 b3c3b4c4")
    assert texts(game) == ["reward I4", "reward S4"]


@pytest.mark.parametrize("edition", BASE_EDITIONS)
@pytest.mark.parametrize(
    ("puzzle", "empty", "offered"),
    [
        ("W09", (1,), LEVELS[2]),
        ("W09", (1, 2), LEVELS[3]),
        ("W09", (1, 2, 3), LEVELS[4]),
        ("W09", (1, 3), LEVELS[2]),
        ("W22", (2,), LEVELS[3]),
        ("W22", (2, 3), LEVELS[4]),
        ("W22", (1, 2), LEVELS[3]),
    ],
)
def test_p3_next_available_higher_level(
    edition: str, puzzle: str, empty: tuple[int, ...], offered: tuple[str, ...]
) -> None:
    """[P3] with the whole level gone, any piece of the next higher level that has any, in every base preset."""
    game = completing(puzzle, "I2", edition, **without(*empty))
    events = game.play("place 1 I2 c3c4")
    if len(offered) == 1:
        assert rewarded(events) == [(puzzle, offered[0])]
    else:
        assert texts(game) == [f"reward {piece}" for piece in offered]


@pytest.mark.parametrize(("puzzle", "piece", "cells"), [("W25", "I3", "c2c3c4"), ("W27", "I3", "b3c3d3")])
def test_p3_level_3_gone(puzzle: str, piece: str, cells: str) -> None:
    """[P3] bar and corner both gone: any of level 4."""
    game = completing(puzzle, piece, "kickstarter", **without(3))
    game.play(f"place 1 {piece} {cells}")
    assert texts(game) == [f"reward {each}" for each in LEVELS[4]]


@pytest.mark.parametrize("edition", BASE_EDITIONS)
@pytest.mark.parametrize(
    ("puzzle", "piece", "cells", "empty"),
    [
        ("W31", "O4", "b3c3b4c4", (4,)),
        ("W25", "I3", "c2c3c4", (3, 4)),
        ("W22", "I2", "c3c4", (2, 3, 4)),
        ("W09", "I2", "c3c4", (1, 2, 3, 4)),
    ],
)
def test_p3_nothing(edition: str, puzzle: str, piece: str, cells: str, empty: tuple[int, ...]) -> None:
    """[P3] with no piece of that level or higher there is no reward; lower ones are not given."""
    game = completing(puzzle, piece, edition, **without(*empty))
    events = game.play(f"place 1 {piece} {cells}")
    assert events[2] == {"kind": "no_reward", "seat": 0, "puzzle": puzzle}
    assert supply(game) == {piece: 1}
    assert game.to_dict()["seats"][0]["pile"] == [puzzle]
    assert game.to_dict()["seats"][0]["actions_left"] == 2


def test_p3_the_substitute_is_not_refused() -> None:
    """[P3] the choice must be made; it cannot be declined."""
    game = completing("W31", "O4", O4=0)
    game.play("place 1 O4 b3c3b4c4")
    for move in ("skip", "pass", "done"):
        assert rule(game, move) == "T13"


def test_p3_pieces_just_returned_do_not_count() -> None:
    """[P3] the reward comes from the reserve; pieces returned by the puzzle are the player's."""
    table = Table().supply(0, I2=1).puzzle(0, 1, "W22").reserve(**without(2))
    game = table.game()
    game.play("place 1 I2 c3c4")
    assert texts(game) == ["reward I3", "reward V3"]


def test_p3_a_level_5_reward_without_ghost_gives_nothing() -> None:
    """[P3] a puzzle of a player's own may show a level-5 piece; without Ghost it gives nothing."""
    own = "W22 1 P5\n.....\n.....\n..#..\n..#..\n.....\n"
    game = Table(puzzles=own).supply(0, I2=1).puzzle(0, 1, "W22").game()
    assert kinds(game.play("place 1 I2 c3c4")) == ["place", "complete", "no_reward"]
    assert supply(game) == {"I2": 1}


# [P4] several puzzles at once


def test_p4_all_pieces_and_piles_first_then_rewards() -> None:
    """[P4] first every puzzle returns its pieces and goes to the pile, then the rewards in the order of the slots."""
    table = Table().supply(0, I2=1, I3=1, O4=1).puzzle(0, 1, "W31").puzzle(0, 2, "W25").puzzle(0, 4, "W22")
    game = table.game()
    # The order of placing does not matter, the order of the slots does.
    play(game, "master", "place 4 I2 c3c4", "place 2 I3 c2c3c4", "place 1 O4 b3c3b4c4")
    events = game.play("done")
    assert kinds(events) == ["done"] + ["complete"] * 3 + ["reward"] * 3
    assert [event["slot"] for event in events[1:4]] == [1, 2, 4]
    assert rewarded(events) == [("W31", "O4"), ("W25", "V3"), ("W22", "I2")]
    seat = game.to_dict()["seats"][0]
    assert (seat["pile"], seat["puzzles"], seat["actions_left"]) == (["W31", "W25", "W22"], [None] * 4, 2)
    assert supply(game) == {"I2": 2, "I3": 1, "V3": 1, "O4": 2}


def test_p4_four_puzzles_with_one_master_action() -> None:
    """[P4] as many as four."""
    table = Table().supply(0, I2=2, I3=2).puzzle(0, 1, "W22").puzzle(0, 2, "W23")
    game = table.puzzle(0, 3, "W25").puzzle(0, 4, "W27").game()
    play(game, "master", "place 1 I2 c3c4", "place 2 I2 c3c4", "place 3 I3 c2c3c4", "place 4 I3 b3c3d3")
    assert rewarded(game.play("done")) == [("W22", "I2"), ("W23", "I2"), ("W25", "V3"), ("W27", "I3")]
    assert supply(game) == {"I2": 4, "I3": 3, "V3": 1}


def test_p4_the_first_reward_takes_the_last_piece() -> None:
    """[P4] the second looks at the reserve as the first has left it."""
    table = Table().supply(0, I2=2).puzzle(0, 1, "W22").puzzle(0, 3, "W23").reserve(I2=1)
    game = table.game()
    play(game, "master", "place 1 I2 c3c4", "place 3 I2 c3c4")
    events = game.play("done")
    assert rewarded(events) == [("W22", "I2")]
    assert game.to_dict()["seats"][0]["pending"] == {"kind": "reward", "puzzles": ["W23"]}
    assert texts(game) == ["reward I3", "reward V3"]
    game.play("reward V3")
    assert game.to_dict()["seats"][0]["actions_left"] == 2


def test_p4_choices_are_asked_one_after_another() -> None:
    """[P4] in the order of the slots, each from what is left; the one action counts after the last of them."""
    table = Table().supply(0, S4=1, O4=1, I2=1).puzzle(0, 1, "W28").puzzle(0, 2, "W22").puzzle(0, 3, "W31")
    game = table.reserve(S4=0, O4=0, I4=1, L4=0, T4=2).game()
    play(game, "master", "place 1 S4 b3c3c4d4", "place 2 I2 c3c4", "place 3 O4 b3c3b4c4")
    assert kinds(game.play("done")) == ["done"] + ["complete"] * 3
    assert game.to_dict()["seats"][0]["pending"] == {"kind": "reward", "puzzles": ["W28", "W22", "W31"]}
    assert texts(game) == ["reward I4", "reward T4"]
    # W22's reward comes between the two choices; then only T4 is left for W31, which is not asked.
    assert rewarded(game.play("reward I4")) == [("W28", "I4"), ("W22", "I2"), ("W31", "T4")]
    assert game.to_dict()["seats"][0]["actions_left"] == 2


def test_p4_two_choices_open() -> None:
    """[P4] both are asked if both have several answers."""
    table = Table().supply(0, S4=1, O4=1).puzzle(0, 1, "W28").puzzle(0, 2, "W31").reserve(S4=0, O4=0)
    game = table.turn(0, 1).game()
    play(game, "master", "place 2 O4 b3c3b4c4", "place 1 S4 b3c3c4d4", "done")
    assert game.to_decide == (0,)
    assert kinds(game.play("reward T4")) == ["reward"]
    assert game.to_decide == (0,)
    assert kinds(game.play("reward T4")) == ["reward", "end_turn", "turn"]
    assert supply(game) == {"S4": 1, "O4": 1, "T4": 2}


def test_p4_a_full_and_an_unfinished_puzzle() -> None:
    """[P4] what is not full stays, with its pieces."""
    table = Table().supply(0, I2=1, O1=1).puzzle(0, 1, "W10").puzzle(0, 2, "W22")
    game = table.game()
    play(game, "master", "place 1 O1 c2", "place 2 I2 c3c4", "done")
    seat = game.to_dict()["seats"][0]
    assert seat["puzzles"][0] == {"id": "W10", "placed": [["O1", "c2"]]}
    assert (seat["pile"], supply(game)) == (["W22"], {"I2": 2})


# [P5] who sees the piles


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("edition", BASE_EDITIONS)
def test_p5_piles_are_open(edition: str, seat: int | None) -> None:
    """[P5] everybody sees every pile."""
    game = Table(players=3, edition=edition).pile(0, "W01", "B02").pile(2, "B05").game()
    assert [s["pile"] for s in game.view(seat)["seats"]] == [["W01", "B02"], [], ["B05"]]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_p5_hidden_piles(seat: int | None) -> None:
    """[P5] with `hidden_piles` the others' piles show only their size; one's own stays readable."""
    table = Table(players=3, options={"hidden_piles": True})
    game = table.pile(0, "W01", "B02").pile(2, "B05").game()
    piles: list[list[str | None]] = [["W01", "B02"], [], ["B05"]]
    expected = [pile if number == seat else [None] * len(pile) for number, pile in enumerate(piles)]
    assert [s["pile"] for s in game.view(seat)["seats"]] == expected
    assert [s["pile"] for s in game.to_dict()["seats"]] == piles


def test_p5_of_a_hidden_pile_those_whose_reward_is_open_are_seen() -> None:
    """[P5] [T13] a view names them among what is open; in its record they lie last, in the order of their rewards."""
    table = Table(options={"hidden_piles": True}).pile(0, "W01", "B02").supply(0, S4=1, O4=1)
    game = table.puzzle(0, 1, "W28").puzzle(0, 3, "W31").reserve(S4=0, O4=0, I4=1, L4=0, T4=2).game()
    play(game, "master", "place 1 S4 b3c3c4d4", "place 3 O4 b3c3b4c4", "done")
    seen = game.view(1)["seats"][0]
    assert (seen["pile"], seen["pending"]) == ([None] * 4, {"kind": "reward", "puzzles": ["W28", "W31"]})
    states, _ = game.arrays
    open_ones = states[0].open_rewards[0, :2].tolist()
    engine.blank(states, 0, 1)
    assert states[0].finished[:5].tolist() == [NONE, NONE, *open_ones, NONE]
    assert states[0].finished_by[:4].tolist() == [0] * 4


def test_p5_hidden_piles_stay_hidden_through_the_touches_and_open_at_the_end() -> None:
    """[P5] they are turned over when the game is over and counted."""
    table = Table(options={"hidden_piles": True}).pile(0, "W01").finishing()
    game = table.game()
    assert game.view(1)["seats"][0]["pile"] == [None]
    play(game, "done", "done")
    assert game.view(1)["seats"][0]["pile"] == ["W01"]


def test_p5_a_search_fills_hidden_piles_with_unseen_puzzles() -> None:
    """[P5] a possible position behind a view has piles of the right size."""
    table = Table(options={"hidden_piles": True}).pile(0, "W01", "B02").pile(1, "B05")
    game = table.game()
    dealt = Game.from_view(game.view(1), 3)
    assert [len(s["pile"]) for s in dealt.to_dict()["seats"]] == [2, 1]
    assert dealt.to_dict()["seats"][1]["pile"] == ["B05"]
    assert dealt.view(1) == game.view(1)
