"""Games of a generation, in worker processes: what each leaves to learn from, and matches that measure."""

from functools import cache, lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import numpy as np

from projectl import Game
from projectl.bots.beam import Beam, new_beam
from projectl.bots.evaluation import Mind, new_mind
from projectl.bots.lessons import (
    BEFORE,
    BY_HAND,
    BY_NETWORK,
    CHOOSING,
    ROW_COLUMNS,
    ROW_KIND,
    ROW_TURN,
    TURN_COLUMNS,
    TURN_SEAT,
    play_lesson,
)
from projectl.bots.search import play_match
from projectl.bots.weights import Weights, weights_for
from projectl.learn.plan import Plan
from projectl.net.layout import FEATURES
from projectl.net.network import MARGIN, Network, empty_layers, network_with, read_layers
from projectl.rules.chance import seeded
from projectl.rules.copying import words
from projectl.rules.engine import score, winners
from projectl.rules.state import OVER

CHUNK: Final = 4
"""Games that a worker is given at once."""
MOST_NETWORKS: Final = 4
"""How many networks a worker keeps at hand; a generation is played by one."""
LIMIT: Final = 4000
MOST_ROWS: Final = 1200
MOST_TURNS: Final = 400
FURTHEST: Final = 30
"""Points ahead beyond which nobody counts."""
UNKNOWN: Final = -999.0
"""Log odds below which nobody was asked."""
HEAT_BY_HAND: Final = 1.5
"""Points that make a turn e times as likely, while the evaluation by hand plays."""
LESSONS: Final = 1 << 40
MATCHES: Final = 1 << 50
"""Where the deals of a run begin, by its seed; matches are never played on deals that were learned from."""


class Lesson(NamedTuple):
    """What a game leaves: features of positions, and the chance and margin to learn for them."""

    features: Any
    targets: Any


class Task(NamedTuple):
    """A game to play: the weights that play, if any do, and the number of the game in its run.

    Weights are a file, or what is in one, where they were made on another machine.
    """

    plan: Plan
    weights: Path | bytes | None
    number: int
    is_measured: bool = False


@cache
def _beam() -> Beam:
    return new_beam()


@lru_cache(maxsize=MOST_NETWORKS)
def network_of(weights: Path | bytes | None, hidden: tuple[int, int]) -> Network:
    """The network of a file, or of what is in one; one that knows nothing without."""
    if isinstance(weights, bytes):
        with TemporaryDirectory() as folder:
            file = Path(folder, "weights.npz")
            file.write_bytes(weights)
            return network_with(read_layers(file))
    return network_with(empty_layers(hidden) if weights is None else read_layers(weights))


@cache
def _mind(has_level_5: bool, weights: Weights) -> Mind:
    return new_mind(has_level_5, weights)


def mind_for(states: Any, network: Network) -> Mind:
    """A mind for the kind of game that a state belongs to."""
    return _mind(bool(states[0]["options"]["ghost"]), weights_for(states[0]))._replace(net=network)


def result(states: Any, book: Any, seat: int) -> tuple[float, float]:
    """A seat's share of the first place, and its points ahead of the best of the others."""
    won, seats = winners(states, 0, book), int(states[0]["seats"])
    others = [other for other in range(max(seats, 2)) if other != seat]  # in solo the opponent is counted as the second
    best = max(score(states, 0, book, other) for other in others)
    return (won >> seat & 1) / max(1, won.bit_count()), score(states, 0, book, seat) - best


def aims(states: Any, book: Any, turns: Any, trust: float) -> tuple[Any, Any]:
    """For each turn the chance and margin to learn for the position before it, and for those it led to.

    Backwards along the turns of each seat: what came of it, mixed with what the search expected of its next turns. A
    turn that strayed from the best line says nothing of the position before it.
    """
    is_past = turns[:, TURN_SEAT] < 0
    count = int(np.argmax(is_past)) if is_past.any() else len(turns)
    before, after = np.zeros((count, 2)), np.zeros((count, 2))
    for seat in range(int(states[0]["seats"])):
        share, margin = result(states, book, seat)
        then = np.array([share, np.clip(margin, -FURTHEST, FURTHEST)])
        for turn in range(count - 1, -1, -1):
            if turns[turn, TURN_SEAT] != seat:
                continue
            after[turn] = then
            odds, points, _, strayed = turns[turn]
            if odds < UNKNOWN:
                before[turn] = then
                continue
            expected = np.array([1 / (1 + np.exp(-odds)), np.clip(points, -FURTHEST, FURTHEST)])
            before[turn] = expected if strayed else then
            then = trust * before[turn] + (1 - trust) * expected
    return before, after


def learn_from(task: Task) -> Lesson:
    """Play one game, and say what can be learned from it."""
    plan, random = task.plan, np.random.default_rng([task.plan.seed, task.number])
    table = plan.tables[int(random.choice(len(plan.tables), p=_shares(plan)))]
    manner = BY_HAND
    if task.weights is not None:
        manner = BY_NETWORK if random.random() < plan.by_network else CHOOSING
    seed = LESSONS + (plan.seed << 32) + task.number
    states, book = Game.new(**table.terms, seed=seed).arrays
    rows, notes = np.zeros((MOST_ROWS, FEATURES), np.float32), np.zeros((MOST_ROWS, ROW_COLUMNS), np.int32)
    turns = np.zeros((MOST_TURNS, TURN_COLUMNS), np.float64)
    is_first = manner == BY_HAND
    chances = np.array([plan.stray * (4 if is_first else 1), plan.wander * (2 if is_first else 1), 0.0, plan.share])
    chances[2] = HEAT_BY_HAND if is_first else plan.heat
    width = plan.width_network if manner == BY_NETWORK else plan.width_choosing
    mind = mind_for(states, network_of(task.weights, plan.hidden))
    count = play_lesson(
        *(words(states), book, mind, _beam(), seeded(seed), manner, width, plan.most),
        *(chances, rows, notes, turns, LIMIT),
    )
    if states[0]["phase"] != OVER or count == 0:
        return Lesson(np.zeros((0, FEATURES), np.float16), np.zeros((0, 2), np.float32))
    before, after = aims(states, book, turns, plan.trust)
    notes = notes[:count]
    aim = np.where((notes[:, ROW_KIND] == BEFORE)[:, None], before[notes[:, ROW_TURN]], after[notes[:, ROW_TURN]])
    return Lesson(rows[:count].astype(np.float16), (aim / (1.0, MARGIN)).astype(np.float32))


@cache
def _shares(plan: Plan) -> Any:
    shares = np.array([table.share for table in plan.tables])
    return shares / shares.sum()


def measure(task: Task, opponent: Path | None = None) -> float:
    """One game of two by the network in the beam, against the evaluation by hand or an older network; its share."""
    plan, number = task.plan, task.number
    table = next(table for table in plan.tables if table.players == 2)
    states, book = Game.new(**table.terms, seed=MATCHES + (plan.seed << 32) + number // 2).arrays
    own = _with_switch(network_of(task.weights, plan.hidden), True)
    other = _with_switch(network_of(opponent, plan.hidden), opponent is not None)
    minds = (mind_for(states, own), mind_for(states, other))
    seat = number % 2
    play_match(words(states), book, minds[:: 1 - 2 * seat], _beam(), seeded(number), plan.measure_width, LIMIT)
    return result(states, book, seat)[0]


def _with_switch(network: Network, is_on: bool) -> Network:
    return network._replace(is_on=np.full(1, is_on, np.int8))


def run(task: Task) -> Any:
    """What a worker does."""
    return measure(task) if task.is_measured else learn_from(task)
