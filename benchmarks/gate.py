"""Whether the rules have become slower: a fresh run's ratios against those recorded in `baseline.json`.

Ratios to the yardstick, a fixed integer loop measured in the same process, so that a slower machine is no failure.
`python benchmarks/gate.py` exits with 1 when a ratio has dropped by more than the tolerance; `--record` writes the
fresh ratios down instead. No part of the tests: a busy machine would make them fail for nothing.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from projectl.cli.bench import tell
from projectl.cli.benches.engine import measure
from projectl.cli.warm import warm

BASELINE: Final = Path(__file__).parent / "baseline.json"


def ratios(found: dict[str, Any]) -> dict[str, float]:
    """Decisions over yardstick steps: the headline, through the front door, and each mode."""
    pace = found["yardstick_per_s"]
    figures = {"headline": found["ratio"], "from Python": found["python_decisions_per_s"] / pace}
    return figures | {mode: row["decisions_per_s"] / pace for mode, row in found["modes"].items()}


def main() -> int:
    """Measure, then record or compare."""
    parser = argparse.ArgumentParser(description="Fail when the rules have become slower than recorded.")
    parser.add_argument("--record", action="store_true", help="write the fresh ratios into baseline.json")
    parser.add_argument(
        "--tolerance", type=float, default=0.25, metavar="N", help="how far a ratio may drop (0.25: a quarter)"
    )
    parser.add_argument("--seconds", type=float, default=20.0, metavar="N", help="about how long to measure")
    asked = parser.parse_args()
    warm(only_rules=True)
    fresh = ratios(measure(asked.seconds, tell))
    if asked.record:
        BASELINE.write_text(json.dumps({name: round(each, 8) for name, each in fresh.items()}, indent=2) + "\n")
        return 0
    recorded: dict[str, float] = json.loads(BASELINE.read_text())
    slower = 0
    for name, before in recorded.items():
        change = fresh[name] / before - 1 if name in fresh else -1.0
        is_slower = change < -asked.tolerance
        slower += is_slower
        print(f"{name:<24} {change:+7.1%}{'  slower' if is_slower else ''}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
