"""For everybody: axe finds nothing serious on any page or state of a table, in both themes; names and announcements."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Pages, Theme, axe, new_table, open_table, play_on

THEMES: tuple[Theme, ...] = ("dark", "light")
PHONE = (360, 780)


def _finished(page: Page) -> str:
    table = new_table(page, "you", "you")
    play_on(page, table, 10_000)
    return table


def _home(page: Page) -> None:
    page.goto("/")


def _waiting(page: Page) -> None:
    page.goto(f"/t/{new_table(page, 'you', 'open')}")


def _replay(page: Page) -> None:
    page.goto(f"/replay/{_finished(page)}")


def _over(page: Page) -> None:
    page.goto(f"/t/{_finished(page)}")


def _played(*seats: str, decisions: int = 30, **wishes: Any) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        table = new_table(page, *seats, **wishes)
        play_on(page, table, decisions)
        page.goto(f"/t/{table}")

    return go


PLACES: dict[str, Callable[[Page], Any]] = {
    "home": _home,
    "new": lambda page: page.goto("/new"),
    "lobby": lambda page: page.goto("/lobby"),
    "games": lambda page: page.goto("/games"),
    "settings": lambda page: page.goto("/settings"),
    "rules": lambda page: page.goto("/rules"),
    "replay": _replay,
    "waiting": _waiting,
    "table": _played("you", "novice"),
    "solo": _played("you", variant="solo"),
    "line-clear": _played("you", "novice", "novice", "novice", variant="line-clear", expansions=["ghost"]),
    "over": _over,
}


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_serious(pages: Pages, place: str) -> None:
    page = pages.new(calm=True, size=(1280, 800))
    PLACES[place](page)
    for size in ((1280, 800), PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in THEMES:
            page.evaluate(f"localStorage['projectl.theme'] = '{theme}'")
            page.reload()
            page.wait_for_selector("h1, h2")
            page.wait_for_load_state("networkidle")
            assert axe(page) == [], (place, size, theme)


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_serious_while_something_is_chosen(pages: Pages, theme: Theme) -> None:
    page = pages.new(calm=True, theme=theme)
    table = new_table(page, "you", "novice", expansions=["ghost", "ambassador"], edition="revised")
    play_on(page, table, 12)
    page.goto(f"/t/{table}")
    page.wait_for_selector('[data-ready="board"]')
    for keys in (["p", "Enter"], ["Escape", "u"], ["Escape", "y"], ["Escape", "?"]):
        for key in keys:
            page.keyboard.press(key)
            page.wait_for_timeout(100)
        assert axe(page) == [], keys
    page.keyboard.press("Escape")
    page.locator('[data-do="menu"]').click()
    assert axe(page) == []


def test_every_cell_and_piece_has_a_name(pages: Pages) -> None:
    page = pages.new(calm=True)
    table = new_table(page, "you", "novice")
    said = play_on(page, table, 25)
    page.goto(f"/t/{table}")
    page.wait_for_selector('[data-ready="board"]')
    names = page.locator("[data-cell]").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    assert len(names) > 3
    assert all(name and name[0] in "WB" for name in names)
    nameless = page.locator("button, a[href], input").evaluate_all(
        "all => all.filter(each => !(each.ariaLabel || each.innerText.trim() || each.labels?.length)).length"
    )
    assert nameless == 0
    for piece, count in said["view"]["seats"][said["seat"]]["supply"].items():
        if count:
            label = page.locator(f'[data-piece="{piece}"]').get_attribute("aria-label")
            assert label is not None
            assert label.startswith(piece)


def test_what_happens_is_said_to_those_who_listen(page: Page) -> None:
    open_table(page, "you", "novice")
    page.wait_for_selector("[data-do=gain]:not(.off)")
    page.keyboard.press("g")
    expect(page.locator("[aria-live=polite]")).to_contain_text("gain")


def test_calm_people_see_no_motion(pages: Pages) -> None:
    page = pages.new(calm=True)
    open_table(page, "you", "novice")
    durations = page.evaluate(
        "[...document.querySelectorAll('*')].map(each => getComputedStyle(each))"
        ".filter(style => style.animationName !== 'none' && style.animationDuration !== '0s').length"
    )
    assert durations == 0
