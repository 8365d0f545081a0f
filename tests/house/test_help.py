"""Whoever asks a script with -h what it does is told, and nothing else happens."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from tests.counts import covering

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted(
    f"benchmarks.{file.stem}"
    for file in (ROOT / "benchmarks").glob("*.py")
    if '__name__ == "__main__"' in file.read_text(encoding="utf-8")
)


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
told = {}
for module in sys.argv[1:]:
    sys.argv, said, code = ["", "-h"], io.StringIO(), None
    with redirect_stdout(said):
        try:
            runpy.run_module(module, run_name="__main__", alter_sys=True)
        except SystemExit as ended:
            code = ended.code
    told[module] = code, said.getvalue()
print(json.dumps(told))
"""
"""One process for all of them: each would load the rules anew."""


def test_every_module_that_can_be_run_explains_itself() -> None:
    modules = [*SCRIPTS, "projectl.engine", "tests.mutation"]
    command = [sys.executable, "-c", ASKING, *modules]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    told: dict[str, tuple[int | None, str]] = json.loads(done.stdout)
    assert list(told) == modules
    for module, (code, said) in told.items():
        assert code == 0, module
        assert said.startswith("usage: "), module
