"""Search in compiled code: the best line of decisions for the turn of one seat, by a beam.

Every legal decision is tried in every position of the beam, and the positions worth most are kept, until the turn is
over. An action left counts for something, so that lines of different length can be compared. Puzzles revealed on the
way are not taken: nobody knows them yet.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from projectl.bots.evaluation import Mind, advantage
from projectl.bots.touches import next_touch
from projectl.rules.actions import ACTIONS, GAIN, PASS, TAKE_DECK
from projectl.rules.compiled import entry, rule
from projectl.rules.decks import puzzle_at
from projectl.rules.events import LOG_COLUMNS, LOG_ROWS
from projectl.rules.legal import list_legal
from projectl.rules.play import play
from projectl.rules.state import FINISHING, NONE, OVER, STATE, Book, State

WIDEST: Final = 64
DEEPEST: Final = 14
WORST: Final = -1e9


class Beam(NamedTuple):
    """Room for a search: the positions kept, those being found, and where each came from."""

    kept: Any
    found: Any
    trial: Any
    first_move: Any
    next_first: Any
    worth: Any
    log: Any
    moves: Any


def new_beam() -> Beam:
    """Room for the widest search; 130 kB."""
    return Beam(
        kept=np.zeros(WIDEST, STATE),
        found=np.zeros(WIDEST, STATE),
        trial=np.zeros(1, STATE),
        first_move=np.zeros(WIDEST, np.int16),
        next_first=np.zeros(WIDEST, np.int16),
        worth=np.zeros(WIDEST, np.float64),
        log=np.zeros((LOG_ROWS, LOG_COLUMNS), np.int16),
        moves=np.zeros(ACTIONS, np.int16),
    )


@rule
def is_unseen(state: State, root: State, move: int) -> bool:
    """S3: the puzzle at this place was revealed only after the search began, or is not revealed at all."""
    if move >= GAIN:
        return False
    if move >= TAKE_DECK:
        return True
    return puzzle_at(state, move) != puzzle_at(root, move)


@rule
def is_turn_over(state: State, seat: int) -> bool:
    """The seat has nothing more to decide for now."""
    return bool(state.phase == OVER or state.deciding[seat] == 0)


@rule
def keep(beam: Beam, count: int, width: int, worth: float, first: int) -> int:
    """Put the trial among those found if it is good enough; equal worth is taken for the same position."""
    place = count
    while place > 0 and float(beam.worth[place - 1]) < worth:
        place -= 1
    if place >= width or (place > 0 and float(beam.worth[place - 1]) == worth):
        return count
    last = min(count, width - 1)
    for k in range(last, place, -1):
        beam.found[k] = beam.found[k - 1]
        beam.worth[k] = beam.worth[k - 1]
        beam.next_first[k] = beam.next_first[k - 1]
    beam.found[place] = beam.trial[0]
    beam.worth[place] = worth
    beam.next_first[place] = first
    return min(count + 1, width)


@rule
def best_line(root: State, book: Book, mind: Mind, beam: Beam, seat: int, width: int, depth: int) -> tuple[int, float]:
    """The first decision of the best line of this turn, and what it leads to."""
    if root.phase == FINISHING:
        return next_touch(root, book, mind.fillings, seat, mind.pieces, mind.walk), 0.0
    beam.kept[0] = root
    kept, best_move, best = 1, NONE, WORST
    for level in range(depth):
        count = 0
        for k in range(kept):
            legal = list_legal(beam.kept[k], book, seat, beam.moves)
            for m in range(legal):
                move = int(beam.moves[m])
                if is_unseen(beam.kept[k], root, move) and legal > 1:
                    continue
                first = move if level == 0 else int(beam.first_move[k])
                beam.trial[0] = beam.kept[k]
                beam.log[0, 0] = 0
                play(beam.trial[0], book, beam.log, seat, move)
                worth = advantage(beam.trial[0], book, mind, seat)
                if move == PASS:
                    worth -= 0.01
                if is_turn_over(beam.trial[0], seat):
                    if worth > best:
                        best, best_move = worth, first
                else:
                    count = keep(beam, count, width, worth, first)
        if count == 0:
            break
        for k in range(count):
            beam.kept[k] = beam.found[k]
            beam.first_move[k] = beam.next_first[k]
        kept = count
        if level == depth - 1 and float(beam.worth[0]) > best:
            best, best_move = float(beam.worth[0]), int(beam.first_move[0])
    return best_move, best


@entry
def think(
    states: Any, i: int, book: Any, mind: Mind, beam: Beam, seat: int, width: int, depth: int
) -> tuple[int, float]:
    """The best decision of a seat in game i, and its worth."""
    return best_line(states[i], book[0], mind, beam, seat, width, depth)


@entry
def play_match(states: Any, i: int, book: Any, minds: Any, widths: Any, depths: Any, beam: Beam, limit: int) -> int:
    """Play game i out with one mind a seat; how many decisions it took."""
    decisions = 0
    state = states[i]
    while state.phase != OVER and decisions < limit:
        seat = 0
        while state.deciding[seat] == 0:
            seat += 1
        width, depth = int(widths[seat]), int(depths[seat])
        if seat % 2 == 0:
            move, _ = best_line(state, book[0], minds[0], beam, seat, width, depth)
        else:
            move, _ = best_line(state, book[0], minds[1], beam, seat, width, depth)
        beam.log[0, 0] = 0
        play(state, book[0], beam.log, seat, move)
        decisions += 1
    return decisions
