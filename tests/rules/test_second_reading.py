"""The engine against a second reading of the rule text: every legal move, every position, whole games of every mode.

The reading in `second_reading/` is slow and plain, was written from docs/RULES.md, and shares nothing with the engine
but the faces of the puzzles and the shape of a position (docs/formats.md).
"""

from random import Random
from typing import Any, Final

import pytest

from projectl import Game
from projectl.rules.compiled import INTERPRET
from tests.counts import times
from tests.modes import ALL, SAMPLE_OF_ALL
from tests.playing import Policy, anything, keen, lively, state_bytes
from tests.property.ledger import Ledger
from tests.rules.second_reading.beginning import check_beginning
from tests.rules.second_reading.referee import Referee
from tests.table import texts

SEEDS: Final = 1 if INTERPRET else times(1, 6)
MOST: Final = 40 if INTERPRET else times(300)
"""Interpreted, each decision takes a hundred times as long."""


def told(position: dict[str, Any]) -> dict[str, Any]:
    """A position without what means nothing any more: [E8]'s counts once the turns are over."""
    return position if position["phase"] == "turn" else {**position, "idle": None}


def play_along(game: Game, random: Random, policy: Policy, most: int) -> None:
    """Both play the same decisions; all that can be seen is compared after each, and what the events tell too."""
    referee, ledger = Referee(game.to_dict()), Ledger(game.to_dict())
    for _ in range(most):
        for number in range(len(referee.seats)):
            moves = texts(game, number)
            assert len(moves) == len(set(moves))
            assert set(moves) == referee.legal(number)
        if game.is_over:
            break
        seat = random.choice(game.to_decide)
        # Passing now and then lets rounds go by without progress [E8].
        idle = random.random() < 0.03 and game.why_not("pass", seat) is None
        move = "pass" if idle else str(policy(game, seat, random))
        events, after = game.play(move, seat), game.to_dict()
        ledger.follow(events, after)
        referee.play(move, seat, after)
        assert told(after) == told(referee.d)
        # What is not in use holds the same bytes, however the position was reached.
        assert state_bytes(Game.from_dict(after)) == state_bytes(game)
        assert game.scores == referee.scores()
        assert game.winners == referee.winners()


@pytest.mark.parametrize("mode", SAMPLE_OF_ALL)
def test_games_are_played_as_the_rule_text_says(mode: str) -> None:
    for seed in range(SEEDS):
        game = Game.new(seed=seed, **ALL[mode])
        check_beginning(Referee(game.to_dict()))
        random = Random(f"{mode} {seed}")
        play_along(game, random, random.choice([lively, keen, anything]), MOST)


@pytest.mark.parametrize("mode", ALL)
def test_the_last_rounds_of_games_are_played_as_the_rule_text_says(mode: str) -> None:
    for seed in range(SEEDS):
        game, random = Game.new(seed=seed, **ALL[mode]), Random(f"end {mode} {seed}")
        while not game.is_over and game.to_dict()["final_round"] is None:
            seat = random.choice(game.to_decide)
            game.play(keen(game, seat, random), seat)
        play_along(game, random, keen, MOST if INTERPRET else 10_000)
        assert INTERPRET or game.is_over
