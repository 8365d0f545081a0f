"""Bots: policies that take a seat. A bot sees what its seat may know, never the game.

A bot is made for one game with a seed, and `choose` is asked for each of its decisions:

>>> from projectl import Game
>>> bot = make("random", seed=3)
>>> game = Game.new(seed=7)
>>> str(bot.choose(game.view(0), game.legal(0))) in map(str, game.legal(0))
True
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from projectl import Move
from projectl.bots.random import RandomBot


class Bot(Protocol):
    """A policy for one seat of one game."""

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """One of the legal moves, looking at nothing but the view of the seat."""
        ...


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}
"""Every bot by name; called with a seed."""


def make(name: str, seed: int) -> Bot:
    """A bot by name, reproducible by its seed; a ValueError lists the names there are."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)
