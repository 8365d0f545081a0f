"""`projectl arena` as people call it: what it prints, how it refuses, and what a kill leaves behind."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from projectl import Game
from projectl.cli.main import app
from tests.patience import PATIENCE_S

KEYS = [
    "bot",
    "games",
    "wins",
    "win_rate",
    "low",
    "high",
    "mean_score",
    "rating",
    "rating_low",
    "rating_high",
    "p99_think_ms",
    "forfeits",
]


def arena(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["arena", *arguments])


def start(*arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "projectl.cli.main", "arena", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)


def kept(out: Path) -> dict[int, Any]:
    """The whole lines of the results, without what a clock put there."""
    path = out / "results.jsonl"
    text = path.read_text() if path.exists() else ""
    lines = [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]
    games = [line["game"] for line in lines]
    assert len(games) == len(set(games))
    return {line["game"]: {key: value for key, value in line.items() if key != "think_ms"} for line in lines}


def wait_for_games(run: "subprocess.Popen[str]", out: Path, count: int) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while len(kept(out)) < count:
        assert run.poll() is None, run.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_json_has_the_promised_keys_in_the_order_of_the_command_line(tmp_path: Path) -> None:
    done = arena("random", "random", "--games", "4", "--jobs", "1", "--json", "--out", str(tmp_path))
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert list(found) == ["games", "seconds", "results"]
    assert found["games"] == 4
    assert [list(row) for row in found["results"]] == [KEYS, KEYS]
    assert [row["bot"] for row in found["results"]] == ["random", "random"]
    assert sum(row["wins"] for row in found["results"]) == 4
    records = sorted((tmp_path / "records").iterdir())
    assert [Game.from_record(path.read_text()).is_over for path in records] == [True] * 4
    for number, line in kept(tmp_path).items():
        assert Game.from_record((tmp_path / "records" / f"{number:06d}.projectl").read_text()).scores == (
            *line["scores"],
        )
    assert "<h1>" in (tmp_path / "report.html").read_text()


def test_the_table_and_solo() -> None:
    done = arena("random", "--variant", "solo", "--difficulty", "unbeatable", "--games", "2", "--jobs", "1")
    assert done.exit_code == 0, done.output
    assert "win rate" in done.stdout
    assert "Games: 2; rounds a game: " in done.stdout


def test_one_of_a_thing_is_counted_as_many_are(tmp_path: Path) -> None:
    command = ["random", "random", "--games", "1", "--jobs", "1", "--out", str(tmp_path)]
    done = arena(*command)
    assert "With this number of games (1) not every bot gets the same seats" in done.stderr
    assert "Games: 1 of 1\n" in done.stderr
    assert done.stdout.splitlines()[-1].startswith("Games: 1; ")
    assert f"Games that are in {tmp_path} already: 1 of 1." in arena(*command).stderr


def test_scores_and_ratings_have_the_same_minus() -> None:
    done = arena("random", "random", "--edition", "revised", "--games", "2", "--jobs", "1")
    *_, first, second, _ = done.stdout.splitlines()
    assert "\N{MINUS SIGN}" in first
    assert "\N{MINUS SIGN}" in second
    assert " -" not in first.removesuffix("-") + second.removesuffix("-")


def test_four_at_a_table_and_a_question() -> None:
    done = arena("random", "random", "--players", "4", "--games", "1", "--jobs", "1", "--json")
    assert "with 2 each does" in done.stderr
    assert json.loads(done.stdout)["games"] == 1
    done = arena("random", "random", "--games", "2", "--jobs", "1", "--sprt", "--json")
    assert json.loads(done.stdout)["sprt"]["is_better"] is None
    assert "It is not decided" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nobody", "random"], "there is no bot 'nobody'; the bots are"),
        (["random"], "name it twice"),
        (["random", "exec:/no/such/program"], "/no/such/program"),
        (["random", "exec:"], "exec:"),
        (["random", "random", "--players", "9"], "9"),
        (["random", "random", "--variant", "chess"], "variant"),
        (["random", "random", "--edition", "third"], "edition"),
        (["random", "random", "--expansions", "dragons"], "expansion"),
        (["random", "random", "--option", "must_act"], "name=value"),
        (["random", "random", "--difficulty", "standard"], "solo"),
        (["random", "random", "--out", "/proc/nothing/here"], "cannot keep games in /proc/nothing/here"),
        (["random", "random", "--out", ""], "--out needs the name of a folder"),
        (["random", "random", "--ray", ""], "--ray needs the address of a cluster"),
        (["random", "random", "random", "--sprt"], "--sprt"),
        (["mcts", "random", "--think-ms", "99999999"], "think_ms is a whole number from 20 to 3,600,000"),
        (["mcts", "random", "--think-ms", "19"], "think_ms is a whole number from 20 to 3,600,000"),
        (["random", "random", "--sprt", "--sprt-elo", "up"], "--sprt-elo"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_in_a_sentence(arguments: list[str], words: str) -> None:
    done = arena(*arguments)
    assert done.exit_code == 2
    assert words in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("program", "sentence"),
    [
        (None, r"ended by itself \(exit code 2\) when asked for its hello\. It said: .*can't open file"),
        ("def choose(:\n", r"It said: bot\.py, line 1: SyntaxError: invalid syntax"),
        ("import no_such_module\n", r"It said: bot\.py, line 1: ModuleNotFoundError: No module named 'no_such_module'"),
        (
            "import sys\nsys.exit('no licence\\nsee the manual\\nbye')\n",
            r"\(exit code 1\) when asked for its hello\. It said: no licence",
        ),
        ("raise ValueError('first\\nsecond')\n", r"It said: bot\.py, line 1: ValueError: first"),
    ],
)
@pytest.mark.parametrize("home", ["~/", ""])
def test_a_program_that_cannot_start_is_told_before_the_first_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str | None, sentence: str, home: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    if program is not None:
        (tmp_path / "bot.py").write_text(program)
    out = tmp_path / "out"
    bot = f"exec:{sys.executable} {home or f'{tmp_path}/'}bot.py"
    done = arena("random", bot, "--games", "2", "--jobs", "1", "--out", str(out))
    assert done.exit_code == 2
    assert done.stdout == ""
    (told,) = done.stderr.splitlines()
    assert re.search(f"^Nothing was played: .*{sentence}", told), told
    assert (out / "results.jsonl").read_text() == ""


def test_a_bot_in_the_home_folder_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    example = Path(__file__).parents[2] / "examples" / "bot.py"
    (tmp_path / "bot.py").write_text(example.read_text())
    monkeypatch.setenv("HOME", str(tmp_path))
    done = arena("random", f"exec:{sys.executable} ~/bot.py", "--games", "1", "--jobs", "1", "--json")
    assert done.exit_code == 0, done.output
    assert [row["forfeits"] for row in json.loads(done.stdout)["results"]] == [0, 0]


def test_killed_in_the_middle_it_goes_on_and_plays_what_one_job_plays(tmp_path: Path) -> None:
    out, whole = tmp_path / "out", tmp_path / "whole"
    command = ["random", "random", "random", "--games", "24", "--out"]
    run = start(*command, str(out), "--jobs", "2")
    wait_for_games(run, out, 3)
    os.killpg(run.pid, signal.SIGKILL)
    run.communicate()
    before = kept(out)
    assert 3 <= len(before) < 24
    with (out / "results.jsonl").open("a") as file:
        file.write('{"game":24,"de')
    done = arena(*command, str(out), "--jobs", "2")
    assert done.exit_code == 0, done.output
    assert "half written" in done.stderr
    assert f"already: {len(before)} of 24." in done.stderr
    assert before.items() <= kept(out).items()
    arena(*command, str(whole), "--jobs", "1")
    assert kept(whole) == kept(out)
    for record in (whole / "records").iterdir():
        assert (out / "records" / record.name).read_text() == record.read_text()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_politely(tmp_path: Path, jobs: str) -> None:
    run = start("random", "random", "--games", "400", "--jobs", jobs, "--json", "--out", str(tmp_path))
    wait_for_games(run, tmp_path, 2)
    os.killpg(run.pid, signal.SIGINT)
    stdout, stderr = run.communicate(timeout=PATIENCE_S)
    assert run.returncode == 130, stderr
    assert "Traceback" not in stderr, stderr
    assert "The same command goes on from here." in stderr
    assert json.loads(stdout)["games"] == len(kept(tmp_path))
    assert (tmp_path / "report.html").exists()
