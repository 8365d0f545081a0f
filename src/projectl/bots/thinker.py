"""What the bots that search have in common: room to think in, and a position behind what they see."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from projectl import Game, Move
from projectl.bots.bot import seat_of
from projectl.bots.evaluation import Mind, new_mind
from projectl.bots.search import DEEPEST, ROOT, Beam, new_beam, think
from projectl.bots.weights import WEIGHTS, Weights, weights_for
from projectl.rules import engine
from projectl.rules.chance import seeded


class Task(NamedTuple):
    """A decision to make: a position without what the seat that decides may not know, and that seat."""

    states: Any
    book: Any
    mind: Mind
    seat: int


class Thinker:
    """A seed, a beam, and a mind for each kind of game."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.rng = seeded(self._random.getrandbits(32))
        self.beam: Beam = new_beam()
        self._minds: dict[tuple[bool, Weights], Mind] = {}

    def start(self) -> None:
        """Get ready for a first decision that takes no longer than others."""
        self._mind(False, WEIGHTS)

    def _mind(self, has_level_5: bool, weights: Weights) -> Mind:
        if (has_level_5, weights) not in self._minds:
            self._minds[has_level_5, weights] = new_mind(has_level_5, weights)
        return self._minds[has_level_5, weights]

    def task(self, view: dict[str, Any], moves: Sequence[Move]) -> Task:
        """The decision behind a view."""
        states, book = Game.from_view(view, 0).arrays
        seat = seat_of(view, moves)
        engine.blank(states, 0, seat)
        mind = self._mind("ghost" in view["expansions"], weights_for(states[0]))
        return Task(states, book, mind, seat)

    def best(self, task: Task, width: int, depth: int = DEEPEST, noise: float = 0.0) -> Move:
        """The first decision of the best line of this turn; in Finishing Touches the best touch."""
        self.beam.states[ROOT] = task.states[0]
        return Move.from_index(think(task.book, task.mind, self.beam, self.rng, task.seat, width, depth, noise))
