"""All commands alike: -h, one style of values, one list of exit codes."""

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from projectl.cli.main import COMMANDS, app, load

ALL = [[], *([name] for name in COMMANDS)] + [
    [name, under] for name in COMMANDS for under in getattr(load(name), "commands", {})
]


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, list(arguments))
    return done.exit_code, done.output


@pytest.mark.parametrize("command", ALL, ids=" ".join)
def test_h_is_help_and_values_are_named_in_capitals(command: list[str]) -> None:
    code, output = run(*command, "-h")
    assert code == 0
    assert output == run(*command, "--help")[1]
    assert output.startswith("Usage: ")
    assert "-h, --help" in output
    assert not re.search(r"<[a-z]", output)
    options = re.findall(r"^  (?:-\w, )?--[\w-]+ (?! )(\S+)", output, flags=re.MULTILINE)
    assert all(re.fullmatch(r"[A-Z_]+", value) for value in options), options


def test_the_help_lists_the_exit_codes() -> None:
    assert "0 done, 1 refused or failed, 2 cannot be read, 130 ended by Ctrl-C" in " ".join(run("-h")[1].split())


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("puzzles show W07", 0),
        ("puzzles show W99", 1),
        ("puzzles check {tmp}/nowhere", 2),
        ("puzzles check {tmp}/bad", 1),
        ("puzzles list --file {tmp}/bad", 2),
        ("rules T5", 0),
        ("rules nosuchword", 1),
        ("solve W99", 2),
        ("bot nobody", 2),
        ("play --load {tmp}/nowhere", 2),
        ("bench rules --seconds x", 2),
        ("bench server --tables 0", 2),
        ("nothing", 2),
        ("play --nothing", 2),
    ],
)
def test_a_command_ends_as_the_list_says(command: str, code: int, tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("W99 1\n", encoding="utf-8")
    ended, output = run(*command.format(tmp=tmp_path).split())
    assert ended == code, output
    assert "Traceback" not in output


def test_numbers_are_asked_for_in_our_words() -> None:
    assert "this is a whole number from 1 to 5000" in run("bench", "server", "--tables", "x")[1]
    assert "this is a whole number, 1 or more" in run("arena", "random", "random", "--games", "0")[1]
    assert "this is a number" in run("bench", "server", "--seconds", "x")[1]
