"""The table moving, for the README: a piece completes a puzzle, the turn is ended, and a bot's turn is shown.

Time in the page goes from picture to picture, timers and animations alike, so that it moves as it does for people,
however long a picture takes.
"""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PIL import Image, ImageDraw
from playwright.sync_api import Page

from projectl import Game, Move
from projectl.bots import make
from tests.browser.browsing import BOARD, Pages
from tests.browser.here import keep_here
from tests.browser.holding import Holding, Spot, read_cells
from tests.browser.player import MAIN, Mouse, until

SIZE: Final = (1280, 800)
SHOWN: Final = (1024, 640)
FRAME_MS: Final = 50
SETTLE_MS: Final = 5000
QUALITY: Final = 72
LARGEST: Final = 2_000_000
"""Bytes: whoever opens the README waits for it."""
STEP: Final = """
(ms) => {
    const passed = (window.passed ??= new WeakMap());
    for (const animation of document.getAnimations()) {
        const at = (passed.get(animation) ?? 0) + ms;
        passed.set(animation, at);
        if (at >= animation.effect.getComputedTiming().endTime) animation.finish();
        else { animation.pause(); animation.currentTime = at; }
    }
}
"""
"""Let all that moves go on by so much."""
POINTER: Final = ((0, 0), (0, 21), (5, 16), (9, 24), (12, 23), (9, 15), (16, 15))
"""An arrow: a picture of the page has none."""


def scene() -> tuple[Game, str]:
    """A table in the middle of a game, and somebody's third action, which completes a puzzle."""
    for seed in range(1000):
        game = Game.new(players=2, seed=seed)
        bots = [make("skilled", seed), make("casual", seed)]
        while not game.is_over:
            [seat] = game.to_decide
            move = bots[seat].choose(game.view(seat), game.legal(seat))
            if seat == 0 and _is_worth_showing(game, move):
                return game, str(move)
            game.play(move, seat)
    raise AssertionError("there is no such game")


def _is_worth_showing(game: Game, move: Move) -> bool:
    """Something happens, and there is something to see on the table besides."""
    view = game.view(0)
    mine = view["seats"][0]
    word, *about = str(move).split(" ")
    if word != "place" or len(about[-1]) < 8 or mine["actions_left"] != 1 or view["round"] < 5:
        return False
    after = game.copy()
    after.play(move, 0)
    is_much = after.scores[0] >= game.scores[0] + 3
    return is_much and sum(map(bool, mine["puzzles"])) > 2 and sum(mine["supply"].values()) > 1


class Film:
    """Pictures of a page, at the pace of its time."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._at = (SIZE[0] * 0.62, SIZE[1] * 0.55)
        self._pictures: list[Image.Image] = []

    def run(self, ms: float) -> None:
        """Let time pass, and take pictures."""
        for _ in range(round(ms / FRAME_MS)):
            self._page.clock.run_for(FRAME_MS)
            self._page.evaluate(STEP, FRAME_MS)
            seen = Image.open(io.BytesIO(self._page.screenshot())).convert("RGB")
            arrow = [(self._at[0] + x, self._at[1] + y) for x, y in POINTER]
            ImageDraw.Draw(seen).polygon(arrow, fill="white", outline="black", width=2)
            self._pictures.append(seen.resize(SHOWN, Image.Resampling.LANCZOS))

    def until(self, is_true: Callable[[], Any], what: str) -> None:
        """... until something holds."""

        def is_there() -> bool:
            self.run(FRAME_MS)
            return bool(is_true())

        until(self._page, is_there, what)

    def by(self, x: float, y: float) -> None:
        """Move the mouse a little."""
        self.go(self._at[0] + x, self._at[1] + y, 2 * FRAME_MS)

    def go(self, x: float, y: float, ms: float) -> None:
        """Move the mouse there, in so much time, slow at both ends."""
        (left, top), steps = self._at, round(ms / FRAME_MS)
        for step in range(1, steps + 1):
            way = step / steps
            way = way * way * (3 - 2 * way)
            self._at = (left + (x - left) * way, top + (y - top) * way)
            self._page.mouse.move(*self._at)
            self.run(FRAME_MS)

    def save(self, file: Path) -> None:
        """All of it, again and again."""
        first, *others = self._pictures
        first.save(file, save_all=True, append_images=others, duration=FRAME_MS, loop=0, quality=QUALITY, method=6)
        assert file.stat().st_size <= LARGEST, f"{file.name} has {file.stat().st_size} bytes"


def film(pages: Pages, file: Path) -> Path:
    """Take it."""
    game, move = scene()
    _, slot, piece, cells = move.split(" ")
    spot = Spot(int(slot), read_cells(cells))
    page = pages.new(size=SIZE, pace="brisk")
    page.clock.install()
    player = Mouse(page)
    page.goto("/rules")
    keep_here(page, "film", game, ["you", "casual"])
    page.goto("/here/film")
    page.wait_for_selector(BOARD)
    player.wait()
    page.clock.pause_at(page.evaluate("() => Date.now()") + SETTLE_MS)
    taken = Film(page)
    taken.run(500)
    taken.go(*player.middle(page.locator(f'button[data-piece="{piece}"]')), 700)
    page.mouse.down()
    taken.by(3, -8)
    for step in Holding(piece, player.legal, []).turns_to(spot):
        taken.run(150)
        page.keyboard.press("r" if step == "turn" else "f")
    taken.go(*player.centre(spot), 900)
    taken.run(200)
    page.mouse.up()
    taken.until(lambda: player.is_held(0), "a turn that waits to be ended")
    taken.run(1800)
    taken.go(*player.middle(page.locator(MAIN)), 500)
    page.mouse.down()
    page.mouse.up()
    taken.until(lambda: player.may_move and player.shown == player.now["decision"], "the bot's turn")
    taken.run(1500)
    taken.save(file)
    page.context.close()
    return file
