"""How much a test tries: more with PROJECTL_FULL=1 (`python3 dev.py test --full`).

What is true of every combination is tried on all of them then, once; what repeats itself does so four times as often,
or as often as is said. All of it has to come to its end in about an hour on two cores: what nobody runs proves nothing.
"""

import os
from collections.abc import Collection, Hashable, Mapping
from itertools import product
from typing import Any, Final

FULL: Final = os.environ.get("PROJECTL_FULL", "") not in ("", "0")


def times(count: int, full: int = 0) -> int:
    """So many; in a full run as many as are said, or else four times as many."""
    return (full or count * 4) if FULL else count


def covering(*dimensions: Collection[Any]) -> list[tuple[Any, ...]]:
    """Combinations in which every value of every dimension is met; in a full run all there are."""
    if FULL:
        return list(product(*dimensions))
    values = [tuple(dimension) for dimension in dimensions]
    return [tuple(of[row % len(of)] for of in values) for row in range(max(map(len, values)))]


def covered(traits: Mapping[str, Collection[Hashable]]) -> list[str]:
    """The names of so few that every trait of any is met; in a full run of all. They stay in their order."""
    left = {trait for each in traits.values() for trait in each}
    chosen = set(traits) if FULL else set[str]()
    while left and not FULL:
        best = max(traits, key=lambda name: len(left.intersection(traits[name])))
        chosen.add(best)
        left.difference_update(traits[best])
    return [name for name in traits if name in chosen]
