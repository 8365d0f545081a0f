"""The engine of the page beside the native one, in one run: `python -m benchmarks.engine [ROUNDS]`.

Both get the same tasks in turns, and have to find the same. What counts is the time of the processor that one thread
spent; the median of the rounds is shown, and how fast WebAssembly is where native code is 1.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

import numpy as np

from projectl import Game, Move
from projectl.bots.beam import DEEPEST, ROOT, new_beam
from projectl.bots.evaluation import mind_with
from projectl.bots.halving import WORTH, begin, go_on, read_turn
from projectl.bots.manner import BEAM as BEAM_KIND
from projectl.bots.manner import TREE as TREE_KIND
from projectl.bots.manner import Manner
from projectl.bots.search import think
from projectl.bots.tree import TREE_SETTINGS, new_tree
from projectl.rules import batch, engine
from projectl.rules.chance import seeded
from projectl.solver.fillings import LITTLE_ROOM, new_fillings
from tests.engine.asking import node_command

HERE: Final = Path(__file__).parent
GAMES: Final = 400
TURNS: Final = 100
TREES: Final = 12
NODES: Final = 20_000
PLANNER: Final = Manner(BEAM_KIND, 16, DEEPEST)
SEARCHER: Final = Manner(TREE_KIND, nodes=NODES)
MIND: Final = mind_with(new_fillings(False, LITTLE_ROOM, with_ways=False))
BEAM, TREE = new_beam(), new_tree()

Position = dict[str, Any]
Timed = tuple[float, list[int]]
Work = Callable[[list[Position], Any], Timed]


def beginnings() -> list[Position]:
    """Games of two players, set up."""
    games = (Game.new(players=2, seed=seed) for seed in range(GAMES))
    return [{"state": game.arrays[0], "seat": 0, "seed": seed + 7} for seed, game in enumerate(games)]


def positions(count: int) -> list[Position]:
    """Out of games of two, as the seat that decides sees them."""
    random, found, game = Random(count), list[Position](), Game.new(players=2, seed=0)
    while len(found) < count:
        if game.is_over:
            game = Game.new(players=2, seed=len(found))
        seat = game.to_decide[0]
        moves = game.legal(seat)
        states, book = game.arrays
        engine.blank(states, 0, seat)
        if len(moves) > 1 and states[0].phase == 0 and random.random() < 0.1:
            found.append({"state": states, "seat": seat, "seed": len(found)})
        BEAM.states[ROOT] = states[0]
        game.play(Move.from_index(think(book, MIND, BEAM, seeded(len(found)), seat, BEAM_KIND, 1, 1, 0.5)), seat)
    return found


def play_out(task: list[Position], book: Any) -> Timed:
    """Games to their end, at random; their decisions."""
    states = np.concatenate([position["state"] for position in task])
    decisions, rngs = np.zeros(len(task), np.int64), np.array([seeded(position["seed"]) for position in task])
    began = time.thread_time()
    batch.play_out_all(states, 0, len(task), book, rngs, decisions, 100_000)
    return time.thread_time() - began, decisions.tolist()


def one_by_one(think_about: Callable[[Position, Any], int]) -> Work:
    """The same for what is thought about position after position."""

    def work(task: list[Position], book: Any) -> Timed:
        began = time.thread_time()
        found = [think_about(position, book) for position in task]
        return time.thread_time() - began, found

    return work


def turn(position: Position, book: Any) -> int:
    """What a planner decides in a position."""
    BEAM.states[ROOT] = position["state"][0]
    return think(book, MIND, BEAM, seeded(position["seed"]), position["seat"], *PLANNER[:4])


def search(position: Position, book: Any) -> int:
    """What a tree makes of a position."""
    BEAM.states[ROOT] = position["state"][0]
    given = (TREE, BEAM, book, MIND, seeded(position["seed"]), TREE_SETTINGS)
    begin(*given, position["seat"], NODES)
    go_on(*given, 0.0, 0.0)
    line, worth = np.zeros(DEEPEST, np.int16), np.zeros(WORTH, np.float64)
    read_turn(TREE, 0, line, worth)
    return int(line[0]) + int(worth[2])


class Page:
    """The engine of the page, in Node."""

    def __init__(self) -> None:
        self._node = subprocess.Popen(
            node_command(HERE / "engine.ts"), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def do(self, kind: str, task: list[Position], game: Game) -> Timed:
        """How long it took, and what was found."""
        assert self._node.stdin is not None
        assert self._node.stdout is not None
        sent = {
            "kind": kind,
            "positions": [{**position, "state": position["state"].tobytes().hex()} for position in task],
            "puzzles": [asdict(puzzle) for puzzle in game._box.puzzles],
            "planner": PLANNER._asdict(),
            "searcher": SEARCHER._asdict(),
        }
        self._node.stdin.write(json.dumps(sent) + "\n")
        self._node.stdin.flush()
        said = json.loads(self._node.stdout.readline())
        return said["seconds"], said["found"]

    def end(self) -> None:
        """No more tasks."""
        self._node.communicate(timeout=60)


def main(rounds: int) -> None:
    """Measure, and print a table."""
    game, page = Game.new(players=2, seed=0), Page()
    tasks: dict[str, tuple[Work, list[Position], str]] = {
        "rules": (play_out, beginnings(), f"{GAMES} games at random"),
        "turn": (one_by_one(turn), positions(TURNS), f"{TURNS} turns of a planner"),
        "tree": (one_by_one(search), positions(TREES), f"{TREES} trees of {NODES:,} nodes"),
    }
    print("| task | native, ms | WebAssembly, ms | as fast as native |\n|---|---|---|---|")
    for kind, (work, task, about) in tasks.items():
        here, there = list[float](), list[float]()
        for number in range(rounds + 1):
            seconds, found = work(task, game.arrays[1])
            other_seconds, other_found = page.do(kind, task, game)
            if found != other_found:
                sys.exit(f"{about}: native code and WebAssembly do not find the same")
            if number:  # the first round warms both up
                here.append(seconds)
                there.append(other_seconds)
        ratio = median(one / other for one, other in zip(here, there, strict=True))
        print(f"| {about} | {median(here) * 1000:.0f} | {median(there) * 1000:.0f} | {ratio:.2f} |")
    page.end()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="The engine of the page beside the native one.")
    parser.add_argument("rounds", nargs="?", type=int, default=5, metavar="ROUNDS", help="how often, 5 if not told")
    main(parser.parse_args().rounds)
