"""One Node for all tests of a process."""

from collections.abc import Iterator

import pytest

from tests.engine.asking import PageEngine


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageEngine]:
    """The engine of the page."""
    with PageEngine(tmp_path_factory.mktemp("books")) as engine:
        yield engine
