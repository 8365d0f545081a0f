"""A blanked position as an observation: `layout.py` says what is where, and this writes it.

It is given nothing else than what `rules.sight.blank` has left of a position, so that it cannot tell what a seat may
not know. Puzzles are written in words of eight bytes, for speed: a byte of bits becomes eight bytes by one table.
"""

from typing import Any, Final

import numpy as np

from projectl.catalogue.book import CELLS
from projectl.catalogue.pieces import LEVEL
from projectl.envs.layout import (
    FACE,
    JOINS,
    MOST,
    OF_A_FACE,
    OF_A_SEAT,
    OF_A_SLOT,
    OF_THE_TABLE,
    PENDING,
    PHASES,
    SEAT,
    SLOT,
    TABLE,
    WORD,
)
from projectl.rules.ambassador import mark_at
from projectl.rules.compiled import rule, small
from projectl.rules.end import OWNER_BITS, puzzles_in_pile, score
from projectl.rules.state import (
    BLACK,
    DECK_AT,
    KINDS,
    LINE_CLEAR,
    M_NEW,
    M_NONE,
    NONE,
    ORDINARY,
    ROW,
    SLOTS,
    SOLO,
    WHITE,
    Book,
    State,
)

Row = Any
Tables = Any

SPREAD: Final = np.array([sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)], np.int64)
"""The bits of a byte as eight bytes, the lowest first."""
SLOT_WORDS: Final = SLOT // WORD
FACE_WORDS: Final = FACE // WORD
TAIL: Final = 16
"""The last bytes of a slot, which a face alone decides: reward and its level."""
TAIL_WORDS: Final = TAIL // WORD
HEAD_WORDS: Final = SLOT_WORDS - TAIL_WORDS

AT_SEAT: Final = {field.name: field.first for field in OF_A_SEAT}
AT_TABLE: Final = {field.name: field.first for field in OF_THE_TABLE}
SCORE: Final = AT_SEAT["score"]
PENDING_AT, RECYCLING_AT, GHOST_AT = AT_SEAT["pending"], AT_SEAT["recycling"], AT_SEAT["ghost_parts"]
RAISED_AT, REWARD_AT = AT_SEAT["raised"], AT_SEAT["reward_now"]
ROUND_AT, IDLE_AT, RESERVE_AT = AT_TABLE["round"], AT_TABLE["idle"], AT_TABLE["reserve"]
DECKS_AT, LOCKS_AT, OPPONENT_AT = AT_TABLE["decks"], AT_TABLE["locks"], AT_TABLE["opponent"]


def face_words(book: Any) -> Any:
    """The words of every puzzle as it lies on offer, then the last words of a slot that holds it."""
    puzzles = int(book[0].puzzles)
    faces, tails = np.zeros((puzzles, FACE), np.int8), np.zeros((puzzles, TAIL), np.int8)
    at = {field.name: field.first for field in OF_A_FACE}
    tail_at = next(field.first for field in OF_A_SLOT if field.name == "reward")
    level_at = next(field.first for field in OF_A_SLOT if field.name == "reward_level")
    for puzzle in range(puzzles):
        recess, reward = int(book[0].recess[puzzle]), int(book[0].reward[puzzle])
        level = LEVEL[reward] if reward < KINDS else 0
        faces[puzzle, :CELLS] = [recess >> cell & 1 for cell in range(CELLS)]
        faces[puzzle, at["is_there"]] = 1
        faces[puzzle, at["is_black"]] = book[0].is_black[puzzle]
        faces[puzzle, at["points"]] = book[0].points[puzzle]
        faces[puzzle, at["cells"]] = recess.bit_count()
        faces[puzzle, at["reward_level"]] = level
        faces[puzzle, at["reward"] + reward] = 1
        tails[puzzle, reward] = 1
        tails[puzzle, level_at - tail_at] = level
    return np.concatenate((faces, tails), axis=1).view(np.int64)


@small
def count_cells(cells: int) -> int:
    """How many bits of a set of cells are set."""
    cells -= cells >> 1 & 0x55555555
    cells = (cells & 0x33333333) + (cells >> 2 & 0x33333333)
    cells = cells + (cells >> 4) & 0x0F0F0F0F
    return (cells * 0x01010101 & 0xFFFFFFFF) >> 24


@small
def small_number(number: int) -> int:
    """As much of a number as an observation tells."""
    return max(min(number, MOST), -MOST)


@rule
def write_slot(state: State, book: Book, seat: int, slot: int, faces: Tables, words: Row, at: int) -> None:
    """The puzzle that a seat works on: open cells, pieces and their outlines, and what its face says."""
    puzzle = int(state.puzzle[seat, slot])
    if puzzle == NONE:
        for k in range(SLOT_WORDS):
            words[at + k] = 0
        return
    filled = int(state.filled[seat, slot])
    left = int(book.recess[puzzle]) & ~filled
    joins = int(state.joins[seat, slot])
    # 90 bits: open, laid, right, down; then three more.
    low = left | filled << CELLS | (joins & 0x3FFF) << 2 * CELLS
    marks = 1 | int(book.is_black[puzzle]) << 1 | (int(state.placed_on[seat]) >> slot & 1) << 2
    high = joins >> 14 | marks << 2 * JOINS - 14
    for k in range(8):
        words[at + k] = SPREAD[low >> 8 * k & 255]
    for k in range(HEAD_WORDS - 8):
        words[at + 8 + k] = SPREAD[high >> 8 * k & 255]
    numbers = int(book.points[puzzle]) << 40 | count_cells(left) << 48 | count_cells(filled) << 56
    words[at + HEAD_WORDS - 1] = int(words[at + HEAD_WORDS - 1]) | numbers
    for k in range(TAIL_WORDS):
        words[at + HEAD_WORDS + k] = faces[puzzle, FACE_WORDS + k]


@small
def write_face(puzzle: int, faces: Tables, words: Row, at: int) -> None:
    """A puzzle on offer."""
    for k in range(FACE_WORDS):
        words[at + k] = faces[puzzle, k] if puzzle != NONE else 0


@rule
def write_market(state: State, faces: Tables, words: Row, at: int) -> int:
    """[S3] [L1] [X1] all puzzles on offer; where the words go on."""
    if state.options.variant == SOLO:
        for place in range(len(state.grid)):
            write_face(int(state.grid[place]), faces, words, at)
            at += FACE_WORDS
        return at
    places = ROW if state.options.variant == LINE_CLEAR else SLOTS
    for colour in range(2):
        for place in range(places):
            write_face(int(state.row[colour, place]), faces, words, at)
            at += FACE_WORDS
    return at


@rule
def write_seat(state: State, book: Book, seat: int, out: Row, at: int) -> None:
    """What else there is to know of a seat; the row is zeros before."""
    for piece in range(KINDS):
        out[at + piece] = state.supply[seat, piece]
    out[at + SCORE] = small_number(score(state, book, seat))
    out[at + SCORE + 1] = small_number(puzzles_in_pile(state, seat))
    if state.options.ambassador == 1:
        unused, fresh = int(state.noted_m[seat]), int(state.noted_new_m[seat])
        for k in range(int(state.finished_size)):
            if int(state.finished_by[k]) & OWNER_BITS == seat and mark_at(state, k) != M_NONE:
                unused += 1
                fresh += int(mark_at(state, k) == M_NEW)
        out[at + SCORE + 2] = small_number(unused)
        out[at + SCORE + 3] = small_number(fresh)
    out[at + SCORE + 4] = state.deciding[seat]
    out[at + SCORE + 5] = int(state.marker[WHITE] == seat)
    out[at + SCORE + 6] = int(state.marker[BLACK] == seat)
    out[at + SCORE + 7] = int(seat == 0)
    out[at + SCORE + 8] = state.actions_left[seat]
    out[at + SCORE + 9] = state.master_used[seat]
    out[at + SCORE + 10] = state.black_taken[seat]
    out[at + SCORE + 11] = state.touches[seat]
    out[at + PENDING_AT + int(state.pending[seat])] = 1
    if state.pending[seat] != 0:
        write_open(state, book, seat, out, at)


@rule
def write_open(state: State, book: Book, seat: int, out: Row, at: int) -> None:
    """What a seat has begun and must go on with."""
    out[at + SCORE + 12] = state.steps[seat]
    out[at + SCORE + 13] = state.recycled[seat]
    waiting = 0
    for k in range(SLOTS):
        waiting += int(state.open_rewards[seat, k] != NONE)
    out[at + SCORE + 14] = waiting
    if state.recycling[seat] != NONE:
        out[at + RECYCLING_AT + int(state.recycling[seat])] = 1
    for piece in range(ORDINARY):
        out[at + GHOST_AT + piece] = state.ghost_parts[seat, piece]
    if state.raised[seat] != NONE:
        out[at + RAISED_AT + int(state.raised[seat])] = 1
    if state.open_rewards[seat, 0] != NONE:
        out[at + REWARD_AT + int(book.reward[int(state.open_rewards[seat, 0])])] = 1


@rule
def write_table(state: State, book: Book, out: Row, at: int) -> None:
    """What belongs to nobody."""
    out[at + int(state.phase)] = 1
    out[at + ROUND_AT] = small_number(int(state.round_now))
    left = int(state.final_round) - int(state.round_now) if state.final_round > 0 else NONE
    out[at + ROUND_AT + 1] = small_number(left)
    out[at + IDLE_AT] = state.idle_rounds
    out[at + IDLE_AT + 1] = state.idle_acted
    out[at + IDLE_AT + 2] = state.idle_progress
    for piece in range(KINDS):
        out[at + RESERVE_AT + piece] = state.reserve[piece]
    for deck in range(2):
        out[at + DECKS_AT + deck] = state.deck_size[deck]
        out[at + DECKS_AT + 2 + deck] = state.known[deck]
        out[at + DECKS_AT + 4 + deck] = state.passed[deck]
    if state.options.variant == SOLO:
        for column in range(3):
            out[at + LOCKS_AT + column] = state.locks[column]
        out[at + OPPONENT_AT] = state.opponent_supply
        out[at + OPPONENT_AT + 1] = small_number(score(state, book, 1))
        out[at + OPPONENT_AT + 2] = small_number(puzzles_in_pile(state, 1))


@small
def see(puzzle: int, out: Row, at: int) -> None:
    """A puzzle that lies open."""
    if puzzle != NONE:
        out[at + puzzle] = 0


@rule
def write_unseen(state: State, book: Book, out: Row, at: int) -> None:
    """[S3] [P5] where each puzzle may be: what lies open is not in a deck."""
    for puzzle in range(int(book.puzzles)):
        out[at + puzzle] = 1
    for place in range(ROW):
        see(int(state.row[WHITE, place]), out, at)
        see(int(state.row[BLACK, place]), out, at)
    if state.options.variant == SOLO:
        for place in range(len(state.grid)):
            see(int(state.grid[place]), out, at)
    for seat in range(int(state.seats)):
        for slot in range(SLOTS):
            see(int(state.puzzle[seat, slot]), out, at)
    for k in range(int(state.finished_size)):
        see(int(state.finished[k]), out, at)
    for deck in (WHITE, BLACK):
        for place in range(int(state.known[deck])):
            out[at + int(state.deck[DECK_AT[deck] + place])] = 2


@rule
def observe(state: State, book: Book, seat: int, faces: Tables, out: Row, words: Row) -> None:
    """Write what a seat sees of a blanked position; `words` is the same row as `out`."""
    seats, at = int(state.seats), 0
    for k in range(seats):
        other = (seat + k) % seats
        for slot in range(SLOTS):
            write_slot(state, book, other, slot, faces, words, at)
            at += SLOT_WORDS
    at = write_market(state, faces, words, at)
    for k in range(at, len(words)):
        words[k] = 0
    at *= WORD
    for k in range(seats):
        write_seat(state, book, (seat + k) % seats, out, at)
        at += SEAT
    write_table(state, book, out, at)
    write_unseen(state, book, out, at + TABLE)


assert PHASES == 3
assert PENDING == 7
