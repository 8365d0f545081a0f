"""Settings that all tests share."""

import gc
import os
import signal
from collections.abc import Generator
from datetime import UTC, datetime
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from tests.browser.webdriver.installed import in_words
from tests.counts import FULL

# The same examples on every run and every machine; a slow machine is no failure.
settings.register_profile(
    "projectl",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
settings.load_profile("projectl")

# Programs speak English, whatever whoever runs the tests reads.
os.environ.update(LC_ALL="C.UTF-8")

# A run that was started in the background may have inherited that Ctrl-C is ignored, and programs it starts would
# inherit it in turn.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Let a full run try other examples every day; whoever gives the seed that it names has the same ones."""
    if FULL and config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = f"{datetime.now(UTC):%Y%m%d}"
    if config.option.hypothesis_seed is not None:
        settings.register_profile("other examples", settings.get_profile("projectl"), derandomize=False)
        settings.load_profile("other examples")


LONG: Final = (
    "tests/engine/test_freshness.py",
    "tests/arena/test_cluster.py",
    "tests/browser/test_whole_games.py",
    "tests/browser/test_alone.py",
    "tests/browser/test_together.py",
    "tests/browser/test_three_browsers.py",
    "tests/server/test_kill.py",
    "tests/server/test_openapi.py",
    "tests/same/test_runs.py",
    "tests/same/test_cache.py",
    "tests/server/test_serve.py",
)
"""They begin first, so that no process is left alone with one of them at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let what takes long begin first; the rest stays in its order."""
    places = {place: number for number, place in enumerate(LONG)}
    items.sort(key=lambda item: places.get(item.location[0], len(places)))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """While tests are read, nothing is thrown away: to look for it takes a fifth of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_report_header(config: pytest.Config) -> list[str]:
    """Which examples these are, and which browsers."""
    seed = config.option.hypothesis_seed
    same = "examples: the same every time" if seed is None else f"examples: --hypothesis-seed={seed} repeats them"
    return [same, in_words()]
