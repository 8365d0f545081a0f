"""A bot knows no more than its seat: what is hidden could be otherwise, and it would decide the same."""

import time
from random import Random

import pytest

from projectl import Game
from projectl.bots import BOTS, make
from projectl.bots.mcts import MctsBot
from projectl.bots.tree import ROOT_STATE
from tests.hidden import otherwise
from tests.modes import MODES, SAMPLE
from tests.playing import play_on

QUICK = "nodes=200"


def spec(name: str) -> str:
    return f"{name}:{QUICK}" if "nodes" in {setting.name for setting in BOTS[name].settings} else name


@pytest.mark.parametrize("mode", SAMPLE)
def test_a_choice_does_not_depend_on_what_is_hidden(mode: str) -> None:
    for length in (8, 90):
        game = play_on(Game.new(seed=length, **MODES[mode]), Random(length), length)
        for seat in game.to_decide:
            changed = [otherwise(game, seat, Random(other)) for other in (1, 2)]
            assert len({each._states.tobytes() for each in (game, *changed)}) == 3
            for name in BOTS:
                chosen = {
                    str(make(spec(name), 7).choose(each.view(seat), each.legal(seat))) for each in (game, *changed)
                }
                assert len(chosen) == 1, (name, seat, chosen)


@pytest.mark.parametrize("mode", SAMPLE)
def test_compiled_search_begins_with_a_blanked_position(mode: str) -> None:
    """Even where it is handed the whole truth."""
    game = play_on(Game.new(seed=4, **MODES[mode]), Random(4), 60)
    for seat in game.to_decide:
        bot = MctsBot(seed=1, think_ms=1, nodes=1)
        task = bot.task(game.view(seat), game.legal(seat))._replace(states=game.arrays[0])
        bot.consider(task, time.perf_counter())
        assert task.seat == seat
        assert bot.tree.states[ROOT_STATE].tobytes() == game.blanked(seat)
