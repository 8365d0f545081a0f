"""The games on one core or on many: a crew of workers takes one game at a time, and leaves when told or orphaned.

A pool of our own rather than the standard one: a worker must be able to stop in the middle of a long game and send
its bots' processes home, and one that dies must name the game it was playing. `actors` has another crew.
"""

import os
import signal
from collections.abc import Callable, Collection, Generator, Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol, cast

from projectl.arena.match import Played, play_game, rehearse
from projectl.arena.schedule import Pairing
from projectl.arena.settings import Settings
from projectl.workers.interrupts import deaf_to_interrupts

PATIENCE_S: Final = 5.0
"""How long a worker gets to send its bots home."""


class WorkerLost(Exception):
    """A worker that died: `str` is the sentence."""


class Gone(Exception):
    """What a crew raises for a worker that will play no more: `str` is how it went."""


class Crew(Protocol):
    """Workers that play one game at a time; the first thing they say is that they are ready, with None."""

    @property
    def workers(self) -> Iterable[Any]:
        """Whatever stands for each of them."""
        ...

    def ready(self, busy: Collection[Any]) -> list[Any]:
        """Wait until some of these workers have something to say, and name them."""
        ...

    def hear(self, worker: Any) -> Played | None:
        """What a worker has to say: the game it has finished."""
        ...

    def give(self, worker: Any, pairing: Pairing) -> None:
        """Give a worker a game to play."""
        ...

    def stop(self, busy: Collection[Any]) -> None:
        """Send all workers home, even those that are busy."""
        ...


Recruit = Callable[[Settings, int], Crew]


def _leave(_number: int, _frame: Any) -> None:
    """At once: an exception would be swallowed where compiled code is being loaded."""
    os._exit(0)


def _work(connection: Connection, settings: Settings) -> None:
    """A worker's life: say that it is ready, then play what it is given."""
    signal.signal(signal.SIGTERM, _leave)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):  # whoever started this is gone
        rehearse(settings)
        connection.send(None)
        while (pairing := connection.recv()) is not None:
            connection.send(play_game(settings, pairing))


class Processes:
    """The crew of this machine; a worker is known by our end of its pipe."""

    def __init__(self, settings: Settings, count: int) -> None:
        context = get_context("spawn")
        self.workers: dict[Any, BaseProcess] = {}
        with deaf_to_interrupts():
            for _ in range(count):
                ours, theirs = context.Pipe()
                worker = context.Process(target=_work, args=(theirs, settings), daemon=True)
                worker.start()
                theirs.close()
                self.workers[ours] = worker

    def ready(self, busy: Collection[Any]) -> list[Any]:
        """Wait until some of these workers have something to say, and name them."""
        return cast(list[Any], wait(list(busy)))  # nothing but our pipes

    def hear(self, worker: Any) -> Played | None:
        """What a worker has to say: the game it has finished."""
        try:
            return cast(Played | None, worker.recv())
        except (EOFError, ConnectionResetError):
            process = self.workers[worker]
            process.join(PATIENCE_S)
            raise Gone(f"exit code {process.exitcode}") from None

    def give(self, worker: Any, pairing: Pairing) -> None:
        """Give a worker a game to play."""
        worker.send(pairing)

    def stop(self, busy: Collection[Any]) -> None:
        """Those in a game are told to leave it; the others leave by themselves when their line is closed."""
        for connection, process in self.workers.items():
            connection.close()
            if connection in busy:
                process.terminate()
        for process in self.workers.values():
            process.join(PATIENCE_S)
            if process.is_alive():
                process.kill()
                process.join()


def _from_crew(crew: Crew, todo: list[Pairing], on_start: Callable[[], None]) -> Iterator[Played]:
    waiting = iter(todo)
    playing: dict[Any, Pairing | None] = dict.fromkeys(crew.workers)
    left, is_started = len(todo), False
    try:
        while left:
            for worker in crew.ready(playing):
                try:
                    played = crew.hear(worker)
                except Gone as how:
                    raise WorkerLost(_loss(playing[worker], how)) from None
                if not is_started:
                    is_started = True
                    on_start()
                playing[worker] = following = next(waiting, None)
                if following is None:
                    del playing[worker]
                else:
                    crew.give(worker, following)
                if played is not None:
                    left -= 1
                    yield played
    finally:
        crew.stop(playing)


def _loss(pairing: Pairing | None, how: Gone) -> str:
    what = "before its first game" if pairing is None else f"in game {pairing.game} (seed {pairing.seed})"
    return f"a worker process died {what}, {how}"


def play_all(
    settings: Settings,
    todo: Iterable[Pairing],
    jobs: int,
    on_start: Callable[[], None],
    play: Callable[[Settings, Pairing], Played] = play_game,
    recruit: Recruit | None = None,
) -> Generator[Played]:
    """Play the games, giving each as it ends; closing the iterator stops what is still being played.

    `on_start` is called when the first game can begin: workers need a few seconds to get up. Without `recruit`, one
    job is done right here, and more are done by processes of this machine.
    """
    games = list(todo)
    if recruit is None and min(jobs, len(games)) > 1:
        recruit = Processes
    if recruit is not None:
        yield from _from_crew(recruit(settings, min(jobs, len(games))), games, on_start)
    else:
        on_start()
        for pairing in games:
            yield play(settings, pairing)
