"""`projectl warm` says that it compiles, and nothing when there is nothing to do."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from projectl.bots import BOTS, accounting, compiling, halving, make, random, search, telling
from projectl.bots.mcts import MctsBot
from projectl.bots.thinker import Thinker
from projectl.cli import warm
from projectl.cli.main import app
from projectl.rules import batch, engine
from projectl.solver import decisions, exact, fillings, taking, together, ways
from tests.patience import PATIENCE_S


def test_every_entry_of_the_rules_is_on_the_list() -> None:
    rooms = {"fillings": fillings, "ways": ways, "exact": exact, "together": together, "halving": halving}
    rooms |= {"decisions": decisions, "taking": taking, "telling": telling, "random": random, "accounting": accounting}
    for part, module in {"engine": engine, "batch": batch, **rooms}.items():
        entries = {
            name
            for name, thing in vars(module).items()
            if hasattr(thing, "py_func") and thing.targetoptions.get("nogil") and thing.__module__ == module.__name__
        }
        assert entries == set(compiling.ENTRIES[part])
    # The others there are for tuning, not for a game.
    assert set(compiling.ENTRIES["search"]) <= set(vars(search))


def test_the_bots_that_search_are_on_the_list() -> None:
    assert set(warm.NEEDED) == set(BOTS)
    for name, parts in warm.NEEDED.items():
        bot = make(name, seed=0)
        assert isinstance(bot, Thinker) == ("search" in parts)
        assert isinstance(bot, MctsBot) == ("halving" in parts)


def test_a_second_call_is_silent() -> None:
    CliRunner().invoke(app, ["warm"])
    done = CliRunner().invoke(app, ["warm"])
    assert (done.exit_code, done.output) == (0, "")


def test_each_line_says_what_is_compiled(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert list(warm.ROOM) == list(compiling.SECONDS) == list(compiling.ENTRIES) == list(compiling.CALLS)
    monkeypatch.setattr(compiling, "expected_s", lambda parts: 2 * len(parts))
    monkeypatch.setattr(compiling, "_is_compiled", lambda part: part in ("batch", "exact", "decisions", "halving"))
    compiled: list[str] = []
    monkeypatch.setattr(compiling, "compile_parts", compiled.extend)
    warm.compile_engine()
    warm.compile_solver()
    warm.compile_bots(["mcts"])
    assert compiled == ["engine", "fillings", "ways", "search"]
    assert capsys.readouterr().err.splitlines() == [
        "Compiling the rules, once: about 2\N{NO-BREAK SPACE}s ...",
        "Compiled the rules in 0\N{NO-BREAK SPACE}s.",
        "Compiling the solver, once: about 4\N{NO-BREAK SPACE}s ...",
        "Compiled the solver in 0\N{NO-BREAK SPACE}s.",
        "Compiling the bots\N{RIGHT SINGLE QUOTATION MARK} search, once: about 2\N{NO-BREAK SPACE}s ...",
        "Compiled the bots\N{RIGHT SINGLE QUOTATION MARK} search in 0\N{NO-BREAK SPACE}s.",
    ]


def test_an_estimate_learns_from_the_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What was compiled here takes as long again; where that took twice what is usual, everything else does."""
    monkeypatch.setenv("PROJECTL_CACHE", str(tmp_path))
    monkeypatch.setattr(compiling, "SECONDS", {"engine": 13, "halving": 10})
    assert compiling.expected_s(["engine", "halving"]) == 23
    (tmp_path / compiling.LEARNT).write_text(json.dumps({"engine": 26, "gone": 3}))
    assert compiling.expected_s(["engine", "halving"]) == 46
    (tmp_path / compiling.LEARNT).write_text("not what we wrote")
    assert compiling.expected_s(["engine"]) == 13


COMPILE_ELSEWHERE = """
from projectl.bots import compiling
from projectl.solver import ways
assert compiling.missing(["ways"]) == ["ways"]
compiling.compile_parts(["ways"])
print(compiling.missing(["ways"]), ways.count_within.overloads, ways.lay_out.overloads)
"""


def test_another_process_compiles_and_learns_how_long_it_took(tmp_path: Path) -> None:
    """Compiling takes memory that a process never gives back: who asks for it stays small."""
    environment = {**os.environ, "PROJECTL_CACHE": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", COMPILE_ELSEWHERE], capture_output=True, text=True, env=environment, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "[] OrderedDict() OrderedDict()\n"
    assert set(json.loads((tmp_path / compiling.LEARNT).read_text())) == {"ways"}
    other = {**environment, "NUMBA_CPU_NAME": "generic"}
    ask = "from projectl.bots import compiling; print(compiling.missing(['ways']))"
    elsewhere = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, env=other, check=True)
    assert elsewhere.stdout == "['ways']\n", "a cache made for another processor is none"


def test_a_compiler_ends_with_whoever_started_it(tmp_path: Path) -> None:
    environment = {**os.environ, "PROJECTL_CACHE": str(tmp_path)}
    command = [sys.executable, "-m", "projectl.bots.compiling", "engine"]
    with subprocess.Popen(command, env=environment, stdin=subprocess.PIPE) as compiler:
        assert compiler.stdin is not None
        compiler.stdin.close()
        assert compiler.wait(PATIENCE_S) == 1


def test_interpreted_rules_need_no_compiling(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "projectl.cli.main", "warm"],
        capture_output=True,
        text=True,
        env={**os.environ, "PROJECTL_INTERPRET": "1", "PROJECTL_CACHE": str(tmp_path)},
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
