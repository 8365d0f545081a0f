"""`projectl play` in a terminal of its own, typed into as a person does."""

import os
import pty
import select
import subprocess
import sys
import termios
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.patience import PATIENCE_S

ENTER = "\r"
CTRL_C = "\x03"
CTRL_D = "\x04"
TAKE_TERMINAL = """
import os, sys
os.close(os.open(os.ttyname(0), os.O_RDWR))
os.execv(sys.executable, [sys.executable, *sys.argv[1:]])
"""
"""The first terminal that a new session opens is its own, and sends it Ctrl-C."""


class Typing:
    """A program with a terminal; `until` reads what it prints, `press` types."""

    def __init__(self, games: Path, *arguments: str, term: str = "xterm") -> None:
        self._own, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (24, 80))
        env = {**os.environ, "TERM": term, "COLUMNS": "80", "LINES": "24", "PROJECTL_GAMES": str(games)}
        self.program = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, "-m", "projectl.cli.main", "play", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""

    def press(self, text: str) -> None:
        """Type this."""
        os.write(self._own, text.encode())

    def until(self, text: str) -> str:
        """Wait until this is printed, after what was waited for before; everything printed meanwhile."""
        give_up = time.monotonic() + PATIENCE_S
        while text not in self.seen:
            assert time.monotonic() < give_up, self.seen
            if select.select([self._own], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self._own, 65536).decode(errors="replace")
                except OSError:  # the program has closed its end
                    assert text in self.seen, self.seen
        before, _, self.seen = self.seen.partition(text)
        return before

    def rest(self) -> str:
        """All that a program printed which has ended."""
        with suppress(OSError):  # that is how its end is told
            while more := os.read(self._own, 65536):
                self.seen += more.decode(errors="replace")
        return self.seen

    def end(self) -> int:
        """Wait until it ends by itself; how it ended."""
        return self.program.wait(PATIENCE_S)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self._own)
