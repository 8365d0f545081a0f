"""Whoever asks a script with -h what it does is told, and nothing else happens."""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import dev
from tests.counts import covering
from tests.house.test_release import our_files

ROOT = Path(__file__).parents[2]
BARE = {"dev.py", "web/build.py"}
"""What runs where nothing is installed, and is asked there."""
FOR_PROGRAMS = {
    "src/projectl/bots/compiling.py",
    "src/projectl/engine/data.py",
    "src/projectl/server/processes/worker.py",
    "tests/same/choices.py",
    "tests/same/replay.py",
    "tests/server/hanging.py",
}
"""What only our programs start, and talk to."""
ELSEWHERE = {"src/projectl/learn/bare.py"}
"""The first file of an archive for another machine, which says first what is missing there."""
NEEDED = {
    "examples/maskable_ppo.py": "sb3_contrib",
    "examples/policy_gradient.py": "torch",
    "tests/browser/shots.py": "playwright",
}
"""What is asked only where it could run."""


def runnable() -> list[str]:
    """Every file of ours that does something when it is run."""
    block = re.compile(r'^if __name__ == "__main__":\n(?!    sys\.path\.)', flags=re.MULTILINE)
    files = (file for file in our_files() if file.suffix == ".py")
    found = (file for file in files if block.search(file.read_text(encoding="utf-8")))
    return sorted(file.relative_to(ROOT).as_posix() for file in found)


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone as far as it is asked here, where nothing is installed."""
    for name in ("dev.py", "benchmarks/start.py", "web/build.py", "web/package.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def said_by(folder: Path, *words: str) -> tuple[int, str]:
    """The exit code and the words of a script; no file may come or go."""
    before = sorted(folder.rglob("*"))
    done = subprocess.run([sys.executable, "-B", *words], cwd=folder, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert sorted(folder.rglob("*")) == before
    return done.returncode, done.stdout


@pytest.mark.parametrize(("word", "flag"), covering(dev.COMMANDS, ["-h", "--help"]))
def test_every_word_of_dev_is_explained_before_anything_is_installed(clone: Path, word: str, flag: str) -> None:
    code, said = said_by(clone, "dev.py", word, flag)
    assert code == 0
    assert re.search(rf"^    python3 dev\.py {word}\b", said, flags=re.MULTILINE)
    assert said == said_by(clone, "dev.py", "-h")[1]


def test_where_it_is_installed_the_arguments_are_explained_too(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (clone / "projectl").touch()
    monkeypatch.setattr(dev, "PROJECTL", str(clone / "projectl"))
    ran: list[list[str]] = []

    def run(command: list[str]) -> int:
        ran.append(command[1:])
        return 0

    monkeypatch.setattr(dev, "run", run)
    for word in dev.COMMANDS:
        assert dev.explain(word, ["-h"]) == 0
    assert ran == [["serve", "--help"], ["play", "--help"], ["bench", "engine", "--help"]]
    assert "ARGS of bench:" in capfd.readouterr().out


@pytest.mark.parametrize(
    "words", [["dev.py", "bench", "start"], ["benchmarks/start.py"], ["web/build.py"]], ids=" ".join
)
def test_a_script_of_a_bare_clone_explains_itself(clone: Path, words: list[str]) -> None:
    code, said = said_by(clone, *words, "-h")
    assert code == 0
    assert re.search(r"bench start \[-h\] \[COMMIT\]|python web/build\.py +build the client", said)


def test_a_word_that_the_build_of_the_page_does_not_know_is_refused(clone: Path) -> None:
    code, said = said_by(clone, "web/build.py", "biuld")
    assert code == 2
    assert "does not know 'biuld'" in said


ASKING = """\
import io, json, runpy, sys
from contextlib import redirect_stdout
from pathlib import Path
told = {}
for file in sys.argv[1:]:
    sys.argv, said, code = [file, "-h"], io.StringIO(), None
    sys.path.append(str(Path(file).parent.absolute()))
    with redirect_stdout(said):
        try:
            runpy.run_path(file, run_name="__main__")
        except SystemExit as ended:
            code = ended.code
    sys.path.pop()
    told[file] = code, said.getvalue()
print(json.dumps(told))
"""
"""One process for all of them: each would load the rules anew."""
COUNTS = ("games", "jobs", "minutes", "players", "seconds", "width")


def test_every_file_that_can_be_run_explains_itself() -> None:
    files = runnable()
    assert {*files} >= {*BARE, *FOR_PROGRAMS, *ELSEWHERE, *NEEDED}
    missing = {file for file, module in NEEDED.items() if find_spec(module) is None}
    asked = [file for file in files if file not in {*BARE, *FOR_PROGRAMS, *ELSEWHERE, *missing}]
    assert {"benchmarks/versus.py", "tests/everything.py", "web/data.py", "src/projectl/cli/main.py"} <= {*asked}
    command = [sys.executable, "-c", ASKING, *asked]
    english = {**os.environ, "LC_ALL": "C", "LANGUAGE": "", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=english, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, tuple[int | None, str]] = json.loads(done.stdout)
    assert list(told) == asked
    for file, (code, said) in told.items():
        assert not code, file
        assert said.lower().startswith("usage: "), file
        assert re.findall(r"^  [a-z]\w*", said.partition("positional arguments:\n")[2].partition("\n\n")[0]) == [], file
        assert [count for count in COUNTS if f"--{count} {count.upper()}" in said] == [], file
