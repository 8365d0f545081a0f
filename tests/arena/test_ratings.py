"""Ratings find the strengths that games were made with, and intervals hold them as often as they say."""

import math

import pytest

from projectl.arena.ratings import ELO, Contest, rate, wilson
from projectl.arena.sprt import BOUND, Question, Trial, expected, log_ratio, read_question
from projectl.arena.summary import contests, ratings
from tests.arena.simulating import simulated, table


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Newcombe (1998), table I: Wilson's interval without continuity correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_intervals_are_the_published_ones(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.value == pytest.approx(wins / games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=6e-5)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == (0.5, 0.0, 1.0)


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (4, 2), (5, 3), (4, 4), (2, 4), (3, 5)])
def test_known_strengths_are_recovered(bots: int, players: int) -> None:
    settings = table(bots, players=players)
    strengths = [4.0, 2.0, 1.0, 0.5, 0.25][:bots]
    truth = [ELO * math.log(one) for one in strengths]
    mean = sum(truth) / bots
    found = ratings(settings, simulated(settings, strengths, 6000))
    assert sum(one.value for one in found) == pytest.approx(0, abs=1e-6)
    for one, true in zip(found, truth, strict=True):
        assert abs(one.value - (true - mean)) < 30
        assert one.low < one.value < one.high
        assert one.high - one.low < 60


def test_95_of_100_intervals_hold_the_truth() -> None:
    settings = table(3)
    strengths = [3.0, 1.0, 1 / 3]
    held = 0
    for seed in range(100):
        best = ratings(settings, simulated(settings, strengths, 240, seed))[0]
        held += best.low <= ELO * math.log(3) <= best.high
    assert 88 <= held <= 100


def test_two_bots_have_the_rating_of_their_win_rate() -> None:
    games = [Contest((0, 1), (0,))] * 75 + [Contest((1, 0), (1,))] * 25
    first, second = rate(games, 2)
    # 75 and 25 with one drawn game: 75.5 to 25.5
    assert first.value - second.value == pytest.approx(400 * math.log10(75.5 / 25.5), abs=1e-6)
    # The variance of a log odds is 1/wins + 1/losses; each rating is half the difference.
    half = 1.959964 * ELO * math.sqrt(1 / 75.5 + 1 / 25.5) / 2
    assert first.high - first.value == pytest.approx(half, rel=1e-6)


def test_a_shared_victory_is_shared() -> None:
    shared = [Contest((0, 1), (0, 1))] * 10
    assert rate(shared, 2)[0].value == pytest.approx(0, abs=1e-9)


def test_whoever_never_lost_has_a_rating_and_no_game_says_nothing() -> None:
    best, worst = rate([Contest((0, 1), (0,))] * 400, 2)
    assert 400 < best.value - worst.value < 2000
    assert all(one.value == pytest.approx(0) for one in rate([], 3))


@pytest.mark.parametrize("games", [10, 60, 400])
def test_whoever_won_every_game_has_an_interval_one_can_read(games: int) -> None:
    better, worse = rate([Contest((0, 1), (0,))] * games, 2)
    # Half of the variance of the difference, whose information is games x p x (1 - p).
    p = (games + 0.5) / (games + 1)
    half = 1.959964 * math.sqrt(1 / ((games + 1) * p * (1 - p))) / 2 * ELO
    assert better.high - better.value == pytest.approx(half, rel=1e-4)
    assert worse.value - worse.low == pytest.approx(half, rel=1e-4)


def test_in_solo_the_automatic_opponent_is_zero() -> None:
    found = rate([Contest((0, 1), (0,))] * 30 + [Contest((0, 1), (1,))] * 10, 2, anchor=1)
    assert found[1].value == found[1].low == found[1].high == 0
    assert found[0].value == pytest.approx(400 * math.log10(30.5 / 10.5), abs=1e-6)


def test_wins_at_a_table_are_shares() -> None:
    settings = table(2, players=4)
    assert all(len(one.seats) == 4 for one in contests(settings, simulated(settings, [1, 1], 4)))


def test_the_sequential_test_is_walds_where_deals_are_won_or_lost() -> None:
    question = Question(0, 50)
    low, high = expected(0), expected(50)
    assert (low, high) == pytest.approx((0.5, 0.571463), abs=1e-6)
    wald = 60 * math.log(high / low) + 40 * math.log((1 - high) / (1 - low))
    assert log_ratio({1.0: 60, 0.0: 40}, question) == pytest.approx(wald, abs=2e-3)
    assert pytest.approx(math.log(19)) == BOUND


def test_the_sequential_test_is_close_to_the_normal_one() -> None:
    """The known approximation for many deals: n (high - low) (2 mean - low - high) / (2 variance)."""
    seen = {0.0: 40, 0.25: 90, 0.5: 380, 0.75: 130, 1.0: 60}
    games = sum(seen.values())
    mean = sum(one * count for one, count in seen.items()) / games
    variance = sum((one - mean) ** 2 * count for one, count in seen.items()) / games
    low, high = expected(0), expected(10)
    assert log_ratio(seen, Question(0, 10)) == pytest.approx(
        games * (high - low) * (2 * mean - low - high) / (2 * variance), rel=0.03
    )


@pytest.mark.parametrize(("outcome", "is_better"), [(1.0, True), (0.0, False)])
def test_a_clear_question_is_decided_soon_and_stays_decided(outcome: float, is_better: bool) -> None:
    trial = Trial(Question(0, 50))
    for _ in range(100):
        trial.add(outcome)
    assert trial.answer.is_better is is_better
    assert trial.answer.deals < 40


@pytest.mark.parametrize("text", ["", "30", "30:0", "a:b", "0:9999"])
def test_a_question_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="--sprt-elo"):
        read_question(text)
