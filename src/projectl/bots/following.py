"""Follows a story decision by decision, and notes what each does, as far as the seat could foresee it."""

from typing import Any

from projectl.bots import facts as of
from projectl.bots.facts import deck_of
from projectl.bots.story import (
    ABSENT,
    ACTION,
    BEFORE,
    COMPLETED,
    END,
    FIRST,
    GOT,
    GOT_COLUMNS,
    GOT_PUZZLE,
    IS_NEW,
    LENGTH,
    MOST,
    NOW,
    OTHERS,
    SEAT,
    SERVES,
    TAKEN,
    UNSAID,
    Story,
    add,
    completed_row,
    is_needed,
    list_nearer,
    look_at_needs,
)
from projectl.catalogue.book import MAX_PUZZLES
from projectl.catalogue.pieces import LEVEL
from projectl.rules import refusals as no
from projectl.rules.actions import DONE, GAIN, GHOST_ACTION, PASS, PLACE, PLACEMENT_COUNT, RECYCLE_ROW, SKIP
from projectl.rules.actions import TAKE_REWARD as REWARD_ACTION
from projectl.rules.compiled import rule
from projectl.rules.events import (
    EV_AMBASSADOR,
    EV_COMPLETE,
    EV_END_TRIGGERED,
    EV_END_TURN,
    EV_GAIN,
    EV_GHOST,
    EV_LEVEL_UP,
    EV_M,
    EV_MASTER,
    EV_PLACE,
    EV_RECYCLE,
    EV_REWARD,
    EV_SWAP,
    EV_TAKE,
    EV_UNDER,
)
from projectl.rules.play import play, why_not
from projectl.rules.state import (
    LEVEL_UP,
    NONE,
    REWARD,
    SLOTS,
    Book,
)
from projectl.solver.exact import Trail
from projectl.solver.fillings import Fillings


@rule
def note_got(story: Story, kind: int, given: int, taken: int) -> None:
    """A piece that comes; one that only came to be swapped on, up where it was gained, is the same piece."""
    got = story.got
    if kind == of.SWAP:
        for k in range(int(story.numbers[GOT]) - 1, -1, -1):
            is_open = got[k, GOT_PUZZLE] == UNSAID and got[k, 3] == given
            is_up = got[k, 0] == of.GAIN and LEVEL[taken] > LEVEL[given]
            if is_open and (is_up or got[k, 0] == of.SWAP):
                got[k, 3] = taken
                got[k, 4] += 1
                got[k, IS_NEW] = 1
                return
    at = min(int(story.numbers[GOT]), MOST - 1)
    story.numbers[GOT] = at + 1
    for k in range(GOT_COLUMNS):
        got[at, k] = NONE
    got[at, 0] = kind
    got[at, 1] = given
    got[at, 2] = taken
    got[at, 3] = taken
    got[at, 4] = int(kind == of.SWAP)
    got[at, GOT_PUZZLE] = UNSAID
    got[at, IS_NEW] = 1


@rule
def note_reward(story: Story, row: Any, pending: int) -> None:
    """[P2] [G4] with the puzzle, if it was completed in this line; by itself where it was before."""
    is_reward = row[0] == EV_REWARD
    puzzle = int(row[3]) if is_reward and row[3] != NONE else pending
    at = NONE if puzzle == NONE else completed_row(story, puzzle)
    if at == NONE:
        if is_reward:
            note_got(story, of.REWARD, NONE, int(row[2]))
        else:
            note_got(story, of.LEVEL_UP, int(row[2]), int(row[3]))
    elif is_reward:
        story.completed[at, 3] = row[2]
    else:
        first = 4 if story.completed[at, 4] == NONE else 6
        story.completed[at, first] = row[2]
        story.completed[at, first + 1] = row[3]


@rule
def note_place(story: Story, puzzle: int) -> None:
    """A piece comes to lie on a puzzle, perhaps by an action that places several."""
    story.placed[puzzle] += 1
    action = int(story.numbers[ACTION])
    if action != NONE:
        for k in range(1, SLOTS + 1):
            if story.others[action, k] == NONE:
                story.others[action, k] = puzzle
                break


@rule
def note_complete(story: Story, book: Book, puzzle: int) -> None:
    """[P1] a puzzle is full."""
    at = add(story, story.completed, COMPLETED, of.COMPLETE, puzzle, int(book.points[puzzle]), NONE)
    story.completed[at, 8] = 0


@rule
def note(story: Story, book: Book, row: Any, pending: int) -> None:
    """One thing that the seat did."""
    kind, a, b = int(row[0]), int(row[2]), int(row[3])
    if kind == EV_TAKE:
        add(story, story.taken, TAKEN, of.TAKE, a, b, NONE)
    elif kind == EV_PLACE:
        note_place(story, int(row[4]))
    elif kind == EV_COMPLETE:
        note_complete(story, book, b)
    elif kind == EV_M:
        at = completed_row(story, a)
        if at != NONE:
            story.completed[at, 8] = 1
    elif kind in (EV_REWARD, EV_LEVEL_UP):
        note_reward(story, row, pending)
    elif kind == EV_GAIN:
        note_got(story, of.GAIN, NONE, a)
    elif kind == EV_SWAP:
        note_got(story, of.SWAP, a, b)
    elif kind == EV_MASTER:
        story.numbers[ACTION] = add(story, story.others, OTHERS, of.MASTER, NONE, NONE, NONE)
    elif kind == EV_AMBASSADOR:
        story.numbers[ACTION] = add(story, story.others, OTHERS, of.AMBASSADOR, NONE, NONE, NONE)
    elif kind == EV_GHOST:
        add(story, story.others, OTHERS, of.GHOST, a, b, NONE)
    elif kind == EV_RECYCLE:
        add(story, story.others, OTHERS, of.RECYCLE, a, NONE, NONE)
    elif kind == EV_UNDER and story.numbers[LENGTH] == 1:
        add(story, story.others, OTHERS, of.UNDER, a, b, NONE)


@rule
def note_events(story: Story, book: Book, pending: int) -> bool:
    """What a decision did, as far as the seat could foresee it; whether its turn goes on."""
    for k in range(1, int(story.log[0, 0]) + 1):
        row = story.log[k]
        kind, is_own = int(row[0]), row[1] == story.numbers[SEAT]
        if kind == EV_END_TURN and is_own:
            return False
        if kind == EV_END_TRIGGERED:
            story.numbers[END] = int(row[2])
        elif kind == EV_TAKE and is_own and story.seen[int(row[2])] == 0:
            add(story, story.others, OTHERS, of.DRAW, deck_of(int(row[3])), NONE, NONE)
            return False
        elif is_own:
            note(story, book, row, pending)
    return True


@rule
def note_laid(story: Story, trail: Trail, table: Fillings, book: Book, move: int, is_time: bool) -> None:
    """A piece is about to be placed; if it came in this line, that is what it came for, where it is needed."""
    slot, placement = (move - PLACE) // PLACEMENT_COUNT, (move - PLACE) % PLACEMENT_COUNT
    piece, got = int(book.placement_piece[placement]), story.got
    for k in range(int(story.numbers[GOT])):
        if got[k, 3] == piece and got[k, GOT_PUZZLE] == UNSAID:
            puzzle = int(story.states[0].puzzle[int(story.numbers[SEAT]), slot])
            got[k, GOT_PUZZLE] = puzzle if is_needed(story, trail, table, book, slot, piece, is_time) else NONE
            return


@rule
def has_new(story: Story) -> bool:
    """The last decision brought a piece."""
    for k in range(int(story.numbers[GOT])):
        if story.got[k, IS_NEW] == 1:
            return True
    return False


@rule
def do(story: Story, book: Book, move: int) -> None:
    """Make a decision, and write it down."""
    length = int(story.numbers[LENGTH])
    story.log[0, 0] = 0
    play(story.states[0], book, story.log, int(story.numbers[SEAT]), move)
    story.line[length] = move
    story.numbers[LENGTH] = length + 1


@rule
def go_on(story: Story, trail: Trail, table: Fillings, book: Book, move: int, is_time: bool) -> bool:
    """Make the next decision of the line; False where the turn ends with it, or the seat could not foresee it."""
    state, numbers, seat = story.states[0], story.numbers, int(story.numbers[SEAT])
    if state.deciding[seat] == 0 or why_not(state, book, seat, move) != no.ALLOWED:
        return False
    if PLACE <= move < GHOST_ACTION:
        note_laid(story, trail, table, book, move, is_time)
    is_getting = GAIN <= move < PLACE or REWARD_ACTION <= move < RECYCLE_ROW
    if is_getting:
        look_at_needs(story, trail, table, book, BEFORE, is_time)
        for puzzle in range(MAX_PUZZLES):
            if story.needs[FIRST, puzzle] == ABSENT:
                story.needs[FIRST, puzzle] = story.needs[BEFORE, puzzle]
    for k in range(int(numbers[GOT])):
        story.got[k, IS_NEW] = 0
    pending = int(state.open_rewards[seat, 0]) if state.pending[seat] in (REWARD, LEVEL_UP) else NONE
    do(story, book, move)
    if move == DONE:
        numbers[ACTION] = NONE
    if move in (SKIP, DONE, PASS) and numbers[LENGTH] == 1:
        kind = of.SKIP if move == SKIP else of.DONE if move == DONE else of.PASS
        add(story, story.others, OTHERS, kind, NONE, NONE, NONE)
    is_going_on = note_events(story, book, pending)
    if is_getting and has_new(story):
        look_at_needs(story, trail, table, book, NOW, is_time)
        list_nearer(story, BEFORE)
        for k in range(int(numbers[GOT])):
            if story.got[k, IS_NEW] == 1:
                for slot in range(SLOTS):
                    story.got[k, SERVES + slot] = story.nearer[slot]
    return is_going_on
