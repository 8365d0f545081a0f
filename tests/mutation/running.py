"""Runs the tests of the rules against one fault after another, each in a child of a process that has loaded everything.

It is a plugin of pytest that takes over once the tests are collected. First every test is run as it is, to learn what
it costs and by which statements of the rules it comes. Then for each mutant a forked child changes the code of the one
function and runs the tests that come by, those first that found faults of this function before, then the cheap ones,
until one fails. Children inherit the books of every mode, which take longer to write interpreted than most tests; one
whose fault lies where books are written writes them anew.

Before the first mutant a child goes the same way without a fault: a test that fails there would find whatever it is
shown, and the hunt stops.
"""

import gc
import hashlib
import json
import os
import resource
import signal
import sys
import time
import warnings
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any, Final, NamedTuple, NoReturn

import pytest
from _pytest.runner import runtestprotocol

from projectl import Game
from projectl.rules.books import book_of
from tests.modes import MIXTURES, MODES
from tests.mutation.mutants import FOLDER, Mutant, all_unchanged, statements_of
from tests.mutation.report import DIED, ENDLESS, FOUND, KILLED, ROOT, SURVIVED

SUITE: Final = ("tests/rules", "tests/golden")
TOO_SLOW: Final = (
    "test_opponent_against_a_second_reading",
    "test_the_golden_games_show_every_part",
    "test_the_last_rounds_of_games",
    "test_revised_games_end",
    "test_a_dealt_position_looks_like_its_view",
)
"""Tests that take seconds interpreted, and whose subject others cover."""
WORTH: Final = {"test_second_reading.py": 6.0, "test_golden.py": 3.0}
"""Whole games look at everything: they are tried early in spite of their cost. So is the file named as the mutant's."""
PATIENCE: Final = 10
"""A child that takes so many times the processor time of its tests, and a second a test more, is endless."""
KEEP_S: Final = 20
"""Seconds after which what was measured is kept, so that a run that is broken off has not measured in vain."""


TEST_FAILED, OWN_FAULT = 1, 2
"""How a child says that a test failed, and that something failed around the tests."""
LOADING: Final = "(loading)"


class Outcome(NamedTuple):
    """What became of a mutant: the test that found it, and how many seconds of processor time it took."""

    verdict: str
    test: str
    seconds: float


class Plan(NamedTuple):
    """How to go about it: where costs are kept, how many children at a time, and how many seconds of tests for each.

    `found` are functions and the tests that found faults in them in earlier runs, the last one last.
    """

    kept: Path
    workers: int
    budget: float
    found: list[tuple[str, str]]


class Lines:
    """Notes which lines of the rules are run. A function is followed no longer once all of its lines were met."""

    def __init__(self) -> None:
        self.met: set[tuple[str, int]] = set()
        self._wanted: dict[Any, set[int]] = {}

    def __call__(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        code = frame.f_code
        if not code.co_filename.startswith(str(FOLDER)):
            return None
        if code not in self._wanted:
            self._wanted[code] = {line for _, _, line in code.co_lines() if line} - {code.co_firstlineno}
        return self._line if self._wanted[code] else None

    def _line(self, frame: FrameType, event: str, _argument: Any) -> Any:
        if event == "line":
            self.met.add((Path(frame.f_code.co_filename).stem, frame.f_lineno))
            self._wanted[frame.f_code].discard(frame.f_lineno)
        return self._line


def digest(*paths: Path) -> str:
    """Eight letters that change with any of these files."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:8]


def fails(item: pytest.Item) -> bool:
    """Run one test, with its fixtures and their end; nothing is shown."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def change(mutant: Mutant) -> bool:
    """Put the fault in, for this process; says whether the module could still be loaded.

    Functions keep their identity, so that all who imported them have it.
    """
    module = import_module(f"projectl.rules.{mutant.module}")
    if mutant.function:
        function = vars(module)[mutant.function]
        assert isinstance(function, FunctionType)
        function.__code__ = mutant.code
        return True
    made = {"__name__": module.__name__}
    try:
        exec(mutant.code, made)
    except Exception:
        return False
    for name, new in made.items():
        old = vars(module).get(name)
        if isinstance(new, (int, str, tuple, dict)) and not name.startswith("__") and new != old:
            for other in list(sys.modules.values()):
                if other.__name__.startswith(("projectl", "tests")) and vars(other).get(name) == old:
                    setattr(other, name, new)
    return True


def forget() -> None:
    """What the rules worked out before the fault came, and kept."""
    for module in [each for name, each in sys.modules.items() if name.startswith("projectl.rules")]:
        for kept in list(vars(module).values()):
            if hasattr(kept, "cache_clear"):
                kept.cache_clear()


def ending(status: int, pipe: int) -> tuple[str, int | None]:
    """How a child ended, and the last test that it began.

    A fault is found by a test that fails, or by one that its alarm had to end. What ends a child otherwise (the machine
    is out of memory, say) has found nothing.
    """
    told = os.read(pipe, 1 << 16).split()
    os.close(pipe)
    last = int(told[-1]) if told else None
    if os.WIFSIGNALED(status):
        return (ENDLESS if os.WTERMSIG(status) == signal.SIGPROF else DIED), last
    return {0: SURVIVED, TEST_FAILED: KILLED}.get(os.WEXITSTATUS(status), DIED), last


def stop(reason: str) -> NoReturn:
    """No verdict would mean anything."""
    pytest.exit(reason, returncode=1)


class Hunt:
    """The plugin."""

    def __init__(self, work: Callable[["Hunt"], None], plan: Plan) -> None:
        self._work = work
        self._plan = plan
        self.items: list[pytest.Item] = []
        self.costs: list[float] = []
        self._statements = {path.stem: statements_of(path) for path in FOLDER.glob("*.py")}
        self._tests_at: dict[str, set[int]] = {}
        self._kept_from: set[str] = set()
        self._found_by: dict[str, list[int]] = {}
        self._worth: list[float] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what is too slow for thousands of runs."""
        items[:] = [item for item in items if not item.name.startswith(TOO_SLOW)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of running the tests once."""
        self.items = session.items
        # Children share the folder of temporary files, otherwise each would make one for itself.
        vars(session.config)["_tmp_path_factory"].getbasetemp()
        self._measure()
        self._write_books()
        gc.freeze()  # what is there already is of no interest to a child's collector, and stays shared memory
        self._try_without_fault()
        self._worth = [WORTH.get(item.path.name, 1.0) for item in self.items]
        numbers = {item.nodeid: number for number, item in enumerate(self.items)}
        for function, test in self._plan.found:
            if test in numbers:
                self._praise(function, numbers[test])
        self._work(self)
        return True

    def _measure(self) -> None:
        """What each test costs and where it comes by; kept until the file of the test or a rule is changed."""
        kept = json.loads(self._plan.kept.read_text(encoding="utf-8")) if self._plan.kept.exists() else {}
        known = {text: number for number, text in enumerate(kept.pop("statements", []))}
        found: dict[str, Any] = {}
        rules, written = digest(*sorted(FOLDER.glob("*.py"))), time.monotonic()
        for number, item in enumerate(self.items):
            tell(f"what each test costs and where it comes by: {number + 1}/{len(self.items)}")
            key = f"{item.nodeid} {digest(item.path)} {rules}"
            if key not in kept:
                cost, met = self._follow(item)
                kept[key] = cost, [known.setdefault(text, len(known)) for text in met]
            found[key] = kept[key]
            if time.monotonic() - written > KEEP_S:
                self._keep(known, kept)
                written = time.monotonic()
        self._keep(known, found)
        texts = list(known)
        for number, (cost, met) in enumerate(found.values()):
            self.costs.append(cost)
            for text in met:
                self._tests_at.setdefault(texts[text], set()).add(number)

    def _keep(self, known: dict[str, int], found: dict[str, Any]) -> None:
        self._plan.kept.parent.mkdir(parents=True, exist_ok=True)
        self._plan.kept.write_text(json.dumps({"statements": list(known), **found}), encoding="utf-8")

    def _follow(self, item: pytest.Item) -> tuple[float, list[str]]:
        follow, start = Lines(), time.process_time()
        sys.settrace(follow)
        try:
            is_failed = fails(item)
        finally:
            sys.settrace(None)
        if is_failed:
            stop(f"{item.nodeid} fails without a fault")
        return time.process_time() - start, sorted(self._texts(follow))

    def _write_books(self) -> None:
        """Write the books that children will need, and note by which statements of the rules that comes."""
        boxes = [Game.new(seed=0, **options)._box for options in {**MODES, **MIXTURES}.values()]
        forget()
        follow = Lines()
        sys.settrace(follow)
        try:
            for box in boxes:
                book_of(box)
        finally:
            sys.settrace(None)
        self._kept_from = self._texts(follow)

    def _texts(self, follow: Lines) -> set[str]:
        return {self._statements[file][line] for file, line in follow.met if line in self._statements[file]}

    def _is_kept_sound(self, mutant: Mutant) -> bool:
        """Whether what the rules worked out before a fault came is what they would work out with it."""
        return mutant.function != "" and mutant.where not in self._kept_from

    def tests_for(self, mutant: Mutant) -> list[int]:
        """Those that come by, in the order in which they are tried; all, for a constant or a statement never met.

        First those that found faults of the same function, the last one first; then by what they cost and find.
        """
        near = self._tests_at.get(mutant.where) or set(range(len(self.items)))
        before = [number for number in self._found_by.get(mutant.home, []) if number in near]
        namesake = f"test_{mutant.module}.py"
        rest = sorted(near - set(before), key=lambda number: self._price(number, namesake))
        chosen, cost = before, sum(self.costs[number] for number in before)
        for number in rest:
            cost += self.costs[number]
            if cost > self._plan.budget:
                break
            chosen.append(number)
        return chosen

    def _price(self, number: int, namesake: str) -> float:
        is_namesake = self.items[number].path.name == namesake
        return self.costs[number] / self._worth[number] / (10 if is_namesake else 1)

    def _try_without_fault(self) -> None:
        """All tests, there and back, so that each comes before and after every other; all code is put in as it is."""
        tell("all tests without a fault")
        tests = [*range(len(self.items)), *reversed(range(len(self.items)))]
        pid, pipe = self._start(list(all_unchanged()), tests)
        verdict, last = ending(os.waitpid(pid, 0)[1], pipe)
        if verdict != SURVIVED:
            stop(f"{self._name(last)} without a fault: {verdict}")

    def try_all(self, mutants: Iterable[Mutant]) -> Iterable[tuple[Mutant, Outcome]]:
        """What becomes of each, as they end."""
        waiting, running = iter(mutants), dict[int, tuple[Mutant, int]]()
        while True:
            while len(running) < self._plan.workers and (mutant := next(waiting, None)):
                pid, pipe = self._start([mutant], self.tests_for(mutant))
                running[pid] = mutant, pipe
            if not running:
                return
            pid, status, usage = os.wait4(-1, 0)
            mutant, pipe = running.pop(pid)
            verdict, last = ending(status, pipe)
            if verdict in FOUND and last is not None:
                self._praise(mutant.home, last)
            test = "" if verdict == SURVIVED else self._name(last)
            yield mutant, Outcome(verdict, test, usage.ru_utime + usage.ru_stime)

    def _start(self, changes: list[Mutant], tests: list[int]) -> tuple[int, int]:
        here, there = os.pipe()
        pid = os.fork()
        if pid == 0:
            try:
                os._exit(self._child(changes, tests, there))
            finally:
                os._exit(OWN_FAULT)
        os.close(there)
        return pid, here

    def _child(self, changes: list[Mutant], tests: list[int], pipe: int) -> int:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, 1)
        os.dup2(nothing, 2)
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_DATA, (4 << 30, 4 << 30))
        warnings.filterwarnings("error", category=RuntimeWarning)
        if not all(change(each) for each in changes):
            return TEST_FAILED
        if not all(map(self._is_kept_sound, changes)):
            forget()
        for number in tests:
            os.write(pipe, b"%d " % number)
            signal.setitimer(signal.ITIMER_PROF, PATIENCE * self.costs[number] + 1)
            if fails(self.items[number]):
                return TEST_FAILED
        return 0

    def _name(self, number: int | None) -> str:
        return LOADING if number is None else self.items[number].nodeid

    def _praise(self, function: str, number: int) -> None:
        """A test that found a fault is the first to be tried on the next one of the same function."""
        killers = self._found_by.setdefault(function, [])
        if number in killers:
            killers.remove(number)
        killers.insert(0, number)
        del killers[8:]
        self._worth[number] += 1


_told_at = 0.0


def tell(text: str) -> None:
    """One line of progress, over the last one; where nobody looks on, a line a minute."""
    global _told_at  # noqa: PLW0603  # the time of the last line
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\033[K{text}")
    elif time.monotonic() - _told_at > 60:
        _told_at = time.monotonic()
        sys.stderr.write(text + "\n")
    sys.stderr.flush()


def hunt(work: Callable[[Hunt], None], plan: Plan, suite: tuple[str, ...] = SUITE) -> int:
    """Collect the tests, and do the work with them."""
    paths = [str(ROOT / each) for each in suite]
    # What is captured goes to one file, which children would share.
    options = ["-qq", "--capture=no", "--tb=line", "-p", "no:cacheprovider", f"--rootdir={ROOT}"]
    options += ["-o", "tmp_path_retention_policy=failed"]
    return int(pytest.main([*options, *paths], plugins=[Hunt(work, plan)]))
