"""`planner`: searches its whole turn, Master and all, with the solver's answers for what each puzzle still needs."""

from collections.abc import Sequence
from typing import Any

from projectl import Move
from projectl.bots.search import DEEPEST
from projectl.bots.thinker import Thinker


class PlannerBot(Thinker):
    """The whole turn ahead, so many lines at once. With noise it misjudges every position by up to so many points."""

    def __init__(self, seed: int, width: int, noise: float) -> None:
        super().__init__(seed)
        self._width = width
        self._noise = noise

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """The first decision of the best line found."""
        return moves[0] if len(moves) == 1 else self.best(self.task(view, moves), self._width, DEEPEST, self._noise)
