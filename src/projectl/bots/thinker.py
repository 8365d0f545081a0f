"""What the bots that search have in common: room to think in, and a position behind what they see."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from projectl import Game, Move
from projectl.bots.beam import ROOT, Beam, new_beam
from projectl.bots.bot import seat_of
from projectl.bots.evaluation import Mind, new_mind
from projectl.bots.manner import Manner
from projectl.bots.search import think
from projectl.bots.weights import WEIGHTS, Weights, weights_for
from projectl.rules.chance import seeded


class Task(NamedTuple):
    """A decision to make: a position that may lie behind a view, and the seat that decides."""

    states: Any
    book: Any
    mind: Mind
    seat: int


class Thinker:
    """A manner, a seed, a beam, and a mind for each kind of game."""

    def __init__(self, seed: int, manner: Manner) -> None:
        self.manner = manner
        self.rng = seeded(seed)
        self.beam: Beam = new_beam()
        self.layers: dict[str, Any] | None = None  # of the network, for who asks one
        self._minds: dict[tuple[bool, Weights], Mind] = {}

    def start(self) -> None:
        """Get ready for a first decision that takes no longer than others."""
        self.mind(False, WEIGHTS)

    def draw_from(self, seed: int) -> None:
        """Decide from now on as a new bot with this seed would."""
        self.rng = seeded(seed)

    def mind(self, has_level_5: bool, weights: Weights) -> Mind:
        """What it thinks with in one kind of game."""
        if (has_level_5, weights) not in self._minds:
            self._minds[has_level_5, weights] = new_mind(has_level_5, weights, self.layers)
        return self._minds[has_level_5, weights]

    def task(self, view: dict[str, Any], moves: Sequence[Move]) -> Task:
        """The decision behind a view."""
        states, book = Game.from_view(view, 0).arrays
        mind = self.mind("ghost" in view["expansions"], weights_for(states[0]))
        return Task(states, book, mind, seat_of(view, moves))

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """The first decision of the best line found."""
        return moves[0] if len(moves) == 1 else Move.from_index(self.decide(self.task(view, moves)))

    def decide(self, task: Task) -> int:
        """What compiled code decides, in Finishing Touches the best touch; SEARCH where that takes a tree."""
        self.beam.states[ROOT] = task.states[0]
        kind, width, depth, noise = self.manner[:4]
        return think(task.book, task.mind, self.beam, self.rng, task.seat, kind, width, depth, noise)
