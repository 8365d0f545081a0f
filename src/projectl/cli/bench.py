"""`projectl bench`: how fast rules and bots run on this machine."""

import json
import os
import statistics
import sys
import time
from typing import Annotated, Any, Final, NamedTuple

import numpy as np
import typer
from rich.console import Console
from rich.table import Table

from projectl.bots import BOTS
from projectl.catalogue.box import open_box
from projectl.cli.main import plain_app
from projectl.cli.warm import compile_bots, compile_engine, warm
from projectl.rules import batch
from projectl.rules.chance import WORD, seeded
from projectl.rules.compiled import entry
from projectl.rules.options import DIFFICULTIES, agree, write_options
from projectl.rules.state import OVER, STATE
from projectl.words.phrases import counted

app = plain_app(no_args_is_help=True)

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


@app.callback()
def bench() -> None:
    """Measure how fast rules and bots run on this machine."""


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
        self.book = open_box(terms.expansions, None).book
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


def _tell(text: str) -> None:
    """Progress goes to standard error, over itself where that is a terminal."""
    start, end = ("\r\x1b[K", "") if sys.stderr.isatty() else ("", "\n")
    print(f"{start}{text}", end=end, file=sys.stderr, flush=True)


def measure_headline(seconds: float, cores: int) -> dict[str, float]:
    """Medians over repetitions; each has the yardstick, one core and all cores next to each other."""
    games, rows = Games("2 players"), []
    yardstick(1, SEED)
    played = games.play(1)
    for repetition in range(REPETITIONS):
        _tell(f"2 players, {repetition + 1} of {REPETITIONS} ...")
        pace = yardstick_rate()
        alone = games.rate(1, seconds / REPETITIONS / 3)
        together = games.rate(cores, seconds / REPETITIONS / 3)
        rows.append((alone, together, alone * GAMES / played.decisions, pace, alone / pace))
    keys = ("decisions_per_s", "decisions_per_s_all", "games_per_s", "yardstick_per_s", "ratio")
    return {key: statistics.median(column) for key, column in zip(keys, zip(*rows, strict=True), strict=True)}


def measure_mode(mode: str, seconds: float) -> dict[str, float]:
    """One core in one mode, and how random games go there."""
    _tell(f"{mode} ...")
    games = Games(mode)
    played = games.play(1)
    return {
        "decisions_per_s": statistics.median(games.rate(1, seconds / REPETITIONS) for _ in range(REPETITIONS)),
        "decisions_a_game": played.decisions / GAMES,
        "puzzles_a_game": float(played.states["finished_size"].mean()),
        "ended_by_trigger": float((played.states["final_round"] > 0).mean()),
        "over": float((played.states["phase"] == OVER).mean()),
    }


def measure(seconds: float) -> dict[str, Any]:
    """Everything, in about so many seconds."""
    warm(only_rules=True)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    found: dict[str, Any] = {"cores": cores, **measure_headline(seconds / 2, cores)}
    _tell("from Python ...")
    python_rate(0.2)
    found["python_decisions_per_s"] = statistics.median(python_rate(seconds / 40) for _ in range(REPETITIONS))
    found["modes"] = {mode: measure_mode(mode, seconds / 4 / len(MODES)) for mode in MODES}
    _tell("")
    return found


def _show(found: dict[str, Any]) -> None:
    """The figures as two tables."""
    headline = Table(box=None, pad_edge=False, show_header=False)
    headline.add_column()
    headline.add_column(justify="right")
    headline.add_row("decisions a second, one core", f"{found['decisions_per_s']:,.0f}")
    headline.add_row(f"decisions a second, {counted('core', found['cores'])}", f"{found['decisions_per_s_all']:,.0f}")
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
    console = Console(highlight=False)
    console.print(headline)
    console.print()
    console.print(modes)


@app.command()
def engine(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    seconds: Annotated[float, typer.Option(min=0.1, help="About how long to measure, in seconds.")] = 20,
) -> None:
    """Play seeded random games, on one core and on all, and say how many decisions a second were made."""
    found = measure(seconds)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        _show(found)


@app.command()
def bots(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    decisions: Annotated[int, typer.Option(min=1, help="How many decisions each bot is asked for.")] = 100,
) -> None:
    """Ask every bot for decisions in real games, and say how long it thought."""
    from projectl.cli.benches import bots as bench_bots

    compile_engine()
    compile_bots(BOTS)
    found = bench_bots.measure(decisions, _tell)
    if as_json:
        typer.echo(json.dumps({"bots": found}, indent=2))
    else:
        Console(highlight=False).print(bench_bots.table(found))


@app.command()
def server(
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    tables: Annotated[int, typer.Option(min=1, max=5000, help="Tables of two players.")] = 500,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long they play.")] = 20,
    idle: Annotated[
        int, typer.Option(min=0, max=50_000, help="Connections that do nothing; 0 to leave that out.")
    ] = 5000,
    database: Annotated[
        str | None, typer.Option(help="Fill this database with games of nobody, instead of a new file.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes; more than 1 need PostgreSQL.")] = 1,
    grow: Annotated[bool, typer.Option("--grow", help="With 50, 100, 200, 500 and 1,000 tables.")] = False,
) -> None:
    """Start a server on this machine, let scripted players play at it, and say how many moves a second it keeps."""
    from projectl.cli.benches import server as bench_server

    sizes = bench_server.GROW if grow else (tables,)
    found = bench_server.measure(sizes, seconds, idle, database, workers, _tell)
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    console = Console(highlight=False)
    console.print(bench_server.table(found))
    if idle:
        console.print(f"idle connections: {found['idle']['held']:,}, {found['idle']['kb_each'] or 0:,.1f} KB each")
