"""What the value network expects of solo games."""

import time
from typing import Any

from projectl import Game
from projectl.bots.mcts import MctsBot
from projectl.bots.value_network import FEATURES, HIDDEN, new_network


def best_chance(position: dict[str, Any]) -> float:
    """What `mcts` expects of its best turn."""
    game = Game.from_dict(position)
    bot = MctsBot(1, think_ms=20, nodes=3000)
    task = bot.task(game.view(0), game.legal(0))
    return bot.consider(task, time.perf_counter())[0].chance


def with_piles(own: int, other: int) -> dict[str, Any]:
    """A solo game in which the black puzzles of the last rows went to the player or to the opponent."""
    game = Game.new(variant="solo", difficulty="unbeatable", seed=4)
    position = game.to_dict()
    black = [name for name in position["decks"]["G"] if name.startswith("B")]
    position["decks"]["G"] = [name for name in position["decks"]["G"] if not name.startswith("B")]
    position["seats"][0]["pile"] = black[:own]
    position["solo"]["pile"] = black[own : own + other]
    return position


def test_the_network_is_there_and_fits() -> None:
    network = new_network()
    assert network.is_trained[0] == 1
    assert network.scale.shape == (FEATURES,)
    assert network.inner.shape == (HIDDEN, FEATURES)
    assert network.outer.shape == (2, HIDDEN)


def test_who_is_far_ahead_expects_to_win() -> None:
    ahead, behind = best_chance(with_piles(8, 0)), best_chance(with_piles(0, 8))
    assert ahead > 0.8
    assert behind < 0.2
