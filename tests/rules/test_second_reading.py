"""The engine against a second reading of the rule text: every legal move, every position, whole games."""

from random import Random
from typing import Any

import pytest

from projectl import Game
from tests.counts import times
from tests.playing import anything, lively
from tests.rules.second_reading import Referee
from tests.table import texts

TERMS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "edition": "retail"},
    {"players": 5, "edition": "translated"},
    {"players": 2, "options": {"pieces_each": 2}},
    {"players": 2, "options": {"pieces_each": 3, "skip_levels": "two"}},
    {"players": 3, "options": {"pieces_each": 3, "exchange_down": "one"}},
    {"players": 4, "options": {"pieces_each": 4}},
]


@pytest.mark.parametrize("terms", TERMS, ids=str)
@pytest.mark.parametrize("policy", [lively, anything])
def test_whole_games_are_played_as_the_rule_text_says(terms: dict[str, Any], policy: Any) -> None:
    for seed in range(times(2)):
        random = Random(seed)
        game = Game.new(seed=seed, **terms)
        referee = Referee(game.to_dict())
        for _ in range(times(400)):
            if game.is_over:
                break
            moves = texts(game)
            assert len(moves) == len(set(moves))
            assert set(moves) == referee.legal()
            # Passing now and then lets rounds go by without progress [E8].
            idle = random.random() < 0.05 and "pass" in moves
            move = "pass" if idle else str(policy(game, game.to_decide[0], random))
            game.play(move)
            referee.play(move)
            assert game.to_dict() == referee.d
            assert game.scores == referee.scores()
        if game.is_over:
            assert game.winners == referee.winners()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("each", [5, 15])
def test_the_last_rounds_of_games_played_to_the_end(players: int, each: int) -> None:
    for seed in range(times(2)):
        random = Random(seed)
        game = Game.new(seed=seed, players=players, options={"pieces_each": each})
        while not game.is_over:
            if game.to_dict()["final_round"] is not None:
                break
            game.play(lively(game, game.to_decide[0], random))
        referee = Referee(game.to_dict())
        while not game.is_over:
            assert set(texts(game)) == referee.legal()
            move = str(lively(game, game.to_decide[0], random))
            game.play(move)
            referee.play(move)
            assert game.to_dict() == referee.d
        assert (game.scores, game.winners) == (referee.scores(), referee.winners())
        assert len(game.winners) >= 1
