"""A real Chromium at a real server: pages that notice every error, and what tests do with them.

`page.wait_for_function` does not work: our pages evaluate no text. `expect` and `page.wait_for_selector` do.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Final, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    WebError,
    expect,
    sync_playwright,
)
from websockets.sync.client import connect

from projectl import Move
from projectl.bots import make
from tests.browser.chromium.find import find
from tests.patience import PAGE_MS, PAGE_S
from web.build import CLIENT, WEB

Theme = Literal["dark", "light", "system"]
Pace = Literal["calm", "brisk", "instant"]
DESKTOP: Final = (1280, 800)
BOARD: Final = '[data-ready="board"]'
ANSWERING: Final = '[data-answering="true"]'
CURTAIN: Final = "[data-handover] button"
PHONE: Final = (390, 844)
NOT_BUILT: Final = (
    "The browser client is not built: run `.venv/bin/python web/build.py`, or all of `python3 dev.py test`."
)
BAD: Final = ("serious", "critical")
KEEP_PREFS: Final = """
try {{
  localStorage["projectl.theme"] ??= {theme};
  localStorage["projectl.pace"] ??= {pace};
}} catch {{ /* a page without storage, like about:blank */ }}
"""


expect.set_options(timeout=PAGE_MS)


def is_built() -> bool:
    """Whether there is a client to test."""
    return (CLIENT / "index.html").exists()


@contextmanager
def launched() -> Iterator[Browser]:
    """A Chromium without a window."""
    chromium = find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.program, env={**os.environ, **chromium.environment}, args=["--hide-scrollbars"]
        )
        yield browser
        browser.close()


class Pages:
    """Pages at one server. Errors they meet are trouble, unless they were allowed."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._contexts: list[BrowserContext] = []
        self._allowed: list[re.Pattern[str]] = []
        self._troubles: list[str] = []
        self.requested: list[str] = []

    def new(
        self,
        *,
        size: tuple[int, int] = DESKTOP,
        theme: Theme = "dark",
        locale: str = "en-GB",
        touch: bool = False,
        scale: float = 1,
        calm: bool = False,
        pace: Pace = "instant",
        **settings: Any,
    ) -> Page:
        """An empty page of somebody the server does not know yet; `calm` asks for reduced motion.

        `pace` is how fast others play: only tests of that have time for more.
        """
        context = self._browser.new_context(
            base_url=self._url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if theme == "light" else "dark",
            locale=locale,
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=scale,
            reduced_motion="reduce" if calm else "no-preference",
            **settings,
        )
        self._contexts.append(context)
        context.set_default_timeout(PAGE_MS)
        context.add_init_script(KEEP_PREFS.format(theme=json.dumps(theme), pace=json.dumps(json.dumps(pace))))
        context.on("console", self._hear)
        context.on("weberror", self._catch)
        context.on("requestfailed", self._miss)
        context.on("response", self._read)
        context.on("request", lambda request: self.requested.append(request.url))
        return context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._troubles.append(f"console: {message.text} ({message.location['url']})")

    def _catch(self, error: WebError) -> None:
        self._troubles.append(f"error: {error.error}")

    def _miss(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page went on and needs it no more
            self._troubles.append(f"request: {request.failure} {request.url}")

    def _read(self, response: Response) -> None:
        if response.status >= 400:
            self._troubles.append(f"response: {response.status} ({response.status_text}) {response.url}")

    def allow(self, pattern: str) -> None:
        """The test is about trouble like that."""
        self._allowed.append(re.compile(pattern))

    def troubles(self) -> list[str]:
        """What went wrong so far, and should not have."""
        for page in self.open():
            page.wait_for_timeout(20)  # what is on its way
        return [each for each in self._troubles if not any(pattern.search(each) for pattern in self._allowed)]

    def open(self) -> list[Page]:
        """Those that are open."""
        return [page for context in self._contexts for page in context.pages]

    def close(self) -> None:
        """All of them."""
        for context in self._contexts:
            context.close()


def open_table(page: Page, *seats: str, **wishes: Any) -> str:
    """Open a table as whoever the page is, and go there: its id."""
    table = new_table(page, *seats, **wishes)
    see(page, table)
    return table


def see(page: Page, table: str) -> None:
    """Go to a table; around one screen, as the person whose turn it is."""
    page.goto(f"/t/{table}")
    page.wait_for_selector(BOARD)
    if page.locator(CURTAIN).count():
        page.locator(CURTAIN).click()


def new_table(page: Page, *seats: str, **wishes: Any) -> str:
    """Open a table as whoever the page is, without looking at it."""
    assert page.request.get("/api/me").ok
    opened = page.request.post("/api/tables", data={"seats": list(seats or ("you", "novice")), **wishes})
    assert opened.ok, opened.text()
    return str(opened.json()["table"])


def play_on(
    page: Page,
    table: str,
    decisions: int,
    bot: str = "casual",
    until: Callable[[dict[str, Any]], Any] = lambda _said: False,
) -> dict[str, Any]:
    """Let a bot decide for whoever the page is until so many decisions were made, or what was waited for is there.

    The answer is how the table stands then.
    """
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in page.context.cookies())
    address = re.sub("^http", "ws", str(page.request.get("/healthz").url)).replace("/healthz", "/ws")
    advisers: dict[str, Any] = {}
    own: dict[str, Any] = {}
    with connect(address, additional_headers={"Cookie": cookies}) as line:
        line.send(json.dumps({"type": "join", "table": table}))
        while True:
            said: dict[str, Any] = json.loads(line.recv(timeout=PAGE_S))
            assert said.get("code", "stale") == "stale", said  # in Line Clear [L3] others decide meanwhile
            if said["type"] != "table":
                continue
            if said.get("wishes", {}).get("puzzles"):
                own = {"puzzles": said["wishes"]["puzzles"]}  # a file of one's own is in no view
            if said["phase"] == "over" or ("legal" in said and (said["decision"] >= decisions or until(said))):
                return said
            for seat, moves in said.get("legal", {}).items():
                adviser = advisers.setdefault(seat, make(bot, 0))
                move = adviser.choose(said["view"] | own, [Move(text) for text in moves])
                decided = {"seat": int(seat), "decision": said["decision"], "move": str(move)}
                line.send(json.dumps({"type": "move", "table": table, **decided}))
                break


def decide(page: Page, table: str, *moves: str) -> None:
    """Make these decisions, one after the other, for whichever seat of the page's may."""
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in page.context.cookies())
    address = re.sub("^http", "ws", str(page.request.get("/healthz").url)).replace("/healthz", "/ws")
    with connect(address, additional_headers={"Cookie": cookies}) as line:
        line.send(json.dumps({"type": "join", "table": table}))
        for move in (*moves, None):
            said: dict[str, Any] = {}
            while "legal" not in said:
                said = json.loads(line.recv(timeout=PAGE_S))
                assert said["type"] != "refused", said
            if move is None:
                return
            seat = min(map(int, said["legal"]))
            line.send(
                json.dumps({"type": "move", "table": table, "seat": seat, "decision": said["decision"], "move": move})
            )


@cache
def _axe() -> str:
    return (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def axe(page: Page, *but: str) -> list[str]:
    """What keeps people out, seriously or worse: rule, reason and where. Some rules may be held elsewhere."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {_axe()} }}")
    found: list[dict[str, Any]] = page.evaluate(
        "async (rules) => (await axe.run({ resultTypes: ['violations'], rules })).violations",
        {rule: {"enabled": False} for rule in but},
    )
    return [
        f"{each['id']}: {each['help']} ({node['target'][0]}: {node['failureSummary']})"
        for each in found
        if each["impact"] in BAD
        for node in each["nodes"]
    ]


def slow_processor(page: Page, times: float = 4) -> None:
    """A phone of some years ago."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})
