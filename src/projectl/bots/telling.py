"""Tells a story at its end: the facts that its line comes to, the most important first, and what is said of them."""

from typing import Any

from projectl.bots import facts as of
from projectl.bots.facts import COLUMNS, write_row
from projectl.bots.following import do, go_on, note_events
from projectl.bots.reasons import tell
from projectl.bots.story import (
    ABSENT,
    BLANKED,
    COMPLETED,
    DEALS,
    END,
    FACTS,
    FINAL_ROUND,
    FIRST,
    GOT,
    GOT_PUZZLE,
    IS_FINISHING,
    IS_ONLY,
    LENGTH,
    NOW,
    OTHERS,
    ROUND,
    SEAT,
    SERVES,
    TAKEN,
    TOLD,
    UNSAID,
    Story,
    add,
    begin,
    completed_row,
    is_needed,
    list_nearer,
    look_at_needs,
    note_costs,
)
from projectl.bots.touches import next_touch
from projectl.catalogue.book import MAX_PUZZLES
from projectl.rules.compiled import entry, rule
from projectl.rules.copying import copy
from projectl.rules.dealing import deal
from projectl.rules.end import score, winners
from projectl.rules.order import holder_first
from projectl.rules.play import play
from projectl.rules.state import (
    FINISHING,
    FREE,
    NONE,
    OVER,
    SEATS,
    SLOTS,
    SOLO,
    TURN,
    Book,
)
from projectl.solver.exact import Trail
from projectl.solver.fillings import Fillings

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
