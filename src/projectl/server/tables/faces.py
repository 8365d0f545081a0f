"""The faces of puzzles that people brought to a table, for clients that ship only the published ones."""

from collections.abc import Sequence
from typing import Final

from projectl.catalogue.box import open_box
from projectl.catalogue.placements import cells_text
from projectl.catalogue.puzzles import Puzzle, published, tidied
from projectl.server.tables.shown import Face

EXPANSIONS: Final = ("ghost", "ambassador")


def face_of(puzzle: Puzzle) -> Face:
    """What a client needs to draw a puzzle."""
    return Face(puzzle.points, puzzle.reward, cells_text(puzzle.recess))


def faces_of(expansions: Sequence[str], own: str | None) -> dict[str, Face]:
    """[C6] the puzzles in play, by id, that are not among the published ones or look otherwise."""
    if own is None:
        return {}
    known = {puzzle.id: puzzle for name in ("base", *EXPANSIONS) for puzzle in published(name)}
    played = open_box(tuple(name for name in EXPANSIONS if name in expansions), tidied(own)).puzzles
    return {puzzle.id: face_of(puzzle) for puzzle in played if known.get(puzzle.id) != puzzle}
