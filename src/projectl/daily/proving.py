"""Every way through a turn, and every way through Finishing Touches: the best answer, and the best other one.

An answer is what is completed: for points the puzzles that bring them, at Finishing Touches the puzzles that are
filled, and where both are to be filled the pieces on each of them. Two ways to the same answer are one.

The rules make every decision. Left out is only what cannot change an answer: to pass, to lay a piece on a puzzle that
the actions left can no longer fill, anything but placing with the last action, and other orders of the pieces of one
Master action; never is the same position gone through twice.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from projectl.catalogue.placements import CELLS, FIRST
from projectl.daily.puzzle import BOTH
from projectl.rules.actions import ACTIONS, DONE, GHOST_ACTION, PASS, PLACE, PLACEMENT_COUNT
from projectl.rules.compiled import entry, rule
from projectl.rules.copying import copy, words
from projectl.rules.end import score
from projectl.rules.events import new_log
from projectl.rules.legal import list_legal
from projectl.rules.order import ACTIONS_A_TURN
from projectl.rules.play import play
from projectl.rules.state import FREE, KINDS, NONE, SLOTS, STATE, TURN, Book, State

ME: Final = 0
DEEP: Final = 40
LEAF: Final = DEEP
SEEN: Final = 1 << 17
LARGEST: Final = 4
"""[C1] cells of a piece of the highest level of the base game."""
PLAIN: Final = FIRST[9]
"""So many placements are of shapes of the base game."""
LIMIT: Final = 400_000
"""Decisions a search may make; positions that take more are not taken."""
MIX: Final = 0x9E3779B97F4A7C15 >> 2
BITS: Final = (1 << 62) - 1
BEST, SECOND, KEY, LENGTH, TRIED, STAMP = range(6)
NOTHING: Final = -100


class Search(NamedTuple):
    """Room for it; 2 MB."""

    states: Any  # one for each depth, and one more
    words: Any  # the same memory
    moves: Any
    count: Any
    at: Any
    key: Any  # what was laid on the way here
    slot: Any
    has_begun: Any
    line: Any
    answer: Any
    seen: Any
    facts: Any
    log: Any


def new_search() -> Search:
    """Empty room."""
    states: Any = np.zeros(DEEP + 1, STATE)
    return Search(
        states=states,
        words=words(states),
        moves=np.zeros((DEEP, ACTIONS), np.int16),
        count=np.zeros(DEEP, np.int64),
        at=np.zeros(DEEP, np.int64),
        key=np.zeros(DEEP + 1, np.int64),
        slot=np.zeros(DEEP, np.int64),
        has_begun=np.zeros(DEEP, np.int64),
        line=np.zeros(DEEP, np.int16),
        answer=np.zeros(DEEP, np.int16),
        seen=np.zeros((SEEN, 2), np.int64),
        facts=np.zeros(6, np.int64),
        log=new_log(),
    )


@rule
def mixed(number: int, more: int) -> int:
    """One more number in a hash."""
    number = (number ^ (more & BITS)) * MIX & BITS
    return number ^ number >> 29


@rule
def cells(region: int) -> int:
    """How many cells a region has."""
    count = 0
    while region:
        region &= region - 1
        count += 1
    return count


@rule
def is_piece(book: Book, region: int) -> bool:
    """One piece covers exactly this region."""
    for placement in range(PLAIN):
        if int(book.placement_mask[placement]) == region:
            return True
    return False


@rule
def is_fillable(book: Book, region: int, pieces: int) -> bool:
    """So many pieces of whatever shape can fill a region, or fewer; with more than two only cells are counted."""
    if region == 0:
        return True
    if cells(region) > LARGEST * pieces:
        return False
    if pieces == 1:
        return is_piece(book, region)
    if pieces > 2:
        return True
    lowest = region & -region
    for placement in range(PLAIN):
        mask = int(book.placement_mask[placement])
        if mask & lowest and mask & ~region == 0:
            rest = region & ~mask
            if rest == 0 or (cells(rest) <= LARGEST and is_piece(book, rest)):
                return True
    return False


@rule
def can_matter(state: State, book: Book, move: int) -> bool:
    """Whether a decision can be part of an answer."""
    left = int(state.actions_left[ME])
    if move == PASS:
        return False
    if move < PLACE:
        return left > 1
    if move >= GHOST_ACTION:
        return True
    slot, placement = (move - PLACE) // PLACEMENT_COUNT, (move - PLACE) % PLACEMENT_COUNT
    if state.pending[ME] != FREE and int(state.placed_on[ME]) >> slot:
        return False
    taken = int(state.filled[ME, slot]) | int(book.placement_mask[placement])
    return is_fillable(book, int(book.recess[int(state.puzzle[ME, slot])]) & ~taken, left - 1)


@rule
def is_turn_over(search: Search, depth: int) -> bool:
    """The turn in which the search began has ended."""
    state = search.states[depth]
    return bool(state.phase != TURN or state.deciding[ME] == 0)


@rule
def is_completed(state: State, puzzle: int) -> bool:
    """A puzzle lies in the own pile."""
    for k in range(int(state.finished_size)):
        if int(state.finished[k]) == puzzle:
            return True
    return False


@rule
def has_both(search: Search, depth: int) -> bool:
    """Both puzzles of the position are completed."""
    root = search.states[0]
    for slot in range(2):
        if not is_completed(search.states[depth], int(root.puzzle[ME, slot])):
            return False
    return True


@rule
def note(search: Search, value: int, key: int, length: int) -> None:
    """An answer is found: the best so far, or the best other one."""
    if key == search.facts[KEY] and search.facts[BEST] != NOTHING:
        is_better = value > search.facts[BEST]
    else:
        is_better = value > search.facts[BEST]
        if is_better:
            search.facts[SECOND] = search.facts[BEST]
        else:
            search.facts[SECOND] = max(int(search.facts[SECOND]), value)
    if is_better:
        search.facts[BEST] = value
        search.facts[KEY] = key
        search.facts[LENGTH] = length
        for k in range(length):
            search.answer[k] = search.line[k]


@rule
def note_points(search: Search, book: Book, depth: int) -> None:
    """The points so far, and the puzzles that brought them."""
    state, key = search.states[depth], 0
    for k in range(int(state.finished_size)):
        puzzle = int(state.finished[k])
        if book.points[puzzle] > 0:
            key ^= mixed(MIX, puzzle + 1)
    note(search, score(state, book, ME), key, depth)


@rule
def actions_spent(search: Search, depth: int) -> int:
    """The actions of the turn until here."""
    if is_turn_over(search, depth):
        return ACTIONS_A_TURN
    return ACTIONS_A_TURN - int(search.states[depth].actions_left[ME])


@rule
def look(search: Search, book: Book, kind: int, depth: int) -> bool:
    """What a position answers between two actions; whether anything after it can answer more."""
    is_over = is_turn_over(search, depth)
    if not is_over and search.states[depth].pending[ME] != FREE:
        return True
    if kind == BOTH:
        if has_both(search, depth):
            note(search, -actions_spent(search, depth), int(search.key[depth]), depth)
            return False
    else:
        note_points(search, book, depth)
    return not is_over


@rule
def is_repeated(search: Search, depth: int) -> bool:
    """A position was gone through already, with the same laid; otherwise it is noted."""
    found = mixed(MIX, int(search.key[depth]))
    for k in range(search.words.shape[1]):
        found = mixed(found, int(search.words[depth, k]))
    noted = search.seen[found & SEEN - 1]
    if noted[0] == found and noted[1] == search.facts[STAMP]:
        return True
    noted[0], noted[1] = found, search.facts[STAMP]
    return False


@rule
def lay_key(search: Search, book: Book, kind: int, depth: int, move: int) -> int:
    """What has been laid on the two puzzles once this decision is made."""
    key = int(search.key[depth])
    if kind == BOTH and PLACE <= move < GHOST_ACTION:
        slot, placement = (move - PLACE) // PLACEMENT_COUNT, (move - PLACE) % PLACEMENT_COUNT
        if slot < 2 and search.states[depth].puzzle[ME, slot] == search.states[0].puzzle[ME, slot]:
            key = key + mixed(MIX, 1 + slot * KINDS + int(book.placement_piece[placement])) & BITS
    return key


@rule
def begin(search: Search) -> None:
    """Nothing is known yet."""
    search.facts[BEST] = NOTHING
    search.facts[SECOND] = NOTHING
    search.facts[KEY] = 0
    search.facts[LENGTH] = 0
    search.facts[TRIED] = 0
    search.facts[STAMP] += 1
    search.key[0] = 0


@rule
def enter(search: Search, book: Book, depth: int) -> None:
    """List what can be decided."""
    search.count[depth] = list_legal(search.states[depth], book, ME, search.moves[depth])
    search.at[depth] = 0


@entry
def prove_turn(search: Search, book: Any, kind: int, limit: int) -> bool:
    """Search the turn that begins in `states[0]`; False if that takes more decisions than the limit."""
    begin(search)
    if kind != BOTH:
        note_points(search, book[0], 0)
    enter(search, book[0], 0)
    depth = 0
    while depth >= 0:
        if search.at[depth] == search.count[depth]:
            depth -= 1
            continue
        move = int(search.moves[depth, int(search.at[depth])])
        search.at[depth] += 1
        if not can_matter(search.states[depth], book[0], move):
            continue
        search.facts[TRIED] += 1
        if search.facts[TRIED] > limit or depth + 2 > DEEP:
            return False
        copy(search.words, depth + 1, depth)
        search.key[depth + 1] = lay_key(search, book[0], kind, depth, move)
        search.line[depth] = move
        search.log[0, 0] = 0
        play(search.states[depth + 1], book[0], search.log, ME, move)
        if look(search, book[0], kind, depth + 1) and not is_repeated(search, depth + 1):
            depth += 1
            enter(search, book[0], depth)
    return True


@rule
def supply_cells(book: Book, state: State) -> int:
    """The cells that the supply can cover."""
    found = 0
    for piece in range(KINDS):
        first = int(FIRST[piece])
        found += int(state.supply[ME, piece]) * cells(int(book.placement_mask[first]))
    return found


@rule
def note_touches(search: Search, book: Book, depth: int) -> None:
    """[E3] [E5] whoever stops here ends with so many points."""
    copy(search.words, LEAF, depth)
    search.log[0, 0] = 0
    play(search.states[LEAF], book, search.log, ME, DONE)
    note(search, score(search.states[LEAF], book, ME), int(search.key[depth]), depth)


@rule
def step_down(search: Search, depth: int, slot: int, has_begun: int) -> None:
    """The next depth goes on with this slot."""
    search.slot[depth] = slot
    search.has_begun[depth] = has_begun
    search.at[depth] = NONE


@rule
def open_cells(book: Book, state: State, slot: int) -> int:
    """The cells of an own puzzle that nothing covers; none where no puzzle lies."""
    puzzle = int(state.puzzle[ME, slot])
    return 0 if puzzle == NONE else int(book.recess[puzzle]) & ~int(state.filled[ME, slot])


@rule
def next_touch(search: Search, book: Book, depth: int) -> int:
    """The next placement that covers the first open cell of the slot; NONE after the last."""
    state, slot = search.states[depth], int(search.slot[depth])
    region, puzzle = open_cells(book, state, slot), int(state.puzzle[ME, slot])
    if region == 0 or cells(region) > supply_cells(book, state):
        return NONE
    for k in range(int(search.at[depth]), int(book.fit_first[puzzle, KINDS])):
        placement = int(book.fit[puzzle, k]) >> CELLS
        mask = int(book.placement_mask[placement])
        is_at_hand = state.supply[ME, int(book.placement_piece[placement])] > 0
        if is_at_hand and mask & region & -region and mask & ~region == 0:
            search.at[depth] = k + 1
            return placement
    return NONE


@entry
def prove_touches(search: Search, book: Any, limit: int) -> bool:
    """Search the touches that begin in `states[0]`, slot by slot: each is left as it is, or filled cell by cell.

    The line holds no decision where a slot is done with: such a depth is the one before it, once more.
    """
    begin(search)
    step_down(search, 0, 0, 0)
    depth, laid = 0, 0
    while depth >= 0:
        slot = int(search.slot[depth])
        if slot == SLOTS:
            note_touches(search, book[0], depth)
            depth -= 1
            continue
        search.facts[TRIED] += 1
        if search.facts[TRIED] > limit or depth + 2 > DEEP:
            return False
        if search.at[depth] == NONE:
            search.at[depth] = 0
            is_full = open_cells(book[0], search.states[depth], slot) == 0
            if is_full or search.has_begun[depth] == 0:
                copy(search.words, depth + 1, depth)
                search.key[depth + 1] = int(search.key[depth]) | int(search.has_begun[depth]) << slot
                search.line[depth] = NONE
                depth += 1
                step_down(search, depth, slot + 1, 0)
                continue
        laid = next_touch(search, book[0], depth)
        if laid == NONE:
            depth -= 1
            continue
        copy(search.words, depth + 1, depth)
        move = PLACE + slot * PLACEMENT_COUNT + laid
        search.key[depth + 1] = search.key[depth]
        search.line[depth] = move
        search.log[0, 0] = 0
        play(search.states[depth + 1], book[0], search.log, ME, move)
        depth += 1
        step_down(search, depth, slot, 1)
    return True
