"""Tune the weights of the bots' evaluation by play: `python benchmarks/tune.py --minutes 10 --out tuned.json`.

Evolution strategies: a random direction, weights a step along it against weights a step against it, both seats of the
same deals, and all weights move a little towards the winners. Weights change by factors, so none changes its sign.
Stop it at any time; with the same `--out` it goes on where it was.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

from projectl import Game
from projectl.bots.evaluation import SOLO_WEIGHTS, WEIGHTS, new_mind
from projectl.bots.search import new_beam, play_match
from projectl.rules.copying import words
from projectl.rules.engine import score, winners

TABLES: Final = (
    *({"players": 2},) * 4,
    *({"players": 2, "edition": "revised"},) * 2,
    {"players": 4},
    {"players": 3, "edition": "retail"},
)
"""What is played, in turns; more of what matters most."""
DIFFICULTIES: Final = ("unbeatable", "unbeatable", "challenging", "standard")
PAIRS: Final = 16
STEP: Final = 0.15
RATE: Final = 0.03
LIMIT: Final = 1500
NO_NOISE: Final = np.zeros(4, np.int64)


def advantage(minds: Any, beam: Any, width: int, seed: int, table: dict[str, Any]) -> float:
    """How well the first of two minds did on one deal, played from both sides: -1 to 1."""
    found = 0.0
    for side in (0, 1):
        game = Game.new(seed=seed, **table)
        states, book = game.arrays
        at_table = (minds[0], minds[1]) if side == 0 else (minds[1], minds[0])
        play_match(words(states), book, at_table, beam, NO_NOISE, width, LIMIT)
        won = winners(states, 0, book)
        points = [score(states, 0, book, seat) for seat in range(table["players"])]
        mine = [seat for seat in range(table["players"]) if seat % 2 == side]
        shares = sum(1 for seat in mine if won >> seat & 1) / max(1, bin(won).count("1"))
        margin = np.mean([points[seat] for seat in mine]) - np.mean(
            [points[seat] for seat in range(table["players"]) if seat not in mine]
        )
        found += (shares - len(mine) / table["players"]) + 0.5 * np.tanh(margin / 8)
    return float(found) / 2


def solo_advantage(minds: Any, beam: Any, width: int, seed: int, difficulty: str) -> float:
    """The same for two minds that play one solo deal each."""
    found = []
    for mind in minds:
        states, book = Game.new(variant="solo", difficulty=difficulty, seed=seed).arrays
        play_match(words(states), book, (mind, mind), beam, NO_NOISE, width, LIMIT)
        margin = score(states, 0, book, 0) - score(states, 0, book, 1)
        found.append(float(margin > 0) + np.tanh(margin / 8))
    return float(found[0] - found[1]) / 2


def main() -> None:
    """Tune until the time is up."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--minutes", type=float, default=10)
    read.add_argument("--width", type=int, default=4)
    read.add_argument("--solo", action="store_true", help="tune the weights of solo games")
    read.add_argument("--seed", type=int, default=1)
    read.add_argument("--out", type=Path, required=True)
    given = read.parse_args()
    logs = np.log(np.array(SOLO_WEIGHTS if given.solo else WEIGHTS))
    games, first, second, step = 0, np.zeros_like(logs), np.zeros_like(logs), 0
    if given.out.exists():
        kept = json.loads(given.out.read_text())
        logs, games, step = np.log(np.array(kept["weights"])), kept["games"], kept["step"]
        first, second = np.array(kept["first"]), np.array(kept["second"])
    random = np.random.default_rng(given.seed + step)
    beam = new_beam()
    began = time.monotonic()
    while time.monotonic() - began < given.minutes * 60:
        step += 1
        slope = np.zeros_like(logs)
        for pair in range(PAIRS):
            way = random.standard_normal(len(logs))
            minds = [new_mind(weights=tuple(np.exp(logs + sign * STEP * way))) for sign in (1, -1)]
            seed = int(random.integers(1 << 40))
            if given.solo:
                better = solo_advantage(minds, beam, given.width, seed, DIFFICULTIES[pair % len(DIFFICULTIES)])
            else:
                better = advantage(minds, beam, given.width, seed, TABLES[(step * PAIRS + pair) % len(TABLES)])
            slope += better * way
            games += 2
        slope /= PAIRS
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        scale = np.sqrt(second / (1 - 0.99**step)) + 1e-8
        logs = logs + RATE * first / (1 - 0.9**step) / scale
        kept = {"weights": [round(float(w), 4) for w in np.exp(logs)], "games": games, "step": step}
        given.out.write_text(json.dumps({**kept, "first": first.tolist(), "second": second.tolist()}))
        left = given.minutes * 60 - (time.monotonic() - began)
        sys.stderr.write(f"\r{games:,} games, {left:.0f} s left  {kept['weights']}  ")
    sys.stderr.write("\n")


if __name__ == "__main__":
    main()
