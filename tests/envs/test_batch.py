"""A batch is so many games, decision for decision; threads, clones and bots in its seats change nothing else."""

from typing import Any

import numpy as np
import pytest

from projectl import Game
from projectl.envs import BatchGame
from projectl.envs.encoding import told_size
from projectl.envs.stepping import observe_one
from projectl.envs.table import Table
from projectl.rules.actions import ACTIONS, GHOST_ACTION, PASS, PLACE
from projectl.rules.refusals import REASONS
from projectl.rules.state import STATE
from tests.counts import covering, times
from tests.modes import ALL, MODES, SAMPLE, SAMPLE_OF_ALL

GAMES = times(3)
MOST_STEPS = 3000


def choose(masks: Any, random: np.random.Generator) -> Any:
    """A random legal move in each game: mostly placing, seldom passing."""
    liking = random.random(masks.shape, np.float32)
    liking[:, PLACE:GHOST_ACTION] += random.random((len(masks), 1)) < 0.5
    liking[:, PASS] -= 0.9
    return np.where(masks, liking, -9).argmax(1)


def tables(batch: BatchGame, mode: str, reward: str) -> list[Table]:
    return [Table(reward, int(batch.deals[i]), **MODES[mode]) for i in range(len(batch))]


@pytest.mark.parametrize("mode", SAMPLE)
@pytest.mark.parametrize("reward", ["rank", "shaped"])
def test_a_batch_is_so_many_games(mode: str, reward: str) -> None:
    if Game.new(seed=0, **MODES[mode]).to_dict()["options"]["hidden_piles"] and reward == "shaped":
        reward = "score"
    batch, random = BatchGame(GAMES, seed=5, reward=reward, auto_reset=False, **MODES[mode]), np.random.default_rng(5)
    arrays, singles = batch.arrays, tables(batch, mode, reward)
    sums = np.zeros((GAMES, batch.seats))
    for step in range(MOST_STEPS):
        for i, table in enumerate(singles):
            assert arrays.seats[i] == table.actor
            if table.actor >= 0:
                assert (arrays.masks[i] == table.mask(table.actor)).all()
                assert arrays.moves[i, : arrays.counts[i]].tolist() == np.flatnonzero(arrays.masks[i]).tolist()
                if step % 7 == 0:
                    assert (arrays.observations[i] == table.observation(table.actor)).all()
        if (arrays.seats < 0).all():
            break
        actions = np.where(arrays.seats < 0, -1, choose(arrays.masks, random))
        batch.step(actions)
        assert not arrays.refused.any()
        for i, table in enumerate(singles):
            if actions[i] >= 0:
                assert (arrays.rewards[i] == table.play(int(actions[i]))).all()
                sums[i] += arrays.rewards[i]
                assert arrays.ended[i] == table.game.is_over
                if table.game.is_over:
                    assert (*arrays.final_scores[i].tolist(),) == table.game.scores
    assert (arrays.seats == -1).all()
    for i, table in enumerate(singles):
        assert batch.game(i).to_dict() == table.game.to_dict()
        if reward != "rank":
            scores = table.game.scores
            leads = [own - max(scores[:k] + scores[k + 1 :]) for k, own in enumerate(scores)][: batch.seats]
            assert sums[i].tolist() == leads


def from_scratch(batch: BatchGame, i: int, seat: int) -> Any:
    """What a seat sees of a game, from nothing but its blanked position."""
    states = np.frombuffer(bytearray(batch.game(i).blanked(seat)), STATE)
    out, told = np.zeros(batch.layout.size, np.int8), np.zeros(told_size(batch.seats), np.int64)
    observe_one(states, batch._plan.book, seat, batch._plan.faces, out, out.view(np.int64), told)
    return out


MORE: dict[str, dict[str, Any]] = {
    "hidden": {"players": 3, "expansions": ("ambassador",), "options": {"hidden_piles": True}},
    "endless": {"players": 2, "expansions": ("ambassador",), "options": {"endless_white": True}},
    "recycled": {"players": 2, "options": {"recycle": True}},
}


@pytest.mark.parametrize(("mode", "opponents"), covering([*SAMPLE_OF_ALL, *MORE], [None, "random"]))
def test_what_has_changed_is_all_that_has_to_be_written(mode: str, opponents: str | None) -> None:
    """Rows hold what was seen before, by this seat or another, in this game or the one before."""
    terms, random = {**ALL, **MORE}[mode], np.random.default_rng(11)
    batch = BatchGame(8, seed=11, opponents=opponents, max_decisions=300, **terms)
    arrays, others = batch.arrays, np.zeros(batch.arrays.observations.shape, np.int8)
    others[:] = 7
    dirty = BatchGame(8, seed=11, opponents=opponents, max_decisions=300, observations=others, **terms)
    ends, compared = 0, 0
    for step in range(times(400)):
        actions = choose(arrays.masks, random)
        batch.step(actions)
        dirty.step(actions)
        is_over = arrays.ended | arrays.cut
        ends += int(is_over.sum())
        assert (arrays.final_observations[is_over] == dirty.arrays.final_observations[is_over]).all()
        for i in np.flatnonzero(is_over | (np.arange(8) == step % 40)):
            seat = int(arrays.seats[i] if opponents is None else batch.learners[i])
            assert (arrays.observations[i] == from_scratch(batch, int(i), seat)).all()
            compared += 1
    assert (arrays.observations == others).all()
    assert ends
    assert compared >= times(400) // 5


@pytest.mark.parametrize(("players", "expected"), [(2, {1, 0, -1}), (3, {1, 0, -1, 0.5, -0.5})])
def test_ranks_are_rewarded_evenly_and_ties_shared(players: int, expected: set[float]) -> None:
    """[E7]."""
    batch, random = BatchGame(60, seed=1, players=players), np.random.default_rng(1)
    ends = 0
    while ends < times(60):
        batch.step(choose(batch.arrays.masks, random))
        for i in np.flatnonzero(batch.arrays.ended):
            brought, scores = batch.arrays.rewards[i], batch.arrays.final_scores[i]
            assert set(brought.tolist()) <= expected
            assert brought.sum() == 0
            assert all(brought[a] > brought[b] for a in range(players) for b in range(players) if scores[a] > scores[b])
            ends += 1
        assert (batch.arrays.rewards[~batch.arrays.ended] == 0).all()


def test_solo_is_won_or_lost() -> None:
    """[X17]."""
    batch, random = BatchGame(40, seed=1, variant="solo"), np.random.default_rng(1)
    seen: set[tuple[int, ...]] = set()
    while len(seen) < 30:
        batch.step(choose(batch.arrays.masks, random))
        for i in np.flatnonzero(batch.arrays.ended):
            own, opponent = batch.arrays.final_scores[i].tolist()
            assert batch.arrays.rewards[i, 0] == (1 if own > opponent else -1)
            seen.add((int(i), own, opponent))


def played(batch: BatchGame, steps: int) -> bytes:
    """All that a batch writes on its way."""
    random, told = np.random.default_rng(3), []
    for _ in range(steps):
        batch.step(choose(batch.arrays.masks, random))
        arrays = batch.arrays
        told += [
            arrays.observations.tobytes(),
            arrays.masks.tobytes(),
            arrays.rewards.tobytes(),
            arrays.seats.tobytes(),
        ]
    return b"".join(told)


@pytest.mark.parametrize("opponents", [None, "random", ("greedy:noise=1", "random")])
def test_threads_change_nothing_and_a_clone_goes_on_alike(opponents: Any) -> None:
    games = 200 if opponents is None or opponents == "random" else 6
    one, two = (BatchGame(games, seed=9, players=3, opponents=opponents, threads=n) for n in (1, 3))
    assert played(one, 5) == played(two, 5)
    twin = two.clone()
    assert played(one, 8) == played(two, 8) == played(twin, 8)
    two.close()
    twin.close()


def test_a_seed_gives_the_same_games_and_another_gives_others() -> None:
    batch = BatchGame(4, seed=1)
    first = batch.states.tobytes()
    batch.step(batch.arrays.masks.argmax(1))
    batch.reset(1)
    assert batch.states.tobytes() == first
    assert BatchGame(4, seed=2).states.tobytes() != first
    assert Game.new(seed=int(batch.deals[2]))._states[0].tobytes() == batch.states[2].tobytes()


def test_a_refused_decision_changes_nothing_and_leaves_its_code() -> None:
    batch = BatchGame(3, seed=1)
    before, arrays = batch.states.tobytes(), batch.arrays
    batch.step(np.array([PLACE, -1, PLACE]))
    assert [REASONS[code][0] for code in arrays.refused] == ["place_no_puzzle", "allowed", "place_no_puzzle"]
    assert batch.states.tobytes() == before
    batch.step(np.array([0, -1, 0]))
    assert (batch.states[1].tobytes() == before[len(before) // 3 : 2 * len(before) // 3]) is True
    assert not arrays.refused.any()


@pytest.mark.parametrize("wrong", [-2, ACTIONS, 2**40])
def test_what_is_no_action_at_all_is_an_error_and_changes_nothing(wrong: int) -> None:
    batch = BatchGame(200, seed=1, threads=2)
    before, actions = batch.states.tobytes(), batch.arrays.masks.argmax(1)
    actions[150] = wrong
    with pytest.raises(ValueError, match="from -1 to 2750"):
        batch.step(actions)
    assert batch.states.tobytes() == before
    batch.close()


def test_nobody_else_writes_the_list_of_what_is_legal() -> None:
    """A decision in it is made without another look."""
    for batch in (BatchGame(2, seed=1), BatchGame(2, seed=1).clone()):
        with pytest.raises(ValueError, match="read-only"):
            batch.arrays.moves[0, 0] = PASS
        with pytest.raises(ValueError, match="read-only"):
            batch.arrays.counts[0] = 7
        batch.arrays.masks[:] = True
        batch.step(np.full(2, PLACE))
        assert batch.arrays.refused.all()


def test_arrays_that_are_given_are_written() -> None:
    masks, observations = np.ones((2, ACTIONS), np.bool_), np.zeros((2, 1512), np.int8)
    batch = BatchGame(2, seed=1, masks=masks, observations=observations)
    assert batch.arrays.masks is masks
    assert observations.any()
    assert (masks == BatchGame(2, seed=1).arrays.masks).all()
    with pytest.raises(ValueError, match="masks must be"):
        BatchGame(3, masks=masks)
    with pytest.raises(TypeError, match="no colours"):
        BatchGame(3, colours=1)


def test_a_game_that_is_over_begins_anew_and_says_how_it_ended() -> None:
    batch, random = BatchGame(8, seed=4, opponents="random"), np.random.default_rng(4)
    deals = batch.deals.copy()
    while not batch.arrays.ended.any():
        batch.step(choose(batch.arrays.masks, random))
    (i, *_) = np.flatnonzero(batch.arrays.ended).tolist()
    assert batch.deals[i] != deals[i]
    assert batch.arrays.seats[i] == batch.learners[i]
    last = batch.layout.split(batch.arrays.final_observations[i])
    assert last["table"][:3].tolist() == [0, 0, 1]
    own = int(last["seats"][0, 12])
    assert own in batch.arrays.final_scores[i].tolist()


def test_a_game_can_be_cut() -> None:
    batch = BatchGame(2, seed=4, max_decisions=5)
    for _ in range(5):
        assert not batch.arrays.cut.any()
        batch.step(batch.arrays.masks.argmax(1))
    assert batch.arrays.cut.all()
    assert not batch.arrays.ended.any()
    assert not batch.arrays.rewards.any()


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    fixed, anywhere = (BatchGame(40, seed=4, players=3, opponents="random", seat=seat) for seat in (2, None))
    assert set(fixed.learners.tolist()) == {2}
    assert set(anywhere.learners.tolist()) == {0, 1, 2}
    assert (fixed.arrays.seats == 2).all()


def test_bots_sit_in_their_seats() -> None:
    """Greedy wins against whoever takes the first move offered."""
    batch, won = BatchGame(8, seed=4, opponents="greedy", max_decisions=400), 0
    while won == 0:
        batch.step(batch.arrays.moves[:, 0])
        won += int((batch.arrays.rewards[batch.arrays.ended] != 0).any())
    ended = batch.arrays.ended
    assert batch.arrays.final_scores[ended].max() > 0


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"reward": "fame"}, "rewards are rank, score, shaped"),
        ({"reward": "shaped", "options": {"hidden_piles": True}}, "hidden piles"),
        ({"opponents": ["random", "random"]}, "2 seats need 1 opponents"),
        ({"opponents": "nobody"}, "there is no bot"),
        ({"opponents": "exec:./bot"}, "exec:"),
        ({"seat": 1}, "needs opponents"),
        ({"seat": 2, "opponents": "random"}, "no seat 2"),
        ({"players": 9}, "not 9"),
    ],
)
def test_what_does_not_go_together_is_refused(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        BatchGame(1, **settings)


@pytest.mark.parametrize("actions", [[0], [0.5, 1.0], [0, ACTIONS], [-2, 0]])
def test_actions_are_a_number_a_game(actions: Any) -> None:
    with pytest.raises(ValueError, match="actions"):
        BatchGame(2, seed=1).step(np.array(actions))
