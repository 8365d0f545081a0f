"""A program that is talked to line by line: whatever it does, no call here takes longer than it was given.

Three threads keep its pipes moving, so that a program that does not read, does not write or writes too much
blocks nobody.
"""

import os
import queue
import signal
import subprocess
import threading
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Final, NamedTuple

MOST_AHEAD: Final = 64
"""Lines a program may write before anybody reads them."""
STDERR_CHUNK: Final = 1024
STDERR_KEPT: Final = 8 * STDERR_CHUNK
"""Bytes, however many pieces they come in."""
SETTLE_S: Final = 1.0
"""How long a thread may take to notice that its pipe has closed."""


class Silence(Exception):
    """No line came in time."""


class Ended(Exception):
    """No line will come any more; `how` says how the program ended, None if it still runs."""

    def __init__(self, how: str | None) -> None:
        super().__init__(how)
        self.how = how


class _Pipes(NamedTuple):
    """What the threads share with the program's owner; the owner itself they do not know, so that it can be let go."""

    outbox: "queue.SimpleQueue[bytes | None]"
    inbox: "queue.SimpleQueue[bytes | None]"
    errors: "deque[int]"


def _write(pipe: IO[bytes], pipes: _Pipes) -> None:
    with suppress(OSError, ValueError):
        while (line := pipes.outbox.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with suppress(OSError):
        pipe.close()


def _read(pipe: IO[bytes], pipes: _Pipes, most_line: int) -> None:
    while pipes.inbox.qsize() < MOST_AHEAD:
        line = pipe.readline(most_line + 1)
        if not line:
            break
        pipes.inbox.put(line)
        if len(line) > most_line:
            break
    pipes.inbox.put(None)


def _keep_errors(pipe: IO[bytes], pipes: _Pipes) -> None:
    while chunk := os.read(pipe.fileno(), STDERR_CHUNK):
        pipes.errors.extend(chunk)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """End the program and, where programs have groups, those it started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def how_it_ended(code: int) -> str:
    """An exit code in words."""
    if code >= 0:
        return f"exit code {code}"
    try:
        return f"signal {signal.Signals(-code).name}"
    except ValueError:
        return f"signal {-code}"


class LineProcess:
    """A running program; an OSError says why it could not be started."""

    def __init__(self, command: Sequence[str], most_line: int) -> None:
        # In a session of its own, Ctrl-C reaches the game and not the bot: the game ends it in good order.
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._pipes = _Pipes(queue.SimpleQueue(), queue.SimpleQueue(), deque(maxlen=STDERR_KEPT))
        # Whoever forgets to close it, or is interrupted at the wrong moment, leaves no program behind.
        self._end = weakref.finalize(self, _kill, process)
        self._threads = (
            threading.Thread(target=_write, args=(process.stdin, self._pipes), daemon=True),
            threading.Thread(target=_read, args=(process.stdout, self._pipes, most_line), daemon=True),
            threading.Thread(target=_keep_errors, args=(process.stderr, self._pipes), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """Send a line; returns at once."""
        self._pipes.outbox.put(line)

    def receive(self, seconds: float) -> bytes:
        """The next line, one byte too long if it is too long; raises Silence or Ended."""
        try:
            line = self._pipes.inbox.get(timeout=seconds)
        except queue.Empty:
            raise Silence from None
        if line is None:
            raise Ended(self._how())
        return line

    def _how(self) -> str | None:
        try:
            return how_it_ended(self._process.wait(SETTLE_S))
        except subprocess.TimeoutExpired:
            return None

    @property
    def stderr(self) -> str:
        """The end of what it wrote to standard error, as text that may be shown."""
        if self._process.poll() is not None:
            self._threads[2].join(SETTLE_S)
        text = bytes(tuple(self._pipes.errors)).decode("utf-8", "replace")
        return "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in text)

    def close(self, grace_s: float) -> None:
        """Close its input, give it a moment to leave, and end it."""
        self._pipes.outbox.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(grace_s)
        self._end()
        for thread in self._threads:
            thread.join(SETTLE_S)
        for pipe, thread in zip(
            (self._process.stdin, self._process.stdout, self._process.stderr), self._threads, strict=True
        ):
            # A pipe that somebody still reads cannot be closed under their hands.
            if pipe is not None and not thread.is_alive():
                with suppress(OSError):
                    pipe.close()
