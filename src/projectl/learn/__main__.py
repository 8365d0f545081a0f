"""`python -m projectl.learn`: `projectl train` for a machine that has nothing but Python, NumPy, Numba and PyTorch."""

import argparse
import sys
from pathlib import Path
from typing import Final

from projectl.learn.learner import NoTorch
from projectl.learn.plan import DEFAULT, read_plan
from projectl.learn.training import Training

UNREADABLE: Final = 2
INTERRUPTED: Final = 130


def say(line: str) -> None:
    """A line, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def complain(error: Exception | str, code: int) -> int:
    """Say what went wrong; the code to end with."""
    sys.stderr.write(f"{error}\n")
    return code


def main(name: str = "python -m projectl.learn", plan: Path = DEFAULT) -> int:
    """Read the plan, and go on with the run; the code to end with."""
    read = argparse.ArgumentParser(prog=name, description="Train the network of champion.")
    read.add_argument("plan", nargs="?", type=Path, default=plan, metavar="PLAN", help="a file that says how (TOML)")
    read.add_argument(
        "--run",
        type=Path,
        default=Path("run"),
        metavar="FOLDER",
        help="the folder of the run; one that is there goes on",
    )
    read.add_argument(
        "--after", type=Path, metavar="FOLDER", help="the folder of another run, to begin with what it has learned"
    )
    read.add_argument("--minutes", type=float, metavar="N", help="stop after so many minutes; what is played is kept")
    read.add_argument("--jobs", type=int, metavar="N", help="games at the same time; all cores if not said")
    given = read.parse_args()
    try:
        training = Training(read_plan(given.plan), given.run, say, given.after)
    except (OSError, ValueError) as error:
        return complain(error, UNREADABLE)
    try:
        training.go_on(given.minutes, given.jobs)
    except NoTorch as error:
        return complain(error, 1)
    except KeyboardInterrupt:
        return complain("Stopped; the same command goes on from the last whole generation.", INTERRUPTED)
    return 0


if __name__ == "__main__":
    sys.exit(main())
