"""All checks, as `python3 dev.py test` runs them: each to its end, even after a failure, and a table at the end.

    python -m tests.everything [--full] [ARGS]     ARGS go to pytest; nothing is then run with bounds checks

What needs no browser runs beside the tests; its words are shown if it fails. What is run with bounds checks is run
only so: it is the same source, compiled with more questions. A full run does both.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PYTHON: Final = sys.executable
CLIENT: Final = (PYTHON, "web/build.py")
LIMIT_S: Final = 600
"""No test takes a tenth of it, ten times as long in a full run: one that does hangs, and fails with what it was at."""
PYTEST: Final = (PYTHON, "-m", "pytest", "--durations=15", "--durations-min=5", "-o", "faulthandler_exit_on_timeout=1")
AT_ONCE: Final = ("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal")
"""One more than there are cores, because many tests wait for servers; neighbours share what a file has started."""
WARM: Final = (PYTHON, "-m", "projectl.cli.main", "warm")
CHECKED: Final = {"NUMBA_BOUNDSCHECK": "1"}
BOUNDS_CHECKED: Final = ("tests/rules", "tests/same/test_batches.py", "tests/same/test_bounds.py", "tests/parsers")
"""Every rule, and every odd position: where an index could leave its array."""
UNCHECKED: Final = tuple(f"--ignore={place}" for place in BOUNDS_CHECKED)


class Step(NamedTuple):
    """A program, and what it adds to the environment."""

    name: str
    command: tuple[str, ...]
    variables: Mapping[str, str] = {}


class Result(NamedTuple):
    """How a step ended, and what it said where nobody saw it."""

    name: str
    code: int
    seconds: float
    said: str = ""


def environment() -> dict[str, str]:
    """Ours; but what Python has read once it keeps, because the tests start hundreds of programs."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def run(step: Step, is_seen: bool) -> Result:
    """Run a step to its end."""
    if is_seen:
        sys.stdout.write(f"\n=== {step.name}\n")
        sys.stdout.flush()
    start = time.monotonic()
    done = subprocess.run(
        step.command,
        cwd=ROOT,
        env={**environment(), **step.variables},
        stdout=None if is_seen else subprocess.PIPE,
        stderr=None if is_seen else subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    return Result(step.name, done.returncode, time.monotonic() - start, done.stdout or "")


def steps(is_full: bool, chosen: tuple[str, ...]) -> tuple[list[Step], list[Step]]:
    """What runs in sight, and what runs beside it."""
    full = {"PROJECTL_FULL": "1"} if is_full else {}
    pytest = (*PYTEST, "-o", f"faulthandler_timeout={10 * LIMIT_S if is_full else LIMIT_S}")
    aside = [
        Step("lint", (PYTHON, "-m", "ruff", "check")),
        Step("format", (PYTHON, "-m", "ruff", "format", "--check")),
        Step("types", (PYTHON, "-m", "mypy")),
        Step("web lint", (*CLIENT, "lint")),
        Step("web types", (*CLIENT, "check")),
        Step("web unit", (*CLIENT, "test")),
    ]
    if not chosen:
        aside.append(Step("compile, bounds checked", (*WARM, "--rules"), CHECKED))
        aside.append(Step("tests, bounds checked", (*pytest, *BOUNDS_CHECKED), {**full, **CHECKED}))
    in_sight = [
        Step("browser", (PYTHON, "-m", "tests.browser.chromium.find")),
        Step("compile", WARM),
        Step("tests", (*pytest, *AT_ONCE, *(chosen if chosen or is_full else UNCHECKED)), full),
    ]
    return in_sight, aside


def main(arguments: list[str]) -> int:
    """Run everything, and sum up."""
    chosen = tuple(argument for argument in arguments if argument != "--full")
    in_sight, aside = steps("--full" in arguments, chosen)
    start = time.monotonic()
    results = [run(Step("web build", CLIENT), is_seen=True)]
    lane = threading.Thread(target=lambda: results.extend(run(step, is_seen=False) for step in aside), daemon=True)
    lane.start()
    results += [run(step, is_seen=True) for step in in_sight]
    lane.join()
    return summary(results, time.monotonic() - start)


def summary(results: list[Result], seconds: float) -> int:
    """What failed out of sight, a line a step, and the exit code."""
    failed = [result for result in results if result.code]
    lines = [f"\n=== {result.name}\n{result.said}" for result in failed if result.said]
    lines.append(f"\n{'step':<26}{'result':<10}{'seconds':>8}")
    for name, code, took, _ in (*results, Result("all", len(failed), seconds)):
        word = "ok" if not code else f"{code} FAILED" if name == "all" else "FAILED"
        lines.append(f"{name:<26}{word:<10}{took:>8.1f}")
    sys.stdout.write("\n".join((*lines, "")))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
