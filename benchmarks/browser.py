"""How the browser client feels on a slow line and a slow phone: `python -m benchmarks.browser [--json] [--runs 5]`.

Somebody who was never here opens the first page over 1.6 Mbit/s with 150 ms of latency and presses Play now: until that
board, with a bot at it and the engine in the page, can be played. Then a piece is dragged about with the page's thread
slowed down four times, once at rest and once while a bot thinks hard, and dropped where it may lie. Medians of several
runs; the client must be built (`python web/build.py`).
"""

import argparse
import json
import logging
import math
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Page

from benchmarks.line import slow_line
from tests.browser.browsing import (
    NOT_BUILT,
    PHONE,
    Pages,
    is_built,
    launched,
    new_table,
    play_on,
    see,
    slow_processor,
)
from tests.browser.sizes import all_bytes, first_bytes
from tests.server.serving import serving, wait_until

READY: Final = '[data-ready="board"]'
DRAG_S: Final = 2.0
PLACED_S: Final = 10.0
MOST_DECISIONS: Final = 40
WATCH: Final = """() => {
    const seen = { frames: [], up: 0, placed: 0, late: 0 };
    window.seen = seen;
    const count = () => document.querySelectorAll("[data-placed]").length;
    const tick = (at) => {
        if (!seen.up) seen.frames.push(at);
        else if (!isThere) seen.late += 1;
        if (!seen.placed) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    let before = 0, isThere = false;
    const up = () => { before = count(); seen.up = performance.now(); };
    addEventListener("pointerup", up, { capture: true, once: true });
    new MutationObserver((_, watcher) => {
        if (!seen.up || count() <= before) return;
        watcher.disconnect();
        isThere = true;
        requestAnimationFrame(() => setTimeout(() => { seen.placed = performance.now(); }));
    }).observe(document, { childList: true, subtree: true, attributes: true });
}"""
"""When frames are drawn until the piece is let go, how many come without it after that, and when it lies there for
everybody to see."""


def first_visit(pages: Pages, slow: Callable[[Page], None]) -> float:
    """Seconds until somebody who was never here could play against a bot."""
    page = pages.new(size=PHONE, touch=True)
    slow(page)
    start = time.monotonic()
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(READY, state="attached", timeout=120_000)
    seconds = time.monotonic() - start
    page.context.close()
    return seconds


def somewhere_to_place(page: Page, table: str) -> tuple[str, str]:
    """Play until the smallest piece may be placed: on which puzzle, and on which cell."""
    for decisions in range(1, MOST_DECISIONS):
        said = play_on(page, table, decisions)
        for text in (text for moves in said["legal"].values() for text in moves):
            word, _, rest = text.partition(" ")
            if word == "place" and " O1 " in text:
                slot, _, cell = rest.split()
                return slot, cell
    raise RuntimeError("the smallest piece could never be placed")


def centre(page: Page, selector: str) -> tuple[float, float]:
    """The middle of something on the page."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(pages: Pages, slow: Callable[[Page], None]) -> dict[str, float]:
    """Drag a piece in circles, drop it, and look at the clock."""
    page = pages.new()
    table = new_table(page, "you", "you")
    slot, cell = somewhere_to_place(page, table)
    see(page, table)
    slow(page)
    target = centre(page, f'[data-slot="{slot}"] [data-cell="{cell}"]')
    page.mouse.move(*centre(page, 'button[data-piece="O1"]'))
    page.mouse.down()
    page.mouse.move(*target, steps=10)
    page.evaluate(WATCH)
    end, step = time.monotonic() + DRAG_S, 0
    while time.monotonic() < end:
        step += 1
        page.mouse.move(target[0] + 120 * math.sin(step / 15), target[1] + 120 * (math.cos(step / 15) - 1))
    page.mouse.move(*target, steps=3)
    page.mouse.up()
    wait_until(lambda: page.evaluate("window.seen.placed"), PLACED_S)
    seen: dict[str, Any] = page.evaluate("window.seen")
    page.context.close()
    frames = seen["frames"]
    gaps = sorted(after - before for before, after in pairwise(frames))
    return {
        "frames_per_s": 1000 * len(gaps) / (frames[-1] - frames[0]),
        "frame_ms_95": gaps[int(len(gaps) * 0.95)],
        "frame_ms_worst": gaps[-1],
        "moves_per_s": step / DRAG_S,
        "placed_ms": seen["placed"] - seen["up"],
        "frames_without": seen["late"],
    }


def measure(runs: int) -> dict[str, Any]:
    """Everything, as a dict for JSON."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), bots=1) as server, launched() as browser:
        with slow_line(server.url) as address:
            far = Pages(browser, address)
            visits = [first_visit(far, lambda _: None) for _ in range(runs)]
            phones = [first_visit(far, slow_processor) for _ in range(runs)]
            far.close()
        pages = Pages(browser, server.url)
        drags = [drag(pages, slow_processor) for _ in range(runs)]
        quick = [drag(pages, lambda _: None) for _ in range(runs)]
        found: dict[str, Any] = {
            "chromium": browser.version,
            "runs": runs,
            "first_bytes": first_bytes(),
            "all_bytes": all_bytes(),
            "first_visit_s": round(median(visits), 2),
            "first_visit_slow_phone_s": round(median(phones), 2),
            **{name: round(median(each[name] for each in drags), 1) for name in drags[0]},
            **{f"quick_{name}": round(median(each[name] for each in quick), 1) for name in QUICK},
            "troubles": [*far.troubles(), *pages.troubles()],
        }
        pages.close()
    return found


QUICK: Final = ("frames_per_s", "frame_ms_95", "placed_ms", "frames_without")
ROWS: Final = {
    "first_bytes": "scripts and styles before the first sight, gzipped bytes",
    "first_visit_s": "first visit to a board with a bot, 1.6 Mbit/s and 150 ms, seconds",
    "first_visit_slow_phone_s": "... and the processor four times slower",
    "frames_per_s": "frames a second while dragging, processor four times slower",
    "frame_ms_95": "... 95 of 100 frames within, ms",
    "frame_ms_worst": "... the longest, ms",
    "moves_per_s": "... pointer moves a second that it had to follow",
    "placed_ms": "from letting go to the piece lying there, drawn, ms",
    "frames_without": "... frames drawn in between, without it",
    "quick_frames_per_s": "frames a second while dragging, processor as it is",
    "quick_frame_ms_95": "... 95 of 100 frames within, ms",
    "quick_placed_ms": "from letting go to the piece lying there, drawn, ms",
    "quick_frames_without": "... frames drawn in between, without it",
}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the browser client on a slow line and a slow phone.")
    parser.add_argument("--json", action="store_true", help="only JSON, for programs")
    parser.add_argument("--runs", type=int, default=3, help="how often; figures are medians")
    asked = parser.parse_args()
    if not is_built():
        print(NOT_BUILT, file=sys.stderr)
        return 1
    logging.disable(logging.INFO)  # the server's
    found = measure(asked.runs)
    if not asked.json:
        for name, words in ROWS.items():
            print(f"{words:<66}{found[name]:>10,}")
        for kind, size in found["all_bytes"].items():
            print(f"{f'everything built, {kind}, gzipped bytes':<66}{size:>10,}")
    print(json.dumps(found))
    return 1 if found["troubles"] else 0


if __name__ == "__main__":
    sys.exit(main())
