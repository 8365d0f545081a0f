"""How a solo game will end: a small network that has seen very many to their end.

`notice` writes down what matters in a position before the player's turn, `foresee` reads the chance to win and the
points ahead out of it. The numbers are made by `benchmarks/train_solo.py`.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from projectl.catalogue.book import REWARD_M
from projectl.rules.compiled import rule
from projectl.rules.components import level_of
from projectl.rules.end import score
from projectl.rules.solo import COLUMNS
from projectl.rules.state import GRID, KINDS, NONE, SLOTS, WHITE, Book, State
from projectl.solver.fillings import cells_in

FILE: Final = Path(__file__).with_name("foresight.npz")
LATEST: Final = 24
"""Actions after which it does not matter any more how late a puzzle would be completed."""
CLASSES: Final = 6
"""Puzzles by their points, 0 to 5 and more."""
SLOT_FACTS: Final = 6
COLUMN_FACTS: Final = 4
GENERAL: Final = 14
FACTS: Final = GENERAL + 2 * KINDS + SLOTS * SLOT_FACTS + COLUMNS * COLUMN_FACTS + 3 * CLASSES
HIDDEN: Final = 48


class Foresight(NamedTuple):
    """The network: one hidden layer, two answers; and room for what it is asked."""

    is_trained: Any
    scale: Any  # what facts are divided by
    inner: Any
    inner_bias: Any
    outer: Any
    outer_bias: Any
    facts: Any
    found: Any


def new_foresight() -> Foresight:
    """The trained network, or an empty one before there is any."""
    room = {"facts": np.zeros(FACTS, np.float32), "found": np.zeros(2, np.float64)}
    if FILE.exists():
        with np.load(FILE) as kept:
            return Foresight(is_trained=np.ones(1, np.int8), **{name: kept[name] for name in kept}, **room)
    return Foresight(
        is_trained=np.zeros(1, np.int8),
        scale=np.ones(FACTS, np.float32),
        inner=np.zeros((HIDDEN, FACTS), np.float32),
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
def notice_slots(state: State, book: Book, needs: Any, facts: Any, at: int) -> int:
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
        first = at + k * SLOT_FACTS
        facts[first] = 1.0
        facts[first + 1] = float(min(found // SLOTS, LATEST))
        facts[first + 2] = float(int(book.points[puzzle]))
        facts[first + 3] = float(reward_level(book, puzzle))
        facts[first + 4] = float(cells_in(int(state.filled[0, slot])))
        facts[first + 5] = float(cells_in(int(book.recess[puzzle]))) - facts[first + 4]
    return at + SLOTS * SLOT_FACTS


@rule
def notice_columns(state: State, book: Book, facts: Any, at: int) -> int:
    """[X2] the columns: locks, puzzles, and the most points there."""
    for column in range(COLUMNS):
        first = at + column * COLUMN_FACTS
        facts[first] = float(int(state.locks[column]))
        for place in range(column, GRID, COLUMNS):
            puzzle = int(state.grid[place])
            if puzzle != NONE:
                points = float(int(book.points[puzzle]))
                facts[first + 1] = max(float(facts[first + 1]), points)
                facts[first + 2] += points
                facts[first + 3] += 1.0
    return at + COLUMNS * COLUMN_FACTS


@rule
def notice_pieces(state: State, facts: Any, at: int) -> int:
    """What is in the supply: how many of each shape, and whether there is one at all."""
    for piece in range(KINDS):
        facts[at + piece] = float(int(state.supply[0, piece]))
        facts[at + KINDS + piece] = 1.0 if state.supply[0, piece] > 0 else 0.0
    return at + 2 * KINDS


@rule
def foresee(foresight: Foresight) -> None:
    """Ask the network about the facts noticed: the chance to win and the points ahead go to `found`."""
    chance, margin = float(foresight.outer_bias[0]), float(foresight.outer_bias[1])
    for unit in range(HIDDEN):
        total = foresight.inner_bias[unit]
        for k in range(FACTS):
            total += foresight.inner[unit, k] * foresight.facts[k]
        if total > 0:
            chance += float(foresight.outer[0, unit] * total)
            margin += float(foresight.outer[1, unit] * total)
    foresight.found[0] = 1.0 / (1.0 + np.exp(-chance))
    foresight.found[1] = margin


@rule
def notice_game(state: State, book: Book, facts: Any) -> int:
    """Scores, time, and the pieces that are left."""
    own, other = float(score(state, book, 0)), float(score(state, book, 1))
    deck = int(state.deck_size[WHITE])
    facts[0] = own
    facts[1] = other
    facts[2] = own - other
    facts[3] = float(deck)
    facts[4] = float(min(deck, 10))
    facts[5] = float(int(state.round_now))
    facts[6] = 1.0 if state.final_round > 0 else 0.0
    facts[7] = float(int(state.final_round) - int(state.round_now)) if state.final_round > 0 else 3.0
    facts[8] = float(int(state.opponent_supply))
    facts[9] = float(int(state.actions_left[0]))
    for level in range(1, 5):
        facts[9 + level] = 0.0
    for piece in range(KINDS):
        level = level_of(piece)
        if level < 5:
            facts[9 + level] += float(int(state.supply[0, piece]))
    return GENERAL
