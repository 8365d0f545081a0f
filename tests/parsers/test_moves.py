"""Move texts from anywhere: understood exactly, or refused with a sentence; and the game does not change."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from projectl import Game, IllegalMove, Move
from tests.counts import times
from tests.modes import MODES
from tests.playing import play_on, state_bytes

GAMES = [play_on(Game.new(seed=4, **MODES[mode]), Random(4), 25) for mode in list(MODES)[::4]]
KNOWN = {str(Move.from_index(index)) for index in range(2751)}
VALID = st.integers(0, 2750).map(lambda index: str(Move.from_index(index)))
CELLS = st.lists(st.sampled_from("abcdef"), max_size=6).map("1".join)


@st.composite
def bent(draw: st.DrawFn) -> str:
    """A move text with a letter changed, left out, doubled, or in the other case."""
    text = draw(VALID)
    place = draw(st.integers(0, len(text) - 1))
    change = draw(
        st.sampled_from(["", " ", "  ", "\t", "\n", "1", "a", "{", "{x}", text[place].swapcase(), text[place] * 2])
    )
    return text[:place] + change + text[place + 1 :]


TEXTS = (
    st.text()
    | bent()
    | VALID.map(lambda text: text + " ")
    | VALID.map(str.upper)
    | VALID.map(lambda text: text[: len(text) // 2])
    | st.builds("place {} {} {}".format, st.integers(-1, 9), st.sampled_from(["I2", "P5", "Z9"]), CELLS)
    | st.builds("ghost {} {}".format, st.sampled_from(["P5", "I2"]), st.text(max_size=60))
)


@settings(max_examples=times(500))
@given(text=TEXTS, which=st.integers(0, len(GAMES) - 1))
@example(text="place 1 I2 {cells}", which=0)
@example(text="place 1 I2 \x1b[2J", which=0)
@example(text="ghost P5 \x00", which=0)
@example(text="take W2\n", which=0)
@example(text="take  W2", which=0)
def test_texts(text: str, which: int) -> None:
    game = GAMES[which]
    before, seat = state_bytes(game), (game.to_decide or (0,))[0]
    refusal = game.why_not(text, seat)
    if text in KNOWN:
        assert refusal is None or refusal.rule is not None
        assert Move(text).index in range(2751)
        return
    assert refusal is not None
    assert refusal.rule is None
    assert len(refusal.sentence) < 400
    assert refusal.sentence.isprintable()
    with pytest.raises(IllegalMove) as caught:
        game.play(text, seat)
    assert caught.value.refusal == refusal
    with pytest.raises(ValueError, match="not a move"):
        Move(text)
    assert state_bytes(game) == before


@pytest.mark.parametrize("thing", [None, 5, 5.0, b"take W1", ["take W1"], {}, object(), ("take", "W1")])
def test_no_text(thing: Any) -> None:
    game = Game.new(seed=1)
    before = state_bytes(game)
    refusal = game.why_not(thing)
    assert refusal is not None
    assert refusal.sentence
    with pytest.raises(IllegalMove):
        game.play(thing)
    assert state_bytes(game) == before


@pytest.mark.parametrize("seat", [-1, 2, 6, 10**30, 0.0, "0", True, [0]])
def test_no_seat(seat: Any) -> None:
    """A seat that is not at the table is a mistake of the caller, not of the player."""
    game = Game.new(players=2, seed=1)
    before = state_bytes(game)
    for ask in (
        game.legal,
        game.mask,
        game.view,
        lambda s: game.why_not("gain O1", s),
        lambda s: game.play("gain O1", s),
    ):
        with pytest.raises(ValueError, match="seat"):
            ask(seat)
    assert state_bytes(game) == before


@pytest.mark.parametrize(
    "terms",
    [
        {"players": 1},
        {"players": 7},
        {"players": 2.0},
        {"players": True},
        {"players": 10**5000},
        {"variant": "chess"},
        {"variant": None},
        {"edition": "deluxe"},
        {"edition": ["kickstarter"]},
        {"expansions": "ghost"},
        {"expansions": ["phoenix"]},
        {"expansions": [[]]},
        {"expansions": 5},
        {"difficulty": "standard"},
        {"variant": "solo", "difficulty": "easy"},
        {"variant": "solo", "difficulty": ["standard"]},
        {"variant": "solo", "players": 2},
        {"variant": "solo", "options": {"endless_white": True}},
        {"variant": "line-clear", "players": 3},
        {"players": 5, "edition": "retail"},
        {"players": 6},
        {"seed": -1},
        {"seed": 2**64},
        {"seed": 10**5000},
        {"seed": "7"},
        {"seed": 1.0},
        {"seed": True},
        {"options": ["must_act"]},
        {"options": {"must_act": 1}},
        {"options": {"flying": True}},
        {"options": {5: True}},
        {"options": {"pieces_each": 0}},
        {"options": {"pieces_each": 100}},
        {"options": {"pieces_each": True}},
        {"options": {"exchange_down": "two"}},
        {"options": {"exchange_down": []}},
        {"options": {"pieces_each": 1}},
        {"puzzles": "no/such/file.txt"},
        {"puzzles": "W01 1 I2\n"},
        {"puzzles": 5},
        {"puzzles": b"W01"},
        {"puzzles": "\x00"},
        {"puzzles": ""},
        {"puzzles": "/"},
    ],
)
def test_terms_that_do_not_go_together(terms: dict[str, Any]) -> None:
    from projectl import InvalidPosition

    with pytest.raises(InvalidPosition) as caught:
        Game.new(**terms)
    assert 10 < len(str(caught.value)) < 400


@pytest.mark.parametrize("kind", [int, np.int16, np.int64, np.uint16])
def test_a_move_may_be_its_index(kind: Callable[[int], int]) -> None:
    game, by_text = Game.new(seed=1), Game.new(seed=1)
    for text in ("take W1", "gain O1", "take B2"):
        index = kind(Move(text).index)
        assert Move.from_index(index) is Move(text)
        assert game.why_not(index) is None
        assert game.play(index) == by_text.play(text)
    assert game.record() == by_text.record()
    refusal = game.why_not(kind(Move("master").index), kind(0))
    assert refusal == game.why_not("master", 0)
    assert refusal is not None


def test_a_move_never_changes() -> None:
    with pytest.raises(AttributeError, match="never changes"):
        Move("done").index = 3


def test_the_natural_loop_over_a_mask_plays_a_game() -> None:
    game, rng = Game.new(seed=1), np.random.default_rng(1)
    while not game.is_over:
        game.play(rng.choice(np.flatnonzero(game.mask())))
    assert Game.from_record(game.record()).scores == game.scores


@pytest.mark.parametrize("index", [-1, 2751, 10**5000, np.int64(-3)], ids=range(4))
def test_an_index_that_does_not_exist_says_which_do(index: int) -> None:
    refusal = Game.new(seed=1).why_not(index)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("unreadable_index", None)
    assert refusal.sentence == "There is no such move. Indices go from 0 to 2750."
