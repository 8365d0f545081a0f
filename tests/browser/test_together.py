"""Several people, several pages: the network that goes and comes back, Line Clear, hot-seat, tabs, talk, lookers-on."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.browsing import BOARD, CURTAIN, Pages, open_table
from tests.browser.player import Keyboard, Mouse, Player, Touch, gather, play_out, until
from tests.browser.test_whole_games import shows_the_end
from tests.browser.tiny import tiny
from tests.counts import FULL

NO_NETWORK = "ERR_INTERNET_DISCONNECTED"
NEWS = "[data-connection]"
"""What a page says about its connection."""
SHORT: dict[str, Any] = {"puzzles": tiny()}
"""A game that is over after a few rounds: black puzzles of one cell."""
SOON = "" if FULL else "pass"
"""What brings the end when all was seen: whole games are played in `test_alone.py`, in a full run here as well."""


def first(players: list[Player]) -> Player:
    """Who is asked now."""
    page = players[0].page
    until(page, lambda: any(player.may_move for player in players), "a turn")
    return next(player for player in players if player.may_move)


def test_the_network_goes_in_mid_turn_and_comes_back_and_nothing_is_lost(pages: Pages) -> None:
    pages.allow(NO_NETWORK)
    players: list[Player] = [Mouse(pages.new(size=(1440, 900), calm=True)), Keyboard(pages.new(calm=True))]
    gather(*players, **SHORT)
    mine = first(players)
    other = next(player for player in players if player is not mine)
    for player in players:
        player.page.evaluate("() => { window.isStillHere = true; }")

    mine.move("take W1")
    mine.page.wait_for_load_state("networkidle")  # all of the page is there before its line goes
    mine.page.context.set_offline(True)
    expect(mine.page.locator(NEWS)).to_be_visible()
    decision = mine.now["decision"]
    mine.begin("gain")
    expect(mine.page.locator(NEWS)).to_contain_text("What you decided is kept")
    assert mine.shown == other.shown == decision
    mine.page.context.set_offline(False)
    expect(mine.page.locator(NEWS)).to_have_count(0)
    for player in players:
        expect(player.page.locator(BOARD)).to_have_attribute("data-decision", str(decision + 1))

    other.page.wait_for_load_state("networkidle")
    other.page.context.set_offline(True)
    expect(other.page.locator(NEWS)).to_be_visible()
    mine.move("gain O1")
    assert other.shown < mine.shown
    other.page.context.set_offline(False)
    expect(other.page.locator(BOARD)).to_have_attribute("data-decision", str(mine.shown))
    log = other.page.locator(".log li")
    assert sum("O1" in text or "gain" in text.lower() for text in log.all_inner_texts()) >= 2

    play_out(*players, wish="pass")
    for player in players:
        shows_the_end(player)
        assert player.page.evaluate("() => window.isStillHere") is True


def test_line_clear_of_four_pages_where_both_holders_of_a_marker_act(pages: Pages) -> None:
    players: list[Player] = [Keyboard(pages.new(calm=True)) for _ in range(4)]
    gather(*players, variant="line-clear", **SHORT)
    both = [player for player in players if player.may_move]
    assert len(both) == 2
    both[0].begin("swap")
    dock = both[0].page.locator('[data-dock="swap"]')
    expect(dock).to_be_visible()
    both[1].move()
    until(both[0].page, lambda: both[0].shown == both[1].shown == 1, "the same decision in both pages")
    expect(dock).to_be_visible()
    both[0].page.keyboard.press("Escape")
    expect(dock).to_have_count(0)
    for player in both:
        player.move()
    if FULL:
        play_out(*players, wish="pass")
    until(players[0].page, lambda: len(players[0].happened) >= 3, "what both did")
    seats = [each["seat"] for each in players[0].happened][:3]
    assert seats[0] != seats[1] != seats[2]
    for player in players:
        if FULL:
            shows_the_end(player)
        assert not player.refused


def test_line_clear_of_four_small_phones_played_by_finger(pages: Pages) -> None:
    players: list[Player] = [Touch(pages.new(size=(360, 780), touch=True, calm=True)) for _ in range(4)]
    gather(*players, variant="line-clear", **SHORT)

    def is_seen() -> bool:
        """Everybody plays, in several ways, and [L2] both markers go around."""
        kinds = set[str]().union(*(player.kinds for player in players))
        happened = [event for each in players[0].happened for event in each.get("events", [])]
        markers = [event for event in happened if event["kind"] == "markers"]
        holders = {event["white"] for event in markers} | {event["black"] for event in markers}
        return kinds >= {"take", "gain", "place"} and all(player.made for player in players) and len(holders) == 4

    play_out(*players, is_enough=lambda: not FULL and is_seen())
    assert is_seen()
    for player in players:
        if FULL:
            shows_the_end(player)
        assert player.page.evaluate("() => innerWidth") == 360


def test_e3_among_people_touches_are_counted_and_nobody_is_told_the_best(pages: Pages) -> None:
    players: list[Player] = [Mouse(pages.new(size=(1440, 900), calm=True)), Keyboard(pages.new(calm=True))]
    gather(*players, puzzles=tiny("3 O1"))
    for move in ("take W1", "pass", "pass", "pass", "pass"):
        first(players).move(move)
    mine = first(players)
    other = next(player for player in players if player is not mine)
    page = mine.page
    expect(page.locator("[data-finishing]")).to_have_attribute("data-finishing", "0")
    expect(page.locator('[data-sum="1"]')).to_have_attribute("data-kind", "unknown")
    mine.move("place 1 O1 c3")
    expect(page.locator("[data-finishing]")).to_have_attribute("data-finishing", "2")
    expect(page.locator('[data-sum="1"]')).to_have_attribute("data-kind", "full")
    expect(page.locator("[data-best]")).to_have_count(0)
    expect(other.page.locator(".others")).to_contain_text(re.compile("1 touch, .1 · placing"))
    expect(other.page.locator("[data-finishing]")).to_have_count(0)
    mine.move("done")
    expect(other.page.locator(".others")).to_contain_text(re.compile("1 touch, .1 · done"))
    assert mine.refused == other.refused == []


def test_two_people_hand_one_page_to_each_other(pages: Pages) -> None:
    player = Mouse(pages.new(size=(1440, 900), calm=True))
    page = player.page
    open_table(page, "you", "you", **SHORT)
    expect(page.locator(CURTAIN)).to_have_count(0)
    for _ in range(3):
        player.move("gain O1")
    curtain = page.get_by_role("dialog", name=re.compile("is next"))
    expect(curtain).to_be_visible()
    expect(page.locator(CURTAIN)).to_be_focused()
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    for _ in range(3):
        player.move("gain O1")
    expect(curtain).to_be_visible()
    play_out(player, wish=SOON)
    shows_the_end(player)


def test_a_second_tab_follows_and_can_move(pages: Pages) -> None:
    one = Mouse(pages.new(size=(1440, 900), calm=True))
    table = open_table(one.page, "you", "novice", **SHORT)
    two = Keyboard(one.page.context.new_page())
    two.page.goto(f"/t/{table}")
    two.page.wait_for_selector(BOARD)
    tabs: list[Player] = [one, two]
    while not one.is_over:
        for tab in tabs:
            tab.page.bring_to_front()
            tab.wait()
            if tab.is_over:
                break
            tab.move(SOON if SOON in tab.legal and len(tab.made) > 1 else None)
            for other in tabs:
                until(other.page, lambda other=other, tab=tab: other.shown >= tab.shown, "the other tab")  # type: ignore[misc]
    for tab in tabs:
        until(tab.page, lambda tab=tab: tab.is_over, "the end")  # type: ignore[misc]
        shows_the_end(tab)
    assert one.made
    assert two.made


def test_a_turn_is_announced_people_talk_and_whoever_only_looks_on_has_no_buttons(pages: Pages) -> None:
    players: list[Player] = [Mouse(pages.new(size=(1440, 900), calm=True)) for _ in range(2)]
    link = gather(*players)
    mine = first(players)
    other = next(player for player in players if player is not mine)
    icon = 'link[rel="icon"]'
    expect(mine.page).to_have_title(re.compile("Your turn"))
    expect(mine.page.locator(icon)).to_have_attribute("href", "/favicon-turn.svg")
    expect(other.page).to_have_title("Project L")
    expect(other.page.locator(icon)).to_have_attribute("href", "/favicon.svg")

    looker = Mouse(pages.new(size=(1440, 900), calm=True))
    looker.page.goto(link)
    looker.page.wait_for_selector(BOARD)
    expect(looker.page.locator('[role="toolbar"]')).to_have_count(0)
    expect(looker.page.locator("[data-seat]")).to_have_count(2)

    for page in (mine.page, other.page):
        page.locator('[data-do="chat"]').click()
    chat = mine.page.get_by_label("Say something")
    chat.fill("Good luck <b>all</b>")
    chat.press("Enter")
    for page in (mine.page, other.page):
        expect(page.locator(".chat li")).to_contain_text("Good luck <b>all</b>")
    mine.page.locator('[data-phrase="well_played"]').click()
    for page in (mine.page, other.page):
        expect(page.locator(".chat li").last).to_contain_text("Well played")
        page.locator("[data-room], dialog[open]").get_by_label("Close").click()

    for _ in range(3):
        mine.move("gain O1")
    expect(other.page).to_have_title(re.compile("Your turn"))
    expect(other.page.locator(icon)).to_have_attribute("href", "/favicon-turn.svg")
    expect(mine.page).to_have_title("Project L")
    expect(looker.page.locator(BOARD)).to_have_attribute("data-decision", "3")


def test_a_bot_takes_over_from_whoever_leaves(pages: Pages) -> None:
    players: list[Player] = [Mouse(pages.new(size=(1440, 900), calm=True)) for _ in range(2)]
    gather(*players, **SHORT)
    mine = first(players)
    other = next(player for player in players if player is not mine)
    mine.press('[data-do="menu"]')
    mine.page.get_by_role("button", name="Leave the game").click()
    expect(mine.page.locator('[role="toolbar"]')).to_have_count(0)
    play_out(other, wish=SOON)
    shows_the_end(other)
    assert sum("bot" in chair for chair in other.now["chairs"]) == 1
