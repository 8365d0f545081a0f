"""Puzzles of the list as lines, and the positions that they stand for."""

from typing import Any

from projectl.catalogue.pieces import PIECES
from projectl.daily.puzzle import BOTH, POINTS, TOUCHES, Board, Daily, Own, write
from projectl.notation.moves import MOVES

SUPPLY = (1, 0, 2, 0, 0, 1, 0, 0, 1)
MARKET = ("W01", "W05", "W09", "W22", "B01", "B02", "B07", "B04")
OWN = (Own("W12", (11,)), Own("B03"), Own("W02", (7, 40)))


def made() -> list[Any]:
    """A line of each kind."""
    given = [
        Daily(POINTS, Board(SUPPLY, OWN, MARKET), 6, 4, 3, (0, 24, 177, 2750)),
        Daily(BOTH, Board(SUPPLY, OWN[:2], MARKET), 2, 9, 5, (2746, 800, 2748)),
        Daily(TOUCHES, Board(SUPPLY, OWN), 2, 1, 1, (900,)),
    ]
    assert len(PIECES) > len(SUPPLY)
    return [
        {"line": write("11-18", each), "position": each.position(), "answer": [str(MOVES[k]) for k in each.answer]}
        for each in given
    ]
