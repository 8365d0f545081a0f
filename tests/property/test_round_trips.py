"""What is written can be read again: records, positions, views, moves, and pickles."""

import json
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from projectl import Game, InvalidPosition, Move
from projectl.notation.records import with_seats
from projectl.notation.seats import MOST_LETTERS, Seated
from projectl.rules.actions import ACTIONS
from tests.counts import times
from tests.modes import MODES, OWN_PUZZLES, SAMPLE
from tests.playing import decisions, play_on, state_bytes

SEEDS = st.integers(0, 2**64 - 1)


def reached(mode: str, seed: int, length: int) -> Game:
    return play_on(Game.new(seed=seed, **MODES[mode]), Random(seed), length)


def as_json(something: object) -> Any:
    return json.loads(json.dumps(something))


@pytest.mark.parametrize("mode", SAMPLE)
@settings(max_examples=times(2))
@given(seed=SEEDS)
def test_positions(mode: str, seed: int) -> None:
    """All through a game: the same bytes, the same dict, the same scores."""
    game = Game.new(seed=seed, **MODES[mode])
    sometimes = Random(seed)
    for seat, move in decisions(game, Random(seed)):
        game.play(move, seat)
        if sometimes.random() < 0.75 and not game.is_over:
            continue
        position = game.to_dict()
        assert as_json(position) == position
        again = Game.from_dict(as_json(position))
        assert state_bytes(again) == state_bytes(game)
        assert again.to_dict() == position
        assert again.scores == game.scores


@pytest.mark.parametrize("mode", SAMPLE)
@settings(max_examples=times(3))
@given(seed=SEEDS, length=st.integers(0, 500), later=st.integers(0, 60))
def test_records(mode: str, seed: int, length: int, later: int) -> None:
    game = reached(mode, seed, length)
    again = Game.from_record(game.record())
    assert state_bytes(again) == state_bytes(game)
    assert again.record() == game.record()
    # A game that began from a position has a record too.
    middle = play_on(Game.from_dict(game.to_dict()), Random(seed), later)
    assert state_bytes(Game.from_record(middle.record())) == state_bytes(middle)
    assert Game.from_record(middle.record()).record() == middle.record()
    assert state_bytes(middle) == state_bytes(play_on(game, Random(seed), later))


@pytest.mark.parametrize("mode", SAMPLE)
@settings(max_examples=times(2))
@given(seed=SEEDS, length=st.integers(0, 500))
def test_pickles(mode: str, seed: int, length: int) -> None:
    game = reached(mode, seed, length)
    for protocol in (2, pickle.HIGHEST_PROTOCOL):
        again = pickle.loads(pickle.dumps(game, protocol))
        assert state_bytes(again) == state_bytes(game)
        assert again.record() == game.record()


def test_moves() -> None:
    """All of them: index, text, object and pickle."""
    texts = set()
    for index in range(ACTIONS):
        move = Move.from_index(index)
        assert move.index == index
        assert Move(str(move)) is move
        assert pickle.loads(pickle.dumps(move)) is move
        texts.add(str(move))
    assert len(texts) == ACTIONS


@pytest.mark.parametrize("mode", SAMPLE)
@settings(max_examples=times(2))
@given(seed=SEEDS, length=st.integers(0, 500), deal=st.integers(0, 2**32))
def test_views(mode: str, seed: int, length: int, deal: int) -> None:
    """A dealt position looks the same to whoever it was dealt for, and can be played to its end."""
    game = reached(mode, seed, length)
    for seat in (None, *range(len(game.to_dict()["seats"]))):
        view = game.view(seat)
        assert as_json(view) == view
        dealt = Game.from_view(as_json(view), deal)
        assert dealt.view(seat) == view
        assert dealt.to_decide == game.to_decide
        if seat is not None:
            assert dealt.legal(seat) == game.legal(seat)
        assert Game.from_view(view, deal).to_dict() == dealt.to_dict()
    assert play_on(dealt, Random(seed), 60).to_dict()


OWN_TEXTS = st.lists(st.text(st.characters(codec="utf-8", exclude_characters=";\r\n"), max_size=30), max_size=4).map(
    lambda comments: "\n".join(f"; {comment}" for comment in comments)
)


@settings(max_examples=times(60))
@given(comments=OWN_TEXTS, end=st.sampled_from(["\n", "\r\n", "\r"]), blank=st.sampled_from(["", " ", "\t", "\v"]))
@example(comments="; ", end="\r\n", blank="")
def test_an_own_puzzle_file_travels_with_the_game(comments: str, end: str, blank: str) -> None:
    own = f"{comments}\n{OWN_PUZZLES}".replace("\n", blank + end)
    game = Game.new(players=2, seed=5, puzzles=own)
    game.play("take W1")
    assert Game.from_record(game.record()).record() == game.record()
    assert Game.from_record(game.record()).to_dict() == game.to_dict()
    assert Game.from_dict(as_json(game.to_dict())).to_dict() == game.to_dict()
    assert Game.from_view(as_json(game.view(0)), 1).view(0) == game.view(0)


NASTY = ("bot casual", "bot ", " Ann", "Ann ", " ", "-", "seat 1: Ben", "\n\n0 take W1", "\r\n", "| W", "\\u{a}", "\\")
"""Names that look like something else of a record."""
NAMES = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40) | st.sampled_from(NASTY)
SEATED = st.none() | st.builds(Seated, NAMES, st.booleans())


@settings(max_examples=times(200))
@given(seated=st.lists(SEATED, min_size=2, max_size=4).map(tuple), length=st.integers(0, 6))
@example(seated=tuple(map(Seated, NASTY[:4])), length=1)
@example(seated=(Seated("\ud7ff\ue000\U0010ffff\x00\x85\u2028\u202e"), Seated("bot x", is_bot=True)), length=0)
def test_who_sat_where_travels_with_the_record(seated: tuple[Seated | None, ...], length: int) -> None:
    game = play_on(Game.new(players=len(seated), seed=5), Random(1), length)
    bare = game.record()
    game.seated = seated
    text = game.record()
    assert with_seats(bare, seated) == with_seats(text, seated) == text
    assert text.isascii() or text.encode()
    assert all(line.isprintable() for line in text.split("\n"))
    again = Game.from_record(text)
    assert again.seated == seated
    assert again.record() == text
    assert again.copy().seated == pickle.loads(pickle.dumps(again)).seated == seated
    assert again.to_dict() == game.to_dict()
    again.seated = (None,) * len(seated)
    assert again.record() == bare


def test_that_decisions_were_taken_back_travels_with_the_record() -> None:
    game = Game.new(seed=1)
    assert "take-backs" not in game.record()
    game.has_take_backs = True
    assert "\ntake-backs: yes\ndecisions: 0\n" in game.record()
    again = Game.from_record(game.record())
    assert again.copy().has_take_backs
    assert again.record() == game.record()
    with pytest.raises(ValueError, match="line 10"):
        Game.from_record(game.record().replace("take-backs: yes", "take-backs: no"))


def test_a_record_says_nothing_of_seats_that_nobody_knows() -> None:
    game = Game.new(players=3, seed=1)
    assert game.seated == (None, None, None)
    assert "seat " not in game.record()
    game.seated = (None, Seated("Ann"), Seated("mcts:nodes=9", is_bot=True))
    assert "\nseat 1: Ann\nseat 2: bot mcts:nodes=9\nseed: 1\n" in game.record()


@pytest.mark.parametrize(
    "seated", [None, (), (None,), (None, "Ann"), (None, Seated("")), (None, Seated("x" * (MOST_LETTERS + 1)))]
)
def test_names_that_no_record_holds_are_refused(seated: Any) -> None:
    game = Game.new(players=2, seed=1)
    with pytest.raises(InvalidPosition):
        game.seated = seated
    assert game.seated == (None, None)
    assert Seated.of_bot("x" * (MOST_LETTERS + 1)) is None
    assert Seated.of_bot("exec:./\udcff") is None
