"""What a puzzle that can be taken would cost: the fewest actions from now until it is full, and how; as rows.

A *way* is a row of `ways` (`COLUMNS`), with its decisions in `moves`, taking included, the action each belongs to in
`action`, the turn that it falls into in `turn`, and what it leaves of the supply in `left`, before the pieces on the
puzzle come back. Way 0 is the shortest;
for each shape that it uses up the shortest that leaves it alone may follow. `told` has the numbers of those to tell.
"""

import threading
from typing import Any, Final, NamedTuple

import numpy as np

from projectl.rules import refusals as no
from projectl.rules.actions import DONE, GHOST_ACTION, TAKE_DECK, TAKE_REWARD
from projectl.rules.chance import start
from projectl.rules.compiled import entry, rule
from projectl.rules.dealing import deal, new_hand
from projectl.rules.decks import puzzle_at
from projectl.rules.events import new_log
from projectl.rules.order import ACTIONS_A_TURN
from projectl.rules.play import play, why_not
from projectl.rules.state import KINDS, LINE_CLEAR, NONE, STATE, Book
from projectl.rules.turn import free_slot
from projectl.solver.cost import NEVER, of_shape
from projectl.solver.decisions import plan
from projectl.solver.exact import CHOSEN, DEPTH, MOST_MOVES, MOVES, NODES, Trail
from projectl.solver.fillings import Fillings, know

COLUMNS: Final = ("actions", "keeps", "is_late", "moves", "chosen", "tried")
"""The fewest actions, taking included, -1 where no way is known; the shape left alone, or -1; whether the game is sure
to be over before; how many decisions; the multiset that fills it; and how many steps were tried."""
ACTIONS, KEEPS, IS_LATE, LENGTH, PACKED, TRIED = range(len(COLUMNS))
WAYS: Final = KINDS + 1
OTHERS: Final = 2
"""Other ways that are told, and how many more actions one may take: what is dearer is no choice."""
DEARER: Final = 1
WORK: Final = 30_000_000
"""Steps times the ways to fill it, all of which each step looks at: a puzzle of one's own may have thousands."""
MOST_STEPS: Final = 10_000
"""Steps that the search for a way may try, if nobody says otherwise: most take a few milliseconds, none much more than
a hundred."""
FACTS: Final = ("puzzle", "slot", "spent", "limit", "told")
"""The puzzle, the slot it would lie in, the actions of this turn that are spent, the steps that each search may try,
and how many ways are told."""
PUZZLE, SLOT, SPENT, LIMIT, TOLD = range(len(FACTS))


class Taking(NamedTuple):
    """Room for plans; 25 kB."""

    states: Any  # the position that is asked about, and where it is tried
    ways: Any
    moves: Any
    action: Any
    turn: Any  # 0 for the one that is played now
    left: Any
    told: Any
    facts: Any
    supply: Any
    held: Any
    reserve: Any
    log: Any
    hand: Any
    rng: Any


def new_taking() -> Taking:
    """Empty room."""
    return Taking(
        states=np.zeros(1, STATE),
        ways=np.zeros((WAYS, len(COLUMNS)), np.int64),
        moves=np.zeros((WAYS, MOST_MOVES), np.int16),
        action=np.zeros((WAYS, MOST_MOVES), np.int8),
        turn=np.zeros((WAYS, MOST_MOVES), np.int8),
        left=np.zeros((WAYS, KINDS), np.int64),
        told=np.zeros(1 + OTHERS, np.int64),
        facts=np.zeros(len(FACTS), np.int64),
        supply=np.zeros(KINDS, np.int64),
        held=np.zeros(KINDS, np.int64),
        reserve=np.zeros(KINDS, np.int64),
        log=new_log(),
        hand=new_hand(),
        rng=np.zeros(4, np.int64),
    )


_kept: Final = threading.local()


def taking() -> Taking:
    """The room of this thread."""
    if not hasattr(_kept, "taking"):
        _kept.taking = new_taking()
    found: Taking = _kept.taking
    return found


@rule
def write_moves(taking: Taking, trail: Trail, way: int, source: int) -> int:
    """Write the decisions of a way that was found; how many actions. A Ghost action goes on until it is done [G1]."""
    spent, count, is_ghost = int(taking.facts[SPENT]), 0, False
    taking.moves[way, 0] = source
    taking.action[way, 0] = 0
    taking.turn[way, 0] = spent // ACTIONS_A_TURN
    for k in range(int(trail.facts[MOVES])):
        move = int(trail.moves[k])
        count += int(not is_ghost)
        taking.moves[way, k + 1] = move
        taking.action[way, k + 1] = count
        taking.turn[way, k + 1] = (spent + count) // ACTIONS_A_TURN
        is_ghost = (is_ghost or GHOST_ACTION <= move < TAKE_REWARD) and move != DONE
    taking.ways[way, LENGTH] = int(trail.facts[MOVES]) + 1
    return count + 1


@rule
def find_way(
    taking: Taking, trail: Trail, table: Fillings, book: Book, way: int, source: int, keeps: int, final_turn: int
) -> bool:
    """Whether there is a way with the pieces of `held`; it is written down. The last turn of the game is given."""
    facts, row = taking.facts, taking.ways[way]
    region = int(book.recess[int(facts[PUZZLE])])
    limit, slot = int(facts[LIMIT]), int(facts[SLOT])
    found = plan(trail, table, taking.states[0], region, taking.held, taking.reserve, slot, limit)
    row[ACTIONS], row[KEEPS], row[LENGTH], row[TRIED] = NONE, keeps, 0, int(trail.facts[NODES])
    if found < 0 or found >= NEVER:
        return False
    row[ACTIONS] = write_moves(taking, trail, way, source)
    row[PACKED] = int(trail.facts[CHOSEN])
    row[IS_LATE] = int((int(facts[SPENT]) + int(row[ACTIONS]) - 1) // ACTIONS_A_TURN > final_turn)
    for piece in range(KINDS):
        kept = int(taking.supply[piece]) - int(taking.held[piece])
        after = int(trail.supply[int(trail.facts[DEPTH]), piece])
        taking.left[way, piece] = kept + after - of_shape(int(row[PACKED]), piece)
    return True


@rule
def is_choice(taking: Taking, way: int) -> bool:
    """Whether a way is worth telling beside the best: not much dearer, and from other pieces than those before it."""
    if taking.ways[way, ACTIONS] > taking.ways[0, ACTIONS] + DEARER:
        return False
    for other in range(1, way):
        if taking.ways[other, PACKED] == taking.ways[way, PACKED]:
            return False
    return True


@rule
def tell(taking: Taking, ways: int) -> None:
    """The best way and the shortest others."""
    taking.told[0] = 0
    count = 1
    for dearer in range(DEARER + 1):
        for way in range(1, ways):
            if count <= OTHERS and taking.ways[way, ACTIONS] == taking.ways[0, ACTIONS] + dearer:
                taking.told[count] = way
                count += 1
    taking.facts[TOLD] = count


@rule
def last_turn(taking: Taking, book: Book, seat: int, source: int) -> int:
    """[E2] the turn of the seat after which the game is over if it takes the puzzle now, which may bring that about.

    [L6] the rounds of Line Clear are beats, of which a seat plays but two in a circuit: there nobody knows.
    """
    state = taking.states[0]
    round_now = int(state.round_now)
    start(taking.rng, 0, 0)
    deal(state, book, taking.hand, taking.rng)
    taking.log[0, 0] = 0
    play(state, book, taking.log, seat, source)
    if state.options.variant == LINE_CLEAR or state.final_round <= 0:
        return MOST_MOVES
    return int(state.final_round) - round_now


@rule
def plan_taking(taking: Taking, trail: Trail, table: Fillings, book: Book, seat: int, source: int, nodes: int) -> int:
    """Plan to take the puzzle at a source, from the position in `states`, which is used up; the refusal if it may not.

    What lies on other puzzles stays there, and the others are taken to leave the reserve alone.
    """
    state, facts = taking.states[0], taking.facts
    if source >= TAKE_DECK:
        return no.NO_PUZZLE_THERE  # [R2] nobody has seen the top of a deck
    refusal = why_not(state, book, seat, source)
    if refusal != no.ALLOWED:
        return refusal
    facts[PUZZLE] = puzzle_at(state, source)
    facts[SLOT] = free_slot(state, seat)
    facts[SPENT] = ACTIONS_A_TURN - int(state.actions_left[seat])
    known = know(table, int(book.recess[int(facts[PUZZLE])]))
    facts[LIMIT] = nodes if known == NONE else min(nodes, WORK // max(1, int(table.count[known])))
    for piece in range(KINDS):
        taking.supply[piece] = state.supply[seat, piece]
        taking.held[piece] = state.supply[seat, piece]
        taking.reserve[piece] = state.reserve[piece]
    final_turn = last_turn(taking, book, seat, source)
    ways = 1
    if find_way(taking, trail, table, book, 0, source, NONE, final_turn):
        for piece in range(KINDS):
            count = int(taking.supply[piece])
            if count > 0 and taking.left[0, piece] < count:
                taking.held[piece] = 0
                is_way = find_way(taking, trail, table, book, ways, source, piece, final_turn)
                taking.held[piece] = count
                ways += int(is_way and is_choice(taking, ways))
    tell(taking, ways)
    return no.ALLOWED


@entry
def plan_take(taking: Taking, trail: Trail, table: Fillings, book: Any, seat: int, source: int, nodes: int) -> int:
    """The same, for Python."""
    return plan_taking(taking, trail, table, book[0], seat, source, nodes)
