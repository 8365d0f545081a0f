"""Sequential halving by a clock that the test sets: compiled code asks for nothing else."""

from itertools import pairwise

import pytest

from projectl import Game
from projectl.bots.beam import ROOT
from projectl.bots.halving import begin, go_on
from projectl.bots.mcts import MctsBot
from projectl.bots.tree import CANDIDATES, DECISIONS, ROUND, ROUNDS, SIMULATIONS

THINK_MS = 1000.0


class Search:
    """A search whose clock the test sets."""

    def __init__(self, nodes: int = 0) -> None:
        game, bot = Game.new(seed=5), MctsBot(seed=1, think_ms=1, nodes=None)
        task = bot.task(game.view(0), game.legal(0))
        bot.beam.states[ROOT] = task.states[0]
        self._args = (bot.tree, bot.beam, task.book, task.mind, bot.rng, bot.settings)
        self.tree, self.count = bot.tree, begin(*self._args, task.seat, nodes)

    def go_on(self, elapsed_ms: float) -> int:
        return go_on(*self._args, float(elapsed_ms), THINK_MS)

    def __getitem__(self, counter: int) -> int:
        return int(self.tree.counters[counter])


def test_half_is_dropped_when_a_round_is_over_by_the_clock_it_is_told() -> None:
    search = Search()
    left, rounds = search.count, search[ROUNDS]
    assert 2 ** (rounds - 1) < left <= 2**rounds
    for k in range(1, rounds):
        assert search.go_on(THINK_MS * (k - 0.6) / rounds) == 0
        assert (search[ROUND], search[CANDIDATES]) == (k - 1, left)
        left = (left + 1) // 2
        assert search.go_on(THINK_MS * k / rounds) == 0
        assert (search[ROUND], search[CANDIDATES]) == (k, left)
    assert search.go_on(THINK_MS) == 1
    assert search[ROUND] == rounds
    assert search.go_on(THINK_MS) == 1


def test_a_search_that_has_no_time_is_over_at_once_and_can_be_read() -> None:
    search = Search()
    assert search.go_on(THINK_MS + 1) == 1
    assert search[SIMULATIONS] == 0


@pytest.mark.parametrize("step_ms", [0.0, 0.2, 6.0])
def test_a_slice_does_what_fits_and_grows_no_faster_than_the_clock_can_show(step_ms: float) -> None:
    """A clock that stands still, a slice that takes far less than it may, and one that takes twice as long."""
    search, elapsed, done = Search(), 0.0, []
    for _ in range(4):
        before = search[SIMULATIONS]
        assert search.go_on(elapsed) == 0
        done.append(search[SIMULATIONS] - before)
        elapsed += step_ms
    assert done[0] == 1
    if step_ms > 3:
        assert done == [1, 1, 1, 1]
    else:
        assert all(1 <= after <= 8 * before for before, after in pairwise(done))
        assert done[-1] > 1


def test_a_simulation_that_would_take_too_long_is_not_begun() -> None:
    search = Search()
    end = THINK_MS / search[ROUNDS]
    assert search.go_on(0) == 0
    assert search.go_on(0.4 * end) == 0
    assert search[ROUND] == 0
    assert search.go_on(0.7 * end) == 0
    assert search[ROUND] == 1, "one took 0.4 of the round, and 0.3 of it was left"


def test_nodes_need_no_clock() -> None:
    search = Search(nodes=2000)
    assert search.go_on(0) == 1
    assert (search[ROUND], search[CANDIDATES]) == (search[ROUNDS], 1)
    assert search[DECISIONS] >= 2000


def test_lines_that_were_never_simulated_rank_last() -> None:
    """At first sight a won position is worth more than a win that was played out, so what was looked at would lose."""
    search = Search()
    assert search.go_on(0) == 0
    tree, simulated = search.tree, int(search.tree.candidates[0])
    assert search[SIMULATIONS] == 1
    tree.value_sum[: search.count] = 1.0
    tree.value_sum[simulated] = 0.99 * int(tree.visits[simulated])
    assert search.go_on(THINK_MS + 1) == 1
    assert int(tree.candidates[0]) == simulated
