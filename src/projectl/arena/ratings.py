"""Win rates with Wilson intervals, and Bradley-Terry ratings with intervals from the Fisher information.

A game is one observation: seat s wins with probability strength(s) / sum of the strengths at the table. For two seats
that is Bradley-Terry, for more it is Luce's choice; only first places count, as at a real table. A shared victory is a
shared observation. Comparing all pairs of a game would count one game several times, and the intervals would lie.

One drawn game is added for every pair, so that a bot that never lost has a rating and not infinity. Ratings are on
the Elo scale (400 points are ten to one) and say nothing but differences: their mean is 0, or one entrant is set to 0.
"""

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

Z: Final = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""
ELO: Final = 400 / math.log(10)
"""Elo points for a strength e times as high."""
STEPS: Final = 100
LONGEST_STEP: Final = 1.0
CLOSE_ENOUGH: Final = 1e-10


class Interval(NamedTuple):
    """A figure and where it lies with 95 % confidence."""

    value: float
    low: float
    high: float


class Contest(NamedTuple):
    """One game: the entrant of each seat, and the entrant of each winning seat."""

    seats: tuple[int, ...]
    won: tuple[int, ...]


def wilson(wins: float, games: float) -> Interval:
    """The win rate with its Wilson interval, which holds near 0 and 1 too; without games anything is possible."""
    if games <= 0:
        return Interval(0.5, 0.0, 1.0)
    rate = wins / games
    scale = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / scale
    half = Z / scale * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    return Interval(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))


class _Tables(NamedTuple):
    """Games added up: a row for each set of entrants that met."""

    places: Any
    """How many seats each entrant had."""
    wins: Any
    games: Any


def _added_up(contests: Sequence[Contest], entrants: int) -> _Tables:
    rows: dict[tuple[int, ...], Any] = {}
    for contest in contests:
        row = rows.setdefault(tuple(sorted(contest.seats)), np.zeros(entrants))
        for winner in contest.won:
            row[winner] += 1 / len(contest.won)
    for one in range(entrants):
        for other in range(one):
            drawn = rows.setdefault((other, one), np.zeros(entrants))
            drawn[[one, other]] += 0.5
    places = np.zeros((len(rows), entrants))
    for number, seats in enumerate(rows):
        np.add.at(places[number], list(seats), 1)
    wins = np.array(list(rows.values()))
    return _Tables(places, wins, wins.sum(1))


def _shares(tables: _Tables, strengths: Any) -> Any:
    """With what probability each entrant wins at each table."""
    weights = tables.places * np.exp(strengths)
    return weights / weights.sum(1, keepdims=True)


def _information(tables: _Tables, shares: Any) -> Any:
    """The Fisher information; singular along (1, 1, ...), because only differences can be seen."""
    weighted = tables.games[:, None] * shares
    return np.diag(weighted.sum(0)) - weighted.T @ shares


def _likelihood(tables: _Tables, strengths: Any) -> float:
    shares = _shares(tables, strengths)
    return float((tables.wins * np.log(np.where(tables.wins > 0, shares, 1.0))).sum())


def _fitted(tables: _Tables, entrants: int) -> Any:
    """The strengths that make the results most likely: Newton's method, a step never makes it worse."""
    strengths = np.zeros(entrants)
    likelihood = _likelihood(tables, strengths)
    for _ in range(STEPS):
        shares = _shares(tables, strengths)
        slope = tables.wins.sum(0) - (tables.games[:, None] * shares).sum(0)
        step = np.linalg.lstsq(_information(tables, shares) + 1 / entrants, slope)[0]
        step *= min(1.0, LONGEST_STEP / max(float(np.abs(step).max()), CLOSE_ENOUGH))
        while (better := _likelihood(tables, strengths + step)) < likelihood - CLOSE_ENOUGH:
            step /= 2
        strengths, likelihood = strengths + step, better
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    return strengths - strengths.mean()


def rate(contests: Sequence[Contest], entrants: int, anchor: int | None = None) -> list[Interval]:
    """The rating of each entrant; `anchor` is the one set to 0, otherwise the mean is 0."""
    if entrants == 1:
        return [Interval(0.0, 0.0, 0.0)]
    tables = _added_up(contests, entrants)
    strengths = _fitted(tables, entrants)
    # Inverted with something added along (1, 1, ...), which is taken off again: a plain pseudo-inverse would have to
    # guess which eigenvalue is the zero one, and guesses wrong where somebody won every game.
    along = np.full((entrants, entrants), 1 / entrants)
    covariance = np.linalg.inv(_information(tables, _shares(tables, strengths)) + along) - along
    if anchor is not None:
        strengths = strengths - strengths[anchor]
        # The variance of a difference to the anchor.
        covariance = covariance - covariance[anchor] - covariance[:, [anchor]] + covariance[anchor, anchor]
    spread = Z * np.sqrt(np.clip(np.diag(covariance), 0, None))
    return [
        Interval(ELO * float(middle), ELO * float(middle - half), ELO * float(middle + half))
        for middle, half in zip(strengths, spread, strict=True)
    ]
