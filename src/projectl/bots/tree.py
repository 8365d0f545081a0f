"""Tree search in compiled code over whole turns, with chance at reveals.

A node is a position before the turn of a seat; its lines are the best turns that the beam finds there. Each
simulation deals the hidden cards anew, so nobody counts on a card they cannot know, and walks down the tree: at home
the lines still in question in turns, further down the line with the best mean so far, or one that is promising and was
seldom tried. What a line reveals decides which node comes next. Everybody at the table wants their own best. The walk
ends after the own next turn: valued after turns of others, or after one line's two turns and another's one, positions
would not compare. Again and again the worse half of the lines at home is put aside, so that those left are looked at
equally and ever closer.
"""

from typing import Any, Final, NamedTuple

import numpy as np

from projectl.bots.beliefs import deal_hidden
from projectl.bots.evaluation import Mind, chances
from projectl.bots.search import DEEPEST, ENDS, ROOT, TRIED, WIDEST, Beam, find_lines
from projectl.bots.touches import next_touch
from projectl.rules import refusals as no
from projectl.rules.chance import start
from projectl.rules.compiled import entry, rule
from projectl.rules.copying import copy, words
from projectl.rules.order import holder_first
from projectl.rules.play import play, why_not
from projectl.rules.state import FINISHING, GRID, NONE, OVER, ROW, SEATS, STATE, Book, State

MOST_NODES: Final = 1 << 14
MOST_LINES: Final = 1 << 16
PLACES: Final = 1 << 15
DEEP: Final = 24
HOME: Final = 0
"""The node of the position to decide in; its lines come first."""
NOW: Final = MOST_NODES
"""The row of the position that a simulation has come to."""
START: Final = MOST_NODES + 1
NODES_USED, LINES_USED, DECISIONS, SIMULATIONS, SEED, IN_QUESTION = range(6)


class Style(NamedTuple):
    """How a tree is searched."""

    boldness: float = 0.05  # how much a promising line that was seldom tried counts
    heat: float = 1.0  # points by which a line must be better to be e times as promising
    width: int = 24  # of the beam at home
    lines: int = 24  # kept at home
    width_below: int = 6  # of the beam further down
    lines_below: int = 6
    deals: int = 32  # different deals of the hidden cards
    turns: int = 2  # of the own, so many to look at


STYLE: Final = Style()


class Tree(NamedTuple):
    """Room for a search; 21 MB whatever the budget."""

    states: Any
    words: Any  # the same memory
    seat: Any
    first: Any  # the first line of a node
    count: Any  # how many lines it has; 0 before they are looked for
    key: Any
    place: Any
    line: Any
    length: Any
    prior: Any
    visits: Any
    total: Any  # the chances of each seat, summed over the visits of a line
    margin: Any  # the points ahead of the one whose turn it is, summed
    order: Any  # the lines at home, those in question first
    path: Any
    value: Any
    facts: Any
    deal: Any


def new_tree() -> Tree:
    """An empty tree."""
    states: Any = np.zeros(START + 1, STATE)
    return Tree(
        states=states,
        words=words(states),
        seat=np.zeros(MOST_NODES, np.int8),
        first=np.zeros(MOST_NODES, np.int32),
        count=np.zeros(MOST_NODES, np.int8),
        key=np.zeros(MOST_NODES, np.int64),
        place=np.zeros(PLACES, np.int16),
        line=np.zeros((MOST_LINES, DEEPEST), np.int16),
        length=np.zeros(MOST_LINES, np.int8),
        prior=np.zeros(MOST_LINES, np.float32),
        visits=np.zeros(MOST_LINES, np.int32),
        total=np.zeros((MOST_LINES, SEATS), np.float32),
        margin=np.zeros(MOST_LINES, np.float32),
        order=np.zeros(WIDEST, np.int16),
        path=np.zeros((DEEP, 2), np.int32),
        value=np.zeros((2, SEATS), np.float64),
        facts=np.zeros(6, np.int64),
        deal=np.zeros(4, np.int64),
    )


@rule
def add_node(tree: Tree, row: int, seat: int, key: int, place: int) -> int:
    """A node for the position in a row."""
    node = int(tree.facts[NODES_USED])
    tree.facts[NODES_USED] += 1
    copy(tree.words, node, row)
    tree.seat[node] = seat
    tree.count[node] = 0
    tree.key[node] = key
    tree.place[place] = node
    return node


@rule
def key_of(state: State, line: int) -> int:
    """What a node is found by: the line that led there, and what it revealed."""
    key = line + 1
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
def note_line(tree: Tree, beam: Beam, book: Book, mind: Mind, row: int, seat: int) -> None:
    """One more line, with what it promises at first sight as its first visit."""
    line = int(tree.facts[LINES_USED])
    tree.facts[LINES_USED] += 1
    for k in range(DEEPEST):
        tree.line[line, k] = beam.line[row, k]
    tree.length[line] = beam.length[row]
    chances(beam.states[row], book, mind, tree.value)
    tree.visits[line] = 1
    for other in range(SEATS):
        tree.total[line, other] = tree.value[0, other]
    tree.margin[line] = tree.value[1, seat]


@rule
def expand(tree: Tree, beam: Beam, book: Book, mind: Mind, rng: Any, style: Style, node: int) -> None:
    """Find the lines of a node."""
    for k in range(tree.words.shape[1]):
        beam.words[ROOT, k] = tree.words[node, k]
    seat = int(tree.seat[node])
    before = int(beam.facts[TRIED])
    width, most = (style.width, style.lines) if node == HOME else (style.width_below, style.lines_below)
    count = find_lines(beam, book, mind, rng, seat, width, DEEPEST, most, 0.0)
    tree.facts[DECISIONS] += int(beam.facts[TRIED]) - before
    first, weight = int(tree.facts[LINES_USED]), 0.0
    best = float(beam.worth[int(beam.order[ENDS, 0])])
    for k in range(count):
        row = int(beam.order[ENDS, k])
        prior = np.exp((float(beam.worth[row]) - best) / style.heat)
        weight += prior
        tree.prior[first + k] = prior
        note_line(tree, beam, book, mind, row, seat)
    for k in range(count):
        tree.prior[first + k] /= weight
    tree.first[node] = first
    tree.count[node] = count


@rule
def mean_of(tree: Tree, line: int, seat: int) -> float:
    """The chances of a seat with a line, over all visits."""
    return float(tree.total[line, seat]) / float(int(tree.visits[line]))


@rule
def choose(tree: Tree, style: Style, node: int) -> int:
    """The line to follow: the best mean, and more for one that is promising and was seldom tried."""
    seat, first, last = int(tree.seat[node]), int(tree.first[node]), int(tree.first[node]) + int(tree.count[node])
    visits = 0
    for line in range(first, last):
        visits += int(tree.visits[line])
    root = np.sqrt(float(visits))
    best, found = -1.0, first
    for line in range(first, last):
        bonus = style.boldness * float(tree.prior[line]) * root / (1.0 + float(int(tree.visits[line])))
        worth = mean_of(tree, line, seat) + bonus
        if worth > best:
            best, found = worth, line
    return found


@rule
def next_in_question(tree: Tree) -> int:
    """The line at home to look at next: the one in question seen least."""
    found = int(tree.order[0])
    for k in range(int(tree.facts[IN_QUESTION])):
        if tree.visits[int(tree.order[k])] < tree.visits[found]:
            found = int(tree.order[k])
    return found


@rule
def follow(tree: Tree, book: Book, beam: Beam, seat: int, line: int) -> None:
    """Play a line; where a reveal has made it impossible, it ends before that."""
    state = tree.states[NOW]
    for k in range(int(tree.length[line])):
        move = int(tree.line[line, k])
        if state.deciding[seat] == 0 or why_not(state, book, seat, move) != no.ALLOWED:
            return
        beam.log[0, 0] = 0
        play(state, book, beam.log, seat, move)
        tree.facts[DECISIONS] += 1


@rule
def touch_up(tree: Tree, book: Book, mind: Mind, beam: Beam) -> None:
    """[E3] Finishing Touches of everybody, the best there are."""
    state = tree.states[NOW]
    while state.phase == FINISHING:
        seat = holder_first(state)
        beam.log[0, 0] = 0
        play(state, book, beam.log, seat, next_touch(state, book, mind.fillings, seat, mind.pieces, mind.walk))
        tree.facts[DECISIONS] += 1


@rule
def is_full(tree: Tree, style: Style) -> bool:
    """There is no room for another node or its lines."""
    return bool(tree.facts[NODES_USED] == MOST_NODES or tree.facts[LINES_USED] + style.lines_below > MOST_LINES)


@rule
def simulate(tree: Tree, beam: Beam, book: Book, mind: Mind, rng: Any, style: Style) -> None:
    """One walk down the tree and back."""
    copy(tree.words, NOW, START)
    state = tree.states[NOW]
    line = next_in_question(tree)
    # The same deals for every line, in the same order: luck should not decide between them.
    start(tree.deal, int(tree.visits[line]) % style.deals, int(tree.facts[SEED]))
    deal_hidden(state, tree.deal)
    node, depth, own = HOME, 0, 0
    while True:
        tree.path[depth, 0] = node
        tree.path[depth, 1] = line
        depth += 1
        own += 1 if tree.seat[node] == tree.seat[HOME] else 0
        follow(tree, book, beam, int(tree.seat[node]), line)
        if state.phase == FINISHING:
            touch_up(tree, book, mind, beam)
        if state.phase == OVER or own == style.turns or depth == DEEP:
            break
        key = key_of(state, line)
        place = place_of(tree, key)
        if tree.place[place] == NONE:
            if is_full(tree, style):
                break
            add_node(tree, NOW, holder_first(state), key, place)
        node = int(tree.place[place])
        if tree.count[node] == 0:
            if is_full(tree, style):
                break
            expand(tree, beam, book, mind, rng, style, node)
        line = choose(tree, style, node)
    chances(state, book, mind, tree.value)
    for step in range(depth):
        line = int(tree.path[step, 1])
        tree.visits[line] += 1
        for seat in range(SEATS):
            tree.total[line, seat] += tree.value[0, seat]
        tree.margin[line] += tree.value[1, int(tree.seat[int(tree.path[step, 0])])]
    tree.facts[SIMULATIONS] += 1


@rule
def set_out(tree: Tree, beam: Beam, book: Book, mind: Mind, rng: Any, style: Style, seat: int, seed: int) -> int:
    """A new search from the position in START; how many lines are in question."""
    for k in range(PLACES):
        tree.place[k] = NONE
    for k in range(len(tree.facts)):
        tree.facts[k] = 0
    tree.facts[SEED] = seed
    home = add_node(tree, START, seat, NONE, 0)
    tree.place[0] = NONE
    expand(tree, beam, book, mind, rng, style, home)
    for line in range(int(tree.count[home])):
        tree.order[line] = line
    tree.facts[IN_QUESTION] = tree.count[home]
    return int(tree.count[home])


@entry
def begin(tree: Tree, beam: Beam, book: Any, mind: Mind, rng: Any, style: Style, seat: int, seed: int) -> int:
    """A new search from the position in START; how many lines are in question."""
    return set_out(tree, beam, book[0], mind, rng, style, seat, seed)


@entry
def grow(
    tree: Tree, beam: Beam, book: Any, mind: Mind, rng: Any, style: Style, simulations: int, decisions: int
) -> None:
    """So many simulations more, or until so many decisions were tried."""
    for _ in range(simulations):
        if tree.facts[DECISIONS] >= decisions:
            break
        simulate(tree, beam, book[0], mind, rng, style)


@entry
def narrow(tree: Tree) -> int:
    """Put the lines in question in order, the best first, and the worse half aside; how many are left."""
    seat, count = int(tree.seat[HOME]), int(tree.facts[IN_QUESTION])
    for k in range(1, count):
        line, place = int(tree.order[k]), k
        while place > 0 and mean_of(tree, int(tree.order[place - 1]), seat) < mean_of(tree, line, seat):
            tree.order[place] = tree.order[place - 1]
            place -= 1
        tree.order[place] = line
    tree.facts[IN_QUESTION] = (count + 1) // 2
    return int(tree.facts[IN_QUESTION])
