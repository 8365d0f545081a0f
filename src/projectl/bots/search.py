"""Search in compiled code: the best lines of decisions for the turn of one seat, by a beam.

Every legal decision is tried in every position of the beam, and the positions worth most are kept, until the turn is
over. An action left counts for something, so that lines of different length can be compared. Puzzles revealed on the
way are not taken: nobody knows them yet.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from projectl.bots.evaluation import Mind, advantage, look_around
from projectl.bots.manner import RANDOM, SEARCH, TREE
from projectl.bots.random import any_move
from projectl.bots.touches import next_touch
from projectl.rules.actions import ACTIONS, GAIN, PASS, TAKE_DECK
from projectl.rules.chance import below
from projectl.rules.compiled import entry, rule
from projectl.rules.copying import copy, words
from projectl.rules.dealing import deal, new_hand
from projectl.rules.decks import puzzle_at
from projectl.rules.events import LOG_COLUMNS, LOG_ROWS
from projectl.rules.legal import list_legal
from projectl.rules.order import holder_first
from projectl.rules.play import play
from projectl.rules.sight import blank
from projectl.rules.state import FINISHING, NONE, OVER, SOLO, STATE, TURN, Book, State

WIDEST: Final = 64
DEEPEST: Final = 16
ONE, OTHER, ENDS = 0, 1, 2
"""The lists of a beam: the positions kept and those found, in turns, and the ends of turns; best first."""
ROOT: Final = 3 * WIDEST
TRIAL: Final = ROOT + 1
MATCH: Final = TRIAL + 1
ROWS: Final = MATCH + 1
TRIED: Final = 0


class Beam(NamedTuple):
    """Room for a search: a row for each position, with the decisions that led to it and what it is worth."""

    states: Any
    words: Any  # the same memory
    line: Any
    length: Any
    worth: Any
    order: Any  # the rows of each list
    size: Any
    log: Any
    moves: Any
    facts: Any  # decisions tried
    hand: Any  # to deal hidden cards from


def new_beam() -> Beam:
    """Room for the widest search; 200 kB."""
    states: Any = np.zeros(ROWS, STATE)
    return Beam(
        states=states,
        words=words(states),
        line=np.zeros((ROWS, DEEPEST), np.int16),
        length=np.zeros(ROWS, np.int8),
        worth=np.zeros(ROWS, np.float64),
        order=np.zeros((3, WIDEST), np.int16),
        size=np.zeros(3, np.int16),
        log=np.zeros((LOG_ROWS, LOG_COLUMNS), np.int16),
        moves=np.zeros(ACTIONS, np.int16),
        facts=np.zeros(1, np.int64),
        hand=new_hand(),
    )


@rule
def is_unseen(state: State, root: State, move: int) -> bool:
    """[S3] the puzzle at this place was revealed only after the search began, or is not revealed at all."""
    if move >= GAIN:
        return False
    if move >= TAKE_DECK:
        return True
    return puzzle_at(state, move) != puzzle_at(root, move)


@rule
def is_turn_over(state: State, root: State, seat: int) -> bool:
    """The turn that the search began in has ended; in solo [X6] the same seat then goes on."""
    if state.phase != TURN or state.deciding[seat] == 0:
        return True
    return bool(state.options.variant == SOLO and state.round_now != root.round_now)


@rule
def is_given_up(state: State) -> bool:
    """[E8] the game ends only because nobody did anything."""
    return bool(state.phase == FINISHING and state.final_round <= 0)


@rule
def keep(beam: Beam, among: int, most: int) -> None:
    """Put the trial into a list if it is good enough; equal worth is taken for the same position."""
    order, size = beam.order[among], int(beam.size[among])
    worth = float(beam.worth[TRIAL])
    place = size
    while place > 0 and float(beam.worth[int(order[place - 1])]) < worth:
        place -= 1
    if place >= most or (place > 0 and float(beam.worth[int(order[place - 1])]) == worth):
        return
    row = WIDEST * among + size
    if size == most:
        row = int(order[size - 1])
    else:
        size += 1
        beam.size[among] = size
    for k in range(size - 1, place, -1):
        order[k] = order[k - 1]
    order[place] = row
    copy_row(beam, row, TRIAL)


@rule
def copy_row(beam: Beam, to: int, source: int) -> None:
    """A position with its line and worth."""
    copy(beam.words, to, source)
    for k in range(DEEPEST):
        beam.line[to, k] = beam.line[source, k]
    beam.length[to] = beam.length[source]
    beam.worth[to] = beam.worth[source]


@rule
def try_decisions(
    beam: Beam, book: Book, mind: Mind, rng: Any, seat: int, row: int, found: int, width: int, most: int, noise: float
) -> None:
    """Every decision in one position: ends of the turn to ENDS, others among those found."""
    count = list_legal(beam.states[row], book, seat, beam.moves)
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
        play(trial, book, beam.log, seat, move)
        beam.facts[TRIED] += 1
        worth = advantage(trial, book, mind, seat)
        if noise > 0.0:
            worth += noise * (below(rng, 2001) - 1000) / 1000.0
        if move == PASS:
            worth -= 20.0 if is_given_up(trial) else 0.01
        beam.worth[TRIAL] = worth
        if is_turn_over(trial, beam.states[ROOT], seat) or length + 1 == DEEPEST:
            keep(beam, ENDS, most)
        else:
            keep(beam, found, width)


@rule
def find_lines(
    beam: Beam, book: Book, mind: Mind, rng: Any, seat: int, width: int, depth: int, most: int, noise: float
) -> int:
    """The best lines from the position in ROOT to the end of the turn, or so many decisions far; how many."""
    look_around(mind, beam.states[ROOT])
    beam.length[ROOT] = 0
    beam.size[ENDS] = 0
    beam.size[ONE] = 0
    copy_row(beam, 0, ROOT)
    beam.order[ONE, 0] = 0
    beam.size[ONE] = 1
    kept, found = ONE, OTHER
    for _ in range(depth):
        beam.size[found] = 0
        for k in range(int(beam.size[kept])):
            try_decisions(beam, book, mind, rng, seat, int(beam.order[kept, k]), found, width, most, noise)
        kept, found = found, kept
        if beam.size[kept] == 0:
            break
    for k in range(int(beam.size[kept])):
        copy_row(beam, TRIAL, int(beam.order[kept, k]))
        keep(beam, ENDS, most)
    return int(beam.size[ENDS])


@rule
def best_decision(beam: Beam, book: Book, mind: Mind, rng: Any, seat: int, width: int, depth: int, noise: float) -> int:
    """The first decision of the best line from the position in ROOT."""
    root = beam.states[ROOT]
    if root.phase == FINISHING:
        return next_touch(root, book, mind.fillings, seat, mind.pieces, mind.walk)
    find_lines(beam, book, mind, rng, seat, width, depth, 1, noise)
    return int(beam.line[int(beam.order[ENDS, 0]), 0])


@entry
def think(
    book: Any, mind: Mind, beam: Beam, rng: Any, seat: int, kind: int, width: int, depth: int, noise: float
) -> int:
    """The decision of a seat in the position in ROOT, whatever lies hidden there: that is dealt anew.

    SEARCH where a bot of this kind needs a tree for it; NONE where the seat has nothing to decide.
    """
    root = beam.states[ROOT]
    blank(root, seat)
    deal(root, book[0], beam.hand, rng)
    count = list_legal(root, book[0], seat, beam.moves)
    if count < 2:
        return int(beam.moves[0]) if count == 1 else NONE
    if kind == RANDOM:
        return any_move(beam.moves, count, rng)
    if kind == TREE and root.phase != FINISHING:
        return SEARCH
    return best_decision(beam, book[0], mind, rng, seat, width, depth, noise)


@entry
def play_match(rows: Any, book: Any, minds: Any, beam: Beam, rng: Any, width: int, limit: int) -> int:
    """Play the game in this row of words out with one mind a seat, the second for odd seats; its decisions.

    Before each decision what the seat does not know is dealt anew: a mind that counts on it does worse.
    """
    decisions = 0
    match = beam.states[MATCH]
    for k in range(rows.shape[1]):
        beam.words[MATCH, k] = rows[0, k]
    while match.phase != OVER and decisions < limit:
        seat = holder_first(match)
        copy(beam.words, ROOT, MATCH)
        blank(beam.states[ROOT], seat)
        deal(beam.states[ROOT], book[0], beam.hand, rng)
        if seat % 2 == 0:
            move = best_decision(beam, book[0], minds[0], rng, seat, width, DEEPEST, 0.0)
        else:
            move = best_decision(beam, book[0], minds[1], rng, seat, width, DEEPEST, 0.0)
        beam.log[0, 0] = 0
        play(match, book[0], beam.log, seat, move)
        decisions += 1
    for k in range(rows.shape[1]):
        rows[0, k] = beam.words[MATCH, k]
    return decisions
