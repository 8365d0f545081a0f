"""A server, a browser, and pages in it; a test fails when its pages met an error that it did not allow."""

import logging
import re
import secrets
from collections.abc import Generator, Iterator
from random import Random
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, Page

from projectl.server.processes import workers
from tests.browser.browsing import NOT_BUILT, Pages, is_built, launched
from tests.server.serving import Serving, serving
from web.build import ROOT


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for the whole run, with a process for bots and no limits."""
    with serving(tmp_path_factory.mktemp("browser"), bots=1) as started:
        yield started


# Not for the whole run: as long as Playwright is there, asyncio takes its loop for a running one, and tests of other
# folders have loops of their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all files of this folder, as long as they follow each other."""
    if not is_built():
        pytest.fail(NOT_BUILT, pytrace=False)
    with launched() as chromium:
        yield chromium


@pytest.fixture(autouse=True)
def answers_unsaid() -> Iterator[None]:
    """Every file that a page loads is a line: what a failure says would be lost among hundreds of them."""
    journal = logging.getLogger("projectl.server.metrics")
    journal.setLevel(logging.WARNING)
    yield
    journal.setLevel(logging.NOTSET)


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test's tables are dealt the same in every run, and the bots of the server have the same chance.

    Theirs is apart: a bot may still think at a table that a test before has left.
    """
    chance, bots = Random(request.node.name), Random(f"bots of {request.node.name}")
    monkeypatch.setattr(secrets, "randbits", chance.getrandbits)
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)
    monkeypatch.setattr(workers, "secrets", SimpleNamespace(randbits=bots.getrandbits))


@pytest.fixture
def pages(browser: Browser, server: Serving) -> Iterator[Pages]:
    """Pages to open: `pages.new(size=PHONE, theme="light", locale="de-DE", touch=True)`."""
    made = Pages(browser, server.url)
    yield made
    made.close()


@pytest.fixture
def page(pages: Pages) -> Page:
    """A dark page on a desktop, in English."""
    return pages.new()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """After the test: look for trouble. What failed is in `shots/failed/`."""
    pages: Pages | None = getattr(item, "funcargs", {}).get("pages")
    try:
        result = yield
        if pages is not None:
            assert pages.troubles() == []
    except Exception:
        if pages is not None:
            _keep(pages, item)
        raise
    return result


def _keep(pages: Pages, item: pytest.Item) -> None:
    item.add_report_section("call", "the browser's troubles", "\n".join(pages.troubles()))
    for number, page in enumerate(pages.open()):
        name = re.sub(r"[^\w.-]+", "-", f"{item.name}-{number}")
        page.screenshot(path=ROOT / "shots" / "failed" / f"{name}.png")
