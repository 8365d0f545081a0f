"""The front door: one class to play, look at, save and load games of every kind."""

import os
import secrets
from dataclasses import dataclass, field
from typing import Any, Self

import numpy as np

from projectl.catalogue.box import Box, open_box
from projectl.catalogue.impossible import Impossible
from projectl.catalogue.puzzles import own_text, tidied
from projectl.notation.happenings import Event, events_of
from projectl.notation.moves import MOVES, AnyMove, Move, index_of, misread, whole
from projectl.notation.positions import FORMAT, position_dict
from projectl.notation.reading import MOST_SEED, InvalidPosition, build_states, read_schema, shown
from projectl.notation.records import (
    Record,
    check_count,
    check_header,
    no_record,
    read_record,
    with_seats,
    write_record,
)
from projectl.notation.refused import arguments
from projectl.notation.schema import Position, View
from projectl.notation.seats import Seated, Seats, check_seats
from projectl.notation.standings import Standing, Stop, Stopping, new_rows, new_stops, read_standing, read_stopping
from projectl.notation.views import VIEW_FORMAT, blanked_position, view_dict
from projectl.rules import actions, engine
from projectl.rules.books import book_of
from projectl.rules.dealing import POSSIBLE, new_hand
from projectl.rules.events import new_log
from projectl.rules.options import DEFAULT_EDITION, DIFFICULTIES, Terms, agree, check_puzzles, write_options
from projectl.rules.refusals import REASONS
from projectl.rules.sight import SPECTATOR
from projectl.rules.state import OVER, SLOTS, STATE
from projectl.words.phrases import refused

__all__ = ["Game", "IllegalMove", "InvalidPosition", "Move", "Refusal", "Seated", "Stop", "with_seats"]

SEED_BITS = 63
MOST_SAID = 300
"""Letters of a sentence that quotes what it was given."""


@dataclass(frozen=True)
class Refusal:
    """Why a move may not be made: a code, the rule it comes from, a sentence, and what the sentence speaks of."""

    code: str
    rule: str | None
    sentence: str
    args: dict[str, Any] = field(default_factory=dict)


class IllegalMove(ValueError):
    """A move that cannot be read or may not be made; `refusal` says why, `line` where in a record."""

    def __init__(self, refusal: Refusal, line: int | None = None) -> None:
        super().__init__(refusal, line)
        self.refusal = refusal
        self.line = line

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line is not None else ""
        rule = f" ({self.refusal.rule})" if self.refusal.rule else ""
        return f"{where}{self.refusal.sentence}{rule}"


def _refusal(code: str, rule: str | None, args: dict[str, Any]) -> Refusal:
    return Refusal(code, rule, refused(code, args), args)


class Game:
    """A game of Project L.

    >>> g = Game.new(players=2, seed=7)
    >>> g.to_decide
    (0,)
    >>> [str(move) for move in g.legal()][:3]
    ['take W1', 'take W2', 'take W3']
    >>> [event["kind"] for event in g.play("take W1")]
    ['take', 'refill']
    """

    __slots__ = (
        *("_book", "_box", "_history", "_log", "_seated", "_seed", "_start", "_state", "_states", "_terms"),
        "has_take_backs",
    )

    def __init__(self, states: Any, box: Box, terms: Terms, seed: int | None, start: dict[str, Any] | None) -> None:
        self._states = states
        self._state = states[0]
        self._box = box
        self._book = book_of(box)
        self._terms = terms
        self._seed = seed
        self._start = start
        self._seated: Seats = (None,) * terms.players
        self.has_take_backs = False
        """For the record alone: decisions were taken back that nobody takes back from others."""
        self._log = new_log()
        self._history: list[tuple[int, int, bytes]] = []

    # Making a game

    @classmethod
    def new(
        cls,
        players: int | None = None,
        variant: str = "standard",
        edition: str = DEFAULT_EDITION,
        expansions: Any = (),
        difficulty: str | None = None,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
        puzzles: str | os.PathLike[str] | None = None,
    ) -> Self:
        """A new game, set up; a ValueError says what does not go together."""
        try:
            own = None if puzzles is None else own_text(puzzles)
            terms, box = _agreed(players, variant, edition, expansions, difficulty, options, own)
        except (ValueError, OSError, TypeError, RecursionError) as error:
            raise _invalid(error) from None
        return cls._from_seed(terms, box, seed)

    @classmethod
    def _from_seed(cls, terms: Terms, box: Box, seed: int | None) -> Self:
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        _check_seed(seed)
        states = np.zeros(1, STATE)
        write_options(terms, states[0])
        game = cls(states, box, terms, seed, None)
        opponent = DIFFICULTIES[terms.difficulty] if terms.difficulty else 0
        engine.set_up(states, 0, game._book, game._log, seed & 0xFFFFFFFF, seed >> 32, opponent)
        return game

    @classmethod
    def from_dict(cls, d: dict[str, Any]) -> Self:
        """The game that continues from a complete position; InvalidPosition says what cannot be."""
        position = read_schema(d, Position, FORMAT)
        terms, box = _terms_of(position)
        return cls._from_states(build_states(position, box, terms), box, terms)

    @classmethod
    def _from_states(cls, states: Any, box: Box, terms: Terms) -> Self:
        game = cls(states, box, terms, None, None)
        for seat in game.to_decide:
            if not game.legal(seat):
                raise InvalidPosition(f"seat {seat} is to decide, but has nothing to decide (T13)")
        game._start = game.to_dict()
        return game

    @classmethod
    def from_view(cls, view: dict[str, Any], seed: int) -> Self:
        """A possible position behind a view: what it does not show is dealt at random."""
        seen = read_schema(view, View, VIEW_FORMAT)
        terms, box = _terms_of(seen)
        _check_seed(seed)
        states = build_states(blanked_position(seen), box, terms, is_blanked=True)
        if engine.deal(states, 0, book_of(box), new_hand(), seed & 0xFFFFFFFF, seed >> 32) != POSSIBLE:
            raise InvalidPosition("the view has more hidden puzzles than the game")
        return cls._from_states(states, box, terms)

    @classmethod
    def from_record(cls, text: str) -> Self:
        """A game replayed from its record; an error says which line."""
        record = read_record(text)
        position = record.position()
        game = cls._from_header(record) if position is None else cls._from_begun(position)
        check_header(record, game._terms, game._box)
        game._seated = record.seats(game._terms.players)
        game.has_take_backs = record.has_take_backs
        for line, seat, move in record.moves:
            if seat >= game._terms.players:
                sentence = f"line {line}: there is no seat {seat} at this table of {game._terms.players}"
                raise no_record("no_seat", sentence, line=line, seat=seat, seats=game._terms.players)
            try:
                game.play(move, seat)
            except IllegalMove as error:
                raise IllegalMove(error.refusal, line) from None
        check_count(record)
        return game

    @classmethod
    def _from_begun(cls, position: Any) -> Self:
        """The game a record begins in the middle of."""
        try:
            return cls.from_dict(position)
        except InvalidPosition as error:
            raise InvalidPosition(str(error), error.because or Impossible("record_unsound", str(error))) from None

    @classmethod
    def _from_header(cls, record: Record) -> Self:
        """The game a record begins with. Its puzzles are text, never a file: records come from strangers."""
        seed = record.seed()
        try:
            terms, box = _agreed(
                record.number("players"),
                record.text("variant") or "standard",
                record.text("edition") or DEFAULT_EDITION,
                record.words("expansions"),
                record.text("difficulty"),
                record.options(),
                record.own,
            )
        except ValueError as error:
            raise _invalid(error) from None
        return cls._from_seed(terms, box, seed)

    def copy(self) -> Self:
        """A game of its own in the same position with the same history."""
        twin = type(self)(self._states.copy(), self._box, self._terms, self._seed, self._start)
        twin._history = self._history.copy()
        twin._seated = self._seated
        twin.has_take_backs = self.has_take_backs
        return twin

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return type(self).from_record, (self.record(),)

    # Playing

    @property
    def to_decide(self) -> tuple[int, ...]:
        """The seats that may decide now; two of them in Line Clear, none when the game is over."""
        return tuple(seat for seat, may in enumerate(self._state.deciding.tolist()) if may)

    def _actor(self, seat: int | None) -> int:
        if seat is None:
            deciding = self.to_decide
            if len(deciding) > 1:
                raise ValueError(f"seats {deciding} may decide: say which one does")
            return deciding[0] if deciding else 0
        number = whole(seat)
        if number is None or not 0 <= number < self._terms.players:
            raise ValueError(f"there is no seat {seat!r} at this table of {self._terms.players}")
        return number

    def _legal_indices(self, seat: int | None) -> Any:
        out = np.empty(actions.ACTIONS, np.int16)
        return out[: engine.legal(self._states, 0, self._book, self._actor(seat), out)]

    def legal(self, seat: int | None = None) -> list[Move]:
        """Every move a seat may make now, in index order; [] for a seat that may not decide."""
        return [MOVES[index] for index in self._legal_indices(seat).tolist()]

    def mask(self, seat: int | None = None) -> Any:
        """The same as a boolean array over the action space."""
        mask = np.zeros(actions.ACTIONS, np.bool_)
        mask[self._legal_indices(seat)] = True
        return mask

    def why_not(self, move: AnyMove, seat: int | None = None) -> Refusal | None:
        """None if the move may be made, otherwise why not."""
        actor = self._actor(seat)
        index = index_of(move)
        if index is None:
            code, args = misread(move)
            return _refusal(code, None, args)
        code_number = engine.why_not(self._states, 0, self._book, actor, index)
        return None if code_number == 0 else self._explain(code_number, actor, index)

    def play(self, move: AnyMove, seat: int | None = None) -> list[Event]:
        """Make a move, given as itself, its text or its index; the events it caused.

        An IllegalMove says why it may not be made, and nothing has changed.
        """
        actor = self._actor(seat)
        index = index_of(move)
        if index is None:
            code, args = misread(move)
            raise IllegalMove(_refusal(code, None, args))
        before = self._states.tobytes()
        refused = engine.play(self._states, 0, self._book, self._log, actor, index)
        if refused:
            raise IllegalMove(self._explain(refused, actor, index))
        self._history.append((actor, index, before))
        return events_of(self._log, self._box)

    def held(self, move: AnyMove, seat: int) -> tuple[Self, list[Event]] | None:
        """[T1] the position in which a turn that ends with this move waits to be ended, and the events until then.

        Nobody else's turn has begun there. None if the move may not be made, if the turn does not end with it, or if it
        brings a card to light: then it is played, or not at all.
        """
        actor, index = self._actor(seat), index_of(move)
        twin = self.copy()
        if index is None or not engine.hold(twin._states, 0, twin._book, twin._log, actor, index):
            return None
        return twin, events_of(twin._log, twin._box)

    def undo(self) -> None:
        """Take back one decision."""
        if not self._history:
            raise ValueError("there is nothing to undo")
        _, _, before = self._history.pop()
        self._states[:] = np.frombuffer(before, STATE)

    def _explain(self, code: int, seat: int, index: int) -> Refusal:
        name, rule = REASONS[code]
        return _refusal(name, rule, arguments(name, self._state, seat, index, lambda: self.legal(seat)))

    # Looking

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return int(self._state.phase) == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of each seat; in solo seat 1 is the automatic opponent."""
        return tuple(engine.score(self._states, 0, self._book, seat) for seat in range(self._score_count))

    @property
    def _score_count(self) -> int:
        return 2 if self._terms.variant == "solo" else self._terms.players

    @property
    def standing(self) -> Standing:
        """[E6] [E7] [X17] what each score is made of, and once the game is over the step that decided it."""
        rows = new_rows()
        step = engine.standing(self._states, 0, self._book, rows)
        return read_standing(rows, self._score_count, step, engine.lead(self._states, 0, self._book))

    @property
    def stopping(self) -> Stopping | None:
        """[E3] [E5] at Finishing Touches how each seat would end if nobody placed anything more; None before them."""
        rows = new_stops()
        ties = engine.stopping(self._states.copy(), 0, self._book, self._log, rows)
        return read_stopping(rows, self._terms.players, ties) if ties else None

    def unfinished_costs(self, seat: int) -> tuple[int, ...]:
        """[X16] [R6] the points that each of a seat's four slots would cost if the game ended now."""
        actor = self._actor(seat)
        return tuple(engine.unfinished_cost(self._states, 0, self._book, actor, slot) for slot in range(SLOTS))

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats, several if they share the victory; empty until the game is over."""
        bits = engine.winners(self._states, 0, self._book)
        return tuple(seat for seat in range(6) if bits >> seat & 1)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, JSON-ready; None: what everybody at the table may know."""
        return view_dict(position_dict(self._blanked(seat)[0], self._box, self._terms))

    def _blanked(self, seat: int | None) -> Any:
        states = self._states.copy()
        engine.blank(states, 0, SPECTATOR if seat is None else self._actor(seat))
        return states

    def blanked(self, seat: int | None = None) -> bytes:
        """The position as compiled code reads it, without what a seat may not know; for the engine of a page."""
        return bytes(self._blanked(seat).tobytes())

    @property
    def arrays(self) -> tuple[Any, Any]:
        """The one-element state array and the book, for compiled code: a copy to search in."""
        return self._states.copy(), self._book

    def to_dict(self) -> dict[str, Any]:
        """The complete position, JSON-ready."""
        return position_dict(self._state, self._box, self._terms)

    @property
    def seed(self) -> int | None:
        """What the cards were shuffled with; None of a game that began from a position."""
        return self._seed

    @property
    def seated(self) -> Seats:
        """Who sits where, for the record alone: a `Seated` for each seat, None where nobody knows."""
        return self._seated

    @seated.setter
    def seated(self, seated: Seats) -> None:
        self._seated = check_seats(seated, self._terms.players)

    def record(self) -> str:
        """The whole game as text."""
        moves = [(seat, str(MOVES[index])) for seat, index, _ in self._history]
        terms, box, seated = self._terms, self._box, self._seated
        return write_record(terms, box, self._seed, self._start, seated, moves, has_take_backs=self.has_take_backs)

    def __repr__(self) -> str:
        terms = self._terms
        return f"<Game {terms.variant}, {terms.players} seats, {len(self._history)} decisions, scores {self.scores}>"


def _check_seed(seed: object) -> None:
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise InvalidPosition(f"a seed is a whole number from 0 to 2**64 - 1, not {shown(seed)}")


def _invalid(error: Exception) -> InvalidPosition:
    """The same as an InvalidPosition, which knows it for any language where that is possible."""
    if isinstance(error, InvalidPosition):
        return error
    return InvalidPosition(str(error)[:MOST_SAID], error if isinstance(error, Impossible) else None)


def _agreed(
    players: object,
    variant: object,
    edition: object,
    expansions: object,
    difficulty: object,
    options: object,
    own: str | None,
) -> tuple[Terms, Box]:
    """The terms of a game and its puzzles, with the text of a player's own; a ValueError says what cannot be."""
    terms = agree(players, variant, edition, expansions, difficulty, options)
    box = open_box(terms.expansions, None if own is None else tidied(own))
    check_puzzles(terms, box.count("W"), box.count("B"))
    return terms, box


def _terms_of(position: Position | View) -> tuple[Terms, Box]:
    try:
        return _agreed(
            position.players,
            position.variant,
            position.edition,
            position.expansions,
            position.difficulty,
            position.options,
            position.puzzles,
        )
    except ValueError as error:
        raise _invalid(error) from None
