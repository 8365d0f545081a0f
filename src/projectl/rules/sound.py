"""Which positions can be: whoever reads one from outside asks `unsound` whether its numbers can lie on a table.

That every puzzle is there once, and every piece inside its recess, was seen to when the position was read. A blanked
position [P5] is looked at as far as it says something.
"""

from typing import Any, Final

from projectl.catalogue.book import REWARD_LEVEL_UP, REWARD_LEVEL_UP_TWICE, REWARD_M
from projectl.catalogue.placements import CELLS
from projectl.catalogue.puzzles import MOST_POINTS
from projectl.rules.ambassador import mark_at
from projectl.rules.compiled import rule
from projectl.rules.components import is_full, is_in_play, list_pieces_in
from projectl.rules.end import OWNER_BITS
from projectl.rules.setup import LEVEL_5_EACH, LOCKS
from projectl.rules.solo import LEVEL_1
from projectl.rules.state import (
    AMBASSADOR,
    BLACK,
    FINISHING,
    FREE,
    GHOST,
    GRID,
    KINDS,
    LEVEL_UP,
    LINE_CLEAR,
    LOCKS_FROM_RESERVE,
    M_NEW,
    M_NONE,
    MASTER,
    MAX_BLACK,
    MAX_WHITE,
    NONE,
    ORDINARY,
    RECYCLE,
    REWARD,
    ROW,
    SLOTS,
    SOLO,
    TURN,
    WHITE,
    Book,
    State,
)

Out = Any

_reasons: list[tuple[str, str]] = []


def _reason(by: str, sentence: str) -> int:
    """The next code: the rules behind it, and what it says in English of a `seat` or a `piece`."""
    _reasons.append((by, sentence))
    return len(_reasons) - 1


SOUND: Final = _reason("", "")
IDLE_TOO_LONG: Final = _reason("E8", "idle: after three idle rounds no turn follows")
PASSED_TOO_EARLY: Final = _reason("L6", "passed: counted in Line Clear, once the end is triggered")
DECK_EMPTY: Final = _reason("X13", "final_round: the deck is empty, so the end is triggered")
MANY_LOCKS: Final = _reason("X2", "solo: so many locks are not in the game")
MANY_PUZZLES: Final = _reason("S1", "more puzzles of a colour are in the position than can be")
OTHER_PIECES: Final = _reason("C2", "there are more or fewer {piece} here than the box has")
OTHER_LEVEL_5: Final = _reason("C4", "there are more or fewer {piece} here than the box has")
NOT_ONE: Final = _reason("S5", "to_decide: one seat at a time")
SAME_HOLDER: Final = _reason("L2", "markers: two different seats hold them")
NO_HOLDER: Final = _reason("L3", "to_decide: the holders of the markers, as long as their turns last")
NOT_ONE_TOUCHES: Final = _reason("E3", "to_decide: one seat in Finishing Touches, nobody after the end")
OTHER_ACTIONS: Final = _reason("T1", "seat {seat}: actions are left exactly while a seat's turn lasts")
NOT_FORGOTTEN: Final = _reason("T11, R5, R12", "seat {seat}: what was done this turn is forgotten as it ends")
TOUCHES_TOO_EARLY: Final = _reason("E3", "seat {seat}: Finishing Touches come after the last turn")
MANY_TOUCHES: Final = _reason("E3", "seat {seat}: more touches than its puzzles had room for")
PENDING_TOO_LATE: Final = _reason("T13", "seat {seat}: only a seat at its turn has something pending")
FULL: Final = _reason("P1", "seat {seat}: a puzzle is full, so it is completed")
NO_M: Final = _reason("A1", "seat {seat} pile: a puzzle has no M to use")
NOTES: Final = _reason("R11", "seat {seat} noted: puzzles are noted only with endless_white")
MANY_NOTES: Final = _reason("R11", "seat {seat} noted: so many points and M are not on so few puzzles")
MASTER_UNUSED: Final = _reason("T11", "seat {seat} pending: a Master action that is not used")
NO_AMBASSADOR: Final = _reason("A1", "seat {seat} pending: no puzzle of this game gives an Ambassador action")
NO_GHOST: Final = _reason("G1", "seat {seat} pending: the Ghost action belongs to the Ghost Piece expansion")
NO_PARTS: Final = _reason("G2", "seat {seat} pending: the supply does not hold the pieces of the Ghost action")
OTHER_REWARD: Final = _reason("P3, G4", "seat {seat} pending: the first puzzle's reward is another one")
MANY_STEPS: Final = _reason("G5", "seat {seat} pending: so many steps are not left")
NOT_RAISED: Final = _reason("G5", "seat {seat} pending: raised must be a piece of the supply")
NO_RECYCLE: Final = _reason("R3, R9, R10", "seat {seat} pending: this seat may not recycle")

REASONS: Final = tuple(_reasons)
"""Rules and English sentence of each code; the code is the place in this list."""


@rule
def unsound_clock(state: State) -> int:
    """[E8] [L6] [X13] rounds that were counted, and an end that was triggered."""
    is_triggered = state.final_round != 0
    if state.phase == TURN and state.idle_rounds > 2:
        return IDLE_TOO_LONG
    is_passed = state.passed[WHITE] == 1 or state.passed[BLACK] == 1
    if is_passed and not (state.options.variant == LINE_CLEAR and is_triggered):
        return PASSED_TOO_EARLY
    is_empty = state.options.variant == SOLO and state.deck_size[WHITE] == 0
    return DECK_EMPTY if is_empty and state.phase == TURN and not is_triggered else SOUND


@rule
def unsound_locks(state: State, difficulty: int) -> int:
    """[X2] no more locks than there were at first; `difficulty` is what the opponent began with."""
    most, found = difficulty, int(state.opponent_supply)
    for column in range(len(LOCKS)):
        most += LOCKS[column]
        found += int(state.locks[column])
    return MANY_LOCKS if state.options.variant == SOLO and found > most else SOUND


@rule
def count_colour(book: Book, puzzle: int, colour: int) -> int:
    """1 for a puzzle of this colour, 0 for another, for none, and for one that is not known."""
    return 1 if puzzle != NONE and book.is_black[puzzle] == colour else 0


@rule
def unsound_puzzles(state: State, book: Book) -> int:
    """[S1] no more puzzles of a colour than a game ever holds."""
    for colour in (WHITE, BLACK):
        found = 0
        for k in range(MAX_WHITE + MAX_BLACK):
            found += count_colour(book, int(state.deck[k]), colour) + count_colour(book, int(state.finished[k]), colour)
        for place in range(ROW):
            found += count_colour(book, int(state.row[WHITE, place]), colour)
            found += count_colour(book, int(state.row[BLACK, place]), colour)
        for place in range(GRID):
            found += count_colour(book, int(state.grid[place]), colour)
        for seat in range(int(state.seats)):
            for slot in range(SLOTS):
                found += count_colour(book, int(state.puzzle[seat, slot]), colour)
        if found > (MAX_WHITE if colour == WHITE else MAX_BLACK):
            return MANY_PUZZLES
    return SOUND


@rule
def count_laid(state: State, book: Book, piece: int, laid: Out) -> int:
    """How many pieces of a shape lie on puzzles."""
    found = 0
    for seat in range(int(state.seats)):
        for slot in range(SLOTS):
            for k in range(list_pieces_in(state, book, seat, slot, laid)):
                found += 1 if book.placement_piece[int(laid[k])] == piece else 0
    return found


@rule
def count_locked(state: State) -> int:
    """[X3] locks and the opponent's supply, where they are level-1 pieces of the reserve."""
    if state.options.variant != SOLO or state.options.solo_locks != LOCKS_FROM_RESERVE:
        return 0
    found = int(state.opponent_supply)
    for column in range(len(LOCKS)):
        found += int(state.locks[column])
    return found


@rule
def unsound_pieces(state: State, book: Book, laid: Out, told: Out) -> int:
    """[C2] [C4] every piece accounted for."""
    for piece in range(KINDS):
        found = int(state.reserve[piece]) + (count_locked(state) if piece == LEVEL_1 else 0)
        for seat in range(int(state.seats)):
            found += int(state.supply[seat, piece])
        each = int(state.options.pieces_each) if piece < ORDINARY else LEVEL_5_EACH
        if is_in_play(state, piece) and found + count_laid(state, book, piece, laid) != each:
            told[1] = piece
            return OTHER_PIECES if piece < ORDINARY else OTHER_LEVEL_5
    return SOUND


@rule
def unsound_order(state: State) -> int:
    """[S5] [L2] [L3] [E3] those who decide are those whose turn it is."""
    deciding, holders = 0, 0
    for seat in range(int(state.seats)):
        if state.deciding[seat] == 1:
            deciding += 1
            holders += 1 if state.marker[WHITE] == seat or state.marker[BLACK] == seat else 0
    is_line_clear = state.options.variant == LINE_CLEAR
    if is_line_clear and state.marker[WHITE] == state.marker[BLACK]:
        return SAME_HOLDER
    if state.phase != TURN:
        return SOUND if deciding == (1 if state.phase == FINISHING else 0) else NOT_ONE_TOUCHES
    if is_line_clear:
        return SOUND if deciding > 0 and holders == deciding else NO_HOLDER
    return SOUND if deciding == 1 else NOT_ONE


@rule
def has_new_m(state: State, seat: int) -> bool:
    """[R12] whether an `M` puzzle was completed in this turn."""
    for k in range(int(state.finished_size)):
        if int(state.finished_by[k]) & OWNER_BITS == seat and mark_at(state, k) == M_NEW:
            return True
    return bool(state.noted_new_m[seat] > 0)


@rule
def unsound_turn(state: State, seat: int) -> int:
    """[T1] [T11] [T13] [R5] [R12] [E3] what there is only while a turn lasts, and only after the last one."""
    is_acting = state.phase == TURN and state.deciding[seat] == 1
    if (state.actions_left[seat] > 0) != is_acting:
        return OTHER_ACTIONS
    is_marked = state.master_used[seat] == 1 or state.black_taken[seat] == 1 or has_new_m(state, seat)
    if not is_acting and is_marked:
        return NOT_FORGOTTEN
    if state.phase == TURN and state.touches[seat] > 0:
        return TOUCHES_TOO_EARLY
    return PENDING_TOO_LATE if not is_acting and state.pending[seat] != FREE else SOUND


@rule
def is_placing(state: State, seat: int) -> bool:
    """[P1] whether a puzzle may be full: it is completed when the action ends, or with the touches."""
    pending = int(state.pending[seat])
    is_open = pending in (MASTER, AMBASSADOR, GHOST)
    return is_open or (state.phase == FINISHING and state.deciding[seat] == 1)


@rule
def unsound_own(state: State, book: Book, seat: int) -> int:
    """[P1] [E3] unfinished puzzles: none is full, and each touch filled a cell."""
    free = 0
    for slot in range(SLOTS):
        puzzle = int(state.puzzle[seat, slot])
        if puzzle != NONE:
            if is_full(state, book, seat, slot) and not is_placing(state, seat):
                return FULL
            left = int(book.recess[puzzle]) & ~int(state.filled[seat, slot])
            for cell in range(CELLS):
                free += left >> cell & 1
    return MANY_TOUCHES if int(state.touches[seat]) + free > SLOTS * CELLS else SOUND


@rule
def unsound_pile(state: State, book: Book, seat: int) -> int:
    """[A1] [R11] puzzles marked as `M` have one; what is noted lay on puzzles."""
    for k in range(int(state.finished_size)):
        is_marked = int(state.finished_by[k]) & OWNER_BITS == seat and mark_at(state, k) != M_NONE
        if is_marked and book.reward[int(state.finished[k])] != REWARD_M:
            return NO_M
    puzzles, points = int(state.noted_puzzles[seat]), int(state.noted_points[seat])
    if state.options.endless_white == 0 and (puzzles > 0 or points > 0 or state.noted_m[seat] > 0):
        return NOTES
    is_too_much = points > puzzles * MOST_POINTS or int(state.noted_m[seat]) > puzzles
    return MANY_NOTES if is_too_much or state.noted_new_m[seat] > state.noted_m[seat] else SOUND


@rule
def has_m(state: State, book: Book) -> bool:
    """[A1] whether a puzzle of this game has an `M`; a noted one [R11] is taken at its word."""
    for puzzle in range(int(book.puzzles)):
        if book.reward[puzzle] == REWARD_M:
            return True
    return bool(state.options.endless_white == 1)


@rule
def unsound_action(state: State, book: Book, seat: int) -> int:
    """[T11] [A2] [G1] [G2] [R3] [R9] [R10] what these rules let a seat begin."""
    pending = int(state.pending[seat])
    if pending == MASTER and state.master_used[seat] == 0:
        return MASTER_UNUSED
    if pending == AMBASSADOR and not has_m(state, book):
        return NO_AMBASSADOR
    if pending == GHOST and state.options.ghost == 0:
        return NO_GHOST
    for piece in range(ORDINARY):
        if state.ghost_parts[seat, piece] > state.supply[seat, piece]:
            return NO_PARTS
    is_other = state.options.variant == LINE_CLEAR and state.marker[WHITE] != seat
    if pending == RECYCLE and (state.options.variant == SOLO or state.options.recycle == 0 or is_other):
        return NO_RECYCLE
    return SOUND


@rule
def unsound_reward(state: State, book: Book, seat: int) -> int:
    """[P3] [G4] [G5] the reward that is asked for is the first puzzle's."""
    pending = int(state.pending[seat])
    if pending not in (REWARD, LEVEL_UP):
        return SOUND
    reward = int(book.reward[int(state.open_rewards[seat, 0])])
    is_level_up = reward in (REWARD_LEVEL_UP, REWARD_LEVEL_UP_TWICE)
    if reward == REWARD_M or is_level_up != (pending == LEVEL_UP):
        return OTHER_REWARD
    raised = int(state.raised[seat])
    if state.steps[seat] == 2 and (reward == REWARD_LEVEL_UP or raised != NONE):
        return MANY_STEPS
    return NOT_RAISED if raised != NONE and state.supply[seat, raised] == 0 else SOUND


@rule
def unsound_seat(state: State, book: Book, seat: int) -> int:
    """What a seat has cannot be."""
    code = unsound_turn(state, seat)
    if code == SOUND:
        code = unsound_own(state, book, seat)
    if code == SOUND:
        code = unsound_pile(state, book, seat)
    if code == SOUND:
        code = unsound_action(state, book, seat)
    return unsound_reward(state, book, seat) if code == SOUND else code


@rule
def unsound(state: State, book: Book, difficulty: int, laid: Out, told: Out) -> int:
    """Why a position cannot be, a code of `REASONS`, with its seat and its piece; SOUND if it can."""
    code = unsound_clock(state)
    if code == SOUND:
        code = unsound_locks(state, difficulty)
    if code == SOUND:
        code = unsound_puzzles(state, book)
    if code == SOUND:
        code = unsound_pieces(state, book, laid, told)
    if code == SOUND:
        code = unsound_order(state)
    for seat in range(int(state.seats)):
        if code == SOUND:
            told[0] = seat
            code = unsound_seat(state, book, seat)
    return code
