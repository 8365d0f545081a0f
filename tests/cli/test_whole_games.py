"""Whole games of every kind typed into `projectl play`, to the final score."""

import re
from typing import Any

import pytest

from tests.cli.sitting import play, session

GAMES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("you,random", [], {}),
    ("you,you", ["--edition", "retail"], {"edition": "retail"}),
    ("random,you,random,you,random", [], {}),
    ("you", ["--variant", "solo"], {"variant": "solo"}),
    (
        "you",
        ["--variant", "solo", "--difficulty", "unbeatable", "--expansions", "ghost,ambassador"],
        {"variant": "solo", "difficulty": "unbeatable", "expansions": ("ghost", "ambassador")},
    ),
    ("you,random,you,random", ["--variant", "line-clear"], {"variant": "line-clear"}),
    (
        "you,you,random,random,random,random",
        ["--variant", "line-clear", "--expansions", "ghost"],
        {"variant": "line-clear", "expansions": ("ghost",)},
    ),
    ("random,you,random", ["--edition", "revised"], {"edition": "revised"}),
    (
        "you,random",
        ["--expansions", "ghost,ambassador", "--option", "endless_white=yes"],
        {"expansions": ("ghost", "ambassador"), "options": {"endless_white": True}},
    ),
]


@pytest.mark.parametrize(("seats", "arguments", "terms"), GAMES, ids=lambda part: " ".join(map(str, part)))
def test_a_game_is_played_to_its_score(seats: str, arguments: list[str], terms: dict[str, Any]) -> None:
    from tests.cli.sitting import person_moves

    sitting = session(seats, seed=5, **terms)
    typed = person_moves(sitting)
    assert sitting.game.is_over
    code, output = play([*typed, "quit"], "--seats", seats, "--seed", "5", *arguments)
    assert code == 0
    assert output.endswith("Goodbye.\n")
    table = output[output.rindex("Final score") :].replace("\N{MINUS SIGN}", "-")
    rows = re.findall(r"^ [★ ] (.+?)  +(-?\d.*)$", table, flags=re.MULTILINE)
    column = re.split(r"\s{2,}", table.splitlines()[2].strip()).index("Score")
    assert [int(numbers.split()[column]) for _, numbers in rows] == list(sitting.game.scores)
    assert table.count("★") == len(sitting.game.winners)
    assert max(len(line) for line in output.splitlines()) <= 80


def test_bots_alone_play_to_the_end() -> None:
    code, output = play([], "--seats", "random,random", "--seed", "2")
    assert code == 0
    assert "Final score" in output


def test_in_solo_every_step_of_the_opponent_is_explained_with_its_rule() -> None:
    from tests.cli.sitting import person_moves

    typed = person_moves(session("you", seed=5, variant="solo"))
    _, output = play(typed, "--variant", "solo", "--seed", "5")
    for sentence in (
        r"The opponent may take from columns? [123].*\(X6, X7\)",
        r"It takes \w+ from G[1-9] and scores \d+ points?: .*\(X8\)",
        r"It puts \d+ locks? .*above column [123].*\(X9\)",
        r"\w+ comes to G[1-9] \(X10\)",
    ):
        assert re.search(sentence, output.replace("\n", " ")), sentence
