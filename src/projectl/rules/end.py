"""Chapter E: the trigger, Finishing Touches, the score and who wins."""

from projectl.catalogue.book import CELLS
from projectl.rules.compiled import rule
from projectl.rules.components import clear_slot, is_full, lies_on
from projectl.rules.events import EV_COMPLETE, EV_END_TRIGGERED, EV_FINISHING, EV_OVER, EV_TOUCHES, emit
from projectl.rules.line_clear import last_beat
from projectl.rules.state import (
    FINISHING,
    KINDS,
    LINE_CLEAR,
    M_NONE,
    NONE,
    OVER,
    SLOTS,
    SOLO,
    Book,
    Log,
    State,
)

OWNER_BITS = 7
MARK_SHIFT = 3


@rule
def trigger_end(state: State, log: Log) -> None:
    """[E1] [E2] [X13] [X14] [L6] fix the last round to be played; once triggered it stays."""
    if state.final_round > 0:
        return
    if state.options.variant == LINE_CLEAR:
        state.final_round = last_beat(state)
    else:
        state.final_round = int(state.round_now) + 1
    emit(log, EV_END_TRIGGERED, -1, int(state.final_round), int(state.options.variant), 0)


@rule
def note_action(state: State, is_progress: bool) -> None:
    """[E8] somebody did an action; taking, gaining, placing and the Ghost action are progress."""
    state.idle_acted = 1
    if is_progress:
        state.idle_progress = 1


@rule
def is_idle_after_round(state: State) -> bool:
    """[E8] a whole round without any action, or three in a row without progress; asked as a round ends."""
    acted = state.idle_acted == 1
    state.idle_rounds = 0 if state.idle_progress == 1 else int(state.idle_rounds) + 1
    state.idle_acted = 0
    state.idle_progress = 0
    if state.options.variant == SOLO or state.final_round > 0:
        state.idle_rounds = 0
        return False
    return not acted or state.idle_rounds >= 3


@rule
def start_finishing(state: State, log: Log) -> None:
    """[E3] [X15] Finishing Touches begin, seat by seat from 0; [E8] early where no last round was fixed."""
    state.phase = FINISHING
    for seat in range(int(state.seats)):
        state.deciding[seat] = 0
    state.deciding[0] = 1
    emit(log, EV_FINISHING, -1, int(state.final_round == 0), 0, 0)


@rule
def to_pile(state: State, seat: int, puzzle: int, mark: int) -> None:
    """[P1] a completed puzzle goes on top of its owner's victory pile."""
    place = int(state.finished_size)
    while place > 0 and int(state.finished_by[place - 1]) & OWNER_BITS > seat:
        state.finished[place] = state.finished[place - 1]
        state.finished_by[place] = state.finished_by[place - 1]
        place -= 1
    state.finished[place] = puzzle
    state.finished_by[place] = seat | mark << MARK_SHIFT
    state.finished_size += 1


@rule
def finish_touches(state: State, book: Book, log: Log, seat: int) -> None:
    """[E5] the puzzles now full go to the pile, their pieces to the reserve, no reward; then the next seat."""
    for slot in range(SLOTS):
        if is_full(state, book, seat, slot):
            puzzle = int(state.puzzle[seat, slot])
            for k in range(int(book.fit_first[puzzle, KINDS])):
                placement = int(book.fit[puzzle, k]) >> CELLS
                if lies_on(state, book, seat, slot, placement):
                    state.reserve[int(book.placement_piece[placement])] += 1
            to_pile(state, seat, puzzle, M_NONE)
            clear_slot(state, seat, slot)
            emit(log, EV_COMPLETE, seat, slot, puzzle, 0)
    emit(log, EV_TOUCHES, seat, int(state.touches[seat]), 0, 0)
    state.deciding[seat] = 0
    if seat + 1 < state.seats:
        state.deciding[seat + 1] = 1
    else:
        state.phase = OVER
        emit(log, EV_OVER, -1, 0, 0, 0)


@rule
def unfinished_cost(state: State, book: Book, seat: int, slot: int) -> int:
    """[X16] [R6] what the puzzle in a slot costs if it is left unfinished; nothing where none lies, or none costs."""
    puzzle = int(state.puzzle[seat, slot])
    is_costly = state.options.variant == SOLO or state.options.unfinished_cost == 1
    return int(book.points[puzzle]) if is_costly and puzzle != NONE else 0


@rule
def pile_points(state: State, book: Book, seat: int) -> int:
    """[E6] points of all puzzles in the pile; one that nobody may see [P5] counts for nothing."""
    points = 0
    for k in range(int(state.finished_size)):
        if int(state.finished_by[k]) & OWNER_BITS == seat and state.finished[k] != NONE:
            points += int(book.points[int(state.finished[k])])
    return points


@rule
def noted_points(state: State, seat: int) -> int:
    """[R11] points of puzzles that are in the deck again; if nobody may know them [P5], none."""
    return max(int(state.noted_points[seat]), 0)


@rule
def touch_points(state: State, seat: int) -> int:
    """[E3] a point off for each piece of the Finishing Touches."""
    return -int(state.touches[seat])


@rule
def unfinished_points(state: State, book: Book, seat: int) -> int:
    """[X16] [R6] what unfinished puzzles cost, once the game is over."""
    cost = 0
    if state.phase == OVER:
        for slot in range(SLOTS):
            cost += unfinished_cost(state, book, seat, slot)
    return -cost


@rule
def score(state: State, book: Book, seat: int) -> int:
    """[E6] all parts of a score together."""
    won = pile_points(state, book, seat) + noted_points(state, seat)
    return won + touch_points(state, seat) + unfinished_points(state, book, seat)


@rule
def puzzles_in_pile(state: State, seat: int) -> int:
    """[E7] completed puzzles, with those noted by [R11]."""
    count = int(state.noted_puzzles[seat])
    for k in range(int(state.finished_size)):
        if int(state.finished_by[k]) & OWNER_BITS == seat:
            count += 1
    return count


@rule
def pieces_left(state: State, seat: int) -> int:
    """[E7] pieces in the supply after the touches; those on puzzles do not count."""
    count = 0
    for piece in range(KINDS):
        count += int(state.supply[seat, piece])
    return count


@rule
def rank(state: State, book: Book, seat: int) -> int:
    """[E7] as one number: points, then puzzles, then pieces left over."""
    ahead = (score(state, book, seat) + 100_000) * 100_000 + puzzles_in_pile(state, seat)
    return ahead * 10_000 + pieces_left(state, seat)


@rule
def winners(state: State, book: Book) -> int:
    """[E7] [X17] the winning seats, one bit each; none before the game is over."""
    if state.phase != OVER:
        return 0
    if state.options.variant == SOLO:
        return 1 if score(state, book, 0) > score(state, book, 1) else 2
    best, found = -1, 0
    for seat in range(int(state.seats)):
        height = rank(state, book, seat)
        if height > best:
            best, found = height, 0
        if height == best:
            found |= 1 << seat
    return found
