"""`mcts`: tree search over whole turns, for so many milliseconds a decision or so many decisions tried."""

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from projectl import Move
from projectl.bots.beam import DEEPEST, ROOT
from projectl.bots.halving import WORTH, begin, go_on, pick_turns, read_turn
from projectl.bots.manner import SEARCH, TREE, Manner
from projectl.bots.thinker import Task, Thinker
from projectl.bots.tree import DECISIONS, TREE_SETTINGS, Tree, new_tree


class Considered(NamedTuple):
    """A turn that was thought about: its decisions, the chance to win with it, and the points then ahead."""

    moves: tuple[Move, ...]
    chance: float
    margin: float
    visits: int


class MctsBot(Thinker):
    """Searches a tree of turns."""

    def __init__(self, seed: int, think_ms: int, nodes: int | None) -> None:
        super().__init__(seed, Manner(TREE, think_ms=think_ms, nodes=nodes or 0))
        self.tree: Tree = new_tree()
        self.settings = TREE_SETTINGS

    def give_time(self, think_ms: int) -> None:
        """Think so long about each decision from now on."""
        self.manner = self.manner._replace(think_ms=think_ms)

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """The first decision of the turn that looked best."""
        if len(moves) == 1:
            return moves[0]
        self.tree.counters[DECISIONS] = 0
        began = time.perf_counter()
        task = self.task(view, moves)
        decided = self.decide(task)
        return self.consider(task, began)[0].moves[0] if decided == SEARCH else Move.from_index(decided)

    def consider(self, task: Task, began: float) -> list[Considered]:
        """The turns thought about since a time, the best first: compiled code thinks, the clock is ours."""
        self.beam.states[ROOT] = task.states[0]
        search = (self.tree, self.beam, task.book, task.mind, self.rng, self.settings)
        count = begin(*search, task.seat, self.manner.nodes)
        while not go_on(*search, 1000 * (time.perf_counter() - began), float(self.manner.think_ms)):
            pass
        return [self._considered(k) for k in range(count)]

    def pick(self, turns: Sequence[Considered], most: int) -> list[Considered]:
        """The best of the turns last considered, no two of which begin alike."""
        chosen = np.zeros(len(turns), np.int16)
        return [turns[k] for k in chosen[: pick_turns(self.tree, len(turns), most, chosen)].tolist()]

    def _considered(self, k: int) -> Considered:
        line, worth = np.zeros(DEEPEST, np.int16), np.zeros(WORTH, np.float64)
        length = read_turn(self.tree, k, line, worth)
        chance, margin, visits = worth.tolist()
        return Considered(tuple(map(Move.from_index, line[:length].tolist())), chance, margin, int(visits))

    @property
    def simulated(self) -> int:
        """How many decisions were simulated for the last one."""
        return int(self.tree.counters[DECISIONS])
