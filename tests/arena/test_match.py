"""One game: whole, the same again, and going on where a bot breaks down."""

from statistics import fmean
from typing import Any

import pytest

from projectl import Game
from projectl.arena.match import play_game, rehearse
from projectl.arena.schedule import pairing
from projectl.arena.settings import agree
from projectl.arena.summary import causes, scores_of, standings
from projectl.bots import BOTS, NODES, THINK_MS, Bot, Kind, make
from projectl.game import Seated
from tests.arena.simulating import TROUBLES, Crashing, pairings, play_with, table

TERMS: list[dict[str, Any]] = [
    {},
    {"players": 3, "edition": "revised", "expansions": ("ghost", "ambassador")},
    {"variant": "line-clear"},
    {"variant": "solo", "difficulty": "unbeatable"},
    {"options": {"exchange_down": "one"}},
]


@pytest.mark.parametrize("terms", TERMS, ids=str)
def test_a_game_is_kept_whole_and_is_the_same_again(terms: dict[str, Any]) -> None:
    settings = table(4, **terms)
    played = play_game(settings, pairing(settings, 2))
    again = play_game(settings, pairing(settings, 2))
    assert again.record == played.record
    game, result = Game.from_record(played.record), played.result
    assert game.is_over
    assert game.seated == tuple(Seated(settings.bots[number], is_bot=True) for number in result.seats)
    assert (result.scores, result.winners) == (game.scores, game.winners)
    assert result.points[-1] == game.scores
    assert result.rounds == len(result.points) == game.to_dict()["round"]
    assert result.decisions == sum(len(times) for times in result.think_ms)
    assert not result.forfeits
    assert not result.is_cut


@pytest.mark.parametrize("code", TROUBLES)
def test_a_bot_that_breaks_down_forfeits_and_its_opponent_wins(code: str) -> None:
    settings = table(2)
    bots: list[Crashing] = []

    def crashing() -> Crashing:
        bots.append(Crashing(3, TROUBLES[code]))
        return bots[-1]

    results = [play_with(1, crashing, settings, game).result for game in (1, 2)]
    for result in results:
        assert [settings.bots[result.seats[seat]] for seat in result.winners] == ["random"]
        assert [result.seats[seat] for seat in result.winners] == [0]
        assert result.is_cut
        assert result.forfeits[0].code == code
        assert result.forfeits[0].cause
    assert causes(results, 1) == {code: 2}
    first, second = standings(settings, results)
    assert (first.wins, first.forfeits, second.wins, second.forfeits) == (2, 0, 0, 2)
    assert first.mean_score is None, "a game cut short has no scores worth counting"
    assert all(bot.closed == 1 for bot in bots)


def test_where_others_still_play_a_stand_in_finishes_the_game() -> None:
    settings = table(3, players=3)
    played = play_with(1, lambda: Crashing(2, TROUBLES["crashed"]), settings, 1)
    assert Game.from_record(played.record).is_over
    assert not played.result.is_cut
    assert 1 not in {played.result.seats[seat] for seat in played.result.winners}
    assert scores_of(settings, [played.result], 1) == []
    assert len(scores_of(settings, [played.result], 0)) == 1


def test_forfeiting_in_solo_is_the_opponents_win() -> None:
    settings = table(1, variant="solo")
    result = play_with(0, lambda: Crashing(2, TROUBLES["silent"]), settings, 1).result
    assert result.winners == (1,)
    assert standings(settings, [result])[0].wins == 0


def test_random_against_random_is_even() -> None:
    settings = table(2)
    results = [play_game(settings, to_play).result for to_play in pairings(settings, 24)]
    first, second = standings(settings, results)
    assert first.wins + second.wins == 24
    assert first.low < 0.5 < first.high
    assert fmean((first.rating, second.rating)) == pytest.approx(0, abs=0.01)


def thinkers(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int | None]]:
    """A bot `thinker`, and what it is told each time it is made."""
    told: list[tuple[int, int | None]] = []

    def thinker(seed: int, think_ms: int, nodes: int | None) -> Bot:
        told.append((think_ms, nodes))
        return make("random", seed)

    monkeypatch.setitem(BOTS, "thinker", Kind(thinker, (THINK_MS, NODES)))
    return told


def test_time_to_think_goes_to_bots_that_take_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told = thinkers(monkeypatch)
    settings = agree(("thinker", "thinker:nodes=9"), think_ms=70)
    play_game(settings, pairing(settings, 1))
    assert sorted(told, key=str) == [(200, 9), (70, None)]


def test_a_rehearsal_does_not_think_as_long_as_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    told = thinkers(monkeypatch)
    rehearse(agree(("thinker:think_ms=3600000", "thinker", "random"), think_ms=3_600_000))
    assert told == [(200, 1)]
