"""From the first page to a game, by real clicks: alone, with bots, around one screen, with friends, in the lobby."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BOARD, Pages, new_table, play_on
from tests.browser.here import ADDRESS
from tests.browser.player import Mouse, play_out, until
from tests.browser.qr import read_qr
from tests.browser.tiny import tiny
from tests.counts import FULL

QR_BORDER = 2
LOBBY_MS = 5000
"""After so long the lobby has looked again."""


def at_home(player: Mouse) -> Page:
    player.page.goto("/")
    return player.page


def is_laid(player: Mouse) -> None:
    """The board is there, in the page, and somebody is asked."""
    expect(player.page.locator(BOARD)).to_be_visible()
    player.wait()
    assert re.search(ADDRESS, player.page.url)


def modules(page: Page) -> list[list[bool]]:
    """What the page draws as a QR code, without the border."""
    code = page.get_by_role("img", name="QR code")
    wide = int((code.get_attribute("viewBox") or "").split()[2])
    drawn = code.locator("path").get_attribute("d") or ""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn)}
    inside = range(QR_BORDER, wide - QR_BORDER)
    return [[(x, y) in dark for x in inside] for y in inside]


def test_one_click_leads_to_a_board_where_a_move_can_be_made(pages: Pages) -> None:
    player = Mouse(pages.new(calm=True))
    page = at_home(player)
    page.get_by_role("button", name="Play now").click()
    is_laid(player)
    assert [chair.get("bot") for chair in player.now["chairs"]].count("casual") == 1
    player.move()


def test_a_level_is_chosen_and_is_the_one_that_play_now_means_next_time(pages: Pages) -> None:
    player = Mouse(pages.new(calm=True))
    page = at_home(player)
    page.get_by_role("radio", name="2 bots").check(force=True)
    page.get_by_role("button", name="Novice").click()
    is_laid(player)
    assert [chair.get("bot") for chair in player.now["chairs"]].count("novice") == 2
    page.goto("/")
    expect(page.get_by_text("Against Novice")).to_be_visible()
    expect(page.get_by_role("heading", name="Go on playing")).to_be_visible()


@pytest.mark.parametrize("difficulty", ["standard", "unbeatable"])
def test_solo_of_a_difficulty(pages: Pages, difficulty: str) -> None:
    player = Mouse(pages.new(calm=True))
    page = at_home(player)
    page.get_by_role("button", name=difficulty.capitalize()).click()
    is_laid(player)
    assert player.view["variant"] == "solo"
    assert player.view["difficulty"] == difficulty


def test_three_around_one_screen(pages: Pages) -> None:
    player = Mouse(pages.new(calm=True))
    page = at_home(player)
    page.get_by_role("button", name="3 people").click()
    is_laid(player)
    assert [chair.get("is_you") for chair in player.now["chairs"]] == [True] * 3


def test_people_around_one_screen_go_by_their_names(pages: Pages) -> None:
    player = Mouse(pages.new(calm=True))
    page = player.page
    page.goto("/new")
    page.get_by_role("button", name="Change seat 2").click()
    page.locator("label", has_text="A person here").click()
    page.get_by_label("Player 2").fill("Mia")
    expect(page.locator(".tile").nth(1)).to_contain_text("Mia")
    page.get_by_text("Puzzles of your own").click()
    page.get_by_label("Text of the puzzle file").fill(tiny())
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(BOARD)).to_be_visible()
    for name in ("Mia", "Player 1"):
        expect(page.get_by_text(name).first).to_be_visible()
    first = player.now["view"]["to_decide"]
    player.play(is_enough=lambda: player.now["view"]["to_decide"] != first)
    curtain = page.get_by_role("dialog", name=re.compile("^(Mia|Player 1) is next$"))
    expect(curtain).to_be_visible()
    play_out(player, wish="" if FULL else "pass")
    expect(page.locator("section.result")).to_contain_text("Mia")
    expect(page.locator("section.result")).to_contain_text("Player 1")
    page.goto("/games")
    expect(page.locator("main ol").first).to_contain_text("Mia")
    page.get_by_role("link", name=re.compile("Replay")).first.click()
    expect(page.locator(".theatre main")).to_contain_text("Mia")


def test_a_table_for_a_friend_who_comes_by_the_link_that_was_copied(pages: Pages) -> None:
    host = Mouse(pages.new(calm=True, permissions=["clipboard-read", "clipboard-write"]))
    page = at_home(host)
    page.get_by_role("link", name="Make a table").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Waiting for one more person")).to_be_visible()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)  # the friend's seat stays the friend's

    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_text("Copied")).to_be_visible()
    link = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert link == page.get_by_label("Link to this table").input_value()
    assert link == page.url
    assert read_qr(modules(page)) == link

    guest = Mouse(pages.new(calm=True))
    guest.page.goto(link)
    expect(guest.page.get_by_role("heading", name="is waiting for you")).to_be_visible()
    guest.page.get_by_role("button", name="Sit here").click()
    for player in (host, guest):
        expect(player.page.locator(BOARD)).to_be_visible()
    until(page, lambda: host.may_move or guest.may_move, "a turn")
    assert host.may_move != guest.may_move


def add_seats(page: Page, number: int) -> None:
    for _ in range(number):
        page.get_by_role("button", name="Add a seat").click()


def test_the_form_says_what_cannot_be_with_its_rule_and_what_would_help(pages: Pages) -> None:
    """[S1] [C2] six seats need black puzzles of an expansion, and no edition has a seventh."""
    page = pages.new(calm=True)
    page.goto("/new")
    ghost, submit = page.get_by_role("switch", name="Ghost Piece"), page.get_by_role("button", name="Open the table")
    add_seats(page, 3)
    no = page.locator(".add.no")
    expect(no).to_contain_text("6 seats need 24 black puzzles")
    expect(no.get_by_role("link", name="Rule S1")).to_be_visible()
    ghost.check(force=True)
    add_seats(page, 1)
    expect(no.get_by_role("link", name="Rule C2")).to_be_visible()
    expect(submit).to_be_enabled()
    ghost.uncheck(force=True)
    expect(submit).to_be_disabled()
    expect(page.get_by_role("alert")).to_contain_text("6 seats need 24 black puzzles")
    page.get_by_role("button", name="Add Ghost Piece").click()
    expect(submit).to_be_enabled()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_form_does_not_wait_for_the_rules(pages: Pages) -> None:
    """A table that cannot be is then refused when it is opened, in words."""
    page = pages.new(calm=True)
    pages.allow("409")
    page.route("**/rules*.wasm", lambda _route: None)  # never answered
    page.goto("/new")
    add_seats(page, 4)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("6 seats need 24 black puzzles")


def test_another_seat_is_had_by_standing_up_first(pages: Pages) -> None:
    page = pages.new(calm=True)
    page.goto(f"/t/{new_table(page, 'you', 'open', 'open')}")
    sit = page.get_by_role("button", name="Sit here")
    expect(page.get_by_role("button", name="Stand up")).to_have_count(1)
    expect(sit).to_have_count(0)
    page.get_by_role("button", name="Stand up").click()
    expect(sit).to_have_count(3)
    sit.last.click()
    expect(page.get_by_role("listitem").filter(has_text="Stand up")).to_contain_text("Seat 3")
    expect(sit).to_have_count(0)


def test_a_private_table_needs_its_link(pages: Pages) -> None:
    host = pages.new(calm=True)
    table = new_table(host, "you", "open")
    guest = pages.new(calm=True)
    guest.goto(f"/t/{table}")
    expect(guest.get_by_text("There is no such table, or you need its link.")).to_be_visible()


def test_a_listed_table_is_seen_in_the_lobby_and_joined_by_a_click(pages: Pages) -> None:
    guest = Mouse(pages.new(calm=True))
    guest.page.clock.install()
    at_home(guest).get_by_role("link", name="Look in").click()
    expect(guest.page.get_by_role("heading", name="Open tables")).to_be_visible()
    guest.page.clock.pause_at(guest.page.evaluate("() => Date.now()") + LOBBY_MS)

    host = Mouse(pages.new(calm=True))
    page = at_home(host)
    page.get_by_role("link", name="Make a table").click()
    page.get_by_role("switch", name="List it in the lobby").check(force=True)
    page.get_by_role("button", name="Open the table").click()
    until(page, lambda: host.now.get("chairs"), "the table")
    name = next(chair["name"] for chair in host.now["chairs"] if chair.get("is_you"))

    join = guest.page.get_by_role("link", name=f"Join {name}")
    expect(join).to_have_count(0)
    guest.page.clock.fast_forward(LOBBY_MS)
    join.click()
    for player in (host, guest):
        expect(player.page.locator(BOARD)).to_be_visible()
    until(page, lambda: host.may_move or guest.may_move, "a turn")


def test_my_games_shows_a_finished_game_and_leads_to_its_replay(pages: Pages) -> None:
    page = pages.new(calm=True)
    page.goto("/games")
    expect(page.get_by_text("You have not finished a game yet.")).to_be_visible()
    table = new_table(page, "you", "novice", puzzles=tiny())
    said = play_on(page, table, 10_000)
    assert said["phase"] == "over"

    page.goto("/")
    page.get_by_role("link", name="My games").last.click()
    game = page.locator("main li").filter(has=page.get_by_role("link", name="Replay the game of"))
    expect(game).to_have_count(1)
    expect(game).to_contain_text(re.compile("Won|Lost|Shared victory"))
    scores = [text.replace("\N{MINUS SIGN}", "-") for text in game.locator(".score").all_inner_texts()]
    assert sorted(scores) == sorted(str(score) for score in said["scores"])
    game.get_by_role("link", name="Replay the game of").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", str(said["decision"]))
