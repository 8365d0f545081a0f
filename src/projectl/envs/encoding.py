"""A blanked position as an observation: `layout.py` says what is where, and this writes it.

Of the decks it reads nothing but sizes and the cards that everybody has seen, so that it makes no difference whether
`rules.sight.blank` has taken the others away before. Where piles are hidden it must be given what `blank` has left.

Rows are written in words of eight bytes, for speed: a byte of bits becomes eight bytes by one table. Of a row that
holds an earlier observation only what has changed is written. `told` remembers what it was written from: `FORGOTTEN`
at every place makes it all be written.
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
    FREE,
    GRID,
    KINDS,
    LINE_CLEAR,
    M_NEW,
    M_NONE,
    NONE,
    ORDINARY,
    ROW,
    SLOTS,
    SOLO,
    TURN,
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

SEAT_WORDS: Final = SEAT // WORD
TABLE_WORDS: Final = TABLE // WORD
HALF: Final = 4
"""Solo's grid is compared in two parts: so many places, and the rest."""
EIGHT_ONES: Final = 0x0101010101010101

AT_SEAT: Final = {field.name: field.first for field in OF_A_SEAT}
AT_TABLE: Final = {field.name: field.first for field in OF_THE_TABLE}
STEPS_AT, RECYCLED_AT, WAITING_AT = AT_SEAT["steps"], AT_SEAT["recycled"], AT_SEAT["rewards_open"]
PENDING_AT, RECYCLING_AT, GHOST_AT = AT_SEAT["pending"], AT_SEAT["recycling"], AT_SEAT["ghost_parts"]
RAISED_AT, REWARD_AT = AT_SEAT["raised"], AT_SEAT["reward_now"]

SEAT_SLOTS: Final = SLOTS * SLOT_WORDS
TOLD_DECKS: Final = 0
"""Where `told` has the sizes of the decks,"""
TOLD_PILES: Final = 1
"""of the victory piles,"""
TOLD_OBSERVER: Final = 2
"""who observed,"""
TOLD_OFFERS: Final = 3
"""the puzzles on offer, eight in a word,"""
TOLD_SEATS: Final = TOLD_OFFERS + 2
"""and for each seat, the observer's first, two words a slot; then what came of each pile."""
FORGOTTEN: Final = -(1 << 62)


def told_size(seats: int) -> int:
    """How many words `told` has: a pile more than there are seats, for solo's opponent."""
    return TOLD_SEATS + 2 * SLOTS * seats + seats + 1


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


@small
def byte(number: int, place: int) -> int:
    """A small number at one of the eight places of a word."""
    return (number & 255) << WORD * place


@small
def four_bytes(numbers: Any, first: int) -> int:
    """Four small numbers as the lower half of a word."""
    low = byte(int(numbers[first]), 0) | byte(int(numbers[first + 1]), 1)
    return low | byte(int(numbers[first + 2]), 2) | byte(int(numbers[first + 3]), 3)


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
def lying(state: State, seat: int, slot: int) -> int:
    """All that is told of a slot, in a word, but for how pieces join their cells."""
    used = int(state.placed_on[seat]) >> slot & 1
    return int(state.filled[seat, slot]) << 16 | used << 8 | int(state.puzzle[seat, slot]) + 1


@rule
def write_changed(
    state: State, book: Book, seat: int, faces: Tables, words: Row, at: int, told: Row, note: int
) -> None:
    """The slots of a seat that are not as they were."""
    for slot in range(SLOTS):
        now, joins = lying(state, seat, slot), int(state.joins[seat, slot])
        if told[note] != now or told[note + 1] != joins:
            told[note], told[note + 1] = now, joins
            write_slot(state, book, seat, slot, faces, words, at + slot * SLOT_WORDS)
        note += 2


@small
def swap(row: Row, first: int, size: int) -> None:
    """Let two neighbouring stretches of a row change places."""
    for k in range(first, first + size):
        row[k], row[k + size] = row[k + size], row[k]


@small
def pass_on(seat: int, seats: int, words: Row, told: Row) -> None:
    """If the next seat observes now, put the slots of the one before behind all others: then they are in its order."""
    before = int(told[TOLD_OBSERVER])
    told[TOLD_OBSERVER] = seat
    if before != seat and (before + 1 == seat or (seat == 0 and before + 1 == seats)):
        for k in range(seats - 1):
            swap(words, k * SEAT_SLOTS, SEAT_SLOTS)
            swap(told, TOLD_SEATS + k * 2 * SLOTS, 2 * SLOTS)


@small
def write_slots(state: State, book: Book, seat: int, faces: Tables, words: Row, told: Row) -> None:
    """All puzzles that are worked on, the observer's first. A seat is compared as a whole, which is faster."""
    at, note, seats = 0, TOLD_SEATS, int(state.seats)
    pass_on(seat, seats, words, told)
    for k in range(seats):
        other = seat + k - (seats if seat + k >= seats else 0)
        changed = 0
        for slot in range(SLOTS):
            changed |= lying(state, other, slot) ^ int(told[note + 2 * slot])
            changed |= int(state.joins[other, slot]) ^ int(told[note + 2 * slot + 1])
        if changed != 0:
            write_changed(state, book, other, faces, words, at, told, note)
        at += SEAT_SLOTS
        note += 2 * SLOTS


@rule
def write_faces(offered: Any, places: int, before: int, faces: Tables, words: Row, at: int) -> None:
    """The puzzles at up to eight places of the market that are not those that were there."""
    for place in range(places):
        puzzle = int(offered[place])
        if before == FORGOTTEN or before >> WORD * place & 255 != puzzle & 255:
            for k in range(FACE_WORDS):
                words[at + k] = faces[puzzle, k] if puzzle != NONE else 0
        at += FACE_WORDS


@small
def write_offers(offered: Any, places: int, faces: Tables, words: Row, at: int, told: Row, note: int) -> None:
    """Some places of the market."""
    now = four_bytes(offered, 0)
    for place in range(4, places):
        now |= byte(int(offered[place]), place)
    before = int(told[note])
    if before != now:
        told[note] = now
        write_faces(offered, places, before, faces, words, at)


@small
def write_market(state: State, faces: Tables, words: Row, at: int, told: Row) -> int:
    """[S3] [L1] [X1] all puzzles on offer; where the words go on."""
    if state.options.variant == SOLO:
        write_offers(state.grid[:HALF], HALF, faces, words, at, told, TOLD_OFFERS)
        write_offers(state.grid[HALF:], GRID - HALF, faces, words, at + HALF * FACE_WORDS, told, TOLD_OFFERS + 1)
        return at + GRID * FACE_WORDS
    places = ROW if state.options.variant == LINE_CLEAR else SLOTS
    write_offers(state.row[WHITE], places, faces, words, at, told, TOLD_OFFERS)
    write_offers(state.row[BLACK], places, faces, words, at + places * FACE_WORDS, told, TOLD_OFFERS + 1)
    return at + 2 * places * FACE_WORDS


@rule
def won_by(state: State, book: Book, seat: int) -> int:
    """What a victory pile is worth, as four bytes: points, puzzles, unused `M`, and how many of these are new."""
    unused, fresh = 0, 0
    if state.options.ambassador == 1:
        unused, fresh = int(state.noted_m[seat]), int(state.noted_new_m[seat])
        for k in range(int(state.finished_size)):
            if int(state.finished_by[k]) & OWNER_BITS == seat and mark_at(state, k) != M_NONE:
                unused += 1
                fresh += int(mark_at(state, k) == M_NEW)
    points, puzzles = small_number(score(state, book, seat)), small_number(puzzles_in_pile(state, seat))
    return byte(points, 0) | byte(puzzles, 1) | byte(small_number(unused), 2) | byte(small_number(fresh), 3)


@small
def piles_at(state: State) -> int:
    """Where `told` has what came of each pile."""
    return TOLD_SEATS + 2 * SLOTS * int(state.seats)


@small
def note_piles(state: State, book: Book, told: Row) -> None:
    """Know what every pile is worth, and count anew only if one has changed.

    During turns puzzles only come to piles, and marks on them [A2] [R12] only become less. Not so where piles go back
    to a deck [R11], and where what is to be seen of them depends on who looks [P5].
    """
    piles = int(state.finished_size)
    if state.options.ambassador == 1:
        for k in range(int(state.finished_size)):
            piles += int(state.finished_by[k]) << 8
    is_sure = state.phase == TURN and state.options.hidden_piles == 0 and state.options.endless_white == 0
    if is_sure and told[TOLD_PILES] == piles:
        return
    told[TOLD_PILES] = piles if is_sure else FORGOTTEN
    for seat in range(2 if state.options.variant == SOLO else int(state.seats)):
        told[piles_at(state) + seat] = won_by(state, book, seat)


@small
def write_seat(state: State, book: Book, seat: int, out: Row, words: Row, at: int, told: Row) -> None:
    """What else there is to know of a seat."""
    supply = state.supply[seat]
    words[at] = four_bytes(supply, 0) | four_bytes(supply, 4) << 32
    words[at + 1] = four_bytes(supply, 8) | int(told[piles_at(state) + seat]) << 32
    turn = byte(int(state.deciding[seat]), 0) | byte(int(state.marker[WHITE] == seat), 1)
    turn |= byte(int(state.marker[BLACK] == seat), 2) | byte(int(seat == 0), 3)
    turn |= byte(int(state.actions_left[seat]), 4) | byte(int(state.master_used[seat]), 5)
    words[at + 2] = turn | byte(int(state.black_taken[seat]), 6) | byte(int(state.touches[seat]), 7)
    words[at + 3] = 1 << WORD * (PENDING_AT % WORD)
    for k in range(4, SEAT_WORDS):
        words[at + k] = 0
    if state.pending[seat] != FREE:
        write_open(state, book, seat, out, at * WORD)


@rule
def write_open(state: State, book: Book, seat: int, out: Row, at: int) -> None:
    """What a seat has begun and must go on with."""
    out[at + PENDING_AT] = 0
    out[at + PENDING_AT + int(state.pending[seat])] = 1
    out[at + STEPS_AT] = state.steps[seat]
    out[at + RECYCLED_AT] = state.recycled[seat]
    waiting = 0
    for k in range(SLOTS):
        waiting += int(state.open_rewards[seat, k] != NONE)
    out[at + WAITING_AT] = waiting
    if state.recycling[seat] != NONE:
        out[at + RECYCLING_AT + int(state.recycling[seat])] = 1
    for piece in range(ORDINARY):
        out[at + GHOST_AT + piece] = state.ghost_parts[seat, piece]
    if state.raised[seat] != NONE:
        out[at + RAISED_AT + int(state.raised[seat])] = 1
    if state.open_rewards[seat, 0] != NONE:
        out[at + REWARD_AT + int(book.reward[int(state.open_rewards[seat, 0])])] = 1


@small
def write_table(state: State, words: Row, at: int, told: Row) -> None:
    """What belongs to nobody."""
    left = int(state.final_round) - int(state.round_now) if state.final_round > 0 else NONE
    now = byte(1, int(state.phase)) | byte(small_number(int(state.round_now)), 3) | byte(small_number(left), 4)
    now |= byte(int(state.idle_rounds), 5) | byte(int(state.idle_acted), 6) | byte(int(state.idle_progress), 7)
    words[at] = now
    words[at + 1] = four_bytes(state.reserve, 0) | four_bytes(state.reserve, 4) << 32
    decks = byte(int(state.deck_size[WHITE]), 4) | byte(int(state.deck_size[BLACK]), 5)
    decks |= byte(int(state.known[WHITE]), 6) | byte(int(state.known[BLACK]), 7)
    words[at + 2] = four_bytes(state.reserve, 8) | decks
    rest = byte(int(state.passed[WHITE]), 0) | byte(int(state.passed[BLACK]), 1)
    if state.options.variant == SOLO:
        for column in range(3):
            rest |= byte(int(state.locks[column]), 2 + column)
        rest |= byte(int(state.opponent_supply), 5) | (int(told[piles_at(state) + 1]) & 0xFFFF) << 48
    words[at + 3] = rest


@small
def see(puzzle: int, out: Row, at: int) -> None:
    """A puzzle that lies open."""
    if puzzle != NONE:
        out[at + puzzle] = 0


@rule
def write_all_unseen(state: State, book: Book, out: Row, words: Row, at: int) -> None:
    """[S3] [P5] where each puzzle may be: what lies open is not in a deck."""
    puzzles = int(book.puzzles)
    for k in range(at, len(words)):
        words[k] = EIGHT_ONES
    if puzzles % WORD != 0:
        words[len(words) - 1] = EIGHT_ONES >> WORD * (WORD - puzzles % WORD)
    at *= WORD
    for place in range(ROW):
        see(int(state.row[WHITE, place]), out, at)
        see(int(state.row[BLACK, place]), out, at)
    if state.options.variant == SOLO:
        for place in range(GRID):
            see(int(state.grid[place]), out, at)
    for seat in range(int(state.seats)):
        for slot in range(SLOTS):
            see(int(state.puzzle[seat, slot]), out, at)
    for k in range(int(state.finished_size)):
        see(int(state.finished[k]), out, at)
    for deck in (WHITE, BLACK):
        for place in range(int(state.known[deck])):
            out[at + int(state.deck[DECK_AT[deck] + place])] = 2


@small
def write_unseen(state: State, book: Book, out: Row, words: Row, at: int, told: Row) -> None:
    """The same, only if a card has left a deck; where cards also come to one [R3] [R11] or piles are hidden, always."""
    decks = int(state.deck_size[WHITE]) << 8 | int(state.deck_size[BLACK])
    is_sure = state.options.recycle == 0 and state.options.endless_white == 0 and state.options.hidden_piles == 0
    if not is_sure or told[TOLD_DECKS] != decks:
        told[TOLD_DECKS] = decks
        write_all_unseen(state, book, out, words, at)


@rule
def observe(state: State, book: Book, seat: int, faces: Tables, out: Row, words: Row, told: Row) -> None:
    """Write what a seat sees of a position; `words` is the same row as `out`, `told` what it was last written from."""
    write_slots(state, book, seat, faces, words, told)
    seats = int(state.seats)
    at = write_market(state, faces, words, seats * SEAT_SLOTS, told)
    note_piles(state, book, told)
    for k in range(seats):
        write_seat(state, book, seat + k - (seats if seat + k >= seats else 0), out, words, at, told)
        at += SEAT_WORDS
    write_table(state, words, at, told)
    write_unseen(state, book, out, words, at + TABLE_WORDS, told)


def _check() -> None:
    """What is written as whole words lies where the layout says."""
    assert list(AT_SEAT.values())[:12] == [0, *range(12, 23)]
    assert (STEPS_AT, PENDING_AT) == (24, 27)
    assert list(AT_TABLE.values()) == [0, 3, 4, 5, 8, 20, 22, 24, 26, 29]
    assert AT_SEAT["recycling"] == PENDING_AT + PENDING


_check()
