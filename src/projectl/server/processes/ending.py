"""A server ends when it is told to, whatever it is just doing, and does not outlive the process that started it."""

import asyncio
import faulthandler
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from socket import socket
from typing import Any, Final, TypeVar

import structlog
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

MOST_S: Final = 15
"""From the signal to the end of a process; all that is closed in good order takes 10 at most."""
MOST_ALL_S: Final = 20.0
"""The same for all processes together."""
STANDARD_ERROR: Final = 2
LOOK_S: Final = 0.1
T = TypeVar("T")
journal = structlog.get_logger()
_told = threading.Event()


def end_in_time() -> None:
    """From now on SIGTERM and SIGINT also set a limit, beside what else they do.

    Compiling, a thread that hangs, a client that holds on: uvicorn waits for all of them, and its signal handler only
    makes a note. The limit is kept without Python, which may be what hangs; it says where, and exits.
    """
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _limited(signal.getsignal(number)))


def _limited(before: Any) -> Callable[[int, Any], None]:
    def stop(number: int, frame: Any) -> None:
        _told.set()
        faulthandler.dump_traceback_later(MOST_S, exit=True, file=STANDARD_ERROR)
        if callable(before):
            before(number, frame)

    return stop


async def unless_told_to_end(work: Coroutine[Any, Any, T]) -> T:
    """Do something that may take long before the server is open, and end at once if it is not to open any more.

    uvicorn waits for a server to open before it ends it. Nothing has begun yet, so there is nothing to close.
    """
    task = asyncio.ensure_future(work)
    while not (await asyncio.wait({task}, timeout=LOOK_S))[0]:
        if _told.is_set():
            os._exit(0)
    return task.result()


def end_with_parent() -> None:
    """Stop in good order when the process that started this one is no more; in the first of all nothing changes."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        main = threading.main_thread().ident
        if sys.platform == "win32" or main is None:
            signal.raise_signal(signal.SIGTERM)
        else:
            signal.pthread_kill(main, signal.SIGTERM)  # wakes it, whatever it waits for

    threading.Thread(target=watch, name="parent", daemon=True).start()


class Supervisor(Multiprocess):
    """Keeps processes running that serve people, and ends with all of them in time.

    uvicorn's own waits for one process while another, or whoever stops the server, waits for it: for two minutes where
    one is still importing everything, and for ever where one does not leave.
    """

    def __init__(self, config: uvicorn.Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self._asked: dict[Process, float] = {}
        """When each process was asked whether it is well, and has not answered yet."""

    def keep_subprocess_alive(self) -> None:
        """Replace who died, and who does not answer."""
        for place, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if self._is_well(process):
                continue
            self._asked.pop(process, None)
            process.kill()
            process.join()
            if process.exitcode == STARTUP_FAILURE:
                journal.error("a process cannot start", pid=process.pid)
                self.should_exit.set()
                return
            journal.warning("a process is replaced", pid=process.pid, status=process.exitcode)
            self.processes[place] = Process(self.config, self.sockets)
            self.processes[place].start()

    def _is_well(self, process: Process) -> bool:
        """Whether it lives and has answered lately; asks, and waits for nothing."""
        if not process.process.is_alive():
            return False
        now = time.monotonic()
        try:
            if process not in self._asked:
                process.parent_conn.send(b"ping")
                self._asked[process] = now
            elif process.parent_conn.poll(0):
                process.parent_conn.recv()
                del self._asked[process]
        except (OSError, EOFError):
            return False
        return now - self._asked.get(process, now) < self.config.timeout_worker_healthcheck

    def join_all(self) -> None:
        """Wait for all to leave, and end those that do not."""
        end = time.monotonic() + MOST_ALL_S
        for process in self.processes:
            process.process.join(max(0.0, end - time.monotonic()))
            if process.process.is_alive():
                journal.error("a process would not leave", pid=process.pid)
                process.kill()
                process.join()
