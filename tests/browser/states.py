"""States of the client that tests measure and pictures show: how a page gets to them."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from projectl import Move
from projectl.bots import make
from tests.browser.browsing import ANSWERING, decide, new_table, play_on, see
from tests.browser.tiny import tiny

TURN: Final = ("take W1", "take B1", "place 1 O1 c3")
"""A turn that completes a puzzle of `with_reward`."""
FIGURE: Final = "..#..\n.###.\n.##..\n.....\n.....\n"


def at(path: str) -> Callable[[Page], Any]:
    """A page by its address."""
    return lambda page: page.goto(path)


def table(decisions: int, *seats: str, **wishes: Any) -> Callable[[Page], Any]:
    """A table where so many decisions were made."""

    def go(page: Page) -> None:
        opened = new_table(page, *seats, **wishes)
        play_on(page, opened, decisions)
        see(page, opened)

    return go


def decided(*moves: str, **wishes: Any) -> Callable[[Page], Any]:
    """A table of two seats, both the page's, where these decisions were made."""

    def go(page: Page) -> None:
        opened = new_table(page, "you", "you", **wishes)
        decide(page, opened, *moves)
        see(page, opened)

    return go


def with_reward(reward: str) -> str:
    """A puzzle file: white ones are completed by the first piece and give this, black ones are for looking."""
    return tiny(f"1 {reward}", "3 I2", black_cells=FIGURE)


def master(page: Page) -> None:
    """In the middle of a Master Action: a puzzle that is full, and two that may still get a piece."""
    opened = new_table(page, "you", "you", puzzles=with_reward("I2"))
    decide(page, opened, "take W1", "take B1", "take B1", "pass", "gain O1", "take B1", "pass", "pass")
    decide(page, opened, "master", "place 1 O1 c3", "place 3 I2 b2c2")
    see(page, opened)


def waiting(page: Page) -> None:
    """A table that waits for somebody."""
    page.goto(f"/t/{new_table(page, 'you', 'open', 'casual')}")


def replay(page: Page) -> None:
    """A game that is over, half-way through."""
    opened = new_table(page, "you", "you")
    said = play_on(page, opened, 10_000)
    page.goto(f"/replay/{opened}?at={said['decision'] // 2}")


def finishing(*seats: str, touches: int = 0, bot: str = "casual", **wishes: Any) -> Callable[[Page], Any]:
    """Somebody's Finishing Touches, in the first game where they bring something; so many are placed."""

    def is_there(said: dict[str, Any]) -> bool:
        if said["view"]["phase"] != "finishing":
            return False
        [(seat, moves)] = said["legal"].items()
        supply = said["view"]["seats"][int(seat)]["supply"]
        best = make("casual", 0).choose(said["view"], [Move(text) for text in moves])
        return str(best).startswith("place ") and sum(supply.values()) >= 3 + touches

    def go(page: Page) -> None:
        for _ in range(8):
            opened = new_table(page, *seats, **wishes)
            said = play_on(page, opened, 10_000, bot, is_there)
            if said["phase"] != "over":
                break
        play_on(page, opened, said["decision"] + touches)
        see(page, opened)

    return go


def look_at(*selectors: str) -> Callable[[Page], Any]:
    """Press one thing after the other, and rest on the last."""

    def then(page: Page) -> None:
        press(*selectors[:-1])(page)
        page.locator(selectors[-1]).first.focus()
        page.locator(selectors[-1]).first.hover()

    return then


def choosing(*seats: str, **wishes: Any) -> Callable[[Page], Any]:
    """A table where a puzzle may be taken, with some pieces to plan with."""

    def go(page: Page) -> None:
        opened = new_table(page, *seats, **wishes)
        for decision in range(20, 200):
            said = play_on(page, opened, decision)
            for seat, moves in said["legal"].items():
                mine = said["view"]["seats"][int(seat)]
                if any(move.startswith("take ") for move in moves) and sum(mine["supply"].values()) >= 4:
                    see(page, opened)
                    return

    return go


def pointed(page: Page) -> None:
    """Point at a puzzle, and wait for its plan."""
    page.locator("[data-source].can").last.click()
    page.wait_for_selector("[data-plan][data-actions]")


def press(*selectors: str) -> Callable[[Page], Any]:
    """Press one thing after the other, the first of each that is there."""

    def then(page: Page) -> None:
        for selector in selectors:
            found, more = page.locator(selector).first, page.locator('[data-do="more"]')
            if not found.is_visible() and more.is_visible():
                more.click()
            found.click()

    return then


def hinted(page: Page) -> None:
    """Ask for a hint, and wait for it."""
    page.keyboard.press("h")
    page.wait_for_selector("[data-hints]")


def asked(selector: str) -> Callable[[Page], Any]:
    """Press something that says what it is."""

    def then(page: Page) -> None:
        page.wait_for_selector(ANSWERING)
        press(selector)(page)
        page.wait_for_selector("[data-details]")

    return then


def coached(page: Page) -> None:
    """With a plan for the turn, and ids on everything."""
    page.evaluate("""() => { localStorage["projectl.coach"] = '"full"'; localStorage["projectl.hasIds"] = "true"; }""")
    page.reload()
    page.wait_for_selector(".table :is(.numeral.step, .own svg text)")
