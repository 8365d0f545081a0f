"""Hints: the best moves of a seat by what it may know, what to expect of each, and why.

>>> from projectl import Game
>>> game = Game.new(seed=7)
>>> [hint] = hints(game.view(0), count=1, nodes=200)
>>> hint.move in game.legal(0)
True
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Final

from projectl import Game, Move
from projectl.analysis.reasons import reason, reasons
from projectl.analysis.story import Fact, Story
from projectl.analysis.touches import best_touches, later_touches
from projectl.bots.mcts import Considered, MctsBot
from projectl.bots.thinker import Task, Thinker
from projectl.bots.tree import HINT_SETTINGS
from projectl.catalogue.box import Box, open_box

THINK_MS: Final = 1000
FACTS_MS: Final = 400
"""How much longer than the thinking it may take to find out what puzzles still need; then that is left out."""
COUNT: Final = 3
FIRST: Final = ("only", "complete", "end", "take", "later_touches")
"""The facts that are told before all others."""


@dataclass(frozen=True)
class Hint:
    """A move that is worth considering.

    `line` is the whole turn it begins, up to the first card that nobody has seen; `margin` the points then expected
    ahead of the best of the others at the end; `chance` the chance to win, from 0 to 1; `facts` what the line
    achieves (see `analysis.story`).
    """

    line: tuple[Move, ...]
    margin: float
    chance: float
    facts: tuple[Fact, ...]

    @property
    def move(self) -> Move:
        """The first move."""
        return self.line[0]

    def reason(self, language: str = "en") -> str:
        """Why, in a few sentences."""
        return reason(self.facts, language)

    def to_dict(self, language: str = "en") -> dict[str, Any]:
        """All of it, JSON-ready."""
        return {
            "move": str(self.move),
            "line": [str(move) for move in self.line],
            "margin": round(self.margin, 2),
            "chance": round(self.chance, 4),
            "facts": list(self.facts),
            "told": [{"key": row.key, "args": row.args} for row in reasons(self.facts)],
            "reason": self.reason(language),
        }


def hints(
    view: dict[str, Any],
    seat: int | None = None,
    count: int = COUNT,
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
    if view["phase"] == "finishing":
        turns = [best_touches(bot, task, view, seed)]
    else:
        turns = _best_of_each(bot.consider(task, began))[:count]
    box = open_box(tuple(view["expansions"]), view["puzzles"])
    only = [{"kind": "only"}] if len(moves) == 1 else []
    until = began + (think_ms + FACTS_MS) / 1000 if nodes is None else inf
    return [_hint(turn, Story(game.copy(), box, seat, until), box, bot, task, only) for turn in turns]


def _best_of_each(turns: Sequence[Considered]) -> list[Considered]:
    """For each first move the turn that looked best."""
    found: dict[Move, Considered] = {}
    for turn in turns:
        found.setdefault(turn.moves[0], turn)
    return list(found.values())


def _hint(turn: Considered, story: Story, box: Box, thinker: Thinker, task: Task, only: list[Fact]) -> Hint:
    story.follow(turn.moves)
    facts = [*only, *story.facts()]
    if story.was_last_turn:
        facts += later_touches(thinker, task, story.game, box)
    return Hint(tuple(story.moves), turn.margin, turn.chance, tuple(sorted(facts, key=_importance)))


def _importance(fact: Fact) -> int:
    return FIRST.index(fact["kind"]) if fact["kind"] in FIRST else len(FIRST)
