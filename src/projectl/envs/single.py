"""Gymnasium, `ProjectL-v1`: one seat against bots, or solo."""

from collections.abc import Sequence
from typing import Any, Final, Self

import gymnasium
import numpy as np
from gymnasium import spaces

from projectl import Move
from projectl.bots import Bot, check, close, finish, make
from projectl.bots.thinker import Thinker
from projectl.envs.rendering import draw_svg, draw_text
from projectl.envs.table import Table
from projectl.rules.actions import ACTIONS
from projectl.rules.chance import seeded
from projectl.rules.state import NONE

LOWEST, HIGHEST = -127, 127
RENDER_MODES: Final = ("ansi", "svg")
EXEC: Final = "exec:"


def observation_space(size: int, has_mask: bool) -> spaces.Space[Any]:
    """The space of observations: a row of numbers, or that and a mask."""
    box = spaces.Box(LOWEST, HIGHEST, (size,), np.int8)
    if not has_mask:
        return box
    return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})


class ProjectLEnv(gymnasium.Env[Any, Any]):
    """One seat of a table; bots sit in the others.

    `opponents` are specs of bots in turn order after one's own seat, or one spec for all; `seat` is one's own, None for
    another in each game. Everything else is what `Game.new` takes. An action that is not legal changes nothing and
    brings `illegal_reward`.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        opponents: Sequence[str] | str = "random",
        *,
        seat: int | None = None,
        reward: str = "rank",
        illegal_reward: float = -1.0,
        max_decisions: int = 0,
        mask_in_observation: bool = False,
        allow_exec: bool = False,
        render_mode: str | None = None,
        **terms: Any,
    ) -> None:
        self.table = Table(reward, 0, **terms)
        others = self.table.seats - 1
        self.opponents = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{others + 1} seats need {others} opponents, not {len(self.opponents)}")
        for spec in self.opponents:
            check(spec, allow_exec)
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"there is no seat {seat} at this table of {others + 1}")
        self._wanted = seat
        self.seat = seat or 0
        """One's own seat in this game."""
        self._illegal_reward = illegal_reward
        self._limit = max_decisions
        self._has_mask = mask_in_observation
        self._allow_exec = allow_exec
        self._bots: dict[int, Bot] = {}
        self._dice = 0
        self._decisions = 0
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table.layout.size, mask_in_observation)
        self.action_space = spaces.Discrete(ACTIONS)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game; everything in it is told by the seed."""
        super().reset(seed=seed, options=options)
        self.table.deal(int(self.np_random.integers(1 << 63)))
        self._dice = int(self.np_random.integers(1 << 32))
        self.seat = int(self.np_random.integers(self.table.seats)) if self._wanted is None else self._wanted
        self._decisions = 0
        self._others_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One's own decision, and those of the others until one decides again."""
        index = int(action)
        if self.table.actor == NONE:
            raise ValueError("the game is over: reset() begins another")
        refusal = self.table.game.why_not(index, self.table.actor)
        if refusal is not None:
            told = {**self._info(), "refusal": refusal.sentence}
            return self._observation(), self._illegal_reward, False, False, told
        self._decisions += 1
        brought = self.table.play(index) + self._others_play()
        is_over = self.table.actor == NONE
        if is_over:
            for bot in self._bots.values():
                finish(bot, self.table.game.scores, self.table.game.winners)
        is_cut = not is_over and 0 < self._limit <= self._decisions
        return self._observation(), float(brought[self.seat]), is_over, is_cut, self._info()

    def action_masks(self) -> Any:
        """What may be done now, as booleans; sb3-contrib asks for it by this name."""
        return self.table.mask(self.seat)

    def render(self) -> str | None:
        """The table as text, or as a picture in SVG."""
        if self.render_mode is None:
            return None
        return (draw_svg if self.render_mode == "svg" else draw_text)(self.table.game, self.seat)

    def clone(self) -> Self:
        """An environment of its own in exactly the same position: the same actions give the same.

        Programs in the seats cannot be copied, and bots that think by the clock never promise the same.
        """
        if any(spec.startswith(EXEC) for spec in self.opponents):
            raise ValueError("a program that sits at the table cannot be copied")
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.table, twin._bots = self.table.clone(), {}
        twin._np_random = np.random.default_rng()
        twin._np_random.bit_generator.state = self.np_random.bit_generator.state
        return twin

    def close(self) -> None:
        """Let go of the bots."""
        for bot in self._bots.values():
            close(bot)
        self._bots.clear()

    def _observation(self) -> Any:
        seen = self.table.observation(self.seat)
        if not self._has_mask:
            return seen
        return {"observation": seen, "action_mask": self.action_masks().astype(np.int8)}

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks().astype(np.int8),
            "seat": self.seat,
            "scores": np.array(self.table.game.scores, np.int16),
        }

    def _others_play(self) -> Any:
        """The others' decisions until it is one's own turn, or over; what they brought each seat."""
        brought = np.zeros(self.table.seats, np.float32)
        while self.table.actor not in (NONE, self.seat):
            brought += self.table.play(self._ask(self.table.actor).index)
            self._dice += 1
        return brought

    def _ask(self, seat: int) -> Move:
        """What the bot of a seat decides. Its dice are new for every decision, so that a clone has the same."""
        spec = self.opponents[(seat - self.seat - 1) % self.table.seats]
        if seat not in self._bots or spec == "random":
            self._bots[seat] = make(spec, self._dice, self._allow_exec)
        bot = self._bots[seat]
        if isinstance(bot, Thinker):
            bot.rng = seeded(self._dice)
        return bot.choose(self.table.game.view(seat), self.table.game.legal(seat))
