"""[X5] [X6] [X7] [X8] [X9] [X10] [X11] [X12] the automatic opponent's turn, explained step by step.

Events say what became of the grid and the locks; the why needs what they were before, so this follows them.
"""

from typing import Any, Final

from projectl.words import say
from projectl.words.phrases import counted, listed

Event = dict[str, Any]
COLUMNS: Final = 3


class OpponentTeller:
    """Follows grid and locks through the events of one decision."""

    def __init__(self, before: dict[str, Any], points: dict[str, int]) -> None:
        self._grid: list[str | None] = list(before["rows"]["G"])
        self._locks: list[int] = list(before["solo"]["locks"])
        self._supply: int = before["solo"]["supply"]
        self._points = points
        self._column = 0
        self._is_its_turn = False

    def tell(self, event: Event) -> list[str] | None:
        """The sentences of an event of the opponent; None if the event is another's."""
        kind = event["kind"]
        if kind == "take" and event["source"] != "Gdeck":
            self._grid[int(event["source"][1:]) - 1] = None
        elif kind == "refill":
            self._grid[int(event["source"][1:]) - 1] = event["puzzle"]
            return [say("event.opponent_refill", **event)] if self._is_its_turn else None
        elif kind == "unlock":
            self._locks[event["column"] - 1] = event["locks"]
            self._supply = event["supply"]
        elif kind == "opponent_take":
            return self._take(event)
        elif kind == "opponent_locks":
            return [self._move_locks(event["locks"])]
        elif kind == "opponent_unlocks":
            left, middle, right = event["locks"]
            return [say("event.opponent_unlocks", left=left, middle=middle, right=right)]
        return None

    def _take(self, event: Event) -> list[str]:
        """[X6] [X7] [X8] which columns are open, and why this puzzle."""
        self._is_its_turn = True
        columns = [column + 1 for column in range(COLUMNS) if self._locks[column] == 0]
        place = int(event["source"][1:]) - 1
        as_good = [
            puzzle
            for number, puzzle in enumerate(self._grid)
            if puzzle is not None and number % COLUMNS + 1 in columns and self._points[puzzle] == event["points"]
        ]
        self._grid[place] = None
        self._column = place % COLUMNS
        is_open = "event.opponent_open" if len(columns) == 1 else "event.opponent_open_many"
        taken = "event.opponent_take_first" if len(as_good) > 1 else "event.opponent_take"
        arguments = {**event, "points": counted("point", event["points"]), "count": len(as_good)}
        return [say(is_open, columns=listed(columns)), say(taken, **arguments)]

    def _move_locks(self, after: list[int]) -> str:
        """[X9] what went above the column it took from, and where from."""
        column = self._column
        moved = after[column] - self._locks[column]
        if moved == 0:
            return say("event.opponent_locks_none", column=column + 1)
        sources = [say("event.locks_supply", count=self._supply)] if self._supply else []
        sources += [
            say("event.locks_column", column=other + 1) for other in range(COLUMNS) if after[other] < self._locks[other]
        ]
        left, middle, right = after
        self._locks, self._supply = list(after), 0
        return say(
            "event.opponent_locks",
            column=column + 1,
            locks=counted("lock", moved),
            sources=listed(sources),
            left=left,
            middle=middle,
            right=right,
        )
