"""`mcts`: tree search over whole turns, for so many milliseconds a decision or so many decisions tried."""

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from projectl import Move
from projectl.bots.thinker import Task, Thinker
from projectl.bots.tree import DECISIONS, ROOT_STATE, SIMULATIONS, TREE_SETTINGS, Tree, begin, grow, halve, new_tree
from projectl.rules.state import FINISHING

SLICE: Final = 0.003
"""Seconds between two looks at the clock."""
UNLIMITED: Final = 1 << 60


class Considered(NamedTuple):
    """A turn that was thought about: its decisions, the chance to win with it, and the points then ahead."""

    moves: tuple[Move, ...]
    chance: float
    margin: float
    visits: int


class MctsBot(Thinker):
    """Searches a tree of turns."""

    def __init__(self, seed: int, think_ms: int, nodes: int | None) -> None:
        super().__init__(seed)
        self._seconds = think_ms / 1000
        self._nodes = nodes
        self.tree: Tree = new_tree()
        self.settings = TREE_SETTINGS

    def give_time(self, think_ms: int) -> None:
        """Think so long about each decision from now on."""
        self._seconds = think_ms / 1000

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """The first decision of the turn that looked best."""
        if len(moves) == 1:
            return moves[0]
        self.tree.counters[DECISIONS] = 0
        began = time.perf_counter()
        task = self.task(view, moves)
        if task.states[0].phase == FINISHING:
            return self.best(task, 1)
        return self.consider(task, began)[0].moves[0]

    def consider(self, task: Task, began: float) -> list[Considered]:
        """The turns thought about since a time, the best first."""
        self.tree.states[ROOT_STATE] = task.states[0]
        seed = self._random.getrandbits(32)
        count = begin(self.tree, self.beam, task.book, task.mind, self.rng, self.settings, task.seat, seed)
        rounds = (count - 1).bit_length()
        for k in range(1, rounds + 1):
            if self._nodes is None:
                self._think_until(task, began + self._seconds * k / rounds)
            else:
                self._grow(task, UNLIMITED, self._nodes * k // rounds)
            halve(self.tree)
        return self._considered(task.seat, count)

    def _grow(self, task: Task, simulations: int, decisions: int = UNLIMITED) -> None:
        grow(self.tree, self.beam, task.book, task.mind, self.rng, self.settings, simulations, decisions)

    def _think_until(self, task: Task, end: float) -> None:
        """Simulations until the clock has run down, in slices; none that would take too long.

        One simulation takes a thousand times as long as another: it may have to expand new nodes, which
        costs decisions. So a slice ends after as many simulations or decisions as the one before did in that time.
        """
        now, simulations, decisions, longest = time.perf_counter(), 1, UNLIMITED, 0.0
        while now + longest < end:
            before, tried, done = now, self.simulated, int(self.tree.counters[SIMULATIONS])
            self._grow(task, simulations, min(UNLIMITED, tried + decisions))
            now = time.perf_counter()
            took, done = now - before, int(self.tree.counters[SIMULATIONS]) - done
            longest = max(longest, took / done)
            room = min(SLICE, end - now) / took
            simulations, decisions = max(1, int(done * room)), max(1, int((self.simulated - tried) * room))

    def _considered(self, seat: int, count: int) -> list[Considered]:
        tree, found = self.tree, []
        for edge in tree.candidates[:count].tolist():
            visits = int(tree.visits[edge])
            moves = tuple(map(Move.from_index, tree.line[edge, : int(tree.length[edge])].tolist()))
            chance, margin = float(tree.value_sum[edge, seat]) / visits, float(tree.margin_sum[edge]) / visits
            found.append(Considered(moves, chance, margin, visits))
        return found

    @property
    def simulated(self) -> int:
        """How many decisions were simulated for the last one."""
        return int(self.tree.counters[DECISIONS])
