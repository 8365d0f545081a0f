"""What a table does by itself: hints, motion, news, clocks, who is there, a question before the turn ends."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from projectl.words import say
from projectl.words.messages import arguments
from tests.browser.browsing import BOARD, Pages, new_table, open_table
from tests.browser.player import Mouse, Player, Touch, gather, until
from tests.browser.test_whole_games import shows_the_end
from tests.browser.tiny import tiny
from tests.counts import covering
from web.texts import PARTS, names_in

SHORT: dict[str, Any] = {"puzzles": tiny()}
LARGE = (1440, 900)
NARROW = (360, 780)
LOCALES = ("de-DE", "en-GB")
WAITING = "/t/"
ADDRESSES = ("/", "/new", "/lobby", "/games", "/settings", "/replay", WAITING)
LIVE = "p.unseen[aria-live=polite]"
SKY = ".sky"
"""What moves is fetched once the board stands."""
COUNT_FLIGHTS = """() => {
    window.flown = 0;
    new MutationObserver((changes) => {
        for (const node of changes.flatMap((each) => [...each.addedNodes])) {
            if (node.classList?.contains("flying")) window.flown++;
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""
NAMES = """() => [...document.querySelectorAll("button, a[href], input, [role=button]")]
    .filter((each) => each.checkVisibility() && !each.closest("[aria-hidden=true]"))
    .map((each) => [each, each.querySelector("[role=img][aria-label]")?.ariaLabel])
    .map(([each, drawn]) => [each, each.ariaLabel || each.innerText || each.labels?.[0]?.innerText || drawn || ""])
    .map(([each, name]) => name.trim() || each.outerHTML)"""
OUTSIDE = """() => [...document.querySelectorAll("button, a[href], input, h1, h2, p")].filter((each) => {
    const isScroller = (box) => ["auto", "scroll"].includes(getComputedStyle(box).overflowX);
    const scrolls = (box) => box && (isScroller(box) || scrolls(box.parentElement));
    const { left, right, width } = each.getBoundingClientRect();
    return width > 1 && each.checkVisibility() && !scrolls(each.parentElement) && (left < -1 || right > innerWidth + 1);
}).map((each) => each.outerHTML.slice(0, 200))"""
"""What is cut off at the side, where nothing can be scrolled."""
WIDTHS = "() => [document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth]"


def two(pages: Pages, **wishes: Any) -> tuple[Player, Player]:
    """Two people at a table: first who is asked."""
    host, guest = (Mouse(pages.new(size=LARGE, calm=True)) for _ in range(2))
    gather(host, guest, **SHORT, **wishes)
    until(host.page, lambda: host.may_move or guest.may_move, "a turn")
    return (host, guest) if host.may_move else (guest, host)


def fits(page: Page, width: int) -> None:
    """Nothing makes the page wider than the screen."""
    until(page, lambda: max(page.evaluate(WIDTHS)) == width, f"a page of {width} px: {page.evaluate(WIDTHS)}", 3)
    assert page.evaluate(OUTSIDE) == []


# Hints


def test_a_hint_gives_its_reason_is_drawn_and_can_be_done(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE, calm=True))
    page = player.page
    open_table(page, **SHORT)
    player.move("take W1")
    player.wait()
    page.keyboard.press("h")
    hints = page.locator("[data-hints]")
    expect(hints.locator("li")).not_to_have_count(0)
    for reason in hints.locator(".why").all_inner_texts():
        assert re.search(r"\w{3}", reason)
    expect(hints.locator('[aria-pressed="true"]')).to_have_count(1)
    # What to do first, second and third: a number on a cell, on a piece, or a lit puzzle.
    drawn: list[int] = []
    for way in hints.locator("li > button:first-child").all():
        way.click()
        expect(way).to_have_attribute("aria-pressed", "true")
        drawn.append(page.locator("[data-slot] circle + text, [data-piece] i, .hinted").count())
    assert any(drawn)
    before = player.now["decision"]
    hints.get_by_role("button", name=re.compile("^Do (it|the first step)$")).click()
    until(page, lambda: player.shown > before, "the hint's move")
    expect(hints).to_have_count(0)
    assert not player.refused


def test_a_hint_puts_back_what_was_begun_and_escape_puts_it_away(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE, calm=True))
    page = player.page
    open_table(page, **SHORT)
    player.wait()
    hints = page.locator("[data-hints]")
    page.locator("[data-source].can").first.click()
    page.keyboard.press("h")
    expect(hints).to_be_visible()
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    assert player.now["decision"] == player.shown


class Way:
    """How files come to a page: at first not at all, then as ever. To stop looking at them loses those on their way."""

    def __init__(self, page: Page, files: re.Pattern[str], refuse: Callable[[Route], None]) -> None:
        self._refuse: Callable[[Route], None] | None = refuse
        page.route(files, self._answer)

    def _answer(self, route: Route) -> None:
        if self._refuse:
            self._refuse(route)
        else:
            route.continue_()

    def open(self) -> None:
        self._refuse = None


def test_a_page_older_than_the_server_comes_back_as_a_new_one(pages: Pages) -> None:
    """A part that it loads later is gone: it is loaded anew, once, and the table is where it was."""
    page = pages.new(size=LARGE, calm=True)
    open_table(page, "you", "you", **SHORT)
    pages.allow("Keys-|Failed to fetch dynamically imported module|Failed to load resource")
    keys = re.compile(r"/assets/Keys-[^/]*\.js$")
    way = Way(page, keys, lambda route: route.fulfill(status=404))  # a browser may ask twice: ahead, and in earnest
    page.on("request", lambda request: way.open() if request.is_navigation_request() else None)
    with page.expect_navigation():
        page.keyboard.press("?")
    page.wait_for_selector(BOARD)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_part_that_no_line_brings_comes_when_the_line_is_back(pages: Pages) -> None:
    """A dock that was not loaded yet: it is said, and no error; then it is there, and looks as it should."""
    page = pages.new(size=LARGE, calm=True)
    pages.allow("ERR_INTERNET_DISCONNECTED")
    without_line = re.compile(r"/assets/Dock-|/healthz")
    way = Way(page, without_line, lambda route: route.abort("internetdisconnected"))
    open_table(page, "you", "you", **SHORT)
    page.keyboard.press("u")
    news, dock = page.locator('[data-connection="part"]'), page.locator("[data-dock]")
    expect(news).to_be_visible()
    way.open()
    expect(dock).to_be_visible()
    expect(dock).to_have_css("container-name", "dock")  # its styles have come too
    expect(news).to_have_count(0)


# Motion


def test_what_is_taken_travels_and_arrives(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE))
    page = player.page
    open_table(page, "you", "you", **SHORT)
    page.wait_for_selector(SKY, state="attached")
    page.evaluate(COUNT_FLIGHTS)
    player.move("take W1")
    until(page, lambda: page.evaluate("() => window.flown"), "something that flies")
    expect(page.locator(".flying")).to_have_count(0)
    expect(page.locator('[data-slot="1"]')).to_be_visible()


def test_nothing_travels_for_calm_people(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE, calm=True))
    open_table(player.page, "you", "you", **SHORT)
    player.page.wait_for_selector(SKY, state="attached")
    player.page.evaluate(COUNT_FLIGHTS)
    player.move("take W1")
    player.move("gain O1")
    assert player.page.evaluate("() => window.flown") == 0


# News


def test_the_log_says_what_came_since_ones_last_turn_even_after_a_reload(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE, calm=True))
    page = player.page
    open_table(page, **SHORT)
    for _ in range(3):
        player.move("gain O1")
    player.wait()
    since = page.locator(".rail .log [data-since-turn]")
    expect(since).to_have_text("Since your last turn")
    news = page.locator(".rail .log [data-since-turn] ~ li.news")
    expect(news).not_to_have_count(0)
    told = news.all_inner_texts()
    page.reload()
    expect(since).to_be_in_viewport()
    assert news.all_inner_texts() == told
    lines = page.locator(".rail .log li:not([data-since-turn])")
    expect(lines.first.locator(".round")).to_have_text("1")  # the oldest stands above
    expect(lines.last).to_be_in_viewport()
    player.move("gain O1")
    expect(since).to_have_count(0)
    expect(lines.last).to_contain_text("You gain")
    expect(lines.last).to_be_in_viewport()


def test_a_completed_puzzle_is_told_in_several_sentences(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE, calm=True))
    page = player.page
    open_table(page, "you", "novice", **SHORT)
    player.move("take W1")
    player.move("place 1 O1 c3")
    live = page.locator(LIVE)
    expect(live).to_contain_text("place O1")
    expect(live).to_contain_text("complete W")
    expect(live).to_contain_text("as a reward")
    assert len(re.split(r"\. ", live.inner_text())) >= 3


def test_all_that_others_changed_stays_marked_until_one_acts(pages: Pages) -> None:
    asked, other = two(pages)
    for move in ("take W1", "take B1", "take W3"):
        asked.move(move)
    other.wait()
    expect(other.page.locator(".slot.fresh")).to_have_count(3)
    expect(other.page.locator(".mini.changed")).to_have_count(3)
    other.page.reload()
    expect(other.page.locator(".slot.fresh")).to_have_count(3)
    other.move("gain O1")
    expect(other.page.locator(".slot.fresh, .mini.changed")).to_have_count(0)


def test_a_phone_says_for_a_moment_what_was_completed(pages: Pages) -> None:
    player = Touch(pages.new(size=NARROW, calm=True, touch=True))
    open_table(player.page, "you", "you", **SHORT)
    player.move("take W1")
    player.move("place 1 O1 c3")
    won = player.page.locator("[data-won]")
    expect(won).to_contain_text("completed: 0 points and")
    expect(player.page.get_by_label("1 completed puzzle").first).to_be_visible()
    player.page.locator('[data-do="gain"]').click()
    expect(won).to_have_count(0)


# Clocks, and who is there


def seconds(text: str) -> int:
    minutes, rest = text.split(":")
    return int(minutes) * 60 + int(rest)


def test_a_clock_runs_for_whoever_is_asked_and_both_see_it(pages: Pages) -> None:
    mine, other = two(pages, clock={"seconds": 300, "increment": 0})
    for player in (mine, other):
        page = player.page
        expect(page.get_by_role("timer")).to_have_count(2)
        running = page.locator("[role=timer].running")
        expect(running).to_have_count(1)
        begin = seconds(running.inner_text())
        assert 0 < begin <= 300
        until(page, lambda running=running, begin=begin: seconds(running.inner_text()) < begin, "a second")  # type: ignore[misc]
        expect(page.locator("[role=timer]:not(.running)")).to_have_text("5:00")
    expect(mine.page.locator(".mat [role=timer]")).to_have_class(re.compile("running"))
    expect(other.page.locator("[data-seat] [role=timer]")).to_have_class(re.compile("running"))
    for _ in range(3):
        mine.move("gain O1")
    expect(mine.page.locator("[data-seat] [role=timer]")).to_have_class(re.compile("running"))
    stopped = mine.page.locator(".mat [role=timer]").inner_text()
    assert seconds(stopped) < 300
    expect(other.page.locator("[data-seat] [role=timer]")).to_have_text(stopped)


def test_whoever_closes_the_page_is_said_to_be_away(pages: Pages) -> None:
    mine, other = two(pages)
    address, context = other.page.url, other.page.context
    seat = mine.page.locator("[data-seat]")
    expect(seat).not_to_contain_text("away for")
    other.page.close()
    expect(seat).to_contain_text("away for")
    mine.page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    expect(seat).to_contain_text("away for")
    again = context.new_page()
    again.goto(address)
    again.wait_for_selector(BOARD)
    expect(seat).not_to_contain_text("away for")


# German


def texts(language: str) -> set[str]:
    """What the page says without being told anything else."""
    return {say(key, language) for part in PARTS for key in names_in(part) if not arguments(key)}


def speaks_german(page: Page) -> None:
    """Every button has a name, none of them is an English one, and no place was left unfilled."""
    foreign = texts("en") - texts("de")
    names: list[str] = page.evaluate(NAMES)
    assert names
    assert [name for name in names if name.startswith("<")] == []
    assert [name for name in names if name in foreign] == []
    assert not re.search(r"undefined|null|\{\w+\}", page.locator("body").inner_text())


def test_why_there_can_be_no_such_table_is_said_in_german(pages: Pages) -> None:
    """Before it is opened: the rules of the page know it."""
    page = pages.new(locale="de-DE", calm=True)
    page.goto("/new")
    page.get_by_text("Eigene Puzzles").click()
    page.get_by_label("Text der Puzzledatei").fill("W01 1 O1\n" + ".....\n" * 5)
    complaint = page.get_by_role("alert").filter(has_text="Zeile 1 der Puzzledatei: W01 hat keinen leeren Bereich.")
    expect(complaint).to_contain_text("C6")
    expect(page.get_by_role("button", name="Tisch eröffnen")).to_be_disabled()


def test_a_game_in_german_by_clicks(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE, calm=True, locale="de-DE"))
    page = player.page
    open_table(page, **SHORT)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator('[data-do="take"]')).to_contain_text(say("do-take", "de"))
    looked: set[str] = set()
    while not player.is_over:
        player.wait()
        if player.is_over:
            break
        kind = str((player.view["seats"][player.seat]["pending"] or player.view).get("kind", player.view["phase"]))
        if kind not in looked:
            looked.add(kind)
            speaks_german(page)
        player.move()
    shows_the_end(player)
    speaks_german(page)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_page_is_wider_than_a_small_phone(pages: Pages, locale: str) -> None:
    page = pages.new(size=NARROW, calm=True, touch=True, locale=locale)
    player = Touch(page)
    for address in (address for address, speaks in covering(ADDRESSES, LOCALES) if speaks == locale):
        page.goto(address if address != WAITING else f"{address}{new_table(page, 'you', 'open')}")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        fits(page, NARROW[0])
    open_table(page)
    fits(page, NARROW[0])
    player.move("take W1")
    fits(page, NARROW[0])


INSIDE = """() => {
    const bar = document.querySelector("[role=toolbar]").getBoundingClientRect();
    const seen = [...document.querySelectorAll("[role=toolbar] button")].filter((each) => each.checkVisibility());
    const all = seen.map((each) => each.getBoundingClientRect());
    return all.every((each) => each.left >= bar.left && each.right <= bar.right + 1);
}"""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_bar_holds_all_actions_at_every_width(pages: Pages, locale: str) -> None:
    page = pages.new(calm=True, locale=locale)
    open_table(page, "you", "you", expansions=["ghost", "ambassador"])
    for width in (1440, 1280, 1100, 960, 800, 640):
        page.set_viewport_size({"width": width, "height": 800})
        fits(page, width)
        assert page.evaluate(INSIDE), width


# Large letters


@pytest.mark.parametrize("locale", LOCALES)
def test_letters_of_twice_the_size_fit_and_a_move_can_be_made(pages: Pages, locale: str) -> None:
    page = pages.new(calm=True, locale=locale)
    player = Mouse(page)

    def enlarge() -> None:
        size = "() => parseFloat(getComputedStyle(document.body).fontSize)"
        before = page.evaluate(size)
        page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
        assert page.evaluate(size) == 2 * before

    open_table(page, **SHORT)
    enlarge()
    fits(page, 1280)
    player.move("take W1")
    player.move("place 1 O1 c3")
    player.move("gain O1")
    fits(page, 1280)
