"""Room for a search of turns: lists of positions, the best first, and a memory of those that were seen already.

Positions are kept in lists of their kind, so that only those compare that have done as much: between two actions,
inside an action, and before a choice that an action has left open. A list for the next step of each kind lies beside
the one that is being gone through.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from projectl.bots.evaluation import LOW, mixed, supply_key
from projectl.rules.actions import ACTIONS
from projectl.rules.compiled import rule
from projectl.rules.copying import copy, words
from projectl.rules.dealing import new_hand
from projectl.rules.events import LOG_COLUMNS, LOG_ROWS
from projectl.rules.state import (
    BLACK,
    FREE,
    LEVEL_UP,
    NONE,
    ORDINARY,
    RECYCLE,
    REWARD,
    SLOTS,
    STATE,
    WHITE,
    State,
)

WIDEST: Final = 256
DEEPEST: Final = 16
BETWEEN, INSIDE, CHOOSING, KINDS_OF_LISTS = range(4)
"""The kinds of positions in mid-turn: nothing is begun; an action goes on; it is done but for a choice."""
ENDS: Final = 2 * KINDS_OF_LISTS
"""The list of the ends of turns; before it two lists of each kind."""
LISTS: Final = ENDS + 1
ROOT: Final = LISTS * WIDEST
TRIAL: Final = ROOT + 1
MATCH: Final = TRIAL + 1
ROWS: Final = MATCH + 1
TRIED, SEARCHES, FACTS = range(3)
"""What a beam counts: decisions tried, and searches begun."""
SEEN: Final = 1 << 13


class Beam(NamedTuple):
    """Room for a search: a row for each position, with the decisions that led to it and what it is worth."""

    states: Any
    words: Any  # the same memory
    line: Any
    length: Any
    worth: Any
    order: Any  # the rows of each list
    size: Any
    into: Any  # for each kind the list that positions are put into
    seen: Any  # keys of positions that were evaluated
    log: Any
    moves: Any
    facts: Any
    hand: Any  # to deal hidden cards from


def new_beam() -> Beam:
    """Room for the widest search; 1.9 MB."""
    states: Any = np.zeros(ROWS, STATE)
    return Beam(
        states=states,
        words=words(states),
        line=np.zeros((ROWS, DEEPEST), np.int16),
        length=np.zeros(ROWS, np.int8),
        worth=np.zeros(ROWS, np.float64),
        order=np.zeros((LISTS, WIDEST), np.int16),
        size=np.zeros(LISTS, np.int16),
        into=np.zeros(KINDS_OF_LISTS, np.int16),
        seen=np.zeros(SEEN, np.int64),
        log=np.zeros((LOG_ROWS, LOG_COLUMNS), np.int16),
        moves=np.zeros(ACTIONS, np.int16),
        facts=np.zeros(FACTS, np.int64),
        hand=new_hand(),
    )


@rule
def kind_of(state: State, seat: int) -> int:
    """In which lists a position in mid-turn belongs."""
    pending = int(state.pending[seat])
    if pending == FREE:
        return BETWEEN
    return CHOOSING if pending in (REWARD, LEVEL_UP, RECYCLE) else INSIDE


@rule
def begun_key(state: State, seat: int) -> int:
    """What a seat has begun, in one number."""
    key = int(state.pending[seat]) + 8 * int(state.master_used[seat]) + 16 * int(state.black_taken[seat])
    key = key * 8 + int(state.steps[seat])
    key = key * 16 + int(state.raised[seat]) + 1
    key = key * 4 + int(state.recycling[seat]) + 1
    key = key * 8 + int(state.recycled[seat])
    for k in range(SLOTS):
        key = key * 128 + int(state.open_rewards[seat, k]) + 1
    if state.options.ghost == 1:
        for piece in range(ORDINARY):
            key = mixed(key + int(state.ghost_parts[seat, piece]))
    return key


@rule
def key_of_turn(state: State, seat: int, market: int) -> int:
    """A position of a turn in one number: the same whatever the order of the decisions that led there.

    In which slot a puzzle lies does not matter, nor how the pieces lie on it, nor what was revealed on the way.
    """
    key = supply_key(state.supply[seat]) + 3 * supply_key(state.reserve) + market
    for slot in range(SLOTS):
        puzzle = int(state.puzzle[seat, slot])
        if puzzle != NONE:
            is_placed_on = int(state.placed_on[seat]) >> slot & 1
            key += mixed((puzzle << 27) + (int(state.filled[seat, slot]) << 1) + is_placed_on + 7)
    time = (int(state.round_now) * 8 + int(state.actions_left[seat])) * 4 + int(state.phase)
    time = (time * 128 + int(state.deck_size[WHITE])) * 128 + int(state.deck_size[BLACK])
    return mixed((key & LOW) + mixed(time * 256 + int(state.finished_size)) + mixed(begun_key(state, seat)))


@rule
def is_known(beam: Beam, seat: int, market: int) -> bool:
    """The search has come to the position of the trial before, by other decisions or the same in another order.

    Where a position is remembered depends on nothing but itself, so that a search finds the same after any others.
    """
    key = key_of_turn(beam.states[TRIAL], seat, market)
    place, mark = key & SEEN - 1, mixed(key + int(beam.facts[SEARCHES]))
    if int(beam.seen[place]) == mark:
        return True
    beam.seen[place] = mark
    return False


@rule
def copy_row(beam: Beam, to: int, source: int) -> None:
    """A position with its line and worth."""
    copy(beam.words, to, source)
    for k in range(DEEPEST):
        beam.line[to, k] = beam.line[source, k]
    beam.length[to] = beam.length[source]
    beam.worth[to] = beam.worth[source]


@rule
def keep(beam: Beam, among: int, most: int) -> None:
    """Put the trial into a list if it is good enough; equal worth is taken for as good a position."""
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
