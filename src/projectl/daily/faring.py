"""How hard a puzzle is: how far bots of each level get with it.

A bot of a level looks as wide and as deep and misjudges as much as it did in games when the list was made, but wants
what the puzzle asks for; the level that searched a tree in games looks wider than any. They stay as they are while bots
change: what is published as hard stays so.
"""

from typing import Any, Final, NamedTuple

from projectl.bots.beam import DEEPEST, ENDS, MATCH, ROOT, TRIAL, Beam, copy_row, keep
from projectl.bots.search import is_unseen
from projectl.daily.proving import ME, cells, is_completed, mixed, open_cells, supply_cells
from projectl.daily.puzzle import BOTH, NOT_AT_ALL, TOUCHES
from projectl.rules.chance import below
from projectl.rules.compiled import entry, rule
from projectl.rules.copying import copy
from projectl.rules.end import score
from projectl.rules.legal import list_legal
from projectl.rules.order import ACTIONS_A_TURN
from projectl.rules.play import play
from projectl.rules.state import FINISHING, FREE, NONE, SLOTS, TURN, Book, State

ONE, OTHER = 0, 1
"""The lists of the beam that positions are put into, in turn."""


class Level(NamedTuple):
    """How a bot looks at a puzzle."""

    width: int
    depth: int
    noise: float


LEVELS: Final = (
    Level(width=1, depth=1, noise=0.4),
    Level(width=2, depth=DEEPEST, noise=0.5),
    Level(width=16, depth=DEEPEST, noise=0.0),
    Level(width=64, depth=DEEPEST, noise=0.0),
)
"""Weakest first."""
TRIES: Final = 5
"""So often a level tries that does not always do the same."""
MOST: Final = 32
"""Decisions of a turn, at most."""
HOPE: Final = 0.9
"""The part of a puzzle's points that it is worth when it is nearly full."""
A_PUZZLE: Final = 10.0
AN_ACTION: Final = 0.4
A_CELL: Final = 0.06
"""What an action that is left is worth, and a cell of the pieces at hand."""
A_HAIR: Final = 1e-9
"""Positions of equal worth are told apart, since the beam takes them for the same."""


@rule
def is_over(state: State, kind: int) -> bool:
    """What the puzzle is about has ended."""
    if state.deciding[ME] == 0:
        return True
    return bool(state.phase != (FINISHING if kind == TOUCHES else TURN))


@rule
def hope(state: State, book: Book, slot: int, whole: float) -> float:
    """What an unfinished puzzle is worth: as much of the whole as is covered of it."""
    puzzle = int(state.puzzle[ME, slot])
    region = open_cells(book, state, slot)
    if puzzle == NONE or state.filled[ME, slot] == 0:
        return 0.0
    if region == 0:
        return whole
    size = cells(int(book.recess[puzzle]))
    return HOPE * whole * (size - cells(region)) / size


@rule
def has_both(state: State, first: int, second: int) -> bool:
    """Both puzzles are completed, and the action is settled."""
    is_settled = state.deciding[ME] == 0 or state.pending[ME] == FREE
    return bool(is_settled and is_completed(state, first) and is_completed(state, second))


@rule
def towards(state: State, book: Book, kind: int, first: int, second: int) -> float:
    """How far a position is towards what the puzzle asks for, whatever is still at hand."""
    found = 0.0
    if kind == BOTH:
        for slot in range(2):
            puzzle = first if slot == 0 else second
            if is_completed(state, puzzle):
                found += A_PUZZLE
            elif state.puzzle[ME, slot] == puzzle:
                found += hope(state, book, slot, A_PUZZLE)
        return found
    found += score(state, book, ME)
    if not is_over(state, kind):
        for slot in range(SLOTS):
            if state.puzzle[ME, slot] != NONE:
                found += hope(state, book, slot, float(book.points[int(state.puzzle[ME, slot])]))
    return found


@rule
def worth(beam: Beam, book: Book, kind: int, first: int, second: int) -> float:
    """What the trial is worth: how far it is, and what is at hand to get further.

    Where both puzzles are filled only the actions count: there is nothing to get further to.
    """
    state = beam.states[TRIAL]
    found = towards(state, book, kind, first, second)
    if not is_over(state, kind):
        found += AN_ACTION * int(state.actions_left[ME])
        if kind != BOTH or not has_both(state, first, second):
            found += A_CELL * supply_cells(book, state)
    mark = 0
    for k in range(beam.words.shape[1]):
        mark = mixed(mark, int(beam.words[TRIAL, k]))
    return found + A_HAIR * (mark & 0xFFFF)


@rule
def try_decisions(
    beam: Beam, book: Book, rng: Any, row: int, found: int, width: int, noise: float, kind: int, one: int, two: int
) -> None:
    """Every decision in one position: ends to ENDS, others among those found."""
    count = list_legal(beam.states[row], book, ME, beam.moves)
    length = int(beam.length[row])
    for m in range(count):
        move = int(beam.moves[m])
        if is_unseen(beam.states[row], beam.states[ROOT], move) and count > 1:
            continue
        copy_row(beam, TRIAL, row)
        beam.line[TRIAL, length] = move
        beam.length[TRIAL] = length + 1
        beam.log[0, 0] = 0
        trial = beam.states[TRIAL]
        play(trial, book, beam.log, ME, move)
        beam.worth[TRIAL] = worth(beam, book, kind, one, two) + noise * (below(rng, 2001) - 1000) / 1000.0
        is_end = is_over(trial, kind) or length + 1 == DEEPEST or (kind == BOTH and has_both(trial, one, two))
        keep(beam, ENDS if is_end else found, 1 if is_end else width)


@rule
def decide(
    beam: Beam, book: Book, rng: Any, width: int, depth: int, noise: float, kind: int, one: int, two: int
) -> int:
    """The first decision of the best line that is seen from the position in ROOT."""
    beam.length[ROOT] = 0
    beam.size[ENDS] = 0
    copy_row(beam, 0, ROOT)
    beam.order[ONE, 0] = 0
    beam.size[ONE] = 1
    kept, found = ONE, OTHER
    for _ in range(depth):
        beam.size[found] = 0
        for k in range(int(beam.size[kept])):
            try_decisions(beam, book, rng, int(beam.order[kept, k]), found, width, noise, kind, one, two)
        kept, found = found, kept
        if beam.size[kept] == 0:
            break
    for k in range(int(beam.size[kept])):
        copy_row(beam, TRIAL, int(beam.order[kept, k]))
        keep(beam, ENDS, 1)
    return int(beam.line[int(beam.order[ENDS, 0]), 0])


@entry
def fare(beam: Beam, book: Any, rng: Any, kind: int, width: int, depth: int, noise: float) -> int:
    """Play what begins in MATCH to its end; the points, or the actions until both puzzles were filled."""
    match = beam.states[MATCH]
    one, two = int(match.puzzle[ME, 0]), int(match.puzzle[ME, 1])
    for _ in range(MOST):
        if is_over(match, kind):
            break
        copy(beam.words, ROOT, MATCH)
        move = decide(beam, book[0], rng, width, depth, noise, kind, one, two)
        beam.log[0, 0] = 0
        play(match, book[0], beam.log, ME, move)
        if kind == BOTH and has_both(match, one, two):
            return ACTIONS_A_TURN if is_over(match, kind) else ACTIONS_A_TURN - int(match.actions_left[ME])
    return NOT_AT_ALL if kind == BOTH else score(match, book[0], ME)


def level_of(beam: Beam, states: Any, book: Any, kind: int, best: int, rng: Any) -> int:
    """The first level, from 1, that finds the best answer in at least half of its tries; one more if none does."""
    for number, level in enumerate(LEVELS, 1):
        tries = TRIES if level.noise else 1
        hits = 0
        for _ in range(tries):
            beam.states[MATCH] = states[0]
            hits += fare(beam, book, rng, kind, level.width, level.depth, level.noise) == best
        if 2 * hits >= tries:
            return number
    return len(LEVELS) + 1
