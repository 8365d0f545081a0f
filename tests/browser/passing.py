"""What comes and goes by itself at a table, standing still: so that it can be measured and shown in pictures."""

import json
import re
from contextlib import ExitStack
from typing import Any, Final
from unittest.mock import patch

import httpx
from playwright.sync_api import Page, expect
from websockets.sync.client import ClientConnection, connect

from projectl.server.tables import awaiting
from tests.browser.browsing import ANSWERING, BOARD, DESKTOP, Pace, decide, new_table, play_on, see
from tests.browser.states import press
from tests.browser.tiny import tiny
from tests.patience import PAGE_S

MAIN: Final = '[data-do="main"]'
HELD: Final = "#held"
SKY: Final = ".sky"
STOP: Final = """() => {
    document.documentElement.dataset.stopped = "true";
    const begin = window.setTimeout;
    for (let timer = begin(() => 0); timer > 0; timer--) clearTimeout(timer);
    window.setTimeout = (then, wait = 0, ...about) => (wait < 100 ? begin(then, wait, ...about) : 0);
}"""
"""Nothing ends that would have ended by itself, and nothing that takes long begins."""
STOPPED: Final = "[data-stopped]"
HALF_WAY: Final = """() => document.addEventListener("animationstart", ({ target }) => {
    if (!target.closest(".completing, .band")) return;
    for (const each of target.getAnimations()) {
        const { delay, duration } = each.effect.getComputedTiming();
        each.pause();
        each.currentTime = delay < 500 ? delay + duration * 0.4 : 0;
    }
})"""
SAID: Final = "Two more rounds, then dinner; whoever loses washes up."
BOTS: Final = ("novice", "novice", "novice")


def stop(page: Page) -> None:
    """Time stands still for the page."""
    page.evaluate(STOP)


def set_pace(page: Page, pace: Pace) -> None:
    """How fast others play; it is read when the page is loaded."""
    page.evaluate("pace => { localStorage['projectl.pace'] = JSON.stringify(pace); }", pace)


def go_on(page: Page) -> None:
    """If its time stood still, the page is loaded anew, and is as calm as it was."""
    if not page.locator(STOPPED).count():
        return
    page.emulate_media(reduced_motion="reduce")
    set_pace(page, "instant")
    page.reload()
    page.wait_for_load_state("networkidle")


def moving(page: Page) -> None:
    """Things move from here on, each in its time."""
    page.emulate_media(reduced_motion="no-preference")
    set_pace(page, "calm")


def see_all(page: Page, table: str) -> None:
    """Go to a table, and wait for what moves and announces there: it comes a moment after the board."""
    see(page, table)
    page.wait_for_selector(ANSWERING)
    page.wait_for_selector(SKY, state="attached")
    page.wait_for_load_state("networkidle")


def completing(page: Page) -> None:
    """A puzzle that was just completed, full of light."""
    opened = new_table(page, "you", "you", puzzles=tiny("1 I2"))
    decide(page, opened, "take W1")
    moving(page)
    see_all(page, opened)
    stop(page)
    page.evaluate(HALF_WAY)
    decide(page, opened, "place 1 O1 c3")
    page.wait_for_selector("[data-completing]")


def last_take(said: dict[str, Any]) -> str | None:
    """What empties the black deck, where whoever does it goes on."""
    view = said["view"]
    if view["decks"]["B"] != 1:
        return None
    for seat, moves in said["legal"].items():
        takes = [move for move in moves if move.startswith("take B") and move != "take Bdeck"]
        if takes and view["seats"][int(seat)]["actions_left"] > 1:
            return str(takes[0])
    return None


def announced(page: Page) -> None:
    """The end is near: it stands over the market."""
    for _ in range(8):
        opened = new_table(page, "you", "you")
        said = play_on(page, opened, 10_000, until=last_take)
        if said["phase"] != "over":
            break
    moving(page)
    see_all(page, opened)
    page.evaluate(HALF_WAY)
    decide(page, opened, last_take(said) or "")
    page.wait_for_selector("[data-band]")
    stop(page)


def of_two_actions(page: Page) -> None:
    """A table with bots, where one action is left."""
    opened = new_table(page, "you", *BOTS)
    decide(page, opened, "gain O1", "gain O1")
    see(page, opened)


def held(page: Page) -> None:
    """The turn is played, and waits to be ended."""
    if not page.locator(HELD).count():
        press('[data-do="gain"]')(page)
        page.wait_for_selector(HELD, state="attached")


def refused(page: Page) -> None:
    """A turn that waits allows nothing else: the reason stands until somebody puts it away."""
    held(page)
    stop(page)
    page.keyboard.press("m")
    page.wait_for_selector("[data-toast]")


def cut(page: Page) -> None:
    """The line is cut, and what was decided meanwhile is kept."""
    if page.locator(HELD).count():
        press('[data-do="undo"]')(page)
        expect(page.locator(HELD)).to_have_count(0)
    stop(page)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    page.wait_for_selector("[data-connection=lost]")
    press('[data-do="gain"]')(page)


def shown(page: Page) -> None:
    """What others do after one's own turn, at the first of it."""
    moving(page)
    of_two_actions(page)
    held(page)
    page.wait_for_load_state("networkidle")
    now = int(page.locator(BOARD).get_attribute("data-decision") or 0)
    press(MAIN)(page)
    page.wait_for_selector(f'{BOARD}:not([data-decision="{now}"]):not([data-decision="{now + 1}"])')
    expect(page.locator(".flying")).to_have_count(0)
    stop(page)


def shown_again(page: Page) -> None:
    """The same once more, calmly."""
    shown(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.locator(MAIN)).to_have_attribute("aria-disabled", "false")


class Company:
    """Somebody else at a table, who has no page."""

    def __init__(self) -> None:
        self._cookies = ""
        self._open = ExitStack()
        self._line: ClientConnection | None = None
        self._table = ""

    def sit_down(self, page: Page) -> None:
        """Open a table of two with a clock, and let both sit there."""
        self._table = new_table(page, "you", "open", is_listed=True, clock={"seconds": 600, "increment": 10})
        address = str(page.request.get("/healthz").url).removesuffix("/healthz")
        with httpx.Client(base_url=address, timeout=PAGE_S) as client:
            assert client.get("/api/me").is_success
            cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        ws = re.sub("^http", "ws", f"{address}/ws")
        self._line = self._open.enter_context(connect(ws, additional_headers={"Cookie": cookies}))
        self._ask("join")
        self._ask("sit", seat=1)
        see(page, self._table)

    def _ask(self, wish: str, **about: Any) -> None:
        assert self._line is not None
        self._line.send(json.dumps({"type": wish, "id": 1, "table": self._table, **about}))
        answer: dict[str, Any] = {}
        while answer.get("id") != 1:
            answer = json.loads(self._line.recv(timeout=PAGE_S))
        assert answer["type"] != "refused", answer

    def speak(self, page: Page) -> None:
        """What they say is seen for a moment."""
        stop(page)
        self._ask("say", text=SAID)
        page.wait_for_selector("[data-glimpse], .unread")

    def talk(self, page: Page) -> None:
        """The room of the chat, where both have said something."""
        self._ask("say", text=SAID)
        size = page.viewport_size
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        press('[data-do="chat"]', "[data-phrase]")(page)
        page.wait_for_selector(".chat li:nth-child(2)")
        if size:
            page.set_viewport_size(size)

    def go_away(self, page: Page) -> None:
        """They have been gone for so long that one is asked how to go on."""
        self._open.close()
        with patch.object(awaiting, "AWAY_S", 0.0):
            page.reload()
            page.wait_for_selector("[data-away-choice]")
        page.wait_for_load_state("networkidle")  # what can be chosen is said by a part of the texts that comes later
