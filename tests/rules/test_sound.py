"""Positions that cannot be: the rules say which, once for all who read one."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from projectl import Game, InvalidPosition
from projectl.catalogue.filling import filling
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.puzzles import published
from projectl.rules import sound
from projectl.rules.book import find_filling
from projectl.rules.compiled import INTERPRET, entry
from projectl.rules.state import ORDINARY
from tests.counts import FULL
from tests.modes import MODES
from tests.rules.faces import own
from tests.table import Table

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


def refused(code: int, mode: str, change: Callable[[Position], Any]) -> None:
    """The first position of a mode, changed, is refused for this reason."""
    tree = Game.new(seed=1, **MODES[mode]).to_dict()
    change(tree)
    rules, sentence = sound.REASONS[code]
    said = re.escape(sentence).replace(r"\{seat\}", r"\d").replace(r"\{piece\}", r"\w\d")
    with pytest.raises(InvalidPosition, match=rf"^{said} \({rules}\)$"):
        Game.from_dict(tree)


@pytest.mark.parametrize("code", CASES)
def test_a_position_that_cannot_be_is_refused_by_its_rule(code: int) -> None:
    """[E8] [L6] [X13] [X2] [C2] [C4] [S5] [L2] [L3] [E3] [T1] [T11] [T13] [P1] [A1] [R11] [G1] [G2] [P3] [G5] [R3]."""
    refused(code, *CASES[code])


def seat(number: int, **facts: Any) -> Callable[[Position], None]:
    """Other facts of a seat."""
    return lambda d: d["seats"][number].update(facts)


def noted(**facts: int) -> Callable[[Position], None]:
    """Other notes of the second seat."""
    return lambda d: d["seats"][1]["noted"].update(facts)


def both(*changes: Callable[[Position], Any]) -> Callable[[Position], None]:
    """One after the other."""

    def change(d: Position) -> None:
        for each in changes:
            each(d)

    return change


def filled(owner: int, **facts: Any) -> Callable[[Position], None]:
    """A puzzle of this seat is full, and it has these facts."""

    def change(d: Position) -> None:
        full(d)
        puzzles = d["seats"][1]["puzzles"]
        d["seats"][1]["puzzles"] = [None] * 4
        d["seats"][owner].update(puzzles=puzzles, **facts)

    return change


def touching(d: Position) -> None:
    """Finishing Touches, at which the first seat decides."""
    d["phase"] = "finishing"
    d["seats"][0]["actions_left"] = 0


def rewarded(puzzle: str) -> Callable[[Position], None]:
    """The reward of a puzzle is being chosen."""
    return both(lambda d: won(d, puzzle), seat(0, pending={"kind": "reward", "puzzles": [puzzle]}))


def new_m(d: Position) -> None:
    """The second seat has completed an `M` puzzle in this turn, which is not its."""
    won(d, "AW01")
    d["seats"][0]["pile"].clear()
    d["seats"][1].update(pile=["AW01"], unused_m=["AW01"], new_m=["AW01"])


PLACING: Position = {"placed_on": []}
EDGES: list[tuple[str, Callable[[Position], Any]]] = [
    ("kickstarter-2", lambda d: d["idle"].update(rounds=2)),
    ("kickstarter-2", both(touching, lambda d: d["idle"].update(rounds=3))),
    ("line-clear-4", lambda d: d.update(passed=["white"], final_round=1)),
    ("line-clear-4", both(lambda d: d.update(to_decide=[d["markers"]["black"]]), seat(0, actions_left=0))),
    ("solo-standard-markers", lambda _: None),
    ("solo-standard-reserve", lambda d: d["decks"].update(G=d["decks"]["G"][:1])),
    ("solo-standard-reserve", both(lambda d: d["decks"].update(G=[]), lambda d: d.update(final_round=1))),
    ("solo-standard-reserve", both(touching, lambda d: d["decks"].update(G=[]))),
    ("own-2", filled(0, pending={"kind": "master", "placed_on": [1]}, master_used=True)),
    ("own-2", both(filled(0), touching)),
    ("endless-2", noted(puzzles=1, points=20, m=1)),
    ("ghost-2", seat(0, pending={"kind": "ghost", "parts": {"O1": 1, "I2": 1}, **PLACING})),
    ("ghost-2", raising(TWO_ARROWS, 2, None)),
    ("ghost-2", raising(ONE_ARROW, 1, "I2")),
    ("kickstarter-2", rewarded("W01")),
]
"""Modes, and changes of their first position that are just possible."""


@pytest.mark.parametrize("number", range(len(EDGES)))
def test_a_position_at_the_edge_can_be(number: int) -> None:
    """[E8] [L6] [X13] [P1] [E3] [R11] [G2] [G5] [P3] what the rules allow is not refused."""
    mode, change = EDGES[number]
    tree = Game.new(seed=1, **MODES[mode]).to_dict()
    change(tree)
    assert Game.from_dict(tree).to_dict() == tree


BEYOND: list[tuple[int, str, Callable[[Position], Any]]] = [
    (sound.PASSED_TOO_EARLY, "kickstarter-2", lambda d: d.update(passed=["white"], final_round=2)),
    (sound.OTHER_LEVEL_5, "ghost-2", lambda d: d["reserve"].update({PIECES[ORDINARY]: 1})),
    (sound.NOT_ONE_TOUCHES, "kickstarter-2", both(touching, lambda d: d.update(phase="over"))),
    (sound.NO_HOLDER, "line-clear-4", lambda d: d.update(to_decide=[d["markers"]["white"], 1])),
    (sound.OTHER_ACTIONS, "kickstarter-2", seat(0, actions_left=0)),
    (sound.NOT_FORGOTTEN, "kickstarter-2", seat(1, master_used=True)),
    (sound.NOT_FORGOTTEN, "ambassador-3", new_m),
    (sound.FULL, "own-2", filled(0)),
    (sound.FULL, "own-2", both(filled(1), touching)),
    (sound.NOTES, "kickstarter-2", noted(points=1)),
    (sound.NOTES, "kickstarter-2", noted(m=1)),
    (sound.MANY_NOTES, "endless-2", noted(puzzles=1, m=2)),
    (sound.MANY_NOTES, "endless-2", seat(0, noted={"points": 0, "puzzles": 2, "m": 1, "m_new": 2})),
    (sound.NO_PARTS, "ghost-2", seat(0, pending={"kind": "ghost", "parts": {"O1": 2}, **PLACING})),
    (sound.NO_RECYCLE, "revised-solo", seat(0, pending={"kind": "recycle", "row": "W", "under": 1})),
    (sound.OTHER_REWARD, "ambassador-3", rewarded("AW01")),
    (sound.OTHER_REWARD, "ghost-2", rewarded(ONE_ARROW)),
    (sound.MANY_STEPS, "ghost-2", raising(TWO_ARROWS, 2, "I2")),
]
"""Codes, modes, and changes that are just impossible."""


@pytest.mark.parametrize("number", range(len(BEYOND)))
def test_a_position_beyond_the_edge_cannot_be(number: int) -> None:
    """[L6] [E3] [L3] [T1] [T11] [P1] [R11] [G2] [R10] [P3] [G4] [G5] each by its own reason."""
    refused(*BEYOND[number])


def test_it_names_the_seat() -> None:
    """[T1] the one that has what it cannot have."""
    tree = Game.new(seed=1, players=3).to_dict()
    tree["seats"][2]["actions_left"] = 1
    with pytest.raises(InvalidPosition, match=r"^seat 2: actions are left"):
        Game.from_dict(tree)


def test_an_m_that_was_noted_as_new_belongs_to_a_turn() -> None:
    """[R11] [R12] one is enough, and after the turn it is an old one."""
    table = Table(edition="revised", expansions=("ambassador",), options={"endless_white": True})
    noted = {"points": 2, "puzzles": 1, "m": 1, "m_new": 1}
    assert table.seat(0, noted=noted).game().to_decide == (0,)
    with pytest.raises(InvalidPosition, match=r"^seat 1: what was done this turn is forgotten"):
        table.seat(1, noted=noted).game()


def test_an_m_is_looked_for_in_every_pile() -> None:
    """[A1] the first seat's is real, the second's is not."""
    table = Table(expansions=("ambassador",)).pile(0, "AW01").pile(1, "W01").seat(0, unused_m=["AW01"])
    assert table.game().to_decide == (0,)
    with pytest.raises(InvalidPosition, match=r"^seat 1 pile: a puzzle has no M"):
        table.seat(1, unused_m=["W01"]).game()


@pytest.mark.parametrize(("touches", "is_possible"), [(99, True), (100, False)])
def test_no_more_touches_than_there_was_room(touches: int, is_possible: bool) -> None:
    """[E3] four puzzles have a hundred cells; one of two is still open here."""
    table = Table().supply(0, O1=1).puzzle(0, 1, "W22", ("O1", "c3")).turn(0, 0)
    table.set(phase="over", to_decide=[]).seat(0, touches=touches)
    if is_possible:
        assert table.game().is_over
    else:
        with pytest.raises(InvalidPosition, match=r"^seat 0: more touches than"):
            table.game()


@pytest.mark.parametrize("change", [{"passed": ["black"]}, {"to_decide": []}])
def test_of_two_markers_either_counts(change: Position) -> None:
    """[L3] [L6] nobody has passed before the end comes, and somebody decides."""
    with pytest.raises(InvalidPosition, match=r"\((L6|L3)\)$"):
        Game.from_dict({**Game.new(seed=1, **MODES["line-clear-4"]).to_dict(), **change})


def test_more_black_puzzles_than_a_game_holds_are_refused() -> None:
    """[S1] the most that six players need."""
    tree = Game.new(seed=1, puzzles=own(*(f"XB{number:02} 1 I2 b2c2d2" for number in range(1, 12)))).to_dict()
    text = str({**tree, "puzzles": None})
    black = [f"B{number:02}" for number in range(1, 21)] + [f"XB{number:02}" for number in range(1, 12)]
    tree["decks"]["B"] += [puzzle for puzzle in black if f"'{puzzle}'" not in text][:12]
    assert Game.from_dict(tree).to_decide == (0,)
    tree["seats"][0]["pile"] = [puzzle for puzzle in black if puzzle not in str({**tree, "puzzles": None})][:1]
    with pytest.raises(InvalidPosition, match=r"more puzzles of a colour .*\(S1\)"):
        Game.from_dict(tree)


@pytest.mark.parametrize("place", ["grid", "slot", "opponent"])
def test_in_solo_the_grid_and_both_sides_are_counted_too(place: str) -> None:
    """[S1] [X1] [X6] a black puzzle more than a game holds, wherever it lies."""
    table = Table(variant="solo", puzzles=own(*(f"XB{number:02} 1 I2 b2c2d2" for number in range(1, 12))))
    black = [f"B{number:02}" for number in range(1, 21)] + [f"XB{number:02}" for number in range(1, 6)]
    grid: list[str | None] = [None] * 9
    if place == "grid":
        grid[4] = black[0]
    elif place == "slot":
        table.puzzle(0, 3, black[0])
    else:
        table.d["solo"]["pile"] = [black[0]]
    table.set(rows={"G": grid}, decks={"G": black[2:]})
    assert table.game().to_decide == (0,)
    with pytest.raises(InvalidPosition, match=r"more puzzles of a colour"):
        table.set(decks={"G": black[1:]}).game()


def test_in_line_clear_only_the_holder_of_the_white_marker_recycles() -> None:
    """[R3] [R9] [L2] in its turn like anybody."""
    game = Game.new(seed=1, variant="line-clear", players=4, edition="revised")
    tree = game.to_dict()
    white, black = (tree["markers"][name] for name in ("white", "black"))
    game.play("recycle W", white)
    tree = game.to_dict()
    assert Game.from_dict(tree).to_dict() == tree
    tree["seats"][black]["pending"], tree["seats"][white]["pending"] = tree["seats"][white]["pending"], None
    with pytest.raises(InvalidPosition, match=r"may not recycle"):
        Game.from_dict(tree)


def test_a_noted_m_is_taken_at_its_word() -> None:
    """[A1] [R11] the puzzle may lie in the deck again."""
    table = Table(options={"endless_white": True}).puzzle(0, 1, "W22").puzzle(0, 2, "W23")
    assert table.seat(0, pending={"kind": "ambassador", "placed_on": [1]}).game().to_decide == (0,)


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
    assert count_unfilled(1, 1 << (10 if INTERPRET else 20)) == 0
    if FULL:
        assert count_unfilled(1, 1 << 25) == 121
