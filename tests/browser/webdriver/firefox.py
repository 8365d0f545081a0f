"""Firefox without a window, through WebDriver BiDi, which it speaks by itself."""

import base64
import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from tests.browser.webdriver.installed import FIREFOX
from tests.patience import PATIENCE_S
from tests.server.serving import wait_until

PREFERENCES: Final = {
    "intl.accept_languages": "en-GB",
    # Whatever a browser asks of its makers goes nowhere.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.no_proxies_on": "127.0.0.1",
}
EVENTS: Final = ("log.entryAdded", "network.fetchError", "network.responseCompleted")


class Firefox:
    """One tab of it."""

    def __init__(self, line: ClientConnection, size: tuple[int, int]) -> None:
        self._line = line
        self._ids = count(1)
        self._troubles: list[str] = []
        self.name = "Firefox"
        self.version = str(self._ask("session.new", capabilities={})["capabilities"]["browserVersion"])
        # A tab of our own: the one it begins with has no focus, and keys press nothing there.
        self._tab = self._ask("browsingContext.create", type="tab")["context"]
        self._ask("session.subscribe", events=EVENTS)
        width, height = size
        self._ask("browsingContext.setViewport", context=self._tab, viewport={"width": width, "height": height})

    def _ask(self, method: str, **about: Any) -> dict[str, Any]:
        asked = next(self._ids)
        self._line.send(json.dumps({"id": asked, "method": method, "params": about}))
        while True:
            said: dict[str, Any] = json.loads(self._line.recv(timeout=PATIENCE_S))
            if said["type"] == "event":
                self._hear(said["method"], said["params"])
            elif said["id"] == asked:
                assert said["type"] == "success", f"{method}: {said}"
                result: dict[str, Any] = said["result"]
                return result

    def _hear(self, event: str, about: dict[str, Any]) -> None:
        if event == "log.entryAdded" and about["level"] == "error":
            self._troubles.append(f"console: {about['text']}")
        elif event == "network.fetchError" and about["errorText"] != "NS_BINDING_ABORTED":
            self._troubles.append(f"request: {about['errorText']} {about['request']['url']}")
        elif event == "network.responseCompleted" and about["response"]["status"] >= 400:
            self._troubles.append(f"response: {about['response']['status']} {about['response']['url']}")

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=url, wait="complete")

    def promised(self, expression: str) -> str:
        asked = {"expression": expression, "target": {"context": self._tab}, "awaitPromise": True}
        answer = self._ask("script.evaluate", **asked)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return str(answer["result"]["value"])

    def act(self, source: dict[str, Any]) -> None:
        self._ask("input.performActions", context=self._tab, actions=[source])

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot", context=self._tab)["data"])

    def troubles(self) -> list[str]:
        self._ask("session.status")  # what is on its way
        return self._troubles


@contextmanager
def firefox(folder: Path, size: tuple[int, int]) -> Iterator[Firefox]:
    """A Firefox with a profile of its own."""
    [program] = FIREFOX.programs
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
    (folder / "user.js").write_text("".join(lines), encoding="utf-8")
    command = [program, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    said, address = folder / "said.txt", folder / "WebDriverBiDiServer.json"
    with said.open("wb") as log:
        browser = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "HOME": str(folder)})
    try:
        wait_until(lambda: browser.poll() is not None or address.exists())
        assert browser.poll() is None, said.read_text(errors="replace")
        at = json.loads(address.read_text(encoding="utf-8"))
        with connect(f"ws://{at['ws_host']}:{at['ws_port']}/session", max_size=None, ping_interval=None) as line:
            yield Firefox(line, size)
    finally:
        browser.terminate()
        browser.wait(PATIENCE_S)
