"""`python -m projectl.daily make` writes the years that are missing, `prove` proves every day of the list again."""

import argparse
import sys

from projectl.daily.days import all_days, days_of, file_of
from projectl.daily.listing import faults, make

SEED = 20_261_101


def main() -> None:
    """Do one of the two."""
    parser = argparse.ArgumentParser(prog="python -m projectl.daily", description=__doc__)
    parser.add_argument("what", choices=("make", "prove"))
    parser.add_argument(
        "--seed", type=int, default=SEED, metavar="N", help="another list, for years that are still to come"
    )
    told = parser.parse_args()
    if told.what == "make":
        _make(told.seed)
    _prove()


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _make(seed: int) -> None:
    """A year that is there stays as it is: it is published."""
    missing = [date for date in all_days() if not file_of(date.year).exists()]
    for year, text in make(missing, seed, _tell).items() if missing else ():
        file_of(year).parent.mkdir(exist_ok=True)
        file_of(year).write_text(text, "ascii")


def _prove() -> None:
    everything = [pair for year in sorted({date.year for date in all_days()}) for pair in days_of(year).items()]
    found = faults(everything)
    _tell("\n".join(found) or f"{len(everything)} days proved")
    if found:
        sys.exit(1)


if __name__ == "__main__":
    main()
