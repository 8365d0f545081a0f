"""The tree search: whole turns, bounded in nodes and memory, and no wiser than its view."""

import time

import pytest

from projectl import Game
from projectl.bots import make
from projectl.bots.mcts import Considered, MctsBot
from projectl.bots.tree import new_tree
from tests.bots.table import play_on

MEGABYTE = 1 << 20


def considered(game: Game, seat: int, nodes: int = 2000) -> list[Considered]:
    bot = MctsBot(seed=1, think_ms=1, nodes=nodes)
    return bot.consider(bot.task(game.view(seat), game.legal(seat)), time.perf_counter())


def test_memory_is_what_the_docs_say() -> None:
    assert sum(array.nbytes for array in new_tree() if array.base is None) < 22 * MEGABYTE


@pytest.mark.parametrize("nodes", [1, 3000, 30_000])
def test_a_budget_of_nodes_is_kept(nodes: int) -> None:
    game = Game.new(seed=5)
    bot = MctsBot(seed=1, think_ms=1, nodes=nodes)
    bot.choose(game.view(0), game.legal(0))
    # Lines are looked for once, and a simulation that has begun is finished.
    assert nodes <= bot.simulated < nodes + 15_000


def test_time_can_be_given_anew_before_each_decision() -> None:
    game = Game.new(seed=5)
    bot = MctsBot(seed=1, think_ms=3_600_000, nodes=None)
    bot.give_time(20)
    bot.choose(game.view(0), game.legal(0))
    first = bot.simulated
    bot.give_time(500)
    bot.choose(game.view(0), game.legal(0))
    assert bot.simulated > 3 * first


def test_a_choice_depends_on_the_view_alone() -> None:
    game = Game.new(seed=5)
    for move in ("take W1", "gain O1", "take B2"):
        game.play(move)
    hidden = [game, *(Game.from_view(game.view(1), seed) for seed in range(4))]
    assert len({str(make("mcts:nodes=3000", seed=2).choose(other.view(1), other.legal(1))) for other in hidden}) == 1
    assert len({str(other.to_dict()["decks"]) for other in hidden}) > 1


def test_the_best_turn_comes_first_and_each_is_played_to_its_end() -> None:
    game = Game.new(seed=11)
    turns = considered(game, 0)
    assert len(turns) > 4
    assert turns[0].chance >= turns[1].chance
    assert turns[0].visits >= turns[-1].visits
    for turn in turns:
        played = game.copy()
        for move in turn.moves:
            assert played.to_decide == (0,)
            played.play(move)
        assert played.to_decide == (1,)


def test_a_solo_turn_ends_when_the_opponent_has_played() -> None:
    game = Game.new(variant="solo", difficulty="challenging", seed=3)
    for turn in considered(game, 0):
        played = Game.from_view(game.view(0), 1)
        for move in turn.moves[:-1]:
            played.play(move)
            assert played.view(0)["round"] == 1
        played.play(turn.moves[-1])
        assert played.view(0)["round"] == 2


@pytest.mark.parametrize(
    ("better", "worse"), [("mcts:nodes=8000", "greedy"), ("planner", "greedy"), ("greedy", "random")]
)
def test_each_bot_beats_the_one_below_it(better: str, worse: str) -> None:
    """Ten games with seats swapped; the figures of many more are in docs/bots.md."""
    won = 0.0
    for number in range(10):
        game, mine = Game.new(seed=number // 2), number % 2
        bots = [make(better if seat == mine else worse, number) for seat in range(2)]
        play_on(game, bots, 1000)
        won += (mine in game.winners) / len(game.winners)
    assert won >= 7
