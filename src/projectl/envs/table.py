"""One game as environments of one seat, of all seats, and OpenSpiel see it: observations, masks and rewards."""

from typing import Any, Self

import numpy as np

from projectl import Game
from projectl.envs.batch import check_reward
from projectl.envs.encoding import face_words, told_size
from projectl.envs.layout import Layout
from projectl.envs.rewards import REWARD_NAMES
from projectl.envs.stepping import actor, observe_one, reward_one
from projectl.rules.state import NONE, STATE


class Table:
    """A game, who decides in it, and what every decision brings."""

    def __init__(self, reward: str = "rank", seed: int | None = None, **terms: Any) -> None:
        self.terms = terms
        self.game = Game.new(seed=seed, **terms)
        states, self._book = self.game.arrays
        check_reward(reward, {"hidden_piles": bool(states[0]["options"]["hidden_piles"])})
        self.reward = REWARD_NAMES.index(reward)
        self.seats = int(states[0]["seats"])
        self.layout = Layout(self.seats, int(states[0]["options"]["variant"]), int(self._book[0]["puzzles"]))
        self._faces = face_words(self._book)
        self._leads = np.zeros(self.seats, np.float32)
        self.actor = actor(states)
        """The seat that decides; -1 when the game is over."""

    def deal(self, seed: int) -> None:
        """Begin a new game of the same kind."""
        self.game = Game.new(seed=seed, **self.terms)
        self._leads[:] = 0
        self.actor = actor(self.game.arrays[0])

    def play(self, index: int) -> Any:
        """Make the decision of the seat that decides; what it brings each seat. An IllegalMove changes nothing."""
        self.game.play(index, self.actor)
        states, _ = self.game.arrays
        brought = np.zeros(self.seats, np.float32)
        reward_one(states, self._book, self.reward, self._leads, brought)
        self.actor = actor(states)
        return brought

    def observation(self, seat: int) -> Any:
        """What a seat sees."""
        states = np.frombuffer(bytearray(self.game.blanked(seat)), STATE)
        out = np.zeros(self.layout.size, np.int8)
        observe_one(
            states, self._book, seat, self._faces, out, out.view(np.int64), np.zeros(told_size(self.seats), np.int64)
        )
        return out

    def mask(self, seat: int) -> Any:
        """What a seat may do, as booleans; nothing if another one decides."""
        if seat == self.actor and seat != NONE:
            return self.game.mask(seat)
        return np.zeros_like(self.game.mask(0))

    def clone(self) -> Self:
        """The same game once more, history included."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin._leads = self._leads.copy()
        return twin

    def __deepcopy__(self, _seen: dict[int, Any]) -> Self:
        return self.clone()
