"""Interpreted, compiled, in another process, in threads, in worker processes: always the same game."""

import json
import multiprocessing
import os
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import projectl
from projectl import Game
from projectl.rules.compiled import INTERPRET
from tests.counts import FULL, times
from tests.modes import MODES
from tests.playing import state_bytes
from tests.same.choices import choices
from tests.same.replay import digests_of, record_of

REPLAY = "replay.py"
SOURCES = Path(projectl.__file__).parents[1]
SOME = ["kickstarter-3", "solo-standard-reserve", "line-clear-4", "revised-2", "everything-4"]


def elsewhere(task: str, given: list[Any], script: str = REPLAY, **changed: str) -> Any:
    """What a script says in a process of its own, where every warning is an error."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), **changed}
    ran = subprocess.run(
        [sys.executable, "-W", "error", str(Path(__file__).parent / script), task],
        input=json.dumps(given),
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_interpreted_is_compiled() -> None:
    """20 games of different modes: states, legal moves, scores and events after every decision."""
    assert not INTERPRET, "this run is interpreted itself"
    tasks = [(mode, seed) for seed in range(10) for mode in MODES]
    # Steps of three, so that 20 games already meet every kind of mode.
    chosen = [tasks[3 * k % len(tasks)] for k in range(times(20))]
    records = [record_of(mode, seed) for mode, seed in chosen]
    for record, interpreted in zip(records, elsewhere("digests", records, PROJECTL_INTERPRET="1"), strict=True):
        assert digests_of(record) == interpreted


def test_bots_choose_the_same_interpreted_and_compiled() -> None:
    """All randomness comes from the rules' generator, so a seed and a position are a decision, however it is run."""
    assert not INTERPRET, "this run is interpreted itself"
    tasks = [
        (mode, seed, 9 * seed, spec) for seed, mode in enumerate(SOME, 1) for spec in ("random", "novice", "casual")
    ]
    tasks += [("kickstarter-3", 1, 40, "skilled"), ("revised-2", 2, 40, "mcts:nodes=300")]
    here = [choices(*task) for task in tasks]
    assert elsewhere("", tasks, "choices.py", PROJECTL_INTERPRET="1") == here


def test_the_same_seed_is_the_same_game_in_another_process() -> None:
    tasks = [(mode, seed) for mode in MODES for seed in range(times(1, 8))]
    here = [record_of(mode, seed) for mode, seed in tasks]
    for hash_seed in ("0", "4242") if FULL else ("4242",):  # here it is another one
        assert elsewhere("play", tasks, PYTHONHASHSEED=hash_seed) == here


def test_several_threads_at_once() -> None:
    tasks = [(mode, seed) for mode in MODES for seed in range(times(1, 8))]
    one_by_one = [record_of(mode, seed) for mode, seed in tasks]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(record_of, *zip(*tasks, strict=True))) == one_by_one


def test_worker_processes() -> None:
    """Spawned, not forked, after the parent has compiled; games travel as pickles."""
    tasks = [(mode, 7) for mode in SOME]
    here = [record_of(mode, seed) for mode, seed in tasks]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=spawn) as pool:
        assert list(pool.map(record_of, *zip(*tasks, strict=True))) == here
        games = [Game.from_record(record) for record in here]
        back = list(pool.map(same_game, games))
    assert [state_bytes(game) for game in back] == [state_bytes(game) for game in games]


def same_game(game: Game) -> Game:
    """What comes back from a worker that was sent a game."""
    again: Game = pickle.loads(pickle.dumps(game))
    return again
