"""The examples of learning learn: a policy gradient on a batch, and MaskablePPO on one environment."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from projectl.envs import ProjectLEnv
from tests.counts import times

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

pytestmark = pytest.mark.filterwarnings("ignore")  # those of others' packages are not ours to mend


def test_a_policy_gradient_on_a_batch_learns_to_beat_random() -> None:
    import policy_gradient
    import torch

    torch.set_num_threads(1)
    network = policy_gradient.learn(decisions=times(400_000, 1_500_000), quiet=True)
    won, lead = policy_gradient.share_won(network, "random", 200, seed=1001)
    sys.stdout.write(f"\npolicy gradient: won {won:.3f} of 200 against random, by {lead:.1f} points\n")
    assert won - 1.96 * np.sqrt(won * (1 - won) / 200) > 0.5


def test_maskable_ppo_learns_from_the_environment_and_plays_only_what_is_legal() -> None:
    import maskable_ppo

    learner: Any = maskable_ppo.learn(times(4096, 100_000))
    assert learner.num_timesteps >= times(4096, 100_000)
    env = ProjectLEnv("random")
    observation, info = env.reset(seed=1001)
    is_over = False
    while not is_over:
        action, _ = learner.predict(observation, action_masks=env.action_masks())
        observation, _, is_over, _, info = env.step(int(action))
        assert "refusal" not in info
    won = maskable_ppo.share_won(learner, "random", 20, seed=1001)
    sys.stdout.write(f"\nMaskablePPO: won {won:.3f} of 20 against random\n")
