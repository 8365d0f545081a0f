"""A puzzle a day in a real browser: each kind to its best answer and to a worse one, once and without take-backs."""

import datetime
import re

import pytest
from playwright.sync_api import Page, expect

from projectl import Game, Move
from projectl.daily import KINDS, YEARS, Daily, day, days_of
from projectl.daily.days import FIRST_DAY, LAST_DAY
from projectl.daily.puzzle import BOTH, NOT_AT_ALL, TOUCHES
from tests.browser.browsing import BOARD, PHONE, Pages, axe
from tests.browser.learning import MAIN, SPILLING, do
from tests.counts import covering

LAPTOP = (1440, 900)
SMALL = (360, 780)
GOAL = "[data-goal]"
DONE = '[data-goal="done"]'
NOON = datetime.time(12)
NO_FIGURE = "\N{EN DASH}"
HELD = "#held"
SCROLLED = "(each) => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]"


def date_of(kind: int) -> datetime.date:
    """A day with a puzzle of a kind whose best answer is played without a choice of several rewards."""
    for year in (2026, 2027):
        for date, daily in days_of(year).items():
            if daily.kind == kind and len(daily.answer) <= 6:
                return date
    raise AssertionError


def puzzle_of(date: datetime.date) -> Daily:
    """The puzzle of a day."""
    found = day(date)
    assert found
    return found


def opened(pages: Pages, date: datetime.date, size: tuple[int, int], locale: str = "en-GB") -> Page:
    """Today's puzzle, where today is that day."""
    page = pages.new(size=size, calm=True, locale=locale, touch=size == SMALL)
    at(page, date)
    page.goto("/daily")
    page.wait_for_selector(BOARD)
    expect(page.locator(GOAL)).to_be_visible()
    return page


def at(page: Page, date: datetime.date) -> None:
    """Let it be noon of a day."""
    page.clock.set_fixed_time(datetime.datetime.combine(date, NOON))


def move(page: Page, index: int) -> None:
    """Make a move of the list on the board, and wait until it is made."""
    text = str(Move.from_index(index))
    before = int(page.locator(".table").get_attribute("data-decision") or 0)
    if text.startswith("reward "):
        page.locator(f'[data-dock="reward"] [data-option="{text.split()[1]}"]').click()  # a mouse chooses at once
    elif text == "done":
        page.locator(MAIN).click()
    else:
        do(page, text, "mouse")
    page.wait_for_selector(f'.table:not([data-decision="{before}"]), {HELD}, {DONE}', state="attached")


def hand_in(page: Page) -> None:
    """End the turn, which then waits to be ended, or the touches."""
    if not page.locator(HELD).count():
        page.locator(MAIN).click()
        page.wait_for_selector(f"{HELD}, {DONE}", state="attached")
    if page.locator(HELD).count():
        page.locator(MAIN).click()
    page.wait_for_selector(DONE)


def play_best(page: Page, daily: Daily) -> None:
    """The best answer, to its end; once both are filled it ends by itself."""
    for index in daily.answer:
        move(page, index)
    if daily.kind == BOTH:
        page.wait_for_selector(DONE)
    else:
        hand_in(page)


@pytest.mark.parametrize(("kind", "size"), covering(range(len(KINDS)), (LAPTOP, SMALL)))
def test_the_best_answer_is_told_as_the_best(pages: Pages, kind: int, size: tuple[int, int]) -> None:
    date = date_of(kind)
    daily = puzzle_of(date)
    page = opened(pages, date, size)
    assert page.evaluate(SPILLING) == [0, 0]
    play_best(page, daily)
    expect(page.locator(DONE)).to_have_attribute("data-figure", str(daily.best))
    expect(page.locator(f"{GOAL} h2")).to_contain_text("Nothing is better.")
    expect(page.locator(f'[data-day="{date}"]')).to_have_attribute("data-state", "best")
    line = page.locator("[data-share]")
    expect(line).to_have_text(
        f"Project L · {date:%-d} {date:%b} · {'■' * daily.best} {daily.best}/{daily.best} · 1 day in a row"
    )
    assert page.evaluate(SPILLING) == [0, 0]
    assert axe(page) == []


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_beside_a_small_market_the_goal_and_how_it_went_are_whole(pages: Pages, kind: int) -> None:
    date = date_of(kind)
    page = opened(pages, date, (1024, 768), "uk-UA")
    assert page.locator(GOAL).evaluate(SCROLLED) == [0, 0]
    hand_in(page)
    expect(page.locator("[data-share]")).to_be_visible()
    assert page.locator(GOAL).evaluate(SCROLLED) == [0, 0]


@pytest.mark.parametrize(("kind", "size"), covering(range(len(KINDS)), (SMALL, LAPTOP)))
def test_a_worse_answer_counts_and_is_not_taken_back(pages: Pages, kind: int, size: tuple[int, int]) -> None:
    date = date_of(kind)
    daily = puzzle_of(date)
    page = opened(pages, date, size)
    hand_in(page)
    figure = NOT_AT_ALL if kind == BOTH else 0
    expect(page.locator(DONE)).to_have_attribute("data-figure", str(figure))
    expect(page.locator(f'[data-day="{date}"]')).to_have_attribute("data-state", "done")
    cells = "□" * daily.best
    expect(page.locator("[data-share]")).to_contain_text(f"{cells} {NO_FIGURE if kind == BOTH else 0}/{daily.best}")
    page.reload()
    expect(page.locator(DONE)).to_have_attribute("data-figure", str(figure))
    expect(page.locator(MAIN)).to_have_count(0)


def test_nothing_is_taken_back_and_nobody_helps(pages: Pages) -> None:
    date = date_of(0)
    daily = puzzle_of(date)
    page = opened(pages, date, LAPTOP)
    for what in ("undo", "hint"):
        expect(page.locator(f'[data-do="{what}"]')).to_have_count(0)
    move(page, daily.answer[0])
    decided = page.locator(".table").get_attribute("data-decision")
    page.keyboard.press("z")
    page.wait_for_timeout(300)
    assert page.locator(".table").get_attribute("data-decision") == decided
    page.keyboard.press("h")
    expect(page.locator("[data-hints]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(BOARD)
    for index in daily.answer[1:]:
        move(page, index)
    hand_in(page)
    expect(page.locator(DONE)).to_have_attribute("data-figure", str(daily.best))


def test_touches_do_not_say_what_would_be_best(pages: Pages) -> None:
    page = opened(pages, date_of(TOUCHES), LAPTOP)
    expect(page.locator("[data-finishing]")).to_be_visible()
    expect(page.locator("[data-best]")).to_have_count(0)


def test_days_in_a_row_are_counted_and_copied(pages: Pages) -> None:
    page = pages.new(size=LAPTOP, calm=True, permissions=["clipboard-read", "clipboard-write"])
    for number, date in enumerate((FIRST_DAY, FIRST_DAY + datetime.timedelta(1), FIRST_DAY + datetime.timedelta(2)), 1):
        at(page, date)
        page.goto("/")
        expect(page.locator("[data-daily]")).to_have_attribute("data-done", "false")
        page.locator("[data-daily]").click()
        page.wait_for_selector(BOARD)
        hand_in(page)
        expect(page.locator("[data-share]")).to_have_text(re.compile(f"{number} days? in a row$"))
    page.locator('[data-do="copy"]').click()
    assert page.evaluate("() => navigator.clipboard.readText()") == page.locator("[data-share]").inner_text()
    at(page, FIRST_DAY + datetime.timedelta(4))  # a day was left out
    page.goto("/")
    expect(page.locator("[data-daily]")).not_to_contain_text("in a row")


def test_a_line_can_be_sent_where_the_device_does_it(pages: Pages) -> None:
    page = pages.new(size=SMALL, calm=True, touch=True)
    page.add_init_script("navigator.share = async (what) => { document.body.dataset.sent = what.text; }")
    at(page, FIRST_DAY)
    page.goto("/daily")
    page.wait_for_selector(BOARD)
    hand_in(page)
    page.locator('[data-do="send"]').click()
    expect(page.locator("body")).to_have_attribute("data-sent", re.compile("^Project L · 1 Nov · "))


def test_a_trainer_lets_one_try_again_and_shows_the_way(pages: Pages) -> None:
    page = pages.new(size=LAPTOP, calm=True)
    at(page, FIRST_DAY)
    page.goto("/daily/trainer")
    courses = {(daily.kind, daily.level) for year in YEARS for daily in days_of(year).values()}
    expect(page.locator("[data-course]")).to_have_count(len(courses))
    assert axe(page) == []
    course = page.locator('[data-course="points-1"]')
    expect(course).to_contain_text(re.compile("^easy ?0 of"))
    course.click()
    page.wait_for_selector(BOARD)
    date = datetime.date.fromisoformat(page.url.rpartition("/")[2])
    daily = puzzle_of(date)
    expect(page.locator('[data-do="undo"]')).to_have_count(1)
    page.locator('[data-do="show"]').click()
    expect(page.get_by_text("One of the best ways.")).to_be_visible()
    hand_in(page)
    expect(page.locator(DONE)).to_have_attribute("data-figure", "0")
    expect(page.locator("[data-share]")).to_have_count(0)
    page.locator('[data-do="again"]').click()
    expect(page.locator('[data-goal="open"]')).to_be_visible()
    play_best(page, daily)
    expect(page.locator(DONE)).to_have_attribute("data-figure", str(daily.best))
    page.locator('[data-do="after"]').click()
    expect(page).not_to_have_url(re.compile(str(date)))
    page.goto("/daily/trainer")
    expect(course).to_contain_text("1 of")


def test_days_to_come_and_days_without_a_puzzle_say_so(pages: Pages) -> None:
    page = pages.new(size=PHONE, calm=True)
    at(page, FIRST_DAY)
    for text, about in (
        (FIRST_DAY + datetime.timedelta(1), "This puzzle is not there yet."),
        (FIRST_DAY - datetime.timedelta(1), "There is no puzzle for this day."),
        (LAST_DAY + datetime.timedelta(1), "There is no puzzle for this day."),
        ("2026-99-99", "There is no puzzle for this day."),
    ):
        page.goto(f"/daily/{text}")
        expect(page.get_by_role("heading", level=1)).to_have_text(about)


def test_a_puzzle_is_fetched_when_somebody_wants_it(pages: Pages) -> None:
    page = pages.new(size=LAPTOP, calm=True)
    at(page, FIRST_DAY)
    page.goto("/")
    expect(page.locator("[data-daily]")).to_be_visible()
    page.wait_for_timeout(500)
    assert not any("daily.20" in url for url in pages.requested)
    page.locator("[data-daily]").click()
    page.wait_for_selector(BOARD)
    assert [url for url in pages.requested if re.search(r"/daily\.20\d\d-", url)] != []
    assert len({url for url in pages.requested if re.search(r"/daily\.20\d\d-", url)}) == 1


def test_every_answer_there_is_a_game(pages: Pages) -> None:
    """What the browser is given is what Python has."""
    daily = puzzle_of(date_of(TOUCHES))
    assert Game.from_dict(daily.position()).to_decide == (0,)
    assert pages.troubles() == []
