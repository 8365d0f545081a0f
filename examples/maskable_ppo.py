"""MaskablePPO of sb3-contrib on `ProjectL-v1`, against any bots; the mask is all that has to be said.

python examples/maskable_ppo.py --steps 20000 --opponent random
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO


def learn(steps: int, opponent: str = "random", seed: int = 1) -> Any:
    """A policy after so many decisions."""
    env = gymnasium.make("projectl.envs:ProjectL-v1", opponents=opponent, reward="shaped", max_decisions=400)
    learner = MaskablePPO(
        "MlpPolicy", env, n_steps=1024, batch_size=256, n_epochs=4, gamma=0.997, ent_coef=0.01, seed=seed, device="cpu"
    )
    return learner.learn(steps)


def share_won(learner: Any, opponent: str, games: int, seed: int) -> float:
    """Against a bot, ties half."""
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
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    learnt = learn(told.steps, told.opponent, told.seed)
    print(f"won {share_won(learnt, told.opponent, 100, told.seed + 1000):.3f} of 100 games against {told.opponent}")
