"""Pictures of the client, to look at after a change: `python -m tests.browser.shots [--readme] [NAME ...]`.

They go to `shots/`; with `--readme` those that the README shows go to `docs/images/` as well. Every table is dealt
alike.
"""

import argparse
import logging
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from playwright.sync_api import Page

from tests.browser.browsing import DESKTOP, NOT_BUILT, PHONE, Pages, Theme, is_built, launched, new_table, play_on
from tests.server.serving import serving
from web.build import ROOT

FOLDER: Final = ROOT / "shots"
IMAGES: Final = ROOT / "docs" / "images"
SEED: Final = 7
SETTLE_MS: Final = 600


class Shot(NamedTuple):
    """What to show, and how."""

    go: Callable[[Page], Any]
    size: tuple[int, int] = DESKTOP
    theme: Theme = "dark"
    locale: str = "en-GB"
    in_readme: bool = False


def at(path: str) -> Callable[[Page], Any]:
    """A page by its address."""
    return lambda page: page.goto(path)


def table(decisions: int, *seats: str, **wishes: Any) -> Callable[[Page], Any]:
    """A table where so many decisions were made."""

    def go(page: Page) -> None:
        opened = new_table(page, *seats, **wishes)
        play_on(page, opened, decisions)
        page.goto(f"/t/{opened}")
        page.wait_for_selector('[data-ready="board"]')

    return go


SHOTS: Final = {
    "home": Shot(at("/")),
    "home-light": Shot(at("/"), theme="light"),
    "home-phone": Shot(at("/"), PHONE),
    "table": Shot(table(40, "you", "skilled"), in_readme=True),
    "table-light": Shot(table(40, "you", "skilled"), theme="light"),
    "table-phone": Shot(table(40, "you", "skilled"), PHONE, in_readme=True),
    "table-phone-light": Shot(table(40, "you", "skilled"), PHONE, "light"),
    "table-begin": Shot(table(0, "you", "novice")),
    "table-six": Shot(table(80, "you", *["novice"] * 5, expansions=["ghost", "ambassador"])),
    "table-solo": Shot(table(20, "you", variant="solo")),
    "table-line-clear": Shot(table(30, "you", *["novice"] * 3, variant="line-clear")),
    "table-over": Shot(table(10_000, "you", "you")),
}


def take(pages: Pages, name: str, shot: Shot) -> Path:
    """One picture, in a file of its name."""
    page = pages.new(
        size=shot.size,
        theme=shot.theme,
        locale=shot.locale,
        touch=shot.size == PHONE,
        scale=2 if shot.size == PHONE else 1,
        calm=True,
    )
    shot.go(page)
    page.wait_for_timeout(SETTLE_MS)
    file = FOLDER / f"{name}.png"
    page.screenshot(path=file)
    page.context.close()
    return file


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
        patch("projectl.server.hub.secrets.randbits", lambda _bits: SEED),
        serving(Path(folder), bots=1) as server,
        launched() as browser,
    ):
        pages = Pages(browser, server.url)
        for name in asked.names or SHOTS:
            file = take(pages, name, SHOTS[name])
            if asked.readme and SHOTS[name].in_readme:
                shutil.copy(file, IMAGES)
            print(file.relative_to(ROOT), flush=True)
        for trouble in pages.troubles():
            print(trouble, file=sys.stderr)
        return 1 if pages.troubles() else 0


if __name__ == "__main__":
    sys.exit(main())
