"""As much room for the solver's table as a page has: who has more knows ways for larger puzzles of one's own."""

import importlib
from functools import cache

import pytest

from projectl.solver.fillings import LITTLE_ROOM, Fillings, new_fillings


@cache
def little_fillings(has_level_5: bool = False) -> Fillings:
    """One table for nine shapes, one for twelve."""
    return new_fillings(has_level_5, LITTLE_ROOM)


def advise_with_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans, touches and hints know no more than in a page."""
    for name in ("plans", "account"):
        monkeypatch.setattr(importlib.import_module(f"projectl.analysis.{name}"), "fillings", little_fillings)
