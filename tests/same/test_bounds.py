"""With NUMBA_BOUNDSCHECK=1 a rule that reaches outside an array fails; the second run of dev.py relies on it."""

import numba
import pytest

from projectl import Game
from projectl.rules import engine


@pytest.mark.skipif(not numba.config.BOUNDSCHECK, reason="this run has no bounds checks")
def test_bounds_are_checked_inside_rules() -> None:
    game = Game.new(seed=1)
    with pytest.raises(IndexError):
        engine.why_not(game._states, 0, game._book, 99, 0)
    with pytest.raises(IndexError):
        engine.why_not(game._states, 1, game._book, 0, 0)
