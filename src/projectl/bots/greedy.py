"""`greedy`: tries every decision and takes the one after which the position is worth most."""

from collections.abc import Sequence
from typing import Any

from projectl import Move
from projectl.bots.thinker import Thinker


class GreedyBot(Thinker):
    """One decision ahead. With noise it misjudges every position by up to so many points."""

    def __init__(self, seed: int, noise: float) -> None:
        super().__init__(seed)
        self._noise = noise

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """The decision that looks best."""
        return moves[0] if len(moves) == 1 else self.best(self.task(view, moves), 1, 1, self._noise)
