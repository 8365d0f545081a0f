"""How a game stands, from the rows that the rules write: each score in its parts, and what decided between them.

What is told of it are events like those of a decision: for each score an `account`, and at the end a `verdict`.
`words/told.toml` has the sentences.
"""

from typing import Any, NamedTuple

import numpy as np

from projectl.rules import stopping
from projectl.rules.standing import COLUMNS, STEPS
from projectl.rules.state import NONE, SEATS


class Part(NamedTuple):
    """[E6] [E7] one seat's score: four parts that add up to the total, and what breaks a tie.

    `lost_at` is the step at which the seat fell behind, a name of `STEPS`; None for a winner, and before the end.
    """

    pile: int
    noted: int
    touches: int
    unfinished: int
    total: int
    puzzles: int
    pieces: int
    lost_at: str | None = None


class Standing(NamedTuple):
    """The scores of all seats, in solo the opponent's last; once it is over the step that decided, and its rule.

    `lead` is how many points the winners have more than anybody else.
    """

    parts: tuple[Part, ...]
    decided_by: str | None
    rule: str | None
    lead: int = 0

    def to_dict(self) -> dict[str, Any]:
        """What there is to tell, JSON-ready."""
        about = {"decided_by": self.decided_by}
        accounts = [{"kind": "account", "seat": k, **part._asdict(), **about} for k, part in enumerate(self.parts)]
        return {"accounts": accounts, "verdict": self._verdict()}

    def _verdict(self) -> dict[str, Any] | None:
        """Who won, by how much or by which step, and who was level until then; None before the end."""
        if self.decided_by is None:
            return None
        winners = [seat for seat, part in enumerate(self.parts) if part.lost_at is None]
        best = self.parts[winners[0]]
        return {
            "kind": "verdict",
            "seat": None if len(winners) > 1 else winners[0],
            "winners": winners,
            "decided_by": self.decided_by,
            "lead": self.lead,
            "level": [seat for seat, part in enumerate(self.parts) if part.lost_at == self.decided_by],
            "points": best.total,
            "puzzles": best.puzzles,
            "pieces": best.pieces,
        }


class Stop(NamedTuple):
    """[E3] what a seat would have in the end if it placed nothing more, and how that comes about.

    `now` is `before` less a point for each touch, with what was `won` and without what is `lost`; `puzzles` and
    `pieces` it would then have. `open` is for each slot how many cells are not covered: 0 in a full one, None in none.
    """

    before: int
    now: int
    won: int
    lost: int
    puzzles: int
    pieces: int
    open: tuple[int | None, ...]


class TieBreak(NamedTuple):
    """[E7] [X17] a step that decides between seats with as many points, its rule, and what it would compare."""

    by: str
    rule: str
    counts: tuple[int, ...]


class Stopping(NamedTuple):
    """What each seat would have if nobody placed anything more, and what would break a tie, in this order."""

    seats: tuple[Stop, ...]
    ties: tuple[TieBreak, ...]


def new_rows() -> Any:
    """Room for the rows of all seats."""
    return np.zeros((SEATS, len(COLUMNS)), np.int32)


def new_stops() -> Any:
    """Room for what all seats would have if they stopped."""
    return np.zeros((SEATS, len(stopping.COLUMNS)), np.int32)


def read_standing(rows: Any, count: int, step: int, lead: int) -> Standing:
    """The same in words: as many rows as there are scores, the step that decided, and how far ahead the winners are."""
    parts = tuple(Part._make((*numbers, _name(lost_at))) for *numbers, lost_at in rows[:count].tolist())
    return Standing(parts, _name(step), None if step == NONE else STEPS[step][1], lead)


def read_stopping(rows: Any, count: int, steps: int) -> Stopping:
    """As many rows as there are seats, and the steps that would break a tie, one bit each."""
    stops = tuple(_stop(numbers) for numbers in rows[:count].tolist())
    ties = [step for k, step in enumerate(STEPS) if steps >> k & 1]
    return Stopping(stops, tuple(TieBreak(by, rule, _compared(stops, by)) for by, rule in ties))


def _stop(numbers: list[int]) -> Stop:
    cells = tuple(None if each == NONE else each for each in numbers[stopping.OPEN :])
    return Stop._make((*numbers[: stopping.OPEN], cells))


def _compared(stops: tuple[Stop, ...], by: str) -> tuple[int, ...]:
    """What a step compares; nothing where it only says who wins."""
    return tuple(getattr(stop, by) for stop in stops) if by in Stop._fields else ()


def _name(step: int) -> str | None:
    return None if step == NONE else STEPS[step][0]
