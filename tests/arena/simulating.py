"""Made-up bots and results, for tests that need many games or bots that misbehave."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from projectl import Move
from projectl.arena.match import Result, play_game
from projectl.arena.schedule import Pairing, pairing
from projectl.arena.settings import Settings, agree
from projectl.bots import Bot, make
from projectl.bots.forfeit import Forfeit


class Crashing:
    """Plays its first move as often as told, then breaks down as told."""

    def __init__(self, good: int, trouble: Callable[[], Move]) -> None:
        self._left = good
        self._trouble = trouble
        self.closed = 0

    def choose(self, _view: dict[str, Any], moves: Sequence[Move]) -> Move:
        self._left -= 1
        return moves[0] if self._left >= 0 else self._trouble()

    def close(self) -> None:
        self.closed += 1


def raise_forfeit() -> Move:
    raise Forfeit("silent", name="it", seconds=1, question="decision 4")


def raise_bug() -> Move:
    raise IndexError("list index out of range")


def play_illegally() -> Move:
    return Move("levelup I2 V3")


TROUBLES = {"silent": raise_forfeit, "crashed": raise_bug, "illegal": play_illegally}


def table(count: int, **terms: Any) -> Settings:
    """Settings for so many `random` bots."""
    return agree(("random",) * count, **terms)


def pairings(settings: Settings, games: int) -> list[Pairing]:
    """The first so many games."""
    return [pairing(settings, number) for number in range(1, games + 1)]


def play_with(number: int, bot: Callable[[], Bot], settings: Settings, game: int) -> Any:
    """A game in which the bot of one number is replaced."""
    to_play = pairing(settings, game)
    seats = iter(to_play.seats)

    def sit_down(_settings: Settings, _spec: str, seed: int) -> Bot:
        return bot() if next(seats) == number else make("random", seed)

    return play_game(settings, to_play, sit_down)


def simulated(settings: Settings, strengths: Sequence[float], games: int, seed: int = 5) -> list[Result]:
    """Results of games that are won with probability strength / sum of the strengths at the table."""
    dice = Random(seed)
    found = []
    for to_play in pairings(settings, games):
        weights = [strengths[bot] for bot in to_play.seats]
        found.append(result_of(to_play, (dice.choices(range(len(weights)), weights)[0],), dice))
    return found


def result_of(to_play: Pairing, winners: tuple[int, ...], dice: Random) -> Result:
    """A result with made-up scores."""
    scores = tuple(15 + 5 * (seat in winners) + dice.randrange(5) for seat in range(len(to_play.seats)))
    rounds = 12 + dice.randrange(5)
    return Result(
        game=to_play.game,
        deal=to_play.deal,
        seed=to_play.seed,
        seats=to_play.seats,
        scores=scores,
        winners=winners,
        decisions=200,
        rounds=rounds,
        is_cut=False,
        points=tuple(tuple(score * (one + 1) // rounds for score in scores) for one in range(rounds)),
        think_ms=tuple(tuple(dice.uniform(1, 20) for _ in range(10)) for _ in scores),
    )
