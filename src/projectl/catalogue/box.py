"""[S2] the puzzle sets of a game put together: base, expansions, and a player's own."""

from dataclasses import dataclass
from functools import lru_cache

from projectl.catalogue.puzzles import Puzzle, PuzzleSet, published, read_set, with_own


@dataclass(frozen=True, eq=False)
class Box:
    """All puzzles a game is played with, numbered."""

    puzzles: tuple[Puzzle, ...]
    sets: tuple[PuzzleSet, ...]
    own: str | None
    number: dict[str, int]

    def count(self, colour: str) -> int:
        """How many puzzles of a colour there are."""
        return sum(puzzle.colour == colour for puzzle in self.puzzles)


@lru_cache(maxsize=32)
def open_box(expansions: tuple[str, ...], own: str | None) -> Box:
    """The puzzles of these expansions, with the text of a player's own puzzle file mixed in."""
    sets = tuple(published(name) for name in ("base", *expansions))
    own_set = read_set(own, "your puzzle file") if own is not None else None
    puzzles = tuple(with_own(sets, own_set.puzzles if own_set else ()))
    return Box(
        puzzles=puzzles,
        sets=sets + ((own_set,) if own_set else ()),
        own=own,
        number={puzzle.id: number for number, puzzle in enumerate(puzzles)},
    )
