"""A complete position as a JSON-ready dict, and back with every check."""

from collections import Counter
from typing import Any, Final

import msgspec
import numpy as np

from projectl.catalogue.box import Box
from projectl.catalogue.pieces import PIECE_INDEX, PIECES
from projectl.catalogue.placements import JOINS, PLACEMENTS
from projectl.notation.schema import Lying, Pending, Position, Seat
from projectl.rules.end import MARK_SHIFT, OWNER_BITS
from projectl.rules.options import Terms, write_options
from projectl.rules.state import (
    AMBASSADOR,
    DECK_AT,
    FINISHING,
    FREE,
    GHOST,
    LEVEL_UP,
    M_NEW,
    M_NONE,
    M_UNUSED,
    MASTER,
    MAX_BLACK,
    MAX_WHITE,
    NONE,
    ORDINARY,
    RECYCLE,
    REWARD,
    SLOTS,
    STATE,
    State,
)

FORMAT: Final = "projectl-position/1"
PHASES: Final = ("turn", "finishing", "over")
PENDING: Final = {
    "master": MASTER,
    "ambassador": AMBASSADOR,
    "ghost": GHOST,
    "reward": REWARD,
    "levelup": LEVEL_UP,
    "recycle": RECYCLE,
}
PENDING_NAMES: Final = {number: name for name, number in PENDING.items()}
PLACEMENT_OF: Final = {(PIECES[p.piece], p.text): index for index, p in enumerate(PLACEMENTS)}
COLOURS: Final = "WB"


class InvalidPosition(ValueError):
    """A position, a record or the terms of a game that cannot be."""


def pieces_in_play(terms: Terms) -> tuple[str, ...]:
    """C1, C4: the shapes of this game."""
    return PIECES if "ghost" in terms.expansions else PIECES[:ORDINARY]


def row_size(terms: Terms) -> int:
    """S3, L1, X1: places in a row, or in the grid."""
    return {"standard": 4, "line-clear": 6, "solo": 9}[terms.variant]


def deck_names(terms: Terms) -> tuple[str, ...]:
    """The decks of this game: W and B, or the one G of solo."""
    return ("G",) if terms.variant == "solo" else ("W", "B")


# Writing


def pieces_on(state: State, box: Box, seat: int, slot: int) -> list[int]:
    """The placements lying on a puzzle, by first cell."""
    filled, joins = int(state.filled[seat, slot]), int(state.joins[seat, slot])
    if not filled:
        return []
    book = box.book[0]
    found = np.flatnonzero(
        (book.placement_mask & ~filled == 0) & (book.placement_touching & joins == book.placement_joins)
    )
    return sorted(map(int, found), key=lambda placement: PLACEMENTS[placement].cells[0])


def _pile(state: State, box: Box, seat: int, marks: tuple[int, ...]) -> list[str]:
    pile = []
    for puzzle, owner in zip(state.finished.tolist(), state.finished_by.tolist(), strict=True):
        if puzzle != NONE and owner & OWNER_BITS == seat and owner >> MARK_SHIFT in marks:
            pile.append(box.puzzles[puzzle].id)
    return pile


def _pending_dict(state: State, box: Box, seat: int) -> dict[str, Any] | None:
    kind = int(state.pending[seat])
    if kind == FREE:
        return None
    pending: dict[str, Any] = {"kind": PENDING_NAMES[kind]}
    if kind in (MASTER, AMBASSADOR, GHOST):
        pending["placed_on"] = [slot + 1 for slot in range(SLOTS) if int(state.placed_on[seat]) >> slot & 1]
    if kind == GHOST:
        parts = state.ghost_parts[seat].tolist()
        pending["parts"] = {piece: left for piece, left in zip(PIECES, parts, strict=False) if left}
    if kind in (REWARD, LEVEL_UP):
        queue = [int(puzzle) for puzzle in state.open_rewards[seat] if puzzle != NONE]
        pending["puzzles"] = [box.puzzles[puzzle].id for puzzle in queue]
    if kind == LEVEL_UP:
        raised = int(state.raised[seat])
        pending["steps"] = int(state.steps[seat])
        pending["raised"] = None if raised == NONE else PIECES[raised]
    if kind == RECYCLE:
        pending["row"] = COLOURS[int(state.recycling[seat])]
        pending["under"] = int(state.recycled[seat])
    return pending


def _seat_dict(state: State, box: Box, terms: Terms, seat: int) -> dict[str, Any]:
    noted = {
        "points": int(state.noted_points[seat]),
        "puzzles": int(state.noted_puzzles[seat]),
        "m": int(state.noted_m[seat]),
    }
    if state.noted_new_m[seat]:
        noted["m_new"] = int(state.noted_new_m[seat])
    puzzles: list[dict[str, Any] | None] = []
    for slot, puzzle in enumerate(state.puzzle[seat].tolist()):
        if puzzle == NONE:
            puzzles.append(None)
        else:
            lying = [PLACEMENTS[placement] for placement in pieces_on(state, box, seat, slot)]
            placed = [[PIECES[p.piece], p.text] for p in lying]
            puzzles.append({"id": box.puzzles[puzzle].id, "placed": placed})
    return {
        "supply": dict(zip(pieces_in_play(terms), state.supply[seat].tolist(), strict=False)),
        "puzzles": puzzles,
        "pile": _pile(state, box, seat, (M_NONE, M_UNUSED, M_NEW)),
        "unused_m": _pile(state, box, seat, (M_UNUSED, M_NEW)),
        "new_m": _pile(state, box, seat, (M_NEW,)),
        "touches": int(state.touches[seat]),
        "actions_left": int(state.actions_left[seat]),
        "master_used": bool(state.master_used[seat]),
        "black_taken": bool(state.black_taken[seat]),
        "noted": noted,
        "pending": _pending_dict(state, box, seat),
    }


def _ids(box: Box, numbers: list[int]) -> list[str | None]:
    return [None if number == NONE else box.puzzles[number].id for number in numbers]


def _rows_dict(state: State, box: Box, terms: Terms) -> dict[str, list[str | None]]:
    if terms.variant == "solo":
        return {"G": _ids(box, state.grid.tolist())}
    size = row_size(terms)
    return {name: _ids(box, state.row[colour, :size].tolist()) for colour, name in enumerate(COLOURS)}


def _deck_list(state: State, box: Box, deck: int) -> list[str]:
    first, size = DECK_AT[deck], int(state.deck_size[deck])
    return [box.puzzles[number].id for number in state.deck[first : first + size][::-1].tolist()]


def position_dict(state: State, box: Box, terms: Terms) -> dict[str, Any]:
    """Everything there is to know about a position."""
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
        "phase": PHASES[int(state.phase)],
        "round": int(state.round_now),
        "final_round": int(state.final_round) or None,
        "to_decide": [seat for seat in range(terms.players) if state.deciding[seat]],
        "idle": {
            "rounds": int(state.idle_rounds),
            "acted": bool(state.idle_acted),
            "progress": bool(state.idle_progress),
        },
        "puzzles": box.own,
        "seats": [_seat_dict(state, box, terms, seat) for seat in range(terms.players)],
        "reserve": dict(zip(pieces_in_play(terms), state.reserve.tolist(), strict=False)),
        "rows": _rows_dict(state, box, terms),
        "decks": {name: _deck_list(state, box, deck) for deck, name in enumerate(deck_names(terms))},
        "known": {name: int(state.known[deck]) for deck, name in enumerate(deck_names(terms))},
        "solo": {
            "locks": state.locks.tolist(),
            "supply": int(state.opponent_supply),
            "pile": _pile(state, box, 1, (M_NONE,)),
        }
        if is_solo
        else None,
        "markers": {"white": int(state.marker[0]), "black": int(state.marker[1])} if is_line_clear else None,
        "passed": [name for marker, name in enumerate(("white", "black")) if state.passed[marker]],
        "rng": state.rng.tolist() if terms.options["endless_white"] else None,
    }


# Reading


def read_schema(given: object, schema: Any, form: str) -> Any:
    """The dict as the schema's type; InvalidPosition says where it does not fit."""
    if not isinstance(given, dict):
        raise InvalidPosition(f"a position is a dict, not {type(given).__name__}")
    found = given.get("format")
    if found != form:
        raise InvalidPosition(f"this program reads the format {form!r}, not {str(found)[:40]!r}")
    try:
        return msgspec.convert(given, schema)
    except msgspec.ValidationError as error:
        raise InvalidPosition(f"the position is malformed: {error}") from None


class _Builder:
    """Builds a state from a position that already has the right shape, counting pieces and puzzles as it goes."""

    def __init__(self, position: Position, box: Box, terms: Terms) -> None:
        self.position = position
        self.box = box
        self.terms = terms
        self.states = np.zeros(1, STATE)
        self.state = self.states[0]
        self.pieces: Counter[str] = Counter()
        self.seen: set[str] = set()

    def number(self, puzzle_id: str, where: str) -> int:
        """A puzzle by id, each only once in the whole position."""
        if puzzle_id not in self.box.number:
            raise InvalidPosition(f"{where}: there is no puzzle {puzzle_id!r} in this game")
        if puzzle_id in self.seen:
            raise InvalidPosition(f"{where}: puzzle {puzzle_id} is in the position twice")
        self.seen.add(puzzle_id)
        return self.box.number[puzzle_id]

    def counts(self, pieces: dict[str, int], where: str, into: Any) -> None:
        in_play = pieces_in_play(self.terms)
        if set(pieces) != set(in_play):
            raise InvalidPosition(f"{where} must name every piece in play: {', '.join(in_play)}")
        for piece, count in pieces.items():
            into[PIECE_INDEX[piece]] = count
            self.pieces[piece] += count

    def build(self) -> Any:
        write_options(self.terms, self.state)
        self.blank()
        self.header()
        self.counts(self.position.reserve, "reserve", self.state.reserve)
        for seat, given in enumerate(self.position.seats):
            self.seat(seat, given)
        self.table()
        self.check_pieces()
        self.check_turn()
        return self.states

    def blank(self) -> None:
        for name in ("deck", "finished", "finished_by", "grid", "row", "puzzle", "open_rewards"):
            getattr(self.state, name)[...] = NONE
        self.state.raised[:] = NONE
        self.state.recycling[:] = NONE
        self.state.marker[:] = NONE

    def header(self) -> None:
        position, state = self.position, self.state
        if len(position.seats) != self.terms.players:
            raise InvalidPosition(f"seats: {self.terms.players} players have {len(position.seats)} seats")
        state.phase = PHASES.index(position.phase)
        state.round_now = position.round
        state.final_round = position.final_round or 0
        state.idle_rounds = position.idle.rounds
        state.idle_acted = position.idle.acted
        state.idle_progress = position.idle.progress
        for seat in position.to_decide:
            if seat >= self.terms.players or state.deciding[seat]:
                raise InvalidPosition(f"to_decide: {position.to_decide} are not different seats of this table")
            state.deciding[seat] = 1
        for name in position.passed:
            state.passed[("white", "black").index(name)] = 1
        if (position.rng is not None) != self.terms.options["endless_white"]:
            raise InvalidPosition("rng: a generator is part of a game with endless_white, and only of that (R11)")
        if position.rng is not None:
            state.rng[:] = position.rng

    def seat(self, seat: int, given: Seat) -> None:
        where = f"seat {seat}"
        state = self.state
        self.counts(given.supply, f"{where} supply", state.supply[seat])
        for slot, lying in enumerate(given.puzzles):
            if lying is not None:
                self.lying(seat, slot, lying)
        self.pile(seat, given)
        state.touches[seat] = given.touches
        state.actions_left[seat] = given.actions_left
        state.master_used[seat] = given.master_used
        state.black_taken[seat] = given.black_taken
        if given.noted.points is None:
            raise InvalidPosition(f"{where} noted: points are missing")
        state.noted_points[seat] = given.noted.points
        state.noted_puzzles[seat] = given.noted.puzzles
        state.noted_m[seat] = given.noted.m
        state.noted_new_m[seat] = given.noted.m_new or 0
        if state.noted_new_m[seat] > state.noted_m[seat]:
            raise InvalidPosition(f"{where} noted: m_new is more than m")
        if given.pending is not None:
            self.pending(seat, given.pending)

    def lying(self, seat: int, slot: int, lying: Lying) -> None:
        where = f"seat {seat} puzzle {slot + 1}"
        state = self.state
        puzzle = self.number(lying.id, where)
        state.puzzle[seat, slot] = puzzle
        recess, filled, joins = self.box.puzzles[puzzle].recess, 0, 0
        for piece, cells in lying.placed:
            placement = PLACEMENT_OF.get((piece, cells))
            if placement is None or piece not in pieces_in_play(self.terms):
                raise InvalidPosition(f"{where}: {piece!r} cannot lie on {cells!r}")
            mask = PLACEMENTS[placement].mask
            if mask & ~recess:
                raise InvalidPosition(f"{where}: {piece} on {cells} is outside the recess of {lying.id}")
            if mask & filled:
                raise InvalidPosition(f"{where}: {piece} on {cells} overlaps another piece")
            filled |= mask
            joins |= JOINS[placement]
            self.pieces[piece] += 1
        state.filled[seat, slot] = filled
        state.joins[seat, slot] = joins

    def pile(self, seat: int, given: Seat) -> None:
        where = f"seat {seat} pile"
        unused = set(given.unused_m)
        if len(unused) < len(given.unused_m) or not unused <= set(given.pile):
            raise InvalidPosition(f"{where}: unused_m must be different puzzles of the pile")
        if not set(given.new_m) <= unused:
            raise InvalidPosition(f"{where}: new_m must be among unused_m")
        for puzzle_id in given.pile:
            if puzzle_id is None:
                raise InvalidPosition(f"{where}: a puzzle is hidden; a complete position names all")
            number = self.number(puzzle_id, where)
            if puzzle_id in unused and self.box.puzzles[number].reward != "M":
                raise InvalidPosition(f"{where}: {puzzle_id} has no M to use (A1)")
            mark = M_NEW if puzzle_id in given.new_m else M_UNUSED if puzzle_id in unused else M_NONE
            self.finish(seat, number, mark)

    def finish(self, owner: int, number: int, mark: int) -> None:
        size = int(self.state.finished_size)
        if size >= MAX_WHITE + MAX_BLACK:
            raise InvalidPosition("the victory piles hold more puzzles than a game has")
        self.state.finished[size] = number
        self.state.finished_by[size] = owner | mark << MARK_SHIFT
        self.state.finished_size = size + 1

    def pending(self, seat: int, given: Pending) -> None:
        state, where = self.state, f"seat {seat} pending"
        kind = PENDING[given.kind]
        needed = {
            MASTER: {"placed_on"},
            AMBASSADOR: {"placed_on"},
            GHOST: {"placed_on", "parts"},
            REWARD: {"puzzles"},
            LEVEL_UP: {"puzzles", "steps", "raised"},
            RECYCLE: {"row", "under"},
        }[kind]
        names = ("placed_on", "parts", "puzzles", "steps", "raised", "row", "under")
        if {name for name in names if getattr(given, name) is not msgspec.UNSET} != needed:
            raise InvalidPosition(f"{where}: {given.kind} has exactly the keys {', '.join(sorted(needed))}")
        state.pending[seat] = kind
        for slot in given.placed_on or ():
            state.placed_on[seat] = int(state.placed_on[seat]) | 1 << slot - 1
        for piece, count in (given.parts or {}).items():
            if piece not in PIECES[:ORDINARY] or count > state.supply[seat, PIECE_INDEX[piece]]:
                raise InvalidPosition(f"{where}: the supply does not hold {count} {piece} of the Ghost action")
            state.ghost_parts[seat, PIECE_INDEX[piece]] = count
        self.pending_rewards(seat, given)
        if kind == RECYCLE:
            state.recycling[seat] = COLOURS.index(str(given.row))
            state.recycled[seat] = given.under

    def pending_rewards(self, seat: int, given: Pending) -> None:
        if not given.puzzles:
            return
        state, where = self.state, f"seat {seat} pending"
        rewards = []
        for place, puzzle_id in enumerate(given.puzzles):
            if puzzle_id not in self.position.seats[seat].pile:
                raise InvalidPosition(f"{where}: {puzzle_id!r} is not in the pile")
            number = self.box.number[puzzle_id]
            rewards.append(self.box.puzzles[number].reward)
            state.open_rewards[seat, place] = number
        if rewards[0] == "M" or ("^" in rewards[0]) != (given.kind == "levelup"):
            raise InvalidPosition(f"{where}: the first puzzle's reward {rewards[0]} is no {given.kind}")
        if given.kind == "levelup":
            state.steps[seat] = given.steps
            if given.raised is not None:
                if given.raised not in PIECE_INDEX or not state.supply[seat, PIECE_INDEX[str(given.raised)]]:
                    raise InvalidPosition(f"{where}: raised must be a piece of the supply")
                state.raised[seat] = PIECE_INDEX[str(given.raised)]

    def table(self) -> None:
        position, state, terms = self.position, self.state, self.terms
        names = deck_names(terms)
        if set(position.rows) != set(names) or set(position.decks) != set(names) or set(position.known) != set(names):
            raise InvalidPosition(f"rows, decks and known have the keys {', '.join(names)} in {terms.variant}")
        for deck, name in enumerate(names):
            self.row(deck, name)
            self.deck(deck, name)
        if (position.solo is not None) != (terms.variant == "solo"):
            raise InvalidPosition("solo: part of a solo game, and only of that")
        if position.solo is not None:
            state.locks[:] = position.solo.locks
            state.opponent_supply = position.solo.supply
            for puzzle_id in position.solo.pile:
                self.finish(1, self.number(puzzle_id, "solo pile"), M_NONE)
            if terms.options["solo_locks"] == "reserve":
                self.pieces["O1"] += sum(position.solo.locks) + position.solo.supply
        if (position.markers is not None) != (terms.variant == "line-clear"):
            raise InvalidPosition("markers: part of a Line Clear game, and only of that")

    def row(self, deck: int, name: str) -> None:
        given = self.position.rows[name]
        size = row_size(self.terms)
        if len(given) != size:
            raise InvalidPosition(f"row {name} has {size} places, not {len(given)}")
        into = self.state.grid if name == "G" else self.state.row[deck]
        for place, puzzle_id in enumerate(given):
            if puzzle_id is not None:
                into[place] = self.number_of_colour(puzzle_id, name, f"row {name}")

    def deck(self, deck: int, name: str) -> None:
        given = self.position.decks[name]
        most = MAX_BLACK if name == "B" else MAX_WHITE
        if len(given) > most:
            raise InvalidPosition(f"deck {name} holds at most {most} puzzles")
        if self.position.known[name] > len(given):
            raise InvalidPosition(f"known {name} is more than the deck has")
        for place, puzzle_id in enumerate(reversed(given)):
            number = self.number_of_colour(puzzle_id, name, f"deck {name}")
            self.state.deck[DECK_AT[deck] + place] = number
        self.state.deck_size[deck] = len(given)
        self.state.known[deck] = self.position.known[name]

    def number_of_colour(self, puzzle_id: str, name: str, where: str) -> int:
        number = self.number(puzzle_id, where)
        if name != "G" and self.box.puzzles[number].colour != name:
            raise InvalidPosition(f"{where}: {puzzle_id} is of the other colour")
        return number

    def check_pieces(self) -> None:
        """C2: every piece accounted for."""
        each = self.terms.options["pieces_each"]
        for piece in pieces_in_play(self.terms):
            if self.pieces[piece] != each:
                raise InvalidPosition(f"there are {self.pieces[piece]} {piece} in the position, the box has {each} (C2)")

    def check_turn(self) -> None:
        """S5, L3, E3: those who decide are those whose turn it is."""
        position, state = self.position, self.state
        deciding = position.to_decide
        for seat, given in enumerate(position.seats):
            is_acting = seat in deciding and position.phase == "turn"
            if (given.actions_left > 0) != is_acting:
                raise InvalidPosition(f"seat {seat}: actions are left exactly while a seat's turn lasts (T1)")
            if given.pending is not None and not is_acting:
                raise InvalidPosition(f"seat {seat}: only a seat at its turn has something pending (T13)")
            self.check_full(seat, given)
        if position.markers is not None:
            state.marker[0], state.marker[1] = position.markers.white, position.markers.black
            holders = {position.markers.white, position.markers.black}
            if len(holders) < 2 or max(holders) >= self.terms.players:
                raise InvalidPosition("markers: two different seats of this table hold them (L2)")
            if position.phase == "turn" and not (deciding and set(deciding) <= holders):
                raise InvalidPosition("to_decide: the holders of the markers, as long as their turns last (L3)")
        elif position.phase == "turn":
            if len(deciding) != 1:
                raise InvalidPosition("to_decide: one seat at a time (S5)")
            state.marker[0] = deciding[0]
        else:
            # Turns end with the last seat's; nobody's turn comes after it.
            state.marker[0] = self.terms.players - 1
        if position.phase != "turn" and len(deciding) != (position.phase == "finishing"):
            raise InvalidPosition("to_decide: one seat in Finishing Touches, nobody after the end (E3)")

    def check_full(self, seat: int, given: Seat) -> None:
        """P1: a full puzzle is completed when its action ends."""
        is_open = given.pending is not None and PENDING[given.pending.kind] in (MASTER, AMBASSADOR, GHOST)
        if is_open or (self.state.phase == FINISHING and self.state.deciding[seat]):
            return
        for slot, lying in enumerate(given.puzzles):
            if lying is not None:
                puzzle = self.box.puzzles[self.box.number[lying.id]]
                if int(self.state.filled[seat, slot]) == puzzle.recess:
                    raise InvalidPosition(f"seat {seat} puzzle {slot + 1}: {lying.id} is full, so it is completed (P1)")


def build_states(position: Position, box: Box, terms: Terms) -> Any:
    """A one-element array with the state of a position; InvalidPosition says what cannot be."""
    return _Builder(position, box, terms).build()
