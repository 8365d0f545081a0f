"""How far the puzzles of a seat are from being completed."""

from projectl import Game
from projectl.catalogue.box import Box
from projectl.solver.plan import Terms, fewest_actions

Needs = dict[str, int | None]
"""For each unfinished puzzle the fewest actions that complete it; None where nothing does, or nobody knows."""

NODES = 2_000
"""Steps the solver may try for one puzzle: a few milliseconds."""


def needs_of(game: Game, box: Box, seat: int) -> Needs:
    """The fewest actions that complete each unfinished puzzle of a seat, without Master."""
    states, _ = game.arrays
    state = states[0]
    supply, reserve = state.supply[seat].tolist(), state.reserve.tolist()
    found: Needs = {}
    for puzzle, filled in zip(state.puzzle[seat].tolist(), state.filled[seat].tolist(), strict=True):
        if puzzle < 0:
            continue
        face = box.puzzles[puzzle]
        try:
            found[face.id] = fewest_actions(face.recess & ~filled, supply, reserve, Terms(states), NODES)
        except ValueError:
            found[face.id] = None
    return found


def served(before: Needs, after: Needs) -> list[str]:
    """The puzzles that have come nearer, the nearest first."""
    nearer: list[tuple[int, str]] = []
    for puzzle, now in after.items():
        past = before.get(puzzle)
        if now is not None and past is not None and now < past:
            nearer.append((now, puzzle))
    return [puzzle for _, puzzle in sorted(nearer)]
