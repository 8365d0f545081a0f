"""How strong the bots are: `python benchmarks/strength.py --out FOLDER` plays them against each other.

About half an hour of a processor; what is played already is not played again. Prints the table as Markdown, and with
`--picture FILE` draws it: a bar for each match, its 95 % interval, and the share that nobody in particular would win.
"""

import argparse
import json
import os
import subprocess
import sys
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple


class Match(NamedTuple):
    """Bots, as named to the arena, and what else it is told; the first bot is the one in question."""

    bots: tuple[str, ...]
    games: int
    options: tuple[str, ...] = ()

    @property
    def arguments(self) -> tuple[str, ...]:
        """What the arena is told."""
        return (*self.bots, "--games", str(self.games), *self.options, "--seed", str(SEED))

    @property
    def command(self) -> str:
        """What to type."""
        return " ".join(("projectl arena", *self.arguments))

    @property
    def fair(self) -> float:
        """The share of first places that is nobody's merit."""
        return 1 / len(self.bots) if len(self.bots) > 1 else 0.5


SEED: Final = 35_000_000
"""The first deal of every match."""
FOUR: Final = ("--players", "4")
MATCHES: Final = {
    "greedy": Match(("greedy", "random"), 400),
    "planner": Match(("planner", "greedy"), 400),
    "greedy4": Match(("greedy", *("random",) * 3), 200, FOUR),
    "planner4": Match(("planner", *("greedy",) * 3), 200, FOUR),
    "casual": Match(("casual", "novice"), 400),
    "steady": Match(("steady", "casual"), 400),
    "skilled": Match(("skilled", "steady"), 400),
    "casual4": Match(("casual", *("novice",) * 3), 200, FOUR),
    "steady4": Match(("steady", *("casual",) * 3), 200, FOUR),
    "skilled4": Match(("skilled", *("steady",) * 3), 200, FOUR),
    "solo": Match(("champion",), 100, ("--variant", "solo", "--difficulty", "unbeatable")),
    "tree": Match(("expert", "planner"), 200),
    "expert": Match(("expert", "skilled"), 400),
    "expert4": Match(("expert", *("skilled",) * 3), 200, FOUR),
    "revised": Match(("expert", "planner"), 96, ("--edition", "revised")),
    "tree4": Match(("expert", *("planner",) * 3), 60, FOUR),
    "champion": Match(("champion", "expert"), 400),
}
"""None thinks by the clock, so that a busy machine plays them alike. The quick ones come first."""


def played(name: str, out: Path, jobs: int) -> dict[str, Any]:
    """The figures of the first bot of a match."""
    kept = out / f"{name}.json"
    if not kept.exists():
        arguments = [*MATCHES[name].arguments, "--jobs", str(jobs), "--json", "--out", str(out / name)]
        command = [sys.executable, "-m", "projectl.cli.main", "arena", *arguments]
        kept.write_text(subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True).stdout)
    found: dict[str, Any] = json.loads(kept.read_text())["results"][0]
    return found


def opposite(match: Match) -> str:
    """Whom the first bot plays."""
    others = match.bots[1:]
    if not others:
        return "the automatic opponent"
    return others[0] if len(others) == 1 else f"three of {others[0]}"


def row(match: Match, found: dict[str, Any]) -> str:
    """A line of the table."""
    share = f"**{found['win_rate']:.1%}** ({found['low']:.1%} - {found['high']:.1%})"
    against = f"{opposite(match)}, fair share {match.fair:.0%}" if match.fair < 0.5 else opposite(match)
    return f"| `{match.bots[0]}` | {against} | {share} | {found['mean_score']:.1f} | `{match.command}` |"


def picture(found: dict[str, dict[str, Any]]) -> str:
    """The table as a drawing."""
    step, left, wide = 34, 270, 400
    height = step * len(found) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide + 90} {height}" font-family="sans-serif" '
        f'font-size="14"><rect width="100%" height="100%" fill="#fdfcf9"/>'
    ]
    for number, (name, figures) in enumerate(found.items()):
        match, y = MATCHES[name], 14 + step * number
        suffix = f" ({match.options[-1]})" if match.options and match.options != FOUR else ""
        label = f"{match.bots[0].partition(':')[0]} - {opposite(match)}{suffix}"
        low, high, share = (left + wide * figures[key] for key in ("low", "high", "win_rate"))
        fair = left + wide * match.fair
        parts.append(
            f'<text x="{left - 10}" y="{y + 15}" text-anchor="end" fill="#222">{escape(label)}</text>'
            f'<rect x="{left}" y="{y}" width="{wide}" height="20" fill="#ece8df"/>'
            f'<rect x="{left}" y="{y}" width="{share - left:.1f}" height="20" fill="#2f7d5b"/>'
            f'<path d="M{low:.1f} {y + 10}H{high:.1f}M{low:.1f} {y + 5}v10M{high:.1f} {y + 5}v10" stroke="#111"/>'
            f'<path d="M{fair:.1f} {y - 3}v26" stroke="#c2452d" stroke-dasharray="3 2"/>'
            f'<text x="{left + wide + 10}" y="{y + 15}" fill="#222">{figures["win_rate"]:.1%}</text>'
        )
    note = "share of first places, 95 % interval; dashed: the fair share"
    parts.append(f'<text x="{left}" y="{height - 10}" fill="#555" font-size="12">{note}</text></svg>\n')
    return "".join(parts)


def main() -> None:
    """Play, print, draw."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    read.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N")
    read.add_argument(
        "--only", nargs="+", choices=MATCHES, default=[*MATCHES], metavar="MATCH", help=", ".join(MATCHES)
    )
    read.add_argument("--picture", type=Path, metavar="FILE")
    given = read.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    found = {}
    for number, name in enumerate(given.only, 1):
        print(f"{number} of {len(given.only)}: {MATCHES[name].command}", file=sys.stderr)
        found[name] = played(name, given.out, given.jobs)
    print("| bot | against | first places | points | the command |\n|---|---|---|---|---|")
    for name, figures in found.items():
        print(row(MATCHES[name], figures))
    if given.picture:
        given.picture.write_text(picture(found), encoding="utf-8")


if __name__ == "__main__":
    main()
