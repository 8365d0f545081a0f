"""How far the puzzles of a seat are from being completed, and which pieces they need."""

import time
from math import inf

from projectl import Game
from projectl.catalogue.box import Box
from projectl.catalogue.pieces import PIECES
from projectl.solver.exact import trail
from projectl.solver.fillings import fillings
from projectl.solver.needing import count_needed, is_needed_by

Needs = dict[str, int | None]
"""For each unfinished puzzle the fewest actions that complete it; None where nothing does, or nobody knows."""


def needs_of(game: Game, box: Box, seat: int, until: float = inf) -> Needs:
    """The fewest actions that complete each unfinished puzzle of a seat, without Master.

    What was not begun before a time, by `time.perf_counter`, is not known.
    """
    states, book = game.arrays
    table = fillings(bool(states[0].options.ghost))
    found: Needs = {}
    for slot, puzzle in enumerate(states[0].puzzle[seat].tolist()):
        if puzzle >= 0:
            is_time = time.perf_counter() < until
            actions = count_needed(trail(), table, states, book, seat, slot) if is_time else -1
            found[box.puzzles[puzzle].id] = None if actions < 0 else actions
    return found


def is_needed(game: Game, seat: int, slot: int, piece: str, until: float = inf) -> bool:
    """Whether a puzzle of a seat needs a piece of its supply; False too where nobody knows, or it is too late."""
    states, book = game.arrays
    table = fillings(bool(states[0].options.ghost))
    if time.perf_counter() >= until:
        return False
    return is_needed_by(trail(), table, states, book, seat, slot, PIECES.index(piece))


def served(before: Needs, after: Needs) -> list[str]:
    """The puzzles that have come nearer, the nearest first."""
    nearer: list[tuple[int, str]] = []
    for puzzle, now in after.items():
        past = before.get(puzzle)
        if now is not None and past is not None and now < past:
            nearer.append((now, puzzle))
    return [puzzle for _, puzzle in sorted(nearer)]
