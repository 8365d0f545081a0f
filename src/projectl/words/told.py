"""What is told of a game, as data: rows of a key, typed arguments and rule ids, and the sentences made of them.

Rows are made of events by `told.toml`, without knowing a rule: whatever a sentence needs, its event says. How a game
stands is told by events, too: an `account` of each score and a `verdict`. The browser client makes the same rows of the
same file and fills them in itself; `tests/shared/told.json` holds both to the same sentences.

| type of an argument | value | said as |
|---|---|---|
| `piece`, `puzzle`, `source`, `cells`, `parts`, `action` | a text | itself |
| `number` | a number | itself; the text chooses its form by it |
| `size` | a list | how many there are in it |
| `seat` | a number | the name of whoever sits there |
| `seats` | a list of numbers | their names, as the language writes a list |
| `deck` | a text that begins with its letter | its letter, by which the text chooses a colour |
| `list` | a list | a list as the language writes it |
| `figures` | a list of numbers | one after the other, with commas, in one line |
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, Protocol

from projectl.words import say
from projectl.words.phrases import listed

Event = Mapping[str, Any]
Arguments = dict[str, tuple[str, Any]]

BY_SEAT: Final = "told-"
TO_YOU: Final = "told-you-"


class Naming(Protocol):
    """What seats are called."""

    def name(self, seat: int, /) -> str:
        """The name of whoever sits there."""

    def is_you(self, seat: int, /) -> bool:
        """Whether that is the only person who reads this."""


class Nobody:
    """Where a row names no seat."""

    def name(self, seat: int, /) -> str:
        """Nobody was said to sit there."""
        raise ValueError(f"who sits on seat {seat}?")

    def is_you(self, seat: int, /) -> bool:
        """Nobody is."""
        raise ValueError(f"who sits on seat {seat}?")


class Row(NamedTuple):
    """Something to tell: the key of a text, what fills its places, and the rules behind it."""

    key: str
    args: Arguments = {}  # noqa: RUF012 - nobody writes into it
    rules: tuple[str, ...] = ()
    seat: int | None = None
    """Whose doing it was; None if it happened by itself, or was the automatic opponent's."""
    brief: str | None = None
    """The key where what the table shows need not be said."""


NOBODY: Final = Nobody()


@cache
def forms() -> dict[str, list[dict[str, Any]]]:
    """What can be told of each kind of event."""
    return tomllib.loads(files("projectl.words").joinpath("told.toml").read_text("utf-8"))


def rows(event: Event) -> list[Row]:
    """What there is to tell of an event, in order."""
    return [_row(form, event) for form in forms().get(event["kind"], ()) if _holds(form, event)]


def _holds(form: Mapping[str, Any], event: Event) -> bool:
    def is_met(conditions: Mapping[str, list[Any]]) -> list[bool]:
        return [_measure(event[key]) in values for key, values in conditions.items()]

    return all(is_met(form.get("when", {}))) and not any(is_met(form.get("unless", {})))


def _measure(value: Any) -> Any:
    """A value as conditions see it: a list is its length, nothing is 0."""
    return len(value) if isinstance(value, list) else 0 if value is None else value


def _row(form: Mapping[str, Any], event: Event) -> Row:
    args: Arguments = {}
    for place, meant in form.get("args", {}).items():
        kind, _, key = meant.partition(" ")
        key = key or kind
        args[place] = (kind, int(key) if key.isdigit() else event[key])
    return Row(
        form["key"],
        args,
        tuple(form.get("rules", ())),
        event.get("seat") if form["key"].startswith(BY_SEAT) else None,
        form.get("brief"),
    )


def fill(row: Row, naming: Naming = NOBODY, language: str | None = None, *, is_brief: bool = False) -> str:
    """A row in words, without its rules; what a seat did without its name."""
    key = row.brief if is_brief and row.brief else row.key
    if row.seat is not None and naming.is_you(row.seat):
        key = TO_YOU + key.removeprefix(BY_SEAT)
    values = {place: _value(*arg, naming, language) for place, arg in row.args.items()}
    return say(key, language, **values, **_goes(**values))


def _goes(given: str = "", taken: str = "", **_others: Any) -> dict[str, str]:
    """Of two pieces, whether the second is of a higher level: a name ends with it. Upgrade and exchange are two words."""
    return {"goes": "up" if taken[-1] > given[-1] else "across"} if given and taken else {}


def _value(kind: str, value: Any, naming: Naming, language: str | None) -> Any:
    match kind:
        case "seat":
            return naming.name(value)
        case "seats":
            return listed([naming.name(seat) for seat in value], language)
        case "deck":
            return value[0]
        case "size":
            return len(value)
        case "list":
            return listed(value, language)
        case "figures":
            return ",\N{NO-BREAK SPACE}".join(map(str, value))
    return value


def cited(sentence: str, rules: tuple[str, ...]) -> str:
    """A sentence with its rules in brackets before the full stop."""
    return f"{sentence.removesuffix('.')} ({', '.join(rules)})." if rules else sentence


class Accounts(NamedTuple):
    """Scores as a table: the rows that head its columns, and of each score its numbers."""

    heads: list[Row]
    numbers: list[list[int]]


def accounts(events: Sequence[Event]) -> Accounts:
    """The parts of several scores beside each other; what nobody has is left out."""
    found = [{row.key: row for row in rows(event)} for event in events]
    heads = [next((each[form["key"]] for each in found if form["key"] in each), None) for form in forms()["account"]]
    shown = [row for row in heads if row is not None]
    return Accounts(
        shown, [[each[row.key].args["points"][1] if row.key in each else 0 for row in shown] for each in found]
    )
