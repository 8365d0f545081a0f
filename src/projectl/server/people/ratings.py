"""How strong somebody is: Glicko-2 ratings, per variant, of people and bots alike.

After Mark Glickman, "Example of the Glicko-2 system" (2012); the step numbers are his. A game with several seats counts
as a game between each two of them, won by the better place; all of these make one rating period. Periods are days: a
deviation grows by how long ago the last game was.

Written here because no package would do: `glicko2` 2.1.0 (2024, the most used) takes the rating for the deviation in
step 5, so that volatilities come out wrong, and `glicko2-py` is a first version.
"""

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Select, bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from projectl.server.storage.schema import people, ratings
from projectl.server.storage.store import Store

BOT: Final = "bot:"
"""Before the name of a bot."""
START: Final = 1500.0
SCALE: Final = 173.7178
MOST_DEVIATION: Final = 350.0
TAU: Final = 0.5
"""How readily the volatility changes; Glickman recommends 0.3 to 1.2."""
CLOSE_ENOUGH: Final = 1e-6
DAY: Final = 86_400.0


class Rating(NamedTuple):
    """What is believed of somebody's strength; a newcomer's to begin with."""

    rating: float = START
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06


class RatingRow(NamedTuple):
    """A rating as it is kept; `deviation` is that after the last game, at `changed`."""

    who: str
    pool: str
    rating: float
    deviation: float
    volatility: float
    games: int
    changed: float


def _grown(deviation: float, volatility: float, days: float) -> float:
    """Step 6: what one knows of somebody gets less certain with time."""
    return min(MOST_DEVIATION, math.hypot(deviation, SCALE * volatility * math.sqrt(days)))


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Step 5: the volatility that the results speak for, by the Illinois method."""
    start = math.log(sigma * sigma)

    def slope(x: float) -> float:
        spread = phi * phi + variance + math.exp(x)
        return math.exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - start) / (TAU * TAU)

    low, high = start, start - TAU
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        while slope(high) < 0:
            high -= TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE_ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def after(one: Rating, games: Sequence[tuple[Rating, float]], days: float = 1.0) -> Rating:
    """A rating after a period of so many days: games against others, 1 for a victory, 0.5 for a draw, 0 for a loss."""
    mu, phi = (one.rating - START) / SCALE, one.deviation / SCALE
    information = surprise = 0.0
    for other, score in games:
        weight = 1 / math.sqrt(1 + 3 * (other.deviation / SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-weight * (mu - (other.rating - START) / SCALE)))
        information += weight * weight * expected * (1 - expected)
        surprise += weight * (score - expected)
    volatility = _volatility(phi, one.volatility, 1 / information, surprise / information)
    grown = _grown(one.deviation, volatility, days) / SCALE
    phi = 1 / math.sqrt(1 / (grown * grown) + information)
    return Rating(START + SCALE * (mu + phi * phi * surprise), SCALE * phi, volatility)


def is_rated(who: Sequence[str]) -> bool:
    """Whether a table counts: at least two sit there, and nobody twice."""
    return len(who) > 1 and len(set(who)) == len(who)


def _score(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


async def _keep_places(connection: AsyncConnection, pool: str, who: Sequence[str], at: float) -> set[str]:
    """A row for each who has none yet, and who has one: all but people that are gone. They stay until the end."""
    there = select(people.c.id).where(people.c.id.in_(who)).order_by(people.c.id)
    present = set((await connection.execute(there.with_for_update(read=True, key_share=True))).scalars())
    kept = sorted(one for one in who if one in present or one.startswith(BOT))
    rows = [dict(zip(RatingRow._fields, (one, pool, *Rating(), 0, at), strict=True)) for one in kept]
    if rows:
        dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
        await connection.execute(dialect.insert(ratings).values(rows).on_conflict_do_nothing())
    return set(kept)


async def rate_on(connection: AsyncConnection, pool: str, who: Sequence[str], places: Sequence[int], at: float) -> None:
    """Rate a finished game in a transaction that is open already; see `rate`."""
    seats = list(zip(who, places, strict=True))
    if not is_rated(who):
        return
    kept = await _keep_places(connection, pool, who, at)
    # Everybody locks in the same order, so that two games that end at once wait for each other only one way round.
    query = select(ratings).where(ratings.c.pool == pool, ratings.c.who.in_(kept)).order_by(ratings.c.who)
    rows = {row.who: RatingRow(*row) for row in await connection.execute(query.with_for_update())}
    days = {one: max(0.0, at - row.changed) / DAY for one, row in rows.items()}
    # Days without a game pass first; the last day is the one of this game.
    before = dict.fromkeys(who, Rating()) | {
        one: Rating(row.rating, _grown(row.deviation, row.volatility, max(0.0, days[one] - 1)), row.volatility)
        for one, row in rows.items()
    }
    changed = []
    for one, place in seats:
        if one in rows:
            games = [(before[other], _score(place, theirs)) for other, theirs in seats if other != one]
            new = after(before[one], games, min(1.0, days[one]))
            changed.append({"one": one, **new._asdict(), "games": rows[one].games + 1, "changed": at})
    if changed:
        mine = (ratings.c.who == bindparam("one"), ratings.c.pool == pool)
        await connection.execute(update(ratings).where(*mine), changed)


async def rate(store: Store, pool: str, who: Sequence[str], places: Sequence[int], at: float) -> None:
    """Rate a finished game: who sat there (a person's id or bot:NAME) and in what places they ended, 1 or 0 the best.

    Shared places are draws. A table where somebody holds two seats is not rated, nor one of a single seat. To be called
    once a game.
    """

    async def work(connection: AsyncConnection) -> None:
        await rate_on(connection, pool, who, places, at)

    if is_rated(who):
        await store.write(work)


async def _read(store: Store, query: Select[Any]) -> list[RatingRow]:
    return [RatingRow(*row) for row in await store.read(query)]


async def best(store: Store, pool: str, limit: int, least_games: int) -> list[RatingRow]:
    """The highest ratings of a variant, of those with so many games."""
    query = select(ratings).where(ratings.c.pool == pool, ratings.c.games >= least_games)
    query = query.order_by(ratings.c.rating.desc(), ratings.c.who).limit(limit)
    return await _read(store, query)


async def of(store: Store, who: str) -> list[RatingRow]:
    """The ratings of one, a row for each variant."""
    query = select(ratings).where(ratings.c.who == who).order_by(ratings.c.pool)
    return await _read(store, query)
