"""`projectl solve` draws a plan and fillings, and says what is wrong with what it was given."""

import pytest
from typer.testing import CliRunner

from projectl.cli.main import app


def run(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["solve", *words], env={"COLUMNS": "100"})
    return done.exit_code, done.output


def test_the_plan_is_listed_drawn_and_counted() -> None:
    code, output = run("w07", "--with", "I2,V3,O1")
    assert code == 0
    assert "8 cells to fill: 233 ways from 38 sets of pieces; 0 ways from the pieces at hand alone." in output
    assert "Done in 5 actions, 3 pieces placed" in output
    assert "place 1 " in output
    assert "action 5" in output
    assert "Fillings from few pieces" in output


def test_one_of_a_thing_is_not_called_many() -> None:
    output = run("W07", "--placed", "I4:a3b3c3d3,I3:e4d4c4", "--with", "O1")[1]
    assert "1 cell to fill: 1 way from 1 set of pieces; 1 way from the pieces at hand alone." in output
    assert "Fillings from few pieces, 1 of 1 set:" in output


def test_pieces_that_lie_there_a_scarce_reserve_and_options_count() -> None:
    assert "Done in 2 actions" in run("W07", "--placed", "I4:a3b3c3d3", "--with", "I2,I2")[1]
    assert "gain I2" in run("W32", "--placed", "O1:c3", "--with", "", "--reserve", "O1=0")[1]
    assert "The puzzle is full." in run("W07", "--placed", "I4:a3b3c3d3,i4:e4d4c4b4")[1]
    assert "No plan fills it" in run("W07", "--with", "", "--option", "pieces_each=2", "--reserve", NOTHING)[1]


NOTHING = "O1=0,I2=0,I3=0,V3=0,I4=0,L4=0,O4=0,S4=0,T4=0"


def test_a_ghost_puzzle_brings_level_5_along() -> None:
    code, output = run("GB12", "--with", "P5,O1,I2")
    assert code == 0
    assert "ghost P5" in output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["W99"], "There is no puzzle 'W99'"),
        (["W07", "--with", "Z9"], "There is no piece 'Z9'"),
        (["W07", "--with", "P5"], "add --expansions ghost"),
        (["W07", "--with", ",".join(["O1"] * 16)], "does not hold 16 O1, only 15"),
        (["W07", "--placed", "I2"], "written like I2:a3b3"),
        (["W07", "--placed", "I2:a3c3"], "does not have the shape of 'a3c3'"),
        (["W07", "--placed", "I2:a1b1"], "outside the recess"),
        (["W07", "--placed", "I2:a3b3,I2:b3c3"], "another piece is there"),
        (["W07", "--reserve", "O1"], "written like O1=0"),
        (["W07", "--reserve", "O1=15"], "at most 14 O1"),
        (["W07", "--option", "zebra=1"], "zebra"),
        (["W07", "--edition", "zebra"], "zebra"),
        (["W07", "--expansions", "zebra"], "zebra"),
        (["W07", "--file", "nowhere.txt"], "nowhere.txt"),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(words: list[str], sentence: str) -> None:
    code, output = run(*words)
    assert code == 2
    assert sentence in output
    assert "Traceback" not in output
