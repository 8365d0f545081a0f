"""MaskablePPO of sb3-contrib on `ProjectL-v1`, against any bots; the mask is all that has to be said.

    python examples/maskable_ppo.py --steps 200000 --opponent random

A point of lead is rewarded with 0.1. Eight games are played by turns, so that the network is asked for eight at once.
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

GAMES = 8  # that take turns
STEPS = 256  # decisions of each between two updates
POINT = 0.1


def make(opponent: str) -> Any:
    """A game that is rewarded as it goes on, and cut before it goes on for ever."""
    env = gymnasium.make("projectl.envs:ProjectL-v1", opponents=opponent, reward="shaped", max_decisions=400)
    return gymnasium.wrappers.TransformReward(env, lambda reward: POINT * float(reward))


def learn(steps: int, opponent: str = "random", seed: int = 1, verbose: int = 0) -> Any:
    """A policy after so many decisions."""
    learner = MaskablePPO(
        "MlpPolicy",
        make_vec_env(lambda: make(opponent), GAMES, seed),
        learning_rate=5e-4,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        gamma=0.997,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
        verbose=verbose,
    )
    return learner.learn(steps)


def share_won(learner: Any, opponent: str, games: int, seed: int) -> float:
    """Against a bot, ties half."""
    learner.set_random_seed(seed)
    env: Any = gymnasium.make("projectl.envs:ProjectL-v1", opponents=opponent).unwrapped
    won = np.zeros(games)
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        is_over, reward = False, 0.0
        while not is_over:
            action, _ = learner.predict(observation, action_masks=env.action_masks())
            observation, reward, is_over, _, _ = env.step(int(action))
        won[game] = (reward + 1) / 2
    return float(won.mean())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=200_000, metavar="N")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    told = parser.parse_args()
    learnt = learn(told.steps, told.opponent, told.seed, verbose=1)
    for other in dict.fromkeys((told.opponent, "random", "greedy", "planner")):
        print(f"won {share_won(learnt, other, 200, told.seed + 1000):.3f} of 200 games against {other}")
