"""What is told of events is made of what they say, and of texts that there are."""

from collections.abc import Iterator
from typing import Any

import pytest

from projectl.bots.facts import REASONS
from projectl.notation.happenings import ARGUMENTS
from projectl.rules.events import EVENT_KINDS
from projectl.rules.standing import COLUMNS
from projectl.words import LANGUAGES
from projectl.words.messages import arguments, sources
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
    "number": {"number", "from_1", "points"},
    "list": {"bits"},
    "size": {"bits"},
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
            told |= {row.key, *([row.brief] if row.brief else [])}
    told |= {key for case in written["standings"] for key in _told_of(case["standing"])}
    everything = {key for key in sources("en") if key.startswith(("told-", "event-")) and not key.startswith(TO_YOU)}
    assert everything - told == set()


def given_to(key: str, language: str = "en") -> set[str]:
    """What a text has to be given: where a piece goes is found out of the two pieces."""
    needed = set(arguments(key, language))
    assert "goes" not in needed or {"given", "taken"} <= needed
    return needed - {"goes"}


def _told_of(standing: dict[str, Any]) -> Iterator[str]:
    found = [row for event in (*standing["accounts"], standing["verdict"]) if event for row in rows(event)]
    yield from (row.key for row in found)


def test_the_shared_file_has_every_text_of_a_reason() -> None:
    told = {row["key"] for case in made()["reasons"] for row in case["rows"]}
    assert told == {key for key in sources("en") if key.startswith("reason-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_has_what_fills_its_text(language: str) -> None:
    for key, places in REASONS.items():
        assert given_to(f"reason-{key}", language) == {name for name, _ in places}, key


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
    assert {*form.get("when", ()), *form.get("unless", ())} <= {*known}
    assert set(form.get("rules", ())) <= set(all_rules())
    for meant in form.get("args", {}).values():
        kind_of, _, key = meant.partition(" ")
        assert key.isdigit() or known[key or kind_of] in FITTING[kind_of]


@pytest.mark.parametrize(("kind", "form"), ALL_FORMS, ids=[form["key"] for _, form in ALL_FORMS])
def test_a_form_fills_its_texts(kind: str, form: dict[str, Any]) -> None:
    """Every place is filled; a brief text leaves some out, and the number of an account stands below its text."""
    key = form["key"]
    assert given_to(key) == (set() if kind == "account" else set(form.get("args", ())))
    if key.startswith("told-"):
        assert arguments(TO_YOU + key.removeprefix("told-")) == arguments(key)
    if "brief" in form:
        assert arguments(form["brief"]) <= arguments(key)


def test_rules_stand_before_the_full_stop() -> None:
    assert cited("It takes W07.", ("X6", "X7")) == "It takes W07 (X6, X7)."
    assert cited("The game is over.", ()) == "The game is over."
