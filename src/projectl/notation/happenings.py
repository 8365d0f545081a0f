"""Events as documented dicts: what a decision did, in order, for drawing and for telling.

| kind | keys besides `kind` |
|---|---|
| `turn` | `seat`, `round`: a turn begins |
| `take` | `seat`, `puzzle`, `source` (W1, Bdeck, ...), `slot` |
| `refill` | `puzzle`, `source` |
| `gain` | `seat`, `piece` |
| `swap`, `levelup` | `seat`, `given`, `taken` |
| `place` | `seat`, `slot`, `puzzle`, `piece`, `cells` |
| `master` | `seat` |
| `ambassador` | `seat`, `puzzle` (the M used; null if it was noted, [R11]) |
| `ghost` | `seat`, `piece`, `parts` |
| `complete` | `seat`, `slot`, `puzzle`, `points` |
| `reward` | `seat`, `piece`, `puzzle` |
| `no_reward` | `seat`, `puzzle`: nothing of it is left, or nothing can be raised |
| `m` | `seat`, `puzzle`: an Ambassador action won |
| `skip` | `seat`: a Level Up step declined |
| `recycle` | `seat`, `row` |
| `under` | `seat`, `puzzle`, `row` |
| `noted` | `count`: white puzzles shuffled into a new deck [R11] |
| `end_turn` | `seat` |
| `end_triggered` | `final_round` |
| `markers` | `white`, `black`: the seats that hold them now |
| `unlock` | `column` (from 1), `locks` left there, `supply` of the opponent [X5] |
| `opponent_take` | `puzzle`, `source`, `points` [X6] [X7] [X8] |
| `opponent_locks`, `opponent_unlocks` | `locks`: the three columns after [X9], after [X11] |
| `opponent_nothing` | the open columns hold no puzzle [X12] |
| `finishing` | Finishing Touches begin |
| `touches` | `seat`, `count`: this seat is done with them |
| `over` | the game is over |
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from projectl.catalogue.box import Box
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.placements import PLACEMENTS
from projectl.catalogue.tilings import TILINGS
from projectl.notation.moves import SOURCES
from projectl.rules.events import EVENT_KINDS
from projectl.rules.state import NONE, Log

Event = dict[str, Any]


COLUMNS: Final = ("seat", "a", "b", "c")
"""A row of the log after its kind."""


class Argument(NamedTuple):
    """A key of an event: the column of the log that it is read from, or several, and as what."""

    name: str
    column: str
    kind: str


READ: Final[dict[str, Callable[[Box, int], Any]]] = {
    "number": lambda _box, value: value,
    "from_1": lambda _box, value: value + 1,
    "puzzle": lambda box, value: None if value == NONE else box.puzzles[value].id,
    "points": lambda box, value: box.puzzles[value].points,
    "piece": lambda _box, value: PIECES[value],
    "placed_piece": lambda _box, value: PIECES[PLACEMENTS[value].piece],
    "cells": lambda _box, value: PLACEMENTS[value].text,
    "parts": lambda _box, value: TILINGS[value].text,
    "source": lambda _box, value: SOURCES[value],
    "row": lambda _box, value: "WB"[value],
}
"""What a number in a column means."""

_SEAT: Final = Argument("seat", "seat", "number")
_SWAPPED: Final = (_SEAT, Argument("given", "a", "piece"), Argument("taken", "b", "piece"))
_PUZZLE: Final = (_SEAT, Argument("puzzle", "a", "puzzle"))
_LOCKS: Final = (Argument("locks", "a b c", "number"),)

ARGUMENTS: Final[dict[str, tuple[Argument, ...]]] = {
    "turn": (_SEAT, Argument("round", "a", "number")),
    "take": (*_PUZZLE, Argument("source", "b", "source"), Argument("slot", "c", "from_1")),
    "refill": (Argument("puzzle", "a", "puzzle"), Argument("source", "b", "source")),
    "gain": (_SEAT, Argument("piece", "a", "piece")),
    "swap": _SWAPPED,
    "place": (
        _SEAT,
        Argument("slot", "a", "from_1"),
        Argument("puzzle", "c", "puzzle"),
        Argument("piece", "b", "placed_piece"),
        Argument("cells", "b", "cells"),
    ),
    "master": (_SEAT,),
    "ambassador": _PUZZLE,
    "ghost": (_SEAT, Argument("piece", "a", "piece"), Argument("parts", "b", "parts")),
    "complete": (
        _SEAT,
        Argument("slot", "a", "from_1"),
        Argument("puzzle", "b", "puzzle"),
        Argument("points", "b", "points"),
    ),
    "reward": (_SEAT, Argument("piece", "a", "piece"), Argument("puzzle", "b", "puzzle")),
    "no_reward": _PUZZLE,
    "m": _PUZZLE,
    "levelup": _SWAPPED,
    "skip": (_SEAT,),
    "recycle": (_SEAT, Argument("row", "a", "row")),
    "under": (*_PUZZLE, Argument("row", "b", "row")),
    "noted": (Argument("count", "a", "number"),),
    "end_turn": (_SEAT,),
    "end_triggered": (Argument("final_round", "a", "number"),),
    "finishing": (),
    "touches": (_SEAT, Argument("count", "a", "number")),
    "over": (),
    "opponent_take": (
        Argument("puzzle", "a", "puzzle"),
        Argument("source", "b", "source"),
        Argument("points", "a", "points"),
    ),
    "opponent_locks": _LOCKS,
    "opponent_unlocks": _LOCKS,
    "opponent_nothing": (),
    "unlock": (
        Argument("column", "a", "from_1"),
        Argument("locks", "b", "number"),
        Argument("supply", "c", "number"),
    ),
    "markers": (Argument("white", "a", "number"), Argument("black", "b", "number")),
}
"""The keys of each kind of event, in the order that they are written in."""


def _value(box: Box, argument: Argument, columns: dict[str, int]) -> Any:
    read, names = READ[argument.kind], argument.column.split()
    values = [read(box, columns[name]) for name in names]
    return values if len(names) > 1 else values[0]


def events_of(log: Log, box: Box) -> list[Event]:
    """The rows of a log as dicts."""
    found = []
    for kind, *values in log[1 : int(log[0, 0]) + 1].tolist():
        name, columns = EVENT_KINDS[kind], dict(zip(COLUMNS, values, strict=True))
        found.append({"kind": name, **{each.name: _value(box, each, columns) for each in ARGUMENTS[name]}})
    return found
