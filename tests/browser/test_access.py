"""For everybody: on any page and in any state of a table axe finds nothing serious, and every text can be read."""

import re
from collections.abc import Callable
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import BOARD, Pages, Theme, axe, decide, new_table, open_table, play_on, see
from tests.browser.contrast import too_faint
from tests.browser.places import PLACES as MEASURED
from tests.browser.player import Mouse, until
from tests.browser.tiny import tiny
from tests.counts import FULL
from tests.server.serving import Serving

THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
SIZES: Final = ((1280, 800), (360, 780))
Go = Callable[[Page, Serving], Any]


LOOKS: Final = tuple(product(SIZES, THEMES))


def looks(what: str) -> list[tuple[tuple[int, int], Theme]]:
    """Each page, and each state of a table, in one way, and the next in another; in a full run in every way."""
    return list(LOOKS) if FULL else [LOOKS[[*PLACES, *STATES].index(what) % len(LOOKS)]]


def is_for_everybody(page: Page, what: str, key: str = "") -> None:
    """However it is looked at; nothing is loaded anew, so that what is open stays open.

    What goes by itself is brought back by a key.
    """
    for (wide, high), theme in looks(what):
        if key:
            page.keyboard.press(key)
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_timeout(50)
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        assert too_faint(page) == [], (what, wide, theme)
        assert axe(page) == [], (what, wide, theme)


def at(path: str) -> Go:
    return lambda page, _: page.goto(path)


def table(*seats: str, decisions: int = 30, **wishes: Any) -> Go:
    """Where a bot has made some decisions."""

    def go(page: Page, _: Serving) -> None:
        opened = new_table(page, *seats, **wishes)
        play_on(page, opened, decisions)
        see(page, opened)

    return go


def waiting(page: Page, _: Serving) -> None:
    page.goto(f"/t/{new_table(page, 'you', 'open')}")


def over(page: Page, server: Serving) -> None:
    table("you", "you", decisions=10_000)(page, server)
    expect(page.locator("[data-curve]")).to_be_visible()


def finished(page: Page) -> str:
    opened = new_table(page, "you", "you", puzzles=tiny())
    play_on(page, opened, 10_000, bot="random")
    return opened


def replay(page: Page, _: Serving) -> None:
    page.goto(f"/replay/{finished(page)}")


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
    "replay": replay,
    "choose": at("/replay"),
    "waiting": waiting,
    "table": table("you", "novice"),
    "solo": table("you", variant="solo"),
    "line-clear": table("you", "novice", "novice", "novice", variant="line-clear", expansions=["ghost"]),
    "over": over,
}


@pytest.mark.parametrize("place", PLACES)
def test_a_page_is_for_everybody(pages: Pages, server: Serving, place: str) -> None:
    page = pages.new(calm=True)
    PLACES[place](page, server)
    page.wait_for_selector("h1, h2")
    page.wait_for_load_state("networkidle")
    is_for_everybody(page, place)


def decided(*moves: str, **wishes: Any) -> Go:
    """Where these decisions were made, by one who holds both seats."""

    def go(page: Page, _: Serving) -> None:
        opened = new_table(page, "you", "you", **wishes)
        decide(page, opened, *moves)
        see(page, opened)

    return go


def pressed(go: Go, *keys: str) -> Go:
    def then(page: Page, server: Serving) -> None:
        go(page, server)
        for key in keys:
            page.keyboard.press(key)

    return then


def curtain(page: Page, server: Serving) -> None:
    decided("gain O1")(page, server)
    page.locator('[data-do="main"]').click()
    page.wait_for_selector("#held", state="attached")  # two actions are left
    page.keyboard.press("Enter")


def menu(page: Page, server: Serving) -> None:
    decided()(page, server)
    page.locator('[data-do="menu"]').click()


def watched(page: Page, server: Serving) -> None:
    """By somebody who only has the link."""
    opened = server.guest().post("/api/tables", json={"seats": ["you", "novice"]})
    page.goto(opened.json()["link"])
    page.wait_for_selector(BOARD)


ONE: Final = ("take W1", "take W1", "place 1 O1 c3")
GHOST: Final = {"expansions": ["ghost", "ambassador"]}
STATES: Final[dict[str, tuple[Go, str]]] = {
    "spectator": (watched, "[data-seat]"),
    "curtain": (curtain, "[data-handover] button"),
    "refusal": (pressed(decided(), "m"), "[data-toast]"),
    "hint": (pressed(table("you", "novice", decisions=3), "h"), "[data-hints] li"),
    "piece in hand": (pressed(decided("take W1"), "p", "Enter"), '[data-piece][aria-pressed="true"]'),
    "upgrade": (pressed(decided(), "u"), '[data-dock="swap"] [data-option]'),
    "recycle": (pressed(decided(edition="revised"), "y"), "[data-recycle]"),
    "ghost": (pressed(decided(*ONE, "pass", puzzles=tiny("0 U5"), **GHOST), "b"), "[data-cut]"),
    "ambassador": (pressed(decided(*ONE, "pass", puzzles=tiny("0 M"), **GHOST), "a"), BOARD),
    "reward": (decided(*ONE[1:], puzzles=tiny("0 I2"), options={"pieces_each": 2}), '[data-dock="reward"]'),
    "level up": (decided(*ONE, puzzles=tiny("0 ^"), **GHOST), '[data-dock="levelup"]'),
    "finishing": (decided("take W1", "take W1", *["pass"] * 4, puzzles=tiny("3 O1")), "[data-best]"),
    "keys": (pressed(decided(), "?"), "dialog[open]"),
    "menu": (menu, "dialog[open]"),
}


@pytest.mark.parametrize("state", STATES)
def test_whatever_is_open_is_for_everybody(pages: Pages, server: Serving, state: str) -> None:
    page = pages.new(calm=True)
    go, sign = STATES[state]
    go(page, server)
    expect(page.locator(sign).first).to_be_visible()
    key = "m" if state == "refusal" else ""
    is_for_everybody(page, state, key)
    if not key:
        expect(page.locator(sign).first).to_be_visible()


@pytest.mark.parametrize("name", ["solo", "plan", "plan of solo"])
def test_names_say_what_is_seen_and_numbers_can_be_read_at_a_measured_table(pages: Pages, name: str) -> None:
    """What is numbered or piled up has its figures in sight: a plan's steps on pieces, points of the opponent."""
    page = pages.new(calm=True)
    place = MEASURED[name]
    place.go(page)
    place.states[""](page)
    for wide, high in SIZES:
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_timeout(50)
        assert axe(page) == [], (name, wide)


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
