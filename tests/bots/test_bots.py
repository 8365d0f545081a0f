"""Every registered bot: legal, reproducible by its seed, content with a view, in every kind of game."""

import pytest

from projectl import Game, Move
from projectl.arena.levels import RATINGS
from projectl.bots import BOTS, Manner, make, manners
from projectl.bots.beam import DEEPEST
from projectl.bots.bot import seat_of
from projectl.bots.manner import BEAM, RANDOM, TREE
from tests.bots.table import play_on
from tests.counts import covering
from tests.modes import MODES, SAMPLE, Terms

QUICK = "nodes=20"
"""Legal and reproducible is a question of rules, not of strength: thinking bots think little here."""


def spec(name: str) -> str:
    return f"{name}:{QUICK}" if "nodes" in {setting.name for setting in BOTS[name].settings} else name


WHOLE = ("kickstarter-2", "everything-revised-2", "solo-standard-reserve", "line-clear-4")
"""Played to the end; the other modes so far."""
SO_FAR = 150


def played(name: str, seed: int, terms: Terms, most: int = SO_FAR) -> Game:
    game = Game.new(seed=11, **terms)
    bots = [make(spec(name), seed + seat) for seat in range(game.view()["players"])]
    return play_on(game, bots, most)


@pytest.mark.parametrize(("name", "mode"), covering(BOTS, WHOLE))
def test_a_bot_plays_whole_games(name: str, mode: str) -> None:
    assert played(name, 5, MODES[mode], 5000).is_over


@pytest.mark.parametrize(("name", "mode"), covering(BOTS, SAMPLE))
def test_a_bot_plays_legally_and_the_same_again(name: str, mode: str) -> None:
    assert played(name, 5, MODES[mode]).record() == played(name, 5, MODES[mode]).record()


@pytest.mark.parametrize("mode", ["kickstarter-2", "line-clear-5", "everything-line-clear-5"])
def test_the_seat_that_is_asked_is_found_from_its_moves(mode: str) -> None:
    game = Game.new(seed=3, **MODES[mode])
    bot = make("random", 1)
    for _ in range(60):
        for seat in game.to_decide:
            assert seat_of(game.view(seat), game.legal(seat)) == seat
        seat = game.to_decide[0]
        game.play(bot.choose(game.view(seat), game.legal(seat)), seat)


@pytest.mark.parametrize("spec", ["greedy", "casual", "skilled", "mcts:nodes=2000"])
def test_a_bot_plays_on_when_somebody_passes(spec: str) -> None:
    for seed in range(1, 7):
        game = Game.new(seed=seed)
        game.play("pass")
        bot = make(spec, 1)
        while game.to_decide == (1,):
            game.play(bot.choose(game.view(1), game.legal(1)))
        assert game.view()["round"] == 2
        assert game.view()["phase"] == "turn"


@pytest.mark.parametrize("name", ["greedy", "novice"])
def test_a_bot_does_not_recycle_its_turns_away(name: str) -> None:
    game = played(name, 5, {"players": 2, "edition": "revised"}, 5000)
    assert game.is_over
    assert min(game.scores) > 0


def test_random_never_passes_while_it_can_do_something() -> None:
    bot = make("random", 1)
    moves = [Move("gain O1"), Move("pass")]
    assert {str(bot.choose({}, moves)) for _ in range(50)} == {"gain O1"}
    assert str(bot.choose({}, [Move("pass")])) == "pass"


def test_random_chooses_evenly_among_kinds_of_move() -> None:
    bot = make("random", 1)
    moves = [*(Move(f"take W{place}") for place in (1, 2, 3, 4)), Move("gain O1")]
    gains = sum(str(bot.choose({}, moves)) == "gain O1" for _ in range(1000))
    assert 400 < gains < 600


def test_random_plays_otherwise_with_another_seed() -> None:
    assert played("random", 5, {}).record() != played("random", 6, {}).record()


@pytest.mark.parametrize(
    "mode",
    ["kickstarter-2", "revised-2", "ghost-2", "everything-revised-2", "solo-standard-reserve", "revised-line-clear-4"],
)
def test_the_weakest_level_completes_puzzles_and_scores(mode: str) -> None:
    """In games of eight turns a seat and more; docs/bots.md has figures of many games."""
    game = played("novice", 5, MODES[mode], 5000)
    view = game.view()
    turns = view["round"] if view["variant"] != "line-clear" else 2 * view["round"] // view["players"]
    assert turns >= 8
    assert all(area["pile"] for area in view["seats"])
    assert all(score > 0 for score in game.scores[: len(view["seats"])])


def test_compiled_code_is_told_each_bot_in_numbers() -> None:
    told = manners()
    assert list(told) == list(BOTS)
    assert told["random"] == Manner(RANDOM)
    assert told["novice"] == Manner(BEAM, 1, 1, noise=0.1)
    assert told["casual"] == Manner(BEAM, 2, DEEPEST, noise=0.32)
    assert told["planner"] == Manner(BEAM, 96, DEEPEST)
    assert told["mcts"] == Manner(TREE, think_ms=200)


def test_no_level_for_people_thinks_by_the_clock_and_each_has_a_higher_rating_than_the_one_before() -> None:
    told = manners()
    assert list(RATINGS) == list(BOTS)[-len(RATINGS) :]
    assert all(told[name].nodes > 0 or told[name].kind != TREE for name in RATINGS)
    assert list(RATINGS.values()) == sorted(set(RATINGS.values()))
