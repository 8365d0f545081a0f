"""What is told of events is made of what they say, and of texts that there are."""

from collections.abc import Iterator
from string import Formatter
from typing import Any

import pytest

from projectl.bots.facts import REASONS
from projectl.notation.happenings import ARGUMENTS
from projectl.rules.events import EVENT_KINDS
from projectl.rules.standing import COLUMNS
from projectl.words import LANGUAGES, texts
from projectl.words.phrases import plural_form
from projectl.words.rulebook import all_rules
from projectl.words.told import TO_YOU, cited, forms, rows
from tests.shared.told import made

STANDING = {
    "account": {**dict.fromkeys(COLUMNS, "number"), "lost_at": "step", "decided_by": "step"},
    "verdict": {
        "winners": "seats",
        "level": "seats",
        "decided_by": "step",
        **dict.fromkeys(("lead", "points", "puzzles", "pieces"), "number"),
    },
}
"""What is told of how a game stands, and what it says."""
SAID = {kind: {each.name: each.kind for each in parts} for kind, parts in ARGUMENTS.items()} | STANDING
UNTOLD = {"turn", "end_turn"}
"""The table shows whose turn it is."""
ALL_FORMS = [(kind, form) for kind, each in forms().items() for form in each]
SAME_AS_KEY = {"piece", "puzzle", "source", "cells", "parts", "action"}
FITTING = {
    "piece": {"piece", "placed_piece"},
    "deck": {"source", "row"},
    "seat": {"number"},
    "number": {"number", "from_1"},
    "count": {"number", "points"},
    "list": {"bits"},
    "seats": {"seats"},
    "figures": {"number"},
    **{kind: {kind} for kind in SAME_AS_KEY - {"piece"}},
}
"""The kinds of an event's argument that a type can be said of."""


def test_the_shared_file_has_every_text_with_events_as_they_are() -> None:
    told = set()
    written = made()
    for case in written["events"]:
        event = case["event"]
        assert set(event) == {"kind", *(each.name for each in ARGUMENTS[event["kind"]])}
        for row in rows(event):
            told.add(row.key if row.number is None else plural_form(row.key, row.number))
    told |= {key for case in written["standings"] for key in _told_of(case["standing"])}
    told |= {row.brief for case in written["brief"] for row in rows(case["event"]) if row.brief}
    everything = {key for key in texts("en") if key.startswith(("told.", "event."))}
    assert everything - told == {"event.and"}


def _told_of(standing: dict[str, Any]) -> Iterator[str]:
    found = [row for event in (*standing["accounts"], standing["verdict"]) if event for row in rows(event)]
    yield from (row.key if row.number is None else plural_form(row.key, row.number) for row in found)


def test_the_shared_file_has_every_text_of_a_reason() -> None:
    told = {row["key"] for case in made()["reasons"] for row in case["rows"]}
    assert told == {key for key in texts("en") if key.startswith("reason.")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_has_what_fills_its_text(language: str) -> None:
    for key, places in REASONS.items():
        wanted = {name for _, name, _, _ in Formatter().parse(texts(language)[f"reason.{key}"]) if name}
        assert wanted == {name for name, _ in places}, key


def test_every_kind_of_event_is_told() -> None:
    assert set(EVENT_KINDS) - set(forms()) == UNTOLD
    assert set(forms()) <= {*EVENT_KINDS, *STANDING}


def test_a_standing_says_what_is_known_of_it() -> None:
    for case in made()["standings"]:
        for event in (*case["standing"]["accounts"], case["standing"]["verdict"]):
            assert event is None or set(event) == {"kind", "seat", *STANDING[event["kind"]]}


@pytest.mark.parametrize(("kind", "form"), ALL_FORMS, ids=[form["key"] for _, form in ALL_FORMS])
def test_a_form_is_made_of_its_event(kind: str, form: dict[str, Any]) -> None:
    known = SAID[kind]
    assert {*form.get("when", ()), *form.get("unless", ()), *([form["plural"]] if "plural" in form else [])} <= {*known}
    assert set(form.get("rules", ())) <= set(all_rules())
    for meant in form.get("args", {}).values():
        kind_of, _, key = meant.partition(" ")
        assert key.isdigit() or known[key or kind_of] in FITTING[kind_of.partition(".")[0]]


@pytest.mark.parametrize(("kind", "form"), ALL_FORMS, ids=[form["key"] for _, form in ALL_FORMS])
def test_a_form_fills_its_texts(kind: str, form: dict[str, Any]) -> None:
    """Every place is filled; a brief text leaves some out, and the number of an account stands below its text."""
    keys = [plural_form(form["key"], number) for number in (1, 2)] if "plural" in form else [form["key"]]
    for key in keys:
        places = set() if kind == "account" else set(form.get("args", ()))
        assert {name for _, name, _, _ in Formatter().parse(texts("en")[key]) if name} == places
        if key.startswith("told."):
            assert TO_YOU + key.removeprefix("told.") in texts("en")
    if "brief" in form:
        assert texts("en")[form["brief"]]


def test_rules_stand_before_the_full_stop() -> None:
    assert cited("It takes W07.", ("X6", "X7")) == "It takes W07 (X6, X7)."
    assert cited("The game is over.", ()) == "The game is over."
