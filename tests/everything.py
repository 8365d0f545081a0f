"""All checks, as `python3 dev.py test` runs them: each to its end, even after a failure, and a table at the end.

    python -m tests.everything [--full] [ARGS]     ARGS go to pytest; nothing is then run with bounds checks
    python -m tests.everything --learn             only what learns, which needs PyTorch; a full run has it too

What needs no browser runs beside the tests, and what does not even need the page beside its build; its words are
shown if it fails. What is run with bounds checks is run
only so: it is the same source, compiled with more questions. A full run does both, and ends with a sentence for
docs/testing.md.
"""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

ROOT: Final = Path(__file__).parents[1]
PYTHON: Final = sys.executable
CLIENT: Final = (PYTHON, "web/build.py")
LIMIT_S: Final = 600
"""No test takes a tenth of it, ten times as long in a full run: one that does hangs, and fails with what it was at."""
EVERY_S: Final = 300
"""A full run says so often how long it runs, and what runs beside the tests."""
HELP: Final = {"-h", "--help"}
COUNTED: Final = ("tests", "failures", "errors", "skipped")
PYTEST: Final = (PYTHON, "-m", "pytest", "--durations=15", "--durations-min=5", "-o", "faulthandler_exit_on_timeout=1")
AT_ONCE: Final = ("-n", str((os.cpu_count() or 1) + 2), "--dist", "worksteal")
"""Two more than there are cores, because many tests wait for servers; neighbours share what a file has started."""
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
    """How a step ended, by the clock and in processor time, and what it said where nobody saw it."""

    name: str
    code: int
    seconds: float
    processor: float = 0.0
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
    with subprocess.Popen(
        step.command,
        cwd=ROOT,
        env={**environment(), **step.variables},
        stdout=None if is_seen else subprocess.PIPE,
        stderr=None if is_seen else subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as program:
        said = program.stdout.read() if program.stdout else ""
        _, status, used = os.wait4(program.pid, 0)  # with all that it has started
        program.returncode = os.waitstatus_to_exitcode(status)
    return Result(step.name, program.returncode, time.monotonic() - start, used.ru_utime + used.ru_stime, said)


def run_beside(steps: Iterable[Step], is_built: threading.Event) -> Iterator[Result]:
    """Run one step after the other out of sight; what looks at the page waits for its build, which writes there."""
    for step in steps:
        if step.command[: len(CLIENT)] == CLIENT:
            is_built.wait()
        yield run(step, is_seen=False)


def steps(is_full: bool, chosen: tuple[str, ...], counts: Path) -> tuple[list[Step], list[Step]]:
    """What runs in sight, and what runs beside it; how many tests there were is left in a folder.

    What is run with bounds checks counts no further in a full run: there it is run without them too, and that does.
    """
    full = {"PROJECTL_FULL": "1"} if is_full else {}
    pytest = (*PYTEST, "-o", f"faulthandler_timeout={10 * LIMIT_S if is_full else LIMIT_S}")
    counted = (*pytest, f"--junit-xml={counts / 'tests.xml'}")
    checked = (*pytest, f"--junit-xml={counts / 'checked.xml'}")
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
        aside.append(Step("tests, bounds checked", (*checked, *BOUNDS_CHECKED), CHECKED))
    in_sight = [
        Step("browser", (PYTHON, "-m", "tests.browser.chromium.find")),
        Step("compile", WARM),
        Step("compile, environments", (PYTHON, "-m", "projectl.envs.compiling")),
        Step("tests", (*counted, *AT_ONCE, *(chosen if chosen or is_full else UNCHECKED)), full),
    ]
    return in_sight, aside


def tell(aside: list[Step], results: list[Result], is_over: threading.Event) -> None:
    """Say now and then how long it runs; how many of the tests are through, pytest says at the end of its lines."""
    start = time.monotonic()
    while not is_over.wait(EVERY_S):
        ended = {result.name for result in results}
        beside = next((step.name for step in aside if step.name not in ended), "nothing any more")
        sys.stdout.write(f"\n=== {(time.monotonic() - start) / 60:.0f} minutes so far; beside it: {beside}\n")
        sys.stdout.flush()


def learning(is_full: bool) -> Step:
    """What learns."""
    full = {"PROJECTL_FULL": "1"} if is_full else {}
    return Step("learning", (*PYTEST, "-s", "tests/learn"), {"PROJECTL_LEARN": "1", **full})


def main(arguments: list[str]) -> int:
    """Run everything, and sum up."""
    if not HELP.isdisjoint(arguments):
        sys.stdout.write(f"usage: python -m tests.everything [-h] [--full | --learn] [ARGS]\n\n{__doc__}")
        return 0
    is_full, start = "--full" in arguments, time.monotonic()
    if "--learn" in arguments:
        return summary([run(learning(is_full), is_seen=True)], time.monotonic() - start)
    chosen = tuple(argument for argument in arguments if argument != "--full")
    is_over = threading.Event()
    with tempfile.TemporaryDirectory() as folder:
        in_sight, aside = steps(is_full, chosen, Path(folder))
        if is_full and not chosen:
            in_sight.append(learning(is_full))
        results, is_built = list[Result](), threading.Event()
        lane = threading.Thread(target=lambda: results.extend(run_beside(aside, is_built)), daemon=True)
        lane.start()
        results.append(run(Step("web build", CLIENT), is_seen=True))
        is_built.set()
        if is_full:
            threading.Thread(target=tell, args=(aside, results, is_over), daemon=True).start()
        results += [run(step, is_seen=True) for step in in_sight]
        lane.join()
        is_over.set()
        counts = counted(Path(folder).glob("*.xml"))
    code = summary(results, time.monotonic() - start)
    if is_full and not chosen:
        sys.stdout.write(f"\nFor docs/testing.md:\n\n{sentence(results, counts, time.monotonic() - start)}\n")
    return code


def counted(reports: Iterable[Path]) -> Counter[str]:
    """How many tests there were, and how they ended."""
    found: Counter[str] = Counter()
    for report in reports:
        for suite in ElementTree.parse(report).iter("testsuite"):
            found.update({name: int(suite.get(name, 0)) for name in COUNTED})
    return found


def sentence(results: list[Result], counts: Counter[str], seconds: float) -> str:
    """What a full run found, to stand where it is dated."""
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    wrong = [result.name for result in results if result.code]
    bad = counts["failures"] + counts["errors"]
    now = datetime.now(UTC)
    return (
        f"On {now.day} {now:%B %Y} a full run of {commit.stdout.strip() or 'a folder without git'} took "
        f"{seconds / 60:.0f} minutes on {os.cpu_count()} cores, {sum(one.processor for one in results) / 60:.0f} of "
        f"processor time: {counts['tests'] - bad - counts['skipped']:,} tests passed, "
        f"{counts['skipped']:,} were skipped, "
        f"{bad or 'none'} failed; {'steps that failed: ' + ', '.join(wrong) if wrong else 'every step was well'}."
    )


def summary(results: list[Result], seconds: float) -> int:
    """What failed out of sight, a line a step, and the exit code."""
    failed = [result for result in results if result.code]
    lines = [f"\n=== {result.name}\n{result.said}" for result in failed if result.said]
    lines.append(f"\n{'step':<26}{'result':<10}{'seconds':>8}{'processor':>11}")
    whole = Result("all", len(failed), seconds, sum(result.processor for result in results))
    for name, code, took, used, _ in (*results, whole):
        word = "ok" if not code else f"{code} FAILED" if name == "all" else "FAILED"
        lines.append(f"{name:<26}{word:<10}{took:>8.1f}{used:>11.1f}")
    sys.stdout.write("\n".join((*lines, "")))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
