"""`hint` typed at the table."""

import re

import pytest

from projectl.analysis import Hint
from projectl.cli.terminal.advice import worth
from tests.cli.sitting import play

ALONE = ("--seats", "you,random", "--seed", "7")
WORTH = r"\d+(\.\d)? points? (ahead|behind) at the end, \d+\s?% to win"


def test_a_hint_can_be_typed_as_it_is_printed() -> None:
    _, output = play(["hint 1"], *ALONE)
    said = re.search(rf"^(take|gain|swap) (.+?)   +{WORTH}$", output, re.MULTILINE)
    assert said is not None
    _, output = play([f"{said[1]} {said[2]}"], *ALONE)
    assert "You ●●○> " in output


@pytest.mark.parametrize(
    ("language", "margin", "said"),
    [
        ("en", 1.04, "1 point ahead at the end, "),
        ("en", -2.0, "2 points behind at the end, "),
        ("en", -0.04, "0 points ahead at the end, "),
        ("de", 1.0, "am Ende 1 Punkt vorn, "),
        ("de", 1.26, "am Ende 1,3 Punkte vorn, "),
        ("fr", 1.5, "1,5 point "),
        ("pt-BR", 1.5, "1,5 ponto à frente no fim, "),
    ],
)
def test_points_of_a_hint_are_counted_as_the_language_does(language: str, margin: float, said: str) -> None:
    assert worth(Hint((), margin, 0.6, (), ()), language).startswith(said)


def test_hint_wants_a_small_number() -> None:
    _, output = play(["hint 0", "hint me", "hint 10"], *ALONE)
    assert output.count("from 1 to 9") == 3


def test_help_knows_hint() -> None:
    _, output = play(["help", "help hint"], *ALONE)
    assert "hint [N]" in output
    assert "hint: the best moves, and why." in output
