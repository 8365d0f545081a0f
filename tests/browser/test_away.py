"""Somebody is away: said on the seat and in the bar, and after a minute the others choose. Clocks are set by hand."""

import re

import pytest
from playwright.sync_api import Page, expect

from projectl.server.tables import awaiting
from tests.browser.browsing import BOARD, Pages
from tests.browser.player import Mouse, Player, gather
from tests.counts import covering

CHOICE = "[data-away-choice]"


def two(pages: Pages, size: tuple[int, int], locale: str = "en-GB") -> tuple[Page, Page]:
    """Who stays and who is about to go, at one table; whoever stays has a clock that is set by hand."""
    stays, goes = pages.new(size=size, calm=True, locale=locale), pages.new(calm=True)
    players: list[Player] = [Mouse(stays), Mouse(goes)]
    gather(*players)
    return stays, goes


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_away_is_said_with_its_time_and_then_a_bot_stands_in(
    pages: Pages, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(awaiting, "AWAY_S", 0.0)
    stays, goes = two(pages, size)
    where = goes.url
    stays.clock.install()
    goes.goto("about:blank")
    choice = stays.locator(CHOICE)
    expect(choice).to_be_visible()
    expect(stays.locator("[data-away]")).to_have_count(0)  # it may be a moment only
    stays.clock.fast_forward(12_000)  # less than makes a page doubt its connection
    expect(stays.locator("[data-away]").first).to_contain_text(re.compile(r"0:[12]\d"))
    expect(choice).to_contain_text(re.compile(r"has been away for 0:[12]\d"))

    stays.locator('[data-choice="wait"]').click()
    expect(choice).to_have_count(0)  # put aside: nothing happens
    goes.goto(where)
    goes.wait_for_selector(BOARD)
    goes.goto("about:blank")
    expect(choice).to_be_visible()
    stays.locator('[data-choice="stand_in"]').click()
    expect(choice).to_have_count(0)
    expect(stays.locator("[data-away]").first).to_contain_text("bot")
    goes.goto(where)
    expect(stays.locator("[data-away]")).to_have_count(0)


SMALL = [(844, 390), (667, 375), (1024, 768), (360, 640)]


@pytest.mark.parametrize(("size", "locale"), covering(SMALL, ["fr-FR", "uk-UA"]), ids=str)
def test_all_that_can_be_chosen_is_in_sight(
    pages: Pages, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], locale: str
) -> None:
    monkeypatch.setattr(awaiting, "AWAY_S", 0.0)
    stays, goes = two(pages, size, locale)
    goes.goto("about:blank")
    expect(stays.locator(CHOICE)).to_be_visible()
    choices = stays.locator(f"{CHOICE} [data-choice]")
    assert all(choices.all_inner_texts()), "no choice is offered before its words are there"
    for choice in choices.all():
        assert choice.evaluate("""(each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const edges = [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]];
            return edges.every((at) => each.contains(document.elementFromPoint(...at)));
        }"""), choice.inner_text()


def test_a_game_that_is_ended_has_no_winner(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(awaiting, "AWAY_S", 0.0)
    stays, goes = two(pages, (1440, 900))
    goes.goto("about:blank")
    stays.locator('[data-choice="break_off"]').click()
    expect(stays.locator("#result-title")).to_have_text("The game was ended.")
    expect(stays.locator(".result .winner")).to_have_count(0)
    expect(stays).to_have_title("Project L")
