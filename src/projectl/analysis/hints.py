"""Hints: the best moves of a seat by what it may know, what to expect of each, and why.

>>> from projectl import Game
>>> game = Game.new(seed=7)
>>> [hint] = hints(game.view(0), count=1, nodes=200)
>>> hint.move in game.legal(0)
True
"""

import time
from dataclasses import dataclass
from math import floor, inf
from typing import Any, Final, NamedTuple

from projectl import Game, Move
from projectl.analysis.facts import Fact, in_words, read_fact, read_told
from projectl.bots.mcts import MctsBot
from projectl.bots.story import FACTS, FACTS_MS, HINT_COUNT, LENGTH, TOLD, Story, story
from projectl.bots.telling import begin_story, end_story, go_on_with
from projectl.bots.thinker import Task
from projectl.bots.tree import HINT_SETTINGS
from projectl.catalogue.box import Box, open_box
from projectl.solver.exact import trail
from projectl.solver.fillings import fillings
from projectl.words.told import Row

THINK_MS: Final = 1000
WORD_BITS: Final = 32


def _rounded(number: float, places: int) -> float:
    """As it is done in a page, in the same steps."""
    scale = 10.0**places
    return floor(number * scale + 0.5) / scale


@dataclass(frozen=True)
class Hint:
    """A move that is worth considering.

    `line` is the whole turn it begins, up to the first card that nobody has seen; `margin` the points then expected
    ahead of the best of the others at the end; `chance` the chance to win, from 0 to 1; `facts` what the line
    achieves (see `analysis.facts`); `told` what is said of them.
    """

    line: tuple[Move, ...]
    margin: float
    chance: float
    facts: tuple[Fact, ...]
    told: tuple[Row, ...]

    @property
    def move(self) -> Move:
        """The first move."""
        return self.line[0]

    def reason(self, language: str | None = None) -> str:
        """Why, in a few sentences."""
        return in_words(self.told, language)

    def to_dict(self, language: str | None = None) -> dict[str, Any]:
        """All of it, JSON-ready."""
        return {
            "move": str(self.move),
            "line": [str(move) for move in self.line],
            "margin": _rounded(self.margin, 2),
            "chance": _rounded(self.chance, 4),
            "facts": list(self.facts),
            "told": [{"key": row.key, "args": row.args} for row in self.told],
            "reason": self.reason(language),
        }


class _Position(NamedTuple):
    """What stories begin with, and until when they find out what puzzles need."""

    task: Task
    box: Box
    has_level_5: bool
    seed: int
    until: float

    def follow(self, moves: tuple[Move, ...]) -> Story:
        """The story of a line."""
        room, states, book = story(), self.task.states, self.task.book
        given = (room, trail(), fillings(self.has_level_5), book)
        room.states[0] = states[0]
        begin_story(room, book, self.task.seat, self.seed & (1 << WORD_BITS) - 1, self.seed >> WORD_BITS)
        for move in moves:
            if not go_on_with(*given, move.index, self.is_time):
                break
        end_story(*given, self.is_time)
        return room

    @property
    def is_time(self) -> bool:
        """Whether there is time to find out more."""
        return time.perf_counter() < self.until

    def hint(self, room: Story, chance: float, margin: float) -> Hint:
        """The hint that a story comes to."""
        rows, told = room.facts[: room.numbers[FACTS]].tolist(), room.told[: room.numbers[TOLD]].tolist()
        return Hint(
            line=tuple(map(Move.from_index, room.line[: room.numbers[LENGTH]].tolist())),
            margin=margin,
            chance=chance,
            facts=tuple(read_fact(row, self.box) for row in rows),
            told=tuple(read_told(row, self.box) for row in told),
        )


def hints(
    view: dict[str, Any],
    seat: int | None = None,
    count: int = HINT_COUNT,
    think_ms: int = THINK_MS,
    nodes: int | None = None,
    seed: int = 0,
) -> list[Hint]:
    """The best moves of a seat, best first, no two the same; [] where it may not decide.

    `view` is all that is known. The seat may be left out where only one may decide. With `nodes`, so many decisions
    are tried in place of a time, and the same seed gives the same hints.
    """
    began = time.perf_counter()
    game = Game.from_view(view, seed)
    if seat is None:
        if len(game.to_decide) > 1:
            raise ValueError(f"seats {game.to_decide} may decide: say for which one")
        seat = game.to_decide[0] if game.to_decide else 0
    moves = game.legal(seat)
    if not moves:
        return []
    bot = MctsBot(seed, think_ms, nodes)
    bot.settings = HINT_SETTINGS
    task = bot.task(view, moves)._replace(seat=seat)
    box = open_box(tuple(view["expansions"]), view["puzzles"])
    until = began + (think_ms + FACTS_MS) / 1000 if nodes is None else inf
    at = _Position(task, box, "ghost" in view["expansions"], seed, until)
    if view["phase"] == "finishing":
        room = at.follow(())
        return [at.hint(room, *room.worth.tolist())]
    turns = bot.pick(bot.consider(task, began), count)
    return [at.hint(at.follow(turn.moves), turn.chance, turn.margin) for turn in turns]
