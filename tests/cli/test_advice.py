"""`hint` typed at the table."""

import re

from tests.cli.sitting import play

ALONE = ("--seats", "you,random", "--seed", "7")


def test_a_hint_can_be_typed_as_it_is_printed() -> None:
    _, output = play(["hint 1"], *ALONE)
    said = re.search(r"^(take|gain|swap) (.+?)   +[+-]\d+\.\d points expected, \d+ % to win$", output, re.MULTILINE)
    assert said is not None
    _, output = play([f"{said[1]} {said[2]}"], *ALONE)
    assert "You ●●○> " in output


def test_hint_wants_a_small_number() -> None:
    _, output = play(["hint 0", "hint me", "hint 10"], *ALONE)
    assert output.count("from 1 to 9") == 3


def test_help_knows_hint() -> None:
    _, output = play(["help", "help hint"], *ALONE)
    assert "hint [N]" in output
    assert "hint: the best moves, and why." in output
