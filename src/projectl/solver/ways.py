"""[T9] every way to fill a region, from any pieces or from those at hand."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from projectl.catalogue.placements import PLACEMENTS, Placement
from projectl.rules.compiled import entry, rule
from projectl.rules.state import KINDS, NONE, ORDINARY
from projectl.solver.cost import of_shape
from projectl.solver.fillings import SHIFT, SIZE_SHIFT, Fillings, fillings, first_cell, know, look_up

PLENTY = 25
"""No field holds more of a shape."""


@rule
def is_within(packed: int, pieces: Any) -> bool:
    """Whether these pieces are enough for a multiset."""
    for piece in range(KINDS):
        if of_shape(packed, piece) > int(pieces[piece]):
            return False
    return True


@entry
def count_within(table: Fillings, region: int, pieces: Any) -> int:
    """In how many ways at most these pieces fill a region; NONE where the table is too small for it."""
    slot = know(table, region)
    if slot == NONE:
        return NONE
    ways = 0
    for k in range(int(table.first[slot]), int(table.first[slot]) + int(table.count[slot])):
        if is_within(int(table.multisets[k]), pieces):
            ways += int(table.ways[k])
    return ways


@rule
def has_multiset(table: Fillings, region: int, packed: int) -> bool:
    """Whether a multiset fills a region exactly: they are sorted, so halving finds it."""
    slot = know(table, region)
    if slot == NONE:
        return False
    low = int(table.first[slot])
    end = low + int(table.count[slot])
    high = end
    while low < high:
        middle = (low + high) // 2
        if int(table.multisets[middle]) < packed:
            low = middle + 1
        else:
            high = middle
    return low < end and int(table.multisets[low]) == packed


@rule
def lay(table: Fillings, region: int, packed: int, chosen: Any) -> int:
    """Write one way to fill a region with exactly a multiset, as numbers of `starts`; how many pieces, 0: none."""
    if not has_multiset(table, region, packed):
        return 0
    pieces = 0
    while region:
        cell = first_cell(region)
        for k in range(int(table.starts[cell]), int(table.starts[cell + 1])):
            mask, piece = int(table.start_mask[k]), int(table.start_piece[k])
            if mask & ~region or of_shape(packed, piece) == 0:
                continue
            rest = packed - (1 << SHIFT[piece]) - (1 << SIZE_SHIFT)
            if has_multiset(table, region & ~mask, rest):
                chosen[pieces] = k
                pieces += 1
                region, packed = region & ~mask, rest
                break
    return pieces


@entry
def lay_out(table: Fillings, region: int, packed: int, chosen: Any) -> int:
    """The same, for Python."""
    return lay(table, region, packed, chosen)


def filling(table: Fillings, region: int, packed: int) -> tuple[Placement, ...]:
    """One way to fill a region with exactly a packed multiset."""
    chosen = np.zeros(PLENTY, np.int64)
    count = lay_out(table, region, packed, chosen)
    return tuple(PLACEMENTS[table.start_placement[k]] for k in chosen[:count].tolist())


def fewest_pieces(region: int) -> int:
    """The fewest pieces of levels 1-4 that fill a region."""
    table = fillings()
    first, _ = look_up(table, region)
    return int(table.multisets[first]) >> SIZE_SHIFT


def shortest_way(region: int) -> tuple[Placement, ...]:
    """The first of all ways from levels 1-4, in the order of `ways`, that uses the fewest pieces."""
    table, laid = fillings(), []
    while region:
        cell = (region & -region).bit_length() - 1
        starts = range(int(table.starts[cell]), int(table.starts[cell + 1]))
        inside = [PLACEMENTS[table.start_placement[k]] for k in starts if not int(table.start_mask[k]) & ~region]
        fewest = fewest_pieces(region)
        laid.append(next(one for one in inside if fewest_pieces(region & ~one.mask) == fewest - 1))
        region &= ~laid[-1].mask
    return tuple(laid)


def _enough(pieces: Sequence[int] | None) -> Any:
    """Counts of each shape as an array; None: as many as fit of levels 1-4."""
    if pieces is None:
        return np.array([PLENTY] * ORDINARY + [0] * (KINDS - ORDINARY), np.int64)
    return np.array(pieces, np.int64)


def _table_for(pieces: Any) -> Fillings:
    return fillings(with_level_5=bool(pieces[ORDINARY:].any()))


def count_ways(region: int, pieces: Sequence[int] | None = None) -> int:
    """[T9] in how many ways these pieces, not necessarily all, fill a region; None: any pieces of levels 1-4.

    >>> count_ways(0b111)  # three cells in a row: I3, I2 and O1 twice over, three O1
    4
    """
    counts = _enough(pieces)
    return count_within(_table_for(counts), region, counts)


def ways(region: int, pieces: Sequence[int] | None = None) -> Iterator[tuple[Placement, ...]]:
    """[T9] every such way once, as placements by their first cells, in the order of the action space.

    >>> [" ".join(laid.text for laid in way) for way in ways(0b111)]
    ['a1 b1 c1', 'a1 b1c1', 'a1b1 c1', 'a1b1c1']
    """
    counts = _enough(pieces)
    return _ways(_table_for(counts), region, counts)


def _ways(table: Fillings, region: int, pieces: Any) -> Iterator[tuple[Placement, ...]]:
    if region == 0:
        yield ()
        return
    cell = (region & -region).bit_length() - 1
    for k in range(int(table.starts[cell]), int(table.starts[cell + 1])):
        mask, piece = int(table.start_mask[k]), int(table.start_piece[k])
        if mask & ~region or not pieces[piece]:
            continue
        left = pieces.copy()
        left[piece] -= 1
        # Only what can be finished is begun, so each way costs as little as the first.
        if count_within(table, region & ~mask, left):
            laid = PLACEMENTS[table.start_placement[k]]
            for rest in _ways(table, region & ~mask, left):
                yield (laid, *rest)
