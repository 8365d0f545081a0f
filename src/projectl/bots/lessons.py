"""Games for the network to learn from, played in compiled code from the first turn to the last.

Everybody at the table plays alike: the beam by the hand-written evaluation; the same, with the network choosing among
the turns it found; or the beam by the network. Before each decision what its seat does not know is dealt anew.
"""

from typing import Any

from projectl.bots.beam import DEEPEST, ENDS, MATCH, ROOT, TRIAL, Beam
from projectl.bots.evaluation import Mind, look_around, market_key
from projectl.bots.exponential import exp
from projectl.bots.features import odds_of, write_own, write_shared
from projectl.bots.search import find_lines
from projectl.bots.touches import next_touch
from projectl.net.layout import FEATURES
from projectl.rules import refusals as no
from projectl.rules.actions import GAIN, PASS
from projectl.rules.chance import below
from projectl.rules.compiled import entry, rule
from projectl.rules.copying import copy
from projectl.rules.dealing import deal
from projectl.rules.legal import list_legal
from projectl.rules.order import holder_first
from projectl.rules.play import play, why_not
from projectl.rules.sight import blank
from projectl.rules.state import FINISHING, OVER, SEATS, TURN, Book, State

BY_HAND, CHOOSING, BY_NETWORK = range(3)
"""How everybody plays."""
BEFORE, AFTER, AMID = range(3)
"""When a position was written down: before a turn, after it, in the midst of it."""
ROW_SEAT, ROW_KIND, ROW_TURN, ROW_COLUMNS = range(4)
"""What is written down beside the features."""
TURN_ODDS, TURN_MARGIN, TURN_SEAT, TURN_STRAYED, TURN_COLUMNS = range(5)
"""What is written down of each turn: what its best line promised, and whether something else was played."""
PER: int = 10_000
"""Chances are asked in such parts."""


@rule
def happens(rng: Any, chance: float) -> bool:
    """Something of this probability."""
    return below(rng, PER) < chance * PER


@rule
def write_row(
    state: State, book: Book, mind: Mind, seat: int, rows: Any, notes: Any, at: int, kind: int, turn: int
) -> int:
    """Write a position down, if there is room and the turns are not over; how many there are then."""
    if at >= len(rows) or state.phase != TURN:
        return at
    write_shared(state, book, mind, seat)
    write_own(state, book, mind, seat)
    mind.net.key[0] = -1  # what was summed before belongs to another position
    for k in range(FEATURES):
        rows[at, k] = mind.net.features[k]
    notes[at, ROW_SEAT] = seat
    notes[at, ROW_KIND] = kind
    notes[at, ROW_TURN] = turn
    return at + 1


@rule
def best_line(beam: Beam, book: Book, mind: Mind, seat: int, count: int, manner: int) -> int:
    """The row of the best end of a turn; where the network chooses, by what it says of all of them."""
    best = int(beam.order[ENDS, 0])
    if manner == CHOOSING:
        for k in range(count):
            row = int(beam.order[ENDS, k])
            state = beam.states[row]
            beam.worth[row] = odds_of(state, book, mind, seat, market_key(state, mind))
            if float(beam.worth[row]) > float(beam.worth[best]) or k == 0:
                best = row
    return best


@rule
def drawn_line(beam: Beam, rng: Any, best: int, count: int, heat: float) -> int:
    """The row of an end drawn by its worth."""
    total, most = 0.0, float(beam.worth[best])
    for k in range(count):
        total += exp((float(beam.worth[int(beam.order[ENDS, k])]) - most) / heat)
    left = total * float(below(rng, 1 << 20)) / float(1 << 20)
    for k in range(count):
        row = int(beam.order[ENDS, k])
        left -= exp((float(beam.worth[row]) - most) / heat)
        if left < 0.0:
            return row
    return best


@rule
def write_amid(
    beam: Beam, book: Book, mind: Mind, rng: Any, seat: int, row: int, rows: Any, notes: Any, at: int, turn: int
) -> int:
    """Write down a position on the way to the end of a line."""
    length = int(beam.length[row])
    if length < 2:
        return at
    copy(beam.words, TRIAL, ROOT)
    trial = beam.states[TRIAL]
    for k in range(1 + below(rng, length - 1)):
        beam.log[0, 0] = 0
        play(trial, book, beam.log, seat, int(beam.line[row, k]))
    return write_row(trial, book, mind, seat, rows, notes, at, AMID, turn)


@rule
def play_line(beam: Beam, book: Book, seat: int, row: int) -> None:
    """Play a line until its turn ends, something is revealed, or what was dealt makes it impossible."""
    match, began = beam.states[MATCH], int(beam.states[MATCH].round_now)
    for k in range(int(beam.length[row])):
        move = int(beam.line[row, k])
        if match.phase != TURN or match.deciding[seat] == 0 or int(match.round_now) != began:
            return
        if why_not(match, book, seat, move) != no.ALLOWED:
            return
        beam.log[0, 0] = 0
        play(match, book, beam.log, seat, move)
        if move < GAIN:
            return


@rule
def is_strayed(beam: Beam, book: Book, rng: Any, seat: int, stray: float) -> bool:
    """Now and then: any decision at all, but not to pass."""
    if not happens(rng, stray):
        return False
    match = beam.states[MATCH]
    count = list_legal(match, book, seat, beam.moves)
    move = int(beam.moves[below(rng, count)])
    if move == PASS and count > 1:
        return False
    play(match, book, beam.log, seat, move)
    return True


@rule
def play_some(
    beam: Beam,
    book: Book,
    mind: Mind,
    rng: Any,
    seat: int,
    manner: int,
    width: int,
    most: int,
    chances: Any,
    rows: Any,
    notes: Any,
    at: int,
    turns: Any,
    turn: int,
    is_first: bool,
) -> int:
    """Decisions of a turn, as far as nothing is revealed; how many positions are written down then."""
    copy(beam.words, ROOT, MATCH)
    root = beam.states[ROOT]
    blank(root, seat)
    deal(root, book, beam.hand, rng)
    if is_first:
        look_around(mind, root)
        at = write_row(root, book, mind, seat, rows, notes, at, BEFORE, turn)
    if is_strayed(beam, book, rng, seat, float(chances[0])):
        turns[turn, TURN_STRAYED] = 1.0
        return at
    count = find_lines(beam, book, mind, rng, seat, width, DEEPEST, most, 0.0)
    best = best_line(beam, book, mind, seat, count, manner)
    if is_first and manner != BY_HAND:
        state = beam.states[best]
        odds_of(state, book, mind, seat, market_key(state, mind))
        turns[turn, TURN_ODDS] = mind.net.found[0]
        turns[turn, TURN_MARGIN] = mind.net.found[1]
    row = drawn_line(beam, rng, best, count, float(chances[2])) if happens(rng, float(chances[1])) else best
    if row != best:
        turns[turn, TURN_STRAYED] = 1.0
    if happens(rng, float(chances[3])):
        at = write_row(beam.states[row], book, mind, seat, rows, notes, at, AFTER, turn)
    if happens(rng, float(chances[3])):
        at = write_amid(beam, book, mind, rng, seat, row, rows, notes, at, turn)
    play_line(beam, book, seat, row)
    return at


@entry
def play_lesson(
    states: Any,
    book: Any,
    mind: Mind,
    beam: Beam,
    rng: Any,
    manner: int,
    width: int,
    most: int,
    chances: Any,
    rows: Any,
    notes: Any,
    turns: Any,
    limit: int,
) -> int:
    """Play the game in this row of words out, writing positions down; how many of them.

    `chances`: of any decision at all, of a turn drawn by its worth, the worth that makes e times as likely, and of
    writing a position after and amid a turn. A game that does not end within its limits is worth nothing.
    """
    at, turn, last = 0, -1, -1
    match = beam.states[MATCH]
    for k in range(states.shape[1]):
        beam.words[MATCH, k] = states[0, k]
    mind.net.is_on[0] = 1 if manner == BY_NETWORK else 0
    for _ in range(limit):
        if match.phase == OVER:
            break
        seat = holder_first(match)
        beam.log[0, 0] = 0
        if match.phase == FINISHING:
            touch = next_touch(match, book[0], mind.fillings, seat, mind.pieces, mind.walk)
            play(match, book[0], beam.log, seat, touch)
            continue
        now = int(match.round_now) * SEATS + seat
        is_first = now != last
        if is_first:
            last = now
            turn += 1
            if turn == len(turns):
                at = 0
                break
            turns[turn, TURN_ODDS] = -1000.0
            turns[turn, TURN_SEAT] = seat
            turns[turn, TURN_STRAYED] = 0.0
        at = play_some(
            beam, book[0], mind, rng, seat, manner, width, most, chances, rows, notes, at, turns, turn, is_first
        )
    for k in range(states.shape[1]):
        states[0, k] = beam.words[MATCH, k]
    if turn + 1 < len(turns):
        turns[turn + 1, TURN_SEAT] = -1.0
    return at
