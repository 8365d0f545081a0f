"""The games on a Ray cluster. Its workers are actors: each gets ready once, then plays one game at a time and sends it
back; nothing is kept on their machines.
"""

from collections.abc import Collection
from importlib import import_module
from typing import Any

from projectl.arena.match import Played, play_game, rehearse
from projectl.arena.run import Gone
from projectl.arena.schedule import Pairing
from projectl.arena.settings import Settings
from projectl.bots import check
from projectl.workers.cluster import why
from projectl.workers.code import check_code


class Worker:
    """What lives in a process of Ray's."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def get_ready(self) -> None:
        """Load what the bots need; a machine that would play other games, or forfeit them, says so."""
        check_code(self._settings.code)
        for spec in self._settings.bots:
            check(spec, allow_exec=True)
        rehearse(self._settings)

    def play(self, pairing: Pairing) -> Played:
        """Play one game to its end."""
        return play_game(self._settings, pairing)


class Actors:
    """The crew of a cluster. Those for whom it has no room yet come when there is."""

    def __init__(self, settings: Settings, count: int) -> None:
        self._ray: Any = import_module("ray")
        kind = self._ray.remote(num_cpus=1)(Worker)
        actors = [kind.remote(settings) for _ in range(count)]
        self.workers: list[Any] = actors
        self._said = {actor: actor.get_ready.remote() for actor in actors}

    def ready(self, busy: Collection[Any]) -> list[Any]:
        """Wait until some of them have something to say."""
        said = {self._said[worker]: worker for worker in busy}
        found, _ = self._ray.wait(list(said), num_returns=1)
        return [said[one] for one in found]

    def hear(self, worker: Any) -> Played | None:
        """What one of them has to say."""
        try:
            return self._ray.get(self._said[worker])  # type: ignore[no-any-return]  # what `Worker` gave
        except self._ray.exceptions.RayError as error:
            raise Gone(why(error)) from None

    def give(self, worker: Any, pairing: Pairing) -> None:
        """Give one of them a game to play."""
        self._said[worker] = worker.play.remote(pairing)

    def stop(self, _busy: Collection[Any]) -> None:
        """Send all of them home; Ray ends the programs they have started."""
        for worker in self.workers:
            self._ray.kill(worker)
