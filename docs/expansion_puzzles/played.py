"""How often a puzzle that was taken is completed in games of random bots: new ones beside base ones of the same price.

`python -m docs.expansion_puzzles.played [GAMES]` prints the table. Random bots take whatever lies there, so the
numbers tell how hard a puzzle is to fill, not how much anybody wants it.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from docs.expansion_puzzles.economy import MOST_POINTS, PRICED_LEVEL
from docs.expansion_puzzles.tables import markdown
from projectl.catalogue.box import Box, open_box
from projectl.rules.batch import on_all_cores, play_out_all, set_up_all
from projectl.rules.books import book_of
from projectl.rules.options import agree, write_options
from projectl.rules.state import OVER, STATE

EXPANSIONS: Final = ("ghost", "ambassador")
PLAYERS: Final = (2, 4, 6)
_LIMIT: Final = 20_000


def play_all(players: int, games: int, box: Box) -> Any:
    """The last positions of so many random games, from fixed seeds."""
    states = np.zeros(games, STATE)
    terms = agree(players, "standard", "kickstarter", EXPANSIONS, None, None)
    for state in states:
        write_options(terms, state)
    on_all_cores(set_up_all, states, book_of(box), np.arange(games, dtype=np.int64) + 1, 0)
    rngs = np.random.default_rng(players).integers(1, 2**31, (games, 4), np.int64)
    on_all_cores(play_out_all, states, book_of(box), rngs, np.zeros(games, np.int64), _LIMIT)
    assert (states["phase"] == OVER).all(), "every game ends"
    return states


def _outcomes(states: Any) -> Iterator[tuple[bool, int, int]]:
    """Whether completed or still unfinished at the end, the puzzle's number, and how often."""
    is_used = np.arange(states["finished"].shape[1]) < states["finished_size"][:, None]
    for is_done, numbers in ((True, states["finished"][is_used]), (False, states["puzzle"])):
        for number, count in Counter(numbers[numbers >= 0].ravel().tolist()).items():
            yield is_done, number, count


def table(games: int) -> str:
    """The share completed of the puzzles taken: by points and level, base and new."""
    box = open_box(EXPANSIONS, None)
    counted = Counter[tuple[int, int, bool, bool]]()
    for players in PLAYERS:
        for is_done, number, count in _outcomes(play_all(players, games, box)):
            puzzle = box.puzzles[number]
            counted[puzzle.points, PRICED_LEVEL[puzzle.reward], puzzle.id[0] in "GA", is_done] += count
    rows = []
    for points in range(MOST_POINTS + 1):
        row = [str(points)]
        for level in range(1, 6):
            parts = []
            for is_new, mark in ((False, ""), (True, "**")):
                done, unfinished = (counted[points, level, is_new, is_done] for is_done in (True, False))
                parts += [f"{mark}{done / (done + unfinished):.0%}{mark}"] if done else []
            row.append(" ".join(parts))
        rows.append(row)
    return markdown(("points", *(f"level {level}" for level in range(1, 6))), 6, rows)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        prog="python -m docs.expansion_puzzles.played",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("games", nargs="?", type=int, default=4000, metavar="GAMES", help="4000 if not told")
    sys.stdout.write(table(parser.parse_args().games))
