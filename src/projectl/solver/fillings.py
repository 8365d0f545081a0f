"""Every multiset of pieces that fills a region exactly, and in how many ways, remembered region by region.

A multiset is one integer: a few bits a shape in the order of [C1] [C4], and above them the number of pieces, so that
sorted multisets begin with those of fewest pieces. The multisets of a region are those of the region without one
placement on its first free cell, that piece added; so a table of regions answers for partly filled puzzles as well as
for empty ones. The table has a fixed size and starts afresh when it is full. All 79 published puzzles take a
twentieth of it, and any puzzle of one's own finds room. So it does in the little room of a page, where no ways are
counted. A still smaller table says of a region that it is too large for it.
"""

import threading
from typing import Any, Final, NamedTuple

import numpy as np

from projectl.catalogue.placements import CELLS, JOINS, PLACEMENT_INDEX, PLACEMENTS
from projectl.rules.compiled import entry, rule
from projectl.rules.state import KINDS, NONE, ORDINARY

SHIFT: Final = (0, 5, 9, 13, 17, 20, 23, 26, 29, 32, 35, 38)
MOST: Final = (31, 15, 15, 15, 7, 7, 7, 7, 7, 7, 7, 7)
"""Where each shape's count stands in a multiset, and its bits: 25 cells hold 25 O1, 12 I2, 8 I3, 6 of level 4."""
SIZE_SHIFT: Final = 41

SLOTS: Final = 1 << 16
ROOM: Final = 1 << 23
LITTLE_ROOM: Final = 5 << 19
MOST_OF_A_REGION: Final = 1 << 20
"""The whole field, all twelve shapes: 11,638 regions, 2.4 million multisets, 0.2 million put together at once."""
TOO_LARGE: Final = -1
"""The count of a region that the table has no room for."""
DEEPEST: Final = 4096


class Fillings(NamedTuple):
    """The table: an open hash from regions to stretches of `multisets`. 145 MiB, with little room 24 MiB; unused pages
    take no memory.
    """

    region: Any
    first: Any
    count: Any
    multisets: Any
    ways: Any  # of each multiset, in how many ways it fills the region; empty where nobody counts them
    used: Any  # how many hash slots and how much of `multisets` are taken
    starts: Any  # for each cell, the placements whose first cell it is
    start_mask: Any
    start_piece: Any
    start_joins: Any
    start_placement: Any
    scratch: Any
    scratch_ways: Any
    stack: Any
    row: Any  # for the pairing in `cost`
    heights: Any


def room_for_fillings(with_level_5: bool = False, room: int = ROOM, *, with_ways: bool = True) -> Fillings:
    """Room for a table of so many multisets, for the nine shapes or for all twelve; `clear` makes it an empty one."""
    at_once = min(MOST_OF_A_REGION, room // 8)
    laid = [p for p in PLACEMENTS if with_level_5 or p.piece < ORDINARY]
    laid.sort(key=lambda p: p.cells[0])
    numbers = [PLACEMENT_INDEX[p.piece, p.mask] for p in laid]
    return Fillings(
        region=np.full(SLOTS, NONE, np.int32),
        first=np.zeros(SLOTS, np.int32),
        count=np.zeros(SLOTS, np.int32),
        multisets=np.zeros(room, np.int64),
        ways=np.zeros(room if with_ways else 0, np.int64),
        used=np.zeros(2, np.int64),
        starts=np.array([sum(p.cells[0] < cell for p in laid) for cell in range(CELLS + 1)], np.int32),
        start_mask=np.array([p.mask for p in laid], np.int32),
        start_piece=np.array([p.piece for p in laid], np.int32),
        start_joins=np.array([JOINS[number] for number in numbers], np.int64),
        start_placement=np.array(numbers, np.int32),
        scratch=np.zeros(at_once, np.int64),
        scratch_ways=np.zeros(at_once if with_ways else 0, np.int64),
        stack=np.zeros(DEEPEST, np.int32),
        row=np.zeros(256, np.int64),
        heights=np.zeros(256, np.int64),
    )


def new_fillings(with_level_5: bool = False, room: int = ROOM, *, with_ways: bool = True) -> Fillings:
    """An empty table."""
    table = room_for_fillings(with_level_5, room, with_ways=with_ways)
    forget(table)
    return table


_kept: Final = threading.local()


def fillings(with_level_5: bool = False) -> Fillings:
    """The table of this thread, made when first asked for: compiled code writes into it, so no two share one."""
    name = "twelve" if with_level_5 else "nine"
    if not hasattr(_kept, name):
        setattr(_kept, name, new_fillings(with_level_5))
    found: Fillings = getattr(_kept, name)
    return found


@rule
def slot_of(table: Fillings, region: int) -> int:
    """Where a region is, or would be put, in the hash."""
    slot = (region * 0x9E3779B1 >> 7) & (SLOTS - 1)
    while int(table.region[slot]) not in (NONE, region):
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@rule
def clear(table: Fillings) -> None:
    """Start afresh: only the empty region is known, filled by no pieces."""
    for slot in range(SLOTS):
        table.region[slot] = NONE
    slot = slot_of(table, 0)
    table.region[slot] = 0
    table.first[slot] = 0
    table.count[slot] = 1
    table.multisets[0] = 0
    if len(table.ways) > 0:
        table.ways[0] = 1
    table.used[0] = 1
    table.used[1] = 1


@rule
def first_cell(region: int) -> int:
    """The first cell of a region in reading order."""
    cell = 0
    while not region >> cell & 1:
        cell += 1
    return cell


@rule
def unknown_part(table: Fillings, region: int) -> int:
    """A smaller region that has to be known first, or NONE."""
    cell = first_cell(region)
    for k in range(int(table.starts[cell]), int(table.starts[cell + 1])):
        mask = int(table.start_mask[k])
        if mask & ~region == 0 and int(table.region[slot_of(table, region & ~mask)]) == NONE:
            return region & ~mask
    return NONE


@rule
def sort(numbers: Any, partners: Any, size: int) -> None:
    """Shellsort in place, each number with its partner, if it has one: Numba's own sort needs its memory manager."""
    has_partners = len(partners) > 0
    gap = 1
    while gap < size:
        gap = gap * 3 + 1
    while gap > 0:
        for k in range(gap, size):
            number = int(numbers[k])
            partner = int(partners[k]) if has_partners else 0
            place = k
            while place >= gap and int(numbers[place - gap]) > number:
                numbers[place] = numbers[place - gap]
                if has_partners:
                    partners[place] = partners[place - gap]
                place -= gap
            numbers[place] = number
            if has_partners:
                partners[place] = partner
        gap //= 3


@rule
def cells_in(region: int) -> int:
    """How many cells a region has."""
    cells = 0
    while region:
        region &= region - 1
        cells += 1
    return cells


@rule
def put_together(table: Fillings, region: int) -> bool:
    """Write down the multisets of a region whose smaller ones are all known; False where there is no room for them."""
    if int(table.used[0]) > SLOTS // 4 * 3:
        return False
    has_ways = len(table.ways) > 0
    cell = first_cell(region)
    size = 0
    for k in range(int(table.starts[cell]), int(table.starts[cell + 1])):
        mask = int(table.start_mask[k])
        if mask & ~region:
            continue
        rest = slot_of(table, region & ~mask)
        if int(table.count[rest]) == TOO_LARGE or size + int(table.count[rest]) > len(table.scratch):
            return False
        piece = (1 << SHIFT[int(table.start_piece[k])]) + (1 << SIZE_SHIFT)
        for j in range(int(table.first[rest]), int(table.first[rest]) + int(table.count[rest])):
            table.scratch[size] = int(table.multisets[j]) + piece
            if has_ways:
                table.scratch_ways[size] = table.ways[j]
            size += 1
    sort(table.scratch, table.scratch_ways, size)
    slot = slot_of(table, region)
    start = int(table.used[1])
    count = 0
    for k in range(size):
        if count == 0 or table.scratch[k] != table.multisets[start + count - 1]:
            if start + count == len(table.multisets):
                return False
            table.multisets[start + count] = table.scratch[k]
            if has_ways:
                table.ways[start + count] = 0
            count += 1
        if has_ways:
            table.ways[start + count - 1] += table.scratch_ways[k]
    table.region[slot] = region
    table.first[slot] = start
    table.count[slot] = count
    table.used[0] += 1
    table.used[1] = start + count
    return True


@rule
def find_out(table: Fillings, region: int) -> bool:
    """Write down a region, and before it all that it needs; False where there is no room for them."""
    depth = 1
    table.stack[0] = region
    while depth > 0:
        part = unknown_part(table, int(table.stack[depth - 1]))
        if part == NONE:
            if not put_together(table, int(table.stack[depth - 1])):
                return False
            depth -= 1
        else:
            table.stack[depth] = part
            depth += 1
    return True


@rule
def give_up(table: Fillings, region: int) -> None:
    """Remember in an empty table that it is too small for a region."""
    clear(table)
    slot = slot_of(table, region)
    table.region[slot] = region
    table.count[slot] = TOO_LARGE
    table.used[0] += 1


@rule
def know(table: Fillings, region: int) -> int:
    """The slot of a region, found out first if need be; NONE where the table is too small for it."""
    slot = slot_of(table, region)
    if int(table.region[slot]) != region:
        if table.used[0] > SLOTS // 2:
            clear(table)
        if not find_out(table, region):
            clear(table)
            if not find_out(table, region):
                give_up(table, region)
        slot = slot_of(table, region)
    return NONE if int(table.count[slot]) == TOO_LARGE else slot


@entry
def forget(table: Fillings) -> None:
    """Empty a table."""
    clear(table)


@entry
def look_up(table: Fillings, region: int) -> tuple[int, int]:
    """Where the multisets of a region begin in the table, and how many there are; TOO_LARGE if it has no room."""
    slot = know(table, region)
    if slot == NONE:
        return 0, TOO_LARGE
    return int(table.first[slot]), int(table.count[slot])


def unpacked(packed: int) -> tuple[int, ...]:
    """A multiset as counts of each shape."""
    return tuple(packed >> SHIFT[piece] & MOST[piece] for piece in range(KINDS))


def multisets(table: Fillings, region: int) -> list[tuple[int, ...]]:
    """The multisets of pieces that fill a region exactly, as counts of each shape; fewest pieces first."""
    first, count = look_up(table, region)
    return [unpacked(packed) for packed in table.multisets[first : first + count].tolist()]
