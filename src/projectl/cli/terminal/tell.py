"""What happened, in sentences: the events of a decision, or of a bot's whole turn, as a person would tell them."""

from collections.abc import Iterable
from typing import Any, Final

from projectl.cli.terminal.seating import Seating
from projectl.words.told import Row, cited, fill, rows

Event = dict[str, Any]

SILENT: Final = frozenset(("told-done",))
"""The table shows it."""
SILENT_IN_BRIEF: Final = SILENT | {"event-refill", "told-under", "event-markers"}


def tell(events: Iterable[Event], seating: Seating, is_brief: bool = False) -> list[str]:
    """The sentences, in order; in brief: what a bot did, without what the table shows anyway."""
    sentences: list[str] = []
    clauses: list[str] = []
    actor = -1

    def close() -> None:
        if clauses:
            sentences.append(f"{seating.name(actor)} {', '.join(clauses)}.")
            clauses.clear()

    for row in _worth_telling(events, is_brief):
        said = fill(row, seating, is_brief=is_brief)
        if row.seat is None:
            close()
            sentences.append(cited(said, row.rules))
            continue
        if row.seat != actor:
            close()
            actor = row.seat
        clauses.append(said)
    close()
    return sentences


def _worth_telling(events: Iterable[Event], is_brief: bool) -> list[Row]:
    silent = SILENT_IN_BRIEF if is_brief else SILENT
    return [row for event in events for row in rows(event) if row.key not in silent]
