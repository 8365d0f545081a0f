"""Gymnasium's vector of environments, truly batched: all games are stepped by one call of compiled code."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from projectl.envs.batch import BatchGame
from projectl.envs.rendering import draw_svg, draw_text
from projectl.envs.single import RENDER_MODES, observation_space
from projectl.rules.actions import ACTIONS


class ProjectLVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` games, one seat of each against bots; a game that is over begins anew within the same step.

    Then `final_obs` in the info is what was seen last. `copy=False` gives out the arrays that are written anew with
    every step. Opponents are `random`, or any bot of this package that needs no program.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1, "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        opponents: Sequence[str] | str = "random",
        *,
        illegal_reward: float = -1.0,
        mask_in_observation: bool = False,
        copy: bool = True,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.num_envs = num_envs
        self.batch = BatchGame(num_envs, opponents=opponents, **settings)
        self._illegal_reward = illegal_reward
        self._has_mask = mask_in_observation
        self._is_copying = copy
        self.render_mode = render_mode
        self.single_observation_space = observation_space(self.batch.layout.size, mask_in_observation)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal all games; with a seed everything that follows is told by it."""
        super().reset(seed=seed, options=options)
        self.batch.reset(seed)
        return self._observation(self.batch.arrays.observations), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """A decision in every game, and those of the others until one's own seat decides again."""
        own = self.batch.learners.copy()
        self.batch.step(np.asarray(actions))
        arrays = self.batch.arrays
        rewards = arrays.rewards[np.arange(self.num_envs), own].astype(np.float64)
        rewards[arrays.refused != 0] = self._illegal_reward
        info = self._info()
        has_ended = arrays.ended | arrays.cut
        if has_ended.any():
            info["final_obs"] = self._observation(arrays.final_observations)
            info["_final_obs"] = has_ended
            info["final_scores"] = arrays.final_scores.copy()
        return self._observation(arrays.observations), rewards, arrays.ended.copy(), arrays.cut.copy(), info

    def action_masks(self) -> Any:
        """What may be done in each game, as booleans."""
        return self.batch.arrays.masks

    def render(self) -> tuple[str, ...] | None:
        """The tables as texts, or as pictures in SVG."""
        if self.render_mode is None:
            return None
        draw = draw_svg if self.render_mode == "svg" else draw_text
        return tuple(draw(self.batch.game(i), int(self.batch.learners[i])) for i in range(self.num_envs))

    def close_extras(self, **_how: Any) -> None:
        """Let go of the threads."""
        self.batch.close()

    def _observation(self, seen: Any) -> Any:
        shown = seen.copy() if self._is_copying else seen
        if not self._has_mask:
            return shown
        masks = self.batch.arrays.masks.view(np.int8)
        return {"observation": shown, "action_mask": masks.copy() if self._is_copying else masks}

    def _info(self) -> dict[str, Any]:
        masks = self.batch.arrays.masks.view(np.int8)
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": masks.copy() if self._is_copying else masks,
            "_action_mask": everywhere,
            "seat": self.batch.learners.copy(),
            "_seat": everywhere,
        }
