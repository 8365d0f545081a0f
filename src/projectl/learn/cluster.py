"""The games of a generation on a Ray cluster: a few at a time are a task, which Ray gives to whoever is free.

They are the games that this machine would play, because each is drawn by its number and played by the weights that
travel with it. A machine that goes away loses nothing: Ray gives its tasks to another. Learning stays here.
"""

import pickle
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from projectl.learn.games import CHUNK, Task, run
from projectl.workers.cluster import Lost, connected, why
from projectl.workers.code import check_code, code_digest

ROOM: Final = "learn"
"""What decides, beside the bots, what is learned from a game."""


def play(tasks: list[Task], weights: bytes | None, code: str, _after: None = None) -> tuple[bytes, None]:
    """What a worker does. What came of the games is sent packed, for most facts of a position are 0 and so it is a
    tenth; the second thing that it gives back says only that it is done.
    """
    check_code(code, ROOM)
    return zlib.compress(pickle.dumps([run(task._replace(weights=weights)) for task in tasks]), 1), None


class Cluster:
    """Plays the games of a generation on so many cores of a cluster; without a number, on all it has or will have."""

    def __init__(self, cores: int | None) -> None:
        self._ray: Any = import_module("ray")
        self._play = self._ray.remote(num_cpus=1, num_returns=2)(play)
        self._cores = cores

    def begin(self, tasks: list[Task]) -> Callable[[], list[Any]]:
        """Begin to play; what is given back waits for what came of each game."""
        weights = tasks[0].weights
        given = self._ray.put(weights.read_bytes()) if isinstance(weights, Path) else weights
        code, playing, done = code_digest(ROOM), list[Any](), list[Any]()
        for first in range(0, len(tasks), CHUNK):
            few = [task._replace(weights=None) for task in tasks[first : first + CHUNK]]
            after = done[-self._cores] if self._cores is not None and len(done) >= self._cores else None
            found, over = self._play.remote(few, given, code, after)
            playing.append(found)
            done.append(over)

        def wait() -> list[Any]:
            try:
                return [game for few in self._ray.get(playing) for game in pickle.loads(zlib.decompress(few))]
            except self._ray.exceptions.RayError as error:
                raise Lost(why(error)) from None

        return wait


@contextmanager
def on_cluster(address: str, jobs: int | None, cores: int) -> Iterator[tuple[Cluster, int]]:
    """A cluster for as long as a run lasts, and how many games it plays at the same time.

    One of our own has `jobs` cores, or as many as are said here.
    """
    with connected(address, jobs or cores) as places:
        count = min(jobs or places, places)
        yield Cluster(count if count < places else None), count
