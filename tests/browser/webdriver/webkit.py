"""WebKit, in the small browser of WebKitGTK, through classic WebDriver; on a screen that nobody sees."""

import base64
import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx

from tests.browser.webdriver.installed import WEBKIT
from tests.patience import PATIENCE_S
from tests.server.serving import free_port, wait_until

BROWSER: Final = {"args": ["--automation", "--javascript-can-open-windows-automatically=true"]}
OPEN: Final = "open('about:blank', '', 'toolbar=no,location=no,menubar=no,width={},height={}')"
"""A window without bars: as large as its page."""
WATCH: Final = """
window.troublesSoFar = [];
const note = (text) => window.troublesSoFar.push(text);
addEventListener("error", ({ message, target }) => {
    if (message?.startsWith("ResizeObserver loop")) return;  // a size that is told a frame later: no error
    note(`error: ${message ?? target.outerHTML}`);
}, true);
addEventListener("unhandledrejection", (event) => note(`error: ${event.reason}`));
const say = console.error;
console.error = (...words) => (note(`console: ${words.join(" ")}`), say(...words));
"""
"""This driver has no log: the page is asked. What goes wrong before it is loaded shows in what it then lacks."""
TROUBLES: Final = """
(async () => JSON.stringify([
    ...window.troublesSoFar,
    ...performance.getEntries().filter((each) => each.responseStatus >= 400)
        .map((each) => `response: ${each.responseStatus} ${each.name}`),
]))()
"""


class WebKit:
    """One tab of it."""

    def __init__(self, line: httpx.Client, size: tuple[int, int]) -> None:
        self._line = line
        self._troubles: list[str] = []
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": BROWSER}}
        begun = self._ask("POST", "/session", capabilities=wanted)
        self._session = f"/session/{begun['sessionId']}"
        self.name = "WebKit"
        self.version = str(begun["capabilities"]["browserVersion"])
        [first] = self._windows()
        self._do("execute/sync", script=OPEN.format(*size), args=[])
        wait_until(lambda: len(self._windows()) > 1)
        self._do("window", handle=next(each for each in self._windows() if each != first))
        self._watch()

    def _ask(self, method: str, path: str, **about: Any) -> Any:
        answer = self._line.request(method, path, json=about if method == "POST" else None)
        value = answer.json()["value"]
        assert answer.is_success, f"{path}: {value}"
        return value

    def _do(self, what: str, **about: Any) -> Any:
        return self._ask("POST", f"{self._session}/{what}", **about)

    def _windows(self) -> list[str]:
        windows: list[str] = self._ask("GET", f"{self._session}/window/handles")
        return windows

    def _watch(self) -> None:
        self._do("execute/sync", script=WATCH, args=[])

    def go(self, url: str) -> None:
        self.troubles()
        self._do("url", url=url)
        self._watch()

    def promised(self, expression: str) -> str:
        script = f"{expression}.then((told) => arguments[0]([told]), (error) => arguments[0](String(error)))"
        answer = self._do("execute/async", script=script, args=[])
        assert isinstance(answer, list), answer
        return str(answer[0])

    def act(self, source: dict[str, Any]) -> None:
        self._do("actions", actions=[source])

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", f"{self._session}/screenshot"))

    def troubles(self) -> list[str]:
        self._troubles += [each for each in json.loads(self.promised(TROUBLES)) if each not in self._troubles]
        return self._troubles

    def close(self) -> None:
        """End the browser."""
        self._ask("DELETE", self._session)


@contextmanager
def webkit(folder: Path, size: tuple[int, int]) -> Iterator[WebKit]:
    """A WebKit that keeps nothing."""
    (driving, showing), port = WEBKIT.programs, free_port()
    screen = subprocess.Popen(
        [showing, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert screen.stdout is not None
    at = {"DISPLAY": f":{screen.stdout.readline().strip()}", "HOME": str(folder), "LANG": "en_GB.UTF-8"}
    driver = subprocess.Popen([driving, f"--port={port}"], env={**os.environ, **at}, stderr=subprocess.DEVNULL)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S) as line:
            wait_until(lambda: _is_there(line))
            browser = WebKit(line, size)
            yield browser
            browser.close()
    finally:
        for program in (driver, screen):
            program.terminate()
            program.wait(PATIENCE_S)
        screen.stdout.close()


def _is_there(line: httpx.Client) -> bool:
    try:
        return line.get("/status").is_success
    except httpx.TransportError:
        return False
