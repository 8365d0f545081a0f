"""[T1] a turn ends when one says so: at a server and in the page, by press and by key."""

import re

from playwright.sync_api import WebSocketRoute, expect

from projectl import Game
from tests.browser.browsing import BOARD, Pages, open_table
from tests.browser.here import keep_here, see_here
from tests.browser.player import MAIN, TWICE_MS, Mouse, Player, gather, until
from tests.browser.test_together import NEWS, NO_NETWORK
from tests.browser.tiny import tiny

UNDO = '[data-do="undo"]'
LARGE = (1440, 900)
LAST = 3
SILENT_S = 30
"""So long a page may take to notice that nobody answers."""
AT_ONCE = 'try { localStorage["projectl.isEndingAtOnce"] = "true" } catch { /* about:blank */ }'


def at_server(player: Player) -> None:
    """A table of two at a server, both of them the player's."""
    open_table(player.page, "you", "you", puzzles=tiny())


def play(player: Player, *moves: str) -> None:
    """Moves that wait for nothing."""
    for move in moves:
        player.move(move)


def hold(player: Player, action: str = "gain") -> None:
    """The last action of a turn, which waits."""
    seat = player.seat
    player.begin(action)
    until(player.page, lambda: player.is_held(seat), "a turn that waits")
    expect(player.at(MAIN)).to_have_text(re.compile("End turn"))


def test_the_last_action_waits_and_can_be_undone(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE, calm=True))
    at_server(player)
    page = player.page
    play(player, "gain O1", "gain O1")
    hold(player)
    expect(page.locator(".bar .say p").first).to_contain_text("Your turn is played. End it, or undo.")
    expect(page.locator('[data-supply="0:O1"], [data-piece="O1"]').first).to_contain_text("4")
    assert player.now["decision"] == LAST - 1
    page.keyboard.press("m")  # nothing else can be done
    expect(page.locator("[data-toast]")).to_contain_text("end it, or undo")
    player.press(UNDO)
    until(page, lambda: player.may_move, "the turn goes on")
    assert player.now["decision"] == LAST - 1
    hold(player)
    page.reload()
    page.wait_for_selector(BOARD)
    expect(player.at(MAIN)).to_be_focused()
    page.keyboard.press("Enter")
    until(page, lambda: player.now["decision"] == LAST, "the end of the turn")
    expect(page.locator("[data-handover]")).to_be_visible()


def test_space_ends_it_wherever_the_focus_rests(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE, calm=True))
    at_server(player)
    play(player, "gain O1", "gain O1")
    hold(player)
    player.page.evaluate("() => document.activeElement.blur()")
    player.page.keyboard.press("Space")
    until(player.page, lambda: player.now["decision"] == LAST, "the end of the turn")


def test_what_turns_up_a_card_is_played_at_once_and_the_bar_says_so(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE, calm=True))
    open_table(player.page, "you", "you")
    page = player.page
    play(player, "gain O1", "gain O1")
    player.press('[data-source="W1"]')
    expect(page.locator(".bar .say p").first).to_contain_text("This turns up a new puzzle, so your turn ends at once.")
    player.press(MAIN)
    until(page, lambda: player.now["decision"] == LAST, "the end of the turn")


def test_a_setting_ends_turns_at_once(pages: Pages) -> None:
    page = pages.new(size=LARGE, calm=True)
    page.add_init_script(AT_ONCE)
    player = Mouse(page)
    at_server(player)
    play(player, "gain O1", "gain O1")
    player.begin("gain")
    until(page, lambda: player.now["decision"] == LAST, "the end of the turn")


def test_others_see_nothing_before_it_ends(pages: Pages) -> None:
    host, guest = (Mouse(pages.new(size=LARGE, calm=True)) for _ in range(2))
    gather(host, guest, puzzles=tiny())
    until(host.page, lambda: host.may_move or guest.may_move, "a turn")
    mine, other = (host, guest) if host.may_move else (guest, host)
    play(mine, "gain O1", "gain O1")
    until(other.page, lambda: other.shown == LAST - 1, "both actions")
    before = other.page.locator("[data-seat]").inner_text()
    hold(mine)
    until(other.page, lambda: other.now["number"] == mine.now["number"], "the entry of the log")
    assert other.page.locator("[data-seat]").inner_text() == before
    mine.press(MAIN)
    other.wait()
    until(mine.page, lambda: mine.shown == LAST, "the end of one's own turn")
    mine.page.keyboard.press("z")
    expect(mine.page.locator("[data-toast]")).to_contain_text("Too late: your turn is over")


def test_in_the_page_the_bot_waits_for_the_end(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE, calm=True))
    page = player.page
    page.goto("/")
    keep_here(page, "held", Game.new(players=2, seed=4), ["you", "novice"])
    see_here(page, "held")
    player.wait()
    play(player, "gain O1", "gain O1")
    hold(player)
    page.reload()
    page.wait_for_selector(BOARD)
    until(page, lambda: player.is_held(0), "the turn still waits")
    assert player.now["decision"] == LAST - 1
    page.keyboard.press("z")
    until(page, lambda: player.may_move, "the turn goes on")
    assert "has_take_backs" not in player.now
    hold(player)
    page.keyboard.press("Enter")
    until(page, lambda: player.now["decision"] > LAST, "the bot's answer")


def test_a_turn_ended_on_a_cut_line_is_ended_when_the_line_is_back(pages: Pages) -> None:
    pages.allow(NO_NETWORK)
    player = Mouse(pages.new(size=LARGE, calm=True))
    at_server(player)
    page = player.page
    play(player, "gain O1", "gain O1")
    hold(player)
    page.wait_for_load_state("networkidle")  # all of the page is there before its line goes
    page.context.set_offline(True)
    expect(page.locator(NEWS)).to_be_visible()
    page.wait_for_timeout(TWICE_MS)
    page.keyboard.press("Enter")
    expect(page.locator(NEWS)).to_contain_text("What you decided is kept")
    expect(page.locator("[data-toast]")).to_have_count(0)
    page.context.set_offline(False)
    until(page, lambda: player.now["decision"] == LAST, "the end of the turn")


def test_a_line_that_dies_unheard_loses_no_decision(pages: Pages) -> None:
    player = Mouse(pages.new(size=LARGE, calm=True))
    page = player.page
    lines: list[WebSocketRoute] = []
    dead: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        """Until the line is dead; then it takes what it is given, and says nothing."""
        server = line.connect_to_server()
        lines.append(line)
        line.on_message(lambda text: None if line in dead else server.send(text))
        server.on_message(lambda text: None if line in dead else line.send(text))

    page.route_web_socket(re.compile("/ws$"), between)
    at_server(player)
    play(player, "gain O1")
    dead += lines
    player.begin("gain")
    until(page, lambda: len(lines) > len(dead), "another line", SILENT_S)
    until(page, lambda: player.now["decision"] == LAST - 1, "the decision")
    expect(page.locator(NEWS)).to_have_count(0)
    expect(page.locator("[data-toast]")).to_have_count(0)
