"""The fewest actions that fill a puzzle, and a plan that does it, as decisions to be made one after another."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from projectl.rules.options import agree, write_options
from projectl.rules.state import KINDS, ORDINARY, STATE
from projectl.solver.cost import NEVER
from projectl.solver.decisions import find_plan
from projectl.solver.exact import GIVEN_UP, MOVES, count_actions, trail
from projectl.solver.fillings import fillings

NODES: Final = 200_000
"""Steps a search may try before it says that it does not know: about a second."""


@dataclass(frozen=True)
class Plan:
    """The fewest actions and the decisions that do it, as indices, `done` included.

    `actions` is None where there is no plan; `is_proven` is False where the search ended before it knew, and there may
    be one.
    """

    actions: int | None
    moves: tuple[int, ...] = ()
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
    position = (under.states, under.index, region, _counts(supply), _counts(reserve))
    found = find_plan(room, table, *position, slot - 1, nodes)
    if found == GIVEN_UP:
        return Plan(None, (), False)
    if found == NEVER:
        return Plan(None)
    return Plan(found, tuple(room.moves[: int(room.facts[MOVES])].tolist()))
