"""S2: the puzzle sets of a game put together: base, expansions, and a player's own."""

from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from projectl.catalogue.book import make_book
from projectl.catalogue.puzzles import Puzzle, PuzzleSet, read_set, with_own

EXPANSION_SETS: Final = ("ghost", "ambassador")
"""C4, C5: the expansions that bring puzzles, each with a file of its own."""


@dataclass(frozen=True, eq=False)
class Box:
    """All puzzles a game is played with, numbered, and the tables the rules read."""

    puzzles: tuple[Puzzle, ...]
    sets: tuple[PuzzleSet, ...]
    own: str | None
    number: dict[str, int]
    book: Any

    def count(self, colour: str) -> int:
        """How many puzzles of a colour there are."""
        return sum(puzzle.colour == colour for puzzle in self.puzzles)


def published_set(name: str) -> PuzzleSet:
    """A puzzle set that comes with the program: base, ghost or ambassador."""
    return read_set(files("projectl.catalogue").joinpath("data", f"{name}.txt").read_text("utf-8"), name)


@lru_cache(maxsize=32)
def open_box(expansions: tuple[str, ...], own: str | None) -> Box:
    """The puzzles of these expansions, with the text of a player's own puzzle file mixed in."""
    sets = tuple(published_set(name) for name in ("base", *expansions))
    own_set = read_set(own, "your puzzle file") if own is not None else None
    puzzles = tuple(with_own(sets, own_set.puzzles if own_set else ()))
    return Box(
        puzzles=puzzles,
        sets=sets + ((own_set,) if own_set else ()),
        own=own,
        number={puzzle.id: number for number, puzzle in enumerate(puzzles)},
        book=make_book(puzzles),
    )
