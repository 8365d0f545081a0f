"""What happened, in sentences: the events of a decision, or of a bot's whole turn, as a person would tell them."""

from collections.abc import Sequence
from typing import Any, Final

from projectl.cli.terminal.opponent import OpponentTeller
from projectl.cli.terminal.seating import Seating
from projectl.words import say
from projectl.words.phrases import counted

Event = dict[str, Any]
View = dict[str, Any]

SILENT: Final = frozenset(("turn", "end_turn", "done"))
"""The table shows these."""
SILENT_IN_BRIEF: Final = frozenset(("refill", "under", "markers"))


class Teller:
    """Tells events at one table. `before` is a view of the position they began from."""

    def __init__(self, seating: Seating, points: dict[str, int]) -> None:
        self._seating = seating
        self._points = points

    def tell(self, before: View, events: Sequence[Event], is_brief: bool = False) -> list[str]:
        """The sentences, in order; in brief: what a bot did, without what the table shows anyway."""
        sentences: list[str] = []
        clauses: list[str] = []
        actor = -1
        opponent = OpponentTeller(before, self._points) if before["solo"] is not None else None

        def close() -> None:
            if clauses:
                sentences.append(f"{self._seating.name(actor)} {', '.join(clauses)}.")
                clauses.clear()

        for event in events:
            told = opponent.tell(event) if opponent is not None else None
            clause = self._clause(event, is_brief) if told is None else None
            if clause is not None:
                if event["seat"] != actor:
                    close()
                    actor = event["seat"]
                clauses.append(clause)
                continue
            sentence = [self._sentence(event, before, is_brief)] if told is None else told
            if any(sentence):
                close()
                sentences += [one for one in sentence if one]
        close()
        return sentences

    def _clause(self, event: Event, is_brief: bool) -> str | None:
        """What a seat did, without naming it; None if the event is not a seat's doing."""
        kind = event["kind"]
        if "seat" not in event or kind in SILENT or (is_brief and kind in SILENT_IN_BRIEF):
            return None
        arguments = dict(event)
        if kind == "take" and event["source"].endswith("deck"):
            kind, arguments["deck"] = "draw", say(f"deck.{event['source'][0]}")
        elif kind in ("place", "master") and is_brief:
            kind += "_briefly"
        elif kind == "ambassador" and event["puzzle"] is None:
            kind = "ambassador_noted"
        elif kind in ("recycle", "under"):
            arguments["deck"] = say(f"deck.{event['row']}")
        elif kind == "complete":
            arguments["points"] = counted("point", event["points"])
        elif kind == "touches":
            arguments["pieces"] = counted("piece", event["count"])
        section = "told_you" if self._seating.is_you(event["seat"]) else "told"
        return say(f"{section}.{kind}", **arguments)

    def _sentence(self, event: Event, before: View, is_brief: bool) -> str:
        """What happened by itself; empty if it need not be said."""
        kind = event["kind"]
        if kind in SILENT or (is_brief and kind in SILENT_IN_BRIEF):
            return ""
        arguments = {key: value for key, value in event.items() if key != "kind"}
        if kind == "end_triggered":
            kind += {"standard": "", "solo": "_solo", "line-clear": "_line_clear"}[before["variant"]]
            arguments["who"] = self._seating.name(0)
        elif kind == "finishing" and before["final_round"] is None:
            kind += "_early"
        elif kind == "markers":
            arguments = {name: self._seating.name(event[name]) for name in ("white", "black")}
        elif kind == "noted":
            arguments["puzzles"] = counted("puzzle", event["count"])
        return say(f"event.{kind}", **arguments)
