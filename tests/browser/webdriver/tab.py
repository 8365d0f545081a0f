"""A tab of a browser that speaks WebDriver, with as much of Playwright's `Page` as a player needs, by the same names.

`Wire` is what differs: Firefox is asked through BiDi, WebKit in the classic way. Input is real in both: it goes
through the browser, to whatever lies at the point.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

from tests.patience import PAGE_S

PAUSE_S: Final = 0.02
KEYS: Final = {
    "ArrowDown": "\ue015",
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "ArrowUp": "\ue013",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Shift": "\ue008",
    "Tab": "\ue004",
}
"""As WebDriver writes the keys that write nothing."""
BUTTONS: Final = {"left": 0, "right": 2}
HEAR: Final = """
(name) => {
    window.heardSoFar ??= [];
    window[name] = (text) => void window.heardSoFar.push([name, text]);
}
"""
HEARD: Final = "() => (window.heardSoFar ?? []).splice(0)"
POINT: Final = """
async (selector) => {
    const all = document.querySelectorAll(selector);
    if (all.length !== 1) return `${all.length} of them`;
    const [it] = all;
    if (it.matches(":disabled")) return "disabled";
    const frame = () => new Promise(requestAnimationFrame);
    const box = () => it.getBoundingClientRect();
    const { left, top, right, bottom } = box();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        it.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const before = box();
    await frame();
    await frame();
    const now = box();
    if (!now.width || !now.height) return "not drawn";
    if (before.x !== now.x || before.y !== now.y) return "moving";
    const [x, y] = [now.x + now.width / 2, now.y + now.height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && it.contains(hit) ? [x, y] : `under ${hit?.outerHTML.slice(0, 200)}`;
}
"""
"""Where an element can be pressed, once it rests and nothing lies over it; else why not."""


class Wire(Protocol):
    """How a browser is asked."""

    name: str
    version: str

    def go(self, url: str) -> None:
        """Load a page."""

    def promised(self, expression: str) -> str:
        """The text that a promise in the page brings."""

    def act(self, source: dict[str, Any]) -> None:
        """Real input, as WebDriver describes it."""

    def picture(self) -> bytes:
        """What is seen, as PNG."""

    def troubles(self) -> list[str]:
        """What went wrong so far."""


class Tab:
    """A page at a server."""

    def __init__(self, wire: Wire, url: str) -> None:
        self.wire = wire
        self.mouse = Mouse(wire)
        self.keyboard = Keyboard(wire)
        self._url = url
        self._scripts: list[str] = []
        self._functions: dict[str, Callable[[str], Any]] = {}

    def goto(self, path: str) -> None:
        """Load a page of the server. Scripts that are to be there run then: what it begins at once they do not meet."""
        self.wire.go(self._url + path)
        for name in self._functions:
            self.evaluate(HEAR, name)
        for script in self._scripts:
            self.evaluate(f"() => {{ {script} }}")

    def add_init_script(self, script: str) -> None:
        """Run a script in every page that is loaded."""
        self._scripts.append(script)

    def expose_function(self, name: str, function: Callable[[str], Any]) -> None:
        """Let pages call it with a text; it is called when the tab is waited for."""
        self._functions[name] = function

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """What a function of the page gives."""
        told = f"(async () => JSON.stringify((await ({function})({json.dumps(argument)})) ?? null))()"
        return json.loads(self.wire.promised(told))

    def wait_for_timeout(self, timeout_ms: float) -> None:
        """Let the page go on."""
        time.sleep(timeout_ms / 1000)
        for name, text in self.evaluate(HEARD):
            self._functions[name](text)

    def wait_for_selector(self, selector: str) -> None:
        """Until it is seen."""
        self.locator(selector).until(Locator.is_visible, "seen")

    def locator(self, selector: str) -> "Locator":
        """What a selector finds, whenever it is asked."""
        return Locator(self, selector)

    def screenshot(self, path: Path) -> None:
        """Keep what is seen."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(self.wire.picture())

    @property
    def url(self) -> str:
        """Where it is."""
        return str(self.evaluate("() => location.href"))

    @property
    def viewport_size(self) -> dict[str, int]:
        """How large the page is."""
        size: dict[str, int] = self.evaluate("() => ({ width: innerWidth, height: innerHeight })")
        return size


class Locator:
    """Elements of a tab."""

    def __init__(self, tab: Tab, selector: str) -> None:
        self._tab = tab
        self._selector = selector

    def _each(self, function: str) -> list[Any]:
        all_of = f"(selector) => [...document.querySelectorAll(selector)].map({function})"
        answers: list[Any] = self._tab.evaluate(all_of, self._selector)
        return answers

    def _one(self, function: str) -> Any:
        self.until(Locator.count, "there")
        [answer] = self._each(function)
        return answer

    def until(self, is_true: Callable[["Locator"], Any], what: str) -> None:
        """Wait for something about it."""
        end = time.monotonic() + PAGE_S
        while not is_true(self):
            assert time.monotonic() < end, f"{self._selector} never was {what}"
            self._tab.wait_for_timeout(1000 * PAUSE_S)

    def count(self) -> int:
        """How many there are."""
        return len(self._each("() => 1"))

    def is_visible(self) -> bool:
        """Whether there is one to see."""
        seen = '(it) => it.getClientRects().length > 0 && getComputedStyle(it).visibility === "visible"'
        return any(self._each(seen))

    def get_attribute(self, name: str) -> str | None:
        """An attribute of it."""
        value: str | None = self._one(f"(it) => it.getAttribute({json.dumps(name)})")
        return value

    def inner_text(self) -> str:
        """What it says."""
        return str(self._one("(it) => it.innerText"))

    def all_inner_texts(self) -> list[str]:
        """What each of them says."""
        return self._each("(it) => it.innerText")

    def bounding_box(self) -> dict[str, float]:
        """Where it lies."""
        box: dict[str, float] = self._one("(it) => it.getBoundingClientRect().toJSON()")
        return box

    def scroll_into_view_if_needed(self) -> None:
        """Bring it to where it can be pressed."""
        self.point()

    def point(self) -> tuple[float, float]:
        """Its middle, as soon as it can be pressed there."""
        end = time.monotonic() + PAGE_S
        while isinstance(found := self._tab.evaluate(POINT, self._selector), str):
            assert time.monotonic() < end, f"{self._selector} cannot be pressed: {found}"
            self._tab.wait_for_timeout(1000 * PAUSE_S)
        return found[0], found[1]

    def click(self) -> None:
        """Press it."""
        self._tab.mouse.click(*self.point())


class Mouse:
    """Real presses and ways of a mouse."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._at = (0.0, 0.0)

    def _act(self, *actions: dict[str, Any]) -> None:
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self._wire.act({**mouse, "actions": list(actions)})

    def click(self, x: float, y: float) -> None:
        """Press somewhere."""
        self._at = (x, y)
        there = {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
        self._act(there, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0})

    def move(self, x: float, y: float, steps: int = 1) -> None:
        """Go somewhere, in so many steps."""
        (left, top), self._at = self._at, (x, y)
        ways = [step / steps for step in range(1, steps + 1)]
        points = [(round(left + (x - left) * way), round(top + (y - top) * way)) for way in ways]
        self._act(*({"type": "pointerMove", "x": x, "y": y, "duration": 0} for x, y in points))

    def down(self, button: str = "left") -> None:
        """Press a button."""
        self._act({"type": "pointerDown", "button": BUTTONS[button]})

    def up(self, button: str = "left") -> None:
        """Let it go."""
        self._act({"type": "pointerUp", "button": BUTTONS[button]})

    def wheel(self, x: float, y: float) -> None:
        """Turn the wheel where the mouse is."""
        at = {"x": round(self._at[0]), "y": round(self._at[1])}
        scroll = {"type": "scroll", **at, "deltaX": round(x), "deltaY": round(y), "duration": 0}
        self._wire.act({"type": "wheel", "id": "wheel", "actions": [scroll]})


class Keyboard:
    """Real keys."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire

    def press(self, keys: str) -> None:
        """Press a key, or several at once: `Shift+Tab`."""
        pressed = [KEYS.get(key, key) for key in keys.split("+")]
        actions = [{"type": "keyDown", "value": key} for key in pressed]
        actions += [{"type": "keyUp", "value": key} for key in reversed(pressed)]
        self._wire.act({"type": "key", "id": "keys", "actions": actions})
