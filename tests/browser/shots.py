"""Pictures of the client, to look at after a change: `python -m tests.browser.shots [--readme] [NAME ...]`.

They go to `shots/`; with `--readme` those that the README shows go to `docs/images/` as well. Every table is dealt
alike.
"""

import argparse
import logging
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from playwright.sync_api import Page

from projectl import Move
from projectl.bots import make
from tests.browser.browsing import NOT_BUILT, Pages, Theme, decide, is_built, launched, new_table, play_on, see
from tests.browser.tiny import tiny
from tests.server.serving import serving
from web.build import ROOT

FOLDER: Final = ROOT / "shots"
IMAGES: Final = ROOT / "docs" / "images"
SEED: Final = 7
SETTLE_MS: Final = 400


WIDTHS: Final = {360: (360, 780), 820: (820, 1180), 1440: (1440, 900)}
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")


TURN: Final = ("take W1", "take B1", "place 1 O1 c3")
"""A turn that completes a puzzle of `with_reward`."""
FIGURE: Final = "..#..\n.###.\n.##..\n.....\n.....\n"


class Shot(NamedTuple):
    """A state to show: how to get there once, and what to do on the page before each picture."""

    go: Callable[[Page], Any]
    then: Callable[[Page], Any] | None = None
    in_readme: str = ""
    """Which of its pictures the README shows."""


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
    page.locator("[data-source].can").last.click(timeout=10_000)
    page.wait_for_selector("[data-plan][data-actions]")


def press(*selectors: str) -> Callable[[Page], Any]:
    """Press one thing after the other, the first of each that is there."""

    def then(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click(timeout=10_000)

    return then


def hinted(page: Page) -> None:
    """Ask for a hint, and wait for it."""
    page.keyboard.press("h")
    page.wait_for_selector("[data-hints]")


SHOTS: Final = {
    "home": Shot(at("/"), in_readme="1440-dark"),
    "new": Shot(at("/new")),
    "waiting": Shot(waiting),
    "lobby": Shot(at("/lobby")),
    "games": Shot(at("/games")),
    "settings": Shot(at("/settings")),
    "rules": Shot(at("/rules")),
    "replay": Shot(replay),
    "begin": Shot(table(0, "you", "novice")),
    "table": Shot(table(40, "you", "casual"), in_readme="1440-dark"),
    "hand": Shot(table(40, "you", "casual"), press("[data-piece]"), in_readme="360-dark"),
    "take": Shot(choosing("you", "skilled"), pointed),
    "take-solo": Shot(choosing("you", variant="solo"), pointed),
    "take-line-clear": Shot(choosing("you", *["novice"] * 3, variant="line-clear"), pointed),
    "upgrade": Shot(
        table(40, "you", "casual"),
        look_at('[data-do="swap"]', "[data-dock] [data-option]", '.rung.up [data-option]:not([aria-disabled="true"])'),
    ),
    "master": Shot(master),
    "ghost": Shot(
        decided(*TURN, "pass", expansions=["ghost"], puzzles=with_reward("U5"), options={"pieces_each": 4}),
        look_at('[data-do="ghost"]', '[data-cut="ghost U5 I2+V3"]'),
    ),
    "ghost-parts": Shot(decided(*TURN, "pass", "ghost U5 I2+V3", expansions=["ghost"], puzzles=with_reward("U5"))),
    "reward": Shot(
        decided(*TURN, puzzles=with_reward("I2"), options={"pieces_each": 2}), look_at('[data-option="V3"]')
    ),
    "levelup": Shot(
        decided(*TURN, "levelup I2 V3", expansions=["ghost"], puzzles=with_reward("^^")), look_at('[data-option="S4"]')
    ),
    "ambassador": Shot(
        decided(*TURN, "pass", "ambassador", expansions=["ghost", "ambassador"], puzzles=with_reward("M"))
    ),
    "hint": Shot(table(40, "you", "casual"), hinted),
    "menu": Shot(table(10, "you", "novice"), press('[data-do="menu"]')),
    "keys": Shot(table(10, "you", "novice"), lambda page: page.keyboard.press("?")),
    "six": Shot(table(90, "you", *["novice"] * 5, expansions=["ghost", "ambassador"])),
    "revised": Shot(table(40, "you", "novice", "novice", edition="revised")),
    "solo": Shot(table(20, "you", variant="solo"), in_readme="1440-light"),
    "line-clear": Shot(table(40, "you", *["novice"] * 5, variant="line-clear", expansions=["ghost"])),
    "finishing": Shot(finishing("you", "skilled")),
    "touched": Shot(finishing("you", "skilled", touches=1)),
    "over": Shot(table(10_000, "you", "novice")),
}


def take(pages: Pages, name: str, shot: Shot) -> Iterator[Path]:
    """Pictures of a state, in files of its name, every width and both themes."""
    page = pages.new(calm=True)
    shot.go(page)
    for width, size in WIDTHS.items():
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in THEMES:
            page.evaluate(f"localStorage['projectl.theme'] = '{theme}'")
            page.reload()
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(SETTLE_MS)
            if shot.then is not None:
                shot.then(page)
                page.wait_for_timeout(SETTLE_MS)
            file = FOLDER / f"{name}-{width}-{theme}.png"
            page.screenshot(path=file)
            yield file
    page.context.close()


def main() -> int:
    """Take them all, or those that were named."""
    parser = argparse.ArgumentParser(description="Take pictures of the client.")
    parser.add_argument("--readme", action="store_true", help="those of the README too, into docs/images/")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these, of {', '.join(SHOTS)}")
    asked = parser.parse_args()
    unknown = set(asked.names) - set(SHOTS)
    if unknown or not is_built():
        print(f"There is no picture {', '.join(sorted(unknown))}." if unknown else NOT_BUILT, file=sys.stderr)
        return 2
    logging.disable(logging.INFO)  # the server's
    with (
        tempfile.TemporaryDirectory() as folder,
        patch("projectl.server.tables.opening.secrets.randbits", lambda _bits: SEED),
        serving(Path(folder), bots=1) as server,
        launched() as browser,
    ):
        pages = Pages(browser, server.url)
        for name in asked.names or SHOTS:
            for file in take(pages, name, SHOTS[name]):
                if asked.readme and file.stem == f"{name}-{SHOTS[name].in_readme}":
                    shutil.copy(file, IMAGES)
                print(file.relative_to(ROOT), flush=True)
        for trouble in pages.troubles():
            print(trouble, file=sys.stderr)
        return 1 if pages.troubles() else 0


if __name__ == "__main__":
    sys.exit(main())
