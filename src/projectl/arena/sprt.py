"""The sequential test: is the first bot better than the second? Stops as soon as the games have decided it.

Two answers are weighed: it is better by `low` Elo points at most, or by `high` at least. The observation is what the
first bot made of a deal, both seats together (0 to 1), because the two games of a deal are not independent. The
likelihood of each answer is that of the frequencies closest to those seen whose mean is the answer's; for games that
are just won or lost this is Wald's own test.
"""

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

ERROR: Final = 0.05
"""How often either answer may be wrong."""
BOUND: Final = math.log((1 - ERROR) / ERROR)
UNSEEN: Final = 1e-3
"""Outcomes not seen yet are not impossible: each counts as so many deals."""
OUTCOMES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
HALVINGS: Final = 80


@dataclass(frozen=True)
class Question:
    """Is the first bot better than the second by `low` Elo points at most, or by `high` at least?"""

    low: float = 0.0
    high: float = 30.0


@dataclass(frozen=True)
class Answer:
    """How far the question is decided: `ratio` is the log likelihood ratio, `is_better` None while it is open."""

    question: Question
    deals: int
    ratio: float
    is_better: bool | None


def read_question(text: str) -> Question:
    """`0:30`; a ValueError says what is wrong."""
    low, _, high = text.partition(":")
    try:
        question = Question(float(low), float(high))
    except ValueError:
        raise ValueError(f"--sprt-elo is written LOW:HIGH in Elo points, for example 0:30, not {text!r}") from None
    if not -1000 <= question.low < question.high <= 1000:
        raise ValueError(f"--sprt-elo needs a lower and a higher number between -1000 and 1000, not {text!r}")
    return question


def expected(elo: float) -> float:
    """The win rate of a bot that is so many Elo points better."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def _closest(frequencies: dict[float, float], mean: float) -> dict[float, float]:
    """The frequencies with this mean that make those seen most likely: each is bent by 1 / (1 + x (outcome - mean))."""
    least, most = -1 / (max(frequencies) - mean), 1 / (mean - min(frequencies))
    for _ in range(HALVINGS):
        x = (least + most) / 2
        slope = sum(p * (a - mean) / (1 + x * (a - mean)) for a, p in frequencies.items())
        least, most = (x, most) if slope > 0 else (least, x)
    return {a: p / (1 + x * (a - mean)) for a, p in frequencies.items()}


def log_ratio(seen: Mapping[float, int], question: Question) -> float:
    """How much better the higher answer explains the outcomes seen, as a logarithm."""
    if not seen:
        return 0.0
    counts = {one: float(seen.get(one, 0)) or UNSEEN for one in sorted({*OUTCOMES, *seen})}
    total = sum(counts.values())
    frequencies = {one: count / total for one, count in counts.items()}
    low = _closest(frequencies, expected(question.low))
    high = _closest(frequencies, expected(question.high))
    return sum(count * math.log(high[one] / low[one]) for one, count in counts.items())


class Trial:
    """Weighs deal after deal; the first decision stands."""

    def __init__(self, question: Question) -> None:
        self._seen: Counter[float] = Counter()
        self.answer = Answer(question, 0, 0.0, None)

    def add(self, outcome: float) -> Answer:
        """Weigh one more deal, unless the question is decided."""
        answer = self.answer
        if answer.is_better is None:
            self._seen[outcome] += 1
            ratio = log_ratio(self._seen, answer.question)
            is_better = ratio > 0 if abs(ratio) >= BOUND else None
            self.answer = Answer(answer.question, answer.deals + 1, ratio, is_better)
        return self.answer
