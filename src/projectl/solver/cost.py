"""What a missing piece costs: the fewest gains and swaps that turn a supply into a multiset.

A piece of level L is made from a spare one of level h < L by climbing [T5], from an equal or higher one by one
exchange [T7], or it is gained like a spare piece of level 0 [T4] and climbs. Climbing stops at every level in between,
except where the reserve has none of it [T4] [T6]: with `stairs(x)` the number of levels up to x that cannot be skipped,
the price is 1 + max(0, stairs(L - 1) - stairs(h)). It is convex in the difference, so pairing the highest missing piece
with the highest spare one is best; and a shape that is both held and needed stays, because the price is a distance.
With `exchange_down` "one" going down costs a step a level, and a small table finds the spare pieces worth pairing.

If nothing binds, no level can be skipped and the price is exact: `plain_fewest` says when. In general the levels that
could be empty within the actions left are skipped for nothing: then it is a lower bound, and `exact` searches.
"""

from typing import Any, Final

from projectl.catalogue.pieces import LEVEL
from projectl.rules.compiled import rule, small
from projectl.rules.state import KINDS, NONE, ONE, ORDINARY, State
from projectl.solver.fillings import MOST, SHIFT, SIZE_SHIFT, Fillings, know

NEVER: Final = 99
"""More actions than any game has: this cannot be done."""

NO_LEVEL_SKIPPED: Final = sum(level << 4 * level for level in range(6))
MOST_OF_A_GHOST: Final = (0, 5, 2, 1, 1)
"""[G1] how many pieces of each level a level-5 piece breaks up into at most."""
GHOST_PARTS: Final = (0x01000001, 0x00010100, 0x00010002, 0x00000201, 0x00000103, 0x00000005)
"""[G1] the levels a level-5 piece can break up into, a byte a level: 4+1, 3+2, 3+1+1, 2+2+1, 2+1+1+1, 1+1+1+1+1."""
GHOST_WORTH: Final = 5
"""[G1] no set of parts costs more, gained and upgraded one by one."""


@small
def at(levels: int, level: int) -> int:
    """How many pieces of a level; one byte a level."""
    return levels >> 8 * (level - 1) & 255


@small
def of_shape(packed: int, piece: int) -> int:
    """How many of a shape are in a multiset."""
    return packed >> SHIFT[piece] & MOST[piece]


@rule
def stairs_within(reserve: Any, actions: int, ghosts: int) -> int:
    """[T4] [T6] the levels that cannot be empty within so many actions, counted up to each level, four bits each."""
    found, steps = 0, 0
    for level in range(1, 6):
        left = 0
        for piece in range(KINDS):
            left += int(reserve[piece]) if LEVEL[piece] == level else 0
        taken = actions - 1 + (ghosts * MOST_OF_A_GHOST[level] if level < 5 else 0)
        steps += int(left > taken)
        found |= steps << 4 * level
    return found


@small
def climb(stairs: int, height: int, level: int) -> int:
    """[T5] [T6] [T7] the actions from a piece of one level (0: none yet) to one of another."""
    return 1 + max(0, (stairs >> 4 * (level - 1) & 15) - (stairs >> 4 * height & 15))


@rule
def pair_highest(missing: int, spare: int, stairs: int, bound: int) -> int:
    """[T7] "any": the highest missing piece from the highest spare one; `bound` or more if so many."""
    actions, highest = 0, 5
    for level in range(4, 0, -1):
        for _ in range(at(missing, level)):
            while highest > 0 and at(spare, highest) == 0:
                highest -= 1
            if highest > 0:
                spare -= 1 << 8 * (highest - 1)
            actions += climb(stairs, highest, level)
            if actions >= bound:
                return actions
    return actions


@rule
def pair_in_order(table: Fillings, missing: int, spare: int, stairs: int) -> int:
    """[T7] "one": missing and spare pieces paired from high to low, leaving out what is better gained."""
    needed, spares = 0, 0
    for level in range(1, 5):
        needed += at(missing, level)
    for height in range(5, 0, -1):
        for _ in range(min(needed, at(spare, height))):
            spares += 1
            table.heights[spares] = height
    for k in range(spares + 1):
        table.row[k] = 0
    for level in range(4, 0, -1):
        for _ in range(at(missing, level)):
            before = int(table.row[0])
            table.row[0] = before + climb(stairs, 0, level)
            for k in range(1, spares + 1):
                height, above = int(table.heights[k]), int(table.row[k])
                price = height - level if height > level else climb(stairs, height, level)
                price = min(before + price, above + climb(stairs, 0, level))
                table.row[k] = min(price, int(table.row[k - 1]))
                before = above
    return int(table.row[spares])


@rule
def pair(table: Fillings, missing: int, spare: int, stairs: int, down: int, bound: int) -> int:
    """[T4] [T5] [T6] [T7] the fewest gains and swaps for what is missing, by levels."""
    if missing >> 32:
        return NEVER
    if down == ONE:
        return pair_in_order(table, missing, spare, stairs)
    return pair_highest(missing, spare, stairs, bound)


@rule
def shortfall(supply: Any, packed: int) -> tuple[int, int]:
    """How many pieces of each level a supply lacks for a multiset, and how many are spare."""
    missing, spare = 0, 0
    for piece in range(KINDS):
        surplus = int(supply[piece]) - of_shape(packed, piece)
        if surplus < 0:
            missing -= surplus << 8 * (LEVEL[piece] - 1)
        else:
            spare += min(surplus, 25) << 8 * (LEVEL[piece] - 1)
    return missing, spare


@rule
def is_there(supply: Any, reserve: Any, packed: int) -> bool:
    """[C2] supply and reserve together hold this multiset; level 5 comes out of the supply only [G3]."""
    for piece in range(KINDS):
        stock = int(reserve[piece]) if piece < ORDINARY else 0
        if of_shape(packed, piece) > int(supply[piece]) + stock:
            return False
    return True


@rule
def fewest_actions(table: Fillings, region: int, supply: Any) -> int:
    """The fewest actions that fill a region from a supply, if the reserve has everything and no ghost is broken up.

    NONE where the table is too small for the region.
    """
    if region == 0:
        return 0
    slot = know(table, region)
    if slot == NONE:
        return NONE
    first = int(table.first[slot])
    best = NEVER
    for k in range(first, first + int(table.count[slot])):
        packed = int(table.multisets[k])
        pieces = packed >> SIZE_SHIFT
        if pieces >= best:
            return best
        missing, spare = shortfall(supply, packed)
        best = min(best, pieces + pair(table, missing, spare, NO_LEVEL_SKIPPED, 0, best - pieces))
    return best


@rule
def plain_fewest(table: Fillings, state: State, region: int, supply: Any, reserve: Any) -> int:
    """The fewest actions where nothing binds, NEVER where nothing fills the region, -1 where only a search can tell.

    Every multiset that supply and reserve hold can be reached at its price if the levels 1-3 have a piece each: from
    the highest missing piece down, no level is emptied before it was last passed through. With `exchange_down` "one",
    where pieces also pass downwards, every level needs as many pieces as there are actions. And skipping a level
    [T4] [T6] first takes all its pieces: with R of them such a plan has R + 1 gains and swaps or more, so the price
    stands if it is no higher. A Ghost action [G1] may be better whenever a level-5 piece is held.
    """
    if state.options.ghost == 1:
        for piece in range(ORDINARY, KINDS):
            if int(supply[piece]) > 0:
                return -1
    slot = know(table, region)
    if slot == NONE:
        return -1
    first = int(table.first[slot])
    down = int(state.options.exchange_down)
    best, smallest = NEVER, 0
    for k in range(first, first + int(table.count[slot])):
        packed = int(table.multisets[k])
        pieces = packed >> SIZE_SHIFT
        if pieces >= best:
            break
        if is_there(supply, reserve, packed):
            smallest = pieces if best == NEVER else smallest
            missing, spare = shortfall(supply, packed)
            best = min(best, pieces + pair(table, missing, spare, NO_LEVEL_SKIPPED, down, best - pieces))
    if best in (smallest, NEVER):
        return best
    rarest = NEVER
    for level in range(1, 5 if down == ONE else 4):
        left = 0
        for piece in range(ORDINARY):
            left += int(reserve[piece]) if LEVEL[piece] == level else 0
        rarest = min(rarest, left)
    needed = best if down == ONE else best - smallest - 1
    return best if rarest >= max(needed, 1) else -1


@small
def without(missing: int, spare: int, parts: int) -> tuple[int, int]:
    """What is missing and spare when a level-5 piece became these parts."""
    spare -= 1 << 32
    for level in range(1, 5):
        given = at(parts, level)
        used = min(given, at(missing, level))
        missing -= used << 8 * (level - 1)
        spare += (given - used) << 8 * (level - 1)
    return missing, spare


@rule
def at_least(table: Fillings, missing: int, spare: int, stairs: int, down: int, has_ghosts: bool) -> int:
    """Gains and swaps that no plan can do without; a Ghost action counts nothing, it may place a piece as well [G2]."""
    best = pair(table, missing, spare, stairs, down, NEVER)
    ghosts = at(spare, 5) if has_ghosts else 0
    if ghosts == 0 or best == 0:
        return best
    for parts in GHOST_PARTS:
        missing_1, spare_1 = without(missing, spare, parts)
        best = min(best, pair(table, missing_1, spare_1, stairs, down, best))
        if ghosts > 1:
            for more in GHOST_PARTS:
                missing_2, spare_2 = without(missing_1, spare_1, more)
                price = pair(table, missing_2, spare_2, stairs, down, NEVER)
                best = min(best, max(0, price - (ghosts - 2) * GHOST_WORTH))
    return best
