"""How the browser client feels on a slow line and a slow phone: `python -m benchmarks.browser [--json] [--runs 5]`.

Somebody who was never here opens the first page over 1.6 Mbit/s with 150 ms of latency and presses Play now: until that
board, with a bot at it and the engine in the page, can be played, and how many bytes that took. Then, at tables in the
page and with the page's thread slowed down four times, a piece is dragged about and dropped where it may lie, once at
rest, once at a table with `expert` (Line Clear: both marker holders act at once [L3]), which waits meanwhile, and once
beside a worker in which it thinks all the while; and a button is tapped. Last, `skilled` takes turns in the page's
worker. Medians of several runs; the client must be built (`python web/build.py`).
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
from projectl import Game
from tests.browser.browsing import BOARD, NOT_BUILT, PHONE, Pages, is_built, launched, slow_processor
from tests.browser.here import keep_here, see_here
from tests.browser.sizes import all_bytes, asked_bytes, first_bytes
from tests.server.serving import serving, wait_until
from web.build import CLIENT

DRAG_S: Final = 2.0
MOVES_S: Final = 125
"""Pointer moves a second, as a mouse sends them: more would only keep the machine busy that is to draw."""
SHOWN_S: Final = 20.0
AFTERWARDS_S: Final = 2
"""So long it is counted what bots decide that have waited."""
TURNS: Final = 100
NEVER: Final = 1_000_000
"""So many turns are not taken before the page is closed."""
PLACED: Final = "[data-placed]"
SUPPLY: Final = "[data-group=tray] .numeral"
"""How many of a piece one has, where that is more than one."""
WATCH: Final = """(selector) => {
    const seen = { frames: [], up: 0, placed: 0, settled: 0, late: 0 };
    window.seen = seen;
    const count = () => [...document.querySelectorAll(selector)].map((one) => `${one.textContent};`).join("");
    const tick = (at) => {
        if (!seen.up) seen.frames.push(at);
        else if (!isThere) seen.late += 1;
        if (!seen.placed) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    let before = "", isThere = false;
    const up = () => { before = count(); seen.up = performance.now(); };
    addEventListener("pointerup", up, { capture: true, once: true });
    new MutationObserver((_, watcher) => {
        if (!seen.up || count() === before) return;
        watcher.disconnect();
        isThere = true;
        const shown = () => { seen.placed = performance.now(); };
        const next = () => setTimeout(() => { seen.settled = performance.now(); });
        requestAnimationFrame(() => { next(); scheduler.postTask(shown, { priority: "user-blocking" }); });
    }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
}"""
"""When frames are drawn until a finger or the button goes up, how many come after that without what this leads to, when
it is there for everybody to see (what is most urgent then runs right after that frame), and when the page has also done
what waited meanwhile: the table's answer."""
TAKE_TURNS: Final = """async ([address, rules, bot, turns, isKept]) => {
    const script = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    const forgetful = script('Object.defineProperty(self, "indexedDB", { value: undefined });');
    const both = () => script(`import "${forgetful}"; import "${new URL(address, location.href).href}";`);
    const worker = new Worker(isKept ? address : both(), { type: "module" });
    worker.postMessage({ rules: await WebAssembly.compileStreaming(fetch(rules)) });
    const took = [];
    let table = "", number = 0, began = 0;
    let chance = 1;
    const below = (most) => (chance = (chance * 48271) % 2147483647) % most;
    const ask = (message) => worker.postMessage({ ask: { ...message, table, id: ++number } });
    const open = () => worker.postMessage({ id: ++number, errand: "open", of: { seats: ["you", bot] } });
    return new Promise((done, failed) => {
        worker.onerror = (error) => failed(new Error(error.message));
        worker.onmessage = ({ data }) => {
            if ("is" in data) {
                table = data.is;
                return ask({ type: "join" });
            }
            const { said } = data;
            if (said?.type === "refused") return failed(new Error(said.code));
            if (said?.type !== "table") return;
            const [seat, moves] = Object.entries(said.legal ?? {})[0] ?? [];
            if (began && moves) took.push(performance.now() - began);
            began = moves || said.phase !== "playing" ? 0 : began || performance.now();
            if (took.length >= turns) {
                worker.terminate();
                done(took);
            } else if (said.phase === "over") open();
            else if (moves) {
                const move = moves[below(moves.length)];
                ask({ type: "move", seat: Number(seat), decision: said.decision, move });
            }
        };
        open();
    });
}"""
"""Games against a bot in a worker of their own, by chance: for each of its turns how long it took, in milliseconds."""


def first_visit(pages: Pages, slow: Callable[[Page], None]) -> tuple[float, int]:
    """Seconds until somebody who was never here could play against a bot, and how many bytes that took."""
    page = pages.new(size=PHONE, touch=True)
    slow(page)
    pages.requested.clear()
    start = time.monotonic()
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(BOARD, state="attached", timeout=120_000)
    seconds = time.monotonic() - start
    asked = [url for url in pages.requested if "/bots-" not in url]  # they come once the board stands
    page.context.close()
    return seconds, asked_bytes(asked)


def with_a_place(**terms: Any) -> tuple[Game, str, str]:
    """A game in which the first seat may place the smallest piece: on which puzzle, and on which cell."""
    for seed in range(100):
        game = Game.new(seed=seed, **terms)
        game.play("take W1", 0)
        for move in map(str, game.legal(0)):
            word, _, rest = move.partition(" ")
            if word == "place" and " O1 " in move:
                slot, _, cell = rest.split()
                return game, slot, cell
    raise RuntimeError("the smallest piece could never be placed")


def centre(page: Page, selector: str) -> tuple[float, float]:
    """The middle of something on the page."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(
    pages: Pages, slow: Callable[[Page], None], *, beside_expert: bool = False, beside_worker: bool = False
) -> dict[str, float]:
    """Drag a piece in circles, drop it, and look at the clock.

    Perhaps at a table with `expert`, or beside a worker where it thinks all the while and knows of no piece in the air.
    """
    page = pages.new()
    terms: dict[str, Any] = {"variant": "line-clear"} if beside_expert else {}
    game, slot, cell = with_a_place(players=4 if beside_expert else 2, **terms)
    page.goto("/games")
    keep_here(page, "drag", game, ["you", *["expert"] * 3] if beside_expert else ["you", "you"], **terms)
    see_here(page, "drag")
    if beside_expert:
        wait_until(lambda: decision(page) > 1, SHOWN_S)  # the bots are there
    if beside_worker:
        page.evaluate(f"(about) => void ({TAKE_TURNS})(about)", [*engine_files(), "expert", NEVER, True])
        page.wait_for_timeout(1000)  # until it thinks
    slow(page)
    target = centre(page, f'[data-slot="{slot}"] [data-cell="{cell}"]')
    page.mouse.move(*centre(page, 'button[data-piece="O1"]'))
    page.mouse.down()
    page.mouse.move(*target, steps=10)
    page.evaluate(WATCH, PLACED)
    decided = decision(page)
    began, step = time.monotonic(), 0
    while time.monotonic() < began + DRAG_S:
        step += 1
        page.mouse.move(target[0] + 120 * math.sin(step / 15), target[1] + 120 * (math.cos(step / 15) - 1))
        time.sleep(max(0.0, began + step / MOVES_S - time.monotonic()))
    decided = decision(page) - decided
    page.mouse.move(*target, steps=3)
    page.mouse.up()
    seen = when_shown(page)
    lying = decision(page)
    if beside_expert:
        page.wait_for_timeout(1000 * AFTERWARDS_S)
    afterwards = decision(page) - lying
    page.context.close()
    frames = seen["frames"]
    gaps = sorted(after - before for before, after in pairwise(frames))
    return {
        "frames_per_s": 1000 * len(gaps) / (frames[-1] - frames[0]),
        "frame_ms_95": gaps[int(len(gaps) * 0.95)],
        "frame_ms_worst": gaps[-1],
        "moves_per_s": step / DRAG_S,
        "placed_ms": seen["placed"] - seen["up"],
        "settled_ms": seen["settled"] - seen["up"],
        "frames_without": seen["late"],
        "bots_decided": decided,
        "bots_decided_afterwards": afterwards,
    }


def decision(page: Page) -> int:
    """The decision that the page shows."""
    return int(page.locator(BOARD).get_attribute("data-decision") or 0)


def when_shown(page: Page) -> dict[str, Any]:
    """What was seen, once the result is."""
    wait_until(lambda: page.evaluate("window.seen.placed && window.seen.settled"), SHOWN_S)
    seen: dict[str, Any] = page.evaluate("window.seen")
    return seen


def tap(pages: Pages, slow: Callable[[Page], None]) -> dict[str, float]:
    """Tap a button that gains a piece, at a table in the page; no request is made for it."""
    page = pages.new(size=PHONE, touch=True)
    page.goto("/games")
    keep_here(page, "tap", Game.new(players=2, seed=1), ["you", "you"])
    see_here(page, "tap")
    slow(page)
    page.wait_for_timeout(500)
    page.evaluate(WATCH, SUPPLY)
    asked = len(pages.requested)
    page.locator('[data-do="gain"]').tap()
    seen = when_shown(page)
    requests = len(pages.requested) - asked
    page.context.close()
    return {"tap_ms": seen["placed"] - seen["up"], "tap_frames_without": seen["late"], "tap_requests": requests}


def engine_files() -> list[str]:
    """Where the worker of tables and the rules are found."""
    return [f"/assets/{next((CLIENT / 'assets').glob(name)).name}" for name in ("worker-*.js", "rules-*.wasm")]


def turn(pages: Pages, bot: str, *, is_kept: bool) -> float:
    """How long a bot's turn takes in the page's worker, in milliseconds, with or without keeping each decision."""
    page = pages.new(bypass_csp=not is_kept)  # a worker that has no storage is made of a text
    page.goto("/")
    took: list[float] = page.evaluate(TAKE_TURNS, [*engine_files(), bot, TURNS, is_kept])
    page.context.close()
    return median(took)


def measure(runs: int) -> dict[str, Any]:
    """Everything, as a dict for JSON."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, launched() as browser:
        with slow_line(server.url) as address:
            far = Pages(browser, address)
            visits = [first_visit(far, lambda _: None) for _ in range(runs)]
            phones = [first_visit(far, slow_processor) for _ in range(runs)]
            far.close()
        pages = Pages(browser, server.url)
        drags = [drag(pages, slow_processor) for _ in range(runs)]
        beside = [drag(pages, slow_processor, beside_expert=True) for _ in range(runs)]
        crowded = [drag(pages, slow_processor, beside_worker=True) for _ in range(runs)]
        quick = [drag(pages, lambda _: None) for _ in range(runs)]
        taps = [tap(pages, lambda _: None) for _ in range(runs)]
        slow_taps = [tap(pages, slow_processor) for _ in range(runs)]
        skilled = median(turn(pages, "skilled", is_kept=False) for _ in range(runs))
        kept = median(turn(pages, "skilled", is_kept=True) for _ in range(runs))
        found: dict[str, Any] = {
            "chromium": browser.version,
            "runs": runs,
            "first_bytes": first_bytes(),
            "table_bytes": max(size for _, size in visits),
            "all_bytes": all_bytes(),
            "first_visit_s": round(median(seconds for seconds, _ in visits), 2),
            "first_visit_slow_phone_s": round(median(seconds for seconds, _ in phones), 2),
            **medians(drags),
            **{f"beside_{name}": figure for name, figure in medians(beside, BESIDE).items()},
            **{f"crowded_{name}": figure for name, figure in medians(crowded, CROWDED).items()},
            **{f"quick_{name}": figure for name, figure in medians(quick, QUICK).items()},
            **medians(taps),
            **{f"slow_{name}": figure for name, figure in medians(slow_taps, SLOW_TAP).items()},
            "skilled_turn_ms": round(skilled, 1),
            "skilled_turn_ms_times_four": round(4 * skilled, 1),
            "skilled_turn_ms_kept": round(kept, 1),
            "troubles": [*far.troubles(), *pages.troubles()],
        }
        pages.close()
    return found


def medians(measured: list[dict[str, float]], names: tuple[str, ...] = ()) -> dict[str, float]:
    """Of each figure."""
    return {name: round(median(each[name] for each in measured), 1) for name in names or measured[0]}


QUICK: Final = ("frames_per_s", "frame_ms_95", "placed_ms", "settled_ms", "frames_without")
BESIDE: Final = ("frames_per_s", "frame_ms_95", "frame_ms_worst", "bots_decided", "bots_decided_afterwards")
CROWDED: Final = ("frames_per_s", "frame_ms_95")
SLOW_TAP: Final = ("tap_ms", "tap_frames_without")
ROWS: Final = {
    "first_bytes": "scripts and styles before the first sight, gzipped bytes",
    "table_bytes": "scripts, styles and engine before a board with a bot, gzipped bytes",
    "first_visit_s": "first visit to a board with a bot, 1.6 Mbit/s and 150 ms, seconds",
    "first_visit_slow_phone_s": "... and the processor four times slower",
    "frames_per_s": "frames a second while dragging, processor four times slower",
    "frame_ms_95": "... 95 of 100 frames within, ms",
    "frame_ms_worst": "... the longest, ms",
    "moves_per_s": "... pointer moves a second that it had to follow",
    "placed_ms": "from letting go to the piece lying there, drawn, ms",
    "settled_ms": "... and the table's answer taken in, ms",
    "frames_without": "... frames drawn in between, without it",
    "beside_frames_per_s": "frames a second while dragging at a table with expert, four times slower",
    "beside_frame_ms_95": "... 95 of 100 frames within, ms",
    "beside_frame_ms_worst": "... the longest, ms",
    "beside_bots_decided": "... decisions of bots meanwhile: they wait",
    "beside_bots_decided_afterwards": "... in the two seconds after it lies",
    "crowded_frames_per_s": "frames a second beside a worker that thinks all the while, four times slower",
    "crowded_frame_ms_95": "... 95 of 100 frames within, ms",
    "quick_frames_per_s": "frames a second while dragging, processor as it is",
    "quick_frame_ms_95": "... 95 of 100 frames within, ms",
    "quick_placed_ms": "from letting go to the piece lying there, drawn, ms",
    "quick_settled_ms": "... and the table's answer taken in, ms",
    "quick_frames_without": "... frames drawn in between, without it",
    "tap_ms": "from a tap to its result, drawn, ms",
    "tap_frames_without": "... frames drawn in between, without it",
    "tap_requests": "... requests made for it",
    "slow_tap_ms": "... processor four times slower, ms",
    "slow_tap_frames_without": "... frames drawn in between, without it",
    "skilled_turn_ms": "a turn of skilled in the worker, median of 100, ms",
    "skilled_turn_ms_times_four": "... times four",
    "skilled_turn_ms_kept": "... with each of its decisions put on disk, ms",
}


def show(runs: int, *, is_json: bool = False) -> int:
    """Measure and print."""
    if not is_built():
        print(NOT_BUILT, file=sys.stderr)
        return 1
    logging.disable(logging.INFO)  # the server's
    found = measure(runs)
    if not is_json:
        for name, words in ROWS.items():
            print(f"{words:<66}{found[name]:>10,}")
        for kind, size in found["all_bytes"].items():
            print(f"{f'everything built, {kind}, gzipped bytes':<66}{size:>10,}")
    print(json.dumps(found))
    return 1 if found["troubles"] else 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Measure the browser client on a slow line and a slow phone.")
    parser.add_argument("--json", action="store_true", help="only JSON, for programs")
    parser.add_argument("--runs", type=int, default=3, metavar="N", help="how often; figures are medians")
    asked = parser.parse_args()
    return show(asked.runs, is_json=asked.json)


if __name__ == "__main__":
    sys.exit(main())
