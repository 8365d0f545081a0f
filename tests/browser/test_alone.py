"""Games in a folder of files that any host gives away: no server of ours is asked for anything."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from playwright.sync_api import Error as PlaywrightError

from projectl import Game
from projectl.cli.site import site as write_site
from tests.browser.browsing import BOARD, PHONE, Pages
from tests.browser.folder import given_away
from tests.browser.here import keep_here, played
from tests.browser.player import Keyboard, Mouse, Player, Touch, play_out, until
from tests.browser.tiny import tiny
from tests.counts import FULL

SHORT: dict[str, Any] = {} if FULL else {"puzzles": tiny()}
"""A game from deal to result in a few rounds: by mouse it is as long as games are, and solo ends by passing."""
KEPT = "async () => void (await navigator.serviceWorker.ready)"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What any host is given."""
    place = tmp_path_factory.mktemp("alone")
    write_site(place / "a" / "b")
    return place


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    with given_away(folder) as url:
        yield f"{url}a/b/"


@pytest.fixture
def pages(browser: Browser, site: str) -> Iterator[Pages]:
    made = Pages(browser, site)
    made.allow("a/b/api/tables")  # the one question whether there is a server
    yield made
    assert [url for url in made.requested if not url.startswith((site, "blob:"))] == []
    made.close()


def laid(player: Player, site: str, game: Game, seats: list[str], **wishes: Any) -> Page:
    """A table with a game, where somebody is asked."""
    page = player.page
    page.goto(f"{site}#/rules")
    keep_here(page, "table", game, seats, **wishes)
    page.goto(f"{site}#/here/table")
    expect(page.locator(BOARD)).to_be_visible()
    player.wait()
    return page


def shows_the_end(player: Player) -> None:
    expect(player.page.locator(".result .total")).to_have_count(len(player.now["scores"]))


def saved(press: Callable[[], None], page: Page, file: Path) -> str:
    """What somebody is given as a file."""
    with page.expect_download() as saving:
        press()
    saving.value.save_as(file)
    return file.read_text(encoding="utf-8")


def test_by_mouse_against_a_bot_and_the_record_opens_in_python(pages: Pages, site: str, tmp_path: Path) -> None:
    player = Mouse(pages.new(calm=True))
    page = player.page
    page.goto(site)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(BOARD)).to_be_visible()
    assert re.search(r"#/here/[\w-]+$", page.url)
    player.play()
    shows_the_end(player)
    footer = page.locator(".result footer")
    record = saved(footer.get_by_role("button", name="Download").click, page, tmp_path / "game.txt")
    game = Game.from_record(record)
    assert game.is_over
    assert list(game.scores) == player.now["scores"]
    footer.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(f"{site}#/games")
    expect(page.get_by_text("On this device")).to_be_visible()
    expect(page.get_by_text("needs a server")).to_have_count(0)


def test_solo_by_touch(pages: Pages, site: str) -> None:
    player = Touch(pages.new(calm=True, touch=True, size=PHONE))
    page = player.page
    page.goto(site)
    page.get_by_role("button", name="Standard").tap()
    expect(page.locator(BOARD)).to_be_visible()
    player.play(is_enough=lambda: not FULL and player.kinds >= {"take", "gain", "place"})
    play_out(player, wish="" if FULL else "pass")
    shows_the_end(player)


def test_ghost_and_ambassador_by_keyboard(pages: Pages, site: str) -> None:
    player = Keyboard(pages.new(calm=True))
    terms: dict[str, Any] = {"expansions": ["ghost", "ambassador"], **SHORT}
    laid(player, site, Game.new(players=2, seed=5, **terms), ["you", "novice"], **terms)
    player.play()
    shows_the_end(player)


def test_line_clear_without_a_line_after_one_visit(pages: Pages, site: str) -> None:
    pages.allow("ERR_INTERNET_DISCONNECTED")
    player = Mouse(pages.new(calm=True))
    page = player.page
    page.goto(site)
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.reload()
    terms: dict[str, Any] = {"variant": "line-clear", **SHORT}
    laid(player, site, Game.new(players=4, seed=6, **terms), ["you", *["casual"] * 3], **terms)
    player.play()
    shows_the_end(player)


def test_killed_in_mid_turn_and_opened_again(pages: Pages, site: str) -> None:
    first = Mouse(pages.new(calm=True))
    page = laid(first, site, Game.new(players=2, seed=2), ["you", "skilled"])
    first.move()
    first.move()
    stood = first.now
    with page.expect_event("crash"), suppress(PlaywrightError):
        page.goto("chrome://crash")
    again = Mouse(page.context.new_page())
    page.close()
    again.page.goto(f"{site}#/here/table")
    again.wait()
    assert again.now["view"] == stood["view"]
    again.play(is_enough=lambda: {each["seat"] for each in again.happened} == {0, 1})


def test_a_record_of_python_is_shown(pages: Pages, site: str, tmp_path: Path) -> None:
    page = pages.new(calm=True)
    game = played(10_000, Random(4), players=3, expansions=["ghost"])
    file = tmp_path / "game.txt"
    file.write_text(game.record(), encoding="utf-8")
    page.goto(f"{site}#/replay")
    page.locator("input[type=file]").set_input_files(file)
    decisions = game.record().partition("\n\n")[2].count("\n")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuemax", str(decisions))
    assert "/api/records" not in "".join(pages.requested)


def test_the_board_stands_before_the_bots_are_there_and_a_module_of_any_type_loads(
    browser: Browser, folder: Path
) -> None:
    with given_away(folder, types={".wasm": "text/plain"}) as url:
        made = Pages(browser, f"{url}a/b/")
        player = Mouse(made.new(calm=True, service_workers="block"))
        page = player.page
        held: list[Route] = []
        page.context.route("**/bots-*.wasm", lambda route: held.append(route))  # noqa: PLW0108 - it marks what it is given
        page.goto(f"{url}a/b/#/rules")
        keep_here(page, "table", Game.new(players=2, seed=1), ["you", "casual"])
        page.goto(f"{url}a/b/#/here/table")
        expect(page.locator(BOARD)).to_be_visible()
        player.play(is_enough=lambda: not player.may_move)
        until(page, lambda: held, "the bots' file")
        asked = [name for each in made.requested for name in re.findall(r"(rules|bots)-[\w-]+\.wasm", each)]
        assert asked == ["rules", "bots"]
        held[0].continue_()
        player.wait()
        assert player.may_move
        made.close()
