"""The tables of docs/expansion-puzzles.md, made from the puzzle files."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from textwrap import fill
from typing import Final

from docs.expansion_puzzles.economy import (
    MOST_POINTS,
    PRICED_LEVEL,
    cells_by_price,
    excess,
    law,
    lawful_cells,
    tolerance,
)
from docs.expansion_puzzles.fillings import fillings, invitations
from projectl.catalogue import puzzles as catalogue
from projectl.catalogue.puzzles import Puzzle, base

_DATA: Final = Path(catalogue.__file__).parent / "data"
SETS: Final = ("ghost", "ambassador")
WIDTH: Final = 120
"""Of prose, as of code."""


@cache
def new_puzzles() -> tuple[Puzzle, ...]:
    """[C6] the puzzles of our own design, in the order of their files."""
    return tuple(puzzle for name in SETS for puzzle in catalogue.published(name))


def names() -> dict[str, str]:
    """The figure of each new puzzle: the comment behind its header."""
    text = "".join((_DATA / f"{name}.txt").read_text(encoding="utf-8") for name in SETS)
    return dict(re.findall(r"^([GA][WB]\d\d) .*; (.+)$", text, flags=re.MULTILINE))


def reward_text(reward: str) -> str:
    """A reward as the page writes it: arrows as on the cards."""
    return reward.replace("^", "▲")


def markdown(heading: Sequence[str], right: int, rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table; the columns from number `right` on stand flush right."""
    rule = ["---" if at < right else "--:" for at in range(len(heading))]
    return "".join(f"| {' | '.join(row)} |\n" for row in (heading, rule, *rows))


def _sizes(cells: Iterable[int]) -> str:
    return " ".join(map(str, cells))


def economy_table() -> str:
    """For each price the cells of the base puzzles, and those of the new ones in bold, over the law's number."""
    old, new = cells_by_price(base()), cells_by_price(new_puzzles())
    rows = []
    for points in range(MOST_POINTS + 1):
        row = [f"{points}, {'white' if points < 3 else 'black'}"]
        for level in range(1, 6):
            parts = [f"*{lawful_cells(points, level):.1f}*"]
            parts += [_sizes(old[points, level])] if (points, level) in old else []
            parts += [f"**{_sizes(new[points, level])}**"] if (points, level) in new else []
            row.append("<br>".join(parts))
        rows.append(row)
    for_points, per_level = law()
    worths = ", ".join(f"{worth:.2f}" for worth in for_points)
    off = [abs(excess(puzzle)) for puzzle in new_puzzles()]
    mean = sum(excess(puzzle) for puzzle in new_puzzles()) / len(off)
    said = (
        f"cells = a + {per_level:.2f} x level, with a = {worths} for 0 to 5 points. "
        f"No base puzzle is off by more than {tolerance():.2f} cells; "
        f"the new ones by at most {max(off):.2f}, and by {mean:+.2f} on average."
    )
    table = markdown(("points", *(f"level {level}" for level in range(1, 6))), 6, rows)
    return f"{table}\n{fill(said, WIDTH)}\n"


def puzzle_table() -> str:
    """Every new puzzle with its price, the number of its fillings, and the level-5 pieces it welcomes."""
    rows = []
    for puzzle in new_puzzles():
        found = fillings(puzzle.recess)
        guests = [
            f"**{one.piece}**" if len(one.placements) < found.fewest else one.piece
            for one in invitations(puzzle.recess)
        ]
        rows.append(
            (
                puzzle.id,
                names()[puzzle.id],
                reward_text(puzzle.reward),
                " ".join(guests) or "-",
                str(puzzle.points),
                str(puzzle.cells),
                f"{excess(puzzle):+.1f}",
                f"{found.ways:,}",
                f"{len(found.piece_sets):,}",
                str(found.fewest),
            )
        )
    heading = (
        "id",
        "figure",
        "reward",
        "welcomes",
        "points",
        "cells",
        "off the law",
        "fillings",
        "piece sets",
        "fewest pieces",
    )
    return markdown(heading, 4, rows)


def rewards_table() -> str:
    """How often each kind of reward occurs, for each deck and number of points."""
    columns = ("O1-I2", "V3 I3", "level 4", "P5", "U5", "L5", "▲", "▲▲", "M")
    old_and_new = (("base", tuple(base())), ("new", new_puzzles()))
    rows = []
    for points in range(MOST_POINTS, -1, -1):
        for name, of_set in old_and_new:
            counted = Counter(_kind(puzzle.reward) for puzzle in of_set if puzzle.points == points)
            deck = "white" if points < 3 else "black"
            rows.append((f"{points}, {deck}", name, *(str(counted[kind] or "") for kind in columns)))
    return markdown(("points", "set", *columns), 2, rows)


def _kind(reward: str) -> str:
    level = PRICED_LEVEL[reward]
    if level == 5 or reward in ("^", "^^", "M"):
        return reward_text(reward)
    return ("O1-I2", "O1-I2", "V3 I3", "level 4")[level - 1]
