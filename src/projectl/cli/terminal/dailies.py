"""What is remembered of daily puzzles: how each day went, and what was decided of the last one."""

import datetime
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from projectl.cli.terminal.files import write_whole
from projectl.cli.terminal.keeping import folder
from projectl.daily.going import Outcome


@dataclass(frozen=True)
class Kept:
    """Days that were played on their day, and the decisions of the last: nothing is taken back by starting anew."""

    days: Mapping[datetime.date, Outcome] = field(default_factory=dict)
    last: datetime.date | None = None
    moves: tuple[str, ...] = ()

    def moves_of(self, day: datetime.date) -> list[str]:
        """What was decided of a day's puzzle."""
        return list(self.moves) if day == self.last else []

    def decided(self, day: datetime.date, now: Sequence[str], before: Sequence[str]) -> "Kept":
        """With what has been decided since the puzzle was opened, behind what was decided before."""
        return replace(self, last=day, moves=(*before, *now))

    def ended(self, day: datetime.date, found: Outcome) -> "Kept":
        """A day is played once: what came first stays."""
        return replace(self, days={day: found, **self.days})


def path() -> Path:
    """The file, beside the games that are kept."""
    return folder() / "daily.json"


def read() -> Kept:
    """What is remembered; nothing where there is no file, or none that can be read."""
    try:
        found = json.loads(path().read_text("utf-8"))
        days = {datetime.date.fromisoformat(day): Outcome(*figures) for day, figures in found["days"].items()}
        last = datetime.date.fromisoformat(found["last"]) if found["last"] else None
        return Kept(days, last, tuple(map(str, found["moves"])))
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return Kept()


def keep(kept: Kept) -> Kept:
    """Write it; FileTrouble says why that failed."""
    days = {str(day): [found.figure, found.best] for day, found in sorted(kept.days.items())}
    text = json.dumps({"days": days, "last": str(kept.last) if kept.last else None, "moves": kept.moves}, indent=1)
    path().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_whole(path(), f"{text}\n")
    return kept
