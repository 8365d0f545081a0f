"""[E3] what Finishing Touches can still bring a seat, as rows: the best score, the way there, and puzzle by puzzle.

A row of `puzzles` (`COLUMNS`) is a slot of the seat, with the pieces that fill it in `pieces`: those of the best
touches where they complete it, otherwise the fewest at hand.
"""

import threading
from typing import Any, Final, NamedTuple

import numpy as np

from projectl.bots.touches import WALK_ROWS, is_within, next_touch, open_region
from projectl.catalogue.pieces import LEVEL
from projectl.catalogue.placements import CELLS
from projectl.rules.actions import DONE, PLACE, PLACEMENT_COUNT
from projectl.rules.chance import start
from projectl.rules.compiled import entry, rule
from projectl.rules.dealing import deal, new_hand
from projectl.rules.end import score, unfinished_cost
from projectl.rules.events import new_log
from projectl.rules.order import holder_first
from projectl.rules.play import play
from projectl.rules.state import FINISHING, KINDS, NONE, SLOTS, STATE, Book
from projectl.solver.cost import of_shape
from projectl.solver.fillings import Fillings, cells_in, know

COLUMNS: Final = ("is_open", "gain", "pieces", "saved", "net", "is_best")
"""Whether an unfinished puzzle lies there, what completing it brings before the touches, and how many pieces fill it,
-1 where none at hand do; what of the gain is only that it costs nothing any more [X16] [R6], what is left of it after a
point for each piece [E3], and whether the best touches complete it."""
IS_OPEN, GAIN, PIECES, SAVED, NET, IS_BEST = range(len(COLUMNS))
FACTS: Final = ("best", "length")
"""The best score, and how many touches lead there, without `done`."""
BEST, LENGTH = range(len(FACTS))


class Accounting(NamedTuple):
    """Room for it; 5 kB."""

    states: Any  # the position that is asked about
    puzzles: Any
    pieces: Any
    line: Any
    facts: Any
    supply: Any
    walk: Any
    log: Any
    hand: Any
    rng: Any


def new_accounting() -> Accounting:
    """Empty room."""
    return Accounting(
        states=np.zeros(1, STATE),
        puzzles=np.zeros((SLOTS, len(COLUMNS)), np.int64),
        pieces=np.zeros((SLOTS, CELLS), np.int8),
        line=np.zeros(SLOTS * CELLS, np.int16),
        facts=np.zeros(len(FACTS), np.int64),
        supply=np.zeros(KINDS, np.int8),
        walk=np.zeros((WALK_ROWS, SLOTS), np.int64),
        log=new_log(),
        hand=new_hand(),
        rng=np.zeros(4, np.int64),
    )


_kept: Final = threading.local()


def accounting() -> Accounting:
    """The room of this thread."""
    if not hasattr(_kept, "accounting"):
        _kept.accounting = new_accounting()
    found: Accounting = _kept.accounting
    return found


@rule
def add_piece(room: Accounting, slot: int, piece: int) -> None:
    """One more piece that fills a puzzle."""
    room.pieces[slot, int(room.puzzles[slot, PIECES])] = piece
    room.puzzles[slot, PIECES] += 1
    room.puzzles[slot, NET] -= 1


@rule
def fewest_at_hand(table: Fillings, region: int, supply: Any) -> int:
    """The multiset of the fewest pieces of a supply that fill a region exactly; NONE."""
    cells = 0
    for piece in range(KINDS):
        cells += int(supply[piece]) * LEVEL[piece]
    if cells < cells_in(region):
        return NONE  # without looking, which takes long for a large one
    known = know(table, region)
    if known == NONE:
        return NONE
    for k in range(int(table.first[known]), int(table.first[known]) + int(table.count[known])):
        if is_within(int(table.multisets[k]), supply):
            return int(table.multisets[k])
    return NONE


@rule
def look_at(room: Accounting, table: Fillings, book: Book, seat: int, slot: int) -> None:
    """An unfinished puzzle by itself."""
    state, row = room.states[0], room.puzzles[slot]
    region = open_region(state, book, seat, slot)
    row[IS_OPEN], row[GAIN], row[PIECES], row[SAVED], row[NET], row[IS_BEST] = int(region != 0), 0, NONE, 0, 0, 0
    if region == 0:
        return
    row[SAVED] = unfinished_cost(state, book, seat, slot)
    row[GAIN] = int(book.points[int(state.puzzle[seat, slot])]) + row[SAVED]
    row[NET] = row[GAIN]
    packed = fewest_at_hand(table, region, state.supply[seat])
    if packed == NONE:
        return
    row[PIECES] = 0
    for piece in range(KINDS):
        for _ in range(of_shape(packed, piece)):
            add_piece(room, slot, piece)


@rule
def do(room: Accounting, book: Book, seat: int, move: int) -> None:
    """Make a decision."""
    room.log[0, 0] = 0
    play(room.states[0], book, room.log, seat, move)


@rule
def touch(room: Accounting, table: Fillings, book: Book, seat: int) -> None:
    """Make the best touches of a seat, and write them down."""
    state, chosen = room.states[0], 0
    room.facts[LENGTH] = 0
    while state.phase == FINISHING and state.deciding[seat] == 1:
        move = next_touch(state, book, table, seat, room.supply, room.walk)
        do(room, book, seat, move)
        if move != DONE:
            slot, placement = (move - PLACE) // PLACEMENT_COUNT, (move - PLACE) % PLACEMENT_COUNT
            if chosen >> slot & 1 == 0:
                room.puzzles[slot, PIECES] = 0
                room.puzzles[slot, NET] = room.puzzles[slot, GAIN]
                room.puzzles[slot, IS_BEST] = 1
                chosen |= 1 << slot
            add_piece(room, slot, int(book.placement_piece[placement]))
            room.line[int(room.facts[LENGTH])] = move
            room.facts[LENGTH] += 1


@rule
def account(room: Accounting, table: Fillings, book: Book, seat: int) -> bool:
    """What a seat can make of its touches in the position in `states`, which is used up; False if it is not at them.

    What is dealt for what nobody sees [P5] changes nothing about one's own touches.
    """
    state = room.states[0]
    if state.phase != FINISHING or state.deciding[seat] == 0:
        return False
    start(room.rng, 0, 0)
    deal(state, book, room.hand, room.rng)
    for slot in range(SLOTS):
        look_at(room, table, book, seat, slot)
    touch(room, table, book, seat)
    while state.phase == FINISHING:
        do(room, book, holder_first(state), DONE)
    room.facts[BEST] = score(state, book, seat)
    return True


@entry
def account_for(room: Accounting, table: Fillings, book: Any, seat: int) -> bool:
    """The same, for Python."""
    return account(room, table, book[0], seat)
