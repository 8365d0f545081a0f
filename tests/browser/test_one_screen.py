"""Several people around one screen: the curtain between them, Line Clear where two may decide at once, and talk."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import BOARD, CURTAIN, Pages, decide, open_table
from tests.browser.player import Mouse, gather
from tests.browser.tiny import tiny

CURTAINED = "[data-handover]"
MENU = '[data-do="menu"]'


def test_the_curtain_tells_a_line_a_seat_and_comes_again_after_a_reload(pages: Pages) -> None:
    page = pages.new(calm=True)
    table = open_table(page, "you", "you", "you")
    for moves in (["take W1", "gain O1", "gain O1"], ["take W2", "gain O1", "gain O1"]):
        decide(page, table, *moves)
        page.locator(CURTAIN).click()
    decide(page, table, "pass")
    lines = page.locator(f"{CURTAINED} .news li")
    expect(page.locator(CURTAINED)).to_be_visible()
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("gains")
    expect(lines.last).to_contain_text("ends the turn")

    page.reload()
    page.locator(CURTAIN).click()
    expect(page.locator(CURTAINED)).to_have_count(0)
    page.reload()
    page.wait_for_selector(BOARD)
    expect(page.locator(CURTAINED)).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
def test_the_curtain_tells_round_and_scores_and_asks_once_for_all_names(pages: Pages, size: tuple[int, int]) -> None:
    page = pages.new(size=size, calm=True)
    table = open_table(page, "you", "you", puzzles=tiny())
    decide(page, table, "take B1", "place 1 O1 c3", "pass")
    curtain, field = page.locator(CURTAINED), page.get_by_role("textbox", name="Player 2")
    expect(curtain).to_contain_text("Round 1")
    expect(curtain).to_contain_text("Player 2, your\u00a0turn.")
    expect(curtain.locator(".chip")).to_contain_text(["Player 1 1", "Player 2 0"])
    expect(page.locator(CURTAIN)).to_be_focused()  # no keyboard comes up that nobody wants
    page.get_by_role("textbox", name="Player 1").fill("Bo")
    field.fill("Ada")
    expect(curtain.locator("h2")).to_contain_text("Ada, your")
    field.press("Enter")
    expect(curtain).to_have_count(0)

    for who in ("Bo", "Ada"):
        decide(page, table, "pass")
        expect(curtain).to_contain_text(f"{who}, your")
        expect(field).to_have_count(0)
        page.reload()
        page.locator(CURTAIN).click()


def test_without_the_curtain_only_names_are_asked_for(pages: Pages) -> None:
    page = pages.new(calm=True)
    assert page.request.get("/api/me").ok  # or the page asks who it is while its table is opened, and is another
    page.goto("/settings")
    page.get_by_role("switch", name="Curtain around one screen").click()
    table = open_table(page, "you", "you")
    decide(page, table, "gain O1", "gain O1", "gain O1")
    page.locator(CURTAIN).click()
    for _ in range(2):
        decide(page, table, "gain O1", "gain O1", "gain O1")
        expect(page.locator(CURTAINED)).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)])
def test_line_clear_on_one_screen_lets_one_choose_who_decides(pages: Pages, size: tuple[int, int]) -> None:
    page = pages.new(size=size, calm=True)
    open_table(page, "you", "you", "you", "you", variant="line-clear")
    choose = page.locator('[data-choose="2"]')
    expect(choose).to_contain_text(re.compile("Play .*3"))
    choose.focus()
    choose.press("Enter")
    expect(page.locator('[data-choose="0"]')).to_be_visible()
    assert page.evaluate("() => document.activeElement.hasAttribute('data-choose')")
    page.locator('[data-do="gain"]').click()
    expect(page.locator(BOARD)).to_have_attribute("data-decision", "1")
    expect(page.locator(".news[aria-live=polite]")).to_contain_text(re.compile("3 gains O1"))


def test_a_deck_that_cannot_be_drawn_says_why(pages: Pages) -> None:
    page = pages.new(size=(1440, 900), calm=True)
    open_table(page, "you", "you", "you", "you", variant="line-clear", edition="revised")
    page.locator('[data-choose="2"]').click()  # the black marker's holder [R9]
    deck = page.locator('button[data-source="Wdeck"]')
    expect(deck).to_have_attribute("aria-disabled", "true")
    deck.click(force=True)
    expect(page.locator("[data-toast]")).to_contain_text("R9")


def test_what_was_said_and_not_read_is_marked_on_the_menu(pages: Pages) -> None:
    players = [Mouse(pages.new(size=(360, 740), calm=True)), Mouse(pages.new(calm=True))]
    gather(*players)
    phone, other = players[0].page, players[1].page
    menu = phone.locator(MENU)
    expect(menu).to_have_accessible_name("Menu")
    other.locator('[data-do="chat"]').click()
    other.locator(".chat input").fill("Hello")
    other.locator(".chat input").press("Enter")
    expect(other.get_by_role("log")).to_contain_text("You")
    expect(other.get_by_role("log")).to_contain_text("Hello")
    expect(phone.locator("[data-glimpse]")).to_contain_text("Hello")
    expect(menu).to_have_accessible_name("Menu, 1 new message")
    menu.click()
    phone.get_by_role("button", name="Chat").click()
    expect(phone.get_by_role("log")).to_contain_text("Hello")
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("log")).to_have_count(0)
    expect(menu).to_have_accessible_name("Menu")
