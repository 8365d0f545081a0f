"""What the games say: one line of figures for each bot, in the order they were named."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

import msgspec
import numpy as np

from projectl.arena.match import OPPONENT, Result
from projectl.arena.ratings import Contest, Interval, rate, wilson
from projectl.arena.settings import Settings


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one bot; these are the keys of `--json`."""

    bot: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    mean_score: float | None
    rating: float
    rating_low: float
    rating_high: float
    p99_think_ms: float | None
    forfeits: int


def entrants(settings: Settings) -> int:
    """How many are rated: the bots, and in solo the automatic opponent after them."""
    return len(settings.bots) + settings.is_solo


def seated(settings: Settings, result: Result) -> tuple[int, ...]:
    """The entrant of each seat that has a score."""
    return (*result.seats, len(settings.bots)) if settings.is_solo else result.seats


def contests(settings: Settings, results: Sequence[Result]) -> list[Contest]:
    """The games as who sat there and who won."""
    found = []
    for result in results:
        seats = seated(settings, result)
        found.append(Contest(seats, tuple(seats[seat] for seat in result.winners)))
    return found


def ratings(settings: Settings, results: Sequence[Result]) -> list[Interval]:
    """The rating of each entrant; in solo relative to the automatic opponent."""
    count = entrants(settings)
    return rate(contests(settings, results), count, count - 1 if settings.is_solo else None)


def share_won(contest: Contest, entrant: int) -> float:
    """How much of the victory is an entrant's."""
    return contest.won.count(entrant) / len(contest.won)


def scores_of(settings: Settings, results: Sequence[Result], entrant: int) -> list[int]:
    """The final scores of an entrant in whole games, where it did not forfeit."""
    found = []
    for result in results:
        out = {one.seat for one in result.forfeits}
        found += [
            score
            for seat, (one, score) in enumerate(zip(seated(settings, result), result.scores, strict=True))
            if one == entrant and seat not in out and not result.is_cut
        ]
    return found


def think_times(results: Sequence[Result], entrant: int) -> list[float]:
    """The milliseconds of every decision of a bot."""
    return [
        one
        for result in results
        for seat, times in enumerate(result.think_ms)
        if result.seats[seat] == entrant
        for one in times
    ]


def causes(results: Sequence[Result], entrant: int) -> Counter[str]:
    """Why a bot forfeited, and how often."""
    return Counter(one.code for result in results for one in result.forfeits if result.seats[one.seat] == entrant)


def first_cause(results: Sequence[Result], entrant: int, code: str) -> str:
    """The sentence of the first of these forfeits."""
    told = (one for result in results for one in result.forfeits if result.seats[one.seat] == entrant)
    return next((one.cause for one in told if one.code == code), "")


def fair_share(settings: Settings, results: Sequence[Result], entrant: int) -> float:
    """The win rate of a bot as good as the others: its part of the seats."""
    shares = [
        seats.count(entrant) / len(seats)
        for seats in (seated(settings, result) for result in results)
        if entrant in seats
    ]
    return fmean(shares) if shares else 0.0


def seat_rates(settings: Settings, results: Sequence[Result]) -> list[Interval]:
    """The win rate of each seat, whoever sat there."""
    seats = OPPONENT + 1 if settings.is_solo else settings.players
    wins = [sum(1 / len(result.winners) for result in results if seat in result.winners) for seat in range(seats)]
    return [wilson(won, len(results)) for won in wins]


def percentile(values: Sequence[float], percent: float) -> float:
    """The value that so many percent do not pass."""
    return float(np.percentile(np.asarray(values), percent))


def best_first(rated: Sequence[float]) -> list[int]:
    """The numbers of the entrants, best first; equals stay in the order they were named."""
    return sorted(range(len(rated)), key=lambda one: -round(rated[one], 2))


def standings(settings: Settings, results: Sequence[Result]) -> list[Standing]:
    """The figures of every bot, in the order they were named."""
    rated = ratings(settings, results)
    played = contests(settings, results)
    found = []
    for number, bot in enumerate(settings.bots):
        own = [contest for contest in played if number in contest.seats]
        wins = sum(share_won(contest, number) for contest in own)
        won = wilson(wins, len(own))
        scores = scores_of(settings, results, number)
        times = think_times(results, number)
        found.append(
            Standing(
                bot=bot,
                games=len(own),
                wins=round(wins, 6),
                win_rate=round(won.value, 6),
                low=round(won.low, 6),
                high=round(won.high, 6),
                mean_score=round(fmean(scores), 6) if scores else None,
                rating=round(rated[number].value, 2) + 0.0,  # and no -0.0
                rating_low=round(rated[number].low, 2),
                rating_high=round(rated[number].high, 2),
                p99_think_ms=round(percentile(times, 99), 3) if times else None,
                forfeits=sum(causes(results, number).values()),
            )
        )
    return found
