"""The fewest actions that fill a puzzle, and a plan that does it, as moves to be played one after another."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.catalogue.placements import Placement
from projectl.catalogue.tilings import TILINGS
from projectl.rules.options import agree, write_options
from projectl.rules.state import KINDS, ORDINARY, STATE
from projectl.solver.cost import NEVER
from projectl.solver.exact import (
    CHOSEN,
    DEPTH,
    FIRST_GAIN,
    FIRST_GHOST,
    GHOST_CHOICES,
    GIVEN_UP,
    Trail,
    count_actions,
    find_plan,
    trail,
)
from projectl.solver.fillings import Fillings, fillings
from projectl.solver.ways import filling

NODES: Final = 200_000
"""Steps a search may try before it says that it does not know: about a second."""


@dataclass(frozen=True)
class Plan:
    """The fewest actions and the moves that do it, `done` included; `actions` is None where there is no plan.

    `is_proven` is False where the search ended before it knew: then there may be a plan.
    """

    actions: int | None
    moves: tuple[str, ...] = ()
    is_proven: bool = True


@dataclass(frozen=True)
class Terms:
    """What a plan depends on beside the pieces: the options of the game, in a record that the rules read."""

    states: Any
    index: int = 0

    @property
    def has_ghosts(self) -> bool:
        """[C4] whether level 5 is in play."""
        return bool(self.states[self.index].options.ghost)


def terms(edition: str = "kickstarter", expansions: Sequence[str] = (), options: dict[str, Any] | None = None) -> Terms:
    """The terms of an edition with expansions and options; a ValueError says what does not go together."""
    states: Any = np.zeros(1, STATE)
    write_options(agree(None, "standard", edition, tuple(expansions), None, options), states[0])
    return Terms(states)


def full_reserve(under: Terms, *outside: Sequence[int]) -> list[int]:
    """[C2] [C4] what a box holds, less the pieces that are elsewhere."""
    options = under.states[under.index].options
    each = [int(options.pieces_each)] * ORDINARY + [10 * int(options.ghost)] * (KINDS - ORDINARY)
    return [count - sum(pieces[piece] for pieces in outside) for piece, count in enumerate(each)]


def _counts(pieces: Sequence[int]) -> Any:
    return np.array(pieces, np.int64)


def fewest_actions(
    region: int, supply: Sequence[int], reserve: Sequence[int], under: Terms, nodes: int = NODES
) -> int | None:
    """The fewest actions that fill a region, None if nothing does; a ValueError if that many nodes do not tell."""
    if region == 0:
        return 0
    table = fillings(under.has_ghosts)
    found = count_actions(trail(), table, under.states, under.index, region, _counts(supply), _counts(reserve), nodes)
    if found == GIVEN_UP:
        raise ValueError(f"not known within {nodes} nodes")
    return None if found == NEVER else found


def plan(
    region: int, supply: Sequence[int], reserve: Sequence[int], under: Terms, slot: int = 1, nodes: int = NODES
) -> Plan:
    """The fewest actions that fill a region, and the moves; each piece is placed as soon as it is there."""
    if region == 0:
        return Plan(0)
    table, room = fillings(under.has_ghosts), trail()
    found = find_plan(room, table, under.states, under.index, region, _counts(supply), _counts(reserve), nodes)
    if found == GIVEN_UP:
        return Plan(None, (), False)
    if found == NEVER:
        return Plan(None)
    return Plan(found, _moves(room, table, region, slot))


def place_text(slot: int, laid: Placement) -> str:
    """`place 2 L4 b1b2b3c3`."""
    return f"place {slot} {PIECES[laid.piece]} {laid.text}"


def _steps(room: Trail) -> list[int]:
    return [int(step) - 1 for step in room.step[: int(room.facts[DEPTH])]]


def _changes(step: int) -> dict[int, int]:
    """What a step adds to the supply, and takes from it."""
    if step < FIRST_GAIN:
        return {KINDS - 1 - step // KINDS: -1, step % KINDS: 1}
    if step < FIRST_GHOST:
        return {step - FIRST_GAIN: 1}
    tiling = TILINGS[(step - FIRST_GHOST) // GHOST_CHOICES]
    return {tiling.piece: -1, **Counter(tiling.parts)}


def _text(step: int) -> str:
    """The move that a step begins with."""
    if step < FIRST_GAIN:
        return f"swap {PIECES[KINDS - 1 - step // KINDS]} {PIECES[step % KINDS]}"
    if step < FIRST_GHOST:
        return f"gain {PIECES[step - FIRST_GAIN]}"
    tiling = TILINGS[(step - FIRST_GHOST) // GHOST_CHOICES]
    return f"ghost {PIECES[tiling.piece]} {tiling.text}"


def _free_to_place(supply: Sequence[int], steps: Sequence[int]) -> list[int]:
    """How many of each shape no later step will need."""
    held, least = list(supply), list(supply)
    for step in steps:
        for piece, change in _changes(step).items():
            held[piece] += change
        least = list(map(min, least, held))
    return least


def _moves(room: Trail, table: Fillings, region: int, slot: int) -> tuple[str, ...]:
    """The moves of the plan that a search left in its room; what no later step needs is placed at once, large first."""
    waiting = sorted(filling(table, region, int(room.facts[CHOSEN])), key=lambda laid: (-LEVEL[laid.piece], laid.cells))
    supply = room.supply[0].tolist()
    steps = _steps(room)
    # A piece that a Ghost action will place for nothing does not go before.
    kept = Counter((step - FIRST_GHOST) % GHOST_CHOICES - 1 for step in steps if step >= FIRST_GHOST)
    moves: list[str] = []

    def put(piece: int) -> None:
        laid = next(laid for laid in waiting if laid.piece == piece)
        waiting.remove(laid)
        supply[piece] -= 1
        moves.append(place_text(slot, laid))

    for number in range(len(steps) + 1):
        free = _free_to_place(supply, steps[number:])
        for laid in list(waiting):
            left = sum(other.piece == laid.piece for other in waiting)
            if free[laid.piece] > 0 and left > kept[laid.piece]:
                free[laid.piece] -= 1
                put(laid.piece)
        if number == len(steps):
            break
        step = steps[number]
        moves.append(_text(step))
        for piece, change in _changes(step).items():
            supply[piece] += change
        if step >= FIRST_GHOST:
            choice = (step - FIRST_GHOST) % GHOST_CHOICES - 1
            if choice >= 0:
                kept[choice] -= 1
                put(choice)
            moves.append("done")
    return tuple(moves)
