"""Ratings are Glickman's, count every pair of a table, and lose no game to another that ends at the same time."""

import asyncio
import math

import pytest
from sqlalchemy import insert

from projectl.server.people.people import People
from projectl.server.people.ratings import DAY, MOST_DEVIATION, Rating, RatingRow, after, best, of, rate
from projectl.server.storage.schema import ratings
from projectl.server.storage.store import Store

BOTS = ("bot:greedy", "bot:planner", "bot:random")


async def found(store: Store, who: str) -> RatingRow:
    (row,) = await of(store, who)
    return row


async def put(store: Store, row: RatingRow) -> None:
    await store.write(lambda connection: connection.execute(insert(ratings).values(row._asdict())))


def test_glickmans_own_example() -> None:
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    new = after(Rating(1500, 200, 0.06), games)
    assert new.rating == pytest.approx(1464.06, abs=0.02)  # he rounds on the way
    assert new.deviation == pytest.approx(151.52, abs=0.01)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)


def test_volatility_answers_surprises() -> None:
    """Figures from another program (glicko2-py 0.1.0), where the published example would not notice a mistake."""
    surprised = after(Rating(2500, 60, 0.06), [(Rating(1500, 60), 0.0)] * 5)
    assert surprised == pytest.approx((2395.688, 60.846, 0.0603263), abs=1e-3)
    assert surprised.volatility == pytest.approx(0.0603263, abs=1e-6)
    assert after(Rating(1500, 50, 0.06), [(Rating(1500, 60), 0.5)] * 5).volatility < 0.06


def test_a_stroke_of_luck_between_extremes_stays_a_number() -> None:
    for score in (0.0, 0.5, 1.0):
        new = after(Rating(4000, 30), [(Rating(100, 30), score)] * 5)
        assert all(map(math.isfinite, new))


@pytest.mark.anyio
async def test_the_winner_rises_and_the_loser_falls(store: Store) -> None:
    await rate(store, "standard", BOTS[:2], [1, 2], at=0.0)
    winner, loser = [await found(store, one) for one in BOTS[:2]]
    assert winner.rating - 1500 == pytest.approx(1500 - loser.rating)
    assert winner.rating == pytest.approx(1662.3, abs=0.1)
    assert winner.deviation == loser.deviation == pytest.approx(290.3, abs=0.1)
    assert winner.games == loser.games == 1


@pytest.mark.anyio
async def test_every_pair_of_a_table_counts_by_place(store: Store) -> None:
    await rate(store, "standard", BOTS, [2, 1, 2], at=0.0)
    first, second, third = [await found(store, one) for one in BOTS]
    assert second.rating > 1500 > first.rating
    assert first[2:] == third[2:]  # a shared place is a draw
    newcomer = Rating()
    assert first[2:5] == pytest.approx(after(newcomer, [(newcomer, 0.0), (newcomer, 0.5)], days=0))


@pytest.mark.anyio
async def test_variants_are_rated_apart(store: Store) -> None:
    await rate(store, "standard", BOTS[:2], [1, 2], at=0.0)
    await rate(store, "line-clear", BOTS[:2], [2, 1], at=0.0)
    assert [(row.pool, row.rating > 1500) for row in await of(store, BOTS[0])] == [
        ("line-clear", False),
        ("standard", True),
    ]


@pytest.mark.anyio
@pytest.mark.parametrize("who", [BOTS[:1], BOTS[:1] * 2, (*BOTS, BOTS[0])])
async def test_nobody_is_rated_against_themselves(store: Store, who: tuple[str, ...]) -> None:
    await rate(store, "standard", who, list(range(len(who))), at=0.0)
    assert await best(store, "standard", 10, 0) == []


@pytest.mark.anyio
async def test_places_must_be_those_of_the_seats(store: Store) -> None:
    with pytest.raises(ValueError, match="zip"):
        await rate(store, "standard", BOTS, [1, 2], at=0.0)
    assert await best(store, "standard", 10, 0) == []


@pytest.mark.anyio
async def test_time_away_makes_a_rating_uncertain_and_no_more_than_a_newcomers(store: Store) -> None:
    changes = []
    for pool, days in (("now", 0.0), ("week", 7.0), ("century", 36_500.0), ("earlier", -1.0)):
        for one in BOTS[:2]:
            await put(store, RatingRow(one, pool, 1500.0, 50.0, 0.06, 100, 50 * DAY))
        await rate(store, pool, BOTS[:2], [1, 2], at=(50 + days) * DAY)
        changes.append(await best(store, pool, 1, 0))
    now, week, century, earlier = [row for (row,) in changes]
    assert now.deviation < 50 < week.deviation < century.deviation < MOST_DEVIATION
    assert now.rating < week.rating < century.rating == pytest.approx(1662.3, abs=0.1)
    assert earlier[2:6] == now[2:6]  # a clock that was set back


@pytest.mark.anyio
async def test_the_best_are_in_order_and_have_played_enough(store: Store) -> None:
    for number, one in enumerate(BOTS):
        await put(store, RatingRow(one, "standard", 1500.0 + number, 50.0, 0.06, 10 * number, 0.0))
    await put(store, RatingRow("bot:other", "solo", 3000.0, 50.0, 0.06, 99, 0.0))
    assert [row.who for row in await best(store, "standard", 10, 10)] == ["bot:random", "bot:planner"]
    assert [row.who for row in await best(store, "standard", 1, 0)] == ["bot:random"]


@pytest.mark.anyio
async def test_games_that_end_at_once_all_count(store: Store) -> None:
    """Newcomers and old hands, in every order of seats: no deadlock, no game lost."""
    tables = [(one, other) for one in BOTS for other in BOTS if one != other] * 5
    await asyncio.gather(*[rate(store, "standard", who, [1, 2], at=float(at)) for at, who in enumerate(tables)])
    assert [(await found(store, one)).games for one in BOTS] == [20, 20, 20]


@pytest.mark.anyio
async def test_who_is_gone_gets_no_rating_and_others_do(store: Store) -> None:
    people = People(store)
    gone, _ = await people.new_guest()
    stays, _ = await people.new_guest()
    await people.delete(gone.id)
    await rate(store, "standard", [gone.id, stays.id], [2, 1], at=0.0)
    assert await of(store, gone.id) == []
    assert (await found(store, stays.id)).rating > 1500


@pytest.mark.anyio
async def test_who_leaves_while_a_game_is_counted_leaves_no_rating(store: Store) -> None:
    people = People(store)
    for _ in range(10):
        leaver, _ = await people.new_guest()
        await asyncio.gather(rate(store, "standard", [leaver.id, BOTS[0]], [1, 2], at=0.0), people.delete(leaver.id))
        assert await of(store, leaver.id) == []
    assert (await found(store, BOTS[0])).games == 10
