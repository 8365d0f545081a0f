"""Whether other weights are stronger: `python benchmarks/weigh.py piece=1.3 reward=1.15 --games 200 --seed 49200000`.

Weights of the evaluation, some of them times a factor, play the present ones in the beam of `planner`: two seats,
swapped on shared deals. Each factor is a match of its own; `piece=1.3,reward=1.3` is one with both. Prints first places
with their 95 % interval.
"""

import argparse
import multiprocessing
from functools import cache
from typing import Any

from rich.progress import track

from projectl import Game
from projectl.arena.ratings import wilson
from projectl.bots.beam import new_beam
from projectl.bots.evaluation import new_mind
from projectl.bots.search import play_match
from projectl.bots.weights import WEIGHTS, Weights
from projectl.rules.chance import seeded
from projectl.rules.copying import words
from projectl.rules.engine import winners

LIMIT = 1500
Job = tuple[str, int, int, int]


@cache
def a_beam() -> Any:
    """Room to search in, once a process."""
    return new_beam()


@cache
def a_mind(change: str) -> Any:
    """A mind with weights times factors, once a process."""
    values: dict[str, Any] = WEIGHTS._asdict()
    for name, _, text in (one.partition("=") for one in change.split(",") if one):
        factor, value = float(text), values[name]
        values[name] = tuple(factor * one for one in value) if isinstance(value, tuple) else factor * value
    return new_mind(False, Weights(**values))


def play(job: Job) -> float:
    """One game: the share of the first place of the changed weights."""
    change, width, seed, side = job
    states, book = Game.new(2, seed=seed).arrays
    minds = (a_mind(change), a_mind(""))[:: 1 if side == 0 else -1]
    play_match(words(states), book, minds, a_beam(), seeded(seed), width, LIMIT)
    won = winners(states, 0, book)
    return (won >> side & 1) / won.bit_count()


def main() -> None:
    """Play, and print."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("changes", nargs="+", metavar="WEIGHT=FACTOR")
    read.add_argument("--games", type=int, default=200, metavar="N", help="of each match")
    read.add_argument("--width", type=int, default=36, metavar="N")
    read.add_argument("--seed", type=int, default=49_200_000, metavar="N", help="the first deal")
    read.add_argument("--jobs", type=int, default=1, metavar="N")
    given = read.parse_args()
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for change in given.changes:
            jobs = [(change, given.width, given.seed + k // 2, k % 2) for k in range(given.games)]
            won = sum(track(pool.imap(play, jobs), change, total=len(jobs)))
            share, low, high = wilson(won, len(jobs))
            print(f"{change}: {share:.1%} ({low:.1%} - {high:.1%}) of {len(jobs)}", flush=True)
        pool.close()
        pool.join()


if __name__ == "__main__":
    main()
