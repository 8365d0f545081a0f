"""`BatchGame`: many games in one array, stepped at once on all cores; nothing is allocated while it runs."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from copy import copy
from secrets import randbits
from typing import Any, Final, Self

import numpy as np

from projectl import Game
from projectl.catalogue.box import open_box
from projectl.catalogue.puzzles import own_text, tidied
from projectl.envs.encoding import face_words, told_size
from projectl.envs.layout import Layout
from projectl.envs.opponents import Opponents
from projectl.envs.rewards import REWARD_NAMES
from projectl.envs.stepping import BOT, NUMBERS, OUTSIDE, RANDOM, Arrays, Games, Plan, step_games
from projectl.notation.positions import position_dict
from projectl.rules.actions import ACTIONS
from projectl.rules.books import book_of
from projectl.rules.copying import words
from projectl.rules.options import DEFAULT_EDITION, DIFFICULTIES, agree, check_puzzles, write_options
from projectl.rules.state import NONE, SEATS, STATE

SMALLEST_PART: Final = 64
"""Games that are worth a thread of their own."""
SHAPES: Final = {"observations": np.int8, "masks": np.bool_, "rewards": np.float32, "seats": np.int8}


def core_count() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_reward(reward: str, options: Any) -> int:
    """The number of a way to reward; a ValueError says what there is."""
    if reward not in REWARD_NAMES:
        raise ValueError(f"rewards are {', '.join(REWARD_NAMES)}, not {reward!r}")
    if reward == "shaped" and options["hidden_piles"]:
        raise ValueError("shaped rewards would tell the points of hidden piles (P5): take rank or score")
    return REWARD_NAMES.index(reward)


class BatchGame:
    """So many games of one kind. Whoever calls decides for every seat, or for one against `opponents`.

    >>> batch = BatchGame(2, seed=7)
    >>> arrays = batch.arrays
    >>> arrays.masks.shape
    (2, 2751)
    >>> batch.step(arrays.masks.argmax(1))
    >>> arrays.seats.tolist(), arrays.refused.tolist()
    ([0, 0], [0, 0])
    """

    def __init__(
        self,
        games: int,
        *,
        players: int | None = None,
        variant: str = "standard",
        edition: str = DEFAULT_EDITION,
        expansions: Sequence[str] = (),
        difficulty: str | None = None,
        options: dict[str, Any] | None = None,
        puzzles: str | os.PathLike[str] | None = None,
        seed: int | None = None,
        reward: str = "rank",
        opponents: Sequence[str] | str | None = None,
        seat: int | None = None,
        auto_reset: bool = True,
        max_decisions: int = 0,
        threads: int | None = None,
        **given: Any,
    ) -> None:
        """Deal so many games; a ValueError says what does not go together.

        `opponents`: bots for the other seats, in turn order after one's own; None: the caller decides for all. `seat`:
        one's own, None for another in each game. `threads`: None for as many as there are cores. Arrays to write into
        (`observations`, `masks`, `rewards`, `seats`) can be given, for memory that is shared or pinned.
        """
        own = None if puzzles is None else tidied(own_text(puzzles))
        self.terms = agree(players, variant, edition, expansions, difficulty, options)
        self.box = open_box(self.terms.expansions, own)
        check_puzzles(self.terms, self.box.count("W"), self.box.count("B"))
        self.seats = self.terms.players
        """How many seats decide."""
        self.scored = 2 if variant == "solo" else self.seats
        """How many have a score: in solo the automatic opponent is the second."""
        book, template = book_of(self.box), np.zeros(1, STATE)
        write_options(self.terms, template[0])
        self.layout = Layout(self.seats, int(template[0]["options"]["variant"]), len(self.box.puzzles))
        specs = self._specs(opponents, seat)
        self._opponents = Opponents(specs or (), book, template[0])
        numbers = {
            "reward": check_reward(reward, self.terms.options),
            "seat": NONE if seat is None else seat,
            "limit": max_decisions,
            "opponent_supply": DIFFICULTIES[self.terms.difficulty] if self.terms.difficulty else 0,
            "is_renewed": int(auto_reset),
            "has_learner": int(specs is not None),
            "scored": self.scored,
        }
        self._threads = threads or core_count()
        seen = np.zeros(self._threads, STATE)
        others = np.full(SEATS, OUTSIDE, np.int8)
        others[: len(specs or ())] = [RANDOM if spec == "random" else BOT for spec in specs or ()]
        self._plan = Plan(
            book,
            face_words(book),
            words(template),
            others,
            seen,
            words(seen),
            np.zeros((self._threads, told_size(self.seats)), np.int64),
            np.array([numbers[name] for name in NUMBERS], np.int64),
        )
        self._games = self._new_games(games)
        self._take_arrays(self._new_arrays(games, given))
        self._pool: ThreadPoolExecutor | None = None
        self._everyone = np.zeros(games, np.int64)
        self.reset(seed)

    def _specs(self, opponents: Sequence[str] | str | None, seat: int | None) -> tuple[str, ...] | None:
        """The bots of the other seats; None where the caller decides for all of them."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} at this table of {self.seats}")
        if opponents is None:
            if seat is not None and self.seats > 1:
                raise ValueError("one seat alone needs opponents for the others")
            return None
        specs = (opponents,) * (self.seats - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(specs) != self.seats - 1:
            raise ValueError(f"{self.seats} seats need {self.seats - 1} opponents, not {len(specs)}")
        return specs

    def _new_games(self, count: int) -> Games:
        states: Any = np.zeros(count, STATE)
        return Games(
            states,
            words(states),
            np.zeros((count, 4), np.int64),
            np.zeros(count, np.int64),
            np.zeros((count, SEATS), np.int8),
            np.full(count, NONE, np.int8),
            np.zeros((count, SEATS), np.float32),
            np.zeros(count, np.int64),
            np.zeros((count, told_size(self.seats)), np.int64),
        )

    def _new_arrays(self, count: int, given: dict[str, Any]) -> Arrays:
        shapes = {
            "observations": (count, self.layout.size),
            "masks": (count, ACTIONS),
            "rewards": (count, self.seats),
            "seats": (count,),
        }
        taken = {}
        for name, shape in shapes.items():
            array = given.pop(name, None)
            if array is None:
                array = np.zeros(shape, SHAPES[name])
            if array.shape != shape or array.dtype != SHAPES[name] or not array.flags.c_contiguous:
                raise ValueError(f"{name} must be a whole array of {np.dtype(SHAPES[name])} of the shape {shape}")
            taken[name] = array
        taken["masks"].fill(False)
        if given:
            raise TypeError(f"a batch has no {', '.join(given)}")
        return Arrays(
            **taken,
            moves=np.zeros((count, ACTIONS), np.int16),
            counts=np.zeros(count, np.int16),
            ended=np.zeros(count, np.bool_),
            cut=np.zeros(count, np.bool_),
            refused=np.zeros(count, np.int16),
            final_observations=np.zeros_like(taken["observations"]),
            final_scores=np.zeros((count, self.scored), np.int16),
        )

    def _take_arrays(self, arrays: Arrays) -> None:
        self._arrays = arrays
        # What is in `moves` is legal without another look: nobody else writes there.
        self.arrays = arrays._replace(moves=arrays.moves.view(), counts=arrays.counts.view())
        self.arrays.moves.flags.writeable = self.arrays.counts.flags.writeable = False
        self._words = arrays.observations.view(np.int64)
        self._final_words = arrays.final_observations.view(np.int64)

    # Playing

    def __len__(self) -> int:
        return len(self._games.states)

    def reset(self, seed: int | None = None, where: Any = None) -> None:
        """Deal all games anew, or those where `where` is true; with a seed everything that follows is told by it."""
        if where is None:
            state = np.random.SeedSequence(randbits(63) if seed is None else seed).generate_state(4 * len(self))
            self._games.rngs[:] = state.reshape(-1, 4)
        elif seed is not None:
            raise ValueError("a seed is for all games at once")
        chosen = self._everyone if where is None else np.where(where, 0, NONE)
        self._step(chosen, is_new=True)

    def step(self, actions: Any) -> None:
        """Make the decision of every game, and write what comes of it into `arrays`; -1 leaves a game alone.

        A decision that is not legal changes nothing and leaves its code in `refused`.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise ValueError(f"actions must be {len(self)} whole numbers, one a game")
        self._step(chosen.astype(np.int64, copy=False), is_new=False)

    def _step(self, actions: Any, is_new: bool) -> None:
        self._run(actions, is_new, False)
        while self._opponents.has_bots and (waiting := self._waiting(actions)).size:
            chosen = np.full(len(self), NONE, np.int64)
            chosen[waiting] = self._opponents.choose(self._games, self.arrays.seats, waiting, self._each)
            actions = chosen
            self._run(actions, False, True)

    def _waiting(self, actions: Any) -> Any:
        """The games among those just stepped in which a bot is to decide."""
        seats = self.arrays.seats
        is_bot = self._games.who[np.arange(len(self)), np.maximum(seats, 0)] == BOT
        return np.flatnonzero(is_bot & (seats != NONE) & (actions != NONE))

    def _run(self, actions: Any, is_new: bool, is_going_on: bool) -> None:
        def work(part: int, first: int, last: int) -> None:
            is_done = step_games(
                self._games,
                self._arrays,
                self._words,
                self._final_words,
                self._plan,
                part,
                first,
                last,
                actions,
                is_new,
                is_going_on,
            )
            if not is_done:
                raise ValueError(f"actions are numbers from -1 to {ACTIONS - 1}")

        self._each(work, len(self))

    def _each(self, work: Callable[[int, int, int], None], count: int) -> None:
        """Do something with parts of so many games, each part on a thread of its own."""
        parts = max(1, min(self._threads, count // SMALLEST_PART if not self._opponents.has_bots else count))
        if parts == 1:
            work(0, 0, count)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads)
        edges = [count * k // parts for k in range(parts + 1)]
        doing: list[Future[None]] = [self._pool.submit(work, k, edges[k], edges[k + 1]) for k in range(1, parts)]
        work(0, 0, edges[1])
        for each in doing:
            each.result()

    # Looking

    @property
    def states(self) -> Any:
        """The positions, hidden cards included: one record of `rules.state.STATE` a game."""
        return self._games.states

    @property
    def learners(self) -> Any:
        """The seat that one decides for in each game; -1 where one decides for all."""
        return self._games.learner

    @property
    def deals(self) -> Any:
        """The seed of each game's deal, for `Game.new`."""
        return self._games.deals

    def game(self, i: int) -> Game:
        """A copy of game i as a `Game`, to look at, to save, or to play on; it does not know how it came about."""
        return Game.from_dict(position_dict(self._games.states[i], self.box, self.terms))

    def clone(self) -> Self:
        """A batch of its own in exactly the same positions, generators included: the same actions give the same."""
        twin = copy(self)
        states = self._games.states.copy()
        twin._games = Games(states, words(states), *(array.copy() for array in self._games[2:]))
        twin._take_arrays(Arrays(*(array.copy() for array in self.arrays)))
        seen = np.zeros(self._threads, STATE)
        twin._plan = self._plan._replace(seen=seen, seen_words=words(seen), told=np.zeros_like(self._plan.told))
        twin._opponents = self._opponents.clone()
        twin._pool = None
        return twin

    def close(self) -> None:
        """Let go of the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __repr__(self) -> str:
        return f"<BatchGame of {len(self)}: {self.terms.variant}, {self.seats} seats>"
