"""One game between bots, from the first decision to its result; whoever breaks down forfeits, with the cause named."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from projectl import Game, IllegalMove
from projectl.arena.schedule import Pairing, drawn
from projectl.arena.settings import Settings
from projectl.bots import BOTS, Bot, Forfeit, briefly, close, finish, make, with_think_ms
from projectl.bots.external import LIMITS
from projectl.game import Seated

STAND_IN: Final = "random"
"""Plays on for a bot that forfeited, where others still play for something."""
MOST_SENTENCE: Final = 300
"""Letters of a sentence that are kept."""
OPPONENT: Final = 1
"""Solo: the seat of the automatic opponent."""


class Forfeited(msgspec.Struct, frozen=True):
    """A seat whose bot gave up the game, and why: in a word and in a sentence."""

    seat: int
    code: str
    cause: str


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What is remembered of a game besides its record; a line of results.jsonl."""

    game: int
    deal: int
    seed: int
    seats: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    rounds: int
    is_cut: bool
    """Whether it ended early because only one was left: its scores are not those of a whole game."""
    points: tuple[tuple[int, ...], ...]
    """The scores after each round, the last after Finishing Touches."""
    think_ms: tuple[tuple[float, ...], ...]
    """The time of each decision, seat by seat."""
    forfeits: tuple[Forfeited, ...] = ()


class Played(msgspec.Struct, frozen=True):
    """A finished game: its result and its record."""

    result: Result
    record: str


Sit = Callable[[Settings, str, int], Bot]


def sit(settings: Settings, spec: str, seed: int) -> Bot:
    """The bot that was typed. The arena is started by the owner of the machine: `exec:` is welcome."""
    limits = LIMITS._replace(timeout_ms=settings.timeout_ms, think_ms=settings.think_ms or LIMITS.think_ms)
    told = spec if settings.think_ms is None else with_think_ms(spec, settings.think_ms)
    bot = make(told, seed, allow_exec=True, limits=limits)
    # A program starts before its first decision is timed.
    getattr(bot, "start", lambda: None)()
    return bot


def trouble(seat: int, error: Exception) -> Forfeited:
    """Why a bot forfeits."""
    if isinstance(error, Forfeit):
        return Forfeited(seat, error.code, _short(error.cause))
    return Forfeited(seat, "crashed", _short(f"{type(error).__name__}: {error}"))


def _short(sentence: str) -> str:
    return " ".join(sentence.split())[:MOST_SENTENCE]


def next_seat(game: Game) -> int:
    """Who decides now; where two may (Line Clear), the white marker's holder finishes first."""
    deciding = game.to_decide
    if len(deciding) == 1:
        return deciding[0]
    white = int(game.to_dict()["markers"]["white"])
    return white if white in deciding else deciding[0]


class Match:
    """The bots around one table."""

    def __init__(self, settings: Settings, pairing: Pairing, sit_down: Sit) -> None:
        self._settings = settings
        self._pairing = pairing
        self.game = settings.new_game(pairing.seed)
        self.game.seated = tuple(Seated.of_bot(settings.bots[number]) for number in pairing.seats)
        self.forfeits: list[Forfeited] = []
        self.points: list[tuple[int, ...]] = []
        self.think_ms: list[list[float]] = [[] for _ in pairing.seats]
        self.decisions = 0
        self._bots: dict[int, Bot] = {}
        for seat, number in enumerate(pairing.seats):
            try:
                self._bots[seat] = sit_down(settings, settings.bots[number], self._bot_seed(seat))
            except Exception as error:  # whatever goes wrong in a bot is its own forfeit
                self._forfeit(trouble(seat, error))

    def _bot_seed(self, seat: int) -> int:
        # From 0, as games were counted once: a game that was played then is still the same.
        return drawn(self._settings.seed, "bot", self._pairing.game - 1, seat)

    def _forfeit(self, forfeited: Forfeited) -> None:
        self.forfeits.append(forfeited)
        self._close(forfeited.seat)
        self._bots[forfeited.seat] = make(STAND_IN, self._bot_seed(forfeited.seat))

    def _close(self, seat: int) -> None:
        bot = self._bots.pop(seat, None)
        if bot is not None:
            with suppress(Exception):  # it has played; how it leaves does not matter
                close(bot)

    def close(self) -> None:
        """Send every bot home."""
        for seat in list(self._bots):
            self._close(seat)

    @property
    def standing(self) -> list[int]:
        """The seats that have not forfeited."""
        out = {one.seat for one in self.forfeits}
        return [seat for seat in range(len(self._pairing.seats)) if seat not in out]

    @property
    def is_decided(self) -> bool:
        """Whether forfeits have left nobody to play against."""
        return len(self.standing) < min(2, len(self._pairing.seats))

    def decide(self, seat: int) -> None:
        """One decision of one seat."""
        view, moves = self.game.view(seat), self.game.legal(seat)
        is_out = seat not in self.standing
        before = time.perf_counter()
        try:
            move = self._bots[seat].choose(view, moves)
        except Exception as error:  # as above
            self._forfeit(trouble(seat, error))
            return
        if not is_out:
            self.think_ms[seat].append(round((time.perf_counter() - before) * 1000, 2))
        try:
            events = self.game.play(move, seat)
        except IllegalMove as error:
            self._forfeit(Forfeited(seat, "illegal", _short(f"{str(move)[:60]!r}: {error}")))
            return
        self.decisions += 1
        self._note_rounds(events)

    def _note_rounds(self, events: list[dict[str, Any]]) -> None:
        began = max((event["round"] for event in events if event["kind"] == "turn"), default=0)
        while len(self.points) < began - 1:
            self.points.append(self.game.scores)

    def winners(self) -> tuple[int, ...]:
        """Who won; a seat that forfeited never did."""
        standing = self.standing
        if self.is_decided:
            return tuple(standing) or (OPPONENT,)
        if not self.forfeits:
            return self.game.winners
        best = max(self.game.scores[seat] for seat in standing)
        kept = tuple(seat for seat in self.game.winners if seat in standing)
        return kept or tuple(seat for seat in standing if self.game.scores[seat] == best)

    def tell(self) -> None:
        """Tell those who want to know how it ended."""
        for seat in self.standing:
            with suppress(Exception):  # as above
                finish(self._bots[seat], self.game.scores, self.winners())

    def result(self) -> Result:
        """What is remembered of it."""
        pairing, game = self._pairing, self.game
        return Result(
            game=pairing.game,
            deal=pairing.deal,
            seed=pairing.seed,
            seats=pairing.seats,
            scores=game.scores,
            winners=self.winners(),
            decisions=self.decisions,
            rounds=len(self.points) + 1,
            is_cut=not game.is_over,
            points=(*self.points, game.scores),
            think_ms=tuple(tuple(times) for times in self.think_ms),
            forfeits=tuple(self.forfeits),
        )


def try_programs(settings: Settings) -> None:
    """Start and end every program that is to play; a Forfeit says why one cannot."""
    for spec in dict.fromkeys(settings.bots):
        if spec.partition(":")[0] not in BOTS:
            close(sit(settings, spec, 0))


def rehearse(settings: Settings) -> None:
    """One hasty decision of every bot of ours: what it needs is compiled and loaded before the clock runs."""
    game = settings.new_game(0)
    seat = next_seat(game)
    for spec in dict.fromkeys(briefly(spec) for spec in settings.bots if spec.partition(":")[0] in BOTS):
        with suppress(Exception):  # a bot that breaks down does so again in its first game, and forfeits it
            bot = sit(settings, spec, 0)
            bot.choose(game.view(seat), game.legal(seat))
            close(bot)


def play_game(settings: Settings, pairing: Pairing, sit_down: Sit = sit) -> Played:
    """Play one game to its end."""
    match = Match(settings, pairing, sit_down)
    try:
        while not (match.game.is_over or match.is_decided):
            match.decide(next_seat(match.game))
        match.tell()
        return Played(match.result(), match.game.record())
    finally:
        match.close()
