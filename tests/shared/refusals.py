"""Moves that may not be made in golden games: each reason that they show a few times."""

from pathlib import Path
from typing import Any

from tests.shared.games import opened

CASES = Path(__file__).parent / "refusals.txt"
"""A game, the number of decisions made, who wants to decide, and what; sorted."""


def made() -> list[Any]:
    """Each of them, and what is said about it."""
    found, name, decisions = [], "", 0
    for line in CASES.read_text(encoding="utf-8").splitlines():
        game_name, number, seat, move = line.split(" ", 3)
        if game_name != name:
            name, decisions = game_name, 0
            game, moves = opened(name)
        for each in moves[decisions : int(number)]:
            game.play(each[2:], int(each[0]))
        decisions = int(number)
        refusal = game.why_not(move, int(seat))
        assert refusal is not None, line
        found.append([name, decisions, int(seat), move, refusal.code, refusal.rule, refusal.args])
    return found
