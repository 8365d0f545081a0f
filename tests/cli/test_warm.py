"""`projectl warm` says that it compiles, and nothing when there is nothing to do."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from projectl.bots import BOTS, make, search, tree
from projectl.bots.mcts import MctsBot
from projectl.bots.thinker import Thinker
from projectl.cli import warm
from projectl.cli.main import app
from projectl.rules import batch, engine
from projectl.solver import exact, fillings, together, ways


def test_every_entry_of_the_rules_is_on_the_list() -> None:
    rooms = {"fillings": fillings, "ways": ways, "exact": exact, "together": together, "tree": tree}
    for part, module in {"engine": engine, "batch": batch, **rooms}.items():
        entries = {
            name
            for name, thing in vars(module).items()
            if hasattr(thing, "py_func") and thing.targetoptions.get("nogil") and thing.__module__ == module.__name__
        }
        assert entries == set(warm.ENTRIES[part])
    # The others there are for tuning, not for a game.
    assert set(warm.ENTRIES["search"]) <= set(vars(search))


def test_the_bots_that_search_are_on_the_list() -> None:
    assert set(warm.NEEDED) == set(BOTS)
    for name, parts in warm.NEEDED.items():
        bot = make(name, seed=0)
        assert isinstance(bot, Thinker) == ("search" in parts)
        assert isinstance(bot, MctsBot) == ("tree" in parts)


def test_a_second_call_is_silent() -> None:
    CliRunner().invoke(app, ["warm"])
    done = CliRunner().invoke(app, ["warm"])
    assert (done.exit_code, done.output) == (0, "")


def test_each_line_says_what_is_compiled(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert set(warm.ROOM) == set(warm.SECONDS) == set(warm.ENTRIES)
    for part in warm.ROOM:
        monkeypatch.setitem(warm.SECONDS, part, 2)
    monkeypatch.setattr(warm, "_is_compiled", lambda part: part in ("batch", "tree"))
    compiled: list[str] = []
    monkeypatch.setattr(warm, "_call_engine", lambda: compiled.append("engine"))
    warm.compile_engine()
    monkeypatch.setattr(warm, "_SOLVER", {part: lambda: compiled.append("solver") for part in ("fillings", "ways")})
    warm.compile_solver()
    monkeypatch.setattr(warm, "_let_decide", lambda _bot: compiled.append("bot"))
    warm.compile_bots(["mcts"])
    assert compiled == ["engine", "solver", "solver", "bot"]
    assert capsys.readouterr().err.splitlines() == [
        "Compiling the rules, once: about 2 s ...",
        "Compiled the rules in 0 s.",
        "Compiling the solver, once: about 4 s ...",
        "Compiled the solver in 0 s.",
        "Compiling the bots' search, once: about 2 s ...",
        "Compiled the bots' search in 0 s.",
    ]


def test_interpreted_rules_need_no_compiling(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "projectl.cli.main", "warm"],
        capture_output=True,
        text=True,
        env={**os.environ, "PROJECTL_INTERPRET": "1", "PROJECTL_CACHE": str(tmp_path)},
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
