"""Batched play is compiled play, game for game and decision for decision; two threads change nothing."""

from typing import Any

import numpy as np
import pytest

from projectl import Game, Move
from projectl.rules import batch, engine
from projectl.rules.actions import ACTIONS, GHOST_ACTION, PASS, PLACE
from projectl.rules.chance import seeded
from projectl.rules.events import new_log
from projectl.rules.options import DIFFICULTIES, write_options
from projectl.rules.state import NONE, OVER, SEATS, STATE
from tests.counts import times
from tests.modes import MODES, SAMPLE
from tests.playing import state_bytes

GAMES = times(2000)
EACH = -(-GAMES // len(MODES))
THROUGH_THE_FRONT_DOOR = times(4)
MOST_STEPS = 5000
Array = Any


def set_up(mode: str, count: int) -> tuple[Array, Game]:
    """So many games of a mode from the seeds 0, 1, ..., set up as a batch; and one of them as a Game."""
    example = Game.new(seed=0, **MODES[mode])
    states = np.zeros(count, STATE)
    for state in states:
        write_options(example._terms, state)
    difficulty = example._terms.difficulty
    opponent = DIFFICULTIES[difficulty] if difficulty else 0
    batch.set_up_all(states, 0, count, example._book, np.arange(count, dtype=np.int64), opponent)
    return states, example


def choose(masks: Array, random: np.random.Generator) -> Array:
    """A random legal move in each game: mostly placing, seldom passing."""
    liking = random.random(masks.shape, np.float32)
    liking[:, PLACE:GHOST_ACTION] += random.random((len(masks), 1)) < 0.5
    liking[:, PASS] -= 0.9
    return np.where(masks, liking, -9).argmax(1)


@pytest.mark.parametrize("mode", SAMPLE)
def test_batched_is_compiled(mode: str) -> None:
    states, example = set_up(mode, EACH)
    book = example._book
    games = [Game.new(seed=seed, **MODES[mode]) for seed in range(THROUGH_THE_FRONT_DOOR)]
    singles = np.concatenate([Game.new(seed=seed, **MODES[mode])._states for seed in range(EACH)])
    assert states.tobytes() == singles.tobytes()
    masks, seats = np.zeros((EACH, ACTIONS), np.bool_), np.zeros(EACH, np.int64)
    codes, log, out = np.zeros(EACH, np.int64), new_log(), np.zeros(ACTIONS, np.int16)
    random = np.random.default_rng(EACH)
    for _ in range(MOST_STEPS):
        batch.mask_all(states, 0, EACH, book, seats, masks)
        if (seats == NONE).all():
            break
        moves = choose(masks, random)
        wrong = random.integers(0, ACTIONS, EACH)
        for i in np.flatnonzero(seats != NONE).tolist():
            seat, move = int(seats[i]), int(moves[i])
            count = engine.legal(singles, i, book, seat, out)
            assert out[:count].tolist() == masks[i].nonzero()[0].tolist()
            assert engine.play(singles, i, book, log, seat, move) == 0
            if i < len(games):
                games[i].play(Move.from_index(move), seat)
        refused = np.where(seats == NONE, False, ~masks[np.arange(EACH), wrong])
        # First a wrong move where there is one, which leaves its code and nothing else; then the right one.
        before = states.tobytes()
        batch.step_all(states[refused], 0, int(refused.sum()), book, seats[refused], wrong[refused], codes)
        assert (codes[: int(refused.sum())] > 0).all()
        assert states.tobytes() == before
        batch.step_all(states, 0, EACH, book, np.maximum(seats, 0), moves, codes)
        assert (codes[seats != NONE] == 0).all()
        assert states.tobytes() == singles.tobytes()
    assert (states["phase"] == OVER).all()
    scores, wins = np.full((EACH, SEATS), -99), np.zeros((EACH, SEATS), np.bool_)
    batch.score_all(states, 0, EACH, book, scores, wins)
    for i, game in enumerate(games):
        assert state_bytes(game) == states[i].tobytes()
        assert game.is_over
        assert (*scores[i].tolist(),) == game.scores + (0,) * (SEATS - len(game.scores))
        assert (*np.flatnonzero(wins[i]).tolist(),) == game.winners


def test_nobody_has_won_before_the_end() -> None:
    states, book = Game.new(seed=0).arrays
    scores, wins = np.full((1, SEATS), -99), np.ones((1, SEATS), np.bool_)
    batch.score_all(states, 0, 1, book, scores, wins)
    assert not scores.any()
    assert not wins.any()


@pytest.mark.parametrize("mode", SAMPLE)
def test_all_cores_are_one(mode: str) -> None:
    """Random games played out by several threads at once, in parts, end like those of one thread."""
    ends = []
    for threads in (1, 2, 3):
        states, example = set_up(mode, 50)
        rngs = np.stack([seeded(1000 + seed) for seed in range(50)])
        made = np.zeros(50, np.int64)
        batch.on_all_cores(batch.play_out_all, states, example._book, rngs, made, MOST_STEPS, threads=threads)
        assert (states["phase"] == OVER).all()
        ends.append((states.tobytes(), made.tolist()))
    assert ends[0] == ends[1] == ends[2]
