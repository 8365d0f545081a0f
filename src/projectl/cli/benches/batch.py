"""How fast environments step: with observations and masks written, beside the bare rules and a familiar yardstick."""

import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

import numpy as np
from rich.table import Table

from projectl.cli.benches.engine import MODES, REPETITIONS, SEED, Games
from projectl.envs import BatchGame
from projectl.envs.batch import core_count
from projectl.rules.batch import choose_lively
from projectl.rules.chance import seeded
from projectl.rules.compiled import entry
from projectl.words import say

Tell: TypeAlias = Callable[[str], None]
GAMES_A_CORE: Final = 256
"""Few enough for a core's own memory,"""
GAMES_TOGETHER: Final = 1024
"""and for each of several cores so many that waking its thread, once a step, takes little of the time."""
SETTLED: Final = 60
"""Steps before anything is measured: then the games are anywhere between their beginning and their end."""
MODES_TOO: Final = ("4 players", "6 players, expansions", "4 players, line clear", "solo")


@entry
def choose_all(moves: Any, counts: Any, rngs: Any, actions: Any) -> None:
    """A decision for every game, as the bare rules choose theirs."""
    for i in range(len(actions)):
        actions[i] = choose_lively(moves[i], int(counts[i]), rngs[i])


class Steps:
    """Games of one mode, stepped and stepped again; whoever chooses the actions is not timed."""

    def __init__(self, mode: str, threads: int) -> None:
        players, variant, edition, expansions = MODES[mode]
        self.count = GAMES_A_CORE if threads == 1 else GAMES_TOGETHER * threads
        self._batch = BatchGame(
            self.count,
            players=players,
            variant=variant,
            edition=edition,
            expansions=expansions,
            seed=SEED,
            threads=threads,
        )
        self._rngs = np.array([seeded(SEED + k) for k in range(self.count)])
        self._actions = np.zeros(self.count, np.int64)
        self._clock = time.thread_time if threads == 1 else time.perf_counter
        for _ in range(SETTLED):
            self.step()

    def step(self) -> float:
        """Step all games once; the seconds it took."""
        arrays = self._batch.arrays
        choose_all(arrays.moves, arrays.counts, self._rngs, self._actions)
        begin = self._clock()
        self._batch.step(self._actions)
        return self._clock() - begin

    def rate(self, seconds: float) -> float:
        """Steps a second, measured for about so long."""
        spent, steps = 0.0, 0
        while spent < seconds:
            spent += self.step()
            steps += self.count
        return steps / spent


def connect_four_rate(seconds: float) -> float | None:
    """Steps a second of PettingZoo's connect_four at random on one core; None where it or what draws it is missing."""
    if find_spec("pettingzoo") is None or find_spec("pygame") is None:
        return None
    from pettingzoo.classic.connect_four.connect_four import raw_env

    env, dice, steps, spent = raw_env(), np.random.default_rng(SEED), 0, 0.0
    while spent < seconds:
        env.reset(seed=SEED)
        begin = time.thread_time()
        for _ in env.agent_iter():
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                break
            env.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
        spent += time.thread_time() - begin
    return steps / spent


def measure_mode(mode: str, threads: int, seconds: float) -> dict[str, float]:
    """Both beside each other, medians of repetitions: bare decisions, environment steps, and steps over decisions."""
    steps, games, rows = Steps(mode, threads), Games(mode), []
    for _ in range(REPETITIONS):
        bare = games.rate(threads, seconds / REPETITIONS / 2)
        stepped = steps.rate(seconds / REPETITIONS / 2)
        rows.append((bare, stepped, stepped / bare))
    keys = ("decisions_per_s", "steps_per_s", "ratio")
    return {key: statistics.median(column) for key, column in zip(keys, zip(*rows, strict=True), strict=True)}


def measure(seconds: float, tell: Tell) -> dict[str, Any]:
    """Everything, in about so many seconds."""
    cores = core_count()
    tell("2 players, one core ...")
    one = measure_mode("2 players", 1, seconds * 0.3)
    tell(f"2 players, {cores} cores ...")
    everywhere = measure_mode("2 players", cores, seconds * 0.3)
    tell("connect_four ...")
    familiar = connect_four_rate(seconds * 0.1)
    modes = {}
    for mode in MODES_TOO:
        tell(f"{mode} ...")
        modes[mode] = measure_mode(mode, 1, seconds * 0.3 / len(MODES_TOO))
    tell("")
    return {
        "cores": cores,
        "games_on_one_core": GAMES_A_CORE,
        "games_a_core_on_all": GAMES_TOGETHER,
        "one_core": one,
        "all_cores": everywhere,
        "connect_four_steps_per_s": familiar,
        "modes": modes,
    }


def table(found: dict[str, Any]) -> Table:
    """The figures as a table."""
    shown = Table("", box=None, pad_edge=False)
    for heading in ("decisions/s", "steps/s", "ratio"):
        shown.add_column(heading, justify="right")
    rows = {
        "2 players, one core": found["one_core"],
        f"2 players, {say('count-core', cores=found['cores'])}": found["all_cores"],
        **found["modes"],
    }
    for name, row in rows.items():
        shown.add_row(name, f"{row['decisions_per_s']:,.0f}", f"{row['steps_per_s']:,.0f}", f"{row['ratio']:.2f}")
    if found["connect_four_steps_per_s"] is not None:
        shown.add_row("PettingZoo connect_four", "", f"{found['connect_four_steps_per_s']:,.0f}", "")
    return shown
