"""The commands `projectl puzzles`, and what `projectl --help` may import."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.catalogue.puzzles import Puzzle, base
from projectl.cli.main import app
from projectl.cli.terminal.draw import WIDTH, card, side_by_side, tiny_shape

BASE = Path(__file__).parents[2] / "src/projectl/catalogue/data/base.txt"
OWN = "XW01 3 ^^\n.....\n.###.\n.....\n.....\n.....\n"


def _run(*words: str, columns: int = 80) -> tuple[int, str]:
    outcome = CliRunner(env={"COLUMNS": str(columns), "NO_COLOR": "1"}).invoke(app, ["puzzles", *words])
    return outcome.exit_code, outcome.output


def test_check_counts_a_good_file() -> None:
    code, output = _run("check", str(BASE))
    assert code == 0
    lines = [line.split() for line in output.splitlines()]
    assert lines[0][-5:] == ["set", "base", "1,", "digest", base().digest]
    assert lines[1:] == [
        ["puzzles", "points", "cells"],
        ["white", "32", "29", "158"],
        ["black", "20", "77", "248"],
        ["all", "52", "106", "406"],
    ]


def test_check_names_every_problem_with_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("W01 2 Q7\n.....\n.###\n.....\n.....\n.....\n\nnonsense\n")
    code, output = _run("check", str(file))
    assert code == 1
    assert [line.split(": ")[0] for line in output.splitlines()] == [f"{file}:{line}" for line in (1, 3, 8)]


def test_check_of_a_hopeless_file_stays_short(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("\n\n".join(["nonsense"] * 500))
    code, output = _run("check", str(file))
    assert code == 1
    assert len(output.splitlines()) == 21
    assert output.splitlines()[-1] == f"{file}: 480 more problems below"
    file.write_text("\n\n".join(["nonsense"] * 21))
    assert _run("check", str(file))[1].splitlines()[-1] == f"{file}: 1 more problem below"


def test_check_of_a_missing_file_says_so(tmp_path: Path) -> None:
    code, output = _run("check", str(tmp_path / "none.txt"))
    assert code == 2
    assert "none.txt:1: the file cannot be opened" in output


def test_show_draws_faces_that_are_readable_without_colour() -> None:
    code, output = _run("show", "W07", "b13")
    assert code == 0
    assert output.splitlines() == [
        "╭─W07──────────╮  ╔═B13══════════╗",
        "│ 2      ██ O4 │  ║ 3      ▄▄ I2 ║",
        "1              │  1              ║",
        "2              │  2              ║",
        "3  · · · ·     │  3              ║",
        "4    · · · ·   │  4  · · ·       ║",
        "5              │  5  · · · · ·   ║",
        "╰──a─b─c─d─e───╯  ╚══a═b═c═d═e═══╝",
    ]


@pytest.mark.parametrize(("columns", "lines"), [(10, 24), (34, 16), (52, 8)])
def test_show_puts_as_many_faces_on_a_line_as_fit(columns: int, lines: int) -> None:
    code, output = _run("show", "W01", "W02", "W03", columns=columns)
    assert code == 0
    assert len(output.splitlines()) == lines


def test_show_of_an_unknown_id_says_where_it_looked(tmp_path: Path) -> None:
    assert _run("show", "W07", "W99") == (
        1,
        "There is no puzzle W99 in the game; `projectl puzzles list` shows those there are.\n",
    )
    file = tmp_path / "mine.txt"
    file.write_text(OWN)
    assert _run("show", "W01", "--file", str(file))[0] == 1
    code, output = _run("show", "XW01", "--file", str(file))
    assert code == 0
    assert "▲▲" in output


def test_list_has_a_line_for_every_puzzle(tmp_path: Path) -> None:
    code, output = _run("list")
    assert code == 0
    listed = [line.split()[0] for line in output.splitlines()]
    assert listed[: len(base()) + 1] == ["id", *(puzzle.id for puzzle in base())]
    assert {"GW01", "GB12", "AB02"} <= set(listed)
    assert output.splitlines()[7].split() == ["W07", "2", "8", "██", "O4"]
    file = tmp_path / "mine.txt"
    file.write_text("W01")
    assert _run("list", "--file", str(file)) == (2, f"{file}:1: expected ID POINTS REWARD, found 'W01'\n")


def test_a_piece_is_one_line_from_its_letter() -> None:
    face = {puzzle.id: puzzle for puzzle in base()}
    placed = [("S4", "d2e2c3d3"), ("T4", "b4a5b5c5"), ("O1", "c4"), ("I2", "d4d5"), ("I3", "e3e4e5")]
    drawn = [line.plain for line in card(face["B12"], placed, coordinates=False)]
    assert drawn[2:] == [
        "║              ║",
        "║        S━╸   ║",
        "║      ╺━┛ I   ║",
        "║    T O I ┃   ║",
        "║  ╺━┻━╸ ╹ ╹   ║",
        "╚══════════════╝",
    ]


def test_every_card_and_piece_has_equally_long_lines() -> None:
    own = [Puzzle("GB01", 20, reward, 1) for reward in ("^", "^^", "M", "P5", "U5", "L5")]
    for puzzle in (*base(), *own):
        assert {line.cell_len for line in card(puzzle)} == {WIDTH}
    for piece, level in zip(PIECES, LEVEL, strict=True):
        blocks = tiny_shape(piece).plain
        assert len(blocks) + blocks.count("█") - blocks.count(" ") == level
    assert {line.cell_len for line in side_by_side([[tiny_shape("I4")], card(base().puzzles[0])])} == {4 + 2 + WIDTH}


@pytest.mark.parametrize(("no_color", "is_coloured"), [("", True), ("1", False)])
def test_colours_appear_unless_no_color_is_set(no_color: str, is_coloured: bool) -> None:
    code = (  # in a process of its own, for a style keeps the codes of the first console that showed it
        "from rich.console import Console\nfrom projectl.catalogue.puzzles import base\n"
        "from projectl.cli.terminal.draw import card\n"
        "Console(force_terminal=True, color_system='truecolor').print(card(base().puzzles[0])[1])\n"
    )
    environment = {**os.environ, "NO_COLOR": no_color}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=environment)
    assert ("38;2;84;184;76" in done.stdout) is is_coloured


def test_help_answers_without_loading_the_rules_or_the_drawing() -> None:
    code = (
        "import sys\nfrom projectl.cli.main import main\nsys.argv = ['projectl', '--help']\n"
        "try:\n    main()\nexcept SystemExit as end:\n    assert not end.code\n"
        "heavy = {'numpy', 'numba', 'rich', 'prompt_toolkit'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for command in ("play", "puzzles", "bench", "warm"):
        assert f"\n  {command} " in done.stdout
