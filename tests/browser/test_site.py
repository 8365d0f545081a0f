"""The client in a folder of files: every page, from links, deep links and after a reload, under any path."""

import re
from collections.abc import Iterator
from shutil import copytree

import pytest
from playwright.sync_api import Browser, Page, expect

from projectl.server.wire.security import POLICY
from tests.browser.browsing import Pages
from tests.browser.folder import given_away
from web.build import CLIENT


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where it lies."""
    host = tmp_path_factory.mktemp("host")
    copytree(CLIENT, host / "a" / "b")
    with given_away(host) as url:
        yield f"{url}a/b/"


@pytest.fixture
def pages(browser: Browser, site: str) -> Iterator[Pages]:
    made = Pages(browser, site)
    yield made
    made.close()


def test_links_lead_from_page_to_page_and_the_browsers_buttons_back(page: Page, site: str) -> None:
    page.goto(f"{site}#/rules")
    page.get_by_role("link", name="Link to rule T11").first.click()
    expect(page).to_have_url(f"{site}#/rules#T11")
    expect(page.locator("#T11")).to_be_in_viewport()
    page.reload()
    expect(page.locator("#T11")).to_be_in_viewport()
    page.go_back()
    expect(page).to_have_url(f"{site}#/rules")


def test_a_link_opened_in_another_tab_leads_to_the_same_page(page: Page, site: str) -> None:
    page.goto(f"{site}#/rules")
    link = page.get_by_role("link", name="Link to rule T11").first
    with page.context.expect_page() as opened:
        link.click(modifiers=["ControlOrMeta"])
    expect(opened.value).to_have_url(f"{site}#/rules#T11")
    expect(opened.value.locator("#T11")).to_be_in_viewport()


@pytest.mark.usefixtures("server")
def test_a_page_in_a_folder_may_do_what_one_on_a_server_may() -> None:
    said = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', (CLIENT / "index.html").read_text())
    assert said is not None
    assert said[1] == POLICY
    assert "Content-Security-Policy" not in (CLIENT / "server.html").read_text()  # it comes as a header
