"""Pictures of the client, to look at after a change: `python -m tests.browser.shots [--readme] [NAME ...]`.

They go to `shots/`; with `--readme` those that the README shows go to `docs/images/` as well, with the one that moves.
With `--languages` they are taken of those: each has the other theme on a screen than the language before it.
Every table is dealt alike.
"""

import argparse
import json
import logging
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from unittest.mock import patch

from playwright.sync_api import Page

from tests.browser.browsing import CURTAIN, NOT_BUILT, Pages, Theme, is_built, launched
from tests.browser.film import film
from tests.browser.passing import go_on
from tests.browser.places import DAILY, PLACES, Go, Place
from tests.browser.states import asked, at, coached, finishing, press, table, waiting
from tests.server.serving import serving
from web.build import ROOT

FOLDER: Final = ROOT / "shots"
MOVING: Final = "moving"
IMAGES: Final = ROOT / "docs" / "images"
SEED: Final = 7
SETTLE_MS: Final = 250
SIZES: Final = {
    "360x640": (360, 640),
    "360": (360, 780),
    "390": (390, 844),
    "844": (844, 390),
    "820": (820, 1180),
    "1024": (1024, 768),
    "1280": (1280, 800),
    "1440": (1440, 900),
    "1920": (1920, 1080),
    "2560": (2560, 1440),
}
"""Screens, by the name that pictures have of them."""
THEMES: Final[tuple[Theme, ...]] = ("dark", "light")
LANGUAGE: Final = "en"
"""What the pictures of the README speak."""
BEGIN: Final = """([theme, language]) => {
    localStorage["projectl.theme"] = theme;
    localStorage["projectl.language"] = language;
}"""


SHOTS: Final = {
    "home": Place(at("/"), in_readme="1440-dark"),
    "new": Place(at("/new")),
    "waiting": Place(waiting),
    "lobby": Place(at("/lobby")),
    "games": Place(at("/games")),
    "settings": Place(at("/settings")),
    "rules": Place(at("/rules")),
    "begin": Place(table(0, "you", "novice")),
    "table": Place(table(40, "you", "casual")),
    "hand": Place(table(40, "you", "casual"), {"": press("[data-piece]")}, in_readme="360-dark"),
    "revised": Place(table(40, "you", "novice", "novice", edition="revised")),
    "touched": Place(finishing("you", "skilled", touches=1)),
    "answer": Place(table(40, "you", "casual"), {"": asked("[data-ask^=lamps]")}),
    "coach": Place(table(40, "you", "casual"), {"": coached}),
    **PLACES,
    **DAILY,
}


def take(pages: Pages, name: str, place: Place, languages: list[str]) -> Iterator[Path]:
    """Pictures of every state of a place on every screen, half of them of each theme, and that of the README."""
    page = pages.new(calm=True)
    place.go(page)
    for state, then in place.states.items():
        for turn, language in enumerate(languages):
            called = "-".join(f"{name} {state} {'' if language == LANGUAGE else language}".split())
            for at_first, theme in enumerate(THEMES):
                wanted = [size for at, size in enumerate(SIZES) if (at + turn) % 2 == at_first]
                if language == LANGUAGE:
                    wanted += [size for size in SIZES if f"{size}-{theme}" == place.in_readme and size not in wanted]
                page.evaluate(BEGIN, [theme, json.dumps(language)])
                for number, size in enumerate(wanted):
                    wide, high = SIZES[size]
                    page.set_viewport_size({"width": wide, "height": high})
                    if place.is_passing or not number:
                        begin(page, place, then)
                    page.wait_for_timeout(SETTLE_MS)
                    file = FOLDER / f"{called}-{size}-{theme}.png"
                    page.screenshot(path=file)
                    yield file
    page.context.close()


def begin(page: Page, place: Place, then: Go) -> None:
    """A state of a place, on a page that is loaded anew."""
    go_on(page)
    page.reload()
    page.wait_for_load_state("networkidle")
    if place.is_uncovered and page.locator(CURTAIN).count():
        page.locator(CURTAIN).click()
    then(page)


def main() -> int:
    """Take them all, or those that were named."""
    parser = argparse.ArgumentParser(description="Take pictures of the client.")
    parser.add_argument("--readme", action="store_true", help="those of the README too, into docs/images/")
    parser.add_argument("--languages", nargs="+", default=[LANGUAGE], metavar="LANGUAGE", help="of these; else English")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"only these, of {', '.join((*SHOTS, MOVING))}")
    wanted = parser.parse_args()
    unknown = set(wanted.names) - set(SHOTS) - {MOVING}
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
        for name in wanted.names or (*SHOTS, MOVING):
            for file in (
                [film(pages, FOLDER / f"{MOVING}.webp")]
                if name == MOVING
                else take(pages, name, SHOTS[name], wanted.languages)
            ):
                if wanted.readme and (name == MOVING or file.stem == f"{name}-{SHOTS[name].in_readme}"):
                    shutil.copy(file, IMAGES)
                print(file.relative_to(ROOT), flush=True)
        for trouble in pages.troubles():
            print(trouble, file=sys.stderr)
        return 1 if pages.troubles() else 0


if __name__ == "__main__":
    sys.exit(main())
