"""Chapter R: what the publisher's revised rulebook adds. Options too small for a function of their own are read
where their rule is: [R1] in `play`, [R4] in `completing`, [R6] in `end`, [R7] in `ghost`, [R12] in `ambassador`.
"""

from projectl.catalogue.book import REWARD_M
from projectl.rules import refusals as no
from projectl.rules.actions import TAKE_DECK
from projectl.rules.chance import shuffle
from projectl.rules.compiled import rule
from projectl.rules.decks import deck_of, lift, put_under, refill
from projectl.rules.end import MARK_SHIFT, OWNER_BITS, note_action
from projectl.rules.events import EV_NOTED, EV_RECYCLE, EV_UNDER, emit
from projectl.rules.line_clear import is_own_side, marker_of
from projectl.rules.state import (
    BLACK,
    FREE,
    LEVEL_UP,
    LINE_CLEAR,
    M_NEW,
    M_NONE,
    NONE,
    RECYCLE,
    REWARD,
    ROW,
    SOLO,
    TURN,
    WHITE,
    Book,
    Log,
    State,
)

# [R2] [R9] [R10] deck tops


@rule
def why_not_deck_top(state: State, seat: int, source: int) -> int:
    """[R2] [R9] may this seat draw the unseen top puzzle of a deck?"""
    if state.options.deck_top == 0:
        return no.DECK_TOP_OFF
    if (source == TAKE_DECK + 2) != (state.options.variant == SOLO):
        return no.NO_PUZZLE_THERE
    if marker_of(state, seat) == BLACK:
        return no.DECK_OTHER_MARKER
    deck = deck_of(source)
    if state.deck_size[deck] == 0:
        return no.DECK_EMPTY
    if deck == BLACK and is_black_limit_reached(state, seat):
        return no.BLACK_LIMIT
    return no.ALLOWED


# [R5] one black puzzle a turn once the end is triggered


@rule
def is_black_limit_reached(state: State, seat: int) -> bool:
    """[R5] this turn's one black puzzle since the trigger is taken; not in solo."""
    return bool(state.options.black_limit == 1 and state.black_taken[seat] == 1)


@rule
def why_not_black(state: State, book: Book, seat: int, puzzle: int) -> int:
    """[R5] may this seat take this puzzle?"""
    if is_black_limit_reached(state, seat) and book.is_black[puzzle] == 1:
        return no.BLACK_LIMIT
    return no.ALLOWED


@rule
def count_black(state: State, book: Book, seat: int, puzzle: int, was_triggered: bool) -> None:
    """[R5] takes up to and including the one that triggers do not count."""
    if was_triggered and book.is_black[puzzle] == 1 and state.options.variant != SOLO:
        state.black_taken[seat] = 1


@rule
def is_replaced(state: State, seat: int, source: int) -> bool:
    """[R5] the one black puzzle of a turn after the trigger is not replaced, though a Recycle be under way [L3]."""
    return deck_of(source) != BLACK or not is_black_limit_reached(state, seat)


# [R3] [R9] Recycle


@rule
def row_places(state: State) -> int:
    """How many places of a row may lie before one seat: 4, in Line Clear 3 a side."""
    return 6 if state.options.variant == LINE_CLEAR else 4


@rule
def puzzles_in_row(state: State, seat: int, colour: int) -> int:
    """The puzzles of a row that this seat would recycle."""
    count = 0
    for place in range(ROW):
        if state.row[colour, place] != NONE and is_own_side(state, seat, place):
            count += 1
    return count


@rule
def why_not_recycle(state: State, seat: int, colour: int) -> int:
    """[R3] [R9] [R10] may this seat recycle that row?"""
    if state.options.variant == SOLO:
        return no.RECYCLE_SOLO
    if state.options.recycle == 0:
        return no.RECYCLE_OFF
    if marker_of(state, seat) == BLACK:
        return no.RECYCLE_OTHER_MARKER
    if puzzles_in_row(state, seat, colour) == 0:
        return no.RECYCLE_ROW_EMPTY
    return no.ALLOWED if state.deck_size[colour] > 0 else no.RECYCLE_DECK_EMPTY


@rule
def begin_recycle(state: State, log: Log, seat: int, colour: int) -> None:
    """[R3] the action begins; the player now says in which order the puzzles go under."""
    state.pending[seat] = RECYCLE
    state.recycling[seat] = colour
    state.recycled[seat] = 0
    emit(log, EV_RECYCLE, seat, colour, 0, 0)
    note_action(state, False)


@rule
def why_not_under(state: State, seat: int, place: int) -> int:
    """[R3] a puzzle of the row being recycled."""
    is_there = state.row[int(state.recycling[seat]), place] != NONE and is_own_side(state, seat, place)
    return no.ALLOWED if is_there else no.UNDER_NO_PUZZLE


@rule
def under(state: State, log: Log, seat: int, place: int) -> bool:
    """[R3] one puzzle goes under its deck; after the last, as many are revealed. Says whether the action is over."""
    colour = int(state.recycling[seat])
    puzzle = lift(state, colour * ROW + place)
    put_under(state, colour, puzzle)
    state.recycled[seat] += 1
    emit(log, EV_UNDER, seat, puzzle, colour, 0)
    if puzzles_in_row(state, seat, colour) > 0:
        return False
    left = int(state.recycled[seat])
    for free in range(row_places(state)):
        if left > 0 and is_own_side(state, seat, free) and state.row[colour, free] == NONE:
            refill(state, log, colour * ROW + free)
            left -= 1
    state.pending[seat] = FREE
    state.recycling[seat] = NONE
    state.recycled[seat] = 0
    return True


# [R11] Endless White Deck


@rule
def must_wait(state: State) -> bool:
    """[T13] [R3] somebody's reward is still open, or white puzzles are on their way under the deck."""
    for seat in range(int(state.seats)):
        if state.pending[seat] == REWARD or state.pending[seat] == LEVEL_UP or state.recycling[seat] == WHITE:
            return True
    return False


@rule
def note_white(state: State, book: Book) -> int:
    """[R11] every finished white puzzle is noted and put into the white deck; says how many."""
    kept, size = 0, int(state.finished_size)
    moved = 0
    for k in range(size):
        puzzle, owner = int(state.finished[k]), int(state.finished_by[k])
        seat, mark = owner & OWNER_BITS, owner >> MARK_SHIFT
        if book.is_black[puzzle] == 1:
            state.finished[kept] = puzzle
            state.finished_by[kept] = owner
            kept += 1
            continue
        state.noted_points[seat] += int(book.points[puzzle])
        state.noted_puzzles[seat] += 1
        if book.reward[puzzle] == REWARD_M and mark != M_NONE:
            state.noted_m[seat] += 1
            if mark == M_NEW:
                state.noted_new_m[seat] += 1
        state.deck[moved] = puzzle
        moved += 1
    for k in range(kept, size):
        state.finished[k] = NONE
        state.finished_by[k] = NONE
    state.finished_size = kept
    state.deck_size[WHITE] = moved
    return moved


@rule
def is_renewal_due(state: State) -> bool:
    """[R11] the white deck is empty, and nothing keeps it from being made anew."""
    if state.options.endless_white == 0 or state.deck_size[WHITE] > 0 or state.phase != TURN:
        return False
    return not must_wait(state)


@rule
def renew_white(state: State, book: Book, log: Log) -> bool:
    """[R11] an empty white deck is made anew from the finished white puzzles; then empty white places are filled."""
    if not is_renewal_due(state) or note_white(state, book) == 0:
        return False
    shuffle(state.rng, state.deck, int(state.deck_size[WHITE]))
    emit(log, EV_NOTED, -1, int(state.deck_size[WHITE]), 0, 0)
    for place in range(row_places(state)):
        if state.row[WHITE, place] == NONE:
            refill(state, log, place)
    return True
