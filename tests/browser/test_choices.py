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


def boxes(page: Page, selector: str) -> list[Any]:
    return [each.bounding_box() for each in page.locator(selector).all()]


def test_t5_t8_the_ladder_shows_every_piece_in_even_rows_and_why_one_cannot_be_had(page: Page) -> None:
    at(page, "take W1", puzzles=tiny(cells=FIGURE))
    page.keyboard.press("u")
    expect(page.locator("[data-rung]")).to_have_count(2)
    before = boxes(page, ".ladder [data-option]")
    assert len(before) == 9
    assert len({(round(each["width"]), round(each["height"])) for each in before}) == 1, "not all are equal"
    page.locator('[data-give] [data-option="I2"]').click()
    option(page, "V3").hover()
    assert boxes(page, ".ladder [data-option]") == before, "something moved while a piece was chosen"
    tray = page.locator('[data-group="tray"] [data-piece="I2"] svg').bounding_box()
    given = page.locator('[data-give] [data-option="I2"] svg').bounding_box()
    assert tray is not None
    assert given is not None
    assert given["height"] > 0.8 * tray["height"], "a piece is as large as in the tray"
    expect(option(page, "I2")).to_contain_text("yours")
    expect(option(page, "V3")).to_contain_text("15")
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
    expect(page.locator(BAR)).to_contain_text("You give")
    main = page.locator('[data-do="main"]')
    expect(main).to_contain_text("Upgrade to")
    option(page, "O1").hover()
    expect(main).to_contain_text("Exchange for")
    option(page, "V3").hover()
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
    opened = page.locator("[data-dock]").bounding_box()
    choose = page.locator('[data-do="choose"]')
    expect(choose).to_have_attribute("aria-disabled", "true")
    page.locator('[data-give] [data-option="I2"]').tap()
    option(page, "V3").tap()
    expect(pill(page, 1)).to_be_visible()
    sheet, thumb = page.locator("[data-dock]").bounding_box(), choose.bounding_box()
    assert sheet == opened, "the sheet grows with the choice"
    assert thumb is not None
    assert thumb["height"] >= 56
    assert 780 - 16 < thumb["y"] + thumb["height"] <= 780
    card = page.locator('[data-slot="1"]').bounding_box()
    assert sheet is not None
    assert card is not None
    assert card["y"] + card["height"] < sheet["y"], "the sheet lies over a puzzle"
    page.locator('[data-do="fold"]').tap()  # pulled down, to look
    expect(option(page, "V3")).to_be_hidden()
    page.locator('[data-do="fold"]').tap()
    choose.tap()
    expect(page.locator('[data-piece="V3"]')).to_be_visible()


def test_r3_a_row_is_recycled_by_pressing_its_puzzles_in_order(page: Page) -> None:
    at(page, edition="revised")
    page.keyboard.press("y")
    dock, main = page.locator('[data-dock="recycle"]'), page.locator('[data-do="main"]')

    def number(source: str) -> Any:
        return page.locator(f'[data-source="{source}"] .number')

    page.locator('[data-source="W2"]').click()
    page.locator('[data-source="W1"]').click()
    expect(number("W2")).to_have_attribute("data-number", "1")
    expect(number("W1")).to_have_attribute("data-number", "2")
    expect(dock).to_contain_text("2 of 4 have a number")
    assert not re.search(r"\b[AG]?[WB]\d", dock.inner_text()), "a bare code"
    assert not axe(page)
    page.locator('[data-do="last-number"]').click()
    expect(number("W1")).to_have_count(0)
    page.locator('[data-source="B3"]').click()  # the other row
    expect(number("W2")).to_have_count(0)
    expect(number("B3")).to_have_attribute("data-number", "1")
    expect(main).to_have_attribute("aria-disabled", "true")
    page.locator('[data-do="any-order"]').click()
    expect(page.locator('[data-source^="B"] .number')).to_have_count(4)
    main.click()
    expect(dock).to_have_count(0)
    expect(page.locator('[data-source^="B"].fresh')).to_have_count(4)


def test_a_piece_that_completes_a_puzzle_is_said_on_its_card_and_in_the_bar(page: Page) -> None:
    at(page, puzzles=tiny())
    expect(page.locator(BAR)).to_contain_text("you have none")
    page.locator('[data-source="W1"]').dblclick()
    expect(pill(page, 1)).to_have_attribute("data-pill", "bright")
    expect(page.locator(BAR)).to_contain_text("completes")
    expect(page.locator(BAR).get_by_role("img", name="White puzzle W")).to_have_count(1)
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
    expect(pill(page, 1)).to_have_text("Complete after Master")
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
    expect(page.locator("[data-cut]").first).to_have_text("2")
    last = page.locator("[data-cut]").last
    expect(last).to_have_attribute("aria-disabled", "true")
    expect(last).to_contain_text("only 2")
