"""What has to be compiled before somebody can play, part by part, and in a process of its own.

A process that compiles grows by hundreds of megabytes and keeps them; one that finds compiled code in the cache does
not. So nobody compiles for themselves: `compile_parts` starts `python -m projectl.bots.compiling PART...`, and a lock
lets only one of all that want the same code make it. That process ends when its standard input does, and so with
whoever started it.
"""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import numpy as np

from projectl.bots import make
from projectl.bots.accounting import account_for, accounting
from projectl.bots.mcts import MctsBot
from projectl.bots.story import story
from projectl.bots.telling import begin_story, end_story, go_on_with
from projectl.catalogue.box import open_box
from projectl.catalogue.placements import CELLS
from projectl.game import Game
from projectl.rules import batch, engine
from projectl.rules.actions import ACTIONS, PASS, TAKE_DECK
from projectl.rules.books import book_of
from projectl.rules.compiled import INTERPRET, cache_folder, cache_home
from projectl.rules.options import agree, write_options
from projectl.rules.state import SEATS, STATE
from projectl.solver.exact import trail
from projectl.solver.fillings import fillings, look_up
from projectl.solver.plan import fewest_actions, full_reserve, plan, terms
from projectl.solver.taking import plan_take, taking
from projectl.solver.together import plan_together
from projectl.solver.ways import count_ways, filling

SECONDS: Final = {
    "engine": 23,
    "batch": 6,
    "fillings": 2,
    "ways": 1,
    "exact": 5,
    "decisions": 3,
    "taking": 4,
    "together": 10,
    "accounting": 5,
    "telling": 14,
    "random": 1,
    "search": 11,
    "halving": 18,
}
"""About how long each part compiles, after those above it: seconds of a processor that was busy with other work too."""
ENTRIES: Final = {
    "engine": (
        "write_tables",
        "write_puzzles",
        "pieces_on",
        "problem",
        "unsound",
        "set_up",
        "blank",
        "deal",
        "why_not",
        "legal",
        "play",
        "hold",
        "score",
        "standing",
        "lead",
        "stopping",
        "unfinished_cost",
        "winners",
    ),
    "batch": ("set_up_all", "play_out_all", "step_all", "mask_all", "score_all"),
    "fillings": ("forget", "look_up"),
    "ways": ("count_within", "lay_out"),
    "exact": ("count_actions",),
    "decisions": ("find_plan",),
    "taking": ("plan_take",),
    "together": ("find_together",),
    "accounting": ("account_for",),
    "telling": ("begin_story", "go_on_with", "end_story"),
    "random": ("pick",),
    "search": ("think",),
    "halving": ("begin", "go_on", "read_turn", "pick_turns"),
}
SERVED: Final = (
    *("random", "search", "halving"),
    *("fillings", "ways", "exact", "decisions", "taking", "accounting", "telling"),
)
"""What bots, hints and plans at a server's tables need, beside the engine."""
LEARNT: Final = "seconds.json"
"""How long each part took on this machine, in the cache folder."""


def missing(parts: Iterable[str]) -> list[str]:
    """Those of some parts that are not in the cache, for this version and this processor."""
    return [] if INTERPRET else [part for part in parts if not _is_compiled(part)]


def _is_compiled(part: str) -> bool:
    # Numba writes the index before the code: only the code says that all of it is there.
    return all(any(cache_folder().rglob(f"{part}.{name}-*.nbc")) for name in ENTRIES[part])


def _learnt() -> dict[str, float]:
    try:
        known = json.loads((cache_home() / LEARNT).read_text("utf-8"))
        return {part: float(known[part]) for part in SECONDS if part in known}
    except (OSError, ValueError, TypeError):
        return {}


def expected_s(parts: Iterable[str]) -> float:
    """About how long these parts will compile here: as long as they did, and others by how slow those were."""
    known = _learnt()
    pace = sum(known.values()) / sum(SECONDS[part] for part in known) if known else 1.0
    return sum(known.get(part, pace * SECONDS[part]) for part in parts)


def compile_parts(parts: Iterable[str]) -> None:
    """Have these parts compiled by another process, unless they are; whoever else compiles now is waited for."""
    wanted = list(parts)
    if not missing(wanted):
        return
    with _alone():
        if left := missing(wanted):
            command = [sys.executable, "-m", "projectl.bots.compiling", *left]
            env = {**os.environ, "PROJECTL_CACHE": str(cache_folder().parent)}
            group = None if sys.platform == "win32" else 0  # of its own: Ctrl-C is not for it while it still starts
            with subprocess.Popen(command, env=env, stdin=subprocess.PIPE, process_group=group) as compiler:
                compiler.wait()


@contextmanager
def _alone() -> Iterator[None]:
    """Only one process at a time, as long as it lives."""
    with (cache_folder() / "lock").open("w") as file:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - there only

            is_locked = False
            while not is_locked:
                with suppress(OSError):  # it waits ten seconds, and says so
                    msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                    is_locked = True
        else:
            import fcntl  # noqa: PLC0415 - not on Windows

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _call_engine() -> None:
    """Call every entry of the engine once, as the front door does."""
    game = Game.new(seed=0)
    move = game.legal()[0]
    game.why_not(move)
    game.play(move)
    assert game.held(move, 0) is None
    assert game.scores
    assert game.standing
    assert game.stopping is None
    assert game.winners == ()
    game.unfinished_costs(0)
    engine.pieces_on(game.arrays[1], 1, 0, np.zeros(CELLS, np.int16))
    Game.from_view(game.view(0), 0)


def _call_batch() -> None:
    """Call every entry for batches once."""
    states: Any = np.zeros(1, STATE)
    write_options(agree(2, "standard", "kickstarter", (), None, None), states[0])
    book = book_of(open_box((), None))
    batch.set_up_all(states, 0, 1, book, np.zeros(1, np.int64), 0)
    rngs = np.ones((1, 4), np.int64)
    decisions, seats, codes = (np.zeros(1, np.int64) for _ in range(3))
    batch.mask_all(states, 0, 1, book, seats, np.zeros((1, ACTIONS), np.bool_))
    batch.step_all(states, 0, 1, book, seats, np.zeros(1, np.int64), codes)
    batch.play_out_all(states, 0, 1, book, rngs, decisions, 1)
    batch.score_all(states, 0, 1, book, np.zeros((1, SEATS), np.int64), np.zeros((1, SEATS), np.bool_))


def _call_fillings() -> None:
    look_up(fillings(), 1)


def _call_ways() -> None:
    count_ways(1)
    table = fillings()
    first, _ = look_up(table, 1)
    filling(table, 1, int(table.multisets[first]))


def _call_exact() -> None:
    under, supply = terms(), [1] * 12
    fewest_actions(1, supply, full_reserve(under), under)


def _call_decisions() -> None:
    under, supply = terms(), [1] * 12
    plan(1, supply, full_reserve(under), under)


def _call_taking() -> None:
    """Plan to take a puzzle where nobody may."""
    plan_take(taking(), trail(), fillings(), book_of(open_box((), None)), 0, TAKE_DECK, 1)


def _call_together() -> None:
    """Plan for several puzzles: here none."""
    states: Any = np.zeros(1, STATE)
    states[0].puzzle[:] = -1
    plan_together(states, 0, book_of(open_box((), None)), 0)


def _call_accounting() -> None:
    """Ask where there are no touches."""
    account_for(accounting(), fillings(), book_of(open_box((), None)), 0)


def _call_telling() -> None:
    """Tell of one decision."""
    room, (states, book) = story(), Game.new(seed=0).arrays
    room.states[0] = states[0]
    begin_story(room, book, 0, 0, 0)
    go_on_with(room, trail(), fillings(), book, PASS, True)
    end_story(room, trail(), fillings(), book, True)


def _let_decide(bot: str) -> None:
    """Let a bot decide once."""
    game = Game.new(seed=0)
    make(bot, 0).choose(game.view(0), game.legal(0))


def _call_halving() -> None:
    """Consider some turns, and pick one."""
    game, bot = Game.new(seed=0), MctsBot(0, 0, 1)
    bot.pick(bot.consider(bot.task(game.view(0), game.legal(0)), 0.0), 1)


CALLS: Final[dict[str, Callable[[], None]]] = {
    "engine": _call_engine,
    "batch": _call_batch,
    "fillings": _call_fillings,
    "ways": _call_ways,
    "exact": _call_exact,
    "decisions": _call_decisions,
    "taking": _call_taking,
    "together": _call_together,
    "accounting": _call_accounting,
    "telling": _call_telling,
    "random": lambda: _let_decide("random"),
    "search": lambda: _let_decide("greedy"),
    "halving": _call_halving,
}


def main(parts: list[str]) -> None:
    """Compile parts here and now, and learn how long each took."""
    for part in parts:
        start = time.monotonic()
        CALLS[part]()
        known = {**_learnt(), part: round(time.monotonic() - start, 1)}
        with suppress(OSError):
            (cache_home() / LEARNT).write_text(json.dumps(known), "utf-8")


def _end_with_parent() -> None:
    while os.read(0, 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the parent, and with it this
    threading.Thread(target=_end_with_parent, daemon=True).start()
    main(sys.argv[1:])
