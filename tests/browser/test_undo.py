"""What was done is taken back as long as nothing hidden came to light; what cannot be done is explained."""

import re

from playwright.sync_api import expect

from tests.browser.browsing import Pages, open_table
from tests.browser.holding import Spot, read_cells
from tests.browser.player import MAIN, Keyboard, Mouse, Player, Touch, until
from tests.browser.tiny import tiny

UNDO = '[data-do="undo"]'


def sit_down(player: Player) -> None:
    """Both seats are the player's: nobody else comes between."""
    open_table(player.page, "you", "you", puzzles=tiny())


def test_a_double_press_does_not_end_a_turn_that_could_go_on(pages: Pages) -> None:
    player = Mouse(pages.new(size=(1440, 900), calm=True))
    sit_down(player)
    player.at(MAIN).dblclick()
    expect(player.at(MAIN)).to_be_focused()
    expect(player.at(MAIN)).to_have_accessible_description("Your other actions stay unused. End your turn, or undo.")
    player.page.wait_for_timeout(300)
    assert player.now["decision"] == 0
    player.page.keyboard.press("z")
    until(player.page, lambda: player.may_move, "the turn goes on")


def test_a_decision_is_taken_back_within_the_turn(pages: Pages) -> None:
    player = Mouse(pages.new(size=(1440, 900), calm=True))
    sit_down(player)
    player.move("gain O1")
    assert player.view["seats"][0]["supply"]["O1"] == 2
    player.press(UNDO)
    until(player.page, lambda: player.view["seats"][0]["supply"]["O1"] == 1, "the decision taken back")
    player.move("swap O1 I2")
    player.page.keyboard.press("z")
    until(player.page, lambda: player.view["seats"][0]["supply"]["O1"] == 1, "the decision taken back")
    assert player.view["seats"][0]["actions_left"] == 3
    player.move("gain O1")


def test_what_showed_something_hidden_is_not_taken_back_and_that_is_said(pages: Pages) -> None:
    player = Keyboard(pages.new(calm=True))
    sit_down(player)
    player.move("take W1")
    player.page.keyboard.press("z")
    expect(player.page.locator("[data-toast]")).to_contain_text("Too late: that turned up a puzzle")
    expect(player.page.locator('[data-slot="1"]')).to_be_visible()
    player.move("place 1 O1 c3")


def test_t9_a_piece_dropped_where_it_does_not_go_comes_back_and_the_rule_is_a_click_away(pages: Pages) -> None:
    player = Mouse(pages.new(size=(1440, 900), calm=True))
    sit_down(player)
    player.move("take W1")
    page = player.page
    player.lift("I2")
    player.over(Spot(1, read_cells("a1b1")))
    page.mouse.up()
    toast = page.locator("[data-toast]")
    expect(toast).to_have_text(re.compile(r"\w+ \w+.*T9"))
    rule = toast.get_by_role("link", name="T9")
    expect(rule).to_have_attribute("href", "/rules#T9")
    expect(page.locator('button[data-piece="I2"]')).to_be_visible()
    with page.context.expect_page() as opened:
        rule.click()
    expect(opened.value.locator("#T9")).to_be_in_viewport()
    page.bring_to_front()
    player.move("place 1 O1 c3")


def test_the_bright_button_never_ends_the_turn_while_a_piece_is_held(pages: Pages) -> None:
    player = Touch(pages.new(size=(360, 780), touch=True, calm=True))
    sit_down(player)
    player.move("take W1")
    main = player.page.locator(MAIN)
    expect(main).to_have_text("End turn")
    player.press('button[data-piece="I2"]')  # fits nowhere
    expect(main).to_have_text("Place")
    expect(main).to_have_attribute("aria-disabled", "true")
    player.press('[data-do="back"]')
    expect(main).to_have_text("End turn")
