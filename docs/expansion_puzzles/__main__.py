"""Writes the tables into docs/expansion-puzzles.md and the pictures beside it; `--check` only tells what is stale."""

import argparse
import re
import sys
from pathlib import Path
from typing import Final

from docs.expansion_puzzles.cards import sheet
from docs.expansion_puzzles.chart import chart
from docs.expansion_puzzles.fillings import fillings, invitations
from docs.expansion_puzzles.tables import economy_table, names, new_puzzles, puzzle_table, rewards_table
from projectl.catalogue.puzzles import Puzzle, base

DOCS: Final = Path(__file__).parents[1]
PAGE: Final = DOCS / "expansion-puzzles.md"


def _faces(title: str, series: tuple[str, ...], columns: int) -> str:
    """A sheet of bare faces, each with its figure and the number of its fillings."""
    named = names()
    shown = [
        (puzzle, (), f"{puzzle.id} {named[puzzle.id]}", f"{fillings(puzzle.recess).ways:,} fillings")
        for puzzle in new_puzzles()
        if puzzle.id.startswith(series)
    ]
    return sheet(title, shown, columns)


def _guests() -> str:
    """A sheet of puzzles with a level-5 piece at home in them, where it saves a piece or fits very snugly."""
    named = names()
    shown = []
    for puzzle in new_puzzles():
        best = next(iter(invitations(puzzle.recess)), None)
        if best and is_inviting(puzzle):
            words = f"{best.piece}, {best.snugness:.0%} on the rim"
            shown.append((puzzle, best.placements, f"{puzzle.id} {named[puzzle.id]}", words))
    return sheet("Puzzles that invite a level-5 piece, filled with one", shown, 5)


def is_inviting(puzzle: Puzzle) -> bool:
    """Whether a level-5 piece saves a piece there, or has three quarters of its outline on the rim."""
    return any(
        len(one.placements) < fillings(puzzle.recess).fewest or one.snugness >= 0.75
        for one in invitations(puzzle.recess)
    )


def made() -> dict[Path, str]:
    """Every file this program writes, with what belongs into it."""
    tables = {"economy": economy_table(), "puzzles": puzzle_table(), "rewards": rewards_table()}
    page = re.sub(
        r"(<!-- (\w+) -->\n).*?(<!-- end -->)",
        lambda found: f"{found[1]}{tables[found[2]]}{found[3]}",
        PAGE.read_text(encoding="utf-8"),
        flags=re.DOTALL,
    )
    images = DOCS / "images"
    return {
        PAGE: page,
        images / "expansion-economy.svg": chart(base(), new_puzzles()),
        images / "ghost-white.svg": _faces("The white Ghost puzzles", ("GW",), 6),
        images / "ghost-black.svg": _faces("The black Ghost puzzles", ("GB",), 6),
        images / "ambassador.svg": _faces("The Ambassador puzzles", ("AW", "AB"), 3),
        images / "ghosts-at-home.svg": _guests(),
    }


def stale() -> list[str]:
    """The files that are missing or no longer what the puzzle files say."""
    return [
        file.name
        for file, content in made().items()
        if not file.exists() or file.read_text(encoding="utf-8") != content
    ]


def main() -> int:
    """Write, or check and name what is stale."""
    parser = argparse.ArgumentParser(prog="python -m docs.expansion_puzzles", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, tell what is stale")
    if parser.parse_args().check:
        found = stale()
        sys.stdout.write("".join(f"stale: {name}\n" for name in found))
        return 1 if found else 0
    for file, content in made().items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(content, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
