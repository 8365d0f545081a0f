"""Every decision of the expansions and of the revised rulebook, made through the page."""

import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browsing import Pages, open_table
from tests.browser.player import Keyboard, Mouse, Player, Touch
from tests.browser.test_whole_games import MINUS
from tests.browser.tiny import tiny
from tests.counts import FULL

BOTH = ["ghost", "ambassador"]
WAYS: dict[str, tuple[type[Player], dict[str, Any]]] = {
    "mouse": (Mouse, {"size": (1440, 900)}),
    "touch": (Touch, {"size": (360, 780), "touch": True}),
    "keyboard": (Keyboard, {}),
}


turns = cycle(WAYS)


@pytest.fixture
def player(request: pytest.FixtureRequest, pages: Pages) -> Player:
    """Somebody at a page."""
    way, settings = WAYS[request.param]
    return way(pages.new(calm=True, **settings))


def by_hand(test: Callable[[Player], None]) -> Callable[[Player], None]:
    """By mouse, by touch and by keyboard in a full run; else by the one whose turn it is."""
    ways = WAYS if FULL else [next(turns)]
    marked: Callable[[Player], None] = pytest.mark.parametrize("player", ways, indirect=True)(test)
    return marked


def at_table(player: Player, **wishes: Any) -> Player:
    """Both seats are the player's: nobody else comes between."""
    open_table(player.page, "you", "you", **wishes)
    return player


def play(player: Player, *moves: str) -> None:
    for move in moves:
        player.move(move)


def events(player: Player) -> list[dict[str, Any]]:
    """What came of the last decision."""
    happened: list[dict[str, Any]] = player.happened[-1].get("events", [])
    return happened


@by_hand
def test_g1_g2_a_ghost_is_broken_up_and_a_part_of_it_is_placed(player: Player) -> None:
    at_table(player, expansions=["ghost"], puzzles=tiny("0 U5"))
    play(player, "take W1", "take W1", "place 1 O1 c3")
    assert player.view["seats"][0]["supply"]["U5"] == 1
    play(player, "pass", "ghost U5 O1+O1+I3")
    play(player, "place 2 O1 c3", "done")
    assert "complete" in [event["kind"] for event in events(player)]


@by_hand
def test_g5_a_level_up_of_one_step_and_one_that_is_declined(player: Player) -> None:
    at_table(player, expansions=["ghost"], puzzles=tiny("0 ^"))
    play(player, "take W1", "take W1", "place 1 O1 c3", "levelup I2 V3")
    assert events(player)[0] == {"kind": "levelup", "seat": 0, "given": "I2", "taken": "V3"}
    play(player, "pass", "place 2 O1 c3", "skip")
    assert events(player)[0]["kind"] == "skip"


@by_hand
def test_g5_a_level_up_of_two_steps_and_one_of_which_the_second_is_declined(player: Player) -> None:
    at_table(player, expansions=["ghost"], puzzles=tiny("0 ^^"))
    play(player, "take W1", "take W1", "place 1 O1 c3", "levelup I2 V3", "levelup V3 T4")
    play(player, "pass", "place 2 O1 c3", "levelup O1 I2", "skip")
    assert player.view["seats"][0]["supply"]["T4"] == player.view["seats"][0]["supply"]["I2"] == 1


@by_hand
def test_a2_the_ambassador_action(player: Player) -> None:
    at_table(player, expansions=BOTH, puzzles=tiny("0 M"))
    play(player, "take W1", "take W1", "place 1 O1 c3", "pass", "ambassador", "place 2 O1 c3", "done")
    assert "m" in [event["kind"] for event in events(player)]


@by_hand
def test_p3_a_reward_that_is_out_of_stock_is_chosen_from_the_next_level(player: Player) -> None:
    at_table(player, puzzles=tiny("0 I2"), options={"pieces_each": 2})
    play(player, "take W1", "place 1 O1 c3", "reward V3")
    assert player.view["seats"][0]["supply"]["V3"] == 1


@by_hand
def test_r2_r3_a_row_goes_under_its_deck_in_the_order_chosen_and_a_puzzle_comes_from_its_top(player: Player) -> None:
    at_table(player, edition="revised")
    row = list(player.view["rows"]["W"])
    player.under = (3, 1, 4)  # the last one needs no press
    play(player, "recycle W", "take Wdeck")
    assert player.view["known"]["W"] == [row[place] for place in (2, 0, 3, 1)]
    assert not set(row) & {puzzle and puzzle["id"] for puzzle in player.view["seats"][0]["puzzles"]}


@by_hand
def test_e3_e5_finishing_touches_say_what_they_cost_until_the_final_score(player: Player) -> None:
    at_table(player, puzzles=tiny("3 O1"))
    play(player, "take W1", "take W1", "pass", "pass", "pass", "pass")  # [E8] a whole round without any action
    page = player.page

    def says(now: str, touches: int) -> None:
        """Before, if one stops now and the best; a mark a touch; and Done fixes just that."""
        expect(page.locator("[data-finishing]")).to_have_attribute("data-finishing", now)
        expect(page.locator("[data-before]")).to_have_attribute("data-before", "0")
        expect(page.locator("[data-best]")).to_have_attribute("data-best", "2")
        expect(page.locator("[data-touch]")).to_have_text([f"{MINUS}1"] * touches)
        expect(page.locator('[data-do="main"]')).to_contain_text(f"Done at {now}")
        if now != "2":
            expect(page.locator('[data-do="main"]')).to_contain_text(re.compile(r"\(2 possible\)|of 2"))

    def kinds(*wanted: str) -> None:
        for slot, kind in enumerate(wanted, 1):
            expect(page.locator(f'[data-sum="{slot}"]')).to_have_attribute("data-kind", kind)

    says("0", 0)
    kinds("fill", "fill")
    play(player, "place 1 O1 c3")
    says("2", 1)
    kinds("full", "never")
    page.locator('[data-do="undo"]').click()
    says("0", 0)
    kinds("fill", "fill")
    play(player, "place 2 O1 c3")
    says("2", 1)
    kinds("never", "full")
    play(player, "done")
    expect(page.locator("[data-touch]")).to_have_count(0)
    play(player, "done")
    assert player.is_over
    expect(page.locator(".result .total")).to_have_text(["2", "0"])


@by_hand
def test_t4_where_no_piece_of_level_1_is_left_one_of_the_next_level_is_chosen(player: Player) -> None:
    at_table(player, options={"pieces_each": 2}, puzzles=tiny())
    # Everybody has one O1 and one I2: the reserve has none of them, and of level 3 there are two shapes.
    assert {move for move in player.legal if move.startswith("gain ")} == {"gain I3", "gain V3"}
    play(player, "gain V3")
    assert player.view["seats"][0]["supply"]["V3"] == 1
    expect(player.page.locator('[data-piece="V3"]')).to_be_visible()
