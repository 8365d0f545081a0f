"""Every registered bot: legal, reproducible by its seed, content with a view."""

import json
from typing import Any

import pytest

from projectl import Game, Move
from projectl.bots import BOTS, make

TERMS: list[dict[str, Any]] = [
    {},
    {"players": 4, "edition": "revised", "expansions": ("ghost", "ambassador")},
    {"variant": "solo"},
    {"variant": "line-clear", "players": 5},
]


def played(name: str, seed: int, terms: dict[str, Any]) -> Game:
    game = Game.new(seed=11, **terms)
    bots = [make(name, seed + seat) for seat in range(game.view()["players"])]
    while not game.is_over:
        seat = game.to_decide[0]
        view, moves = json.loads(json.dumps(game.view(seat))), game.legal(seat)
        move = bots[seat].choose(view, moves)
        assert move in moves
        game.play(move, seat)
    return game


@pytest.mark.parametrize("terms", TERMS, ids=str)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_whole_games_and_the_same_again(name: str, terms: dict[str, Any]) -> None:
    game = played(name, 5, terms)
    assert game.record() == played(name, 5, terms).record()
    assert game.record() != played(name, 6, terms).record()


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match=r"there is no bot 'nobody'; the bots are .*random"):
        make("nobody", 1)


def test_random_never_passes_while_it_can_do_something() -> None:
    bot = make("random", 1)
    moves = [Move("gain O1"), Move("pass")]
    assert {str(bot.choose({}, moves)) for _ in range(50)} == {"gain O1"}
    assert str(bot.choose({}, [Move("pass")])) == "pass"


def test_random_chooses_evenly_among_kinds_of_move() -> None:
    bot = make("random", 1)
    moves = [*(Move(f"take W{place}") for place in (1, 2, 3, 4)), Move("gain O1")]
    gains = sum(str(bot.choose({}, moves)) == "gain O1" for _ in range(1000))
    assert 400 < gains < 600
