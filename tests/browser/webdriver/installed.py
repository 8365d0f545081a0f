"""The browsers beside Chromium that whole games are played in, where they are installed."""

import shutil
from typing import Final, NamedTuple


class Browser(NamedTuple):
    """The programs that it takes, and the packages of Debian that bring them."""

    programs: tuple[str, ...]
    packages: str

    def lacks(self) -> str:
        """What it would take to try it; nothing where it is installed."""
        return "" if all(map(shutil.which, self.programs)) else f"not installed; on Debian: apt install {self.packages}"


FIREFOX: Final = Browser(("firefox-esr",), "firefox-esr")
WEBKIT: Final = Browser(("WebKitWebDriver", "Xvfb"), "webkit2gtk-driver xvfb")
BROWSERS: Final = {"Firefox": FIREFOX, "WebKit": WEBKIT}


def in_words() -> str:
    """Which there are, for the head of a run."""
    each = (f"{name} ({browser.lacks() or 'installed'})" for name, browser in BROWSERS.items())
    return f"browsers: Chromium, {', '.join(each)}"
