"""`projectl train` on two cores and without a GPU: a minute of it is worth something; what was stopped goes on."""

import os
import subprocess
import sys
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from projectl.learn.curve import read_curve
from projectl.learn.games import Task, measure
from projectl.learn.learner import Learner
from projectl.learn.plan import Plan, read_plan
from projectl.learn.training import CURVE, PICTURE, WEIGHTS, Training
from projectl.net.network import LAYERS, read_layers, write_layers
from tests.patience import PATIENCE_S

JOBS = 2
MINUTE = Plan(
    seed=7,
    generations=4,
    games=250,
    by_hand=2,
    hidden=(32, 16),
    steps=400,
    passes=8.0,
    batch=512,
    rate=3e-3,
    last_rate=3e-4,
    average=0.98,
    measure_every=100,
    measure_games=2,
    measure_width=4,
)
GAMES = 200


def quiet(_line: str) -> None:
    """Nobody listens."""


@pytest.fixture(autouse=True)
def one_thread() -> None:
    import torch

    torch.set_num_threads(1)


def share_won(plan: Plan, folder: Path) -> float:
    """How often what a run has learned beats what it began with, in the same search, on deals it has not seen."""
    untrained = folder / "untrained.npz"
    write_layers(untrained, Learner(plan).layers())
    Training(plan, folder, quiet).go_on(None, JOBS)
    return float(np.mean([measure(Task(plan, folder / WEIGHTS, number), untrained) for number in range(GAMES)]))


def test_a_minute_of_it_beats_its_untrained_self(tmp_path: Path) -> None:
    won = share_won(MINUTE, tmp_path)
    sys.stdout.write(f"\ntraining: won {won:.3f} of {GAMES} against its untrained self\n")
    assert won >= 0.65
    assert (tmp_path / PICTURE).read_text("utf-8").startswith("<svg")
    assert len((tmp_path / CURVE).read_text("utf-8").splitlines()) == MINUTE.generations


def test_with_the_results_of_other_positions_it_learns_nothing(tmp_path: Path) -> None:
    won = share_won(replace(MINUTE, shuffled=True), tmp_path)
    sys.stdout.write(f"\ntraining, shuffled: won {won:.3f} of {GAMES} against its untrained self\n")
    assert won < 0.65


def layers_of(folder: Path) -> dict[str, Any]:
    return read_layers(folder / WEIGHTS)


def test_what_was_stopped_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    plan = replace(MINUTE, generations=3, games=8, by_hand=1, steps=20, passes=50.0, batch=64)
    Training(plan, tmp_path / "whole", quiet).go_on(None, JOBS)
    for generation in range(1, plan.generations + 1):
        training = Training(plan, tmp_path / "parts", quiet)
        training.go_on(None, JOBS, until=generation)
        assert training.generation == generation
    whole, parts = layers_of(tmp_path / "whole"), layers_of(tmp_path / "parts")
    assert all(np.array_equal(whole[name], parts[name]) for name in LAYERS)


TINY = """
seed = 7
generations = 3
games = 10
by_hand = 1
hidden = [32, 16]
steps = 20
passes = 50.0
batch = 64
measure_every = 2
measure_games = 2
measure_width = 4
"""


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no wheel for this Python and machine")
def test_on_a_cluster_the_same_games_are_played_and_the_same_is_learned(tmp_path: Path) -> None:
    """By itself, because Ray changes the process that loads it; what was begun there goes on without it."""
    file, far, near = tmp_path / "plan.toml", tmp_path / "far", tmp_path / "near"
    file.write_text(TINY, "utf-8")
    plan = read_plan(file)
    command = [sys.executable, "-m", "projectl.cli.main", "train", str(file), "--run", str(far), "--jobs", str(JOBS)]
    done = subprocess.run(
        [*command, "--ray", "local"],
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S * 10,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{JOBS} workers" in done.stdout
    Training(plan, near, quiet).go_on(None, JOBS)
    for generation in range(plan.generations):
        with np.load(far / f"games-{generation:04}.npz") as there, np.load(near / f"games-{generation:04}.npz") as here:
            assert len(here["targets"])
            assert all(np.array_equal(there[name], here[name]) for name in ("features", "targets"))
    there, here = layers_of(far), layers_of(near)
    assert all(np.array_equal(there[name], here[name]) for name in LAYERS)
    assert [noted.get("won") for noted in read_curve(far / CURVE)] == [
        noted.get("won") for noted in read_curve(near / CURVE)
    ]


def test_a_folder_of_another_plan_is_refused(tmp_path: Path) -> None:
    plan = replace(MINUTE, generations=1, games=2, by_hand=1)
    Training(plan, tmp_path, quiet).go_on(None, 1)
    with pytest.raises(ValueError, match="a run of another plan"):
        Training(replace(plan, seed=8), tmp_path, quiet)
