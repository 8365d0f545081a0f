"""Without a mouse and without eyes: the focus is seen, comes everywhere and is caught nowhere; what happens is said."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Pages, decide, new_table, open_table, play_on, see
from tests.browser.player import FAR

UNMARKED: Final = """() => {
    const marks = (each) => {
        const around = [each, each.parentElement, each.nextElementSibling, each.closest("label")];
        return around.map((one) => {
            if (!one) return "";
            const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(one);
            return [outlineStyle === "none" ? "" : outlineWidth + outlineColor, boxShadow];
        }).join();
    };
    const all = [...document.querySelectorAll("button, a[href], input, select, textarea, summary, [tabindex='0']")];
    const found = all.filter((each) => each.checkVisibility() && !each.disabled && !each.closest("[inert]"));
    if (found.length < 10) return ["too few"];
    return found.filter((each) => {
        document.activeElement.blur();
        const before = marks(each);
        each.focus();
        return document.activeElement === each && marks(each) === before;
    }).map((each) => each.outerHTML.slice(0, 160));
}"""
"""What looks the same with the focus and without it, of all that can have it."""
HERE: Final = """() => {
    window.stops ??= [];
    const here = document.activeElement;
    if (!window.stops.includes(here)) window.stops.push(here);
    return window.stops.indexOf(here);
}"""
"""Which stop of Tab this is, counted from the first."""


def table(page: Page) -> None:
    opened = new_table(page, "you", "novice", expansions=["ghost", "ambassador"])
    play_on(page, opened, 20)
    see(page, opened)


PLACES: Final = {
    "home": lambda page: page.goto("/"),
    "new": lambda page: page.goto("/new"),
    "table": table,
}


@pytest.mark.parametrize("place", PLACES)
def test_the_focus_is_always_seen_and_never_caught(pages: Pages, place: str) -> None:
    page = pages.new(calm=True)
    PLACES[place](page)
    page.wait_for_selector("h1, h2")
    page.keyboard.press("Tab")  # from now on the focus is a keyboard's
    assert page.evaluate(UNMARKED) == []
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    stops: list[int] = []
    while stops.count(1) < 2:  # round once, and at the first one again
        assert len(stops) < 2 * FAR, f"Tab stays at {page.evaluate('() => document.activeElement.outerHTML')}"
        page.keyboard.press("Tab")
        stops.append(page.evaluate(HERE))
    assert len(set(stops)) > 8
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(HERE) != 1


def test_a_curtain_keeps_keys_and_focus_before_it(pages: Pages) -> None:
    page = pages.new(calm=True)
    opened = open_table(page, "you", "you")
    decide(page, opened, "pass")
    button = page.locator("[data-handover] button")
    expect(button).to_be_focused()
    for key in ("g", "z", "1", "Tab", "Tab", "Shift+Tab"):
        page.keyboard.press(key)
    assert page.evaluate("() => document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    expect(page.locator('[data-ready="board"]')).to_have_attribute("data-decision", "1")
    button.press("Enter")
    expect(button).to_have_count(0)
    page.keyboard.press("g")
    expect(page.locator('[data-ready="board"]')).to_have_attribute("data-decision", "2")


def test_ones_own_moves_those_of_others_and_refusals_are_said(page: Page) -> None:
    open_table(page, "you", "novice")
    live = page.locator("p[aria-live=polite]")
    page.wait_for_selector("[data-do=gain]:not(.off)")
    page.keyboard.press("m")
    expect(page.get_by_role("alert").filter(has=page.locator("[data-toast]"))).to_contain_text(re.compile(r"\w+ \w+"))
    page.keyboard.press("g")
    expect(live).to_contain_text("You gain")
    page.locator('[data-do="main"]').press("Enter")
    expect(page.locator('[data-do="main"]')).to_have_attribute("aria-describedby", "held")  # two actions are left
    page.keyboard.press("Enter")
    expect(live).to_contain_text("Novice")


def test_after_a_dialogue_the_focus_is_where_it_was(page: Page) -> None:
    open_table(page, "you", "you")
    gain = page.locator('[data-do="gain"]')
    gain.focus()
    page.keyboard.press("?")
    close = page.get_by_role("dialog").get_by_role("button", name="Close")
    close.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(gain).to_be_focused()


def test_a_list_of_pieces_that_scrolls_is_no_stop_of_its_own(page: Page) -> None:
    """Firefox stops at whatever scrolls, and arrow keys lead on from buttons only."""
    opened = new_table(page, "you", "you")
    see(page, opened)
    page.keyboard.press("u")
    rows = page.locator('[data-dock="swap"] .rows')
    expect(rows).to_have_css("overflow-y", "auto")
    expect(rows).to_have_attribute("tabindex", "-1")


def test_tab_right_after_a_change_finds_every_group(page: Page) -> None:
    """A stop that has gone is not missed: Tab would go past its group, in Firefox out of the page."""
    open_table(page, "you", "you")
    stops = page.evaluate("""async () => {
        const inBar = [...document.querySelectorAll("[data-group=bar] button")];
        const stops = () => inBar.filter((each) => each.offsetParent && each.tabIndex === 0);
        stops().forEach((each) => each.remove());
        await null;
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
        return stops().length;
    }""")
    assert stops == 1
