"""What runs all checks: each step is timed, what failed is said, and a full run ends with a sentence for the docs."""

import sys
import threading
from collections import Counter
from pathlib import Path

import pytest

from tests import everything

REPORT = '<testsuites><testsuite tests="5" failures="1" errors="0" skipped="2"/></testsuites>'


def test_a_step_is_run_to_its_end_with_what_it_said_and_used() -> None:
    program = "import sys; sum(range(3_000_000)); print('said'); print('trouble', file=sys.stderr); sys.exit(3)"
    done = everything.run(everything.Step("a step", (sys.executable, "-c", program)), is_seen=False)
    assert (done.name, done.code, sorted(done.said.split())) == ("a step", 3, ["said", "trouble"])
    assert done.processor > 0


def test_what_looks_at_the_page_waits_for_its_build(monkeypatch: pytest.MonkeyPatch) -> None:
    began, is_built = list[tuple[str, bool]](), threading.Event()

    def run(step: everything.Step, is_seen: bool) -> everything.Result:
        began.append((step.name, is_built.is_set() and not is_seen))
        return everything.Result(step.name, 0, 0.0)

    monkeypatch.setattr(everything, "run", run)
    _, aside = everything.steps(is_full=False, chosen=("tests/rules",), counts=Path("reports"))
    results = everything.run_beside(aside, is_built)
    assert [next(results).name for _ in range(3)] == ["lint", "format", "types"]
    lane = threading.Thread(target=lambda: [*results])
    lane.start()
    lane.join(0.2)
    assert len(began) == 3
    is_built.set()
    lane.join()
    assert began[3:] == [("web lint", True), ("web types", True), ("web unit", True)]


def test_the_summary_shows_what_failed_out_of_sight(capsys: pytest.CaptureFixture[str]) -> None:
    results = [everything.Result("types", 1, 2.0, 1.5, "a wrong type"), everything.Result("lint", 0, 1.0, 0.5)]
    assert everything.summary(results, 3.0) == 1
    said = capsys.readouterr().out
    assert "=== types\na wrong type" in said
    assert [line.split() for line in said.splitlines()[-3:]] == [
        ["types", "FAILED", "2.0", "1.5"],
        ["lint", "ok", "1.0", "0.5"],
        ["all", "1", "FAILED", "3.0", "2.0"],
    ]


def test_tests_are_counted_and_a_full_run_says_how_they_ended(tmp_path: Path) -> None:
    for name in ("tests.xml", "checked.xml"):
        (tmp_path / name).write_text(REPORT, encoding="utf-8")
    counts = everything.counted(tmp_path.glob("*.xml"))
    assert counts == Counter(tests=10, failures=2, errors=0, skipped=4)
    said = everything.sentence([everything.Result("tests", 1, 3_600.0, 7_200.0)], counts, 3_660.0)
    assert "took 61 minutes" in said
    assert "120 of processor time: 4 tests passed, 4 were skipped, 2 failed; steps that failed: tests." in said


def test_a_plain_run_runs_every_file_once_and_a_full_run_the_checked_ones_twice() -> None:
    for is_full in (False, True):
        in_sight, aside = everything.steps(is_full, (), Path("reports"))
        (seen,) = (step for step in in_sight if step.name == "tests")
        (checked,) = (step for step in aside if step.name == "tests, bounds checked")
        assert set(everything.UNCHECKED).isdisjoint(seen.command) is is_full
        assert set(everything.BOUNDS_CHECKED) <= set(checked.command)
        assert ("PROJECTL_FULL" in seen.variables, "PROJECTL_FULL" in checked.variables) == (is_full, False)
