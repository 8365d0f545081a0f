"""The beam: what it keeps, and how well it plays a last turn."""

from collections.abc import Iterator
from typing import Any

import pytest

from projectl import Game
from projectl.bots import make
from projectl.bots.beam import DEEPEST, ENDS, KINDS_OF_LISTS, ROOT
from projectl.bots.manner import BEAM, Manner
from projectl.bots.thinker import Thinker
from tests.bots.table import play_on


def positions(seeds: range, further: list[int]) -> Iterator[tuple[dict[str, Any], list[Any]]]:
    """What a seat sees in games that a bot plays, and its moves."""
    for seed in seeds:
        game, bots = Game.new(seed=seed), [make("planner:width=2", seed) for _ in range(2)]
        for decisions in further:
            play_on(game, bots, decisions)
            if not game.is_over:
                seat = game.to_decide[0]
                yield game.view(seat), game.legal(seat)


def content(state: Any, seat: int) -> tuple[Any, ...]:
    """A position in mid-turn, whatever slot a puzzle lies in and however the pieces lie on it."""
    area = sorted(zip(state.puzzle[seat].tolist(), state.filled[seat].tolist(), strict=True))
    begun = (int(state.pending[seat]), int(state.placed_on[seat]).bit_count(), state.open_rewards[seat].tobytes())
    left = (int(state.actions_left[seat]), int(state.master_used[seat]))
    return (*area, *begun, *left, state.supply[seat].tobytes(), state.reserve.tobytes(), int(state.finished_size))


def test_two_orders_of_the_same_decisions_are_followed_once() -> None:
    """With noise every look at a position finds another worth: only its content says that it was seen before."""
    looked = 0
    for view, moves in positions(range(1, 5), [8, 8, 8, 8]):
        if len(moves) == 1 or view["phase"] != "turn":
            continue
        bot = Thinker(1, Manner(BEAM, 24, DEEPEST, 2.0))
        task = bot.task(view, moves)
        bot.decide(task)
        for among in range(2 * KINDS_OF_LISTS):
            rows = bot.beam.order[among, : bot.beam.size[among]].tolist()
            kept = [content(bot.beam.states[row], task.seat) for row in rows]
            assert len(set(kept)) == len(kept)
            looked += len(kept) > 1
        assert bot.beam.states[ROOT].supply.tobytes() == task.states[0].supply.tobytes()
    assert looked > 10


def test_a_search_finds_the_same_after_any_others() -> None:
    """What is remembered of earlier searches must not crowd out anything of this one; noise shows each further look."""
    manner = Manner(BEAM, 256, DEEPEST, 0.3)
    used = Thinker(1, manner)
    for view, moves in positions(range(1, 4), [8, 8, 8, 8]):
        if len(moves) == 1 or view["phase"] != "turn":
            continue
        fresh = Thinker(1, manner)
        used.rng[:] = fresh.rng
        ends = []
        for bot in (fresh, used):
            bot.decide(bot.task(view, moves))
            ends.append([bot.beam.worth[row].item() for row in bot.beam.order[ENDS, : bot.beam.size[ENDS]]])
        assert ends[0] == ends[1]
        assert used.rng.tolist() == fresh.rng.tolist()


def last_turn(seed: int) -> Game:
    """A game before the last turn of seat 1, the last to play."""
    game, bots = Game.new(seed=seed), [make("planner:width=4", seed) for _ in range(2)]
    while True:
        view = game.view()
        if view["round"] == view["final_round"] and game.to_decide == (1,):
            return game
        play_on(game, bots, 1)


@pytest.mark.parametrize("seed", range(1, 7))
def test_a_last_turn_is_played_as_well_as_a_beam_of_256_lines_plays_it(seed: int) -> None:
    """Finishing Touches included."""
    game = last_turn(seed)
    usual, widest = (play_on(game.copy(), [make(spec, 1)] * 2).scores[1] for spec in ("planner", "planner:width=256"))
    assert usual >= widest
