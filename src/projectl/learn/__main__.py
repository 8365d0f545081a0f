"""`python -m projectl.learn`: `projectl train` for a machine that has nothing but Python, NumPy, Numba and PyTorch."""

import argparse
import os
import sys
from pathlib import Path

from projectl.learn.plan import DEFAULT, read_plan
from projectl.learn.training import Training


def say(line: str) -> None:
    """A line, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> None:
    """Read the plan, and go on with the run."""
    read = argparse.ArgumentParser(prog="python -m projectl.learn", description=__doc__)
    read.add_argument("plan", nargs="?", type=Path, default=DEFAULT)
    read.add_argument("--run", type=Path, default=Path("run"))
    read.add_argument("--after", type=Path, help="the folder of another run, to begin with what it has learned")
    read.add_argument("--minutes", type=float)
    read.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = read.parse_args()
    Training(read_plan(given.plan), given.run, say, given.after).go_on(given.minutes, given.jobs)


if __name__ == "__main__":
    main()
