"""A position read back from its dict, with every check: nothing that cannot be on a table gets past here."""

from collections import Counter
from typing import Any, Final

import msgspec
import numpy as np

from projectl.catalogue.box import Box
from projectl.catalogue.impossible import Impossible
from projectl.catalogue.pieces import PIECE_INDEX, PIECES
from projectl.catalogue.placements import CELLS, JOINS, PLACEMENTS
from projectl.catalogue.puzzles import MOST_POINTS
from projectl.notation.positions import COLOURS, PENDING_NAMES, PHASES, deck_names, pieces_in_play, row_size
from projectl.notation.schema import Lying, Pending, Position, Seat
from projectl.rules.end import MARK_SHIFT, OWNER_BITS
from projectl.rules.options import DIFFICULTIES, Terms, write_options
from projectl.rules.setup import LEVEL_5_EACH, LOCKS
from projectl.rules.state import (
    AMBASSADOR,
    DECK_AT,
    FINISHING,
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
    """Builds a state from a position that already has the right shape, counting pieces and puzzles as it goes."""

    def __init__(self, position: Position, box: Box, terms: Terms, is_blanked: bool) -> None:
        self.position = position
        self.is_blanked = is_blanked
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
            self.pieces[piece] += count

    def build(self) -> Any:
        write_options(self.terms, self.state)
        self.blank()
        self.header()
        self.counts(self.position.reserve, "reserve", self.state.reserve)
        for seat, given in enumerate(self.position.seats):
            self.seat(seat, given)
        self.table()
        self.check_puzzles()
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
        if position.phase == "turn" and position.idle.rounds > 2:
            raise InvalidPosition("idle: after three idle rounds no turn follows (E8)")
        state.idle_rounds = position.idle.rounds
        state.idle_acted = position.idle.acted
        state.idle_progress = position.idle.progress
        for seat in position.to_decide:
            if seat >= self.terms.players or state.deciding[seat]:
                raise InvalidPosition(f"to_decide: {position.to_decide} are not different seats of this table")
            state.deciding[seat] = 1
        if position.passed and (self.terms.variant != "line-clear" or position.final_round is None):
            raise InvalidPosition("passed: counted in Line Clear, once the end is triggered (L6)")
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
        if not self.terms.options["endless_white"] and (points or given.noted.puzzles or given.noted.m):
            raise InvalidPosition(f"{where} noted: puzzles are noted only with endless_white (R11)")
        if (points or 0) > given.noted.puzzles * MOST_POINTS or given.noted.m > given.noted.puzzles:
            raise InvalidPosition(f"{where} noted: so many points and M are not on so few puzzles (R11)")
        state.noted_points[seat] = NONE if points is None else points
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
            if puzzle_id in unused and self.box.puzzles[number].reward != "M":
                raise InvalidPosition(f"{where}: {puzzle_id} has no M to use (A1)")
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
        self.check_pending(seat, given, where)
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

    def check_pending(self, seat: int, given: Pending, where: str) -> None:
        """[T11] [A2] [G1] [R3] [R9] what these rules let a seat begin."""
        terms, options = self.terms, self.terms.options
        if given.kind == "master" and not self.position.seats[seat].master_used:
            raise InvalidPosition(f"{where}: a Master action that is not used (T11)")
        # A noted M [R11] is taken at its word: the puzzle it came from is back in the deck.
        has_m = options["endless_white"] or any(puzzle.reward == "M" for puzzle in self.box.puzzles)
        if given.kind == "ambassador" and not has_m:
            raise InvalidPosition(f"{where}: no puzzle of this game gives an Ambassador action (A1)")
        if given.kind == "ghost" and "ghost" not in terms.expansions:
            raise InvalidPosition(f"{where}: the Ghost action belongs to the Ghost Piece expansion (G1)")
        if given.kind == "recycle":
            markers = self.position.markers
            if terms.variant == "solo" or not options["recycle"] or (markers and markers.white != seat):
                raise InvalidPosition(f"{where}: this seat may not recycle (R3, R9, R10)")

    def pending_rewards(self, seat: int, given: Pending) -> None:
        if not given.puzzles:
            return
        state, where = self.state, f"seat {seat} pending"
        rewards = []
        if len(set(given.puzzles)) < len(given.puzzles):
            raise InvalidPosition(f"{where}: a puzzle is rewarded once (P1)")
        for place, puzzle_id in enumerate(given.puzzles):
            number = self.box.number.get(puzzle_id, NONE)
            if number == NONE or number not in self.state.finished[self.state.finished_by & OWNER_BITS == seat]:
                raise InvalidPosition(f"{where}: {puzzle_id!r} is not in the pile")
            rewards.append(self.box.puzzles[number].reward)
            state.open_rewards[seat, place] = number
        if rewards[0] == "M" or ("^" in rewards[0]) != (given.kind == "levelup"):
            raise InvalidPosition(f"{where}: the first puzzle's reward {rewards[0]} is no {given.kind}")
        if given.kind == "levelup":
            if given.steps == 2 and (rewards[0] == "^" or given.raised is not None):
                raise InvalidPosition(f"{where}: so many steps are not left (G5)")
            state.steps[seat] = given.steps
            if given.raised is not None:
                if given.raised not in PIECE_INDEX or not state.supply[seat, PIECE_INDEX[str(given.raised)]]:
                    raise InvalidPosition(f"{where}: raised must be a piece of the supply")
                state.raised[seat] = PIECE_INDEX[str(given.raised)]

    def table(self) -> None:
        position, state, terms = self.position, self.state, self.terms
        names = deck_names(terms)
        if any(set(given) != set(names) for given in (position.rows, position.decks, position.known)):
            raise InvalidPosition(f"rows, decks and known have the keys {', '.join(names)} in {terms.variant}")
        for deck, name in enumerate(names):
            self.row(deck, name)
            self.deck(deck, name)
        is_triggered = position.final_round is not None or position.phase != "turn"
        if terms.variant == "solo" and not position.decks["G"] and not is_triggered:
            # Nothing else ends a solo game [E8], so it would go on for ever.
            raise InvalidPosition("final_round: the deck is empty, so the end is triggered (X13)")
        if (position.solo is not None) != (terms.variant == "solo"):
            raise InvalidPosition("solo: part of a solo game, and only of that")
        if position.solo is not None:
            most = sum(LOCKS) + DIFFICULTIES[str(terms.difficulty)]
            if sum(position.solo.locks) + position.solo.supply > most:
                raise InvalidPosition(f"solo: there are {most} locks at most (X2)")
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

    def check_puzzles(self) -> None:
        """[S1] no more puzzles than a game ever holds."""
        for colour, most in (("W", MAX_WHITE), ("B", MAX_BLACK)):
            count = sum(self.box.puzzles[self.box.number[puzzle_id]].colour == colour for puzzle_id in self.seen)
            if count > most:
                raise InvalidPosition(
                    f"{count} puzzles of colour {colour} are in the position, at most {most} can be (S1)"
                )

    def check_pieces(self) -> None:
        """[C2] [C4] every piece accounted for."""
        for piece in pieces_in_play(self.terms):
            is_ordinary = PIECE_INDEX[piece] < ORDINARY
            each = self.terms.options["pieces_each"] if is_ordinary else LEVEL_5_EACH
            if self.pieces[piece] != each:
                rule = "C2" if is_ordinary else "C4"
                raise InvalidPosition(f"there are {self.pieces[piece]} {piece} here, the box has {each} ({rule})")

    def check_turn(self) -> None:
        """[S5] [L3] [E3] those who decide are those whose turn it is."""
        position, state = self.position, self.state
        deciding = position.to_decide
        for seat, given in enumerate(position.seats):
            is_acting = seat in deciding and position.phase == "turn"
            if (given.actions_left > 0) != is_acting:
                raise InvalidPosition(f"seat {seat}: actions are left exactly while a seat's turn lasts (T1)")
            if not is_acting and (given.master_used or given.black_taken or given.new_m or given.noted.m_new):
                raise InvalidPosition(f"seat {seat}: what was done this turn is forgotten as it ends (T11, R5, R12)")
            if given.touches and position.phase == "turn":
                raise InvalidPosition(f"seat {seat}: Finishing Touches come after the last turn (E3)")
            if given.pending is not None and not is_acting:
                raise InvalidPosition(f"seat {seat}: only a seat at its turn has something pending (T13)")
            self.check_full(seat, given)
            self.check_touches(seat, given)
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

    def check_touches(self, seat: int, given: Seat) -> None:
        """[E3] each touch fills a cell or more, so touches and free cells are no more than four puzzles have."""
        free = 0
        for slot, lying in enumerate(given.puzzles):
            if lying is not None:
                recess = self.box.puzzles[self.box.number[lying.id]].recess
                free += (recess & ~int(self.state.filled[seat, slot])).bit_count()
        if given.touches + free > SLOTS * CELLS:
            raise InvalidPosition(f"seat {seat}: {given.touches} touches are more than its puzzles had room for (E3)")

    def check_full(self, seat: int, given: Seat) -> None:
        """[P1] a full puzzle is completed when its action ends."""
        is_open = given.pending is not None and PENDING[given.pending.kind] in (MASTER, AMBASSADOR, GHOST)
        if is_open or (self.state.phase == FINISHING and self.state.deciding[seat]):
            return
        for slot, lying in enumerate(given.puzzles):
            if lying is not None:
                puzzle = self.box.puzzles[self.box.number[lying.id]]
                if int(self.state.filled[seat, slot]) == puzzle.recess:
                    raise InvalidPosition(f"seat {seat} puzzle {slot + 1}: {lying.id} is full, so it is completed (P1)")


def build_states(position: Position, box: Box, terms: Terms, is_blanked: bool = False) -> Any:
    """A one-element array with the state of a position, complete or blanked; InvalidPosition says what cannot be."""
    return _Builder(position, box, terms, is_blanked).build()
