"""For everybody: on any page axe finds nothing serious, and every text can be read.

States of a table are looked at where they are measured, in test_layout_measured.py.
"""

import re
from collections.abc import Callable
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import Pages, Theme, axe, new_table, open_table, play_on, see
from tests.browser.contrast import BY_AXE, too_faint, wear
from tests.browser.player import Mouse, until
from tests.browser.tiny import tiny
from tests.counts import FULL
from tests.server.serving import Serving

THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
SIZES: Final = ((1280, 800), (360, 780))
Go = Callable[[Page, Serving], Any]


LOOKS: Final = tuple(product(SIZES, THEMES))


def looks(what: str) -> list[tuple[tuple[int, int], Theme]]:
    """Each page in one way, and the next in another; in a full run in every way."""
    return list(LOOKS) if FULL else [LOOKS[[*PLACES].index(what) % len(LOOKS)]]


def kept_out(page: Page, theme: Theme) -> list[str]:
    """What keeps somebody out."""
    wear(page, theme)
    return [*too_faint(page), *axe(page, BY_AXE)]


def is_for_everybody(page: Page, what: str) -> None:
    """However it is looked at."""
    for (wide, high), theme in looks(what):
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_timeout(50)
        assert kept_out(page, theme) == [], (what, wide, theme)


def at(path: str) -> Go:
    return lambda page, _: page.goto(path)


def waiting(page: Page, _: Serving) -> None:
    page.goto(f"/t/{new_table(page, 'you', 'open')}")


def finished(page: Page) -> str:
    opened = new_table(page, "you", "you", puzzles=tiny())
    play_on(page, opened, 10_000, bot="random")
    return opened


def home(page: Page, _: Serving) -> None:
    """With a game to go on with."""
    open_table(page, "you", "novice")
    page.goto("/")
    expect(page.get_by_role("heading", name="Go on playing")).to_be_visible()


def lobby(page: Page, server: Serving) -> None:
    opened = server.guest().post("/api/tables", json={"seats": ["you", "open"], "is_listed": True})
    assert opened.is_success, opened.text
    page.goto("/lobby")
    expect(page.get_by_role("link", name=re.compile("Join")).first).to_be_visible()


def games(page: Page, _: Serving) -> None:
    page.goto("/")
    finished(page)
    new_table(page, "you", "novice")
    page.goto("/games")
    expect(page.get_by_role("link", name="Replay the game of")).to_have_count(1)


def account(page: Page, server: Serving) -> None:
    """Somebody has just signed up: the recovery codes are shown."""
    page.goto("/settings")
    page.get_by_label("Account name").fill(f"ada-{server.config.port}")
    page.get_by_label("Password", exact=True).fill("quite-a-long-password-1")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("button", name="Log out")).to_be_visible()


PLACES: Final[dict[str, Go]] = {
    "home": home,
    "new": at("/new"),
    "lobby": lobby,
    "games": games,
    "settings": at("/settings"),
    "account": account,
    "rules": at("/rules"),
    "choose": at("/replay"),
    "waiting": waiting,
}


@pytest.mark.parametrize("place", PLACES)
def test_a_page_is_for_everybody(pages: Pages, server: Serving, place: str) -> None:
    page = pages.new(calm=True)
    PLACES[place](page, server)
    page.wait_for_selector("h1, h2")
    page.wait_for_load_state("networkidle")
    is_for_everybody(page, place)


def test_a_refusal_is_for_everybody(pages: Pages) -> None:
    """It goes by itself, and is brought back by its key."""
    page = pages.new(calm=True)
    open_table(page, "you", "you")
    for (wide, high), theme in LOOKS if FULL else LOOKS[1:3]:
        page.set_viewport_size({"width": wide, "height": high})
        page.keyboard.press("m")
        expect(page.locator("[data-toast]")).to_be_visible()
        assert kept_out(page, theme) == [], (wide, theme)


def test_every_cell_and_piece_has_a_name(pages: Pages) -> None:
    page = pages.new(calm=True)
    table = new_table(page, "you", "novice")
    said = play_on(page, table, 25)
    see(page, table)
    names = page.locator("[data-cell]").evaluate_all("cells => cells.map(cell => cell.ariaLabel)")
    assert len(names) > 3
    assert all(name and name[0] in "WB" for name in names)
    nameless = page.locator("button, a[href], input").evaluate_all(
        """all => all.filter(each => !(each.ariaLabel || each.innerText.trim() || each.labels?.length
            || each.querySelector("[role=img][aria-label]"))).length"""
    )
    assert nameless == 0
    for piece, count in said["view"]["seats"][said["seat"]]["supply"].items():
        if count:
            expect(page.locator(f'[data-piece="{piece}"]')).to_have_accessible_name(re.compile(rf"^{piece}\b"))


WATCH: Final = """() => {
    window.moving = new Set();
    window.frames = 0;
    const look = () => {
        window.frames++;
        for (const each of document.getAnimations()) {
            window.moving.add(each.animationName ?? each.transitionProperty ?? "flight");
        }
        requestAnimationFrame(look);
    };
    look();
}"""


def test_calm_people_see_no_motion_while_they_and_bots_play(pages: Pages) -> None:
    player = Mouse(pages.new(calm=True))
    page = player.page
    open_table(page, "you", "novice", puzzles=tiny())
    page.evaluate(WATCH)
    for move in ("take W1", "place 1 O1 c3", "gain O1"):
        player.move(move)
    until(page, lambda: {each["seat"] for each in player.happened} == {0, 1}, "the bot")
    player.wait()
    player.begin("master")  # refused: that moves nothing either
    page.wait_for_selector("[data-toast]")
    assert page.evaluate("() => window.frames") > 5
    assert page.evaluate("() => [...window.moving]") == []
