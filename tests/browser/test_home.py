"""The first page: there in a moment, for everybody, and nobody else hears of it."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from projectl.words import say
from tests.browser.browsing import BOARD, DESKTOP, PHONE, Pages, Theme, axe, new_table
from tests.browser.here import ADDRESS
from tests.browser.sizes import asked_bytes, first_bytes, first_files
from tests.counts import covering
from tests.server.serving import Serving, wait_until

MOST_BYTES = 200_000
"""What a first visit may load before a table can be played, as gzip and without fonts: the engine is among it."""
LATER = re.compile(r"/(?:bots|mind|Dock|Plan|Menu|Sky|Band|moments|resting|words\.rest)-[^/]*\.(?:wasm|js|css)$")
"""What is fetched once the board stands."""
SHARED = re.compile(r"/assets/(?:page|mounting)-[^/]*\.js$")
"""What every page is made with."""
PACKED_FROM = 1000
"""Bytes from which a file is smaller when it is compressed."""
LOADED = """() => performance.getEntriesByType("resource")
    .filter((each) => /\\.(js|css|wasm)$/.test(new URL(each.name).pathname))
    .map((each) => [each.encodedBodySize, each.decodedBodySize])"""


def test_the_home_page_has_its_title_and_something_to_see(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title("Project L")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()


def test_whoever_wants_to_learn_plays_and_may_read_how_to_play(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Learn the rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play")
    page.get_by_role("main").get_by_role("link", name="Rules").click()
    how = page.get_by_role("region", name="How to play")
    expect(how.locator("ol > li")).to_have_count(6)
    expect(how.get_by_role("heading", name="Upgrade")).to_be_visible()
    how.get_by_role("link", name="Link to rule T11").click()
    expect(page.locator("#T11")).to_be_in_viewport()
    for chip in how.locator("a.rule").all():
        expect(page.locator(f"[id='{chip.inner_text()}']")).to_have_count(1)

    page.get_by_role("searchbox").fill("reserve")
    expect(how).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    how.get_by_role("link", name="Play a first game").click()
    page.get_by_role("link", name="Begin").first.click()
    expect(page.locator(BOARD)).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_every_way_to_begin_is_in_sight_on_a_laptop(pages: Pages, locale: str) -> None:
    page = pages.new(size=(1440, 900), calm=True, locale=locale)
    page.goto("/")
    ways = page.locator(".ways article, .ways button, .ways a")
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
    page.goto(f"/t/{new_table(page, 'you', 'open')}")  # a game that goes on
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("/")
    expect(page.locator(".own a").first).to_be_in_viewport(ratio=1)
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)


def test_a_wrong_address_is_said_in_words_and_leads_home(page: Page, pages: Pages) -> None:
    pages.allow("404")
    page.goto("/nosuch")
    expect(page.get_by_role("heading", name="There is nothing at this address.")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize(("theme", "size"), covering(["dark", "light"], [DESKTOP, PHONE]))
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


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_game_against_a_bot_stands_on_the_table_before_much_is_loaded(pages: Pages, locale: str) -> None:
    page = pages.new(locale=locale)
    held: list[Route] = []
    page.context.route(LATER, lambda route: held.append(route))  # noqa: PLW0108 - it marks what it is given
    page.goto("/")
    page.locator(".calls button").click()
    page.wait_for_selector(BOARD)
    assert re.search(ADDRESS, page.url)
    asked = [url for url in pages.requested if not LATER.search(url)]
    fetched = {kind for kind in ("worker", "rules") if any(f"/assets/{kind}-" in url for url in asked)}
    assert fetched == {"worker", "rules"}  # what the table's own worker fetches is among it, the engine too
    assert asked_bytes(asked) < MOST_BYTES
    for route in held:
        route.continue_()


def test_a_first_visit_waits_for_nothing_before_it_asks_for_all_that_a_game_needs(page: Page, pages: Pages) -> None:
    held: list[Route] = []
    page.context.route(SHARED, lambda route: held.append(route))  # noqa: PLW0108 - it marks what it is given
    page.goto("/", wait_until="commit")
    wanted = ("Home", "words.first", "worker", "rules")

    def are_asked() -> bool:
        page.wait_for_timeout(20)
        return all(any(f"/assets/{part}" in url for url in pages.requested) for part in wanted)

    wait_until(are_asked)
    assert held  # what all pages share has not come yet
    for route in held:
        route.continue_()
    page.locator(".calls button").click()
    page.wait_for_selector(BOARD)
    workers = [url for url in pages.requested if "/assets/worker-" in url]
    assert len(workers) == 1  # the one that was begun early has the table


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("place", ["home", "table"])
def test_all_that_a_first_visit_loads_is_small(pages: Pages, place: str, locale: str) -> None:
    page = pages.new(locale=locale)
    page.goto("/" if place == "home" else f"/t/{new_table(page, 'you', 'novice')}")
    page.wait_for_selector("h1" if place == "home" else BOARD)
    page.wait_for_timeout(500)
    assert 0 < asked_bytes(pages.requested) < MOST_BYTES
    loaded: list[list[int]] = page.evaluate(LOADED)
    assert len(loaded) > 3
    assert sum(travelled for travelled, _ in loaded) < MOST_BYTES
    assert all(travelled < whole for travelled, whole in loaded if whole > PACKED_FROM)


@pytest.mark.usefixtures("server")
def test_what_is_loaded_first_is_small() -> None:
    kinds = {file.suffix for file in first_files()}
    assert kinds == {".js", ".css"}
    assert first_bytes() < MOST_BYTES


@pytest.mark.parametrize(("size", "locale"), covering([(360, 780), (820, 1180), (1440, 900)], ["en-GB", "de", "uk"]))
def test_it_says_that_it_plays_offline_and_installs_where_the_browser_offers_it(
    pages: Pages, size: tuple[int, int], locale: str
) -> None:
    page = pages.new(size=size, calm=True, locale=locale)
    page.goto("/")
    language = locale.partition("-")[0]
    line = page.locator("[data-offline]")
    expect(line).to_contain_text(say("home-offline", language))
    offer = line.get_by_role("button", name=say("home-install", language))
    expect(offer).to_have_count(0)
    page.evaluate("""() => dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }),
        { prompt: () => ((window.asked = (window.asked ?? 0) + 1), Promise.resolve()) }))""")
    expect(offer).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    offer.click()
    expect(offer).to_have_count(0)
    assert page.evaluate("window.asked") == 1
