"""What is known of the mutants: results of earlier runs, those declared equivalent, and the score."""

import json
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
CACHE: Final = ROOT / ".cache" / "mutation"
RESULTS: Final = CACHE / "results.jsonl"
EQUIVALENTS: Final = Path(__file__).parent / "equivalents.toml"
KILLED: Final = "killed"
ENDLESS: Final = "endless"
SURVIVED: Final = "survived"
DIED: Final = "died"
"""What may become of a mutant; a child that died did so for a reason of its own, and nothing is known of its fault."""
FOUND: Final = (KILLED, ENDLESS)
VERDICTS: Final = (*FOUND, SURVIVED, DIED)


def say(*words: object) -> None:
    """A line of the report."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")


def equivalents() -> dict[str, str]:
    """Mutants that play the same game, and why."""
    listed = tomllib.loads(EQUIVALENTS.read_text(encoding="utf-8"))["equivalent"]
    return {name: each["reason"] for each in listed for name in each["mutants"]}


def known() -> dict[str, dict[str, Any]]:
    """What became of mutants in earlier runs, by name."""
    if not RESULTS.exists():
        return {}
    rows = [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
    return {row["name"]: row for row in rows}


def report(names: Iterable[str], results: dict[str, dict[str, Any]]) -> int:
    """The score; the number of mutants that were not found and nobody has declared equivalent."""
    declared, names = equivalents(), list(names)
    same = sum(name in declared for name in names)
    rows = [results[name] for name in names if name in results and name not in declared]
    verdicts = Counter(row["verdict"] for row in rows)
    for row in rows:
        if row["verdict"] not in FOUND:
            say(f"{row['verdict']}:", row["name"])
    found = sum(verdicts[each] for each in FOUND)
    say(
        f"{len(rows)} mutants: {', '.join(f'{verdicts[each]} {each}' for each in VERDICTS)}. "
        f"{100 * found / max(1, len(rows)):.1f} % were found, in "
        f"{sum(row['seconds'] for row in rows) / 60:.1f} minutes of processor time; {same} more are equivalent"
    )
    return len(rows) - found
