"""What a choice shows before it is made: the ladder, what an option is good for, and what the bar says."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Pages, axe, decide, new_table, see
from tests.browser.tiny import tiny

FIGURE = "..#..\n.###.\n.##..\n.....\n.....\n"
BAR = ".bar .say"


def at(page: Page, *moves: str, **wishes: Any) -> Page:
    """A table of two seats, both the page's, where these decisions were made."""
    table = new_table(page, "you", "you", **wishes)
    decide(page, table, *moves)
    see(page, table)
    return page


def pill(page: Page, slot: int) -> Any:
    return page.locator(f'[data-slot="{slot}"] [data-pill]')


def option(page: Page, piece: str) -> Any:
    return page.locator(f'.ladder [data-option="{piece}"]')


@pytest.fixture
def page(pages: Pages) -> Page:
    """Somebody with a mouse, and a large screen."""
    return pages.new(size=(1440, 900), calm=True)


def test_t5_t8_the_ladder_shows_every_level_and_why_a_piece_cannot_be_had(page: Page) -> None:
    at(page, "take W1", puzzles=tiny(cells=FIGURE))
    page.keyboard.press("u")
    page.locator('[data-give] [data-option="I2"]').click()
    expect(page.locator("[data-rung]")).to_have_count(4)
    expect(page.locator(".rung.up")).to_have_attribute("data-rung", "3")
    expect(option(page, "I2")).to_contain_text("itself")
    expect(option(page, "T4")).to_have_attribute("aria-disabled", "true")
    option(page, "T4").click(force=True)  # Playwright waits for what is not allowed, people do not
    expect(page.locator("[data-toast] .rule")).to_have_text(re.compile("^T"))
    assert not axe(page)


def test_an_option_says_what_it_is_good_for_before_it_is_chosen(page: Page) -> None:
    at(page, "take W1", puzzles=tiny(cells=FIGURE))
    page.keyboard.press("u")
    page.locator('[data-give] [data-option="I2"]').click()
    option(page, "V3").hover()
    expect(pill(page, 1)).to_have_text(re.compile("cells left|then"))
    expect(page.locator('[data-slot="1"] .lit').first).to_be_visible()
    expect(page.locator(BAR)).to_contain_text("goes back")
    main = page.locator('[data-do="main"]')
    expect(main).to_contain_text("Upgrade")
    main.hover()  # on the way to the button nothing changes
    expect(main).to_have_attribute("aria-disabled", "false")
    expect(pill(page, 1)).to_have_count(1)
    option(page, "I3").focus()
    page.keyboard.press("ArrowRight")
    expect(option(page, "V3")).to_be_focused()
    expect(pill(page, 1)).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator('[data-piece="V3"]')).to_be_visible()
    expect(pill(page, 1)).to_have_count(0)


def test_a_tap_shows_and_the_next_one_chooses(pages: Pages) -> None:
    page = at(pages.new(size=(360, 780), touch=True, calm=True), "take W1", puzzles=tiny(cells=FIGURE))
    page.locator('[data-do="swap"]').tap()
    page.locator('[data-give] [data-option="I2"]').tap()
    option(page, "V3").tap()
    expect(pill(page, 1)).to_be_visible()
    sheet = page.locator("[data-dock]").bounding_box()
    card = page.locator('[data-slot="1"]').bounding_box()
    assert sheet is not None
    assert card is not None
    assert card["y"] + card["height"] < sheet["y"], "the sheet lies over a puzzle"
    page.locator('[data-do="choose"]').tap()
    expect(page.locator('[data-piece="V3"]')).to_be_visible()


def test_a_piece_that_completes_a_puzzle_is_said_on_its_card_and_in_the_bar(page: Page) -> None:
    at(page, puzzles=tiny())
    expect(page.locator(BAR)).to_contain_text("you have none")
    page.locator('[data-source="W1"]').dblclick()
    expect(pill(page, 1)).to_have_attribute("data-pill", "bright")
    expect(page.locator(BAR)).to_contain_text("completes W")
    expect(page.locator(BAR)).to_contain_text("2 actions left")
    page.locator('button[data-piece="I2"]').click()
    expect(pill(page, 1)).to_have_attribute("data-pill", "quiet")
    expect(pill(page, 1)).to_contain_text("no room")


def test_t12_a_master_action_shows_its_order_and_what_comes_of_it(page: Page) -> None:
    at(page, "take W1", "take B1", "pass", "pass", puzzles=tiny("2 O1", black_cells=FIGURE))
    page.keyboard.press("m")
    expect(page.locator(".order i")).to_have_count(2)
    expect(page.locator(".order .given")).to_have_count(0)
    page.locator('button[data-piece="O1"]').click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".order .given svg")).to_have_count(1)
    expect(pill(page, 1)).to_have_text("Completes at the end")
    expect(page.locator('[data-slot="1"]')).to_have_class(re.compile("full"))
    expect(page.locator(BAR)).to_contain_text("then brings 2 points")
    expect(page.locator("[data-coming]")).to_have_attribute("data-coming", "2")
    expect(page.locator("[data-ends]")).to_have_count(1)
    expect(page.locator("[data-ends='1']")).to_contain_text("+2")
    expect(page.locator('[data-do="master"]')).to_have_attribute("aria-pressed", "true")


def test_g1_a_cut_that_the_reserve_has_no_pieces_for_says_so(page: Page) -> None:
    at(
        page,
        "take W1",
        "take W1",
        "place 1 O1 c3",
        "pass",
        expansions=["ghost"],
        puzzles=tiny("0 U5"),
        options={"pieces_each": 4},
    )
    page.keyboard.press("b")
    expect(page.locator("[data-cut]").first).to_contain_text("2 pieces")
    last = page.locator("[data-cut]").last
    expect(last).to_have_attribute("aria-disabled", "true")
    expect(last).to_contain_text("only 2")
