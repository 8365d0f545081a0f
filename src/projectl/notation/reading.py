"""A position read back from its dict, with every check: nothing that cannot be on a table gets past here."""

from typing import Any, Final

import msgspec
import numpy as np

from projectl.catalogue.box import Box
from projectl.catalogue.impossible import Impossible
from projectl.catalogue.pieces import PIECE_INDEX, PIECES
from projectl.catalogue.placements import CELLS, JOINS, PLACEMENTS
from projectl.notation.positions import COLOURS, PENDING_NAMES, PHASES, deck_names, pieces_in_play, row_size
from projectl.notation.schema import Lying, Pending, Position, Seat
from projectl.rules import engine
from projectl.rules.books import book_of
from projectl.rules.end import MARK_SHIFT, OWNER_BITS
from projectl.rules.options import DIFFICULTIES, Terms, write_options
from projectl.rules.sound import REASONS, SOUND
from projectl.rules.state import (
    AMBASSADOR,
    DECK_AT,
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
    STATE,
)

PENDING: Final = {name: number for number, name in PENDING_NAMES.items()}
PENDING_KEYS: Final = {
    MASTER: {"placed_on"},
    AMBASSADOR: {"placed_on"},
    GHOST: {"placed_on", "parts"},
    REWARD: {"puzzles"},
    LEVEL_UP: {"puzzles", "steps", "raised"},
    RECYCLE: {"row", "under"},
}
PLACEMENT_OF: Final = {(PIECES[p.piece], p.text): index for index, p in enumerate(PLACEMENTS)}
MOST_SEED: Final = 2**64 - 1


class InvalidPosition(ValueError):
    """A position, a record or the terms of a game that cannot be; of both last `because` says it for any language."""

    def __init__(self, sentence: str, because: Impossible | None = None) -> None:
        super().__init__(sentence)
        self.because = because


def shown(value: object) -> str:
    """A value as it may stand in a sentence: short, whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # more digits, or deeper, than Python writes
        text = f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:60] + "..."


def read_schema(given: object, schema: Any, form: str) -> Any:
    """The dict as the schema's type; InvalidPosition says where it does not fit."""
    if not isinstance(given, dict):
        raise InvalidPosition(f"a position is a dict, not {type(given).__name__}")
    found = given.get("format")
    if not isinstance(found, str) or found != form:
        raise InvalidPosition(f"this program reads the format {form!r}, not {shown(found)}")
    try:
        return msgspec.convert(given, schema)
    except (msgspec.ValidationError, ValueError, OverflowError, RecursionError) as error:
        raise InvalidPosition(f"the position is malformed: {str(error)[:200]}") from None


class _Builder:
    """Builds a state from a position that already has the right shape; whether it can be, the rules say at last."""

    def __init__(self, position: Position, box: Box, terms: Terms, is_blanked: bool) -> None:
        self.position = position
        self.is_blanked = is_blanked
        self.box = box
        self.terms = terms
        self.states = np.zeros(1, STATE)
        self.state = self.states[0]
        self.seen: set[str] = set()

    def number(self, puzzle_id: str, where: str) -> int:
        """A puzzle by id, each only once in the whole position."""
        if puzzle_id not in self.box.number:
            raise InvalidPosition(f"{where}: there is no puzzle {puzzle_id!r} in this game")
        if puzzle_id in self.seen:
            raise InvalidPosition(f"{where}: puzzle {puzzle_id} is in the position twice")
        self.seen.add(puzzle_id)
        return self.box.number[puzzle_id]

    @property
    def may_hide(self) -> bool:
        """[P5] whether piles and their points may be blanks."""
        return self.is_blanked and bool(self.terms.options["hidden_piles"])

    def counts(self, pieces: dict[str, int], where: str, into: Any) -> None:
        in_play = pieces_in_play(self.terms)
        if set(pieces) != set(in_play):
            raise InvalidPosition(f"{where} must name every piece in play: {', '.join(in_play)}")
        for piece, count in pieces.items():
            into[PIECE_INDEX[piece]] = count

    def build(self) -> Any:
        write_options(self.terms, self.state)
        self.blank()
        self.header()
        self.counts(self.position.reserve, "reserve", self.state.reserve)
        for seat, given in enumerate(self.position.seats):
            self.seat(seat, given)
        self.table()
        self.markers()
        self.check()
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
        if not self.is_blanked and (position.rng is not None) != self.terms.options["endless_white"]:
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
        points = given.noted.points
        if points is None and not self.may_hide:
            raise InvalidPosition(f"{where} noted: points are missing")
        state.noted_points[seat] = NONE if points is None else points
        state.noted_puzzles[seat] = given.noted.puzzles
        state.noted_m[seat] = given.noted.m
        state.noted_new_m[seat] = given.noted.m_new or 0
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
        state.filled[seat, slot] = filled
        state.joins[seat, slot] = joins

    def pile(self, seat: int, given: Seat) -> None:
        where = f"seat {seat} pile"
        pile = self.named(given, where) if None in given.pile else given.pile
        unused = set(given.unused_m)
        if len(unused) < len(given.unused_m) or not unused <= set(pile):
            raise InvalidPosition(f"{where}: unused_m must be different puzzles of the pile")
        if not set(given.new_m) <= unused:
            raise InvalidPosition(f"{where}: new_m must be among unused_m")
        for puzzle_id in pile:
            if puzzle_id is None:
                self.finish(seat, NONE, M_NONE)
                continue
            number = self.number(puzzle_id, where)
            mark = M_NEW if puzzle_id in given.new_m else M_UNUSED if puzzle_id in unused else M_NONE
            self.finish(seat, number, mark)

    def named(self, given: Seat, where: str) -> list[str | None]:
        """[P5] a hidden pile with the puzzles in it that everybody knows, in the order that `blank` leaves them in."""
        if not self.is_blanked:
            raise InvalidPosition(f"{where}: a puzzle is hidden; a complete position names all")
        if not self.may_hide or set(given.pile) != {None}:
            raise InvalidPosition(f"{where}: it is partly hidden, or should not be (P5)")
        pending = (given.pending.puzzles or []) if given.pending is not None else []
        certain = list(dict.fromkeys([*given.unused_m, *pending]))
        if len(certain) > len(given.pile):
            raise InvalidPosition(f"{where}: more of its puzzles are known than it has (P5)")
        return [*given.pile[len(certain) :], *certain]

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
        needed = PENDING_KEYS[kind]
        names = ("placed_on", "parts", "puzzles", "steps", "raised", "row", "under")
        if {name for name in names if getattr(given, name) is not msgspec.UNSET} != needed:
            raise InvalidPosition(f"{where}: {given.kind} has exactly the keys {', '.join(sorted(needed))}")
        state.pending[seat] = kind
        for slot in given.placed_on or ():
            state.placed_on[seat] = int(state.placed_on[seat]) | 1 << slot - 1
        for piece, count in (given.parts or {}).items():
            if piece not in PIECES[:ORDINARY]:
                raise InvalidPosition(f"{where}: {piece!r} is no part of a Ghost action (G1)")
            state.ghost_parts[seat, PIECE_INDEX[piece]] = count
        self.pending_rewards(seat, given)
        if kind == RECYCLE:
            state.recycling[seat] = COLOURS.index(str(given.row))
            state.recycled[seat] = given.under

    def pending_rewards(self, seat: int, given: Pending) -> None:
        if not given.puzzles:
            return
        state, where = self.state, f"seat {seat} pending"
        if len(set(given.puzzles)) < len(given.puzzles):
            raise InvalidPosition(f"{where}: a puzzle is rewarded once (P1)")
        for place, puzzle_id in enumerate(given.puzzles):
            number = self.box.number.get(puzzle_id, NONE)
            if number == NONE or number not in self.state.finished[self.state.finished_by & OWNER_BITS == seat]:
                raise InvalidPosition(f"{where}: {puzzle_id!r} is not in the pile")
            state.open_rewards[seat, place] = number
        if given.kind == "levelup":
            state.steps[seat] = given.steps
            if given.raised is not None:
                if given.raised not in PIECE_INDEX:
                    raise InvalidPosition(f"{where}: there is no piece {given.raised!r}")
                state.raised[seat] = PIECE_INDEX[str(given.raised)]

    def table(self) -> None:
        position, state, terms = self.position, self.state, self.terms
        names = deck_names(terms)
        if any(set(given) != set(names) for given in (position.rows, position.decks, position.known)):
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
            if puzzle_id is not None:
                number = self.number_of_colour(puzzle_id, name, f"deck {name}")
                self.state.deck[DECK_AT[deck] + place] = number
            elif not self.is_blanked:
                raise InvalidPosition(f"deck {name}: a puzzle is hidden; a complete position names all")
        self.state.deck_size[deck] = len(given)
        self.state.known[deck] = self.position.known[name]

    def number_of_colour(self, puzzle_id: str, name: str, where: str) -> int:
        number = self.number(puzzle_id, where)
        if name != "G" and self.box.puzzles[number].colour != name:
            raise InvalidPosition(f"{where}: {puzzle_id} is of the other colour")
        return number

    def markers(self) -> None:
        """[L2] who holds them; elsewhere whose turn it is. Turns end with the last seat's: nobody's comes after it."""
        given, marker, players = self.position.markers, self.state.marker, self.terms.players
        if given is not None:
            if max(given.white, given.black) >= players:
                raise InvalidPosition("markers: seats of this table hold them (L2)")
            marker[:] = given.white, given.black
        elif self.position.phase != "turn":
            marker[0] = players - 1
        elif self.position.to_decide:
            marker[0] = self.position.to_decide[0]

    def check(self) -> None:
        """Whether there can be such a position."""
        difficulty = DIFFICULTIES[self.terms.difficulty] if self.terms.difficulty else 0
        laid, told = np.zeros(CELLS, np.int16), np.zeros(2, np.int32)
        code = engine.unsound(self.states, 0, book_of(self.box), difficulty, laid, told)
        if code != SOUND:
            rules, sentence = REASONS[code]
            said = sentence.format(seat=told[0], piece=PIECES[told[1]])
            raise InvalidPosition(f"{said} ({rules})")


def build_states(position: Position, box: Box, terms: Terms, is_blanked: bool = False) -> Any:
    """A one-element array with the state of a position, complete or blanked; InvalidPosition says what cannot be."""
    return _Builder(position, box, terms, is_blanked).build()
