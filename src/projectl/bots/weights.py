"""What the evaluation of a position weighs, and how much; found by `benchmarks/tune.py`, not by taste."""

from typing import Any, Final, NamedTuple

import numpy as np

from projectl.rules.state import SOLO


class Weights(NamedTuple):
    """The weights of one kind of game; in points, where nothing else is said."""

    pace: float  # rounds that each card lasts of the deck that ends the game
    patience: float  # the share of a puzzle's promise that every action until its completion takes away
    reward: float  # a reward, beside the piece that it is
    overlap: float  # the share of a puzzle's actions that is left when another is worked on before it
    action: float  # an action that is left in this turn
    slack: float  # actions around the end of the game within which it is not sure what is still completed
    horizon: float  # actions before the end of the game from which on pieces lose their worth
    rival: float  # how much a point of the best rival counts beside an own one
    enough: float  # the most that any number of pieces is worth
    doubt: float  # points ahead that multiply the odds to win by e, for every root of a turn that is left
    takes: float  # the share of the best puzzles left that solo's opponent takes
    race: float  # the share of the best puzzle that a rival can take next; in solo a card of the deck, to the opponent
    piece: tuple[float, float, float, float, float]  # a piece of level 1 to 5


RECORD: Final = np.dtype(
    (
        np.record,
        [(name, np.float64, (5,)) if name == "piece" else (name, np.float64) for name in Weights._fields],
    )
)
"""The same as compiled code reads it: numbers in a row."""

WEIGHTS: Final = Weights(
    pace=1.12,
    patience=0.25,
    reward=0.24,
    overlap=0.59,
    action=0.49,
    slack=0.7,
    horizon=17.6,
    rival=1.5,
    enough=174.0,
    doubt=2.5,
    takes=1.0,
    race=0.15,
    piece=(0.14, 0.21, 0.35, 0.56, 0.9),
)
SOLO_WEIGHTS: Final = Weights(
    pace=1.55,
    patience=0.16,
    reward=0.015,
    overlap=0.5,
    action=0.61,
    slack=0.14,
    horizon=18.0,
    rival=0.44,
    enough=384.0,
    doubt=2.6,
    takes=0.5,
    race=0.43,
    piece=(0.16, 0.08, 0.34, 0.51, 0.6),
)


def weights_for(state: Any) -> Weights:
    """The weights of the kind of game that a state belongs to."""
    return SOLO_WEIGHTS if state["options"]["variant"] == SOLO else WEIGHTS


def as_record(weights: Weights) -> Any:
    """One record, for compiled code."""
    return np.array([tuple(weights)], RECORD)
