"""Positions that cannot be: the rules say which, once for all who read one."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from projectl import Game, InvalidPosition
from projectl.catalogue.filling import filling
from projectl.catalogue.puzzles import published
from projectl.rules import sound
from projectl.rules.book import find_filling
from projectl.rules.compiled import entry
from tests.counts import FULL
from tests.modes import MODES

Position = dict[str, Any]
ONE_ARROW, TWO_ARROWS = (
    next(puzzle.id for puzzle in published("ghost") if puzzle.reward == reward) for reward in ("^", "^^")
)


def won(d: Position, puzzle: str) -> None:
    """A puzzle goes into the first seat's pile."""
    for name, deck in d["decks"].items():
        d["decks"][name] = [each for each in deck if each != puzzle]
        d["rows"][name] = [None if each == puzzle else each for each in d["rows"][name]]
    d["seats"][0]["pile"].append(puzzle)


def raising(puzzle: str, steps: int, raised: str | None) -> Callable[[Position], None]:
    """A Level Up is open."""

    def change(d: Position) -> None:
        won(d, puzzle)
        d["seats"][0]["pending"] = {"kind": "levelup", "puzzles": [puzzle], "steps": steps, "raised": raised}

    return change


def spent(d: Position) -> None:
    """The game is over, and somebody has laid more pieces than four puzzles hold."""
    d.update(phase="over", to_decide=[])
    d["seats"][0]["actions_left"] = 0
    d["seats"][1]["touches"] = 101


def marked(d: Position) -> None:
    """A puzzle without an `M` is said to have one."""
    won(d, "W01")
    d["seats"][0]["unused_m"] = ["W01"]


def full(d: Position) -> None:
    """A puzzle is full that nobody fills now."""
    won(d, "XW02")
    d["seats"][0]["pile"].pop()
    d["seats"][1]["puzzles"][0] = {"id": "XW02", "placed": [["O4", "a1b1a2b2"]]}
    d["reserve"]["O4"] -= 1


CASES: dict[int, tuple[str, Callable[[Position], Any]]] = {
    sound.IDLE_TOO_LONG: ("kickstarter-2", lambda d: d["idle"].update(rounds=3)),
    sound.PASSED_TOO_EARLY: ("line-clear-4", lambda d: d.update(passed=["white"])),
    sound.DECK_EMPTY: ("solo-standard-reserve", lambda d: d["decks"].update(G=[])),
    sound.MANY_LOCKS: ("solo-standard-reserve", lambda d: d["solo"].update(supply=7)),
    sound.OTHER_PIECES: ("kickstarter-2", lambda d: d["reserve"].update(I2=2)),
    sound.OTHER_LEVEL_5: ("ghost-2", lambda d: d["reserve"].update(U5=11)),
    sound.NOT_ONE: ("kickstarter-2", lambda d: d.update(to_decide=[0, 1])),
    sound.SAME_HOLDER: ("line-clear-4", lambda d: d.update(markers={"white": 0, "black": 0})),
    sound.NO_HOLDER: ("line-clear-4", lambda d: d.update(to_decide=[1])),
    sound.NOT_ONE_TOUCHES: ("kickstarter-2", lambda d: d.update(phase="finishing", to_decide=[0, 1])),
    sound.OTHER_ACTIONS: ("kickstarter-2", lambda d: d["seats"][1].update(actions_left=1)),
    sound.NOT_FORGOTTEN: ("kickstarter-2", lambda d: d["seats"][1].update(black_taken=True)),
    sound.TOUCHES_TOO_EARLY: ("kickstarter-2", lambda d: d["seats"][1].update(touches=1)),
    sound.MANY_TOUCHES: ("kickstarter-2", spent),
    sound.PENDING_TOO_LATE: (
        "kickstarter-2",
        lambda d: d["seats"][1].update(pending={"kind": "ambassador", "placed_on": []}),
    ),
    sound.FULL: ("own-2", full),
    sound.NO_M: ("kickstarter-2", marked),
    sound.NOTES: ("kickstarter-2", lambda d: d["seats"][1]["noted"].update(puzzles=1)),
    sound.MANY_NOTES: ("endless-2", lambda d: d["seats"][1]["noted"].update(puzzles=1, points=21)),
    sound.MASTER_UNUSED: (
        "kickstarter-2",
        lambda d: d["seats"][0].update(pending={"kind": "master", "placed_on": []}),
    ),
    sound.NO_AMBASSADOR: (
        "kickstarter-2",
        lambda d: d["seats"][0].update(pending={"kind": "ambassador", "placed_on": []}),
    ),
    sound.NO_GHOST: (
        "kickstarter-2",
        lambda d: d["seats"][0].update(pending={"kind": "ghost", "placed_on": [], "parts": {}}),
    ),
    sound.NO_PARTS: (
        "ghost-2",
        lambda d: d["seats"][0].update(pending={"kind": "ghost", "placed_on": [], "parts": {"T4": 1}}),
    ),
    sound.OTHER_REWARD: ("kickstarter-2", raising("W01", 1, None)),
    sound.MANY_STEPS: ("ghost-2", raising(ONE_ARROW, 2, None)),
    sound.NOT_RAISED: ("ghost-2", raising(TWO_ARROWS, 1, "T4")),
    sound.NO_RECYCLE: (
        "kickstarter-2",
        lambda d: d["seats"][0].update(pending={"kind": "recycle", "row": "W", "under": 1}),
    ),
}
"""For each reason a mode, and what is changed in its first position. That there are too many puzzles of a colour is
seen with a box of one's own, below."""


@pytest.mark.parametrize("code", CASES)
def test_a_position_that_cannot_be_is_refused_by_its_rule(code: int) -> None:
    """[E8] [L6] [X13] [X2] [C2] [C4] [S5] [L2] [L3] [E3] [T1] [T11] [T13] [P1] [A1] [R11] [G1] [G2] [P3] [G5] [R3]."""
    mode, change = CASES[code]
    tree = Game.new(seed=1, **MODES[mode]).to_dict()
    change(tree)
    rules, sentence = sound.REASONS[code]
    said = re.escape(sentence).replace(r"\{seat\}", r"\d").replace(r"\{piece\}", r"\w\d")
    with pytest.raises(InvalidPosition, match=rf"^{said} \({rules}\)$"):
        Game.from_dict(tree)


def test_more_black_puzzles_than_a_game_holds_are_refused() -> None:
    """[S1] the most that six players need."""
    face = "\n.....\n.###.\n.....\n.....\n.....\n"
    own = "".join(f"XB{number:02} 1 I2{face}" for number in range(1, 12))
    tree = Game.new(seed=1, puzzles=own).to_dict()
    text = str({**tree, "puzzles": None})
    black = [f"B{number:02}" for number in range(1, 21)] + [f"XB{number:02}" for number in range(1, 12)]
    tree["decks"]["B"] += [puzzle for puzzle in black if f"'{puzzle}'" not in text][:12]
    assert Game.from_dict(tree).to_decide == (0,)
    tree["seats"][0]["pile"] = [puzzle for puzzle in black if puzzle not in str({**tree, "puzzles": None})][:1]
    with pytest.raises(InvalidPosition, match=r"more puzzles of a colour .*\(S1\)"):
        Game.from_dict(tree)


def test_every_reason_is_tried() -> None:
    assert set(CASES) == set(range(1, len(sound.REASONS))) - {sound.MANY_PUZZLES}


@entry
def count_unfilled(first: int, last: int) -> int:
    """How many of these recesses no box can fill."""
    laid, found = np.zeros(25, np.int16), 0
    for recess in range(first, last):
        if find_filling(recess, laid) == 0:
            found += 1
    return found


def test_compiled_code_fills_what_python_fills() -> None:
    """[C2] [T9] also in the rows of a checkerboard, which few pieces fit."""
    checkerboard = 0b1010101010101010101010101
    tried = [checkerboard & ~(1 << cell) for cell in range(25)] + [checkerboard, (1 << 25) - 1, 1, 0b11]
    tried += [checkerboard & ~(1 << a) & ~(1 << b) & ~(1 << c) for a in (0, 2, 4) for b in (6, 8, 10) for c in (12, 24)]
    for recess in tried:
        assert count_unfilled(recess, recess + 1) == (filling(recess) is None), recess


def test_nearly_every_recess_can_be_filled() -> None:
    """[C2] [T9] of all 33 million only those with too many lone cells cannot."""
    assert count_unfilled(1, 1 << 20) == 0
    if FULL:
        assert count_unfilled(1, 1 << 25) == 121
