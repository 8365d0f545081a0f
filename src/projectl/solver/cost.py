"""The fewest actions that complete a puzzle: placing what is there, gaining and swapping what is missing.

Each placing is an action (T9). A missing piece of level L is upgraded from a spare piece of level l in L - l actions (T5),
exchanged from an equal or higher one in one (T7), or gained and upgraded in L (T4, T5). Pairing the highest missing piece with
the highest spare one is best, because what a pair saves, min(l, L - 1), grows with both.
"""

from typing import Any, Final

from projectl.catalogue.pieces import LEVEL
from projectl.rules.compiled import entry, rule
from projectl.rules.state import KINDS
from projectl.solver.fillings import MOST, SHIFT, SIZE_SHIFT, Fillings, know

NEVER: Final = 99
"""More actions than any game has: this cannot be done."""


@rule
def swaps_and_gains(supply: Any, packed: int, bound: int) -> int:
    """The actions that make a supply hold a multiset, if the reserve has everything; `bound` or more if so many."""
    missing, spare = 0, 0
    for piece in range(KINDS):
        surplus = int(supply[piece]) - (packed >> SHIFT[piece] & MOST[piece])
        if surplus < 0:
            missing += -surplus << 8 * (LEVEL[piece] - 1)
        else:
            spare += surplus << 8 * (LEVEL[piece] - 1)
    if missing >> 32:
        return NEVER
    actions, highest = 0, 5
    for level in range(4, 0, -1):
        for _ in range(missing >> 8 * (level - 1) & 255):
            while highest > 0 and spare >> 8 * (highest - 1) & 255 == 0:
                highest -= 1
            if highest == 0:
                actions += level
            else:
                spare -= 1 << 8 * (highest - 1)
                actions += 1 if highest >= level else level - highest
            if actions >= bound:
                return actions
    return actions


@rule
def fewest_actions(table: Fillings, region: int, supply: Any) -> int:
    """The fewest actions that fill a region from a supply, if the reserve has everything."""
    if region == 0:
        return 0
    slot = know(table, region)
    first = int(table.first[slot])
    best = NEVER
    for k in range(first, first + int(table.count[slot])):
        packed = int(table.multisets[k])
        pieces = packed >> SIZE_SHIFT
        if pieces >= best:
            return best
        best = min(best, pieces + swaps_and_gains(supply, packed, best - pieces))
    return best


@entry
def actions_to_fill(table: Fillings, region: int, supply: Any) -> int:
    """The same, for Python."""
    return fewest_actions(table, region, supply)
