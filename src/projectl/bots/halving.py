"""Sequential halving at the root of a tree: how long its candidates are looked at before the worse half is dropped.

A search is begun, goes on until it says that it is over, and is then read. Whoever runs it says what the clock shows,
and nothing else; with a number of nodes not even that.

The candidates share the time in as many rounds as it takes to halve them until one is left. One simulation takes a
thousand times as long as another: it may have to expand new nodes, which costs decisions. So each slice between two
looks at the clock ends after as many simulations or decisions as the one before did in that time.
"""

from typing import Any, Final

from projectl.bots.beam import ROOT, Beam
from projectl.bots.evaluation import Mind
from projectl.bots.tree import (
    CANDIDATES,
    DECISIONS,
    LONGEST,
    LOOKED,
    NODES,
    ROOT_NODE,
    ROOT_STATE,
    ROUND,
    ROUNDS,
    SEEN_DECISIONS,
    SEEN_SIMULATIONS,
    SIMULATIONS,
    SLICE_DECISIONS,
    SLICE_SIMULATIONS,
    Tree,
    TreeSettings,
    mean_value,
    set_root,
    simulate,
)
from projectl.rules.chance import next_word
from projectl.rules.compiled import entry, rule
from projectl.rules.sight import blank
from projectl.rules.state import Book

SLICE_MS: Final = 3.0
"""Between two looks at the clock."""
TICK_MS: Final = 0.001
"""No slice is taken to be shorter, whatever a coarse clock shows."""
FASTER: Final = 8.0
"""A slice is at most so many times as long as the one before: a clock may show too little."""
UNLIMITED: Final = 1 << 60
WORTH: Final = 3
"""What is said of a turn: its chance to win, the points then ahead, and its visits."""


@rule
def is_better(tree: Tree, one: int, other: int) -> bool:
    """An edge at the root looks better than another; one that no simulation has followed never does."""
    if (tree.visits[one] > 0) != (tree.visits[other] > 0):
        return bool(tree.visits[one] > 0)
    seat = int(tree.seat[ROOT_NODE])
    return mean_value(tree, one, seat) > mean_value(tree, other, seat)


@rule
def halve(tree: Tree) -> None:
    """Put the candidates in order, the best first, and drop the worse half; the next round begins with a trial."""
    count = int(tree.counters[CANDIDATES])
    for k in range(1, count):
        edge, place = int(tree.candidates[k]), k
        while place > 0 and is_better(tree, edge, int(tree.candidates[place - 1])):
            tree.candidates[place] = tree.candidates[place - 1]
            place -= 1
        tree.candidates[place] = edge
    tree.counters[CANDIDATES] = (count + 1) // 2
    tree.counters[ROUND] += 1
    begin_slices(tree)


@rule
def begin_slices(tree: Tree) -> None:
    """One simulation, to see how long they take."""
    tree.counters[SLICE_SIMULATIONS] = 1
    tree.counters[SLICE_DECISIONS] = UNLIMITED
    tree.clock[LONGEST] = 0.0


@rule
def look_at_clock(tree: Tree, elapsed_ms: float, end_ms: float) -> None:
    """How much the next slice may do, by what was done since the last look."""
    counters = tree.counters
    done = int(counters[SIMULATIONS]) - int(counters[SEEN_SIMULATIONS])
    tried = int(counters[DECISIONS]) - int(counters[SEEN_DECISIONS])
    if done > 0:
        took = max(elapsed_ms - float(tree.clock[LOOKED]), TICK_MS)
        tree.clock[LONGEST] = max(float(tree.clock[LONGEST]), took / done)
        room = max(min(SLICE_MS, end_ms - elapsed_ms) / took, 0.0)
        counters[SLICE_SIMULATIONS] = max(1, int(done * min(room, FASTER)))
        counters[SLICE_DECISIONS] = max(1, int(tried * min(room, FASTER)))
    counters[SEEN_SIMULATIONS] = counters[SIMULATIONS]
    counters[SEEN_DECISIONS] = counters[DECISIONS]
    tree.clock[LOOKED] = elapsed_ms


@rule
def grow(
    tree: Tree, beam: Beam, book: Book, mind: Mind, rng: Any, settings: TreeSettings, simulations: int, decisions: int
) -> None:
    """So many simulations more, or until so many decisions were tried."""
    for _ in range(simulations):
        if tree.counters[DECISIONS] >= decisions:
            break
        simulate(tree, beam, book, mind, rng, settings)


@entry
def begin(
    tree: Tree, beam: Beam, book: Any, mind: Mind, rng: Any, settings: TreeSettings, seat: int, nodes: int
) -> int:
    """A new search for a seat, from the position in ROOT, whatever lies hidden there; how many candidates there are.

    With `nodes` it ends after so many decisions tried, with 0 by the clock.
    """
    blank(beam.states[ROOT], seat)
    for k in range(tree.words.shape[1]):
        tree.words[ROOT_STATE, k] = beam.words[ROOT, k]
    count = set_root(tree, beam, book[0], mind, rng, settings, seat, next_word(rng))
    tree.counters[NODES] = nodes
    rest = count - 1
    while rest > 0:
        tree.counters[ROUNDS] += 1
        rest >>= 1
    begin_slices(tree)
    return count


@entry
def go_on(
    tree: Tree,
    beam: Beam,
    book: Any,
    mind: Mind,
    rng: Any,
    settings: TreeSettings,
    elapsed_ms: float,
    think_ms: float,
) -> int:
    """Think for a few milliseconds more; 1 when the search is over.

    `elapsed_ms` of `think_ms` are over; with a number of nodes neither matters, and one call is all of the search.
    """
    counters = tree.counters
    rounds = int(counters[ROUNDS])
    while counters[NODES] > 0 and counters[ROUND] < rounds:
        decisions = int(counters[NODES]) * (int(counters[ROUND]) + 1) // rounds
        grow(tree, beam, book[0], mind, rng, settings, UNLIMITED, decisions)
        halve(tree)
    if counters[ROUND] == rounds:
        return 1
    look_at_clock(tree, elapsed_ms, think_ms * (int(counters[ROUND]) + 1) / rounds)
    while elapsed_ms + float(tree.clock[LONGEST]) >= think_ms * (int(counters[ROUND]) + 1) / rounds:
        halve(tree)
        if counters[ROUND] == rounds:
            return 1
    decisions = min(UNLIMITED, int(counters[DECISIONS]) + int(counters[SLICE_DECISIONS]))
    grow(tree, beam, book[0], mind, rng, settings, int(counters[SLICE_SIMULATIONS]), decisions)
    return 0


@entry
def read_turn(tree: Tree, k: int, line: Any, worth: Any) -> int:
    """Write the decisions of the turn that looked k-th best and its WORTH; how many decisions."""
    edge, seat = int(tree.candidates[k]), int(tree.seat[ROOT_NODE])
    for step in range(int(tree.length[edge])):
        line[step] = tree.line[edge, step]
    worth[0] = mean_value(tree, edge, seat)
    worth[1] = float(tree.margin_sum[edge]) / float(max(1, int(tree.visits[edge])))
    worth[2] = float(int(tree.visits[edge]))
    return int(tree.length[edge])


@entry
def pick_turns(tree: Tree, count: int, most: int, chosen: Any) -> int:
    """Write the numbers of the turns that looked best, no two of which begin alike; how many."""
    found = 0
    for k in range(count):
        is_new = found < most
        for other in range(found):
            first = tree.line[int(tree.candidates[int(chosen[other])]), 0]
            is_new = is_new and first != tree.line[int(tree.candidates[k]), 0]
        if is_new:
            chosen[found] = k
            found += 1
    return found
