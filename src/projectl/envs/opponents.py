"""Bots in the seats of a batch: compiled search, asked position by position without ever making a view."""

import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from projectl.bots import make
from projectl.bots.manner import SEARCH
from projectl.bots.mcts import MctsBot
from projectl.bots.thinker import Task, Thinker
from projectl.bots.weights import weights_for

RANDOM: Final = "random"
Work = Callable[[int, int, int], None]


class Opponents:
    """The bots that sit after the learner, in turn order; every thread has its own.

    A bot blanks what its seat may not know before it thinks. Its dice are those of the game that it decides in, so that
    neither threads nor other games change what it does.
    """

    def __init__(self, specs: Sequence[str], book: Any, state: Any) -> None:
        self.specs = tuple(specs)
        self._book = book
        self._has_level_5 = bool(state["options"]["ghost"])
        self._weights = weights_for(state)
        self._thinking = [spec for spec in dict.fromkeys(self.specs) if spec != RANDOM]
        self.has_bots = bool(self._thinking)
        self._here = threading.local()
        if self.has_bots:
            self._of_this_thread()

    def _of_this_thread(self) -> dict[str, Thinker]:
        """The bots by spec: what they think with, the solver's table, belongs to a thread."""
        if not hasattr(self._here, "bots"):
            self._here.bots = self._new()
        found: dict[str, Thinker] = self._here.bots
        return found

    def _new(self) -> dict[str, Thinker]:
        bots: dict[str, Thinker] = {}
        for spec in self._thinking:
            bot = make(spec, 0)
            if not isinstance(bot, Thinker):
                raise ValueError(f"{spec!r} cannot sit in a batch: only bots of this package can")
            bots[spec] = bot
        return bots

    def clone(self) -> "Opponents":
        """The same bots with memories of their own; they remember nothing between two decisions."""
        twin = object.__new__(Opponents)
        twin.__dict__.update(self.__dict__)
        twin._here = threading.local()
        return twin

    def choose(self, games: Any, seats: Any, waiting: Any, each: Callable[[Work, int], None]) -> Any:
        """What the bots decide in the games that wait for one."""
        chosen = waiting.copy()

        def work(_part: int, first: int, last: int) -> None:
            bots = self._of_this_thread()
            for k in range(first, last):
                i = int(waiting[k])
                seat = int(seats[i])
                after = (seat - int(games.learner[i]) - 1) % int(games.states[i].seats)
                bot = bots[self.specs[after]]
                mind = bot.mind(self._has_level_5, self._weights)
                task = Task(games.states[i : i + 1], self._book, mind, seat)
                chosen[k] = self._decide(bot, task, games.rngs[i])

        each(work, len(waiting))
        return chosen

    @staticmethod
    def _decide(bot: Thinker, task: Task, rng: Any) -> int:
        bot.rng = rng
        decided = bot.decide(task)
        if decided == SEARCH and isinstance(bot, MctsBot):
            return bot.consider(task, time.perf_counter())[0].moves[0].index
        return decided
