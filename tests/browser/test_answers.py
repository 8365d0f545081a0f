"""A board that answers: whatever is pressed or rested on says what it is, and what can be done with it."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import ANSWERING, BOARD, PHONE, Pages, axe, decide, new_table, play_on, see
from tests.browser.states import with_reward
from tests.browser.tiny import tiny
from tests.counts import FULL

LARGE: Final = (1440, 900)
DETAILS: Final = "[data-details]"
THINGS: Final = """() => {
    const seen = (each) => each.checkVisibility({ visibilityProperty: true });
    const found = new Map();
    for (const each of document.querySelectorAll(".table :is([data-ask], [data-source], [data-slot] .cell)")) {
        const { ask, source, own, reserve, supply, cell } = each.dataset;
        const kind = ask ? ask.split(":")[0] : source ? (source.endsWith("deck") ? "deck" : "card")
            : cell ? "cell" : own ? (each.querySelector("svg") ? "slot" : "free") : reserve ? "reserve" : "place";
        if (seen(each) && !found.has(kind)) found.set(kind, each);
    }
    for (const [kind, each] of found) each.dataset.tried = kind;
    return [...found.keys()];
}"""
"""The first thing of each kind that lies on the board, marked by its kind."""
KINDS: Final[dict[str, tuple[tuple[str, ...], dict[str, Any], set[str]]]] = {
    "duel": (("you", "novice"), {}, {"meter", "score", "slot", "supply", "pile", "lamps", "reserve", "place", "cell"}),
    "solo": (("you",), {"variant": "solo"}, {"column", "pile", "supply", "lamps", "score", "reserve", "place"}),
    "line clear": (
        ("you", "novice", "novice", "novice"),
        {"variant": "line-clear"},
        {"marker", "deck", "slot", "supply", "score", "pile", "meter"},
    ),
}
TABLES: Final = (("duel", LARGE), ("solo", PHONE), ("line clear", LARGE), ("duel", PHONE))
ON_A_PHONE: Final = {"meter", "slot", "supply", "reserve"}
"""There the other seats and the reserve are a press away."""


def press(page: Page, kind: str, is_touch: bool) -> None:
    """What is for something else is asked about by resting on it, or with the right button."""
    thing = page.locator(f'[data-tried="{kind}"]')
    if kind == "card":
        thing.dispatch_event("contextmenu", {"pointerType": "mouse", "bubbles": True, "cancelable": True})
    elif is_touch:
        thing.tap()
    else:
        thing.click()


@pytest.mark.parametrize(("mode", "size"), TABLES if FULL else TABLES[:3], ids=str)
def test_everything_on_the_board_says_what_it_is(pages: Pages, mode: str, size: tuple[int, int]) -> None:
    seats, wishes, kinds = KINDS[mode]
    is_touch = size[0] < 600
    page = pages.new(size=size, calm=True, touch=is_touch)
    table = new_table(page, *seats, **wishes)
    said = play_on(page, table, 25)
    while said["view"]["seats"][said["seat"]]["pending"]:  # a Master Action has the pile's room on a phone
        said = play_on(page, table, said["decision"] + 1)
    see(page, table)
    page.wait_for_selector(ANSWERING)
    before = page.locator(BOARD).get_attribute("data-decision")
    found: list[str] = page.evaluate(THINGS)
    assert kinds - set(found) <= (ON_A_PHONE if is_touch else set())
    shown = page.locator(DETAILS)
    for kind in found:
        press(page, kind, is_touch)
        expect(shown, kind).to_be_visible()
        name = shown.get_attribute("aria-label")
        assert name, kind
        assert shown.get_by_role("heading").inner_text() == name
        assert len(shown.locator("li, [data-why], [data-deed], .pieces span").all_inner_texts()) > 0, kind
        if kind in {"cell", "lamps", "column"}:
            assert axe(page) == []
        page.keyboard.press("Escape")
        expect(shown, kind).to_have_count(0)
    expect(page.locator(BOARD)).to_have_attribute("data-decision", before or "")
    if not is_touch:  # nobody needs a mouse for it
        page.locator('[data-tried="card"]').focus()
        page.keyboard.press("i")
        expect(shown).to_have_attribute("data-details", "source")


def test_what_a_mouse_rests_on_is_told_beside_it_and_the_log_lights_its_places(pages: Pages) -> None:
    page = pages.new(size=LARGE, calm=True)
    table = new_table(page, "you", "you", puzzles=tiny(cells="##...\n##...\n.....\n.....\n.....\n"))
    decide(page, table, "take W2", "place 1 I2 a1a2")
    see(page, table)
    page.wait_for_selector(ANSWERING)
    page.locator("[data-do=swap]").hover()
    tip = page.locator("[data-tip]")
    expect(tip).to_contain_text("Give a piece back")
    page.locator("h2").first.hover()
    expect(tip).to_have_count(0)
    # What may be gained lies in the reserve, and is gained there.
    page.locator("[data-reserve=L4]").click()
    expect(page.locator(DETAILS)).to_contain_text(re.compile("Level 4.*lowest level the reserve has", re.DOTALL))
    page.keyboard.press("Escape")
    page.locator("[data-reserve=O1]").click()
    expect(page.locator(BOARD)).to_have_attribute("data-decision", "2")  # the turn waits to be ended
    page.wait_for_selector("#held", state="attached")
    # Now the piece is not to be moved: that is said, and nothing is held.
    page.locator("[data-piece=O1]").click()
    expect(page.locator("[data-toast]")).to_contain_text("Your turn is played")
    page.keyboard.press("z")
    lit = page.locator("[data-lit]")
    expect(lit).to_have_count(0)
    line = page.locator("[data-line]", has_text="place")
    line.hover()
    expect(page.locator('[data-own="0:1"][data-lit]')).to_have_count(1)
    expect(page.locator('[data-placed="a1a2"][data-lit]')).to_have_count(1)
    page.locator("h2").first.hover()
    expect(lit).to_have_count(0)
    line.click()
    page.locator("h2").first.hover()
    expect(page.locator('[data-own="0:1"][data-lit]')).to_have_count(1)  # a press keeps it lit
    page.keyboard.press("Escape")
    expect(lit).to_have_count(0)
    page.locator("[data-line]", has_text="take").focus()
    expect(page.locator('[data-source="W2"][data-lit]')).to_have_count(1)


TAGS: Final = """() => [...document.querySelectorAll(".table .printed[data-id]")]
    .map((each) => getComputedStyle(each, "::after").content)"""
"""The ids that are written on cards."""


def coached(page: Page, coach: str) -> None:
    page.add_init_script(f"""localStorage["projectl.coach"] = '"{coach}"';""")
    page.reload()
    page.wait_for_selector(ANSWERING)


def test_ids_are_shown_on_demand_and_the_coach_says_as_much_as_is_wished_for(pages: Pages) -> None:
    page = pages.new(size=LARGE, calm=True)
    table = new_table(page, "you", "novice", puzzles=tiny(cells="##...\n.....\n.....\n.....\n.....\n"))
    decide(page, table, "take W2")
    see(page, table)
    page.wait_for_selector(ANSWERING)
    # Light: what completes is said, at rest and in the bar.
    pill, said = page.locator("[data-pill]"), page.locator(".say")
    expect(pill).to_have_text(re.compile("completes it"))
    expect(said).to_contain_text("completes")
    assert page.evaluate(TAGS) == []
    expect(said.locator("small")).to_have_count(0)
    page.keyboard.press("n")
    assert any("· W1" in each for each in page.evaluate(TAGS))
    assert any("· 1" in each for each in page.evaluate(TAGS))
    expect(said.locator("small")).to_have_count(1)
    page.keyboard.press("n")
    assert page.evaluate(TAGS) == []
    # Off: legal cells while a piece is held, and nothing else.
    coached(page, "off")
    expect(said).to_contain_text("2 actions left")
    expect(pill).to_have_count(0)
    page.locator("[data-piece=I2]").click()
    expect(page.locator('[data-slot="1"].aim')).to_have_count(1)
    expect(pill).to_have_count(0)
    page.keyboard.press("Escape")
    page.locator("[data-source=W1]").click()
    expect(page.locator("[data-plan]")).to_be_visible()
    expect(page.locator("[data-actions]")).to_have_count(0)
    # Full: a numbered plan, and its sentence in the same order.
    coached(page, "full")
    expect(said).to_contain_text(re.compile("First (take|place|get|give) .*, then "))
    first = (said.get_by_role("img").first.get_attribute("aria-label") or "").split(",")[0]
    where = f'[data-source][aria-label^="{first}"], [data-piece="{first[:2]}"], [data-reserve="{first[:2]}"]'
    number = page.locator(where).locator('.numeral[data-step="1"], .numeral:text-is("1")')
    expect(number.first).to_be_visible()


def test_an_empty_supply_pile_slot_and_place_of_the_tray_are_reached_by_keys_and_answer(pages: Pages) -> None:
    page = pages.new(size=LARGE, calm=True)
    table = new_table(page, "you", "you", puzzles=with_reward("I2"))
    decide(page, table, "take B1", "place 1 O1 c1", "place 1 I2 b2c2")  # all that the other seat had
    see(page, table)
    page.wait_for_selector(ANSWERING)
    shown = page.locator(DETAILS)
    for selector in (".seat [data-own$=':2']", ".seat [data-ask^=pile]", ".seat [data-ask^=supply]"):
        box = page.locator(selector).bounding_box()
        assert box, selector
        assert min(box["width"], box["height"]) >= 18, selector
    page.locator(".seat [data-ask^=supply]").click()
    expect(shown).to_contain_text("No pieces.")
    page.keyboard.press("Escape")
    page.locator(".seat [data-own$=':1']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".seat [data-own$=':2']")).to_be_focused()
    page.keyboard.press("Enter")
    expect(shown).to_contain_text("Free slot")
    page.keyboard.press("Escape")
    page.locator("[data-group=tray] [data-piece]").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    empty = page.locator('[data-group=tray] button[data-ask=""]').first
    expect(empty).to_be_focused()
    page.keyboard.press("Enter")
    expect(shown).to_contain_text("in your supply")
