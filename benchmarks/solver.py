"""How long the solver takes: tables, one puzzle where nothing binds, one with a scarce reserve, several together.

`python benchmarks/solver.py [--json]` measures on positions drawn from fixed seeds. One line a question: how many were
asked, and the time of one, in the middle, for 99 of 100, and at worst, a call from Python included; and where compiled
code asks, the mean without it.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any, Final

import numpy as np

from projectl import Game
from projectl.catalogue.pieces import LEVEL
from projectl.catalogue.placements import PLACEMENTS
from projectl.catalogue.puzzles import published
from projectl.cli.warm import warm
from projectl.rules.compiled import entry
from projectl.solver.exact import Trail, fewest, trail
from projectl.solver.fillings import Fillings, fillings, look_up, new_fillings
from projectl.solver.plan import NODES, Terms, full_reserve, plan, terms
from projectl.solver.together import plan_together

RECESSES: Final = [puzzle.recess for name in ("base", "ghost", "ambassador") for puzzle in published(name)]
Question = tuple[int, list[int], list[int]]


@entry
def ask(
    trail: Trail, table: Fillings, states: Any, regions: Any, supplies: Any, reserves: Any, limit: int, first: int
) -> int:
    """Ask all questions from `first` on without going through Python, and add up the answers."""
    total = 0
    for k in range(first, len(regions)):
        total += fewest(trail, table, states[0], regions[k], supplies[k], reserves[k], limit)
    return total


def figures(seconds: list[float]) -> dict[str, float]:
    """Microseconds: the median, the 99th of 100, the worst."""
    ordered = sorted(seconds)
    picked = {"median": len(ordered) // 2, "p99": len(ordered) * 99 // 100, "worst": len(ordered) - 1}
    return {"asked": len(ordered)} | {name: 1e6 * ordered[at] for name, at in picked.items()}


def question(dice: Random, under: Terms, is_scarce: bool, ghosts: int = 0) -> Question:
    """A puzzle with some pieces on it, two to six pieces at hand; scarce: whole levels nearly gone."""
    region = dice.choice(RECESSES)
    for _ in range(dice.randint(0, 2) if region.bit_count() > 10 else 0):
        region &= ~dice.choice([p.mask for p in PLACEMENTS if not p.mask & ~region and p.mask != region])
    supply = [0] * 12
    for _ in range(dice.randint(2, 6)):
        supply[dice.randrange(9)] += 1
    for _ in range(ghosts):
        supply[dice.randrange(9, 12)] += 1
    reserve = full_reserve(under, supply)
    if is_scarce:
        most = [dice.choice((0, 1, 2, 20)) for _ in range(4)]
        reserve = [
            min(left, most[level - 1]) if level < 5 else left for left, level in zip(reserve, LEVEL, strict=True)
        ]
    return region, supply, reserve


def measure_compiled(dice: Random, under: Terms, times: int, **kind: Any) -> dict[str, float]:
    """The number alone, asked from compiled code; tables are warm, as in a game."""
    table, found = fillings(under.has_ghosts), []
    asked = [question(dice, under, **kind) for _ in range(times)]
    regions, supplies, reserves = (np.array(column, np.int64) for column in zip(*asked, strict=True))
    for region in regions.tolist():
        look_up(table, region)
    ask(trail(), table, under.states, regions, supplies, reserves, NODES, times)
    start = time.perf_counter()
    ask(trail(), table, under.states, regions, supplies, reserves, NODES, 0)
    mean = (time.perf_counter() - start) / times
    for k in range(times):
        start = time.perf_counter()
        answer = ask(trail(), table, under.states, regions[: k + 1], supplies, reserves, NODES, k)
        found.append(time.perf_counter() - start)
        assert answer >= 0, "every question was answered"
    return figures(found) | {"mean": 1e6 * mean}


def measure_plans(dice: Random, under: Terms, times: int) -> dict[str, float]:
    """A whole plan with its moves as texts, from Python."""
    found = []
    for _ in range(times):
        asked = question(dice, under, is_scarce=False)
        start = time.perf_counter()
        plan(*asked, under)
        found.append(time.perf_counter() - start)
    return figures(found)


def measure_tables(times: int) -> dict[str, float]:
    """The tables of all 79 published puzzles from nothing."""
    found = []
    for number in range(times):
        table = new_fillings(with_level_5=number % 2 == 1)
        start = time.perf_counter()
        for recess in RECESSES:
            look_up(table, recess)
        found.append(time.perf_counter() - start)
    return figures(found)


def measure_together(times: int) -> dict[str, float]:
    """Two puzzles taken at random early in a game, and four pieces gained at random; unproven ones count too."""
    found, proven = [], 0
    for seed in range(times):
        dice, game = Random(seed), Game.new(seed=seed)
        for move in ("take W1", "take W2", "gain O1", "pass"):
            game.play(move)
        for _ in range(2):
            for _ in range(3):
                swaps = [move for move in game.legal() if str(move).startswith(("swap O1", "swap I2", "gain"))]
                game.play(dice.choice(swaps))
            game.play("pass")
        start = time.perf_counter()
        proven += plan_together(game._states, 0, game._book, 0).is_proven
        found.append(time.perf_counter() - start)
    return figures(found) | {"proven": proven}


def main() -> int:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser(description="How long the solver takes.")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    is_json = parser.parse_args().json
    warm()
    plain, ghost = terms(), terms(expansions=("ghost",))
    translated = terms("translated")
    measures: dict[str, Callable[[], dict[str, float]]] = {
        "tables of all puzzles": lambda: measure_tables(10),
        "number, whole reserve": lambda: measure_compiled(Random(1), plain, 2000, is_scarce=False),
        "number, translated edition": lambda: measure_compiled(Random(2), translated, 2000, is_scarce=False),
        "number, scarce reserve": lambda: measure_compiled(Random(3), plain, 1000, is_scarce=True),
        "number, one ghost at hand": lambda: measure_compiled(Random(4), ghost, 1000, is_scarce=False, ghosts=1),
        "number, two ghosts at hand": lambda: measure_compiled(Random(5), ghost, 500, is_scarce=False, ghosts=2),
        "plan with moves": lambda: measure_plans(Random(6), plain, 500),
        "two puzzles together": lambda: measure_together(30),
    }
    found = {}
    for name, measure in measures.items():
        found[name] = measure()
        if not is_json:
            row = found[name]
            shown = "".join(f"{row[key]:>14,.1f}" for key in ("median", "p99", "worst"))
            more = "".join(f", {key} {row[key]:,.1f}" for key in ("mean", "proven") if key in row)
            print(f"{name:<28}{row['asked']:>6,.0f}{shown} us{more}")
    if is_json:
        print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
