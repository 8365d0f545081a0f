"""How far the puzzles of a seat are from being completed, and which pieces they need."""

import time
from contextlib import suppress
from math import inf

from projectl import Game, Move
from projectl.catalogue.box import Box
from projectl.catalogue.pieces import PIECES
from projectl.solver.fillings import fillings, look_up
from projectl.solver.plan import Terms, fewest_actions, plan

Needs = dict[str, int | None]
"""For each unfinished puzzle the fewest actions that complete it; None where nothing does, or nobody knows."""

NODES = 2_000
"""Steps the solver may try for one puzzle: a few milliseconds."""
WORK = 6_000_000
"""Steps times the ways to fill it, all of which each step looks at: a puzzle of one's own may have thousands."""


def needs_of(game: Game, box: Box, seat: int, until: float = inf) -> Needs:
    """The fewest actions that complete each unfinished puzzle of a seat, without Master.

    What was not begun before a time, by `time.perf_counter`, is not known.
    """
    states, _ = game.arrays
    state, under = states[0], Terms(states)
    supply, reserve = state.supply[seat].tolist(), state.reserve.tolist()
    found: Needs = {}
    for puzzle, filled in zip(state.puzzle[seat].tolist(), state.filled[seat].tolist(), strict=True):
        if puzzle < 0:
            continue
        face = box.puzzles[puzzle]
        region = face.recess & ~filled
        found[face.id] = None
        if time.perf_counter() < until:
            with suppress(ValueError):
                found[face.id] = fewest_actions(region, supply, reserve, under, _nodes(region, under))
    return found


def _nodes(region: int, under: Terms) -> int:
    _, ways = look_up(fillings(under.has_ghosts), region)
    return min(NODES, WORK // max(1, ways))


def is_needed(game: Game, box: Box, seat: int, slot: int, piece: str, until: float = inf) -> bool:
    """Whether a puzzle of a seat needs a piece of its supply: the plan lays it, and without it takes longer.

    A piece that the plan only swaps on is not what the puzzle needs. False too where nobody knows, or it is too late.
    """
    states, _ = game.arrays
    state, under = states[0], Terms(states)
    supply, reserve = state.supply[seat].tolist(), state.reserve.tolist()
    region = box.puzzles[int(state.puzzle[seat, slot])].recess & ~int(state.filled[seat, slot])
    if time.perf_counter() >= until or supply[PIECES.index(piece)] == 0:
        return False
    nodes = _nodes(region, under)
    found = plan(region, supply, reserve, under, slot + 1, nodes)
    moves = (str(Move.from_index(move)).split(" ") for move in found.moves)
    laid = {words[2] for words in moves if words[0] == "place"}
    if found.actions is None or piece not in laid:
        return False
    supply[PIECES.index(piece)] -= 1
    try:
        without = fewest_actions(region, supply, reserve, under, nodes)
    except ValueError:
        return False
    return without is None or without > found.actions


def served(before: Needs, after: Needs) -> list[str]:
    """The puzzles that have come nearer, the nearest first."""
    nearer: list[tuple[int, str]] = []
    for puzzle, now in after.items():
        past = before.get(puzzle)
        if now is not None and past is not None and now < past:
            nearer.append((now, puzzle))
    return [puzzle for _, puzzle in sorted(nearer)]
