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
from typing import Any, Final

from projectl.catalogue.box import Box
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.placements import PLACEMENTS
from projectl.catalogue.tilings import TILINGS
from projectl.notation.moves import SOURCES
from projectl.rules.events import EVENT_KINDS
from projectl.rules.state import NONE, Log

Event = dict[str, Any]
Row = Callable[[Box, int, int, int, int], Event]


def _swapped(_box: Box, seat: int, a: int, b: int, _c: int) -> Event:
    return {"seat": seat, "given": PIECES[a], "taken": PIECES[b]}


def _seat_only(_box: Box, seat: int, _a: int, _b: int, _c: int) -> Event:
    return {"seat": seat}


def _bare(_box: Box, _seat: int, _a: int, _b: int, _c: int) -> Event:
    return {}


def _seat_puzzle(box: Box, seat: int, a: int, _b: int, _c: int) -> Event:
    return {"seat": seat, "puzzle": None if a == NONE else box.puzzles[a].id}


def _locks(_box: Box, _seat: int, a: int, b: int, c: int) -> Event:
    return {"locks": [a, b, c]}


def _placed(box: Box, seat: int, a: int, b: int, c: int) -> Event:
    laid = PLACEMENTS[b]
    return {
        "seat": seat,
        "slot": a + 1,
        "puzzle": box.puzzles[c].id,
        "piece": PIECES[laid.piece],
        "cells": laid.text,
    }


ROWS: Final[dict[str, Row]] = {
    "turn": lambda _box, seat, a, _b, _c: {"seat": seat, "round": a},
    "take": lambda box, seat, a, b, c: {
        "seat": seat,
        "puzzle": box.puzzles[a].id,
        "source": SOURCES[b],
        "slot": c + 1,
    },
    "refill": lambda box, _seat, a, b, _c: {"puzzle": box.puzzles[a].id, "source": SOURCES[b]},
    "gain": lambda _box, seat, a, _b, _c: {"seat": seat, "piece": PIECES[a]},
    "swap": _swapped,
    "place": _placed,
    "master": _seat_only,
    "ambassador": _seat_puzzle,
    "ghost": lambda _box, seat, a, b, _c: {"seat": seat, "piece": PIECES[a], "parts": TILINGS[b].text},
    "complete": lambda box, seat, a, b, _c: {
        "seat": seat,
        "slot": a + 1,
        "puzzle": box.puzzles[b].id,
        "points": box.puzzles[b].points,
    },
    "reward": lambda box, seat, a, b, _c: {"seat": seat, "piece": PIECES[a], "puzzle": box.puzzles[b].id},
    "no_reward": _seat_puzzle,
    "m": _seat_puzzle,
    "levelup": _swapped,
    "skip": _seat_only,
    "recycle": lambda _box, seat, a, _b, _c: {"seat": seat, "row": "WB"[a]},
    "under": lambda box, seat, a, b, _c: {"seat": seat, "puzzle": box.puzzles[a].id, "row": "WB"[b]},
    "noted": lambda _box, _seat, a, _b, _c: {"count": a},
    "end_turn": _seat_only,
    "end_triggered": lambda _box, _seat, a, _b, _c: {"final_round": a},
    "finishing": _bare,
    "touches": lambda _box, seat, a, _b, _c: {"seat": seat, "count": a},
    "over": _bare,
    "opponent_take": lambda box, _seat, a, b, _c: {
        "puzzle": box.puzzles[a].id,
        "source": SOURCES[b],
        "points": box.puzzles[a].points,
    },
    "opponent_locks": _locks,
    "opponent_unlocks": _locks,
    "opponent_nothing": _bare,
    "unlock": lambda _box, _seat, a, b, c: {"column": a + 1, "locks": b, "supply": c},
    "markers": lambda _box, _seat, a, b, _c: {"white": a, "black": b},
}


def events_of(log: Log, box: Box) -> list[Event]:
    """The rows of a log as dicts."""
    rows = log[1 : int(log[0, 0]) + 1].tolist()
    found = []
    for kind, seat, a, b, c in rows:
        name = EVENT_KINDS[kind]
        found.append({"kind": name, **ROWS[name](box, seat, a, b, c)})
    return found
