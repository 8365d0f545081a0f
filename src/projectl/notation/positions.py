"""A complete position as a JSON-ready dict."""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Final

import numpy as np

from projectl.catalogue.box import Box
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.placements import CELLS, PLACEMENTS
from projectl.rules import engine
from projectl.rules.books import bare_book
from projectl.rules.end import MARK_SHIFT, OWNER_BITS
from projectl.rules.options import Terms
from projectl.rules.state import (
    AMBASSADOR,
    DECK_AT,
    FREE,
    GHOST,
    LEVEL_UP,
    M_NEW,
    M_NONE,
    M_UNUSED,
    MASTER,
    NONE,
    ORDINARY,
    RECYCLE,
    REWARD,
    SLOTS,
    State,
)

FORMAT: Final = "projectl-position/1"
PHASES: Final = ("turn", "finishing", "over")
PENDING_NAMES: Final = {
    MASTER: "master",
    AMBASSADOR: "ambassador",
    GHOST: "ghost",
    REWARD: "reward",
    LEVEL_UP: "levelup",
    RECYCLE: "recycle",
}
COLOURS: Final = "WB"


def pieces_in_play(terms: Terms) -> tuple[str, ...]:
    """[C1] [C4] the shapes of this game."""
    return PIECES if "ghost" in terms.expansions else PIECES[:ORDINARY]


def row_size(terms: Terms) -> int:
    """[S3] [L1] [X1] places in a row, or in the grid."""
    return {"standard": 4, "line-clear": 6, "solo": 9}[terms.variant]


def deck_names(terms: Terms) -> tuple[str, ...]:
    """The decks of this game: W and B, or the one G of solo."""
    return ("G",) if terms.variant == "solo" else ("W", "B")


def plain(state: State) -> SimpleNamespace:
    """A state in Python's own numbers and lists: reading a field of a record takes microseconds each time."""
    fields = zip(state.dtype.names, state.item(), strict=True)
    return SimpleNamespace(
        **{name: value.tolist() if isinstance(value, np.ndarray) else value for name, value in fields}
    )


@lru_cache(maxsize=1 << 14)
def pieces_on(filled: int, joins: int) -> tuple[int, ...]:
    """The placements lying on a puzzle, by first cell."""
    if not filled:
        return ()
    found = np.empty(CELLS, np.int16)
    return tuple(found[: engine.pieces_on(bare_book(), filled, joins, found)].tolist())


def _ids(box: Box, numbers: list[int]) -> list[str | None]:
    return [None if number == NONE else box.puzzles[number].id for number in numbers]


def _pile(state: SimpleNamespace, box: Box, seat: int, marks: tuple[int, ...]) -> list[str | None]:
    pile = []
    for puzzle, owner in zip(
        state.finished[: state.finished_size], state.finished_by[: state.finished_size], strict=True
    ):
        if owner & OWNER_BITS == seat and owner >> MARK_SHIFT in marks:
            pile.append(puzzle)
    return _ids(box, pile)


def _pending_dict(state: SimpleNamespace, box: Box, seat: int) -> dict[str, Any] | None:
    kind = state.pending[seat]
    if kind == FREE:
        return None
    pending: dict[str, Any] = {"kind": PENDING_NAMES[kind]}
    if kind in (MASTER, AMBASSADOR, GHOST):
        pending["placed_on"] = [slot + 1 for slot in range(SLOTS) if state.placed_on[seat] >> slot & 1]
    if kind == GHOST:
        parts = state.ghost_parts[seat]
        pending["parts"] = {piece: left for piece, left in zip(PIECES, parts, strict=False) if left}
    if kind in (REWARD, LEVEL_UP):
        queue = [puzzle for puzzle in state.open_rewards[seat] if puzzle != NONE]
        pending["puzzles"] = [box.puzzles[puzzle].id for puzzle in queue]
    if kind == LEVEL_UP:
        raised = state.raised[seat]
        pending["steps"] = state.steps[seat]
        pending["raised"] = None if raised == NONE else PIECES[raised]
    if kind == RECYCLE:
        pending["row"] = COLOURS[state.recycling[seat]]
        pending["under"] = state.recycled[seat]
    return pending


def _seat_dict(state: SimpleNamespace, box: Box, terms: Terms, seat: int) -> dict[str, Any]:
    points = state.noted_points[seat]
    noted = {
        "points": None if points == NONE else points,
        "puzzles": state.noted_puzzles[seat],
        "m": state.noted_m[seat],
    }
    if state.noted_new_m[seat]:
        noted["m_new"] = state.noted_new_m[seat]
    puzzles: list[dict[str, Any] | None] = []
    for slot, puzzle in enumerate(state.puzzle[seat]):
        if puzzle == NONE:
            puzzles.append(None)
        else:
            lying = [PLACEMENTS[at] for at in pieces_on(state.filled[seat][slot], state.joins[seat][slot])]
            placed = [[PIECES[p.piece], p.text] for p in lying]
            puzzles.append({"id": box.puzzles[puzzle].id, "placed": placed})
    return {
        "supply": dict(zip(pieces_in_play(terms), state.supply[seat], strict=False)),
        "puzzles": puzzles,
        "pile": _pile(state, box, seat, (M_NONE, M_UNUSED, M_NEW)),
        "unused_m": _pile(state, box, seat, (M_UNUSED, M_NEW)),
        "new_m": _pile(state, box, seat, (M_NEW,)),
        "touches": state.touches[seat],
        "actions_left": state.actions_left[seat],
        "master_used": bool(state.master_used[seat]),
        "black_taken": bool(state.black_taken[seat]),
        "noted": noted,
        "pending": _pending_dict(state, box, seat),
    }


def _rows_dict(state: SimpleNamespace, box: Box, terms: Terms) -> dict[str, list[str | None]]:
    if terms.variant == "solo":
        return {"G": _ids(box, state.grid)}
    size = row_size(terms)
    return {name: _ids(box, state.row[colour][:size]) for colour, name in enumerate(COLOURS)}


def _deck_list(state: SimpleNamespace, box: Box, deck: int) -> list[str | None]:
    first, size = DECK_AT[deck], state.deck_size[deck]
    return _ids(box, state.deck[first : first + size][::-1])


def position_dict(record: State, box: Box, terms: Terms) -> dict[str, Any]:
    """Everything that a record says about a position; null stands for what was blanked."""
    state = plain(record)
    is_solo = terms.variant == "solo"
    is_line_clear = terms.variant == "line-clear"
    return {
        "format": FORMAT,
        "edition": terms.edition,
        "options": dict(terms.options),
        "variant": terms.variant,
        "expansions": list(terms.expansions),
        "difficulty": terms.difficulty,
        "players": terms.players,
        "phase": PHASES[state.phase],
        "round": state.round_now,
        "final_round": state.final_round or None,
        "to_decide": [seat for seat in range(terms.players) if state.deciding[seat]],
        "idle": {
            "rounds": state.idle_rounds,
            "acted": bool(state.idle_acted),
            "progress": bool(state.idle_progress),
        },
        "puzzles": box.own,
        "seats": [_seat_dict(state, box, terms, seat) for seat in range(terms.players)],
        "reserve": dict(zip(pieces_in_play(terms), state.reserve, strict=False)),
        "rows": _rows_dict(state, box, terms),
        "decks": {name: _deck_list(state, box, deck) for deck, name in enumerate(deck_names(terms))},
        "known": {name: state.known[deck] for deck, name in enumerate(deck_names(terms))},
        "solo": {
            "locks": state.locks,
            "supply": state.opponent_supply,
            "pile": _pile(state, box, 1, (M_NONE,)),
        }
        if is_solo
        else None,
        "markers": {"white": state.marker[0], "black": state.marker[1]} if is_line_clear else None,
        "passed": [name for marker, name in enumerate(("white", "black")) if state.passed[marker]],
        "rng": state.rng if terms.options["endless_white"] else None,
    }
