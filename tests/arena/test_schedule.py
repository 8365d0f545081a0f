"""Who meets whom: everybody everybody, on every seat, on shared deals."""

from collections import Counter
from itertools import combinations

import pytest

from projectl.arena.schedule import cycle_size, group_size, pairing
from tests.arena.simulating import pairings, table


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 2), (5, 2), (3, 3), (4, 3), (4, 4), (2, 4), (3, 4), (4, 5)])
def test_a_cycle_gives_every_bot_every_seat_and_every_opponent_equally_often(bots: int, players: int) -> None:
    settings = table(bots, players=players)
    games = pairings(settings, 3 * cycle_size(settings))
    seats = Counter((bot, seat) for game in games for seat, bot in enumerate(game.seats))
    assert len(seats) == bots * players
    assert len(set(seats.values())) == 1
    meetings = Counter(pair for game in games for pair in combinations(sorted(set(game.seats)), 2))
    assert len(meetings) == bots * (bots - 1) // 2
    assert len(set(meetings.values())) == 1


@pytest.mark.parametrize(("bots", "players"), [(3, 2), (4, 4), (2, 4)])
def test_the_games_of_a_group_share_a_deal_and_no_lineup(bots: int, players: int) -> None:
    settings = table(bots, players=players)
    size = group_size(settings)
    games = pairings(settings, 4 * size)
    for start in range(0, len(games), size):
        group = games[start : start + size]
        assert len({(game.deal, game.seed) for game in group}) == 1
        assert len({tuple(sorted(game.seats)) for game in group}) in (1, size)
        assert len({game.seats for game in group}) == size
    assert len({game.seed for game in games}) == 4


def test_two_bots_swap_seats() -> None:
    settings = table(2)
    assert [game.seats for game in pairings(settings, 4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]


def test_solo_gives_every_bot_the_same_deals() -> None:
    settings = table(3, variant="solo")
    games = pairings(settings, 6)
    assert [game.seats for game in games] == [(0,), (1,), (2,)] * 2
    assert [game.deal for game in games] == [0, 0, 0, 1, 1, 1]


def test_another_seed_deals_other_games() -> None:
    assert pairing(table(2), 1).seed == 1997690363
    assert pairing(table(2, seed=2), 1).seed != pairing(table(2), 1).seed
