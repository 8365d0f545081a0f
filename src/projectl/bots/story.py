"""Follows a line of decisions on a position that may lie behind a view, and notes what it achieves, as rows of facts.

A story is begun in the position in `states`, goes on decision by decision, and is told at its end: `facts` then has
what was achieved, the most important first, and `told` what is said of it (see `facts`). What puzzles still need takes
milliseconds to find out; whoever says before a decision that there is no time gets none of it.

At Finishing Touches the best of them are the line, and `worth` says what to expect of them.

A puzzle that the seat has not seen is in none of them: the story of a line ends where it would draw one.
"""

import threading
from typing import Any, Final, NamedTuple

import numpy as np

from projectl.bots import facts as of
from projectl.bots.facts import COLUMNS, deck_of, write_row
from projectl.bots.reasons import MOST_TOLD, tell
from projectl.bots.touches import WALK_ROWS, next_touch
from projectl.catalogue.book import MAX_PUZZLES
from projectl.catalogue.pieces import LEVEL
from projectl.catalogue.placements import CELLS
from projectl.rules import refusals as no
from projectl.rules.actions import ACTIONS, DONE, GAIN, GHOST_ACTION, PASS, PLACE, PLACEMENT_COUNT, RECYCLE_ROW, SKIP
from projectl.rules.actions import TAKE_REWARD as REWARD_ACTION
from projectl.rules.chance import start
from projectl.rules.compiled import entry, rule
from projectl.rules.copying import copy, words
from projectl.rules.dealing import deal, new_hand
from projectl.rules.end import score, unfinished_cost, winners
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
    new_log,
)
from projectl.rules.legal import list_legal
from projectl.rules.order import holder_first
from projectl.rules.play import play, why_not
from projectl.rules.sight import blank
from projectl.rules.state import (
    BLACK,
    FINISHING,
    FREE,
    GRID,
    KINDS,
    LEVEL_UP,
    NONE,
    OVER,
    REWARD,
    ROW,
    SEATS,
    SLOTS,
    SOLO,
    STATE,
    TURN,
    WHITE,
    Book,
)
from projectl.solver.exact import Trail
from projectl.solver.fillings import Fillings
from projectl.solver.needing import actions_needed, needs_piece

HINT_COUNT: Final = 3
"""So many hints, if nobody says otherwise."""
HINT_MS: Final = 400
"""How long a table thinks about a hint."""
FACTS_MS: Final = 400
"""How much longer it may take to find out what puzzles still need; then that is left out."""
DEALS: Final = 8
"""How often hidden piles are guessed where the rest is certain."""
MOST: Final = 32
"""Rows of each kind: no line of a turn has more decisions."""
ABSENT: Final = -2
"""In place of what a puzzle needs: it does not lie before the seat."""
UNSAID: Final = -2
"""In place of the puzzle that needs a piece: it is not laid yet."""
BLANKED: Final = 1
FIRST, BEFORE, NOW = range(3)
"""What puzzles needed when a piece first came, before the last decision, and need now."""
GOT_COLUMNS: Final = 11
GOT_PUZZLE, SERVES, IS_NEW = 5, 6, 10
"""A piece that came: the columns of its fact, the puzzles it brought nearer, and whether the last decision did it."""
NUMBERS: Final = (
    *("seat", "completed", "taken", "got", "others", "facts", "told", "length"),
    *("action", "end", "final_round", "round", "is_finishing", "is_only"),
)
SEAT, COMPLETED, TAKEN, GOT, OTHERS, FACTS, TOLD, LENGTH = range(8)
ACTION, END, FINAL_ROUND, ROUND, IS_FINISHING, IS_ONLY = range(LENGTH + 1, len(NUMBERS))
"""Of a story: the seat; how many rows of each kind, sentences and decisions there are; the row of the Master or
Ambassador action that goes on; the last round, if the line brought it about; how the story began."""


class Story(NamedTuple):
    """Room for one; 12 kB."""

    states: Any  # where the line is followed, and the position that it began in as the seat sees it
    words: Any  # the same memory
    completed: Any  # facts
    taken: Any
    got: Any
    others: Any
    facts: Any
    told: Any
    line: Any
    worth: Any  # of touches: the chance to win with them, and the points then ahead
    numbers: Any
    seen: Any  # of each puzzle: in sight when the story began
    placed: Any  # how many pieces came to lie on it
    cost: Any  # what it cost at first if it stayed unfinished
    needs: Any
    nearer: Any
    supply: Any
    walk: Any
    moves: Any
    log: Any
    hand: Any
    rng: Any


def new_story() -> Story:
    """Empty room."""
    states: Any = np.zeros(2, STATE)
    return Story(
        states=states,
        words=words(states),
        completed=np.zeros((MOST, COLUMNS), np.int16),
        taken=np.zeros((MOST, COLUMNS), np.int16),
        got=np.zeros((MOST, GOT_COLUMNS), np.int16),
        others=np.zeros((MOST, COLUMNS), np.int16),
        facts=np.zeros((4 * MOST, COLUMNS), np.int16),
        told=np.zeros((MOST_TOLD, COLUMNS), np.int16),
        line=np.zeros(MOST + SLOTS * CELLS, np.int16),
        worth=np.zeros(2, np.float64),
        numbers=np.zeros(len(NUMBERS), np.int64),
        seen=np.zeros(MAX_PUZZLES, np.int8),
        placed=np.zeros(MAX_PUZZLES, np.int8),
        cost=np.zeros(MAX_PUZZLES, np.int16),
        needs=np.zeros((NOW + 1, MAX_PUZZLES), np.int16),
        nearer=np.zeros(SLOTS, np.int16),
        supply=np.zeros(KINDS, np.int8),
        walk=np.zeros((WALK_ROWS, SLOTS), np.int64),
        moves=np.zeros(ACTIONS, np.int16),
        log=new_log(),
        hand=new_hand(),
        rng=np.zeros(4, np.int64),
    )


_kept: Final = threading.local()


def story() -> Story:
    """The room of this thread."""
    if not hasattr(_kept, "story"):
        _kept.story = new_story()
    found: Story = _kept.story
    return found


# Before the line


@rule
def see(story: Story, puzzle: int) -> None:
    """The seat has this puzzle in sight."""
    if puzzle != NONE:
        story.seen[puzzle] = 1


@rule
def begin(story: Story, book: Book, seat: int, low: int, high: int) -> None:
    """Begin with what the seat may know of the position in `states`; the rest is dealt from the two words of a seed."""
    state, numbers = story.states[0], story.numbers
    blank(state, seat)
    copy(story.words, BLANKED, 0)
    start(story.rng, low, high)
    deal(state, book, story.hand, story.rng)
    for k in range(len(NUMBERS)):
        numbers[k] = 0
    numbers[SEAT], numbers[ACTION] = seat, NONE
    numbers[FINAL_ROUND], numbers[ROUND] = int(state.final_round), int(state.round_now)
    numbers[IS_FINISHING] = int(state.phase == FINISHING)
    numbers[IS_ONLY] = int(list_legal(state, book, seat, story.moves) == 1)
    for puzzle in range(MAX_PUZZLES):
        story.seen[puzzle] = 0
        story.needs[FIRST, puzzle] = ABSENT
    for place in range(ROW):
        see(story, int(state.row[WHITE, place]))
        see(story, int(state.row[BLACK, place]))
    for place in range(GRID):
        see(story, int(state.grid[place]))
    note_costs(story, book)


@rule
def note_costs(story: Story, book: Book) -> None:
    """What the puzzles of the seat cost if they stay as they are; nothing lies on them yet that is told of."""
    state, seat = story.states[0], int(story.numbers[SEAT])
    for puzzle in range(MAX_PUZZLES):
        story.placed[puzzle] = 0
        story.cost[puzzle] = 0
    for slot in range(SLOTS):
        puzzle = int(state.puzzle[seat, slot])
        if puzzle != NONE:
            story.cost[puzzle] = unfinished_cost(state, book, seat, slot)


# What puzzles need


@rule
def look_at_needs(story: Story, trail: Trail, table: Fillings, book: Book, when: int, is_time: bool) -> None:
    """The fewest actions that complete each puzzle of the seat, NONE where nothing does, or nobody knows."""
    state, seat = story.states[0], int(story.numbers[SEAT])
    for puzzle in range(MAX_PUZZLES):
        story.needs[when, puzzle] = ABSENT
    for slot in range(SLOTS):
        puzzle = int(state.puzzle[seat, slot])
        if puzzle != NONE:
            needed = actions_needed(trail, table, state, book, seat, slot) if is_time else NONE
            story.needs[when, puzzle] = needed


@rule
def list_nearer(story: Story, past: int) -> None:
    """The puzzles that are nearer now than they were, the nearest first, into `nearer`."""
    nearer, count = story.nearer, 0
    for k in range(SLOTS):
        nearer[k] = NONE
    for puzzle in range(MAX_PUZZLES):
        now = int(story.needs[NOW, puzzle])
        if 0 <= now < int(story.needs[past, puzzle]):
            place = count
            while place > 0 and int(story.needs[NOW, int(nearer[place - 1])]) > now:
                nearer[place] = nearer[place - 1]
                place -= 1
            nearer[place] = puzzle
            count += 1


@rule
def is_needed(story: Story, trail: Trail, table: Fillings, book: Book, slot: int, piece: int, is_time: bool) -> bool:
    """A puzzle of the seat needs a piece of its supply; False too where nobody knows."""
    if not is_time:
        return False
    return needs_piece(trail, table, story.states[0], book, int(story.numbers[SEAT]), slot, piece)


# Decision by decision


@rule
def add(story: Story, rows: Any, count: int, kind: int, a: int, b: int, c: int) -> int:
    """One more row of a kind; which one."""
    at = min(int(story.numbers[count]), len(rows) - 1)
    write_row(rows, at, kind, a, b, c, NONE, NONE)
    story.numbers[count] = at + 1
    return at


@rule
def completed_row(story: Story, puzzle: int) -> int:
    """The row of a puzzle that was completed in this line; NONE."""
    for k in range(int(story.numbers[COMPLETED])):
        if story.completed[k, 1] == puzzle:
            return k
    return NONE


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


# [E3] Finishing Touches


@rule
def make_touches(story: Story, table: Fillings, book: Book) -> None:
    """Make the best touches of the seat, from here to its `done`."""
    state, seat = story.states[0], int(story.numbers[SEAT])
    while state.phase == FINISHING and state.deciding[seat] == 1:
        do(story, book, next_touch(state, book, table, seat, story.supply, story.walk))
        note_events(story, book, NONE)


@rule
def write_touches(story: Story, kind: int) -> int:
    """[E3] what each puzzle brings for the touches it takes; what they bring together."""
    total = 0
    for k in range(int(story.numbers[COMPLETED])):
        puzzle, points = int(story.completed[k, 1]), int(story.completed[k, 2])
        saved, count = int(story.cost[puzzle]), int(story.placed[puzzle])
        at = add(story, story.facts, FACTS, kind, puzzle, points, saved)
        story.facts[at, 4] = count
        total += points + saved - count
    return total


@rule
def write_later_touches(story: Story, table: Fillings, book: Book) -> None:
    """What the touches of the seat will bring, if it has no turn left before them."""
    state, seat, length = story.states[0], int(story.numbers[SEAT]), int(story.numbers[LENGTH])
    if state.phase == OVER:
        return
    state.phase = FINISHING
    for other in range(SEATS):  # [L3] another seat may be in the middle of its turn
        state.deciding[other] = int(other == seat)
        state.actions_left[other] = 0
        state.pending[other] = FREE
    note_costs(story, book)
    story.numbers[COMPLETED] = 0
    make_touches(story, table, book)
    write_touches(story, of.LATER_TOUCHES)
    story.numbers[LENGTH] = length


@rule
def weigh_touches(story: Story, table: Fillings, book: Book) -> None:
    """What to expect if everybody makes their best touches; [P5] piles may be hidden."""
    state, seat = story.states[0], int(story.numbers[SEAT])
    deals = DEALS if state.options.hidden_piles == 1 else 1
    scores = 2 if state.options.variant == SOLO else int(state.seats)
    wins, margin = 0, 0
    for _ in range(deals):
        copy(story.words, 0, BLANKED)
        deal(state, book, story.hand, story.rng)
        while state.phase == FINISHING:
            other = holder_first(state)
            story.log[0, 0] = 0
            play(state, book, story.log, other, next_touch(state, book, table, other, story.supply, story.walk))
        best = score(state, book, 1 if seat == 0 else 0)
        for other in range(scores):
            if other != seat:
                best = max(best, score(state, book, other))
        margin += score(state, book, seat) - best
        wins += winners(state, book) >> seat & 1
    story.worth[0] = wins / deals
    story.worth[1] = margin / deals


# At its end


@rule
def was_last_turn(story: Story) -> bool:
    """[E2] [E8] the line ended the last turn of the seat, so that only Finishing Touches follow."""
    state, numbers = story.states[0], story.numbers
    if state.phase != TURN:
        return True
    return bool(numbers[FINAL_ROUND] == numbers[ROUND] and state.deciding[int(numbers[SEAT])] == 0)


@rule
def find_use(story: Story, trail: Trail, table: Fillings, book: Book, row: int, is_time: bool) -> None:
    """The nearest puzzle that needs a piece which came and still lies in the supply."""
    state, seat, got = story.states[0], int(story.numbers[SEAT]), story.got
    got[row, GOT_PUZZLE] = NONE
    for k in range(SLOTS):
        puzzle = int(got[row, SERVES + k])
        for slot in range(SLOTS):
            if puzzle == NONE or got[row, GOT_PUZZLE] != NONE or state.puzzle[seat, slot] != puzzle:
                continue
            if is_needed(story, trail, table, book, slot, int(got[row, 3]), is_time):
                got[row, GOT_PUZZLE] = puzzle


@rule
def write_got(story: Story, is_needed: bool) -> None:
    """The pieces that came, those that a puzzle needs or the others."""
    for k in range(int(story.numbers[GOT])):
        row = story.got[k]
        if (row[GOT_PUZZLE] != NONE) == is_needed:
            at = add(story, story.facts, FACTS, int(row[0]), int(row[1]), int(row[2]), int(row[3]))
            story.facts[at, 4] = row[4]
            story.facts[at, 5] = row[5]


@rule
def is_worked_on(story: Story, puzzle: int) -> bool:
    """A puzzle lies there unfinished that was not taken in this line, and something was done for it."""
    if story.needs[NOW, puzzle] == ABSENT:
        return False
    for k in range(int(story.numbers[TAKEN])):
        if story.taken[k, 1] == puzzle:
            return False
    if story.placed[puzzle] > 0:
        return True
    for slot in range(SLOTS):
        if story.nearer[slot] == puzzle:
            for k in range(int(story.numbers[GOT])):
                if story.got[k, SERVES] == puzzle:
                    return True
    return False


@rule
def write_near(story: Story) -> None:
    """The puzzles that were worked on, the nearest first, and last those of which nobody knows."""
    list_nearer(story, FIRST)
    first = int(story.numbers[FACTS])
    for puzzle in range(MAX_PUZZLES):
        if is_worked_on(story, puzzle):
            needed = int(story.needs[NOW, puzzle])
            place = add(story, story.facts, FACTS, of.NEAR, puzzle, needed, NONE)
            while place > first and needed != NONE and not 0 <= int(story.facts[place - 1, 2]) <= needed:
                for column in range(COLUMNS):
                    story.facts[place, column] = story.facts[place - 1, column]
                place -= 1
            write_row(story.facts, place, of.NEAR, puzzle, needed, NONE, NONE, NONE)


@rule
def copy_facts(story: Story, rows: Any, count: int) -> None:
    """Rows that are facts already."""
    for k in range(int(story.numbers[count])):
        at = add(story, story.facts, FACTS, NONE, NONE, NONE, NONE)
        for column in range(COLUMNS):
            story.facts[at, column] = rows[k, column]


@rule
def write_taken(story: Story) -> None:
    """The puzzles that were taken, and what they then need: nothing where they are completed."""
    for k in range(int(story.numbers[TAKEN])):
        puzzle = int(story.taken[k, 1])
        needed = max(NONE, int(story.needs[NOW, puzzle]))
        actions = needed if completed_row(story, puzzle) == NONE else 0
        add(story, story.facts, FACTS, of.TAKE, puzzle, int(story.taken[k, 2]), actions)


@rule
def write_turn(story: Story, trail: Trail, table: Fillings, book: Book, is_time: bool) -> None:
    """What the line of a turn came to, the most important first."""
    is_last = was_last_turn(story)
    for puzzle in range(MAX_PUZZLES):
        story.needs[NOW, puzzle] = ABSENT
    if not is_last:
        look_at_needs(story, trail, table, book, NOW, is_time)
    for k in range(int(story.numbers[GOT])):
        if story.got[k, GOT_PUZZLE] == UNSAID:
            find_use(story, trail, table, book, k, is_time and not is_last)
    copy_facts(story, story.completed, COMPLETED)
    if story.numbers[END] > 0:
        add(story, story.facts, FACTS, of.END, int(story.numbers[END]), NONE, NONE)
    write_taken(story)
    if is_last:
        write_later_touches(story, table, book)
    write_got(story, True)
    write_near(story)
    write_got(story, False)
    copy_facts(story, story.others, OTHERS)


@rule
def write_finishing(story: Story, table: Fillings, book: Book) -> None:
    """[E3] what the best touches come to."""
    make_touches(story, table, book)
    total = write_touches(story, of.TOUCHES)
    if story.numbers[COMPLETED] > 1:
        add(story, story.facts, FACTS, of.TOTAL, total, NONE, NONE)
    if story.numbers[COMPLETED] == 0:
        add(story, story.facts, FACTS, of.NO_TOUCHES, NONE, NONE, NONE)
    weigh_touches(story, table, book)


@rule
def end(story: Story, trail: Trail, table: Fillings, book: Book, is_time: bool) -> None:
    """Tell what the line achieved; at Finishing Touches the best of them are the line."""
    if story.numbers[IS_ONLY] == 1:
        add(story, story.facts, FACTS, of.ONLY, NONE, NONE, NONE)
    if story.numbers[IS_FINISHING] == 1:
        write_finishing(story, table, book)
    else:
        write_turn(story, trail, table, book, is_time)
    story.numbers[TOLD] = tell(story.facts, int(story.numbers[FACTS]), story.told)


@entry
def begin_story(story: Story, book: Any, seat: int, low: int, high: int) -> None:
    """`begin`, for Python."""
    begin(story, book[0], seat, low, high)


@entry
def go_on_with(story: Story, trail: Trail, table: Fillings, book: Any, move: int, is_time: bool) -> bool:
    """`go_on`, for Python."""
    return go_on(story, trail, table, book[0], move, is_time)


@entry
def end_story(story: Story, trail: Trail, table: Fillings, book: Any, is_time: bool) -> None:
    """`end`, for Python."""
    end(story, trail, table, book[0], is_time)
