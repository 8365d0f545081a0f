"""Solo: every step of the automatic opponent is shown, with its reason and the rule behind it."""

from playwright.sync_api import expect

from tests.browser.browsing import Pages, open_table
from tests.browser.player import Mouse, Touch


def test_x6_x11_what_the_opponent_does_is_shown_step_by_step_with_its_reason(pages: Pages) -> None:
    player = Mouse(pages.new(size=(1440, 900), calm=True))
    page = player.page
    open_table(page, "you", variant="solo")
    steps = page.get_by_role("region", name="Opponent").get_by_role("listitem")
    # [X2] at first every column has a lock.
    player.move("pass")
    expect(steps).to_have_count(1)
    expect(steps).to_contain_text("All three columns are locked: the opponent takes nothing")
    expect(steps).to_contain_text("Locks by column: 0, 1, 0")
    expect(steps.get_by_role("link")).to_have_text("X11")
    player.move("pass")
    expect(steps).to_have_count(4)
    for step, (rules, reason) in enumerate(
        [
            (["X6", "X7"], "may take from columns 1 and 3"),
            (["X8"], "worth"),
            (["X9"], "from its supply"),
            (["X10"], "comes in its place"),
        ]
    ):
        expect(steps.nth(step)).to_contain_text(reason)
        links = steps.nth(step).get_by_role("link")
        expect(links).to_have_text(rules)
        expect(links.first).to_have_attribute("href", f"/rules#{rules[0]}")
    page.reload()  # somebody who comes back can read it still
    expect(steps.filter(has_text="X8")).to_have_count(1)


def test_a_phone_tells_the_last_step_and_its_rule_in_a_line_that_opens_the_rest(pages: Pages) -> None:
    player = Touch(pages.new(size=(360, 780), touch=True, calm=True))
    page = player.page
    open_table(page, "you", variant="solo")
    player.move("pass")
    line = page.locator("[data-since]")
    expect(line).to_contain_text("X11")
    expect(line).to_contain_text("All three columns are locked")
    line.tap()
    expect(page.get_by_role("dialog").locator(".opponent li")).to_contain_text("Locks by column: 0, 1, 0")
