"""`projectl warm`: compile rules, solver and bots now, so that nobody waits for them in a game."""

import sys
import threading
import time
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final

import typer

SECONDS: Final = {
    "engine": 13,
    "batch": 5,
    "fillings": 2,
    "ways": 1,
    "exact": 5,
    "together": 9,
    "search": 10,
    "tree": 10,
}
"""About how long each part compiles, after those above it, on a machine with two cores."""
ROOM: Final = {
    "engine": "rules",
    "batch": "rules",
    "fillings": "solver",
    "ways": "solver",
    "exact": "solver",
    "together": "solver",
    "search": "search",
    "tree": "tree",
}
"""What a part is called while it is compiled, as a key of the words."""
ENTRIES: Final = {
    "engine": ("set_up", "why_not", "legal", "play", "score", "unfinished_cost", "winners"),
    "batch": ("set_up_all", "play_out_all", "step_all", "mask_all", "score_all"),
    "fillings": ("forget", "look_up"),
    "ways": ("count_within", "lay_out"),
    "exact": ("count_actions", "find_plan"),
    "together": ("find_together",),
    "search": ("think",),
    "tree": ("begin", "grow", "halve"),
}

NEEDED: Final = {
    "random": (),
    "greedy": ("search",),
    "planner": ("search",),
    "mcts": ("search", "tree"),
    "novice": ("search",),
    "casual": ("search",),
    "skilled": ("search",),
    "expert": ("search", "tree"),
}
"""What each bot needs compiled."""


def _is_compiled(part: str) -> bool:
    """Whether every entry of a part lies in the cache already."""
    from projectl.rules.compiled import INTERPRET, cache_folder

    if INTERPRET:
        return True
    return all(any(cache_folder().rglob(f"{part}.{name}-*.nbi")) for name in ENTRIES[part])


class _Progress:
    """A line on standard error that counts the seconds; a single line where that is no terminal."""

    def __init__(self, room: str, seconds: int) -> None:
        from projectl.words import say

        self._what = say(f"warm.{room}")
        self._text = say("warm.compiling", what=self._what, seconds=seconds)
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
        said = say("warm.compiled", what=self._what, seconds=round(time.monotonic() - self._start))
        sys.stderr.write(f"{start}{said}\n")
        sys.stderr.flush()


def _call_engine() -> None:
    """Call every entry of the engine once, as the front door does."""
    from projectl.game import Game

    game = Game.new(seed=0)
    move = game.legal()[0]
    game.why_not(move)
    game.play(move)
    assert game.scores
    assert game.winners == ()
    game.unfinished_costs(0)


def _call_batch() -> None:
    """Call every entry for batches once."""
    import numpy as np

    from projectl.catalogue.box import open_box
    from projectl.rules import batch
    from projectl.rules.actions import ACTIONS
    from projectl.rules.options import agree, write_options
    from projectl.rules.state import SEATS, STATE

    states: Any = np.zeros(1, STATE)
    write_options(agree(2, "standard", "kickstarter", (), None, None), states[0])
    book = open_box((), None).book
    batch.set_up_all(states, 0, 1, book, np.zeros(1, np.int64), 0)
    rngs = np.ones((1, 4), np.int64)
    decisions, seats, codes = (np.zeros(1, np.int64) for _ in range(3))
    batch.mask_all(states, 0, 1, book, seats, np.zeros((1, ACTIONS), np.bool_))
    batch.step_all(states, 0, 1, book, seats, np.zeros(1, np.int64), codes)
    batch.play_out_all(states, 0, 1, book, rngs, decisions, 1)
    batch.score_all(states, 0, 1, book, np.zeros((1, SEATS), np.int64), np.zeros((1, SEATS), np.bool_))


def _call_solver() -> None:
    """Call every entry of the solver that asks for one puzzle once."""
    from projectl.solver.fillings import fillings, look_up
    from projectl.solver.plan import fewest_actions, full_reserve, plan, terms
    from projectl.solver.ways import count_ways

    under, supply = terms(), [1] * 12
    look_up(fillings(), 1)
    count_ways(1)
    plan(1, supply, full_reserve(under), under)
    fewest_actions(1, supply, full_reserve(under), under)


def _call_together() -> None:
    """The same for several puzzles."""
    import numpy as np

    from projectl.catalogue.box import open_box
    from projectl.rules.state import STATE
    from projectl.solver.together import plan_together

    states: Any = np.zeros(1, STATE)
    states[0].puzzle[:] = -1
    plan_together(states, 0, open_box((), None).book, 0)


def _let_decide(bot: str) -> None:
    """Let a bot decide once."""
    from projectl.bots import make
    from projectl.game import Game

    game = Game.new(seed=0)
    make(bot, 0).choose(game.view(0), game.legal(0))


_BOTS: Final[dict[str, Callable[[], None]]] = {
    "search": lambda: _let_decide("greedy"),
    "tree": lambda: _let_decide("mcts:nodes=1"),
}
_SOLVER: Final = {"fillings": _call_solver, "ways": _call_solver, "exact": _call_solver}


def _compile(calls: dict[str, Callable[[], None]]) -> None:
    missing = [part for part in calls if not _is_compiled(part)]
    for room in dict.fromkeys(ROOM[part] for part in missing):
        parts = [part for part in missing if ROOM[part] == room]
        with _Progress(room, sum(SECONDS[part] for part in parts)):
            for part in parts:
                calls[part]()


def compile_engine() -> None:
    """What a game needs, compiled; at once if it was before."""
    _compile({"engine": _call_engine})


def compile_bots(specs: Iterable[str]) -> None:
    """What these bots need, compiled."""
    needed = {part for spec in specs for part in NEEDED.get(spec.partition(":")[0], ())}
    _compile({part: call for part, call in _BOTS.items() if part in needed})


def compile_solver() -> None:
    """What `projectl solve` needs, compiled."""
    _compile(_SOLVER)


def warm(
    only_rules: Annotated[bool, typer.Option("--rules", help="Only the rules, not solver and bots.")] = False,
) -> None:
    """Compile rules, solver and bots now, not at the first game."""
    rules = {"engine": _call_engine, "batch": _call_batch}
    others = {**_SOLVER, "together": _call_together, **_BOTS}
    _compile(rules if only_rules else {**rules, **others})
