"""The first page: there in a moment, for everybody, and nobody else hears of it."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import DESKTOP, PHONE, Pages, Theme, axe
from tests.browser.sizes import asked_bytes, first_bytes, first_files
from tests.server.serving import Serving

MOST_BYTES = 120_000


def test_the_home_page_has_its_title_and_something_to_see(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title("Project L")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nobody_is_kept_out(pages: Pages, theme: Theme, size: tuple[int, int]) -> None:
    page = pages.new(theme=theme, size=size, touch=size == PHONE, calm=True)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    assert axe(page) == []


def test_nothing_is_asked_of_another_host(page: Page, pages: Pages, server: Serving) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_timeout(500)  # and what comes after the first sight
    host = urlsplit(server.url).netloc
    assert pages.requested
    assert [url for url in pages.requested if not url.startswith("data:") and urlsplit(url).netloc != host] == []


def test_all_that_is_loaded_is_small(page: Page, pages: Pages) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.wait_for_timeout(500)
    assert 0 < asked_bytes(pages.requested) < MOST_BYTES


@pytest.mark.usefixtures("server")
def test_what_is_loaded_first_is_small() -> None:
    kinds = {file.suffix for file in first_files()}
    assert kinds == {".js", ".css"}
    assert first_bytes() < MOST_BYTES
