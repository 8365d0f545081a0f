"""Tune the weights of the bots' evaluation by play: `python benchmarks/tune.py solo --minutes 10 --out tuned.json`.

Evolution strategies: random directions, for each of them weights a step along it against weights a step against it,
both seats of the same deals, and all weights move a little towards the winners. Weights change by factors, so none
changes its sign. Stop it at any time; with the same `--out` it goes on where it was.
"""

import argparse
import json
import multiprocessing
import os
import time
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from projectl import Game
from projectl.bots.beam import new_beam
from projectl.bots.evaluation import new_mind
from projectl.bots.search import play_match
from projectl.bots.weights import RECORD, SOLO_WEIGHTS, WEIGHTS, as_record
from projectl.rules.chance import seeded
from projectl.rules.copying import words
from projectl.rules.engine import score, winners

REVISED: Final = {"edition": "revised"}
TABLES: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "table": (*({"players": 2},) * 4, {"players": 4}, {"players": 3, "edition": "retail"}, {"players": 2, **REVISED}),
    "solo": tuple({"variant": "solo", "difficulty": name} for name in ("unbeatable", "unbeatable", "challenging")),
}
"""What is played, in turns, for each kind of weights; more of what matters most."""
WEIGHTS_OF: Final = {"table": WEIGHTS, "solo": SOLO_WEIGHTS}
DIRECTIONS: Final = 64
STEP: Final = 0.15
RATE: Final = 0.03
LIMIT: Final = 1500


@cache
def a_beam() -> Any:
    """Room to search in, once a process."""
    return new_beam()


def play_out(minds: tuple[Any, Any], width: int, seed: int, table: dict[str, Any]) -> tuple[Any, Any]:
    """One game to its end."""
    states, book = Game.new(seed=seed, **table).arrays
    play_match(words(states), book, minds, a_beam(), seeded(seed), width, LIMIT)
    return states, book


def advantage(minds: tuple[Any, Any], width: int, seed: int, table: dict[str, Any]) -> float:
    """How well the first of two minds did on one deal, played from both sides: -1 to 1."""
    found = 0.0
    for side in (0, 1):
        states, book = play_out((minds[side], minds[1 - side]), width, seed, table)
        won = winners(states, 0, book)
        points = np.array([score(states, 0, book, seat) for seat in range(table["players"])])
        is_mine = np.arange(table["players"]) % 2 == side
        shares = sum(1 for seat in np.flatnonzero(is_mine) if won >> int(seat) & 1) / max(1, won.bit_count())
        margin = points[is_mine].mean() - points[~is_mine].mean()
        found += shares - is_mine.mean() + 0.5 * np.tanh(margin / 8)
    return float(found) / 2


def solo_worth(mind: Any, width: int, seed: int, table: dict[str, Any]) -> float:
    """How well a mind did on one solo deal."""
    states, book = play_out((mind, mind), width, seed, table)
    margin = score(states, 0, book, 0) - score(states, 0, book, 1)
    return float(margin > 0) + float(np.tanh(margin / 8))


def _mind(numbers: Any) -> Any:
    """A mind with these weights, in the order of the record."""
    return new_mind()._replace(weights=numbers.view(RECORD))


def compare(task: tuple[Any, Any, int, int, dict[str, Any]]) -> float:
    """How much better the first weights did than the second on one deal."""
    one, other, width, seed, table = task
    minds = (_mind(one), _mind(other))
    if table.get("variant") != "solo":
        return advantage(minds, width, seed, table)
    return (solo_worth(minds[0], width, seed, table) - solo_worth(minds[1], width, seed, table)) / 2


def main() -> None:
    """Tune until the time is up."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("kind", choices=TABLES, help="which weights")
    read.add_argument("--minutes", type=float, default=10, metavar="N")
    read.add_argument("--width", type=int, default=4, metavar="N")
    read.add_argument("--seed", type=int, default=1, metavar="N")
    read.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N")
    read.add_argument("--out", type=Path, required=True, metavar="FILE")
    given = read.parse_args()
    logs = np.log(as_record(WEIGHTS_OF[given.kind]).view(np.float64))
    games, first, second, step = 0, np.zeros_like(logs), np.zeros_like(logs), 0
    if given.out.exists():
        kept = json.loads(given.out.read_text())
        logs, games, step = np.log(np.array(kept["weights"])), kept["games"], kept["step"]
        first, second = np.array(kept["first"]), np.array(kept["second"])
    random = np.random.default_rng(given.seed + step)
    tables = TABLES[given.kind]
    compare((np.exp(logs), np.exp(logs), given.width, 0, tables[0]))  # compiles before the processes part
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with multiprocessing.get_context("fork").Pool(given.jobs) as pool, Progress(*columns) as progress:
        bar, began = progress.add_task("tuning", total=given.minutes * 60), time.monotonic()
        while time.monotonic() - began < given.minutes * 60:
            step += 1
            ways = random.standard_normal((DIRECTIONS, len(logs)))
            seeds = random.integers(1 << 40, size=DIRECTIONS).tolist()
            tasks = [
                (np.exp(logs + STEP * way), np.exp(logs - STEP * way), given.width, seed, tables[k % len(tables)])
                for k, (way, seed) in enumerate(zip(ways, seeds, strict=True))
            ]
            slope = np.array(pool.map(compare, tasks, chunksize=1)) @ ways / DIRECTIONS
            games += 2 * DIRECTIONS
            first = 0.9 * first + 0.1 * slope
            second = 0.99 * second + 0.01 * slope**2
            scale = np.sqrt(second / (1 - 0.99**step)) + 1e-8
            logs = logs + RATE * first / (1 - 0.9**step) / scale
            kept = {"weights": [round(float(weight), 4) for weight in np.exp(logs)], "games": games, "step": step}
            given.out.write_text(json.dumps({**kept, "first": first.tolist(), "second": second.tolist()}))
            progress.update(bar, completed=time.monotonic() - began, description=f"{games:,} games")
    print(json.dumps(kept["weights"]))


if __name__ == "__main__":
    main()
