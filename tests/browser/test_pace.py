"""What others do is shown one action after the other; a press skips ahead and does nothing else."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from projectl import Game
from tests.browser.browsing import BOARD, Pace, Pages
from tests.browser.here import keep_here, see_here
from tests.browser.player import MAIN, Mouse, Player, until
from tests.browser.test_live import SKY

LARGE = (1440, 900)
BOTS = ["you", "novice", "novice", "novice"]
MINE = 3
"""Decisions of one's own first turn."""
WATCH = """() => {
    window.seen = [];
    const board = document.querySelector('[data-ready="board"]');
    const note = () => {
        const lit = [...document.querySelectorAll("section.deciding[data-seat]")].map((each) => each.dataset.seat);
        const now = [Number(board.dataset.decision), lit.join(), document.title.includes("Your turn")];
        if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
    };
    new MutationObserver(note).observe(document.documentElement, {
        attributes: true, childList: true, characterData: true, subtree: true });
    window.flown = 0;
    new MutationObserver((changes) => {
        for (const node of changes.flatMap((each) => [...each.addedNodes]))
            if (node.classList?.contains("flying")) window.flown++;
    }).observe(document.body, { childList: true, subtree: true });
}"""


def sit_down(pages: Pages, pace: Pace, *, calm: bool = False) -> Player:
    """Against bots in the page, at the end of one's first turn; what is drawn is noted."""
    player = Mouse(pages.new(size=LARGE, calm=calm, pace=pace))
    page = player.page
    page.goto("/")
    keep_here(page, "pace", Game.new(players=4, seed=11), BOTS)
    see_here(page, "pace")
    player.wait()
    page.wait_for_selector(SKY, state="attached")
    player.move("gain O1")
    player.move("gain O1")
    player.begin("gain")
    until(page, lambda: player.is_held(0), "a turn that waits")
    page.evaluate(WATCH)
    return player


def is_mine(player: Player) -> bool:
    """Whether the table has said that it is one's turn again."""
    return player.may_move and player.now["decision"] > MINE


def seen(page: Page) -> list[tuple[int, str, bool]]:
    """The decisions that were drawn, in order, each with the seats that were lit and whether it was one's turn."""
    found: list[list[Any]] = page.evaluate("() => window.seen")
    return [(decision, lit, is_turn) for decision, lit, is_turn in found]


def test_each_action_is_shown_and_ones_turn_comes_when_the_last_has_landed(pages: Pages) -> None:
    player = sit_down(pages, "brisk")
    page = player.page
    page.keyboard.press("Enter")
    until(page, lambda: is_mine(player), "the bots' turns")
    last = player.now["decision"]
    expect(page.locator(MAIN)).to_contain_text("Skip ahead")
    assert player.shown < last, "nothing waits for what is shown"
    expect(page.locator("section.deciding[data-seat]")).to_have_count(1)
    until(page, lambda: player.shown == last, "all of it")
    expect(page).to_have_title(re.compile("Your turn"))
    drawn = seen(page)
    decisions = [decision for decision, _, _ in drawn]
    assert decisions == sorted(decisions)
    assert set(decisions) >= set(range(MINE, last + 1)), "one by one"
    by_seat = {each["decision"]: str(each["seat"]) for each in player.happened}
    for decision, lit, is_turn in drawn:
        if decision > MINE and not is_turn:
            assert by_seat[decision] in lit or lit, drawn
    assert [is_turn for decision, _, is_turn in drawn if decision < last and decision > MINE].count(True) == 0
    assert page.evaluate("() => window.flown") > 0


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_press_while_it_is_shown_skips_ahead_and_does_nothing_else(pages: Pages, how: str) -> None:
    player = sit_down(pages, "calm")
    page = player.page
    page.keyboard.press("Enter")
    until(page, lambda: is_mine(player), "the bots' turns")
    expect(page.locator(MAIN)).to_contain_text("Skip ahead")
    last, mine = player.now["decision"], player.now["view"]["seats"][0]["supply"]
    assert player.shown < last
    if how == "key":
        page.keyboard.press("g")
    else:
        page.locator('[data-do="gain"]').click()
    until(page, lambda: player.shown == last, "one's own turn")
    expect(page.locator(MAIN)).to_contain_text("End turn")
    page.wait_for_timeout(300)
    assert (player.now["decision"], player.now["view"]["seats"][0]["supply"]) == (last, mine)
    assert page.locator("[data-source].chosen, [data-dock]").count() == 0
    page.keyboard.press("g")
    until(page, lambda: player.now["decision"] == last + 1, "a piece: now it is meant")


def test_instant_shows_the_end_of_it_at_once(pages: Pages) -> None:
    player = sit_down(pages, "instant")
    page = player.page
    page.keyboard.press("Enter")
    until(page, lambda: is_mine(player) and player.shown == player.now["decision"], "one's turn")
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator(MAIN)).to_contain_text("End turn")


def test_with_reduced_motion_nothing_moves_and_all_of_it_can_be_shown_again(pages: Pages) -> None:
    player = sit_down(pages, "brisk", calm=True)
    page = player.page
    page.keyboard.press("Enter")
    until(page, lambda: is_mine(player) and player.shown == player.now["decision"], "one's turn")
    assert page.evaluate("() => window.flown") == 0
    page.locator('[data-do="again"]').first.click()
    expect(page.locator(MAIN)).to_contain_text("Back to my turn")
    expect(page.locator(".bar .say p").first).to_contain_text("Again, 1 of")
    page.keyboard.press("Escape")
    expect(page.locator(MAIN)).to_contain_text("End turn")
    assert page.evaluate("() => window.flown") == 0
    page.keyboard.press("l")
    expect(page.locator(MAIN)).to_contain_text("Back to my turn")
    expect(page.locator(MAIN)).to_contain_text("End turn")
    expect(page.locator(BOARD)).to_have_attribute("data-decision", str(player.now["decision"]))


@pytest.mark.parametrize("where", ["clock", "line-clear"])
def test_where_nothing_is_held_back_it_can_be_shown_again(pages: Pages, where: str) -> None:
    player = Mouse(pages.new(size=LARGE, pace="calm"))
    page = player.page
    page.goto("/")
    if where == "clock":
        keep_here(page, where, Game.new(players=4, seed=11), BOTS, clock={"seconds": 600, "increment": 0})
    else:
        keep_here(page, where, Game.new(players=4, variant="line-clear", seed=11), BOTS)
    see_here(page, where)
    player.wait()
    for _ in range(MINE):
        player.move("gain O1")
    until(page, lambda: is_mine(player), "the bots' turns")
    until(page, lambda: player.shown == player.now["decision"], "all of it")
    expect(page.locator(MAIN)).not_to_contain_text("Skip ahead")
    page.keyboard.press("l")
    expect(page.locator(MAIN)).to_contain_text("Back to my turn")
    page.keyboard.press("Escape")
    expect(page.locator(MAIN)).not_to_contain_text("Back to my turn")
    page.locator('[data-do="again"]').first.click()
    expect(page.locator(".bar .say p").first).to_contain_text("Again, 1 of")
    assert player.shown == player.now["decision"]
