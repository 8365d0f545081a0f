"""The search of `benchmarks/ceiling.py` sees the deck, and that of `mcts` does not."""

from typing import Any

import numpy as np

from benchmarks.ceiling import open_task, play
from projectl import Game
from projectl.bots.mcts import MctsBot
from projectl.bots.tree import ROOT_NODE, ROOT_STATE


def decks(bot: MctsBot, task: Any) -> tuple[Any, Any]:
    """The deck that a search begins with, and the one that its first node was dealt."""
    bot.consider(task, 0.0)
    return bot.tree.states[ROOT_STATE]["deck"], bot.tree.states[ROOT_NODE]["deck"]


def test_the_deck_that_is_searched_is_the_one_that_lies_there() -> None:
    game, bot = Game.new(1, "solo", difficulty="unbeatable", seed=5), MctsBot(5, think_ms=0, nodes=200)
    true = game.arrays[0][0]["deck"]
    assert all(np.array_equal(deck, true) for deck in decks(bot, open_task(game, bot)))
    assert not any(np.array_equal(deck, true) for deck in decks(bot, bot.task(game.view(0), game.legal(0))))


def test_a_game_against_the_weakest_opponent_is_won_with_the_deck_in_sight() -> None:
    job = ("2:300", 5, "standard")
    assert play(job) == (job, True)
