"""OpenSpiel: the game `projectl`, known to `pyspiel.load_game` as soon as this is imported.

    import pyspiel
    import projectl.envs.spiel
    game = pyspiel.load_game("projectl(players=3,expansions=ghost+ambassador)")

Two chance nodes choose one of 2**20 deals, and with it everything that is hidden; the rest is sequential. Observations
are those of `layout.py`. Utilities are the rewards of `rewards.py`, paid at the end.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from projectl import Move
from projectl.envs.rendering import draw_text
from projectl.envs.table import Table
from projectl.rules.actions import ACTIONS
from projectl.rules.state import NONE

DEALS: Final = 1024
"""Outcomes of each of the two chance nodes."""
LONGEST: Final = 20_000
"""Decisions; no game comes near."""
HIGHEST_SCORE: Final = 1000.0
DEFAULTS: Final = {
    "players": 2,
    "variant": "standard",
    "edition": "kickstarter",
    "expansions": "",
    "difficulty": "",
    "reward": "rank",
}
TYPE: Final = pyspiel.GameType(
    short_name="projectl",
    long_name="Project L",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class ProjectLGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A kind of game: its parameters are those of `Game.new`, expansions joined by `+`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        told = {**DEFAULTS, **(params or {})}
        if told["reward"] not in ("rank", "score"):
            raise ValueError("OpenSpiel pays at the end: the reward is rank or score")
        self.kind = {
            "players": 1 if told["variant"] == "solo" else told["players"],
            "variant": told["variant"],
            "edition": told["edition"],
            "expansions": tuple(filter(None, told["expansions"].split("+"))),
            "difficulty": told["difficulty"] or None,
        }
        self.reward = told["reward"]
        self.example = Table(self.reward, 0, **self.kind)
        most = 1.0 if self.reward == "rank" else HIGHEST_SCORE
        about = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DEALS,
            num_players=self.example.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, about, params or {})

    def new_initial_state(self) -> "ProjectLState":
        """Before the cards are dealt."""
        return ProjectLState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Somebody who sees what a seat may know."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            raise ValueError("there are observations, but no information states")
        return Observer(self.example.layout)


class ProjectLState(pyspiel.State):  # type: ignore[misc]  # the same
    """A position, and the two draws that dealt it."""

    def __init__(self, game: ProjectLGame) -> None:
        super().__init__(game)
        self._drawn: tuple[int, ...] = ()
        self.table = game.example.clone()
        self._returns = np.zeros(self.table.seats)

    def current_player(self) -> int:
        """Who decides."""
        if len(self._drawn) < 2:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.actor == NONE else self.table.actor

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Half of the number of a deal."""
        return [(outcome, 1 / DEALS) for outcome in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return [move.index for move in self.table.game.legal(player)] if player == self.table.actor else []

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._drawn = (*self._drawn, action)
            if len(self._drawn) == 2:
                self.table.deal(self._drawn[0] * DEALS + self._drawn[1])
        else:
            self._returns = self._returns + self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else str(Move.from_index(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return len(self._drawn) == 2 and self.table.actor == NONE

    def returns(self) -> list[float]:
        """What each seat was paid: nothing before the end."""
        return [float(each) for each in self._returns]

    def __str__(self) -> str:
        dealt = "-".join(map(str, self._drawn))
        return f"{dealt}\n{draw_text(self.table.game)}" if len(self._drawn) == 2 else dealt


class Observer:
    """What a seat sees, as OpenSpiel asks for it."""

    def __init__(self, layout: Any) -> None:
        self.tensor = np.zeros(layout.size, np.float32)
        self.dict = layout.split(self.tensor)

    def set_from(self, state: ProjectLState, player: int) -> None:
        """Look at a position; before the cards are dealt there is nothing to see."""
        is_dealt = not state.is_chance_node()
        self.tensor[:] = state.table.observation(player) if is_dealt else 0

    def string_from(self, state: ProjectLState, player: int) -> str:
        """The same as text."""
        return draw_text(state.table.game, player) if not state.is_chance_node() else ""


pyspiel.register_game(TYPE, ProjectLGame)
