"""Follows a line of decisions on a position that may lie behind a view, and notes what it achieves, as rows of facts.

A story is begun in the position in `states`, goes on decision by decision (`following`), and is told at its end
(`telling`): `facts` then has what was achieved, the most important first, and `told` what is said of it (see `facts`).
What puzzles still need takes milliseconds to find out; whoever says before a decision that there is no time gets none
of it.

At Finishing Touches the best of them are the line, and `worth` says what to expect of them.

A puzzle that the seat has not seen is in none of them: the story of a line ends where it would draw one.
"""

import threading
from typing import Any, Final, NamedTuple

import numpy as np

from projectl.bots.facts import COLUMNS, write_row
from projectl.bots.reasons import MOST_TOLD
from projectl.bots.touches import WALK_ROWS
from projectl.catalogue.book import MAX_PUZZLES
from projectl.catalogue.placements import CELLS
from projectl.rules.actions import ACTIONS
from projectl.rules.chance import start
from projectl.rules.compiled import rule
from projectl.rules.copying import copy, words
from projectl.rules.dealing import deal, new_hand
from projectl.rules.end import unfinished_cost
from projectl.rules.events import (
    new_log,
)
from projectl.rules.legal import list_legal
from projectl.rules.sight import blank
from projectl.rules.state import (
    BLACK,
    FINISHING,
    GRID,
    KINDS,
    NONE,
    ROW,
    SLOTS,
    STATE,
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


# Rows


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
