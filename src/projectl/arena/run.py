"""The games on one core or on many: workers are spawned, take one game at a time, and leave when told or orphaned.

A pool of our own rather than the standard one: a worker must be able to stop in the middle of a long game and send
its bots' processes home, and one that dies must name the game it was playing.
"""

import signal
import sys
import threading
from collections.abc import Callable, Container, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, cast

from projectl.arena.match import Played, play_game, rehearse
from projectl.arena.schedule import Pairing
from projectl.arena.settings import Settings

PATIENCE_S: Final = 5.0
"""How long a worker gets to send its bots home."""


class WorkerLost(Exception):
    """A worker that died: `str` is the sentence."""


def _leave(_number: int, _frame: Any) -> None:
    sys.exit(0)


def _work(connection: Connection, settings: Settings) -> None:
    """A worker's life: say that it is ready, then play what it is given."""
    signal.signal(signal.SIGTERM, _leave)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):  # whoever started this is gone
        rehearse(settings)
        connection.send(None)
        while (pairing := connection.recv()) is not None:
            connection.send(play_game(settings, pairing))


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Children started in here never see Ctrl-C: their parent tells them when to stop."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _stop(workers: dict[Any, BaseProcess], busy: Container[Any]) -> None:
    """Those in a game are told to leave it; the others leave by themselves when their line is closed."""
    for connection, worker in workers.items():
        connection.close()
        if connection in busy:
            worker.terminate()
    for worker in workers.values():
        worker.join(PATIENCE_S)
        if worker.is_alive():
            worker.kill()
            worker.join()


def _start(settings: Settings, count: int) -> dict[Any, BaseProcess]:
    context = get_context("spawn")
    workers: dict[Any, BaseProcess] = {}
    with _deaf_to_interrupts():
        for _ in range(count):
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(theirs, settings), daemon=True)
            worker.start()
            theirs.close()
            workers[ours] = worker
    return workers


def _from_workers(settings: Settings, todo: list[Pairing], jobs: int, on_start: Callable[[], None]) -> Iterator[Played]:
    workers = _start(settings, min(jobs, len(todo)))
    waiting = iter(todo)
    playing: dict[Any, Pairing | None] = dict.fromkeys(workers)
    is_started = False
    try:
        while playing:
            for connection in cast(list[Any], wait(list(playing))):  # nothing but our pipes
                try:
                    played = connection.recv()
                except (EOFError, ConnectionResetError):
                    worker = workers[connection]
                    worker.join(PATIENCE_S)
                    raise WorkerLost(_loss(playing[connection], worker.exitcode)) from None
                if not is_started:
                    is_started = True
                    on_start()
                playing[connection] = following = next(waiting, None)
                if following is None:
                    del playing[connection]
                else:
                    connection.send(following)
                if played is not None:
                    yield played
    finally:
        _stop(workers, playing)


def _loss(pairing: Pairing | None, exit_code: int | None) -> str:
    what = "before its first game" if pairing is None else f"in game {pairing.game + 1} (seed {pairing.seed})"
    return f"a worker process died {what}, exit code {exit_code}"


def play_all(
    settings: Settings,
    todo: Iterable[Pairing],
    jobs: int,
    on_start: Callable[[], None],
    play: Callable[[Settings, Pairing], Played] = play_game,
) -> Generator[Played]:
    """Play the games, giving each as it ends; closing the iterator stops what is still being played.

    `on_start` is called when the first game can begin: workers need a few seconds to get up.
    """
    games = list(todo)
    if jobs > 1 and len(games) > 1:
        yield from _from_workers(settings, games, jobs, on_start)
    else:
        on_start()
        for pairing in games:
            yield play(settings, pairing)
