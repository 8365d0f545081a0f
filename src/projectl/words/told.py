"""What is told of a game, as data: rows of a key, typed arguments and rule ids, and the sentences made of them.

Rows are made of events by `told.toml`, without knowing a rule: whatever a sentence needs, its event says. How a game
stands is told by events, too: an `account` of each score and a `verdict`. The browser client makes the same rows of the
same file and fills them in itself; `tests/shared/told.json` holds both to the same sentences.

| type of an argument | value | said as |
|---|---|---|
| `piece`, `puzzle`, `source`, `cells`, `parts`, `number` | a text or a number | itself |
| `seat` | a number | the name of whoever sits there |
| `seats` | a list of numbers | their names, as the language writes a list |
| `deck` | a text that begins with its letter | its colour |
| `action` | `master`, `ambassador`, `ghost` | its name |
| `count.NOUN` | a number | the number with its noun |
| `list` | a list | a list as the language writes it |
| `figures` | a list of numbers | one beside the other |
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, Protocol

from projectl.words import say
from projectl.words.phrases import counted, listed, plural_form

Event = Mapping[str, Any]
Arguments = dict[str, tuple[str, Any]]

BY_SEAT: Final = "told."
TO_YOU: Final = "told_you."


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
    number: int | None = None
    """By which the form of the text is chosen, `_one` or `_many`."""
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
    """A value as conditions and plurals see it: a list is its length, nothing is 0."""
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
        _measure(event[form["plural"]]) if "plural" in form else None,
        form.get("brief"),
    )


def fill(row: Row, naming: Naming = NOBODY, language: str = "en", *, is_brief: bool = False) -> str:
    """A row in words, without its rules; what a seat did without its name."""
    key = row.brief if is_brief and row.brief else row.key
    if row.seat is not None and naming.is_you(row.seat):
        key = TO_YOU + key.removeprefix(BY_SEAT)
    if row.number is not None:
        key = plural_form(key, row.number)
    return say(key, language, **{place: _value(*arg, naming, language) for place, arg in row.args.items()})


def _value(kind: str, value: Any, naming: Naming, language: str) -> Any:
    section, _, noun = kind.partition(".")
    match section:
        case "seat":
            return naming.name(value)
        case "seats":
            return listed([naming.name(seat) for seat in value], language)
        case "deck":
            return say(f"deck.{value[0]}", language)
        case "action":
            return say(f"action.{value}", language)
        case "count":
            return counted(noun, value, language)
        case "list":
            return listed(value, language)
        case "figures":
            return " ".join(map(str, value))
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
