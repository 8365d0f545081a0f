"""A table as its log makes it. No network, no database, no clock of its own: entries in, state out.

`apply` folds one entry after another. Before an entry is written, `decide`, `take_back`, `sit` and the others say
whether it may be: they return the entry, or raise NotNow.

Long, because what an entry does and whether it may be written stand side by side here; what can be told by itself is in
`absent`, `clocks` and `holding`.
"""

from collections import Counter, deque
from collections.abc import Sequence, Set
from itertools import takewhile
from typing import Final, NamedTuple, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from projectl import Game
from projectl.game import Stop
from projectl.server.refusing import AgainstTheRules, NotNow
from projectl.server.storage.entries import (
    Away,
    Back,
    BreakOff,
    Choice,
    Choose,
    Close,
    Decide,
    Drop,
    Entry,
    Hold,
    Rematch,
    Sit,
    StandIn,
    Start,
    TakeBack,
)
from projectl.server.storage.uptime import Stretch
from projectl.server.tables.absent import MOST_CHOICES, Absent
from projectl.server.tables.clocks import Clocks
from projectl.server.tables.holding import Holding
from projectl.server.tables.shown import NOTHING, Happened, Phase, Stopping, TieBreak, Wishes
from projectl.server.tables.wishes import OPEN, YOU, new_game

WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
REMEMBERED: Final = 100
"""Decisions of which the events are kept, for those who were away for a moment."""
STAND_IN: Final = "casual"
"""The bot that plays on for somebody who left, or whose time is up."""
MOST_TAKEN_BACK: Final = 60
"""Decisions that a seat may take back in one turn."""
MOST_SITS: Final = {WAITING: 20, PLAYING: 80}
"""How often one person may sit down at a table, before the game and in all."""
MOST_CHANGES: Final = 300
"""Entries after which nobody stands up any more from a table that waits: it begins, or is closed."""
REVEALING: Final = frozenset({"refill", "noted"})
TURN_ENDING: Final = frozenset({"end_turn", "turn", "touches", "finishing", "over", "markers"})
_encode = msgspec.json.Encoder().encode


class Chair(NamedTuple):
    """Who sits at a seat, who was meant to, and for whom it is kept; `last` is the last person who played there."""

    wish: str
    person: str | None = None
    bot: str | None = None
    kept: str | None = None
    last: str | None = None
    is_lent: bool = False
    """The bot plays only until whom the seat is kept for is back."""

    @property
    def is_free(self) -> bool:
        """Nobody sits here, or a bot only stands in; `may_sit` says who may sit down."""
        return self.person is None and (self.bot is None or self.wish in (YOU, OPEN))


class _Undoable(Struct, frozen=True, gc=False):
    seat: int
    is_revealing: bool
    is_turn_over: bool


def _view(game: Game, seat: int | None) -> bytes:
    view = game.view(seat)
    if view["puzzles"] is not None:
        del view["puzzles"]
    return _encode(view)


class LiveTable:
    """One table."""

    def __init__(self, table: str, host: str, wishes: Wishes, seed: int) -> None:
        self.table = table
        self.host = host
        self.wishes = wishes
        self.seed = seed
        self.number = 0
        self.decision = 0
        self.at = 0.0
        self.phase: Phase = WAITING
        self.rematch: str | None = None
        self.chairs = [Chair(wish) for wish in wishes.seats]
        self._called = wishes.names or [None] * len(wishes.seats)
        self.began: list[Chair] = []
        """Who sat where when the game began: theirs is the result, whoever plays on for them."""
        self.is_from_page = False
        """The game was begun in a page, by somebody who knows its seed."""
        self.ever: set[str] = set()
        """Everybody who ever sat here, or for whom a seat was kept."""
        self._sits: Counter[str] = Counter()
        """How often each of them sat down."""
        self.to_decide: tuple[int, ...] = ()
        """The seats that may decide now."""
        self.happened: deque[Happened] = deque(maxlen=REMEMBERED)
        self.absent = Absent()
        self.is_broken_off = False
        """It was ended before its end: nobody has won."""
        self.clocks: Clocks | None = None
        self.away: Sequence[Stretch] = ()
        """When no server ran, as far as clocks have to know."""
        self.deck_start = 0
        """How many cards the deck whose end brings the game's end had at first [E1] [X13]."""
        self.holding = Holding()
        """The turns that wait for their seats to end them."""
        self._game: Game | None = None
        self._undoable: list[_Undoable] = []
        self._taken_back: dict[int, int] = {}
        """How many decisions each seat has taken back in its turn."""
        self._views: dict[int | None, bytes] = {}
        self._scores: tuple[int, ...] = ()
        """Counted once for each position, for everybody who is told."""
        self._is_hiding = False
        self._is_finishing = False
        self._touches: list[tuple[int, str]] = []
        """Who decided what since Finishing Touches began."""

    # What has happened

    def apply(self, entry: Entry, at: float) -> None:
        """One more entry of the log."""
        at = max(at, self.at)
        match entry:
            case Sit():
                self._sit(entry)
            case Start():
                self._start(entry, at)
            case Decide():
                self._decide(entry)
            case Hold():
                self.holding.begin(self.chairs[entry.seat].person or "", entry.seat, entry.move, self.game)
            case Drop():
                self._drop(entry)
            case TakeBack():
                self._take_back(entry)
            case Rematch():
                self.rematch = entry.table
            case Close():
                self.phase = CLOSED
            case Away():
                self.absent.go(entry.person, entry.since)
            case Back():
                self._back(entry)
            case Choose():
                self.absent.choose(entry.person, entry.choice)
            case StandIn():
                self._stand_in(entry)
            case BreakOff():
                self.phase, self.is_broken_off = OVER, True
            case _:
                assert_never(entry)
        self.number += 1
        self.at = at
        self.to_decide = self._game.to_decide if self._game is not None and self.phase == PLAYING else ()
        if self.clocks is not None:
            self.clocks.go_on(self.to_decide, at)

    def _sit(self, entry: Sit) -> None:
        old = self.chairs[entry.seat]
        self.chairs[entry.seat] = Chair(old.wish, entry.person, entry.bot, entry.kept, entry.person or old.last)
        if entry.person is not None:
            self._sits[entry.person] += 1
            self.absent.come(entry.person)
        self.ever.update(person for person in (entry.person, entry.kept) if person is not None)
        if entry.person is not None and self.phase == PLAYING and self._is_inviting(entry.seat):
            # Whoever is the first to come: the seat was theirs from the beginning.
            self.began[entry.seat] = self.chairs[entry.seat]

    def _back(self, entry: Back) -> None:
        self.absent.come(entry.person)
        for seat, chair in enumerate(self.chairs):
            if chair.is_lent and chair.kept == entry.person:
                self.chairs[seat] = chair._replace(person=entry.person, bot=None, kept=None, is_lent=False)

    def _stand_in(self, entry: StandIn) -> None:
        for seat, chair in enumerate(self.chairs):
            if chair.person in self.absent.since:
                self.chairs[seat] = chair._replace(person=None, bot=entry.bot, kept=chair.person, is_lent=True)
        self.absent.choices.clear()

    def _start(self, entry: Start, at: float) -> None:
        first = entry.first
        turned = self.chairs[first:] + self.chairs[:first]
        self.chairs = [chair._replace(last=chair.person) for chair in turned]
        self.began = list(self.chairs)
        self._called = self._called[first:] + self._called[:first]
        self._game = new_game(self.wishes, self.seed)
        self._game.has_take_backs = entry.has_take_backs
        self.is_from_page = entry.is_from_page
        view = self._game.view()
        self._is_hiding = bool(view["options"]["hidden_piles"])  # [P5] seats see different things
        self.deck_start = view["decks"].get("G", view["decks"].get("B", 0))
        self.phase = PLAYING
        if self.wishes.clock is not None:
            self.clocks = Clocks(self.wishes.clock, len(self.chairs), at, self.away)

    def _decide(self, entry: Decide) -> None:
        events = self.game.play(entry.move, entry.seat)
        self.holding.end(entry.seat)
        kinds = {event["kind"] for event in events}
        if self._is_finishing:
            self._touches.append((entry.seat, entry.move))
        self._is_finishing |= "finishing" in kinds
        drew = any(event["kind"] == "take" and event["source"].endswith("deck") for event in events)
        is_turn_over = bool(kinds & TURN_ENDING)
        self._undoable.append(_Undoable(entry.seat, drew or bool(kinds & REVEALING), is_turn_over))
        if is_turn_over:
            self._taken_back.pop(entry.seat, None)
        self._note(entry.seat, entry.move, msgspec.Raw(_encode(events)))
        if self.game.is_over:
            self.phase = OVER

    def _drop(self, entry: Drop) -> None:
        self.holding.end(entry.seat)
        self.holding.look_again(self.game)
        self._waver(entry.seat)

    def _waver(self, seat: int) -> None:
        self._taken_back[seat] = self._taken_back.get(seat, 0) + 1

    def _take_back(self, entry: TakeBack) -> None:
        self.game.undo()
        self._undoable.pop()
        if self._touches:
            self._touches.pop()
        self._waver(entry.seat)
        self._note(entry.seat, None, NOTHING)

    def _note(self, seat: int, move: str | None, events: msgspec.Raw) -> None:
        self.decision += 1
        self.holding.look_again(self.game)
        self._views.clear()
        self._scores = ()
        self.happened.append(Happened(self.number + 1, self.decision, seat, move, events))

    # How it stands

    @property
    def game(self) -> Game:
        """The game; a NotNow before it has begun."""
        if self._game is None:
            raise NotNow("not_playing")
        return self._game

    def position(self, person: str) -> Game:
        """The game as somebody sees it: with those of their turns that wait to be ended."""
        return self.holding.position(person, self.game)

    def happened_since(self, number: int) -> list[Happened]:
        """The decisions after an entry of the log, in order; it is mostly the last alone."""
        return list(takewhile(lambda each: each.number > number, reversed(self.happened)))[::-1]

    @property
    def is_timed(self) -> bool:
        """Whether somebody's clock runs."""
        return self.clocks is not None and any(self.chairs[seat].person for seat in self.clocks.running)

    @property
    def is_rated(self) -> bool:
        """Whether it may count: played to its end, with the puzzles everybody has, and a seed that nobody knew."""
        return self.wishes.puzzles is None and not self.is_from_page and not self.is_broken_off

    @property
    def has_take_backs(self) -> bool:
        """Decisions were taken back, in a page, that nobody takes back from others."""
        return self._game is not None and self._game.has_take_backs

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody holds."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person == person]

    def called(self, seat: int, person: str | None) -> str | None:
        """What somebody at a seat is called there, if the host gave those on their screen names."""
        return self._called[seat] if person == self.host else None

    def forget_names(self) -> None:
        """The host is gone for good: nobody was ever called anything."""
        self.wishes = replace(self.wishes, names=[])
        self._called = [None] * len(self.chairs)

    @property
    def people(self) -> set[str]:
        """Everybody who sits here."""
        return {chair.person for chair in self.chairs if chair.person is not None}

    @property
    def awaited(self) -> set[str]:
        """Those for whom a seat is kept."""
        return {chair.kept for chair in self.chairs if chair.kept is not None}

    @property
    def attending(self) -> set[str]:
        """Those who sit here and are not away for long."""
        return self.people - self.absent.since.keys()

    def is_choosing(self, here: Set[str]) -> bool:
        """Whether the others may choose how to go on without who is away: while all of them are there."""
        are_missed = not self.people.isdisjoint(self.absent.since) and here.isdisjoint(self.absent.since)
        attending = self.attending
        return self.phase == PLAYING and are_missed and bool(attending) and attending <= here

    def may_sit(self, person: str, seat: int) -> bool:
        """Whether somebody may sit down at a seat now."""
        return self.phase in (WAITING, PLAYING) and self._why_not_sit(person, seat) is None

    def _why_not_sit(self, person: str, seat: int) -> str | None:
        """The code of what keeps somebody from a seat.

        A seat that is kept is one person's. In a running game whoever left a seat may have it back; others may take it
        who have none, unless piles are hidden [P5]: then they would see what is not theirs. To a seat whose first
        person is still awaited they may come, if they have seen no other seat's pile.
        """
        chair = self.chairs[seat]
        if not chair.is_free:
            return "seat_taken"
        if chair.kept is not None and chair.kept != person:
            return "seat_kept"
        if self._sits[person] >= MOST_SITS.get(self.phase, 0):
            return "sat_too_often"
        if self.phase == WAITING or person in (chair.kept, chair.last):
            return None
        if self._is_hiding and (person in self.ever or not self._is_inviting(seat)):
            return "seat_kept"
        return "one_seat" if self.seats_of(person) else None

    def _is_inviting(self, seat: int) -> bool:
        """Whether a game that was begun in a page awaits the person of a seat: until then a bot plays it for nobody."""
        return self.is_from_page and self.began[seat].wish == OPEN and self.began[seat].person is None

    @property
    def is_full(self) -> bool:
        """Every seat is taken."""
        return all(chair.person is not None or chair.bot is not None for chair in self.chairs)

    def perspective(self, person: str) -> int | None:
        """The seat whose view somebody gets: of their own, the one to decide; None for a spectator."""
        own = self.seats_of(person)
        return next((seat for seat in own if seat in self.to_decide), own[0] if own else None)

    def view(self, seat: int | None, position: Game | None = None) -> bytes:
        """The view of a seat as JSON, of the game's own position made once.

        The text of a puzzle file of one's own, up to 64 kB, is left out: it is in the wishes, and never changes.
        """
        if not self._is_hiding:
            seat = None
        if position is not None and position is not self.game:
            return _view(position, seat)
        if seat not in self._views:
            self._views[seat] = _view(self.game, seat)
        return self._views[seat]

    def state(self, seat: int | None, position: Game) -> bytes:
        """The same for the engine of a page."""
        return position.blanked(seat if self._is_hiding else None)

    def may_see_history(self, person: str) -> bool:
        """Whether somebody may hear what was decided before they came; [P5] it would tell what lies in hidden piles."""
        return not self._is_hiding or self.phase == OVER or bool(self.seats_of(person))

    def scores(self, seat: int | None, position: Game | None = None) -> list[int | None]:
        """Points so far, as a seat knows them; [P5] those of hidden piles are their owners' to know."""
        self._scores = scores = self._scores or self.game.scores
        if position is not None and position is not self.game:
            scores = position.scores
        if not self._is_hiding or self.phase == OVER:
            return list(scores)
        is_open = [other in (seat, *range(len(self.chairs), len(scores))) for other in range(len(scores))]
        return [points if is_shown else None for points, is_shown in zip(scores, is_open, strict=True)]

    def finishing(self, person: str) -> dict[str, Stopping]:
        """[E3] [E5] the score that somebody's seats at their Finishing Touches would end with, if they stopped now."""
        own = [seat for seat in self.seats_of(person) if self.is_at_touches(seat)]
        stopping = self.game.stopping if own else None
        if stopping is None:
            return {}
        return {str(seat): self._stopping(seat, stopping.seats[seat], person) for seat in own}

    def _stopping(self, seat: int, stop: Stop, person: str) -> Stopping:
        moves = [move for other, move in self._touches if other == seat]
        return Stopping(stop.now, stop.before, stop.won, stop.lost, list(stop.open), moves, self.is_alone(person))

    def ties(self) -> list[TieBreak]:
        """[E7] [X17] at Finishing Touches what would break a tie, if nobody placed anything more."""
        stopping = self.game.stopping if self._is_finishing and self.phase == PLAYING else None
        return [] if stopping is None else [TieBreak(by, rule, list(counts)) for by, rule, counts in stopping.ties]

    def is_at_touches(self, seat: int) -> bool:
        """Whether a seat is at its Finishing Touches."""
        return self._is_finishing and seat in self.to_decide

    def is_alone(self, person: str) -> bool:
        """Whether somebody plays against nobody but bots, nor awaits anybody back, and so may be advised."""
        return self.people | self.awaited == {person}

    def legal(self, person: str) -> dict[str, list[str]]:
        """What somebody may do with each of their seats that may decide."""
        own = [seat for seat in self.seats_of(person) if seat in self.to_decide and seat not in self.holding]
        return {str(seat): [str(move) for move in self.game.legal(seat)] for seat in own}

    def may_undo(self, person: str) -> list[int]:
        """Those of their seats that may take their last decision back."""
        held = [seat for seat in self.holding.of(person) if not self._is_wavering(seat)]
        if self.phase != PLAYING or not self._undoable:
            return held
        last = self._undoable[-1]
        is_open = not last.is_revealing and not last.is_turn_over and not self._is_wavering(last.seat)
        is_own = self.chairs[last.seat].person == person and last.seat not in self.holding
        return [*held, last.seat] if is_open and is_own else held

    def _is_wavering(self, seat: int) -> bool:
        return self._taken_back.get(seat, 0) >= MOST_TAKEN_BACK

    # What may happen

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise NotNow("no_such_seat", seat=seat)

    def _check_own(self, person: str, seat: int) -> None:
        self._check_seat(seat)
        if self.chairs[seat].person != person:
            raise NotNow("not_your_seat")

    def _check_playing(self) -> None:
        if self.phase != PLAYING:
            raise NotNow({WAITING: "not_playing", OVER: "game_over", CLOSED: "closed"}[self.phase])

    def _check_decision(self, seat: int, decision: int) -> None:
        """Not meant for an older position; [L3] what the other marker's holder did meanwhile does not matter."""
        if decision == self.decision:
            return
        if self.wishes.variant == "line-clear" and self.decision - REMEMBERED <= decision < self.decision:
            since = [each for each in self.happened if each.decision > decision]
            if all(each.seat != seat and each.move is not None for each in since):
                return
        raise NotNow("stale", given=decision, now=self.decision)

    def sit(self, person: str, seat: int) -> Sit:
        """Somebody takes a seat."""
        self._check_seat(seat)
        if self.phase in (OVER, CLOSED):
            raise NotNow("game_over" if self.phase == OVER else "closed")
        why = self._why_not_sit(person, seat)
        if why is not None:
            raise NotNow(why)
        return Sit(seat, person)

    def stand(self, person: str, seat: int) -> Sit | Decide:
        """Somebody gives a seat up; in a running game a bot takes it, once a turn that waits is ended."""
        self._check_own(person, seat)
        if self.phase in (OVER, CLOSED):
            raise NotNow("game_over" if self.phase == OVER else "closed")
        if self._is_worn_out:
            raise NotNow("stay_seated")
        return self._ended(seat) or Sit(seat, bot=STAND_IN if self.phase == PLAYING else None)

    def leave(self, person: str, seat: int) -> Sit | Decide | Close:
        """Somebody is gone for good; a table where too many came and went is given up with them."""
        return Close() if self._is_worn_out else self.stand(person, seat)

    @property
    def _is_worn_out(self) -> bool:
        return self.phase == WAITING and self.number >= MOST_CHANGES

    def stand_in(self, seat: int, now: float) -> Sit | Decide:
        """Somebody's time is up: a turn that waits is ended; else a bot plays on, and the seat stays theirs."""
        chair = self.chairs[seat]
        if self.clocks is None or chair.person is None or self.clocks.left(seat, now) > 0:
            raise NotNow("not_playing")
        return self._ended(seat) or Sit(seat, bot=STAND_IN, kept=chair.person)

    def sit_kept(self, person: str) -> Sit:
        """Somebody takes the first seat that is kept for them."""
        for seat, chair in enumerate(self.chairs):
            if chair.kept == person:
                return self.sit(person, seat)
        raise NotNow("seat_taken")

    def let_go(self, person: str) -> Sit:
        """The first seat that is kept for somebody is kept no longer."""
        for seat, chair in enumerate(self.chairs):
            if chair.kept == person:
                return Sit(seat, chair.person, chair.bot)
        raise NotNow("not_seated")

    def fill(self, person: str) -> Sit:
        """The host does not wait any longer: a bot takes the first seat that is free."""
        self._check_host(person)
        for seat, chair in enumerate(self.chairs):
            if chair.person is None and chair.bot is None:
                return Sit(seat, bot=STAND_IN)
        raise NotNow("not_waiting")

    def close(self, person: str) -> Close:
        """The host gives up a table where the game has not begun."""
        self._check_host(person)
        return Close()

    def _check_host(self, person: str) -> None:
        if person != self.host:
            raise NotNow("not_host")
        if self.phase != WAITING:
            raise NotNow("closed" if self.phase == CLOSED else "not_waiting")

    def decide(self, person: str, seat: int, decision: int, move: str, *, hold: bool = False) -> Decide | Hold:
        """Somebody decides for a seat of theirs; [T1] what ends the turn may be held until they say so."""
        self._check_own(person, seat)
        entry = self.decide_for(seat, decision, move)
        if seat in self.holding:
            raise NotNow("held")
        return Hold(seat, move) if hold and self.position(person).held(move, seat) is not None else entry

    def decide_for(self, seat: int, decision: int, move: str) -> Decide:
        """A decision of a seat, whoever makes it."""
        self._check_playing()
        self._check_decision(seat, decision)
        refusal = self.game.why_not(move, seat)
        if refusal is not None:
            raise AgainstTheRules(refusal)
        return Decide(seat, move)

    def decide_as_bot(self, seat: int, decision: int, move: str) -> Decide:
        """A bot decides, if nobody has taken its seat meanwhile; a turn that waits is played as it was decided."""
        if self.chairs[seat].bot is None:
            raise NotNow("seat_taken")
        entry = self.decide_for(seat, decision, move)
        return self._ended(seat) or entry

    def go_away(self, person: str, since: float) -> Away:
        """Somebody who plays has been away for long; at a table for days that is nothing to speak of."""
        self._check_playing()
        if self.wishes.is_over_days or person not in self.attending:
            raise NotNow("nobody_away")
        return Away(person, since)

    def come_back(self, person: str) -> Back:
        """Whoever was away is there."""
        self._check_playing()
        if person not in self.absent.since:
            raise NotNow("nobody_away")
        return Back(person)

    def choose(self, person: str, choice: Choice, here: Set[str]) -> Choose:
        """Somebody says how to go on without who is away."""
        self._check_playing()
        if person not in self.people:
            raise NotNow("not_seated")
        if not self.is_choosing(here):
            raise NotNow("nobody_away")
        if not self.absent.may_choose(person):
            raise NotNow("chosen_too_often", most=MOST_CHOICES)
        return Choose(person, choice)

    def agree(self, here: Set[str]) -> StandIn | BreakOff:
        """What all who are there chose, done."""
        agreed = self.absent.agreed(self.attending) if self.is_choosing(here) else None
        if agreed is None or agreed == "wait":
            raise NotNow("nobody_away")
        return StandIn(STAND_IN) if agreed == "stand_in" else BreakOff()

    def end(self, person: str, seat: int, decision: int) -> Decide:
        """Somebody ends a turn that waits."""
        self._check_own(person, seat)
        self._check_playing()
        self._check_decision(seat, decision)
        entry = self._ended(seat)
        if entry is None:
            raise NotNow("not_held")
        return entry

    def _ended(self, seat: int) -> Decide | None:
        move = self.holding.move(seat)
        return None if move is None else Decide(seat, move)

    def take_back(self, person: str, seat: int, decision: int) -> TakeBack | Drop:
        """Somebody takes the last decision back, or drops the one that waits."""
        self._check_own(person, seat)
        self._check_playing()
        if seat in self.holding:
            self._check_decision(seat, decision)
            self._check_wavering(seat)
            return Drop(seat)
        if decision != self.decision:
            raise NotNow("stale", given=decision, now=self.decision)
        if not self._undoable or self._undoable[-1].seat != seat:
            raise NotNow("nothing_to_undo")
        if self._undoable[-1].is_turn_over:
            raise NotNow("undo_turn_over")
        if self._undoable[-1].is_revealing:
            raise NotNow("undo_revealed")
        self._check_wavering(seat)
        return TakeBack(seat)

    def _check_wavering(self, seat: int) -> None:
        if self._is_wavering(seat):
            raise NotNow("undo_too_often", most=MOST_TAKEN_BACK)

    def check_again(self, person: str) -> None:
        """Whether somebody may ask for a rematch."""
        if person not in self.people:
            raise NotNow("not_seated")
        if self.phase != OVER:
            raise NotNow("not_over")
