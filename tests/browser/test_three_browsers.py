"""Whole games in Firefox and in WebKit, by the players that play them in Chromium.

A browser that is not installed is skipped, with what would install it. In a plain run each plays a short game, and
passes once every kind of move was made; a full run has every table by mouse and by keyboard, and games as long as games
are.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, cast
from uuid import uuid4

import pytest
from playwright.sync_api import Page

from projectl import Game
from tests.browser.browsing import BOARD
from tests.browser.here import keep_here
from tests.browser.player import Keyboard, Mouse, Player, play_out, until
from tests.browser.test_whole_games import has_done_all
from tests.browser.tiny import tiny
from tests.browser.webdriver.firefox import firefox
from tests.browser.webdriver.installed import BROWSERS
from tests.browser.webdriver.tab import Tab, Wire
from tests.browser.webdriver.webkit import webkit
from tests.counts import FULL
from tests.server.serving import Serving
from web.build import ROOT

SIZE: Final = (1280, 800)
OPENED: Final[dict[str, Callable[[Path, tuple[int, int]], AbstractContextManager[Wire]]]] = {
    "Firefox": firefox,
    "WebKit": webkit,
}
CORNER: Final = ".....\n..#..\n.##..\n.....\n.....\n"
"""Two pieces fill it, and the larger one has to be turned for some of its places."""
SHORT: Final[dict[str, Any]] = {} if FULL else {"puzzles": tiny(black_cells=CORNER)}
SETTINGS: Final = """
() => {
    localStorage["projectl.pace"] = '"instant"';
    localStorage["projectl.theme"] = "dark";
}
"""
OPEN: Final = """
async (wishes) => {
    await fetch("/api/me");
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wishes) });
    return (await answer.json()).table;
}
"""


@pytest.fixture(scope="module", params=BROWSERS)
def tab(request: pytest.FixtureRequest, server: Serving, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tab]:
    """A tab of a browser that is installed."""
    if lacking := BROWSERS[request.param].lacks():
        pytest.skip(f"{request.param} is {lacking}")
    with OPENED[request.param](tmp_path_factory.mktemp(request.param), SIZE) as wire:
        yield Tab(wire, server.url)


def in_the_page(tab: Tab, seats: list[str], **terms: Any) -> str:
    """A table that no server knows."""
    players: dict[str, Any] = {} if terms.get("variant") == "solo" else {"players": len(seats)}
    table = uuid4().hex[:8]
    keep_here(cast("Page", tab), table, Game.new(seed=5, **players, **terms), seats, **terms)
    return f"/here/{table}"


def at_the_server(tab: Tab, seats: list[str], **terms: Any) -> str:
    return f"/t/{tab.evaluate(OPEN, {'seats': seats, **terms})}"


TABLES: Final[dict[str, Callable[[Tab], str]]] = {
    "in the page": lambda tab: in_the_page(tab, ["you", "novice"], **SHORT),
    "solo in the page": lambda tab: in_the_page(tab, ["you"], variant="solo", **SHORT),
    "at the server": lambda tab: at_the_server(tab, ["you", "novice"], **SHORT),
    "around one screen": lambda tab: in_the_page(tab, ["you", "you"], **SHORT),
    "Line Clear": lambda tab: at_the_server(tab, ["you", *["novice"] * 3], variant="line-clear", **SHORT),
}


class ByMouseAndKey(Mouse):
    """Drags, and turns by key: the driver of WebKit brings a wheel late, and knows of one button that is down."""

    def _change(self, step: str, by_key: bool) -> None:  # noqa: ARG002 - always
        super()._change(step, by_key=True)


PLAYERS: Final[dict[str, dict[str, type[Player]]]] = {
    "Firefox": {"mouse": Mouse, "keyboard": Keyboard},
    "WebKit": {"mouse": ByMouseAndKey, "keyboard": Keyboard},
}
HOW: Final = ("mouse", "keyboard")


@pytest.mark.parametrize("how", HOW if FULL else HOW[:1])
@pytest.mark.parametrize("table", TABLES if FULL else list(TABLES)[:1])
def test_a_game_from_deal_to_result(tab: Tab, table: str, how: str, request: pytest.FixtureRequest) -> None:
    request.node.user_properties.append((tab.wire.name, tab.wire.version))
    tab.goto("/games")
    tab.evaluate(SETTINGS)
    path = TABLES[table](tab)
    player = PLAYERS[tab.wire.name][how](cast("Page", tab))
    tab.goto("/games")
    try:
        tab.locator(f'a[href="{path}"]').click()
        tab.wait_for_selector(BOARD)
        player.play(is_enough=lambda: has_done_all(player))
        play_out(player, wish="pass")
        until(player.page, lambda: tab.locator(".result .total").count() == len(player.now["scores"]), "the result")
        assert tab.wire.troubles() == []
    except Exception:
        tab.screenshot(ROOT / "shots" / "failed" / f"{request.node.name}.png")
        raise
