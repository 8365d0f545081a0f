"""Tables in the page: no server's table is asked for; they are there again after a reload, and in one tab at a time.

Long, because each guard of such a table (storage, tabs, take-backs, the thinking worker) is tried on the same few ways
to get to one.
"""

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, WebSocketRoute, Worker, expect

from projectl import Game
from projectl.analysis import plan_of
from tests.browser.browsing import BOARD, Pages
from tests.browser.here import ADDRESS, before_the_end, keep_here, played, see_here
from tests.browser.player import MAIN, Mouse, Player, until
from tests.counts import FULL
from tests.patience import PAGE_S
from tests.server.serving import Serving

NEWS = "[data-connection]"
UNDO = '[data-do="undo"]'
TOLD_OF_THE_AIR = """
window.Worker = class extends Worker {
  postMessage(message, ...rest) {
    if ("isInAir" in message) (window.air ??= []).push(message.isInAir);
    super.postMessage(message, ...rest);
  }
};
"""


def table_of(page: Page) -> str:
    found = re.search(ADDRESS, page.url)
    assert found is not None, page.url
    return found[1]


def solo(page: Page) -> Mouse:
    player = Mouse(page)
    player.page.goto("/")
    player.page.get_by_role("button", name="Standard").click()
    expect(player.page.locator(BOARD)).to_be_visible()
    player.wait()
    return player


def asked_of_tables(pages: Pages) -> list[str]:
    """Requests for tables of a server, and sockets."""
    return [url for url in pages.requested if re.search(r"/ws$|/api/(me/)?tables/", url)]


def test_solo_needs_no_table_of_a_server_and_goes_on_after_a_reload(pages: Pages) -> None:
    player = solo(pages.new(calm=True))
    page = player.page
    player.move()
    player.move()
    before = player.now
    page.reload()
    expect(page.locator(BOARD)).to_be_visible()
    until(page, lambda: player.now is not before, "the table after a reload")
    assert player.now["view"] == before["view"]
    assert player.now["decision"] == before["decision"]
    player.move()
    assert asked_of_tables(pages) == []
    assert not any("POST" in url for url in pages.requested)

    page.goto("/games")
    going_on = page.locator(f'a[href="/here/{table_of_link(page)}"]')
    expect(going_on).to_contain_text("Your turn")
    going_on.click()
    expect(page.locator(BOARD)).to_be_visible()


def is_told(player: Player, already: int) -> bool:
    return len(player.happened) > already


def table_of_link(page: Page) -> str:
    link = page.locator('a[href^="/here/"]').first.get_attribute("href")
    assert link is not None
    return link.removeprefix("/here/")


def test_a_result_stays_with_its_replay_and_its_record_opens_in_python_and_at_the_server(
    pages: Pages, tmp_path: Path
) -> None:
    player = Mouse(pages.new(calm=True))
    page = player.page
    page.goto("/games")
    keep_here(page, "ended", before_the_end(Random(3), players=2), ["you", "you"], names=["Ada", "Bob"])
    see_here(page, "ended")
    player.play()
    expect(page.locator("section.result")).to_contain_text("Ada")
    with page.expect_download() as saving:
        page.locator(".result footer").get_by_role("button", name="Download").click()
    file = tmp_path / "game.txt"
    saving.value.save_as(file)
    record = file.read_text(encoding="utf-8")
    game = Game.from_record(record)
    assert game.is_over
    assert list(game.scores) == player.now["scores"]
    assert "\nseat 0: Ada\n" in record
    shown = page.request.post("/api/records/replay", data=record, headers={"content-type": "text/plain"})
    assert shown.ok
    assert shown.json()["scores"] == player.now["scores"]

    page.locator(".result footer").get_by_role("link", name="Replay").click()
    expect(page.locator(".theatre main")).to_contain_text("Ada")
    assert page.url.endswith("/here/ended/replay")
    page.goto("/games")
    expect(page.locator("main ol").first).to_contain_text("Ada")
    expect(page.get_by_text("On this device")).to_be_visible()


def test_a_second_tab_watches_takes_over_and_plays_on_when_the_first_is_closed(pages: Pages) -> None:
    first = solo(pages.new(calm=True))
    first.move()
    table = table_of(first.page)
    second = Mouse(first.page.context.new_page())
    see_here(second.page, table)
    news = second.page.locator(NEWS)
    expect(news).to_contain_text("another tab")
    assert not second.may_move
    decided = second.now["decision"]
    first.move()
    until(second.page, lambda: second.now["decision"] > decided, "what the first tab did")

    news.get_by_role("button", name="Play it here").click()
    expect(first.page.locator(NEWS)).to_contain_text("another tab")
    expect(news).to_have_count(0)
    second.move()
    second.page.close()
    expect(first.page.locator(NEWS)).to_have_count(0)
    first.move()


def test_a_tab_that_is_killed_in_a_turn_leaves_the_game_as_it_was(pages: Pages) -> None:
    first = solo(pages.new(calm=True))
    first.move()
    first.move()
    stood, table = first.now, table_of(first.page)
    with first.page.expect_event("crash"), suppress(PlaywrightError):
        first.page.goto("chrome://crash")
    context = first.page.context
    first.page.close()
    again = Mouse(context.new_page())
    see_here(again.page, table)
    again.wait()
    assert again.now["view"] == stood["view"]
    again.move()


def test_without_room_the_game_goes_on_in_memory_and_the_page_says_so(pages: Pages, server: Serving) -> None:
    page = pages.new(calm=True)
    line = page.context.new_cdp_session(page)
    line.send("Storage.overrideQuotaForOrigin", {"origin": server.url, "quotaSize": 1})
    player = solo(page)
    expect(page.locator(NEWS)).to_contain_text("keep nothing more")
    player.move()
    player.move()
    line.send("Storage.overrideQuotaForOrigin", {"origin": server.url})
    player.move()
    expect(page.locator(NEWS)).to_have_count(0)
    stood = player.now["view"]
    page.reload()
    until(page, lambda: player.now["view"] == stood and player.may_move, "the table after a reload")


def test_what_a_newer_version_kept_is_left_alone_and_the_page_says_so(pages: Pages) -> None:
    page = pages.new(calm=True)
    page.goto("/games")
    page.evaluate("() => new Promise((done) => (indexedDB.open('projectl', 99).onsuccess = done))")
    page.close()
    player = Mouse(page.context.new_page())
    player.page.goto("/")
    player.page.get_by_role("button", name="Standard").click()
    expect(player.page.locator(NEWS)).to_contain_text("keep nothing more")
    player.move()


@pytest.mark.parametrize(("level", "seats"), [("Casual", 2), ("Expert", 2), ("Line Clear", 4)])
def test_bots_think_in_the_page(pages: Pages, level: str, seats: int) -> None:
    player = Mouse(pages.new(calm=True))
    page = player.page
    page.goto("/")
    if level == "Line Clear":
        page.get_by_role("radio", name=level).check(force=True)
    page.get_by_role("button", name="Casual" if seats > 2 else level).first.click()
    expect(page.locator(BOARD)).to_be_visible()
    table_of(page)
    player.wait()
    assert len(player.now["chairs"]) == seats
    bots = {seat for seat, chair in enumerate(player.now["chairs"]) if "bot" in chair}
    decided = len(player.happened)
    player.play(is_enough=lambda: bots <= {each["seat"] for each in player.happened[decided:]})
    player.wait()
    while not player.now.get("has_take_backs"):  # what nobody has seen goes first, and leaves no mark
        told = len(player.happened)
        page.keyboard.press("z")
        until(page, partial(is_taken_back, player, told), "something taken back")
        player.wait()
    player.move()
    assert asked_of_tables(pages) == []


def test_a_turn_is_taken_back_from_under_a_bot_that_thinks(pages: Pages) -> None:
    """The worker that thinks is ended with its thought, and another one thinks the next."""
    player = Mouse(pages.new(calm=True))
    page = player.page
    page.goto("/games")
    game = Game.new(players=2, seed=1)
    for _ in range(2):
        game.play("gain O1")
    keep_here(page, "thinking", game, ["you", "expert"])
    see_here(page, "thinking")
    ended: list[Worker] = []
    end = time.monotonic() + PAGE_S
    while not ended:  # a bot that was quicker has thought to its end, and is asked again
        assert time.monotonic() < end, "no worker was ended with its thought"
        told = len(player.happened)
        player.move("gain O1")
        until(page, lambda: thinkers(page), "a worker that thinks")
        (thinking,) = thinkers(page)
        thinking.on("close", lambda worker: ended.append(worker))  # noqa: PLW0108 - it marks what it is given
        page.keyboard.press("z")
        until(page, partial(is_taken_back, player, told), "the turn taken back")
        page.wait_for_timeout(1000)  # for the word of its end
    assert player.now["has_take_backs"]
    assert thinkers(page) == []
    player.move("gain O1")
    until(page, lambda: player.happened[-1]["seat"] == 1, "another thought of the bot's")
    assert thinking not in thinkers(page)


def test_bots_are_told_of_a_piece_in_the_air_and_again_however_that_ends(pages: Pages) -> None:
    """What bots make of it is tested at their desk: they wait."""
    page = pages.new(calm=True)
    page.add_init_script(TOLD_OF_THE_AIR)
    page.goto("/games")
    keep_here(page, "air", Game.new(players=2, seed=1), ["you", "you"])
    see_here(page, "air")
    ends: list[Callable[[], object]] = [
        page.mouse.up,
        partial(page.keyboard.press, "Escape"),
        partial(page.evaluate, "() => dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }))"),
    ]
    for number, end in enumerate(ends):
        box = page.locator('button[data-piece="O1"]').first.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(300, 20, steps=5)
        expect(page.locator("div.dragged")).to_be_visible()
        until(page, partial(is_in_air, page, [*[True, False] * number, True]), "that it is in the air")
        end()
        until(page, partial(is_in_air, page, [True, False] * (number + 1)), "that it is there no more")
        page.mouse.up()


def is_in_air(page: Page, told: list[bool]) -> bool:
    return bool(page.evaluate("window.air ?? []") == told)


def test_the_champion_is_sent_what_it_has_learned_when_it_first_thinks(pages: Pages) -> None:
    player = Mouse(pages.new(calm=True))
    page, sent = player.page, list[str]()
    page.context.on("request", lambda request: sent.append(request.url))
    page.goto("/games")
    game = Game.new(players=2, seed=1)
    for _ in range(2):
        game.play("gain O1")
    keep_here(page, "learned", game, ["you", "champion"])
    see_here(page, "learned")
    assert not any("champion" in url for url in sent)
    player.move("gain O1")
    until(page, lambda: player.happened[-1]["seat"] == 1, "a thought of the champion's")
    player.wait()
    assert sum("champion" in url for url in sent) == 1


def is_taken_back(player: Player, told: int) -> bool:
    """Whether something was taken back since so much was told."""
    return any("move" not in each for each in player.happened[told:])


def thinkers(page: Page) -> list[Worker]:
    """The worker that thinks for the bots, if there is one: a worker of the worker that has the tables."""
    return [worker for worker in page.workers if "/mind-" in worker.url]


def test_without_an_engine_a_server_opens_the_table(pages: Pages) -> None:
    pages.allow(r"rules-[\w-]+\.wasm|the engine was not sent|Failed to fetch")
    page = pages.new(calm=True)
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto("/")
    page.get_by_role("button", name="Standard").click()
    expect(page.locator(BOARD)).to_be_visible()
    assert re.search(r"/t/[\w-]+", page.url)


def test_a_saved_game_that_cannot_go_on_says_why(pages: Pages) -> None:
    page = pages.new(calm=True)
    page.goto("/games")
    game = played(5, Random(1), players=2)
    keep_here(page, "other-rules", game, ["you", "you"], edition="retail", options={"no_such_option": True})
    page.goto("/here/other-rules")
    expect(page.get_by_text("other rules")).to_be_visible()


def test_any_decision_is_taken_back_and_the_result_says_so(pages: Pages) -> None:
    player = Mouse(pages.new(calm=True))
    page = player.page
    page.goto("/games")
    keep_here(page, "back", before_the_end(Random(5), variant="solo"), ["you"], variant="solo")
    see_here(page, "back")
    player.wait()
    stood = player.now
    for taken_back in range(12):
        if not FULL and taken_back > 3 and player.now["view"]["round"] < stood["view"]["round"]:
            break  # all of these are decided again
        told = len(player.happened)
        page.keyboard.press("z")
        until(page, partial(is_told, player, told), "the decision taken back")
    assert player.now["has_take_backs"]
    assert player.now["view"]["round"] < stood["view"]["round"]
    expect(page.locator(BOARD)).to_be_visible()
    player.play()
    expect(page.locator("[data-take-backs]")).to_have_text("With undo")
    page.goto("/games")
    expect(page.get_by_text("With undo")).to_be_visible()


def test_all_games_and_settings_are_one_file_and_can_be_deleted(pages: Pages, tmp_path: Path) -> None:
    player = solo(pages.new(calm=True))
    page = player.page
    player.move()
    stood = player.now["view"]
    page.goto("/settings")
    page.get_by_role("switch", name="Sounds").click()
    here = page.locator("section", has=page.get_by_role("heading", name="Games on this device"))
    expect(here).to_contain_text("1 game is kept here.")
    with page.expect_download() as saving:
        here.get_by_role("button", name="Save all as a file").click()
    file = tmp_path / "games.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == "projectl-page/1"
    here.get_by_text("Delete all games of this device").click()
    here.get_by_role("button", name="Delete all").click()
    expect(here).to_contain_text("0 games are kept here.")

    other = Mouse(pages.new(calm=True))
    other.page.goto("/settings")
    there = other.page.locator("section", has=other.page.get_by_role("heading", name="Games on this device"))
    there.locator("input[type=file]").set_input_files(file)
    expect(there).to_contain_text("1 game came along")
    expect(other.page.get_by_role("switch", name="Sounds")).not_to_be_checked()
    other.page.goto("/games")
    see_here(other.page, table_of_link(other.page))
    other.wait()
    assert other.now["view"] == stood
    other.move()
    (tmp_path / "none.json").write_text("{}")
    other.page.goto("/settings")
    there.locator("input[type=file]").set_input_files(tmp_path / "none.json")
    expect(there).to_contain_text("no file of saved games")


def test_what_is_deleted_is_gone_in_the_tab_that_plays_it(pages: Pages) -> None:
    player = solo(pages.new(calm=True))
    page = player.page
    player.move()
    other = page.context.new_page()

    def is_on_disk() -> int:
        """What was shown at once."""
        other.goto("/settings")
        other.wait_for_selector("text=/kept here/")
        return other.get_by_text("1 game is kept here.").count()

    until(other, is_on_disk, "the game on disk")
    other.get_by_text("Delete all games of this device").click()
    other.get_by_role("button", name="Delete all").click()
    expect(page.get_by_role("heading", name="This table was closed.")).to_be_visible()
    other.goto("/games")
    expect(other.get_by_text("You have not finished a game yet.")).to_be_visible()
    assert other.locator('a[href^="/here/"]').count() == 0


def test_settings_are_saved_where_there_are_no_games(pages: Pages, tmp_path: Path) -> None:
    page = pages.new(calm=True)
    page.goto("/settings")
    page.get_by_role("switch", name="Sounds").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save all as a file").click()
    saving.value.save_as(tmp_path / "settings.json")
    file = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert file["tables"] == []
    assert file["settings"]["sounds"] is False


@pytest.mark.parametrize("name", ["unknown", "x" * 200], ids=["unknown", "none"])
def test_a_game_that_is_not_in_this_browser_is_said_to_be_elsewhere(pages: Pages, name: str) -> None:
    page = pages.new(calm=True)
    page.goto(f"/here/{name}")
    expect(page.get_by_role("heading")).to_have_text("This game is not in this browser.")
    page.goto(f"/here/{name}/replay")
    expect(page.get_by_role("alert")).to_have_text("This game is not in this browser.")


# A friend


def test_a_friend_is_invited_and_plays_on_from_another_device(pages: Pages) -> None:
    host = Mouse(pages.new(calm=True))
    page = host.page
    page.goto("/games")
    game = Game.new(players=2, edition="revised", seed=11)  # with hidden piles [P5]
    game.play("take W1")
    game.play("gain O1")
    keep_here(page, "shared", game, ["you", "expert"], edition="revised")
    see_here(page, "shared")
    host.wait()
    stood = host.now["view"]
    page.keyboard.press("z")
    until(page, lambda: host.now["view"] != stood, "a decision taken back")
    host.move("gain O1")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite a friend").click()
    offer = page.get_by_role("dialog", name="Send this link")
    link = offer.get_by_label("Link to this table").input_value()
    offer.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(link)
    expect(page.locator(BOARD)).to_be_visible()
    until(page, lambda: host.now["table"] != "shared" and host.may_move, "the table at the server")
    assert host.now["view"] == stood
    assert [chair.get("bot") for chair in host.now["chairs"]] == [None, "expert"]
    host.happened.clear()  # decisions of another table

    guest = Mouse(pages.new(calm=True))
    guest.page.goto(link)
    expect(guest.page.locator(BOARD)).to_be_visible()
    expect(guest.page.locator("[data-invited]")).to_be_visible()  # the seat is offered at once
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("[data-invited]")).to_have_count(0)
    guest.page.get_by_role("button", name="Menu").click()
    expect(guest.page.get_by_role("button", name="Take the seat of Expert")).to_be_visible()
    guest.page.reload()
    guest.page.get_by_role("button", name=re.compile("Sit here ?: Expert")).click()
    guest.sit()
    expect(guest.page.locator("[data-invited]")).to_have_count(0)
    # [P5] Whoever sits there may read what was decided before: once, and it is no news.
    lines = guest.page.locator("[data-group=log]").get_by_text("takes")
    expect(lines).to_have_count(1)
    host.move()
    until(page, lambda: guest.may_move, "the friend's turn")
    guest.move()
    until(page, lambda: {each["seat"] for each in host.happened} == {0, 1}, "what both did, seen by the host")

    # The table of the page says where it went, and My games lists the one it went to.
    page.goto("/here/shared")
    expect(page.get_by_role("heading", name="This game goes on at a server")).to_be_visible()
    page.get_by_role("link", name="Go on playing").click()
    expect(page.locator(BOARD)).to_be_visible()
    assert page.url == link
    page.goto("/games")
    expect(page.locator('a[href^="/t/"]')).to_have_count(1)
    expect(page.locator('a[href^="/here/"]')).to_have_count(0)


def test_why_somebody_cannot_sit_down_is_said_where_they_were_asked_to(pages: Pages) -> None:
    host, guest = pages.new(calm=True), pages.new(calm=True)
    host.goto("/games")
    keep_here(host, "shared", Game.new(players=2, seed=11), ["you", "expert"])
    see_here(host, "shared")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Invite a friend").click()
    link = host.get_by_role("dialog", name="Send this link").get_by_label("Link to this table").input_value()

    def refuse(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            said = json.loads(text)
            if said["type"] == "sit":
                why = {"code": "seat_kept", "sentence": "This seat is kept for somebody."}
                line.send(json.dumps({"type": "refused", "id": said["id"], **why}))
            else:
                server.send(text)

        line.on_message(pass_on)

    guest.route_web_socket("**/ws", refuse)
    guest.goto(link)
    offer = guest.locator("[data-invited]")
    offer.get_by_role("button", name=re.compile("Sit here")).click()
    expect(offer.get_by_role("alert")).to_be_visible()
    expect(offer.get_by_role("alert")).not_to_be_empty()


def test_who_cannot_be_invited_is_said_and_the_game_goes_on_here(pages: Pages) -> None:
    pages.allow("409 .Conflict")
    host = Mouse(pages.new(calm=True))
    page = host.page
    page.goto("/games")
    # Around one screen people are called whatever they like; at a server nobody is called like a bot.
    keep_here(page, "named", Game.new(players=2, seed=1), ["you", "you"], names=["expert", "Mia"])
    see_here(page, "named")
    host.wait()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Invite a friend, in place of Mia").click()
    expect(page.get_by_role("dialog", name="Menu").get_by_role("alert")).to_contain_text("choose another name")
    page.keyboard.press("Escape")
    host.move()


def test_hints_and_plans_come_from_the_page_itself(pages: Pages) -> None:
    """A hint that can be done, and the plan that the solver gives; nothing is asked of a server's table."""
    player = solo(pages.new(size=(1280, 800), calm=True))
    page = player.page
    page.keyboard.press("h")
    first = page.locator("[data-hints] li").first
    expect(first).to_be_visible()
    expect(first).to_contain_text(re.compile(r"points? (ahead|behind) at the end, \d+% to win"))
    page.keyboard.press("Escape")

    card = page.locator("[data-source].can").last
    source = card.get_attribute("data-source")
    assert source is not None
    card.click()
    expect(page.locator("[data-plan][data-actions]")).to_be_visible()
    plan = plan_of(player.now["view"], 0, source)
    assert page.locator("[data-plan]").get_attribute("data-actions") == str(plan.actions)
    page.locator(MAIN).click()
    expect(page.locator(f"[data-slot='{plan.slot}']")).to_be_visible()
    assert asked_of_tables(pages) == []


def test_a_part_whose_script_was_lost_with_the_line_comes_when_it_is_back(pages: Pages) -> None:
    """What it shares with others: a browser remembers that it did not come, for as long as the page lives."""
    pages.allow("net::ERR_FAILED|Failed to fetch")
    page = pages.new(calm=True)
    page.goto("/games")
    keep_here(page, "lost", played(10_000, Random(1), players=2), ["you", "you"])
    page.goto("/here/lost/replay")
    score = page.locator(".theatre [data-ask='score:0']").first
    score.wait_for()
    shared, missed = "**/assets/AnswerWindow-*.js*", []
    page.on("requestfailed", lambda request: missed.append(request.url))
    page.route(shared, lambda route: route.abort())
    score.click()
    until(page, lambda: missed, "a script that does not come")
    with page.expect_event("load"):  # it is loaded anew
        page.unroute(shared)
    score.click()
    expect(page.locator("[data-details]")).to_be_visible()
