"""Settings that all tests share."""

import signal
from datetime import UTC, datetime

import pytest
from hypothesis import HealthCheck, settings

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


def pytest_report_header(config: pytest.Config) -> str:
    """Which examples these are."""
    seed = config.option.hypothesis_seed
    return "examples: the same every time" if seed is None else f"examples: --hypothesis-seed={seed} repeats them"
