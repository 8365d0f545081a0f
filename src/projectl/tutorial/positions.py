"""Positions of the tutorial, filled in from the few things that matter in them."""

from collections import Counter
from typing import Any, Final

from projectl.game import Game

SEED: Final = 1
"""Whatever a position does not say is as this deals it."""


def complete(given: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
    """A complete position: a new game of this kind, with what is given laid over it."""
    position: Any = Game.new(seed=SEED, **table).to_dict()
    before = _outside(position)
    known = {"rows", "decks", "seats", "phase", "deciding", "solo", "final_round"}
    if unknown := given.keys() - known:
        raise ValueError(f"a position has no {', '.join(sorted(unknown))}")
    for seat, about in enumerate(given.get("seats", ())):
        _seat(position["seats"][seat], about)
    position["phase"] = given.get("phase", position["phase"])
    position["to_decide"] = given.get("deciding", position["to_decide"])
    position["final_round"] = given.get("final_round")
    position["round"] = given.get("final_round", position["round"])
    if "solo" in given:
        position["solo"].update(given["solo"])
    _rows(position, given)
    after = _outside(position)
    position["reserve"] = {piece: left + before[piece] - after[piece] for piece, left in position["reserve"].items()}
    return dict(position)


def _seat(seat: Any, given: dict[str, Any]) -> None:
    supply = given.get("supply", "").split()
    seat["supply"] = {piece: supply.count(piece) for piece in seat["supply"]}
    puzzles = [_puzzle(each) for each in given.get("puzzles", ())]
    seat["puzzles"] = [*puzzles, *[None] * (len(seat["puzzles"]) - len(puzzles))]
    seat["pile"] = given.get("pile", "").split()
    seat["unused_m"] = given.get("unused_m", "").split()
    if "actions_left" in given:
        seat["actions_left"] = given["actions_left"]


def _puzzle(text: str) -> dict[str, Any]:
    """`W12 I2:c3c4` is a puzzle with a piece on it."""
    name, *placed = text.split()
    return {"id": name, "placed": [each.split(":") for each in placed]}


def _rows(position: Any, given: dict[str, Any]) -> None:
    """What lies in the rows is as given; what lies elsewhere is not in the decks, and those may be shorter."""
    elsewhere = {puzzle["id"] for seat in position["seats"] for puzzle in seat["puzzles"] if puzzle}
    elsewhere |= {puzzle for seat in position["seats"] for puzzle in seat["pile"]}
    for name, row in position["rows"].items():
        wanted = given.get("rows", {}).get(name, "").split()
        cards = [each for each in [*row, *position["decks"][name]] if each not in elsewhere and each not in wanted]
        position["rows"][name] = [*wanted, *cards[: len(row) - len(wanted)]]
        left = cards[len(row) - len(wanted) :]
        position["decks"][name] = left[: given.get("decks", {}).get(name, len(left))]


def _outside(position: Any) -> Counter[str]:
    """The pieces that are not in the reserve: in supplies, on puzzles, above columns."""
    found: Counter[str] = Counter()
    for seat in position["seats"]:
        found.update(seat["supply"])
        found.update(piece for puzzle in seat["puzzles"] if puzzle for piece, _ in puzzle["placed"])
    if position["solo"] and position["options"]["solo_locks"] == "reserve":
        found["O1"] += sum(position["solo"]["locks"]) + position["solo"]["supply"]
    return found
