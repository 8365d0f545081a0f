"""Plays the golden games anew: `python tests/golden/make.py` from the repository, or with names for some of them.

Each game is a record, one line a decision, that a player can read and a diff can show; `expected.txt` says how each
ends. Goldens change only in a commit of their own whose message names the rule that changed.
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final
from zlib import crc32

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from projectl import Game
from tests.modes import MODES
from tests.playing import decisions, keen, position_digest

FOLDER: Final = Path(__file__).parent
EXPECTED: Final = FOLDER / "expected.txt"
COLUMNS: Final = ("game", "decisions", "round", "scores", "winners", "digest")
SKIPPED: Final = {
    "retail-3",
    "translated-2",
    "translated-4",
    "translated-5",
    "solo-challenging-reserve",
    "solo-unbeatable-markers",
}
"""Modes that differ from others only in the number of seats or locks."""
GOLDEN: Final = [mode for mode in MODES if mode not in SKIPPED]
TRIED: Final = 30
"""Of so many games the one that shows most is kept."""
LONGEST: Final = 500
"""Nobody reads more lines than that."""


def golden_game(mode: str) -> Game:
    """A whole game of a mode: of those that are not too long the one with most kinds of events, then completions."""
    best: tuple[tuple[bool, int, int], Game] | None = None
    for seed in range(crc32(mode.encode()), crc32(mode.encode()) + TRIED):
        game, random = Game.new(seed=seed, **MODES[mode]), Random(seed)
        happened: Counter[str] = Counter()
        for seat, move in decisions(game, random, policy=keen):
            happened.update(event["kind"] for event in game.play(move, seat))
        worth = (len(game._history) <= LONGEST, len(happened), happened["complete"])
        if best is None or worth > best[0]:
            best = worth, game
    assert best is not None
    return best[1]


def summary(name: str, game: Game) -> tuple[str, ...]:
    """How a game ended, as a row of the table."""
    return (
        name,
        str(len(game._history)),
        str(game.to_dict()["round"]),
        " ".join(map(str, game.scores)),
        " ".join(map(str, game.winners)),
        position_digest(game),
    )


def read_expected() -> dict[str, tuple[str, ...]]:
    """The table, by game."""
    if not EXPECTED.exists():
        return {}
    rows = [line.split("|") for line in EXPECTED.read_text(encoding="utf-8").splitlines()[1:]]
    return {row[0].strip(): tuple(cell.strip() for cell in row) for row in rows}


def write_expected(rows: dict[str, tuple[str, ...]]) -> None:
    """The table, its columns under each other."""
    table = [COLUMNS, *(rows[name] for name in sorted(rows))]
    widths = [max(len(row[column]) for row in table) for column in range(len(COLUMNS))]
    lines = [" | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in table]
    EXPECTED.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Play, write the records, and bring the table up to date."""
    parser = argparse.ArgumentParser(
        prog="python tests/golden/make.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these games; all, if none is named")
    chosen = parser.parse_args().names or GOLDEN
    rows = {name: row for name, row in read_expected().items() if name in GOLDEN}
    for name in chosen:
        game = golden_game(name)
        (FOLDER / f"{name}.record").write_text(game.record(), encoding="utf-8")
        rows[name] = summary(name, game)
    for path in FOLDER.glob("*.record"):
        if path.stem not in GOLDEN:
            path.unlink()
    write_expected(rows)


if __name__ == "__main__":
    main()
