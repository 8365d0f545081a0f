"""Positions in the middle of games, whole: complete, and as a seat sees them."""

from typing import Any

from tests.shared.games import GAMES, opened


def made() -> list[Any]:
    """Of each game the position after some of its decisions, and the view of whoever decides then."""
    found = []
    for number, name in enumerate(GAMES):
        game, moves = opened(name)
        decisions = len(moves) * (number % 4 + 1) // 5
        for line in moves[:decisions]:
            game.play(line[2:], int(line[0]))
        seat = game.to_decide[0]
        found.append(
            {
                "game": name,
                "decisions": decisions,
                "seat": seat,
                "legal": [str(move) for move in game.legal(seat)][-3:],
                "position": game.to_dict(),
                "view": game.view(seat),
            }
        )
    return found
