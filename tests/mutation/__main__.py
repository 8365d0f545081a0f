"""Faults in the rules, and which of them the tests find: `python -m tests.mutation` from the repository.

python -m tests.mutation                     every fault; goes on where it was left
python -m tests.mutation --only turn.swaps   a file or a function
python -m tests.mutation --sample 60 --seed 7
python -m tests.mutation --again             those that were not found, after tests were added
python -m tests.mutation --report            what is known, without running anything
"""

import argparse
import json
import os
import sys
import time
from pathlib import Path
from random import Random

os.environ["PROJECTL_INTERPRET"] = "1"

from tests.mutation.mutants import Mutant, all_mutants
from tests.mutation.report import CACHE, DIED, FOUND, RESULTS, equivalents, known, report
from tests.mutation.running import Hunt, Plan, hunt, tell


def chosen(arguments: argparse.Namespace) -> list[Mutant]:
    """The mutants that a command asks for, without those known or declared already."""
    declared = equivalents()
    mutants = [each for each in all_mutants() if each.name.startswith(arguments.only) and each.name not in declared]
    if arguments.sample:
        return Random(arguments.seed).sample(mutants, min(arguments.sample, len(mutants)))
    before = known()
    if arguments.again:
        missed = {name for name, row in before.items() if row["verdict"] not in FOUND}
        return [each for each in mutants if each.name in missed]
    told = {name for name, row in before.items() if row["verdict"] != DIED}
    left = [each for each in mutants if each.name not in told]
    # In any order: a run that is broken off has seen some of everything.
    return Random(arguments.seed).sample(left, len(left))


def main() -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split(":")[0])
    parser.add_argument("--only", default="", metavar="FILE.FUNCTION")
    parser.add_argument("--sample", type=int, default=0, metavar="N")
    parser.add_argument("--seed", default="0")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--workers", type=int, default=1, metavar="N")
    parser.add_argument(
        "--budget", type=float, default=1000, metavar="N", help="give up after so many seconds of tests"
    )
    arguments = parser.parse_args()
    names = [mutant.name for mutant in all_mutants() if mutant.name.startswith(arguments.only)]
    if arguments.report:
        return report(names, known())
    results = {} if arguments.sample else known()
    mutants = chosen(arguments)

    def work(hunting: Hunt) -> None:
        start = time.monotonic()
        CACHE.mkdir(parents=True, exist_ok=True)
        with (RESULTS if not arguments.sample else Path(os.devnull)).open("a", encoding="utf-8") as file:
            for number, (mutant, outcome) in enumerate(hunting.try_all(mutants), 1):
                row = {"name": mutant.name, "operator": mutant.operator, **outcome._asdict()}
                results[mutant.name] = row
                file.write(json.dumps(row) + "\n")
                file.flush()
                missed = sum(results[each]["verdict"] not in FOUND for each in results)
                left = (time.monotonic() - start) / number * (len(mutants) - number) / 60
                tell(f"{number}/{len(mutants)} mutants, {missed} not found, {left:.0f} minutes left")
        tell("")

    found = [(row["name"].partition(":")[0], row["test"]) for row in known().values() if row["test"]]
    plan = Plan(CACHE / "tests.json", arguments.workers, arguments.budget, found)
    if mutants and (code := hunt(work, plan)):
        return code
    return 1 if report([mutant.name for mutant in mutants] if arguments.sample else names, results) else 0


if __name__ == "__main__":
    sys.exit(main())
