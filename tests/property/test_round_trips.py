"""What is written can be read again: records, positions, views, moves, and pickles."""

import json
import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from projectl import Game, Move
from projectl.rules.actions import ACTIONS
from tests.counts import times
from tests.modes import MODES, OWN_PUZZLES
from tests.playing import decisions, play_on, state_bytes

SEEDS = st.integers(0, 2**64 - 1)


def reached(mode: str, seed: int, length: int) -> Game:
    return play_on(Game.new(seed=seed, **MODES[mode]), Random(seed), length)


def as_json(something: object) -> Any:
    return json.loads(json.dumps(something))


@pytest.mark.parametrize("mode", MODES)
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


@pytest.mark.parametrize("mode", MODES)
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


@pytest.mark.parametrize("mode", MODES)
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


@pytest.mark.parametrize("mode", MODES)
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
