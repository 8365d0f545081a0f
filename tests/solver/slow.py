"""[T4] [T5] [T6] [T7] [T8] [T9] [G1] [G2] [G3] read a second time.

The fewest actions are counted breadth first, piece by piece and cell by cell.
"""

from collections.abc import Iterator
from functools import cache

from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.catalogue.placements import PLACEMENTS
from projectl.catalogue.tilings import TILINGS

Counts = tuple[int, ...]
Position = tuple[Counts, Counts, int]


def changed(counts: Counts, *changes: tuple[int, int]) -> Counts:
    after = list(counts)
    for piece, by in changes:
        after[piece] += by
    return tuple(after)


def of_level(reserve: Counts, level: int) -> list[int]:
    return [piece for piece in range(9) if LEVEL[piece] == level and reserve[piece]]


def gained(reserve: Counts) -> list[int]:
    """[T4] level 1, or the next level that is there."""
    return next((found for level in (1, 2, 3, 4) if (found := of_level(reserve, level))), [])


def swapped(reserve: Counts, given: int, skip: str, down: str) -> Iterator[int]:
    """[T5] [T6] [T7] [T8] [G3] what a piece may be swapped for."""
    level = LEVEL[given]
    for higher in range(level + 1, 5):
        if skip == "two" and higher > level + 2:
            break
        if found := of_level(reserve, higher):
            yield from found
            break
    yield from (piece for piece in of_level(reserve, level) if piece != given)
    for lower in range(level - 1, 0, -1):
        yield from of_level(reserve, lower)
        if down == "one":
            break


@cache
def fitting(piece: int, free: int) -> tuple[int, ...]:
    return tuple(p.mask for p in PLACEMENTS if p.piece == piece and not p.mask & ~free)


def after_ghost(supply: Counts, reserve: Counts, free: int) -> Iterator[Position]:
    """[G1] [G2] a level-5 piece broken up, and one of its parts placed at once, or none."""
    for tiling in TILINGS:
        needed = {part: tiling.parts.count(part) for part in tiling.parts}
        if not supply[tiling.piece] or any(reserve[part] < count for part, count in needed.items()):
            continue
        held = changed(supply, (tiling.piece, -1), *needed.items())
        left = changed(reserve, (tiling.piece, 1), *((part, -count) for part, count in needed.items()))
        yield held, left, free
        for part in needed:
            yield from ((changed(held, (part, -1)), left, free & ~mask) for mask in fitting(part, free))


def after_action(position: Position, skip: str, down: str, ghost: bool) -> Iterator[Position]:
    supply, reserve, free = position
    for piece in gained(reserve):
        yield changed(supply, (piece, 1)), changed(reserve, (piece, -1)), free
    for given in range(len(PIECES)):
        if not supply[given]:
            continue
        for taken in swapped(reserve, given, skip, down):
            yield (
                changed(supply, (given, -1), (taken, 1)),
                changed(reserve, (given, 1), (taken, -1)),
                free,
            )
        for mask in fitting(given, free):
            yield changed(supply, (given, -1)), reserve, free & ~mask
    if ghost:
        yield from after_ghost(supply, reserve, free)


def fewest(free: int, supply: Counts, reserve: Counts, skip: str, down: str, ghost: bool, most: int) -> int | None:
    """The fewest actions; None if none fill it, or not so many. `most` 99: until nothing new is found."""
    seen = {(supply, reserve, free)}
    border = [(supply, reserve, free)]
    for actions in range(most + 1):
        if any(region == 0 for _, _, region in border):
            return actions
        reached = {after for position in border for after in after_action(position, skip, down, ghost)} - seen
        if not reached:
            return None
        seen |= reached
        border = list(reached)
    return None
