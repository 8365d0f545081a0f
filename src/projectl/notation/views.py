"""Views: positions that `blank` has left nothing in which a seat may not know, as dicts and back."""

from typing import Any, Final

import msgspec

from projectl.notation.positions import FORMAT
from projectl.notation.schema import Position, View

VIEW_FORMAT: Final = "projectl-view/1"


def view_dict(position: dict[str, Any]) -> dict[str, Any]:
    """The dict of a blanked position as a view: decks as counts, with the bottom cards everybody has seen [R3].

    A hidden pile is all blanks [P5]; which of its puzzles are known is told beside it. `position` is changed.
    """
    position["format"] = VIEW_FORMAT
    position["rng"] = None
    decks, known = position["decks"], position["known"]
    for name, count in known.items():
        known[name] = decks[name][len(decks[name]) - count :]
        decks[name] = len(decks[name])
    for seat in position["seats"]:
        if seat["noted"]["points"] is None:
            seat["pile"] = [None] * len(seat["pile"])
    return position


def blanked_position(view: View) -> Position:
    """The blanked position that a view was made of."""
    fields = msgspec.structs.asdict(view)
    decks: dict[str, list[str | None]] = {}
    for name, count in view.decks.items():
        bottom = view.known.get(name, [])
        decks[name] = [*[None] * (count - len(bottom)), *bottom][-count:] if count else []
    known = {name: len(bottom) for name, bottom in view.known.items()}
    return Position(**{**fields, "format": FORMAT, "decks": decks, "known": known})
