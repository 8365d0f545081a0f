"""Positions and views from anywhere: read, or refused with a sentence; and what was read can be played."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from projectl import Game, InvalidPosition
from tests.counts import times
from tests.modes import MODES
from tests.parsers.mutations import SENSIBLE, bend, position
from tests.playing import lively, play_on, state_bytes
from tests.property.test_play import box_of, pieces_in, puzzles_in

Position = dict[str, Any]
SEEDS = st.integers(0, 2**32)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def is_sentence(error: ValueError) -> bool:
    text = str(error)
    return 10 < len(text) < 600 and "Traceback" not in text


def read_or_refused(read: Callable[..., Game], *given_: Any) -> Game | None:
    """The game, or None where InvalidPosition says why not; anything else fails."""
    refusal: InvalidPosition
    try:
        return read(*given_)
    except InvalidPosition as error:
        refusal = error
    assert is_sentence(refusal)
    return None


def play_checked(game: Game, random: Random, most: int = 50) -> None:
    """Random decisions from a position that was accepted: it has to behave like any other."""
    first = game.to_dict()
    assert pieces_in(first) == box_of(first)
    assert Game.from_dict(first).to_dict() == first
    for _ in range(most):
        if game.is_over:
            assert game.winners
            break
        assert game.to_decide
        seat = random.choice(game.to_decide)
        game.play(lively(game, seat, random), seat)
    last = game.to_dict()
    assert pieces_in(last) == box_of(last)
    assert puzzles_in(last) == puzzles_in(first)
    assert state_bytes(Game.from_dict(last)) == state_bytes(game)
    assert state_bytes(Game.from_record(game.record())) == state_bytes(game)
    for seat_or_none in (None, 0):
        view = game.view(seat_or_none)
        # Colours that no set-up gives [S1] [X1] may leave too few hidden puzzles of one: then None.
        dealt = read_or_refused(Game.from_view, view, 1)
        assert dealt is None or dealt.view(seat_or_none) == view


@settings(max_examples=times(300))
@given(given_=JSON)
def test_anything(given_: Any) -> None:
    assert read_or_refused(Game.from_dict, given_) is None
    assert read_or_refused(Game.from_view, given_, 1) is None


@settings(max_examples=times(300))
@given(seed=SEEDS)
def test_bent_positions(seed: int) -> None:
    random = Random(seed)
    tree = position(random)
    for _ in range(random.choice((1, 1, 2, 3))):
        bend(tree, random)
    game = read_or_refused(Game.from_dict, tree)
    if game is not None:
        play_checked(game, random)


@example(seed=10002)
@settings(max_examples=times(300))
@given(seed=SEEDS)
@example(seed=279)
@example(seed=519)
def test_rearranged_positions(seed: int) -> None:
    """Most of these could be on a table; those that could not are refused, not played into a crash."""
    random = Random(seed)
    tree = position(random)
    for _ in range(random.choice((1, 1, 2, 3, 5))):
        random.choice(SENSIBLE)(tree, random)
    game = read_or_refused(Game.from_dict, json.loads(json.dumps(tree)))
    if game is not None:
        play_checked(game, random)


@settings(max_examples=times(150))
@given(seed=SEEDS)
def test_bent_views(seed: int) -> None:
    random = Random(seed)
    game = Game.from_dict(position(random))
    before = state_bytes(game)
    view = game.view(random.choice((None, 0)))
    for _ in range(random.choice((1, 1, 2))):
        bend(view, random)
    dealt = read_or_refused(Game.from_view, view, seed)
    if dealt is not None:
        play_checked(dealt, random, 20)
    assert state_bytes(game) == before


REFUSED: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a piece too many": lambda d: d["reserve"].update(I2=d["reserve"]["I2"] + 1),
    "a piece too few": lambda d: d["seats"][0]["supply"].update(O1=0),
    "a negative count": lambda d: d["reserve"].update(I2=-1),
    "a negative count made good elsewhere": lambda d: (
        d["reserve"].update(I2=16),
        d["seats"][0]["supply"].update(I2=-3),
    ),
    "a shape that is not in play": lambda d: d["reserve"].update(P5=0),
    "a shape left out": lambda d: d["reserve"].pop("T4"),
    "a puzzle twice": lambda d: d["decks"]["W"].append(d["rows"]["W"][0]),
    "a puzzle twice in one deck": lambda d: d["decks"]["B"].append(d["decks"]["B"][0]),
    "an unknown puzzle": lambda d: d["decks"]["W"].append("W99"),
    "a puzzle of an expansion that is not in play": lambda d: d["decks"]["W"].append("GW01"),
    "a black puzzle among the white": lambda d: d["decks"]["W"].append(d["decks"]["B"].pop()),
    "a row of five": lambda d: d["rows"]["W"].append(None),
    "a fifth place": lambda d: d["seats"][0]["puzzles"].append(None),
    "one seat too many": lambda d: d["seats"].append(d["seats"][0]),
    "pieces that overlap": lambda d: (
        d["seats"][0]["puzzles"].__setitem__(0, {"id": d["decks"]["W"].pop(), "placed": [["O1", "c3"], ["O1", "c3"]]}),
        d["reserve"].update(O1=d["reserve"]["O1"] - 2),
    ),
    "an unknown key": lambda d: d.update(extra=1),
    "a missing key": lambda d: d.pop("idle"),
    "a newer version": lambda d: d.update(format="projectl-position/2"),
    "another format": lambda d: d.update(format="projectl-view/1"),
    "an unknown option": lambda d: d["options"].update(flying=True),
    "an option of the wrong type": lambda d: d["options"].update(must_act="yes"),
    "too many players": lambda d: d.update(players=7),
    "solo with two": lambda d: d.update(variant="solo"),
    "nobody to decide": lambda d: d.update(to_decide=[]),
    "two to decide": lambda d: d.update(to_decide=[0, 1]),
    "a round that never was": lambda d: d.update(round=0),
    "touches before the end": lambda d: d["seats"][0].update(touches=2),
    "a Master action used by who is not at turn": lambda d: d["seats"][1].update(master_used=True),
    "a black puzzle counted for who is not at turn": lambda d: d["seats"][1].update(black_taken=True),
    "a marker passed where there are none": lambda d: d.update(passed=["white"]),
    "notes without endless_white": lambda d: d["seats"][0]["noted"].update(points=5),
    "an M that is none": lambda d: (
        d["seats"][0]["pile"].append(d["decks"]["W"].pop()),
        d["seats"][0].update(unused_m=d["seats"][0]["pile"][:]),
    ),
    "a Master action open but not used": lambda d: (
        d["seats"][0].update(pending={"kind": "master", "placed_on": []}),
        d["seats"][0]["puzzles"].__setitem__(0, {"id": d["decks"]["W"].pop(), "placed": []}),
    ),
    "a recycle these rules do not have": lambda d: d["seats"][0].update(
        pending={"kind": "recycle", "row": "W", "under": 1}
    ),
    "a Ghost action without Ghost": lambda d: d["seats"][0].update(
        pending={"kind": "ghost", "placed_on": [], "parts": {"O1": 1}}
    ),
    "an Ambassador action without Ambassador": lambda d: (
        d["seats"][0].update(pending={"kind": "ambassador", "placed_on": []}),
        d["seats"][0]["puzzles"].__setitem__(0, {"id": d["decks"]["W"].pop(), "placed": []}),
    ),
    "NaN": lambda d: d.update(round=float("nan")),
    "a huge number": lambda d: d.update(round=10**5000),
}


@pytest.mark.parametrize("what", REFUSED)
def test_refused(what: str) -> None:
    tree = Game.new(players=2, seed=1).to_dict()
    REFUSED[what](tree)
    before = repr(tree) if what != "a huge number" else ""
    with pytest.raises(InvalidPosition) as caught:
        Game.from_dict(tree)
    assert is_sentence(caught.value)
    assert before == "" or before == repr(tree)


def open_reward(*puzzles: str, **more: Any) -> Callable[[Position], Any]:
    """The first seat has won the first of these, and chooses the rewards of all."""

    def change(d: Position) -> None:
        d["decks"]["W"] = [each for each in d["decks"]["W"] if each != puzzles[0]]
        d["rows"]["W"] = [None if each == puzzles[0] else each for each in d["rows"]["W"]]
        d["seats"][0].update(pile=[puzzles[0]], pending={"kind": "reward", "puzzles": list(puzzles), **more})

    return change


CONTRADICTIONS: dict[str, tuple[str, Callable[[Position], Any]]] = {
    "are not different seats of this table": ("kickstarter-2", lambda d: d.update(to_decide=[0, 0])),
    "rng: a generator is part of a game with endless_white": (
        "kickstarter-2",
        lambda d: d.update(rng=[1, 2, 3, 4]),
    ),
    "noted: points are missing": ("kickstarter-2", lambda d: d["seats"][0]["noted"].update(points=None)),
    "unused_m must be different puzzles of the pile": (
        "ambassador-3",
        lambda d: d["seats"][0].update(unused_m=["AW01"]),
    ),
    "new_m must be among unused_m": ("ambassador-3", lambda d: d["seats"][0].update(new_m=["AW01"])),
    "a complete position names all": ("kickstarter-2", lambda d: d["seats"][0].update(pile=[None])),
    "master has exactly the keys placed_on": (
        "kickstarter-2",
        lambda d: d["seats"][0].update(pending={"kind": "master", "placed_on": [], "steps": 1}),
    ),
    "'U5' is no part of a Ghost action": (
        "ghost-2",
        lambda d: d["seats"][0].update(pending={"kind": "ghost", "placed_on": [], "parts": {"U5": 1}}),
    ),
    "a puzzle is rewarded once": ("kickstarter-2", open_reward("W01", "W01")),
    "'B01' is not in the pile": ("kickstarter-2", open_reward("W01", "B01")),
    "there is no piece 'Z9'": ("kickstarter-2", open_reward("W01", kind="levelup", steps=1, raised="Z9")),
    "solo: part of a solo game": (
        "kickstarter-2",
        lambda d: d.update(solo={"locks": [0, 0, 0], "supply": 0, "pile": []}),
    ),
    "markers: part of a Line Clear game": ("kickstarter-2", lambda d: d.update(markers={"white": 0, "black": 1})),
    "markers: seats of this table hold them": ("line-clear-4", lambda d: d["markers"].update(black=4)),
}
"""What is said, in which mode, of which change of its first position."""


@pytest.mark.parametrize("said", CONTRADICTIONS)
def test_what_contradicts_itself_is_named(said: str) -> None:
    mode, change = CONTRADICTIONS[said]
    tree = Game.new(seed=1, **MODES[mode]).to_dict()
    change(tree)
    with pytest.raises(InvalidPosition, match=re.escape(said)):
        Game.from_dict(tree)


def test_a_solo_game_that_could_not_end_is_refused() -> None:
    """[X13] with an empty deck and no trigger, a player who cannot act would wait for ever."""
    tree = Game.new(variant="solo", seed=1).to_dict()
    tree["decks"]["G"] = []
    with pytest.raises(InvalidPosition, match="X13"):
        Game.from_dict(tree)
    tree["final_round"] = 2
    assert play_on(Game.from_dict(tree), Random(1)).is_over


@pytest.mark.parametrize("mode", MODES)
def test_a_position_is_not_touched_by_reading(mode: str) -> None:
    tree = Game.new(seed=1, **MODES[mode]).to_dict()
    before = json.dumps(tree)
    game = Game.from_dict(tree)
    game.play(game.legal(game.to_decide[0])[0], game.to_decide[0])
    assert json.dumps(tree) == before
