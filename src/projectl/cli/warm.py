"""`projectl warm`: compile rules, solver and bots now, so that nobody waits for them in a game."""

import sys
import threading
import time
from collections.abc import Iterable
from typing import Annotated, Final

import typer

ROOM: Final = {
    "engine": "rules",
    "batch": "rules",
    "fillings": "solver",
    "ways": "solver",
    "exact": "solver",
    "decisions": "solver",
    "taking": "solver",
    "together": "solver",
    "accounting": "solver",
    "telling": "tree",
    "random": "search",
    "search": "search",
    "halving": "tree",
}
"""What a part is called while it is compiled, as a key of the words."""
LOOK_S: Final = 0.2
SOLVER: Final = ("fillings", "ways", "exact", "decisions")
NEEDED: Final = {
    "random": ("random",),
    "greedy": ("search",),
    "planner": ("search",),
    "mcts": ("search", "halving"),
    "novice": ("search",),
    "casual": ("search",),
    "steady": ("search",),
    "skilled": ("search",),
    "expert": ("search", "halving"),
    "champion": ("search", "halving"),
}
"""What each bot needs compiled."""


class _Progress:
    """A line on standard error that counts the seconds; a single line where that is no terminal."""

    def __init__(self, room: str, seconds: float) -> None:
        from projectl.words import say

        self._what = say(f"warm-{room}")
        self._text = say("warm-compiling", what=self._what, seconds=round(seconds))
        self._done = threading.Event()
        self._ticker = threading.Thread(target=self._tick, daemon=True)

    def __enter__(self) -> None:
        self._start = time.monotonic()
        sys.stderr.write(self._text if sys.stderr.isatty() else f"{self._text}\n")
        sys.stderr.flush()
        self._ticker.start()

    def _tick(self) -> None:
        while sys.stderr.isatty() and not self._done.wait(1):
            sys.stderr.write(f"\r{self._text} {time.monotonic() - self._start:.0f} ")
            sys.stderr.flush()

    def __exit__(self, *_error: object) -> None:
        from projectl.words import say

        self._done.set()
        self._ticker.join()
        start = "\r\x1b[K" if sys.stderr.isatty() else ""
        said = say("warm-compiled", what=self._what, seconds=round(time.monotonic() - self._start))
        sys.stderr.write(f"{start}{said}\n")
        sys.stderr.flush()


def _compile(parts: Iterable[str]) -> None:
    from projectl.bots import compiling

    missing = compiling.missing(parts)
    # One process for all of them: what the rules have compiled for one part serves the next.
    compiler = threading.Thread(target=compiling.compile_parts, args=(missing,), daemon=True)
    compiler.start()
    for room in dict.fromkeys(ROOM[part] for part in missing):
        wanted = [part for part in missing if ROOM[part] == room]
        with _Progress(room, compiling.expected_s(wanted)):
            while compiler.is_alive() and compiling.missing(wanted):
                compiler.join(LOOK_S)
    compiler.join()


def compile_engine() -> None:
    """What a game needs, compiled; at once if it was before."""
    _compile(["engine"])


def compile_bots(specs: Iterable[str]) -> None:
    """What these bots need, compiled."""
    needed = {part for spec in specs for part in NEEDED.get(spec.partition(":")[0], ())}
    _compile(part for part in ("random", "search", "halving") if part in needed)


def compile_solver() -> None:
    """What `projectl solve` needs, compiled."""
    _compile(SOLVER)


def warm(
    only_rules: Annotated[bool, typer.Option("--rules")] = False,
) -> None:
    """Compile rules, solver and bots now, not at the first game."""
    _compile(part for part, room in ROOM.items() if room == "rules" or not only_rules)
