"""Monte Carlo tree search in compiled code, over whole turns, with chance at reveals.

A *node* is a position before the turn of a seat; its *edges* are the best turns that the beam finds there, each a line
of decisions. Each simulation walks down the tree from the root and back:

- *Determinization*: what the seat at the root does not know is dealt anew, so it counts on no card it cannot know.
  What a line reveals decides which node comes next.
- *Selection*: at the root by sequential halving, which visits all candidates equally often and again and again drops
  the worse half, so that those left are looked at ever closer; further down by PUCT, the best mean value so far and
  more for an edge of high prior and few visits. Everybody at the table wants their own best.
- *Expansion*: a node met for the first time gets its edges, with priors from the beam.
- *Evaluation*: there is no rollout; the walk ends after the next turn of the root's seat, and that position is
  evaluated. After turns of others, or after one edge's two turns and another's one, positions would not compare.
- *Backup*: every edge on the path gets a visit and the value for every seat.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from projectl.bots.beam import DEEPEST, ENDS, ROOT, TRIED, Beam
from projectl.bots.evaluation import Mind, evaluate
from projectl.bots.exponential import exp
from projectl.bots.search import find_lines, width_at
from projectl.bots.touches import next_touch
from projectl.rules import refusals as no
from projectl.rules.chance import start
from projectl.rules.compiled import rule
from projectl.rules.copying import copy, words
from projectl.rules.dealing import deal
from projectl.rules.order import holder_first
from projectl.rules.play import play, why_not
from projectl.rules.state import FINISHING, GRID, NONE, OVER, ROW, SEATS, STATE, Book, State

MOST_NODES: Final = 1 << 14
MOST_EDGES: Final = 1 << 16
PLACES: Final = 1 << 15
DEEP: Final = 24
MOST_CANDIDATES: Final = 64
ROOT_NODE: Final = 0
"""The node of the position to decide in; its edges come first."""
CURRENT: Final = MOST_NODES
"""The row of the position that a simulation has come to."""
ROOT_STATE: Final = MOST_NODES + 1
"""The row of the position to decide in, blanked: what is hidden is dealt anew for every simulation."""
NODES_USED, EDGES_USED, DECISIONS, SIMULATIONS, SEED, CANDIDATES, ROUND, ROUNDS, NODES = range(9)
"""What a search counts; CANDIDATES are the edges at the root that sequential halving has left, ROUNDS its rounds, NODES
the decisions to try, 0 where it thinks by the clock."""
SLICE_SIMULATIONS, SLICE_DECISIONS, SEEN_SIMULATIONS, SEEN_DECISIONS, COUNTERS = range(9, 14)
"""What may be done until the next look at the clock, and what had been done at the last one."""
LOOKED, LONGEST, CLOCKS = range(3)
"""Milliseconds at the last look at the clock, and of the longest simulation of this round."""


class TreeSettings(NamedTuple):
    """How a tree is searched."""

    c_puct: float = 0.05  # how much PUCT favours an edge of high prior and few visits
    prior_temperature: float = 1.0  # points by which a line must be better for e times the prior
    root_width: int = 40  # of the beam at the root
    root_edges: int = 24  # the candidates of sequential halving
    inner_width: int = 6  # of the beam further down
    inner_edges: int = 6
    determinizations: int = 32  # different deals of the hidden cards
    own_turns: int = 2  # of the root's seat, before a position is evaluated


TREE_SETTINGS: Final = TreeSettings()
HINT_SETTINGS: Final = TreeSettings(root_width=MOST_CANDIDATES, root_edges=MOST_CANDIDATES)
"""More turns to choose from than the best one needs."""


class Tree(NamedTuple):
    """Room for a search; 21 MB whatever the budget."""

    states: Any
    words: Any  # the same memory
    seat: Any  # whose turn it is at a node
    first_edge: Any  # of a node
    edges: Any  # how many a node has; 0 before it is expanded
    key: Any
    place: Any
    line: Any  # the decisions of an edge
    length: Any
    prior: Any
    visits: Any
    value_sum: Any  # the chance to win of each seat, summed over the visits of an edge
    margin_sum: Any  # the points ahead of the one whose turn it is, summed
    candidates: Any  # the edges at the root, those that are left first
    path: Any
    value: Any
    counters: Any
    clock: Any
    deal_rng: Any


def new_tree() -> Tree:
    """An empty tree."""
    states: Any = np.zeros(ROOT_STATE + 1, STATE)
    return Tree(
        states=states,
        words=words(states),
        seat=np.zeros(MOST_NODES, np.int8),
        first_edge=np.zeros(MOST_NODES, np.int32),
        edges=np.zeros(MOST_NODES, np.int8),
        key=np.zeros(MOST_NODES, np.int64),
        place=np.zeros(PLACES, np.int16),
        line=np.zeros((MOST_EDGES, DEEPEST), np.int16),
        length=np.zeros(MOST_EDGES, np.int8),
        prior=np.zeros(MOST_EDGES, np.float32),
        visits=np.zeros(MOST_EDGES, np.int32),
        value_sum=np.zeros((MOST_EDGES, SEATS), np.float32),
        margin_sum=np.zeros(MOST_EDGES, np.float32),
        candidates=np.zeros(MOST_CANDIDATES, np.int16),
        path=np.zeros((DEEP, 2), np.int32),
        value=np.zeros((2, SEATS), np.float64),
        counters=np.zeros(COUNTERS, np.int64),
        clock=np.zeros(CLOCKS, np.float64),
        deal_rng=np.zeros(4, np.int64),
    )


@rule
def add_node(tree: Tree, row: int, seat: int, key: int, place: int) -> int:
    """A node for the position in a row."""
    node = int(tree.counters[NODES_USED])
    tree.counters[NODES_USED] += 1
    copy(tree.words, node, row)
    tree.seat[node] = seat
    tree.edges[node] = 0
    tree.key[node] = key
    tree.place[place] = node
    return node


@rule
def key_of(state: State, edge: int) -> int:
    """What a node is found by: the edge that led there, and what it revealed."""
    key = edge + 1
    for k in range(ROW):
        key = (key * 131 + int(state.row[0, k]) + 1) * 131 + int(state.row[1, k]) + 1
        key ^= key >> 29
    for k in range(GRID):
        key = key * 131 + int(state.grid[k]) + 1
        key ^= key >> 29
    return key & (1 << 62) - 1


@rule
def place_of(tree: Tree, key: int) -> int:
    """Where a node with this key is, or would be."""
    place = (key * 0x9E3779B97F4A7C15 >> 40) & PLACES - 1
    while tree.place[place] != NONE and tree.key[int(tree.place[place])] != key:
        place = (place + 1) & PLACES - 1
    return place


@rule
def add_edge(tree: Tree, beam: Beam, book: Book, mind: Mind, row: int, seat: int) -> None:
    """One more edge, with the value at the end of its line as its first visit; at the root until there is one."""
    edge = int(tree.counters[EDGES_USED])
    tree.counters[EDGES_USED] += 1
    for k in range(DEEPEST):
        tree.line[edge, k] = beam.line[row, k]
    tree.length[edge] = beam.length[row]
    evaluate(beam.states[row], book, mind, tree.value)
    tree.visits[edge] = int(tree.counters[NODES_USED] > 1)
    for other in range(SEATS):
        tree.value_sum[edge, other] = tree.value[0, other]
    tree.margin_sum[edge] = tree.value[1, seat]


@rule
def expand(tree: Tree, beam: Beam, book: Book, mind: Mind, rng: Any, settings: TreeSettings, node: int) -> None:
    """Find the edges of a node, with priors: a softmax over what the beam finds their lines worth."""
    for k in range(tree.words.shape[1]):
        beam.words[ROOT, k] = tree.words[node, k]
    seat = int(tree.seat[node])
    before = int(beam.facts[TRIED])
    width, most = settings.inner_width, settings.inner_edges
    if node == ROOT_NODE:
        width, most = width_at(tree.states[node], mind, seat, settings.root_width), settings.root_edges
    count = find_lines(beam, book, mind, rng, seat, width, DEEPEST, most, 0.0)
    tree.counters[DECISIONS] += int(beam.facts[TRIED]) - before
    first, total = int(tree.counters[EDGES_USED]), 0.0
    best = float(beam.worth[int(beam.order[ENDS, 0])])
    for k in range(count):
        row = int(beam.order[ENDS, k])
        prior = exp((float(beam.worth[row]) - best) / settings.prior_temperature)
        total += prior
        tree.prior[first + k] = prior
        add_edge(tree, beam, book, mind, row, seat)
    for k in range(count):
        tree.prior[first + k] /= total
    tree.first_edge[node] = first
    tree.edges[node] = count


@rule
def mean_value(tree: Tree, edge: int, seat: int) -> float:
    """Q: the chance of a seat to win with an edge, over all its visits; at first sight where there was none."""
    return float(tree.value_sum[edge, seat]) / float(max(1, int(tree.visits[edge])))


@rule
def select(tree: Tree, settings: TreeSettings, node: int) -> int:
    """The edge to follow by PUCT: mean value + c_puct * prior * sqrt(visits of the node) / (1 + visits of the edge)."""
    seat, first = int(tree.seat[node]), int(tree.first_edge[node])
    last = first + int(tree.edges[node])
    visits = 0
    for edge in range(first, last):
        visits += int(tree.visits[edge])
    explored = np.sqrt(float(visits))
    best, found = -1.0, first
    for edge in range(first, last):
        bonus = settings.c_puct * float(tree.prior[edge]) * explored / (1.0 + float(int(tree.visits[edge])))
        worth = mean_value(tree, edge, seat) + bonus
        if worth > best:
            best, found = worth, edge
    return found


@rule
def least_visited(tree: Tree) -> int:
    """The candidate at the root to look at next: sequential halving visits all that are left equally often."""
    found = int(tree.candidates[0])
    for k in range(int(tree.counters[CANDIDATES])):
        if tree.visits[int(tree.candidates[k])] < tree.visits[found]:
            found = int(tree.candidates[k])
    return found


@rule
def play_edge(tree: Tree, book: Book, beam: Beam, seat: int, edge: int) -> None:
    """Play the line of an edge; where a reveal has made it impossible, it ends before that."""
    state = tree.states[CURRENT]
    for k in range(int(tree.length[edge])):
        move = int(tree.line[edge, k])
        if state.deciding[seat] == 0 or why_not(state, book, seat, move) != no.ALLOWED:
            return
        beam.log[0, 0] = 0
        play(state, book, beam.log, seat, move)
        tree.counters[DECISIONS] += 1


@rule
def play_touches(tree: Tree, book: Book, mind: Mind, beam: Beam) -> None:
    """[E3] Finishing Touches of everybody, the best there are."""
    state = tree.states[CURRENT]
    while state.phase == FINISHING:
        seat = holder_first(state)
        beam.log[0, 0] = 0
        play(state, book, beam.log, seat, next_touch(state, book, mind.fillings, seat, mind.pieces, mind.walk))
        tree.counters[DECISIONS] += 1


@rule
def is_full(tree: Tree, settings: TreeSettings) -> bool:
    """There is no room for another node or its edges."""
    counters = tree.counters
    return bool(counters[NODES_USED] == MOST_NODES or counters[EDGES_USED] + settings.inner_edges > MOST_EDGES)


@rule
def forget_value(tree: Tree, edge: int) -> None:
    """Nothing is known of an edge."""
    for seat in range(SEATS):
        tree.value_sum[edge, seat] = 0.0
    tree.margin_sum[edge] = 0.0


@rule
def back_up(tree: Tree, depth: int) -> None:
    """A visit and the value found for every edge on the path."""
    for step in range(depth):
        edge = int(tree.path[step, 1])
        if tree.visits[edge] == 0:  # what it looked like before anybody answered does not count any more
            forget_value(tree, edge)
        tree.visits[edge] += 1
        for seat in range(SEATS):
            tree.value_sum[edge, seat] += tree.value[0, seat]
        tree.margin_sum[edge] += tree.value[1, int(tree.seat[int(tree.path[step, 0])])]


@rule
def simulate(tree: Tree, beam: Beam, book: Book, mind: Mind, rng: Any, settings: TreeSettings) -> None:
    """One walk down the tree and back."""
    copy(tree.words, CURRENT, ROOT_STATE)
    state = tree.states[CURRENT]
    edge = least_visited(tree)
    # The same determinizations for every edge, in the same order: luck should not decide between them.
    start(tree.deal_rng, int(tree.visits[edge]) % settings.determinizations, int(tree.counters[SEED]))
    deal(state, book, beam.hand, tree.deal_rng)
    node, depth, own = ROOT_NODE, 0, 0
    while True:
        tree.path[depth, 0] = node
        tree.path[depth, 1] = edge
        depth += 1
        own += 1 if tree.seat[node] == tree.seat[ROOT_NODE] else 0
        play_edge(tree, book, beam, int(tree.seat[node]), edge)
        if state.phase == FINISHING:
            play_touches(tree, book, mind, beam)
        if state.phase == OVER or own == settings.own_turns or depth == DEEP:
            break
        key = key_of(state, edge)
        place = place_of(tree, key)
        if tree.place[place] == NONE:
            if is_full(tree, settings):
                break
            add_node(tree, CURRENT, holder_first(state), key, place)
        node = int(tree.place[place])
        if tree.edges[node] == 0:
            if is_full(tree, settings):
                break
            expand(tree, beam, book, mind, rng, settings, node)
        edge = select(tree, settings, node)
    evaluate(state, book, mind, tree.value)
    back_up(tree, depth)
    tree.counters[SIMULATIONS] += 1


@rule
def set_root(
    tree: Tree, beam: Beam, book: Book, mind: Mind, rng: Any, settings: TreeSettings, seat: int, seed: int
) -> int:
    """A new tree whose root is the position in ROOT_STATE; how many candidates it has."""
    for k in range(PLACES):
        tree.place[k] = NONE
    for k in range(len(tree.counters)):
        tree.counters[k] = 0
    tree.counters[SEED] = seed
    root = add_node(tree, ROOT_STATE, seat, NONE, 0)
    tree.place[0] = NONE
    start(tree.deal_rng, settings.determinizations, seed)
    deal(tree.states[root], book, beam.hand, tree.deal_rng)
    expand(tree, beam, book, mind, rng, settings, root)
    for edge in range(int(tree.edges[root])):
        tree.candidates[edge] = edge
    tree.counters[CANDIDATES] = tree.edges[root]
    return int(tree.edges[root])
