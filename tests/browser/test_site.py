"""The client in a folder of files: every page, from links, deep links and after a reload, under any path."""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from projectl.cli.site import site as write_site
from projectl.daily.puzzle import BOTH
from projectl.server.wire.security import POLICY
from projectl.words import LANGUAGES, say
from tests.browser.browsing import BOARD, Pages
from tests.browser.folder import given_away
from tests.browser.here import keep_here, played
from tests.browser.learning import go_through
from tests.browser.player import Mouse, until
from tests.browser.test_daily import DONE, at, date_of, play_best, puzzle_of
from tests.patience import PAGE_MS
from tests.server.serving import Serving
from web.build import CLIENT


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, server: Serving) -> Iterator[str]:  # noqa: ARG001 - it looks for the build
    """Where it lies."""
    host = tmp_path_factory.mktemp("host")
    write_site(host / "a" / "b")
    with given_away(host) as url:
        yield f"{url}a/b/"


@pytest.fixture
def pages(browser: Browser, site: str) -> Iterator[Pages]:
    made = Pages(browser, site)
    made.allow(r"a/b/api/tables")  # the one question whether there is a server
    yield made
    made.close()


NAMES = {
    "/": "has a place.",
    "/new": "New table",
    "/games": "My games",
    "/replay": "Replay a game",
    "/rules": "Rules",
    "/learn": "Learn to play",
    "/settings": "Settings",
    "/lobby": "Open tables",
    "/nosuch": "There is nothing at this address.",
}


@pytest.mark.parametrize(("name", "title"), NAMES.items())
def test_every_page_is_there_by_a_deep_link_and_after_a_reload(
    pages: Pages, page: Page, site: str, name: str, title: str
) -> None:
    page.goto(f"{site}#{name}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    expect(page.get_by_role("link", name="Lobby")).to_have_count(0)  # others need a server
    page.wait_for_timeout(300)
    assert [url.removeprefix(site) for url in pages.requested if "/api/" in url] == ["api/tables"] * 2


def test_a_table_and_its_replay_are_there_by_a_deep_link_and_after_a_reload(page: Page, site: str) -> None:
    page.goto(f"{site}#/rules")
    keep_here(page, "going", played(9, Random(2), players=2), ["you", "you"])
    ended = played(10_000, Random(3), players=2)
    keep_here(page, "ended", ended, ["you", "you"])
    decisions = str(ended.record().partition("\n\n")[2].count("\n"))
    for name, sight in (("going", page.locator(BOARD)), ("ended/replay", page.get_by_role("slider"))):
        other = page.context.new_page()
        page.goto("about:blank")
        page.goto(f"{site}#/here/{name}")
        for _ in range(2):
            expect(sight).to_be_visible()
            page.reload()
        expect(sight).to_be_visible()
        assert page.url == f"{site}#/here/{name}"
        other.close()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", decisions)


def test_it_can_be_installed(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate(KEPT)
    line = page.context.new_cdp_session(page)
    # A window of which nothing is kept is the one thing that is in the way here.
    wrong = {each["errorId"] for each in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert wrong <= {"in-incognito"}
    said = line.send("Page.getAppManifest")
    assert said["errors"] == []
    assert said["url"] == f"{site}manifest.webmanifest"
    manifest = json.loads(said["data"])
    assert page.evaluate("(to) => new URL(to, document.baseURI).href", manifest["start_url"]) == site
    sizes = {size for icon in manifest["icons"] for size in icon["sizes"].split(" ")}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert page.request.get(f"{site}{icon['src']}").ok


def test_a_chapter_is_learned_to_its_end(pages: Pages, site: str) -> None:
    page = pages.new(calm=True)
    page.goto(f"{site}#/learn")
    page.locator('[data-chapter="line-clear"]').click()
    go_through(page, "line-clear", "mouse")
    page.locator('[data-do="leave"]').click()
    expect(page).to_have_url(f"{site}#/learn")


@pytest.mark.parametrize("name", ["/lobby", "/t/abc#key", "/replay/abc"])
def test_what_needs_a_server_says_so(page: Page, site: str, name: str) -> None:
    page.goto(f"{site}#{name}")
    expect(page.get_by_text("This needs a server")).to_be_visible()


def test_links_lead_from_page_to_page_and_the_browsers_buttons_back(page: Page, site: str) -> None:
    page.goto(f"{site}#/rules")
    page.get_by_role("link", name="Link to rule T11").first.click()
    expect(page).to_have_url(f"{site}#/rules#T11")
    expect(page.locator("#T11")).to_be_in_viewport()
    page.reload()
    expect(page.locator("#T11")).to_be_in_viewport()
    page.go_back()
    expect(page).to_have_url(f"{site}#/rules")


def test_a_link_opened_in_another_tab_leads_to_the_same_page(page: Page, browser: Browser, site: str) -> None:
    page.goto(f"{site}#/rules")
    page.get_by_role("link", name="Link to rule T11").first.click(modifiers=["ControlOrMeta"])
    # Asked of the browser itself: Playwright does not always notice a tab that is opened in the background.
    line = browser.new_browser_cdp_session()

    def tabs() -> list[str]:
        return [each["url"] for each in line.send("Target.getTargets")["targetInfos"] if each["type"] == "page"]

    until(page, lambda: f"{site}#/rules#T11" in tabs(), "the other tab")
    other = page.context.new_page()
    other.goto(f"{site}#/rules#T11")
    expect(other.locator("#T11")).to_be_in_viewport()


@pytest.mark.usefixtures("server")
def test_a_page_in_a_folder_may_do_what_one_on_a_server_may() -> None:
    said = re.search(r'http-equiv="Content-Security-Policy" content="([^"]+)"', (CLIENT / "index.html").read_text())
    assert said is not None
    assert said[1] == POLICY
    assert "Content-Security-Policy" not in (CLIENT / "server.en.html").read_text()  # it comes as a header


@pytest.mark.usefixtures("server")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_server_is_described_in_each_language(language: str) -> None:
    """For whoever shows a link to it; a folder has one page, in English until its words come."""
    built = (CLIENT / f"server.{language}.html").read_text("utf-8")
    assert f'lang="{language}"' in built
    assert f"<title>{say('home-name', language)}</title>" in built
    assert f'content="{say("home-description", language)}"' in built
    assert f'content="{say("home-description", "en")}"' in (CLIENT / "index.html").read_text("utf-8")


@pytest.mark.usefixtures("server")
def test_no_rule_of_a_page_speaks_of_files() -> None:
    found = sorted((CLIENT / "assets").glob("rules.*.js"))
    assert len(found) == len(LANGUAGES)
    assert [file.name for file in found if "src/" in file.read_text("utf-8")] == []


KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map((request) => request.url);
}"""


def test_after_one_visit_it_opens_without_a_line_and_has_kept_nothing_but_its_files(
    pages: Pages, page: Page, site: str
) -> None:
    page.goto(f"{site}#/t/abc#secret-key")
    kept: list[str] = page.evaluate(KEPT)
    names = [url.removeprefix(site) for url in kept]
    assert "index.html" in names
    assert [name for name in names if re.search(r"api|ws$|secret|#|\?|://", name) and "assets/" not in name] == []
    page.context.set_offline(True)
    pages.allow("ERR_INTERNET_DISCONNECTED")
    page.goto(f"{site}#/rules#T11")
    page.reload()
    expect(page.locator("#T11")).to_be_in_viewport()


def test_after_one_visit_the_daily_puzzle_is_played_with_no_host_alive(
    browser: Browser,
    tmp_path: Path,
    server: Serving,  # noqa: ARG001 - it looks for the build
) -> None:
    """Nobody had opened a puzzle before the host went away; the result is still there after a reload."""
    write_site(tmp_path)
    date = date_of(BOTH)
    daily = puzzle_of(date)
    with given_away(tmp_path) as url:
        pages = Pages(browser, url)
        pages.allow("api/tables|ERR_CONNECTION_REFUSED|ERR_FAILED")
        page = pages.new(size=(1440, 900), calm=True, locale="en-GB")
        at(page, date)
        page.goto(url)
        page.evaluate(KEPT)
    try:
        page.goto(f"{url}#/daily")
        page.reload()
        page.wait_for_selector(BOARD)
        play_best(page, daily)
        for _ in range(2):
            expect(page.locator(DONE)).to_have_attribute("data-figure", str(daily.best))
            expect(page.locator("[data-share]")).to_contain_text("1 day in a row")
            page.reload()
    finally:
        pages.close()


NEWS = """async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
}"""


STAYED_MS = 2500
"""Long enough for a page to have asked for the version that waits, which it does when all has come that it needs."""
LOADS = "sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1"


def publish(site: Path, generation: str) -> None:
    """Put another version of a site in the place of the one there."""
    old = (site / "index.html").read_bytes()
    new = re.sub(b"<html[^>]*", f'<html data-generation="{generation}"'.encode(), old, count=1)
    (site / "index.html").write_bytes(new)
    digit = format(len(generation) % 16, "x")
    worker, versions = re.subn(r"`[0-9a-f]{16}`", f"`{digit * 16}`", (site / "offline.js").read_text())
    assert versions == 1
    (site / "offline.js").write_text(worker.replace(sha256(old).hexdigest(), sha256(new).hexdigest()))


def test_a_new_version_begins_between_games_once_and_not_beside_another_page(browser: Browser, tmp_path: Path) -> None:
    write_site(tmp_path)
    with given_away(tmp_path) as url, browser.new_context() as context:
        context.set_default_timeout(PAGE_MS)
        context.add_init_script(LOADS)
        page = context.new_page()
        page.goto(url)
        page.evaluate(KEPT)
        page.reload()  # from here on the files that were kept are shown
        page.get_by_role("button", name="Standard").click()
        expect(page.locator(BOARD)).to_be_visible()
        publish(tmp_path, "second")
        page.evaluate(NEWS)
        page.reload()
        expect(page.locator(BOARD)).to_be_visible()
        html = page.locator("html")
        expect(html).not_to_have_attribute("data-generation", "second")  # in a game

        other = context.new_page()
        other.goto(f"{url}#/rules")
        page.goto(f"{url}#/games")
        expect(page.get_by_role("heading", level=1)).to_contain_text("My games")
        page.wait_for_timeout(STAYED_MS)
        expect(html).not_to_have_attribute("data-generation", "second")  # beside another page
        other.close()

        loads = int(page.evaluate("() => sessionStorage.loads"))
        names = cycle(("/rules", "/games"))

        def has_begun() -> bool:
            """When somebody stays at the next page; a browser may count one that was closed for a while."""
            page.goto(f"{url}#{next(names)}")
            page.wait_for_timeout(STAYED_MS)
            return html.get_attribute("data-generation") == "second"

        until(page, has_begun, "the new version")
        for name in ("/games", "/", "/rules"):
            page.goto(f"{url}#{name}")
            page.wait_for_timeout(200)
        assert int(page.evaluate("() => sessionStorage.loads")) == loads + 1


# A server beside the files


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, server: Serving) -> Iterator[str]:
    """A folder of files whose host passes /a/b/api and /a/b/ws on to a server."""
    host = tmp_path_factory.mktemp("both")
    write_site(host / "a" / "b")
    with given_away(host, server=server.url) as url:
        yield f"{url}a/b/"


def test_with_a_server_beside_it_friends_and_lobby_are_offered(browser: Browser, both: str) -> None:
    made = Pages(browser, both)
    host, guest = Mouse(made.new(calm=True)), Mouse(made.new(calm=True))
    page = host.page
    page.goto(f"{both}#/new")
    expect(page.locator(".tile").nth(1)).to_contain_text("Open")  # for a friend, as at a server
    page.get_by_role("switch", name="List it in the lobby").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for one more person")).to_be_visible()
    assert re.fullmatch(rf"{both}#/t/[\w-]+#[\w-]+", page.url)
    assert page.get_by_label("Link to this table").input_value() == page.url

    guest.page.goto(both)
    guest.page.get_by_role("link", name="Look in").click()
    guest.page.get_by_role("link", name=re.compile("^Join ")).first.click()
    for player in (host, guest):
        expect(player.page.locator(BOARD)).to_be_visible()
    until(page, lambda: host.may_move or guest.may_move, "a turn")
    first, second = (host, guest) if host.may_move else (guest, host)
    first.move()
    until(page, lambda: second.now["decision"] == first.now["decision"], "the move at the other page")

    # Both kinds of games are listed together.
    page.goto(both)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(BOARD)).to_be_visible()
    assert re.search(r"#/here/[\w-]+$", page.url)
    page.goto(f"{both}#/games")
    for kind in ("/t/", "/here/"):
        expect(page.locator(f'a[href*="{kind}"]')).to_have_count(1)
    assert made.troubles() == []
    made.close()
