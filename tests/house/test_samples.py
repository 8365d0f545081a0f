"""What a plain run leaves out, it leaves out of combinations: every value, and every setting of a game, is met."""

import pytest

from tests import counts
from tests.modes import MODES, SAMPLE, traits


@pytest.mark.parametrize("full", [False, True])
def test_every_value_of_every_dimension_is_met(monkeypatch: pytest.MonkeyPatch, full: bool) -> None:
    monkeypatch.setattr(counts, "FULL", full)
    dimensions = ("abcde", (1, 2), ("x", "y", "z"))
    rows = counts.covering(*dimensions)
    for values, met in zip(dimensions, zip(*rows, strict=True), strict=True):
        assert set(met) == set(values)
    assert len(rows) == (30 if full else 5)
    assert len(rows) == len(set(rows))


def test_every_setting_of_a_game_is_met_in_the_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = {mode: traits(terms) for mode, terms in MODES.items()}
    assert set().union(*(settings[mode] for mode in SAMPLE)) == set().union(*settings.values())
    monkeypatch.setattr(counts, "FULL", True)
    assert counts.covered(settings) == list(MODES)
