"""A finger that rests on something is shown what it is: nothing is taken, chosen or dragged by it."""

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.browsing import ANSWERING, BOARD, Pages, axe, decide, new_table, open_table, see
from tests.browser.tiny import tiny

DETAILS = "[data-details]"
REST_MS = 750
FIGURE = "..#..\n.###.\n.##..\n.....\n.....\n"
MENUS = """
window.menus = 0;
addEventListener("contextmenu", (event) => setTimeout(() => event.defaultPrevented || window.menus++));
"""

HEARD_LATE = """
async (thing) => {
  const about = { bubbles: true, cancelable: true, pointerId: 7, pointerType: "touch", isPrimary: true, detail: 1 };
  const [down, up] = ["pointerdown", "pointerup"].map((kind) => new PointerEvent(kind, about));
  thing.dispatchEvent(down);
  const start = performance.now();
  while (performance.now() - start < 700);
  await new Promise((go) => setTimeout(go, 200)); // whatever waited for its time has had it
  thing.dispatchEvent(up);
  thing.dispatchEvent(new PointerEvent("click", about));
}
"""
"""A tap of a moment, of which the page hears the end after standing still for longer than a finger rests."""


class Finger:
    """One that goes down, rests, moves and is lifted, as Playwright's taps cannot."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: CDPSession = page.context.new_cdp_session(page)
        self.x = self.y = 0.0

    def _send(self, kind: str) -> None:
        points = [] if kind == "touchEnd" else [{"x": self.x, "y": self.y}]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, thing: Locator) -> None:
        """Onto the middle of something."""
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self._send("touchStart")

    def move(self, x: float, y: float) -> None:
        """By so much, in steps."""
        for _ in range(4):
            self.x, self.y = self.x + x / 4, self.y + y / 4
            self._send("touchMove")

    def up(self) -> None:
        """Lifted."""
        self._send("touchEnd")

    def rest(self, thing: Locator) -> None:
        """On something, long enough."""
        self.down(thing)
        self._page.wait_for_timeout(REST_MS)
        self.up()


@pytest.fixture
def page(pages: Pages) -> Page:
    """Somebody with a small phone."""
    page = pages.new(size=(360, 780), touch=True, calm=True)
    page.add_init_script(MENUS)
    return page


def two(page: Page, *moves: str, **wishes: Any) -> None:
    """Both seats are the page's."""
    table = new_table(page, "you", "you", **wishes)
    decide(page, table, *moves)
    see(page, table)
    page.wait_for_selector(ANSWERING)


def begin(page: Page) -> int:
    """With a bot, and one's own turn: the decision that one is at."""
    open_table(page, "you", "novice")
    page.wait_for_selector(f"{ANSWERING} [data-source].can")
    return int(page.locator(BOARD).get_attribute("data-decision") or 0)


def nothing_done(page: Page, decision: int) -> None:
    expect(page.locator(BOARD)).to_have_attribute("data-decision", str(decision))
    expect(page.locator("[data-plan], [data-do=turn], [data-toast]")).to_have_count(0)
    assert page.evaluate("window.menus") == 0


def test_a_puzzle_of_the_market_shows_its_face_and_its_price(page: Page) -> None:
    decision = begin(page)
    card = page.locator("[data-source].can").first
    Finger(page).rest(card)
    shown = page.locator(DETAILS)
    expect(shown).to_contain_text(re.compile("points?.*Reward.*cells? open", re.DOTALL))
    expect(shown.locator("[data-price]")).to_contain_text("actions")
    assert axe(page) == []
    page.mouse.click(180, 40)  # beside it
    expect(shown).to_have_count(0)
    nothing_done(page, decision)
    card.tap()  # a tap is what it was
    expect(page.locator("[data-plan]")).to_be_visible()


def test_a_tap_on_a_page_that_stands_still_is_a_tap(page: Page) -> None:
    decision = begin(page)
    page.locator("[data-source].can").first.evaluate(HEARD_LATE)
    expect(page.locator("[data-plan]")).to_be_visible()
    expect(page.locator(DETAILS)).to_have_count(0)
    expect(page.locator(BOARD)).to_have_attribute("data-decision", str(decision))


def test_pieces_and_puzzles_before_the_seats_say_what_they_are(page: Page) -> None:
    moves = ("take W1", "gain O1", "gain O1", "take W1")
    two(page, *moves, puzzles=tiny(cells=FIGURE))
    finger = Finger(page)
    shown = page.locator(DETAILS)
    for thing, words in {
        '[data-slot="1"] [data-cell="b2"]': "6 cells open.*Your pieces:",
        '[data-piece="I2"]': "Level 2 · 2 cells.*1 in your supply.*in the reserve",
    }.items():
        finger.rest(page.locator(thing))
        expect(shown).to_contain_text(re.compile(words, re.DOTALL))
        shown.get_by_role("button", name="Close").tap()
        expect(shown).to_have_count(0)
        nothing_done(page, len(moves))
    page.locator(".lines [data-seat]").first.tap()
    seats = page.get_by_role("dialog")
    for thing, words in {"[data-own]": "6 cells open", "[data-reserve=L4]": "Level 4"}.items():
        finger.rest(seats.locator(thing).first)
        expect(shown).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
    expect(seats).to_be_visible()


def test_a_finger_that_rested_may_still_drag(page: Page) -> None:
    two(page, "take W1", puzzles=tiny(cells=FIGURE))
    finger = Finger(page)
    finger.down(page.locator('[data-piece="I2"]'))
    page.wait_for_timeout(REST_MS)
    expect(page.locator(DETAILS)).to_be_visible()
    target = page.locator('[data-slot="1"]').bounding_box()
    assert target is not None
    # The piece rides above the finger.
    finger.move(target["x"] + target["width"] / 2 - finger.x, target["y"] + target["height"] / 2 + 56 - finger.y)
    expect(page.locator(DETAILS)).to_have_count(0)
    finger.up()
    expect(page.locator(BOARD)).to_have_attribute("data-decision", "2")


def test_a_swipe_through_the_market_shows_nothing(page: Page) -> None:
    decision = begin(page)
    finger = Finger(page)
    finger.down(page.locator("[data-source].can").nth(1))
    finger.move(-60, 0)
    page.wait_for_timeout(REST_MS)
    finger.up()
    expect(page.locator(DETAILS)).to_have_count(0)
    nothing_done(page, decision)
