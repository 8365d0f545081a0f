"""`legal` and `why_not` agree: on every index, for every seat, in tens of thousands of positions of every mode."""

import inspect
from hashlib import sha256
from typing import Any, Final

import numpy as np
import pytest

from projectl import Game
from projectl.rules.actions import ACTIONS
from projectl.rules.batch import choose_lively
from projectl.rules.chance import below, seeded
from projectl.rules.compiled import INTERPRET, entry
from projectl.rules.events import new_log
from projectl.rules.legal import list_legal
from projectl.rules.play import play, why_not
from projectl.rules.state import OVER
from tests.counts import times
from tests.modes import MIXTURES, MODES

POSITIONS: Final = 20 if INTERPRET else times(20_000, 200_000)
Array = Any


def looked_at(states: Array, book: Array, rng: Array, log: Array, moves: Array, most: int, wrong: Array) -> int:
    """Play a game on at random, comparing the two; how many positions, and in `wrong` the first difference."""
    state = states[0]
    for position in range(most):
        for seat in range(int(state.seats)):
            count, listed = list_legal(state, book[0], seat, moves), 0
            for move in range(ACTIONS):
                is_legal = listed < count and moves[listed] == move
                listed += int(is_legal)
                if is_legal != (why_not(state, book[0], seat, move) == 0):
                    wrong[0], wrong[1] = seat, move
                    return position
            if listed != count:
                wrong[0] = seat
                return position
        if state.phase == OVER:
            return position + 1
        # Any seat that may decide: in Line Clear two turns are mixed.
        seat = below(rng, int(state.seats))
        while state.deciding[seat] == 0:
            seat = (seat + 1) % int(state.seats)
        count = list_legal(state, book[0], seat, moves)
        is_lively = below(rng, 4) > 0
        move = choose_lively(moves, count, rng) if is_lively else int(moves[below(rng, count)])
        log[0, 0] = 0
        play(state, book[0], log, seat, move)
    return most


# Compiled once for all processes of a run. The cache knows what rules it was compiled from, but not this text.
looked_at.__qualname__ += sha256(inspect.getsource(looked_at).encode()).hexdigest()[:16]
look_at = entry(looked_at)


@pytest.mark.parametrize("mode", [*MODES, *MIXTURES])
def test_legal_and_why_not_agree_along_random_games(mode: str) -> None:
    terms = MODES.get(mode) or MIXTURES[mode]
    moves, log, seen, seed = np.zeros(ACTIONS, np.int16), new_log(), 0, 0
    while seen < POSITIONS:
        game, wrong = Game.new(seed=seed, **terms), np.full(2, -1)
        seen += look_at(game._states, game._book, seeded(seed), log, moves, POSITIONS - seen, wrong)
        assert wrong.tolist() == [-1, -1], f"{mode}, seed {seed}, seat and move: {game.to_dict()}"
        seed += 1


def test_a_difference_is_found() -> None:
    """`legal` asks a puzzle's list of placements, `why_not` its recess: here the two are made to differ."""
    game, wrong = Game.new(seed=1), np.full(2, -1)
    moves, log = np.zeros(ACTIONS, np.int16), new_log()
    game.play("take W1")
    book = game._book.copy()
    book["recess"][:] = 0
    look_at(game._states, book, seeded(1), log, moves, 50, wrong)
    assert wrong[0] >= 0
