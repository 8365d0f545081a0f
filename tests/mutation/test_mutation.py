"""The mutator makes the faults it says it makes, and a fault is found by a test that fails because of it.

Equivalents still exist, and in a full run a sample is found.
"""

import os
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.counts import FULL
from tests.mutation.mutants import FOLDER, LEFT_OUT, all_mutants, mutants_of, statements_of
from tests.mutation.report import DIED, ENDLESS, KILLED, SURVIVED, equivalents
from tests.mutation.running import OWN_FAULT, TEST_FAILED, ending

ROOT = Path(__file__).parents[2]
SOURCE = '''"""A file."""

MOST = 3


def is_more(state, one: int, other: int) -> bool:
    """Says it."""
    if one > 0 and not state.flag:
        state.count += 1
        emit(log, one, 0, -1)
        return True
    return one + 2 < other
'''
FAULTS = {
    ("is_more", "return True", "return False"),
    ("is_more", "state.count += 1", "pass"),
    ("is_more", "state.count += 1", "state.count -= 1"),
    ("is_more", "state.count += 1", "state.count += 2"),
    ("is_more", "state.count += 1", "state.count += 0"),
    ("is_more", "emit(log, one, 0, -1)", "pass"),
    ("is_more", "return one + 2 < other", "return one + 2 <= other"),
    ("is_more", "return one + 2 < other", "return not one + 2 < other"),
    ("is_more", "return one + 2 < other", "return one - 2 < other"),
    ("is_more", "return one + 2 < other", "return one + 3 < other"),
    ("is_more", "return one + 2 < other", "return one + 1 < other"),
    ("is_more", "if one > 0 and (not state.flag):", "if not (one > 0 and (not state.flag)):"),
    ("is_more", "if one > 0 and (not state.flag):", "if one > 0 or not state.flag:"),
    ("is_more", "if one > 0 and (not state.flag):", "if one > 0 and state.flag:"),
    ("is_more", "if one > 0 and (not state.flag):", "if one >= 0 and (not state.flag):"),
    ("is_more", "if one > 0 and (not state.flag):", "if one > 1 and (not state.flag):"),
    ("is_more", "if one > 0 and (not state.flag):", "if one > -1 and (not state.flag):"),
    ("", "MOST = 3", "MOST = 4"),
    ("", "MOST = 3", "MOST = 2"),
}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "example.py"
    path.write_text(SOURCE, encoding="utf-8")
    return path


def test_every_operator_makes_its_faults_and_no_others(source: Path) -> None:
    found = [(mutant.function, mutant.before, mutant.after) for mutant in mutants_of(source)]
    assert len(found) == len(set(found))
    assert set(found) == FAULTS


def test_the_code_of_a_mutant_has_the_fault(source: Path) -> None:
    made = {mutant.after: mutant.code for mutant in mutants_of(source)}

    def is_more(_state: object, _one: int, _other: int) -> bool:
        return False

    is_more.__code__ = made["return one + 3 < other"]
    assert is_more(None, -2, 1) is False
    is_more.__code__ = made["return one + 1 < other"]
    assert is_more(None, -2, 0) is True


def test_a_mutant_keeps_its_name_when_lines_move(source: Path) -> None:
    before = [mutant.name for mutant in mutants_of(source)]
    source.write_text(SOURCE.replace('"""Says it."""', '"""Says it,\n\n    at length."""'), encoding="utf-8")
    assert [mutant.name for mutant in mutants_of(source)] == before
    assert set(statements_of(source).values()) >= {mutant.where for mutant in mutants_of(source) if mutant.function}


def test_every_file_of_the_rules_is_looked_at_or_left_out_for_a_reason() -> None:
    files = {path.stem for path in FOLDER.glob("*.py")}
    assert set(LEFT_OUT) <= files
    mutants = all_mutants()
    assert {mutant.module for mutant in mutants} == files - set(LEFT_OUT)
    assert len({mutant.name for mutant in mutants}) == len(mutants)


def test_every_equivalent_still_exists_and_says_why() -> None:
    names = {mutant.name for mutant in all_mutants()}
    listed = equivalents()
    assert [name for name in listed if name not in names] == []
    assert all(reason.endswith(".") for reason in listed.values())
    assert len(listed) <= 0.08 * len(names)


HUNT = """
import os, sys
os.environ["PROJECTL_INTERPRET"] = "1"
from pathlib import Path
from tests.mutation.mutants import all_mutants
from tests.mutation.running import Plan, hunt

def work(hunting):
    mutants = [each for each in all_mutants() if each.home in ("components.level_of", "decks.deck_of")]
    for mutant, outcome in hunting.try_all(mutants):
        print("tried", mutant.home, outcome.verdict, outcome.test.partition("::")[2])

sys.exit(hunt(work, Plan(Path(sys.argv[1], "tests.json"), 1, 100, []), (sys.argv[1],)))
"""


def hunt(folder: Path, tests: str) -> tuple[int, str]:
    """Whether faults in two functions are found by these tests: the exit code, and all that is said."""
    (folder / "test_example.py").write_text(tests, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", HUNT, str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(FOLDER.parents[1])},
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stdout + ran.stderr


def test_a_fault_is_found_by_a_test_that_fails_and_by_no_other(tmp_path: Path) -> None:
    """No test comes by `deck_of`, so all are tried: one that uses fixtures to their end finds nothing."""
    code, said = hunt(
        tmp_path,
        "import pytest\n"
        "from projectl.rules.components import level_of\n"
        "@pytest.fixture\n"
        "def levels():\n    levels = []\n    yield levels\n    assert levels in ([], [1, 2])\n"
        "def test_folder(tmp_path):\n    (tmp_path / 'a').write_text('b')\n"
        "@pytest.mark.skip\ndef test_never():\n    raise AssertionError\n"
        "def test_levels(levels):\n    levels += [level_of(0), level_of(1)]\n",
    )
    assert code == 0, said
    tried = {line for line in said.splitlines() if line.startswith("tried")}
    assert tried == {"tried components.level_of killed test_levels", "tried decks.deck_of survived "}


@pytest.mark.parametrize(
    "test",
    [
        "def test_it(tmp_path):\n    assert tmp_path is None\n",
        "seen = []\ndef test_it():\n    assert len(seen) < 2\n    seen.append(1)\n",
    ],
    ids=["fails at once", "fails when it is run again"],
)
def test_no_fault_is_tried_with_a_test_that_fails_without_one(tmp_path: Path, test: str) -> None:
    code, said = hunt(tmp_path, test)
    assert code == 1
    assert "test_example.py::test_it" in said
    assert "without a fault" in said
    assert "tried" not in said


@pytest.mark.parametrize(
    ("status", "verdict"),
    [
        (0, SURVIVED),
        (TEST_FAILED << 8, KILLED),
        (OWN_FAULT << 8, DIED),
        (signal.SIGPROF, ENDLESS),
        (signal.SIGKILL, DIED),
        (signal.SIGSEGV, DIED),
    ],
)
def test_only_a_failed_test_and_an_alarm_find_a_fault(status: int, verdict: str) -> None:
    here, there = os.pipe()
    os.write(there, b"3 17 ")
    os.close(there)
    assert ending(status, here) == (verdict, 17)


@pytest.mark.skipif(not FULL, reason="a sample of faults is tried in full runs")
def test_a_sample_of_faults_is_found() -> None:
    seed = f"{datetime.now(UTC):%Y%m%d}"
    ran = subprocess.run(
        [sys.executable, "-m", "tests.mutation", "--sample", "100", "--seed", seed],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(FOLDER.parents[1]), "PROJECTL_FULL": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, f"--seed {seed}\n{ran.stdout}{ran.stderr}"
