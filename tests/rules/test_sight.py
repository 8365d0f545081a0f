"""[P5] [A1] [T13] [S3] what a seat sees of others' piles and of the decks, card by card."""

from typing import Any

import pytest

from projectl import Game
from projectl.rules import engine
from projectl.rules.end import MARK_SHIFT, OWNER_BITS
from projectl.rules.sight import SPECTATOR
from projectl.rules.state import M_NONE, M_UNUSED, NONE
from tests.table import Table

HIDDEN = {"hidden_piles": True}


def seen(game: Game, seat: int) -> list[tuple[int, str | None]]:
    """Whose each puzzle of the piles is, and which; None where this seat may not know."""
    states = game._states.copy()
    engine.blank(states, 0, seat)
    state: Any = states[0]
    names = [puzzle.id for puzzle in game._box.puzzles]
    return [
        (int(state.finished_by[k]) & OWNER_BITS, None if state.finished[k] == NONE else names[int(state.finished[k])])
        for k in range(int(state.finished_size))
    ]


def marks(game: Game, seat: int) -> list[int]:
    """How the puzzles of the piles are marked [A1], as this seat sees them."""
    states = game._states.copy()
    engine.blank(states, 0, seat)
    return [int(by) >> MARK_SHIFT for by in states[0].finished_by[: states[0].finished_size]]


def piles(**terms: Any) -> Table:
    table = Table(players=3, expansions=("ambassador",), **{"options": HIDDEN, **terms})
    return table.pile(0, "W01", "W02").pile(1, "AW01", "W03", "AB01").pile(2, "W04", "W05")


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (0, [(0, "W01"), (0, "W02"), (1, None), (1, None), (1, None), (2, None), (2, None)]),
        (1, [(0, None), (0, None), (1, "AW01"), (1, "W03"), (1, "AB01"), (2, None), (2, None)]),
        (2, [(0, None), (0, None), (1, None), (1, None), (1, None), (2, "W04"), (2, "W05")]),
        (-1, [(0, None), (0, None), (1, None), (1, None), (1, None), (2, None), (2, None)]),
    ],
)
def test_others_piles_are_backs(seat: int, expected: list[tuple[int, str | None]]) -> None:
    """[P5] one's own lies open, of the others everybody knows how many."""
    assert seen(piles().game(), seat) == expected
    viewed = piles().game().view(None if seat == SPECTATOR else seat)
    assert [(k, each) for k in range(3) for each in viewed["seats"][k]["pile"]] == expected


def test_unused_m_puzzles_lie_open_behind_the_backs() -> None:
    """[A1] [P5] in the order of the pile, wherever in it they lay."""
    table = piles().seat(1, unused_m=["AW01", "AB01"])
    assert seen(table.game(), 0)[2:5] == [(1, None), (1, "AW01"), (1, "AB01")]
    assert marks(table.game(), 0)[2:5] == [M_NONE, M_UNUSED, M_UNUSED]


def test_a_puzzle_whose_reward_is_open_lies_open() -> None:
    """[T13] [P3] behind everything else, and once."""
    table = Table(options=HIDDEN).supply(0, I3=1).reserve(I3=0, V3=0).puzzle(0, 1, "W27")
    game = table.pile(0, "W01").pile(1, "W02").game()
    game.play("place 1 I3 b3c3d3")
    assert seen(game, 1) == [(0, None), (0, "W27"), (1, "W02")]


def test_several_puzzles_whose_rewards_are_open_lie_in_the_order_of_their_rewards() -> None:
    """[T13] [P1] [P5] [A1] behind an unused `M` that was completed with them, and whose mark no other takes over."""
    table = Table(expansions=("ambassador",), options=HIDDEN).pile(0, "W01", "W06", "AW01", "W02", "W07")
    table.seat(0, unused_m=["AW01"])
    game = table.seat(0, pending={"kind": "reward", "puzzles": ["W06", "W01", "AW01", "W07"]}).game()
    assert seen(game, 1)[:5] == [(0, None), (0, "AW01"), (0, "W06"), (0, "W01"), (0, "W07")]
    assert marks(game, 1) == [M_NONE, M_UNUSED, M_NONE, M_NONE, M_NONE]


def test_open_piles_stay_open() -> None:
    """[P5] without hidden piles, and once the game is over."""
    everything = [(0, "W01"), (0, "W02"), (1, "AW01"), (1, "W03"), (1, "AB01"), (2, "W04"), (2, "W05")]
    assert seen(piles(options={}).game(), 0) == everything
    over = piles().finishing().game()
    while not over.is_over:
        over.play("done")
    assert seen(over, 0) == everything


def test_points_that_others_have_noted_are_hidden() -> None:
    """[R11] [P5] not how many puzzles they were on."""
    table = Table(options={**HIDDEN, "endless_white": True})
    for number in (0, 1):
        table.seat(number, noted={"points": 3, "puzzles": 2, "m": 0})
    for seat, points in ((0, [3, NONE]), (1, [NONE, 3]), (-1, [NONE, NONE])):
        states = table.game()._states.copy()
        engine.blank(states, 0, seat)
        assert list(states[0].noted_points[:2]) == points
        assert list(states[0].noted_puzzles[:2]) == [2, 2]


def test_of_the_decks_only_known_bottoms_are_left() -> None:
    """[S3] [R3] and nothing of the shuffles to come [R11]."""
    game = Game.new(seed=2, edition="revised", options={"endless_white": True})
    game.play("recycle W")
    for place in ("1", "2", "3", "4"):
        game.play(f"under {place}")
    states = game._states.copy()
    engine.blank(states, 0, 0)
    before, after = game._state, states[0]
    known, size = int(before.known[0]), int(before.deck_size[0])
    assert known == 4
    assert list(after.deck[:known]) == list(before.deck[:known])
    assert set(after.deck[known:size]) == {NONE}
    assert before.rng.any()
    assert not after.rng.any()
