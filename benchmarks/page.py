"""All that is measured of the page, in one run: `python -m benchmarks.page [RUNS]`.

The engine beside native code (`benchmarks.engine`), then the client in a browser (`benchmarks.browser`); on a machine
with nothing else to do, for frames are drawn by the clock on the wall.
"""

import argparse
import sys

from benchmarks import browser, engine


def main() -> int:
    """Measure, and print tables."""
    parser = argparse.ArgumentParser(description="Measure the page: its engine, a first visit, dragging, bots.")
    parser.add_argument("runs", nargs="?", type=int, default=5, metavar="RUNS", help="how often, 5 if not told")
    runs = parser.parse_args().runs
    engine.main(2 * runs - 1)
    return browser.show(runs)


if __name__ == "__main__":
    sys.exit(main())
