"""`random`: any kind of move at random, then any move of that kind."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from projectl import Move

LAST_RESORT: Final = frozenset(("pass", "skip"))


class RandomBot:
    """Chooses evenly among the kinds of move (the 200 ways to place are one kind), and passes only when it must."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, _view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """One of the legal moves."""
        kinds: dict[str, list[Move]] = {}
        for move in moves:
            kinds.setdefault(str(move).partition(" ")[0], []).append(move)
        willing = [kind for kind in kinds if kind not in LAST_RESORT] or list(kinds)
        return self._random.choice(kinds[self._random.choice(willing)])
