"""Every refusal of the chapters [C4], G, A, X, L and R has a position that produces it."""

from collections.abc import Callable
from typing import Any

import pytest

from projectl import Game, IllegalMove, Move
from projectl.rules.refusals import REASONS
from tests.rules.faces import own
from tests.table import Table, play

FACES = own(
    "XW01 1 O1 a1b1c1d1e1",
    "XW02 1 O1 a1b1c1d1e1",
    "XW03 1 M a1b1",
    "XB01 1 ^ a1b1",
    "XB02 1 ^^ a1b1",
)

Made = tuple[Game, str, int | None]


def table(**terms: Any) -> Table:
    return Table(puzzles=FACES, **terms)


def ghost() -> Table:
    return table(expansions=("ghost",))


def line_clear(**terms: Any) -> Table:
    return table(players=4, variant="line-clear", **terms)


def placing() -> Table:
    """Seat 0 has two puzzles, pieces for them, and an unused M."""
    made = table().supply(0, O1=3).puzzle(0, 1, "XW01").puzzle(0, 2, "XW02")
    return made.pile(0, "XW03").seat(0, unused_m=["XW03"])


def after(made: Table, *moves: str) -> Game:
    game = made.game()
    play(game, *moves)
    return game


def level_up(arrows: int, **supply: int) -> Game:
    return after(ghost().supply(0, **supply).puzzle(0, 1, f"XB0{arrows}"), "place 1 I2 a1b1")


def second_step() -> Game:
    game = level_up(2, I2=1, O1=1)
    play(game, "levelup I2 V3")
    return game


def black_twice() -> Game:
    made = table(options={"black_limit": True})
    return after(made.deck("B", made.d["decks"]["B"][0]), "take B1", "take B2")


def in_line_clear(move: str, seat: int, **terms: Any) -> Made:
    return line_clear(**terms).game(), move, seat


RECYCLING = {"recycle": True}
CASES: dict[str, Callable[[], Made]] = {
    "piece_not_in_play": lambda: (table().game(), "swap I2 P5", None),
    "not_your_beat": lambda: in_line_clear("gain O1", 1),
    "wrong_rows": lambda: in_line_clear("take W4", 0),
    "deck_top_off": lambda: (table().game(), "take Wdeck", None),
    "deck_empty": lambda: (table(options={"deck_top": True}).deck("W").game(), "take Wdeck", None),
    "deck_other_marker": lambda: in_line_clear("take Wdeck", 2, options={"deck_top": True}),
    "black_limit": lambda: (black_twice(), "take B3", None),
    "swap_to_level_5": lambda: (ghost().supply(0, T4=1).game(), "swap T4 P5", None),
    "ambassador_none": lambda: (placing().seat(0, unused_m=[]).game(), "ambassador", None),
    "ambassador_later": lambda: (
        after(table(options={"ambassador_later": True}).supply(0, O1=1, I2=1).puzzle(0, 1, "XW03"), "place 1 I2 a1b1"),
        "ambassador",
        None,
    ),
    "ambassador_nothing_fits": lambda: (placing().supply(0).game(), "ambassador", None),
    "ambassador_once_a_puzzle": lambda: (
        after(placing(), "ambassador", "place 1 O1 a1"),
        "place 1 O1 b1",
        None,
    ),
    "ambassador_place_first": lambda: (after(placing(), "ambassador"), "done", None),
    "ghost_not_in_supply": lambda: (ghost().game(), "ghost P5 O1+O4", None),
    "ghost_none_left": lambda: (ghost().supply(0, P5=1).reserve(O4=0).game(), "ghost P5 O1+O4", None),
    "ghost_once_a_puzzle": lambda: (
        after(ghost().supply(0, P5=1).puzzle(0, 1, "XW01"), "ghost P5 O1+I2+I2", "place 1 I2 a1b1"),
        "place 1 I2 c1d1",
        None,
    ),
    "ghost_not_taken": lambda: (
        after(ghost().supply(0, P5=1, I3=1).puzzle(0, 1, "XW01"), "ghost P5 O1+I2+I2"),
        "place 1 I3 a1b1c1",
        None,
    ),
    "no_level_up_open": lambda: (ghost().game(), "levelup I2 V3", None),
    "level_up_not_in_supply": lambda: (level_up(1, I2=1), "levelup O1 I2", None),
    "level_up_same_piece": lambda: (second_step(), "levelup O1 I2", None),
    "level_up_not_offered": lambda: (level_up(1, I2=1), "levelup I2 T4", None),
    "recycle_off": lambda: (table().game(), "recycle W", None),
    "recycle_solo": lambda: (table(variant="solo", edition="revised").game(), "recycle W", None),
    "recycle_other_marker": lambda: in_line_clear("recycle B", 2, options=RECYCLING),
    "recycle_row_empty": lambda: (
        table(options=RECYCLING).row("W", None, None, None, None).game(),
        "recycle W",
        None,
    ),
    "recycle_deck_empty": lambda: (table(options=RECYCLING).deck("W").game(), "recycle W", None),
    "no_recycle_open": lambda: (table(options=RECYCLING).game(), "under 1", None),
    "under_no_puzzle": lambda: (after(table(options=RECYCLING), "recycle W", "under 2"), "under 2", None),
    "nothing_to_decline": lambda: (table().game(), "skip", None),
    "must_act": lambda: (table(options={"must_act": True}).game(), "pass", None),
}


def test_every_refusal_of_these_chapters_is_here() -> None:
    ids = {name for name, rule in REASONS if rule and (rule[0] in "GAXLR" or rule == "C4")}
    assert ids == set(CASES)


@pytest.mark.parametrize("code", CASES)
def test_the_refusal_names_its_rule(code: str) -> None:
    """[C4] [G1] [G2] [G3] [G5] [A2] [L3] [L4] [R1] [R2] [R3] [R5] [R9] [R10] [R12]
    the code, its rule, and nothing has changed.
    """
    game, move, seat = CASES[code]()
    actor = game.to_decide[0] if seat is None else seat
    refusal = game.why_not(move, actor)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, dict(REASONS)[code])
    assert refusal.sentence
    assert "{" not in refusal.sentence
    before = game.to_dict()
    with pytest.raises(IllegalMove) as caught:
        game.play(move, actor)
    assert caught.value.refusal == refusal
    assert str(refusal.rule) in str(caught.value)
    assert game.to_dict() == before
    assert Move(move) not in game.legal(actor)


@pytest.mark.parametrize("code", CASES)
def test_the_position_can_be_played_on(code: str) -> None:
    """[T1] [T13] a refusal never leaves its player without a legal decision."""
    game, _, _ = CASES[code]()
    for seat in game.to_decide:
        assert game.legal(seat)
