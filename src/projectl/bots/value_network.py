"""How a solo game will end: a small network that has seen very many to their end.

`encode` writes down what matters in a position before the player's turn, `forward` reads the chance to win and the
points ahead out of it. `mcts` asks it in solo. `docs/bots.md` says how its numbers were found.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from projectl.bots.exponential import exp
from projectl.catalogue.book import REWARD_M
from projectl.rules.compiled import rule
from projectl.rules.components import level_of
from projectl.rules.end import score
from projectl.rules.solo import COLUMNS
from projectl.rules.state import GRID, KINDS, NONE, SLOTS, WHITE, Book, State
from projectl.solver.fillings import cells_in

FILE: Final = Path(__file__).with_name("value_network.npz")
LATEST: Final = 24
"""Actions after which it does not matter any more how late a puzzle would be completed."""
CLASSES: Final = 6
"""Puzzles by their points, 0 to 5 and more."""
SLOT_FEATURES: Final = 6
COLUMN_FEATURES: Final = 4
GAME_FEATURES: Final = 14
FEATURES: Final = GAME_FEATURES + 2 * KINDS + SLOTS * SLOT_FEATURES + COLUMNS * COLUMN_FEATURES + 3 * CLASSES
HIDDEN: Final = 48


class ValueNetwork(NamedTuple):
    """The network: one hidden layer, two answers; and room for what it is asked."""

    is_trained: Any
    scale: Any  # what features are divided by
    inner: Any
    inner_bias: Any
    outer: Any
    outer_bias: Any
    features: Any
    output: Any


def new_network() -> ValueNetwork:
    """The trained network, or an empty one before there is any."""
    room = {"features": np.zeros(FEATURES, np.float32), "output": np.zeros(2, np.float64)}
    if FILE.exists():
        with np.load(FILE) as kept:
            return ValueNetwork(is_trained=np.ones(1, np.int8), **{name: kept[name] for name in kept}, **room)
    return ValueNetwork(
        is_trained=np.zeros(1, np.int8),
        scale=np.ones(FEATURES, np.float32),
        inner=np.zeros((HIDDEN, FEATURES), np.float32),
        inner_bias=np.zeros(HIDDEN, np.float32),
        outer=np.zeros((2, HIDDEN), np.float32),
        outer_bias=np.zeros(2, np.float32),
        **room,
    )


@rule
def reward_level(book: Book, puzzle: int) -> int:
    """The level of a puzzle's reward; what gives no piece counts as a 2."""
    reward = int(book.reward[puzzle])
    return level_of(reward) if reward < REWARD_M else 2


@rule
def encode_slots(state: State, book: Book, needs: Any, features: Any, at: int) -> int:
    """The own puzzles, those completed soonest first."""
    last = -1
    for k in range(SLOTS):
        found = NONE
        for slot in range(SLOTS):  # by actions needed, then by slot
            place = int(needs[slot]) * SLOTS + slot
            if state.puzzle[0, slot] != NONE and place > last and (found == NONE or place < found):
                found = place
        if found == NONE:
            break
        last = found
        slot = found % SLOTS
        puzzle = int(state.puzzle[0, slot])
        first = at + k * SLOT_FEATURES
        features[first] = 1.0
        features[first + 1] = float(min(found // SLOTS, LATEST))
        features[first + 2] = float(int(book.points[puzzle]))
        features[first + 3] = float(reward_level(book, puzzle))
        features[first + 4] = float(cells_in(int(state.filled[0, slot])))
        features[first + 5] = float(cells_in(int(book.recess[puzzle]))) - features[first + 4]
    return at + SLOTS * SLOT_FEATURES


@rule
def encode_columns(state: State, book: Book, features: Any, at: int) -> int:
    """[X2] the columns: locks, puzzles, and the most points there."""
    for column in range(COLUMNS):
        first = at + column * COLUMN_FEATURES
        features[first] = float(int(state.locks[column]))
        for place in range(column, GRID, COLUMNS):
            puzzle = int(state.grid[place])
            if puzzle != NONE:
                points = float(int(book.points[puzzle]))
                features[first + 1] = max(float(features[first + 1]), points)
                features[first + 2] += points
                features[first + 3] += 1.0
    return at + COLUMNS * COLUMN_FEATURES


@rule
def encode_pieces(state: State, features: Any, at: int) -> int:
    """What is in the supply: how many of each shape, and whether there is one at all."""
    for piece in range(KINDS):
        features[at + piece] = float(int(state.supply[0, piece]))
        features[at + KINDS + piece] = 1.0 if state.supply[0, piece] > 0 else 0.0
    return at + 2 * KINDS


@rule
def forward(network: ValueNetwork) -> None:
    """From the features to the chance to win and the points ahead, in `output`."""
    chance, margin = float(network.outer_bias[0]), float(network.outer_bias[1])
    for unit in range(HIDDEN):
        total = network.inner_bias[unit]
        for k in range(FEATURES):
            total += network.inner[unit, k] * network.features[k]
        if total > 0:
            chance += float(network.outer[0, unit] * total)
            margin += float(network.outer[1, unit] * total)
    network.output[0] = 1.0 / (1.0 + exp(-chance))
    network.output[1] = margin


@rule
def encode_game(state: State, book: Book, features: Any) -> int:
    """Scores, time, and the pieces that are left."""
    own, other = float(score(state, book, 0)), float(score(state, book, 1))
    deck = int(state.deck_size[WHITE])
    features[0] = own
    features[1] = other
    features[2] = own - other
    features[3] = float(deck)
    features[4] = float(min(deck, 10))
    features[5] = float(int(state.round_now))
    features[6] = 1.0 if state.final_round > 0 else 0.0
    features[7] = float(int(state.final_round) - int(state.round_now)) if state.final_round > 0 else 3.0
    features[8] = float(int(state.opponent_supply))
    features[9] = float(int(state.actions_left[0]))
    for level in range(1, 5):
        features[9 + level] = 0.0
    for piece in range(KINDS):
        level = level_of(piece)
        if level < 5:
            features[9 + level] += float(int(state.supply[0, piece]))
    return GAME_FEATURES
