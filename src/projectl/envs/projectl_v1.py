"""PettingZoo: every seat is an agent, one decision at a time (AEC).

    from projectl.envs import projectl_v1
    env = projectl_v1.env(players=3)

Agents are `seat_0`, `seat_1` and so on. Where two may decide (Line Clear) the white marker's holder finishes first. An
observation is a dict of `observation` and `action_mask`; rewards come to all seats with the decision that brought them.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from projectl.envs.rendering import draw_svg, draw_text
from projectl.envs.single import RENDER_MODES, observation_space
from projectl.envs.table import Table
from projectl.rules.actions import ACTIONS
from projectl.rules.state import NONE

__all__ = ["env", "raw_env"]


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo has no types, and this name for it
    """The environment itself; an action that is not legal raises IllegalMove and changes nothing."""

    metadata = {  # noqa: RUF012 - as PettingZoo declares it
        "name": "projectl_v1",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
    }

    def __init__(self, reward: str = "rank", render_mode: str | None = None, **terms: Any) -> None:
        super().__init__()
        self.table = Table(reward, 0, **terms)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self._space = observation_space(self.table.layout.size, has_mask=True)
        self._actions = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._space)
        self.action_spaces = self._actions
        self._rng = np.random.default_rng()

    def observation_space(self, _agent: str) -> Any:
        """What an agent can see."""
        return self._space

    def action_space(self, agent: str) -> Any:
        """What an agent can do."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; with a seed the same one again."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table.deal(int(self._rng.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.actor]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do: nothing while another one decides."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.table.observation(seat),
            "action_mask": self.table.mask(seat).astype(np.int8),
        }

    def step(self, action: Any) -> None:
        """The decision of the selected agent; None from one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        brought = self.table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, map(float, brought), strict=True))
        if self.table.actor == NONE:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.actor]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as everybody may see it: as text, or as a picture in SVG."""
        if self.render_mode is None:
            return None
        return (draw_svg if self.render_mode == "svg" else draw_text)(self.table.game)

    def clone(self) -> "raw_env":
        """An environment of its own in exactly the same position."""
        twin = raw_env.__new__(raw_env)
        twin.__dict__.update(self.__dict__)
        twin.table = self.table.clone()
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, getattr(self, name).copy())
        twin.infos = {agent: {} for agent in self.agents}
        twin._rng = np.random.default_rng()
        twin._rng.bit_generator.state = self._rng.bit_generator.state
        return twin

    def close(self) -> None:
        """Nothing is held."""


def env(**settings: Any) -> Any:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game for whoever chose it, at -1."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
