"""How fast the rules run: seeded random games, beside a yardstick that tells slower code from a slower machine."""

import os
import statistics
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from rich.table import Table

from projectl.catalogue.box import open_box
from projectl.rules import batch
from projectl.rules.books import book_of
from projectl.rules.chance import WORD, seeded
from projectl.rules.compiled import entry
from projectl.rules.options import DIFFICULTIES, agree, write_options
from projectl.rules.state import OVER, STATE
from projectl.words import say

Tell: TypeAlias = Callable[[str], None]
REPETITIONS: Final = 5
GAMES: Final = 1000
SEED: Final = 2024
LONGEST_GAME: Final = 20_000
"""Decisions; no random game comes near."""
YARDSTICK_STEPS: Final = 20_000_000

BOTH: Final = ("ghost", "ambassador")
MODES: Final = {
    "2 players": (2, "standard", "kickstarter", ()),
    "3 players": (3, "standard", "kickstarter", ()),
    "4 players": (4, "standard", "kickstarter", ()),
    "5 players": (5, "standard", "kickstarter", ()),
    "6 players, expansions": (6, "standard", "kickstarter", BOTH),
    "2 players, expansions": (2, "standard", "kickstarter", BOTH),
    "2 players, revised": (2, "standard", "revised", ()),
    "4 players, line clear": (4, "line-clear", "kickstarter", ()),
    "solo": (1, "solo", "kickstarter", ()),
}
"""Players, variant, edition, expansions; the headline figures are those of the first."""


@entry
def yardstick(steps: int, word: int) -> int:
    """A fixed integer loop (xorshift): the rules' speed over its speed tells slower code from a slower machine."""
    for _ in range(steps):
        word ^= word << 13 & WORD
        word ^= word >> 17
        word ^= word << 5 & WORD
    return word


class Played(NamedTuple):
    """Seeded games played out at random: how long it took, how many decisions, and how the games ended."""

    seconds: float
    decisions: int
    states: Any


class Games:
    """Seeded games of one mode, set up and ready to be played out as often as asked."""

    def __init__(self, mode: str) -> None:
        terms = agree(*MODES[mode], None, None)
        self.book = book_of(open_box(terms.expansions, None))
        self.fresh = np.zeros(GAMES, STATE)
        write_options(terms, self.fresh[0])
        self.fresh[:] = self.fresh[0]
        supply = DIFFICULTIES[terms.difficulty] if terms.difficulty else 0
        batch.set_up_all(self.fresh, 0, GAMES, self.book, np.arange(SEED, SEED + GAMES), supply)
        self.rngs = np.array([seeded(SEED + k) for k in range(GAMES)])

    def play(self, threads: int) -> Played:
        """Play all of them once on one thread, timed by its own clock, which stops while others have the core.

        Several threads play them several times over, so that starting the threads does not count.
        """
        copies = 1 if threads == 1 else 4 * threads
        states, decisions = np.tile(self.fresh, copies), np.zeros(GAMES * copies, np.int64)
        arguments = (self.book, np.tile(self.rngs, (copies, 1)), decisions, LONGEST_GAME)
        if threads == 1:
            begin = time.thread_time()
            batch.play_out_all(states, 0, GAMES, *arguments)
            return Played(time.thread_time() - begin, int(decisions.sum()), states)
        begin = time.perf_counter()
        batch.on_all_cores(batch.play_out_all, states, *arguments, threads=threads)
        return Played(time.perf_counter() - begin, int(decisions.sum()), states)

    def rate(self, threads: int, seconds: float) -> float:
        """Decisions a second, measured for about so long."""
        rounds = [self.play(threads)]
        while sum(each.seconds for each in rounds) < seconds:
            rounds.append(self.play(threads))
        return sum(each.decisions for each in rounds) / sum(each.seconds for each in rounds)


def yardstick_rate() -> float:
    """Steps a second of the yardstick, on one core."""
    begin = time.thread_time()
    yardstick(YARDSTICK_STEPS, SEED)
    return YARDSTICK_STEPS / (time.thread_time() - begin)


def python_rate(seconds: float) -> float:
    """Decisions a second through the front door: every list of legal moves read, one move of it played."""
    from projectl import Game

    dice, decisions, seed = np.random.default_rng(SEED), 0, SEED
    begin = time.thread_time()
    while time.thread_time() - begin < seconds:
        game, seed = Game.new(seed=seed), seed + 1
        while not game.is_over and time.thread_time() - begin < seconds:
            moves = game.legal()
            game.play(moves[int(dice.integers(len(moves)))])
            decisions += 1
    return decisions / (time.thread_time() - begin)


def measure_headline(seconds: float, cores: int, tell: Tell) -> dict[str, float]:
    """Medians over repetitions; each has the yardstick, one core and all cores next to each other."""
    games, rows = Games("2 players"), []
    yardstick(1, SEED)
    played = games.play(1)
    for repetition in range(REPETITIONS):
        tell(f"2 players, {repetition + 1} of {REPETITIONS} ...")
        pace = yardstick_rate()
        alone = games.rate(1, seconds / REPETITIONS / 3)
        together = games.rate(cores, seconds / REPETITIONS / 3)
        rows.append((alone, together, alone * GAMES / played.decisions, pace, alone / pace))
    keys = ("decisions_per_s", "decisions_per_s_all", "games_per_s", "yardstick_per_s", "ratio")
    return {key: statistics.median(column) for key, column in zip(keys, zip(*rows, strict=True), strict=True)}


def measure_mode(mode: str, seconds: float, tell: Tell) -> dict[str, float]:
    """One core in one mode, and how random games go there."""
    tell(f"{mode} ...")
    games = Games(mode)
    played = games.play(1)
    return {
        "decisions_per_s": statistics.median(games.rate(1, seconds / REPETITIONS) for _ in range(REPETITIONS)),
        "decisions_a_game": played.decisions / GAMES,
        "puzzles_a_game": float(played.states["finished_size"].mean()),
        "ended_by_trigger": float((played.states["final_round"] > 0).mean()),
        "over": float((played.states["phase"] == OVER).mean()),
    }


def measure(seconds: float, tell: Tell) -> dict[str, Any]:
    """Everything, in about so many seconds."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    found: dict[str, Any] = {"cores": cores, **measure_headline(seconds / 2, cores, tell)}
    tell("from Python ...")
    python_rate(0.2)
    found["python_decisions_per_s"] = statistics.median(python_rate(seconds / 40) for _ in range(REPETITIONS))
    found["modes"] = {mode: measure_mode(mode, seconds / 4 / len(MODES), tell) for mode in MODES}
    tell("")
    return found


def tables(found: dict[str, Any]) -> tuple[Table, Table]:
    """The figures as two tables."""
    headline = Table(box=None, pad_edge=False, show_header=False)
    headline.add_column()
    headline.add_column(justify="right")
    headline.add_row("decisions a second, one core", f"{found['decisions_per_s']:,.0f}")
    headline.add_row(
        f"decisions a second, {say('count-core', cores=found['cores'])}", f"{found['decisions_per_s_all']:,.0f}"
    )
    headline.add_row("games a second, one core", f"{found['games_per_s']:,.0f}")
    headline.add_row("decisions a second from Python", f"{found['python_decisions_per_s']:,.0f}")
    headline.add_row("yardstick steps a second", f"{found['yardstick_per_s']:,.0f}")
    headline.add_row("decisions a thousand steps", f"{found['ratio'] * 1000:.2f}")
    modes = Table("random games", box=None, pad_edge=False)
    for heading in ("decisions/s", "decisions/game", "puzzles/game", "regular end"):
        modes.add_column(heading, justify="right")
    for mode, row in found["modes"].items():
        figures = (f"{row['decisions_per_s']:,.0f}", f"{row['decisions_a_game']:.0f}", f"{row['puzzles_a_game']:.1f}")
        modes.add_row(mode, *figures, f"{row['ended_by_trigger']:.0%}")
    return headline, modes
