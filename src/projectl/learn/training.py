"""A run: generations of games, each played by the network before, while the next one is learned.

While the workers play a generation, the network learns from those before it; so all processors and the GPU are busy,
and what comes out depends on the plan alone, not on who was faster. After every generation the run can be stopped and
gone on with: its folder holds all that is needed.
"""

import json
import multiprocessing
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from projectl.learn.curve import draw, read_curve
from projectl.learn.games import CHUNK, Task, run
from projectl.learn.learner import Learner, torch_module
from projectl.learn.plan import Plan
from projectl.net.network import write_layers
from projectl.workers.cores import cores
from projectl.workers.interrupts import deaf_to_interrupts

STATE: Final = "state.json"
LEARNER: Final = "learner.pt"
CURVE: Final = "curve.jsonl"
PICTURE: Final = "curve.svg"
WEIGHTS: Final = "weights.npz"


class Crew(Protocol):
    """Whoever plays the games of a generation."""

    def begin(self, tasks: list[Task]) -> Callable[[], list[Any]]:
        """Begin to play; what is given back waits for what came of each game."""
        ...


class Processes:
    """Workers on this machine."""

    def __init__(self, pool: Any) -> None:
        self._pool = pool

    def begin(self, tasks: list[Task]) -> Callable[[], list[Any]]:
        """Begin to play; what is given back waits for what came of each game."""
        wait: Callable[[], list[Any]] = self._pool.map_async(run, tasks, chunksize=CHUNK).get
        return wait


@contextmanager
def recruited(jobs: int | None, ray: str | None) -> Iterator[tuple[Crew, int]]:
    """A crew for as long as a run lasts, and how many games it plays at the same time."""
    if ray is not None:
        from projectl.learn.cluster import on_cluster  # noqa: PLC0415 - nothing of it is needed without Ray

        with on_cluster(ray, jobs, cores()) as crew:
            yield crew
        return
    with deaf_to_interrupts():  # workers never hear of Ctrl-C: they end with the run
        pool = multiprocessing.get_context("spawn").Pool(jobs or cores())
    with pool:
        yield Processes(pool), jobs or cores()


class Training:
    """A run in a folder; where that holds one already, it goes on with it. It can begin after another one.

    A ValueError says that the folder holds a run of another plan.
    """

    def __init__(
        self, plan: Plan, folder: Path, say: Callable[[str], None], after: Path | None = None, device: str | None = None
    ) -> None:
        self.plan, self.folder, self.say, self.after, self.device = plan, folder, say, after, device
        self.generation, self.played_s = 0, 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / STATE).exists():
            kept = json.loads((folder / STATE).read_text("utf-8"))
            self.generation, self.played_s = kept["generation"], kept["played_s"]
            if kept["plan"] != json.loads(json.dumps(asdict(plan))):
                raise ValueError(f"{folder} holds a run of another plan; go on with that, or name another folder")

    def weights(self, generation: int) -> Path | None:
        """The weights that play a generation: what was learned from those before the one before it.

        None where it is played by hand; after another run, the first generations are played by what that has learned.
        """
        if generation < self.plan.by_hand:
            return None if self.after is None else self.after / WEIGHTS
        return self.folder / f"weights-{generation:04}.npz"

    def go_on(self, minutes: float | None, jobs: int | None, until: int | None = None, ray: str | None = None) -> None:
        """Play and learn until the plan is done, the time is over, or so many generations are played.

        So many games are played at the same time, on all cores if it is not said: on this machine or, with the address
        of a Ray cluster, there.
        """
        torch_module()  # says at once if it is missing
        began, plan = time.monotonic(), self.plan
        most_s = float("inf") if minutes is None else minutes * 60
        last = plan.generations if until is None else min(until, plan.generations)
        for is_measured in (False, True):
            run(Task(plan, None, 0, is_measured))  # compiles, before the workers begin
        with recruited(jobs, ray) as (crew, workers):
            learner = Learner(plan, self.device)
            if self.generation:
                learner.load(self.folder / LEARNER)
            elif self.after is not None:
                learner.load(self.after / LEARNER)
            self.say(f"learning on {learner.device}, {workers} workers, ready after {time.monotonic() - began:.0f} s")
            longest = 0.0
            while self.generation < last and time.monotonic() - began + longest < most_s:
                start = time.monotonic()
                self._step(crew, learner)
                longest = max(longest, time.monotonic() - start)
        self.finish(learner)

    def _step(self, crew: Crew, learner: Learner) -> None:
        """One generation: the workers play it, while the network learns from those before."""
        start, plan, generation = time.monotonic(), self.plan, self.generation
        weights = self.weights(generation)
        first = generation * plan.games
        tasks = [Task(plan, weights, first + k) for k in range(plan.games)]
        is_measured = weights is not None and generation % plan.measure_every == 0
        if is_measured:
            tasks += [Task(plan, weights, k, is_measured=True) for k in range(plan.measure_games)]
        wait = crew.begin(tasks)
        lost = (0.0, 0.0)
        if generation > 0:
            learner.look_at(self._kept(generation), self._lesson)
            lost = learner.learn(generation / plan.generations)
        following = generation + 1
        write_layers(self.folder / f"weights-{following:04}.npz", learner.layers())
        learned_s = time.monotonic() - start
        found = wait()
        lessons = found[: plan.games]
        features, targets = (np.concatenate([lesson[k] for lesson in lessons]) for k in range(2))
        np.savez(self.folder / f"games-{generation:04}.npz", features=features, targets=targets)
        measured = {}
        if is_measured:
            measured = {"won": float(np.mean(found[plan.games :])), "games": plan.measure_games}
        self.played_s += time.monotonic() - start
        self._note(lost, len(targets), learned_s, time.monotonic() - start, measured)
        learner.save(self.folder / f"{LEARNER}.new")
        (self.folder / f"{LEARNER}.new").replace(self.folder / LEARNER)
        self.generation = following
        state = {"generation": following, "played_s": self.played_s, "plan": asdict(plan)}
        (self.folder / f"{STATE}.new").write_text(json.dumps(state), "utf-8")
        (self.folder / f"{STATE}.new").replace(self.folder / STATE)

    def _kept(self, generation: int) -> range:
        """The generations to learn from: the latest; those that were played by hand only as long as there are few."""
        plan = self.plan
        first = max(0, generation - plan.kept)
        if generation >= 3 * plan.by_hand and self.after is None:
            first = max(first, plan.by_hand)
        return range(first, generation)

    def _lesson(self, generation: int) -> tuple[Any, Any]:
        with np.load(self.folder / f"games-{generation:04}.npz") as kept:
            return kept["features"], kept["targets"]

    def _note(self, lost: tuple[float, float], rows: int, learned_s: float, took_s: float, measured: Any) -> None:
        """A line of the curve, and one that is said."""
        plan = self.plan
        noted = {"generation": self.generation, "s": round(self.played_s, 1), "rows": rows, "loss": lost, **measured}
        with (self.folder / CURVE).open("a", encoding="utf-8") as curve:
            curve.write(f"{json.dumps(noted)}\n")
        won = f", won {measured['won']:.1%} of {measured['games']} by hand" if measured else ""
        self.say(
            f"{self.generation + 1}/{plan.generations}: {plan.games / took_s:.0f} games/s, {rows:,} positions, "
            f"learned {learned_s:.1f} of {took_s:.1f} s, lost {lost[0]:.4f} {lost[1]:.4f}{won}"
        )

    def finish(self, learner: Learner) -> None:
        """The weights so far, where others look for them, and the curve as a picture."""
        write_layers(self.folder / WEIGHTS, learner.layers())
        (self.folder / PICTURE).write_text(draw(read_curve(self.folder / CURVE)), "utf-8")
