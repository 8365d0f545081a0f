"""Train the value network of solo games: `python benchmarks/train_solo.py --minutes 10`.

In generations: many solo games are played with the network so far (at first the evaluation alone), and the
network learns from all positions how their games ended. Writes `value_network.npz` after each generation.
"""

import argparse
import multiprocessing
import os
import time
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from rich.progress import track

from projectl import Game
from projectl.bots.beam import new_beam
from projectl.bots.evaluation import new_mind
from projectl.bots.selfplay import play_alone
from projectl.bots.tree import ROOT_STATE, TREE_SETTINGS, new_tree
from projectl.bots.value_network import FEATURES, FILE, HIDDEN, new_network
from projectl.bots.weights import SOLO_WEIGHTS
from projectl.rules.chance import seeded
from projectl.rules.engine import score

QUICK: Final = TREE_SETTINGS._replace(root_width=8, root_edges=8, determinizations=64, own_turns=1)
VISITS: Final = 8
EPSILON: Final = 0.07
DIFFICULTIES: Final = ("unbeatable", "unbeatable", "challenging", "standard")
EDITIONS: Final = ("kickstarter", "kickstarter", "retail", "revised")
MOST_TURNS: Final = 60
BATCH: Final = 2048
EPOCHS: Final = 8
Layers = dict[str, Any]


@cache
def room() -> tuple[Any, Any]:
    """Room to search in, once a process."""
    return new_tree(), new_beam()


def play(task: tuple[int, Layers | None, float]) -> tuple[Any, int]:
    """One game: the features before each turn, and the points ahead at the end."""
    seed, layers, epsilon = task
    tree, beam = room()
    network = new_network()
    network.is_trained[0] = 0 if layers is None else 1
    if layers is not None:
        network = network._replace(**layers)
    mind = _mind()._replace(network=network)
    difficulty = DIFFICULTIES[seed % len(DIFFICULTIES)]
    game = Game.new(variant="solo", difficulty=difficulty, edition=EDITIONS[seed // 4 % len(EDITIONS)], seed=seed)
    states, book = game.arrays
    tree.states[ROOT_STATE] = states[0]
    features = np.zeros((MOST_TURNS, FEATURES), np.float32)
    turns = play_alone(tree, beam, book, mind, seeded(seed), QUICK, 0 if layers is None else VISITS, epsilon, features)
    states[0] = tree.states[ROOT_STATE]
    return features[:turns], score(states, 0, book, 0) - score(states, 0, book, 1)


@cache
def _mind() -> Any:
    return new_mind(weights=SOLO_WEIGHTS)


def learn(layers: Layers | None, features: Any, margins: Any, random: Any) -> Layers:
    """Layers that say for each position how its game ended, the chance first, by gradient descent (Adam)."""
    scale = np.maximum(np.abs(features).max(axis=0), 1).astype(np.float32) if layers is None else layers["scale"]
    features, wins, margins = features / scale, (margins > 0).astype(np.float32), np.clip(margins, -25, 25) / 8
    if layers is None:
        inner = random.standard_normal((HIDDEN, FEATURES)).astype(np.float32) * np.sqrt(2 / FEATURES)
        outer = random.standard_normal((2, HIDDEN)).astype(np.float32) / np.sqrt(HIDDEN)
        weights = [inner, np.zeros(HIDDEN, np.float32), outer, np.zeros(2, np.float32)]
    else:
        weights = [layers[name].copy() for name in ("inner", "inner_bias", "outer", "outer_bias")]
        weights[2][1] /= 8
        weights[3][1] /= 8
    first, second = [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
    steps, total = 0, EPOCHS * max(1, len(features) // BATCH)
    for _ in track(range(EPOCHS), "learning"):
        order = random.permutation(len(features))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            steps += 1
            part = order[at : at + BATCH]
            x = features[part]
            hidden = np.maximum(x @ weights[0].T + weights[1], 0)
            out = hidden @ weights[2].T + weights[3]
            error = np.stack([1 / (1 + np.exp(-out[:, 0])) - wins[part], 0.3 * (out[:, 1] - margins[part])], 1) / BATCH
            back = (error @ weights[2]) * (hidden > 0)
            slopes = [back.T @ x, back.sum(0), error.T @ hidden, error.sum(0)]
            rate = 2e-3 * (1 - steps / total) + 2e-5
            for k, slope in enumerate(slopes):
                first[k] = 0.9 * first[k] + 0.1 * slope
                second[k] = 0.999 * second[k] + 0.001 * slope**2
                scaled = first[k] / (1 - 0.9**steps) / (np.sqrt(second[k] / (1 - 0.999**steps)) + 1e-8)
                weights[k] -= (rate * scaled).astype(np.float32)
    weights[2][1] *= 8
    weights[3][1] *= 8
    return dict(zip(("scale", "inner", "inner_bias", "outer", "outer_bias"), [scale, *weights], strict=True))


def main() -> None:
    """Generations until the time is up."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--minutes", type=float, default=10)
    read.add_argument("--games", type=int, default=16_000, help="a generation")
    read.add_argument("--jobs", type=int, default=os.cpu_count())
    read.add_argument("--out", type=Path, default=FILE)
    given = read.parse_args()
    began, layers, seed = time.monotonic(), None, 1 << 40
    kept: list[tuple[Any, Any]] = []
    random = np.random.default_rng(1)
    play((seed, None, 0.0))  # compiles before the processes part
    with multiprocessing.get_context("fork").Pool(given.jobs) as pool:
        while time.monotonic() - began < given.minutes * 60:
            tasks = [(seed + k, layers, EPSILON) for k in range(given.games)]
            seed += given.games
            results = list(track(pool.imap(play, tasks, chunksize=16), "playing", total=len(tasks)))
            hard = np.array([margin for k, (_, margin) in enumerate(results) if DIFFICULTIES[k % 4] == "unbeatable"])
            features = np.concatenate([features for features, _ in results])
            margins = np.concatenate([np.full(len(features), margin, np.float32) for features, margin in results])
            kept = [*kept[-3:], (features, margins)]
            layers = learn(layers, np.concatenate([k[0] for k in kept]), np.concatenate([k[1] for k in kept]), random)
            np.savez(given.out, **layers)
            said = (
                f"unbeatable: won {np.mean(hard > 0):.3f}, points ahead {hard.mean():.2f}; {len(features):,} positions"
            )
            print(f"{time.monotonic() - began:.0f} s, {said}", flush=True)


if __name__ == "__main__":
    main()
