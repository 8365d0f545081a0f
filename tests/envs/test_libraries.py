"""Each environment passes the conformance kit of its library, and is exactly reproducible, copied and drawn."""

import subprocess
import sys
import warnings
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import projectl.envs
from projectl.envs import ProjectLEnv, ProjectLVectorEnv, projectl_v1, spiel
from projectl.envs.table import Table
from tests.counts import times

with warnings.catch_warnings():
    # Its kit imports an environment of its own in a way that it has deprecated itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

KINDS: dict[str, dict[str, Any]] = {
    "two": {},
    "three": {"players": 3, "expansions": ("ghost", "ambassador"), "reward": "shaped"},
    "solo": {"variant": "solo", "reward": "score"},
    "line-clear": {"variant": "line-clear", "edition": "revised", "options": {"hidden_piles": True}},
}
LONGEST = 3000


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("has_mask", [False, True])
def test_gymnasium_finds_nothing_wrong(kind: str, has_mask: bool) -> None:
    env = gymnasium.make("ProjectL-v1", mask_in_observation=has_mask, **KINDS[kind])
    check_env(env.unwrapped)


def episode(env: Any, seed: int) -> list[Any]:
    """A game of random moves, as all that it told."""
    env.action_space.seed(seed)
    observation, info = env.reset(seed=seed)
    told = [observation.tobytes()]
    is_over = False
    while not is_over and len(told) < LONGEST:
        action = env.action_space.sample(mask=info["action_mask"])
        observation, reward, is_over, _, info = env.step(action)
        told += [action, observation.tobytes(), reward, info["scores"].tolist()]
    return told


@pytest.mark.parametrize("opponents", ["random", "novice"])
def test_the_same_seed_gives_the_same_game(opponents: str) -> None:
    """Another object, and another order: what was played before changes nothing."""
    first, second = (ProjectLEnv(opponents) for _ in range(2))
    told = episode(first, 3)
    episode(second, 4)
    assert episode(second, 3) == told


def test_a_clone_goes_on_exactly_alike() -> None:
    env = ProjectLEnv("greedy:noise=1", players=3)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(10):
        env.step(rng.choice(np.flatnonzero(env.action_masks())))
    twin = env.clone()
    for _ in range(10):
        action = rng.choice(np.flatnonzero(env.action_masks()))
        one, two = env.step(action), twin.step(action)
        assert one[0].tobytes() == two[0].tobytes()
        assert one[1:4] == two[1:4]
    assert env.reset()[0].tobytes() == twin.reset()[0].tobytes()


def test_what_is_not_legal_changes_nothing_and_says_why() -> None:
    env = ProjectLEnv(illegal_reward=-0.5)
    before, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, is_over, is_cut, told = env.step(illegal)
    assert (before.tobytes(), reward, is_over, is_cut) == (after.tobytes(), -0.5, False, False)
    assert told["refusal"]


def test_a_program_sits_only_where_that_is_allowed() -> None:
    with pytest.raises(ValueError, match="exec:"):
        ProjectLEnv("exec:python3 examples/bot.py")


@pytest.mark.parametrize("kind", KINDS)
def test_the_vector_is_batched_and_in_its_spaces(kind: str) -> None:
    envs = gymnasium.make_vec("ProjectL-v1", num_envs=5, **KINDS[kind])
    assert isinstance(envs, ProjectLVectorEnv)
    observations, info = envs.reset(seed=2)
    rng, ends = np.random.default_rng(2), 0
    for _ in range(times(400)):
        assert observations in envs.observation_space
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        assert actions in envs.action_space
        observations, rewards, ended, _, info = envs.step(actions)
        assert rewards.shape == (5,)
        ends += int(ended.sum())
        if ended.any():
            assert (info["_final_obs"] == ended).all()
            assert info["final_obs"].shape == observations.shape
    assert ends
    envs.close()


def test_the_vector_gives_the_same_again_and_punishes_what_is_not_legal() -> None:
    envs, others = (ProjectLVectorEnv(3, "random", mask_in_observation=True) for _ in range(2))
    (one, _), (two, info) = envs.reset(seed=8), others.reset(seed=8)
    assert one["observation"].tobytes() == two["observation"].tobytes()
    assert (one["action_mask"] == info["action_mask"]).all()
    _, rewards, *_ = envs.step(np.array([2750, 0, 0]) * 0 + np.flatnonzero(one["action_mask"][0] == 0)[0])
    assert (rewards <= 0).all()
    assert rewards[0] == -1


@pytest.mark.parametrize("kind", KINDS)
def test_pettingzoo_finds_nothing_wrong(kind: str) -> None:
    with warnings.catch_warnings():
        # It would rather have plain arrays; a mask beside them is what its own classic environments have.
        warnings.filterwarnings("ignore", message="Observation")
        api_test(projectl_v1.env(**KINDS[kind]), num_cycles=times(100))
    seed_test(lambda: projectl_v1.env(**KINDS[kind]), num_cycles=times(50))


def test_every_seat_is_told_what_each_decision_brought() -> None:
    """The last rewards reach all agents, also those that did not decide."""
    env: Any = projectl_v1.env(players=3)
    env.reset(seed=5)
    brought = dict.fromkeys(env.possible_agents, 0.0)
    rng, steps = np.random.default_rng(5), 0
    for agent in env.agent_iter(LONGEST):
        observation, reward, is_over, _, _ = env.last()
        brought[agent] += reward
        env.step(None if is_over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        steps += 1
    assert steps < LONGEST
    assert sorted(brought.values())[0] < 0 < sorted(brought.values())[-1]
    assert sum(brought.values()) == 0


def test_a_pettingzoo_clone_goes_on_alike() -> None:
    env: Any = projectl_v1.raw_env(players=2)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    for _ in range(5):
        env.step(int(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]))))
    twin = env.clone()
    before = env.last()[0]["observation"].tobytes()
    twin.step(int(rng.choice(np.flatnonzero(twin.last()[0]["action_mask"]))))
    assert env.last()[0]["observation"].tobytes() == before


@pytest.mark.parametrize(
    "name",
    [
        "projectl",
        "projectl(players=3,expansions=ambassador,reward=score)",
        "projectl(variant=solo)",
        "projectl(players=4,variant=line-clear,edition=revised)",
    ],
)
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=times(1), serialize=True, verbose=False)


def test_openspiel_observes_what_the_others_do() -> None:
    game = pyspiel.load_game("projectl")
    state = game.new_initial_state()
    observer = game.make_py_observer()
    for outcome in (3, 5):
        state.apply_action(outcome)
    observer.set_from(state, 1)
    env = Table(seed=3 * spiel.DEALS + 5, players=2)
    assert observer.tensor.tolist() == env.observation(1).tolist()
    assert state.legal_actions() == [move.index for move in env.game.legal(0)]
    assert state.action_to_string(0, state.legal_actions()[0]) == "take W1"
    with pytest.raises(ValueError, match="rank or score"):
        pyspiel.load_game("projectl(reward=shaped)")


@pytest.mark.parametrize(
    "make", [lambda mode: ProjectLEnv(render_mode=mode), lambda mode: projectl_v1.env(render_mode=mode)]
)
def test_a_table_is_drawn_as_text_and_as_a_picture(make: Callable[[str], Any]) -> None:
    text, picture = (make(mode) for mode in ("ansi", "svg"))
    for env in (text, picture):
        env.reset(seed=7)
    assert "W1" in text.render()
    assert text.render().count("\n") > 12
    assert ElementTree.fromstring(picture.render()).tag.endswith("svg")


def test_the_vector_draws_every_table() -> None:
    envs = ProjectLVectorEnv(2, render_mode="ansi", variant="solo")
    envs.reset(seed=1)
    drawn = envs.render()
    assert drawn is not None
    assert len(drawn) == 2
    assert all("G9" in text for text in drawn)


def test_whatever_is_missing_is_named_with_its_extra() -> None:
    """The batch itself needs none of them."""
    program = """
import importlib.util
find = importlib.util.find_spec
gone = ("gymnasium", "pettingzoo", "pyspiel")
importlib.util.find_spec = lambda name, *more: None if name in gone else find(name, *more)
from projectl import envs
assert envs.BatchGame
for name in ("ProjectLEnv", "ProjectLVectorEnv", "projectl_v1", "spiel"):
    try:
        getattr(envs, name)
    except ImportError as error:
        print(error)
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == [
        f"{name} needs {needed}, which is not installed: {sys.executable} -m pip install 'projectl[rl]'"
        for name, needed in (
            ("ProjectLEnv", "Gymnasium"),
            ("ProjectLVectorEnv", "Gymnasium"),
            ("projectl_v1", "PettingZoo"),
            ("spiel", "OpenSpiel"),
        )
    ]


def test_the_room_has_nothing_else() -> None:
    with pytest.raises(AttributeError, match="projectl_v2"):
        projectl.envs.projectl_v2  # noqa: B018 - asking is the test
