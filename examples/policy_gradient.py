"""A policy gradient in plain PyTorch on `BatchGame`: advantage actor-critic that learns to beat `random`.

    python examples/policy_gradient.py --decisions 1000000

All games are stepped by one call, and the network reads the very memory that they are written into.
"""

import argparse
from typing import Any

import numpy as np
import torch
from torch import nn

from projectl.envs import BatchGame
from projectl.rules.actions import ACTIONS

STEPS = 16  # decisions of every game between two updates
POINT = 0.1  # what a point of lead is worth as a reward
DISCOUNT, TRACE = 0.997, 0.95
ENTROPY, VALUE = 0.01, 0.5
NOT_LEGAL = -1e9


class Network(nn.Module):  # type: ignore[misc]  # PyTorch is not there for the type checker
    """What to do, and what is to be expected of it."""

    def __init__(self, size: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, ACTIONS)
        self.value = nn.Linear(width, 1)

    def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """Logits of what is legal, and the value."""
        inside = self.body(observations.float() / 8)
        return self.policy(inside).masked_fill(~masks, NOT_LEGAL), self.value(inside).squeeze(-1)


def sample(logits: Any) -> Any:
    """An action for every row."""
    noise = torch.empty_like(logits).exponential_().log_()
    return (logits - noise).argmax(-1)


def play_on(network: Network, batch: BatchGame, steps: int) -> dict[str, Any]:
    """Play so many decisions in every game, and keep what was seen, done and brought."""
    seen: dict[str, list[Any]] = {
        name: [] for name in ("observations", "masks", "actions", "rewards", "ended", "values")
    }
    observations, masks = (torch.from_numpy(array) for array in (batch.arrays.observations, batch.arrays.masks))
    with torch.no_grad():
        for _ in range(steps):
            logits, values = network(observations, masks)
            actions = sample(logits)
            seen["observations"].append(observations.clone())
            seen["masks"].append(masks.clone())
            seen["actions"].append(actions)
            seen["values"].append(values)
            own = batch.learners.copy()
            batch.step(actions.numpy())
            brought = batch.arrays.rewards[np.arange(len(batch)), own]
            seen["rewards"].append(torch.from_numpy(brought) * POINT)
            seen["ended"].append(torch.from_numpy(batch.arrays.ended | batch.arrays.cut))
        seen["values"].append(network(observations, masks)[1])
    return {name: torch.stack(rows) for name, rows in seen.items()}


def advantages(played: dict[str, Any]) -> Any:
    """Generalized advantage estimation, from the last decision to the first."""
    found, later = torch.zeros_like(played["rewards"]), torch.zeros_like(played["rewards"][0])
    for k in reversed(range(len(found))):
        goes_on = 1.0 - played["ended"][k].float()
        error = played["rewards"][k] + DISCOUNT * goes_on * played["values"][k + 1] - played["values"][k]
        later = error + DISCOUNT * TRACE * goes_on * later
        found[k] = later
    return found


def update(network: Network, optimizer: Any, played: dict[str, Any]) -> None:
    """One step along the gradient."""
    gained = advantages(played)
    returns = (gained + played["values"][:-1]).flatten()
    gained = ((gained - gained.mean()) / (gained.std() + 1e-6)).flatten()
    rows = [played[name].flatten(0, 1) for name in ("observations", "masks", "actions")]
    for part in torch.randperm(len(returns)).chunk(4):
        logits, values = network(rows[0][part], rows[1][part])
        logs = logits.log_softmax(-1)
        chosen = logs.gather(1, rows[2][part, None]).squeeze(1)
        entropy = -(logs.exp() * logs.clamp(min=-30)).sum(-1)
        loss = (
            -(chosen * gained[part]).mean()
            + VALUE * (values - returns[part]).square().mean()
            - ENTROPY * entropy.mean()
        )
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()


def share_won(network: Network, opponent: str, games: int, seed: int) -> tuple[float, float]:
    """Against a bot, ties half; and the mean lead in points.

    Every game counts once, so that short ones do not count more.
    """
    batch = BatchGame(games, seed=seed, opponents=opponent, auto_reset=False)
    arrays, is_over = batch.arrays, np.zeros(games, np.bool_)
    own = batch.learners.copy()
    won, leads = np.zeros(games), np.zeros(games)
    while not is_over.all():
        with torch.no_grad():
            logits, _ = network(torch.from_numpy(arrays.observations), torch.from_numpy(arrays.masks))
        batch.step(np.where(is_over, -1, sample(logits).numpy()))
        for i in np.flatnonzero(arrays.ended & ~is_over):
            mine, theirs = arrays.final_scores[i, own[i]], arrays.final_scores[i, 1 - own[i]]
            won[i], leads[i], is_over[i] = (arrays.rewards[i, own[i]] + 1) / 2, mine - theirs, True
    return float(won.mean()), float(leads.mean())


def learn(decisions: int, games: int = 256, seed: int = 1, opponent: str = "random", quiet: bool = False) -> Network:
    """Learn from so many decisions."""
    torch.manual_seed(seed)
    batch = BatchGame(games, seed=seed, opponents=opponent, reward="shaped", max_decisions=400)
    network = Network(batch.layout.size)
    optimizer = torch.optim.Adam(network.parameters(), lr=1e-3)
    rounds = max(1, decisions // (STEPS * games))
    for number in range(rounds):
        played = play_on(network, batch, STEPS)
        update(network, optimizer, played)
        if not quiet and number % 10 == 0:
            brought = float(played["rewards"].sum() / max(1, int(played["ended"].sum()))) / POINT
            print(f"{number * STEPS * games:>9,} decisions: {brought:+.1f} points a game", flush=True)
    return network


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=1_000_000, metavar="N")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    told = parser.parse_args()
    learnt = learn(told.decisions, seed=told.seed, opponent=told.opponent)
    for other in dict.fromkeys((told.opponent, "greedy")):
        won, lead = share_won(learnt, other, 400, told.seed + 1000)
        print(f"won {won:.3f} of 400 games against {other}, by {lead:.1f} points")
