"""As much room for the solver's table as a page has: who has more knows ways for larger puzzles of one's own."""

import importlib
from functools import cache
from typing import Any

import pytest

from projectl.bots import thinker
from projectl.bots.evaluation import Mind, mind_with
from projectl.bots.weights import Weights
from projectl.solver.fillings import LITTLE_ROOM, Fillings, new_fillings


@cache
def little_fillings(has_level_5: bool = False) -> Fillings:
    """One table for nine shapes, one for twelve."""
    return new_fillings(has_level_5, LITTLE_ROOM, with_ways=False)


def little_mind(has_level_5: bool, weights: Weights, layers: dict[str, Any] | None = None) -> Mind:
    """What bots think with."""
    return mind_with(little_fillings(has_level_5), weights, layers)


def advise_with_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans, touches and hints know no more than in a page."""
    for name in ("plans", "account", "hints"):
        monkeypatch.setattr(importlib.import_module(f"projectl.analysis.{name}"), "fillings", little_fillings)
    monkeypatch.setattr(thinker, "new_mind", little_mind)
