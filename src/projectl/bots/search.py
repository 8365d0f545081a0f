"""Search in compiled code: the best lines of decisions for the turn of one seat, by a beam.

Every legal decision is tried in every position of the beam, and the positions worth most are kept, until the turn is
over: of those between two actions so many, of those inside an action half as many. Only positions compare that have as
many actions left. Two orders of the same decisions lead to the same position, and one of them is followed. The last
turn of a game is looked at more broadly: nothing comes after it that could make good what it misses. Puzzles revealed
on the way are not taken: nobody knows them yet.
"""

from typing import Any, Final

from projectl.bots.beam import (
    BETWEEN,
    CHOOSING,
    DEEPEST,
    ENDS,
    INSIDE,
    KINDS_OF_LISTS,
    LISTS,
    MATCH,
    ROOT,
    SEARCHES,
    TRIAL,
    TRIED,
    WIDEST,
    Beam,
    copy_row,
    is_known,
    keep,
    kind_of,
)
from projectl.bots.evaluation import Mind, advantage, look_around, market_key, turns_left
from projectl.bots.features import odds_of
from projectl.bots.manner import CHAMPION, RANDOM, SEARCH, TREE
from projectl.bots.random import any_move
from projectl.bots.touches import next_touch
from projectl.rules.actions import GAIN, PASS, TAKE_DECK
from projectl.rules.chance import below
from projectl.rules.compiled import entry, rule
from projectl.rules.copying import copy
from projectl.rules.dealing import deal
from projectl.rules.decks import puzzle_at
from projectl.rules.legal import list_legal
from projectl.rules.order import holder_first
from projectl.rules.play import play
from projectl.rules.sight import blank
from projectl.rules.state import FINISHING, NONE, OVER, SOLO, TURN, Book, State

LAST: Final = 2
"""A last turn is searched with so many times the lines."""


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
def width_at(state: State, mind: Mind, seat: int, width: int) -> int:
    """How many lines to follow: more in the last turn of a seat."""
    is_last = state.final_round > 0 and turns_left(state, mind, seat) <= 0.0
    return min(WIDEST, width * LAST) if is_last and width > 1 else width


@rule
def try_decisions(
    beam: Beam, book: Book, mind: Mind, rng: Any, seat: int, row: int, width: int, depth: int, most: int, noise: float
) -> None:
    """Every decision in one position: ends of the turn to ENDS, others into the list of their kind."""
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
        market = market_key(trial, mind)
        if is_known(beam, seat, market):
            continue
        if mind.net.is_on[0] == 1:
            worth = odds_of(trial, book, mind, seat, market)
        else:
            worth = advantage(trial, book, mind, seat, market)
        if noise > 0.0:
            worth += noise * (below(rng, 2001) - 1000) / 1000.0
        if move == PASS:
            worth -= 20.0 if is_given_up(trial) else 0.01
        beam.worth[TRIAL] = worth
        if is_turn_over(trial, beam.states[ROOT], seat) or length + 1 == depth:
            keep(beam, ENDS, most)
        else:
            kind = kind_of(trial, seat)
            keep(beam, int(beam.into[kind]), (width + 1) // 2 if kind == INSIDE else width)


@rule
def go_through(
    beam: Beam, book: Book, mind: Mind, rng: Any, seat: int, kind: int, width: int, depth: int, most: int, noise: float
) -> bool:
    """Every decision in all positions of a kind; False if there are none."""
    among = int(beam.into[kind])
    if beam.size[among] == 0:
        return False
    beam.into[kind] = among ^ 1
    beam.size[among ^ 1] = 0
    for k in range(int(beam.size[among])):
        try_decisions(beam, book, mind, rng, seat, int(beam.order[among, k]), width, depth, most, noise)
    return True


@rule
def find_lines(
    beam: Beam, book: Book, mind: Mind, rng: Any, seat: int, width: int, depth: int, most: int, noise: float
) -> int:
    """The best lines from the position in ROOT to the end of the turn, or so many decisions far; how many."""
    look_around(mind, beam.states[ROOT])
    beam.facts[SEARCHES] += 1
    for among in range(LISTS):
        beam.size[among] = 0
    for kind in range(KINDS_OF_LISTS):
        beam.into[kind] = 2 * kind
    beam.length[ROOT] = 0
    copy_row(beam, TRIAL, ROOT)
    kind = kind_of(beam.states[ROOT], seat)
    keep(beam, int(beam.into[kind]), 1)
    # Between actions, then inside them, then what they leave open; again and again, until all turns are over.
    kind, idle = BETWEEN, 0
    while idle < KINDS_OF_LISTS:
        if go_through(beam, book, mind, rng, seat, kind, width, depth, most, noise):
            idle = 0
            kind = INSIDE if kind == BETWEEN else kind
        else:
            idle += 1
            kind = BETWEEN if kind == CHOOSING else kind + 1
    return int(beam.size[ENDS])


@rule
def best_decision(beam: Beam, book: Book, mind: Mind, rng: Any, seat: int, width: int, depth: int, noise: float) -> int:
    """The first decision of the best line from the position in ROOT."""
    root = beam.states[ROOT]
    if root.phase == FINISHING:
        return next_touch(root, book, mind.fillings, seat, mind.pieces, mind.walk)
    find_lines(beam, book, mind, rng, seat, width_at(root, mind, seat, width), depth, 1, noise)
    return int(beam.line[int(beam.order[ENDS, 0]), 0])


@rule
def needs_tree(root: State, kind: int) -> bool:
    """Whether a bot of this kind searches a tree here: CHAMPION does in solo, because its beam is weaker there."""
    return bool(kind == TREE or (kind == CHAMPION and root.options.variant == SOLO))


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
    if needs_tree(root, kind) and root.phase != FINISHING:
        return SEARCH
    mind.net.is_on[0] = 1 if kind == CHAMPION else 0
    move = best_decision(beam, book[0], mind, rng, seat, width, depth, noise)
    mind.net.is_on[0] = 0
    return move


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
