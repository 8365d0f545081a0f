"""Chapters and their steps, as their files say them."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from projectl.tutorial.positions import complete

CHAPTERS: Final = ("base", "solo", "line-clear", "ghost", "ambassador", "revised")
"""In the order in which they are offered."""
END: Final = "end"
"""What a step is done with whose turn waits to be ended; it is no move."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do, or with no moves one to read."""

    name: str
    text: str
    """Whose message says it; its own, unless two steps are one thing to do."""
    idea: str
    """What it is about: steps of one idea are one cell of progress."""
    moves: tuple[str, ...]
    """Any of them is the step."""
    times: int
    """So many of them, in any order."""
    does: tuple[str, ...]
    """Events that each of them causes."""
    replies: tuple[tuple[int, str], ...]
    """What others do then: seats and moves."""
    shows: str
    """What is to be looked at: beside what does the step, or where there is nothing to do."""
    position: dict[str, Any] | None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Steps that belong together."""

    name: str
    steps: tuple[Step, ...]


def chapter(name: str) -> Chapter:
    """A chapter by its name."""
    found = tomllib.loads((Path(__file__).parent / f"{name}.toml").read_text("utf-8"))
    table = found.get("table", {})
    return Chapter(name, tuple(_step(each, table) for each in found["step"]))


def _step(given: dict[str, Any], table: dict[str, Any]) -> Step:
    position = given.get("position")
    return Step(
        name=given["name"],
        text=given.get("text", given["name"]),
        idea=given.get("idea", given["name"]),
        moves=tuple(given.get("moves", ())),
        times=given.get("times", 1),
        does=tuple(given.get("does", ())),
        replies=tuple(_reply(each) for each in given.get("replies", ())),
        shows=given.get("shows", ""),
        position=None if position is None else complete(position, table),
    )


def _reply(text: str) -> tuple[int, str]:
    seat, _, move = text.partition(" ")
    return int(seat), move
