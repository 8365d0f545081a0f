"""Events as documented dicts: what a decision did, in order, for drawing and for telling.

| kind | keys besides `kind` |
|---|---|
| `turn` | `seat`, `round`: a turn begins |
| `take` | `seat`, `puzzle`, `source` (W1, Bdeck, ...), `slot` |
| `refill` | `puzzle`, `source`, `by_opponent`: after the automatic opponent's take [X10] |
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
| `pass` | `seat`: a turn ended early |
| `done` | `seat`, `action` (master, ambassador or ghost) that ends |
| `end_turn` | `seat`, `round` |
| `end_triggered` | `final_round`, `variant` |
| `markers` | `white`, `black`: the seats that hold them now |
| `unlock` | `column` (from 1), `locks` left there, `supply` of the opponent [X5] |
| `opponent_take` | `puzzle`, `source`, `points`, `columns` (open [X7]), `equals` (puzzles there worth as much [X8]) |
| `opponent_locks` | `locks` (the three columns after [X9]), `column` that got them, `moved`, `supply`, `columns` |
| `opponent_unlocks` | `locks`: the three columns after [X11] |
| `opponent_nothing` | the open columns hold no puzzle [X12] |
| `finishing` | `early` ([E8], without a last round): Finishing Touches begin |
| `touches` | `seat`, `count`: this seat is done with them |
| `over` | the game is over |

Of the locks `moved`, so many came from the opponent's `supply`, and one from each of `columns`.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from projectl.catalogue.box import Box
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.placements import PLACEMENTS
from projectl.catalogue.tilings import TILINGS
from projectl.notation.moves import SOURCES
from projectl.notation.positions import COLOURS, PENDING_NAMES
from projectl.rules.events import EVENT_KINDS
from projectl.rules.options import VARIANTS
from projectl.rules.state import NONE, Log

Event = dict[str, Any]

COLUMNS: Final = ("seat", "a", "b", "c", "d", "e", "f", "g")
"""A row of the log after its kind."""
VARIANT_NAMES: Final = {number: name for name, number in VARIANTS.items()}


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
    "row": lambda _box, value: COLOURS[value],
    "flag": lambda _box, value: value == 1,
    "bits": lambda _box, value: [bit + 1 for bit in range(value.bit_length()) if value >> bit & 1],
    "action": lambda _box, value: PENDING_NAMES[value],
    "variant": lambda _box, value: VARIANT_NAMES[value],
}
"""What a number in a column means."""

_SEAT: Final = Argument("seat", "seat", "number")
_SWAPPED: Final = (_SEAT, Argument("given", "a", "piece"), Argument("taken", "b", "piece"))
_PUZZLE: Final = (_SEAT, Argument("puzzle", "a", "puzzle"))
_LOCKS: Final = (Argument("locks", "a b c", "number"),)

ARGUMENTS: Final[dict[str, tuple[Argument, ...]]] = {
    "turn": (_SEAT, Argument("round", "a", "number")),
    "take": (*_PUZZLE, Argument("source", "b", "source"), Argument("slot", "c", "from_1")),
    "refill": (
        Argument("puzzle", "a", "puzzle"),
        Argument("source", "b", "source"),
        Argument("by_opponent", "c", "flag"),
    ),
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
    "end_turn": (_SEAT, Argument("round", "a", "number")),
    "end_triggered": (Argument("final_round", "a", "number"), Argument("variant", "b", "variant")),
    "finishing": (Argument("early", "a", "flag"),),
    "touches": (_SEAT, Argument("count", "a", "number")),
    "over": (),
    "opponent_take": (
        Argument("puzzle", "a", "puzzle"),
        Argument("source", "b", "source"),
        Argument("points", "a", "points"),
        Argument("columns", "d", "bits"),
        Argument("equals", "c", "number"),
    ),
    "opponent_locks": (
        *_LOCKS,
        Argument("column", "d", "from_1"),
        Argument("moved", "e", "number"),
        Argument("supply", "f", "number"),
        Argument("columns", "g", "bits"),
    ),
    "opponent_unlocks": _LOCKS,
    "opponent_nothing": (),
    "unlock": (
        Argument("column", "a", "from_1"),
        Argument("locks", "b", "number"),
        Argument("supply", "c", "number"),
    ),
    "markers": (Argument("white", "a", "number"), Argument("black", "b", "number")),
    "pass": (_SEAT,),
    "done": (_SEAT, Argument("action", "a", "action")),
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
