"""One Node for all tests of a process."""

from collections.abc import Iterator

import pytest

from tests.engine.asking import PageEngine


@pytest.fixture(scope="session")
def page() -> Iterator[PageEngine]:
    """The engine of the page."""
    with PageEngine() as engine:
        yield engine
