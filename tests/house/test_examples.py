"""Which examples hypothesis tries: the same ones, in a full run those of the day, and these again by their seed."""

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import settings

from tests import conftest


@pytest.fixture(autouse=True)
def the_profile_of_this_run() -> Iterator[None]:
    """Puts it back afterwards."""
    before = settings.get_current_profile_name()
    yield
    settings.load_profile(before)


@pytest.mark.parametrize(
    ("full", "given", "seed", "header"),
    [
        (False, None, None, "the same every time"),
        (True, None, r"20\d{6}", r"--hypothesis-seed=20\d{6} repeats them"),
        (True, "20261116", "20261116", "--hypothesis-seed=20261116 repeats them"),
        (False, "20261116", "20261116", "--hypothesis-seed=20261116 repeats them"),
    ],
)
def test_a_full_run_tries_the_examples_of_its_day_and_its_seed_repeats_them(
    monkeypatch: pytest.MonkeyPatch, full: bool, given: str | None, seed: str | None, header: str
) -> None:
    settings.load_profile("projectl")
    monkeypatch.setattr(conftest, "FULL", full)
    config: Any = SimpleNamespace(option=SimpleNamespace(hypothesis_seed=given))
    conftest.pytest_configure(config)
    chosen = config.option.hypothesis_seed
    assert chosen is None if seed is None else re.fullmatch(seed, chosen)
    assert settings().derandomize == (seed is None)
    examples, browsers = conftest.pytest_report_header(config)
    assert re.fullmatch(f"examples: {header}", examples)
    assert re.fullmatch(r"browsers: Chromium, Firefox \(.+\), WebKit \(.+\)", browsers)
