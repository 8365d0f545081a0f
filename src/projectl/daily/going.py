"""Playing the puzzle of a day: when it is over and how it went, in a figure, in signs and in days in a row."""

import datetime
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from projectl.daily.puzzle import BOTH, NOT_AT_ALL, Daily
from projectl.game import Game
from projectl.rules.order import ACTIONS_A_TURN

FULL, EMPTY = "■□"
MOST_SIGNS: Final = 12
A_DAY: Final = datetime.timedelta(1)
SEAT: Final = 0
"""Who plays it."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What was reached, and the best that can be: points, or actions until both were filled."""

    figure: int
    best: int

    @property
    def is_best(self) -> bool:
        """Whether nothing is better."""
        return self.figure == self.best


def begin(daily: Daily, moves: Iterable[str] = ()) -> Game:
    """The position of a puzzle, with what was decided before."""
    game = Game.from_dict(daily.position())
    for move in moves:
        game.play(move, SEAT)
    return game


def outcome(daily: Daily, game: Game) -> Outcome | None:
    """How it went; None as long as something that is still to be decided can matter."""
    is_over = SEAT not in game.to_decide
    mine = game.view(SEAT)["seats"][SEAT]
    if daily.kind != BOTH:
        return Outcome(game.scores[SEAT], daily.best) if is_over else None
    if {each.id for each in daily.board.puzzles} <= {*mine["pile"]} and (is_over or mine["pending"] is None):
        return Outcome(ACTIONS_A_TURN if is_over else ACTIONS_A_TURN - int(mine["actions_left"]), daily.best)
    return Outcome(NOT_AT_ALL, daily.best) if is_over else None


def signs(kind: int, found: Outcome) -> str:
    """A sign for each point there was or for each action; where fewer are better, what was too much is empty."""
    if kind != BOTH:
        lit, of = max(0, min(found.figure, found.best)), found.best
    elif found.figure == NOT_AT_ALL:
        lit, of = 0, found.best
    else:
        lit, of = found.best, found.figure
    most = min(of, MOST_SIGNS)
    shown = lit * MOST_SIGNS // of if of > MOST_SIGNS else lit
    return FULL * shown + EMPTY * (most - shown)


def streak(played: Collection[datetime.date], today: datetime.date) -> int:
    """How many days in a row were played, up to today; today may still come."""
    at, count = today if today in played else today - A_DAY, 0
    while at in played:
        at, count = at - A_DAY, count + 1
    return count


def longest(played: Collection[datetime.date]) -> int:
    """The most days in a row that were ever played."""
    return max((streak(played, day) for day in played if day + A_DAY not in played), default=0)
