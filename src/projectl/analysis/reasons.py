"""Facts as rows to tell, and as sentences; each stands for itself, so that a language builds it its own way."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from projectl.analysis.story import QUIET, Fact
from projectl.words.told import Row, fill

MOST_FACTS: Final = 3
"""What does not fit into these matters less."""
TYPES: Final = {
    "puzzle": "puzzle",
    "piece": "piece",
    "given": "piece",
    "first": "piece",
    "taken": "piece",
    "parts": "parts",
    "deck": "deck",
    "points": "count.point",
    "touches": "count.touch",
    "actions": "count.more_action",
    "swaps": "count.swap",
    "puzzles": "count.puzzle",
}
"""What the places of these sentences are filled with."""


def _row(key: str, **values: Any) -> Row:
    return Row(f"reason.{key}", {name: (TYPES[name], value) for name, value in values.items() if value is not None})


def _complete(fact: Fact) -> list[Row]:
    """[P1] [P2] a puzzle completed, its points if it has any, and what it brings."""
    points = {"points": fact["points"]} if fact["points"] else {}
    key, about = "complete" if points else "complete_pointless", {"puzzle": fact["puzzle"], **points}
    if fact["pieces"]:
        return [_row(f"{key}_piece", **about, piece=fact["pieces"][0])]
    if fact["raised"]:
        (given, taken), *more = fact["raised"]
        if more and more[0][0] == taken:  # [G5] twice the same piece
            taken = more.pop(0)[1]
        raised = [_row("levelup", given=each[0], taken=each[1]) for each in more]
        return [_row(f"{key}_raise", **about, given=given, taken=taken), *raised]
    return [_row(f"{key}_m" if fact["m"] else key, **about)]


def _touches(fact: Fact) -> list[Row]:
    """[E3] a puzzle and what it takes; nothing more, where it is full already."""
    about = {"puzzle": fact["puzzle"], "points": fact["points"]}
    if not fact["count"]:
        return [_row(f"{fact['kind']}_paid", **about)]
    return [_row(f"{fact['kind']}{'_saving' if fact['saved'] else ''}", **about, touches=fact["count"])]


def _after(fact: Fact) -> list[Row]:
    """A puzzle, taken or worked on, and how far it then is."""
    if fact["actions"]:
        return [_row(f"{fact['kind']}_needs", puzzle=fact["puzzle"], actions=fact["actions"])]
    return [_row(fact["kind"] if fact["actions"] is None else f"{fact['kind']}_done", puzzle=fact["puzzle"])]


def _got(fact: Fact) -> list[Row]:
    """A piece that comes, by how many steps, and the puzzle that needs it."""
    steps = fact["swaps"] + (fact["kind"] == "gain")
    key = f"{fact['kind']}{'_on' if steps > 1 else ''}{'_for' if fact['puzzle'] else ''}"
    return [_row(key, **{name: fact[name] for name in ("given", "first", "taken", "swaps", "puzzle")})]


def _placing(fact: Fact) -> list[Row]:
    """[T11] [A2] worth a word where it places on several puzzles."""
    count = len(set(fact["puzzles"]))
    return [_row(fact["kind"], puzzles=count)] if count > 1 else []


def _plain(fact: Fact) -> list[Row]:
    return [_row(fact["kind"], **{name: value for name, value in fact.items() if name in TYPES})]


ROWS: Final[dict[str, Callable[[Fact], list[Row]]]] = {
    "complete": _complete,
    "touches": _touches,
    "later_touches": _touches,
    "take": _after,
    "near": _after,
    "gain": _got,
    "swap": _got,
    "levelup": _got,
    "reward": _got,
    "master": _placing,
    "ambassador": _placing,
}
"""The kinds that are more than a text with its places filled in."""


def rows(fact: Fact) -> list[Row]:
    """What there is to tell of a fact; nothing if it need not be said."""
    return ROWS.get(fact["kind"], _plain)(fact)


def sentence(fact: Fact, language: str = "en") -> str:
    """A fact in words; empty if it need not be said."""
    return " ".join(fill(row, language=language) for row in rows(fact))


def told(facts: Sequence[Fact]) -> list[Fact]:
    """The facts to tell: no piece that only served to complete a puzzle, no ending where something was done."""
    completed = {fact["puzzle"] for fact in facts if fact["kind"] == "complete"}
    kept = [fact for fact in facts if fact["kind"] == "complete" or fact.get("puzzle") not in completed]
    worth = [fact for fact in kept if fact["kind"] not in QUIET]
    return worth if any(fact["kind"] != "only" for fact in worth) else kept


def reasons(facts: Sequence[Fact]) -> list[Row]:
    """The most important facts as rows, none of them twice."""
    found: list[list[Row]] = []
    for each in map(rows, told(facts)):
        if each and each not in found:
            found.append(each)
    return [row for each in found[:MOST_FACTS] for row in each]


def reason(facts: Sequence[Fact], language: str = "en") -> str:
    """The same in a few sentences."""
    return " ".join(fill(row, language=language) for row in reasons(facts))
