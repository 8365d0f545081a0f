"""`greedy`: tries every decision and takes the one after which the position is worth most."""

from collections.abc import Sequence
from random import Random
from typing import Any

from projectl import Game, Move
from projectl.bots.bot import seat_of
from projectl.bots.evaluation import Mind, new_mind
from projectl.bots.search import DEEPEST, new_beam, think


class TurnSearch:
    """Looks for the best line of its turn: so many lines at once, so many decisions ahead."""

    def __init__(self, seed: int, width: int, depth: int = DEEPEST) -> None:
        self._random = Random(seed)
        self._width = width
        self._depth = depth
        self._beam = new_beam()
        self._minds: dict[bool, Mind] = {}

    def _mind(self, has_level_5: bool) -> Mind:
        if has_level_5 not in self._minds:
            self._minds[has_level_5] = new_mind(has_level_5)
        return self._minds[has_level_5]

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """The first decision of the best line found."""
        if len(moves) == 1:
            return moves[0]
        seat = seat_of(view, moves)
        states, book = Game.from_view(view, self._random.getrandbits(32)).arrays
        mind = self._mind("ghost" in view["expansions"])
        index, _ = think(states, 0, book, mind, self._beam, seat, self._width, self._depth)
        return Move.from_index(index)


class GreedyBot(TurnSearch):
    """One decision ahead."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, width=1, depth=1)
