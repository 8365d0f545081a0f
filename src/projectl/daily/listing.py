"""The list made: enough puzzles of each kind and level, dealt out to the days."""

import datetime
import random
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import count
from typing import Final

from projectl.daily.faring import LEVELS
from projectl.daily.making import Room, boards, is_alone, judge, prove, questions
from projectl.daily.puzzle import KINDS, Board, Daily, write

TO_CHOOSE_FROM: Final = 2
"""So many times as many puzzles as there are days of a kind are drawn at most, so that levels can be chosen."""
WEEK: Final = 7


def kind_of(date: datetime.date) -> int:
    """The kinds take turns."""
    return date.toordinal() % len(KINDS)


def is_enough(found: list[Daily], needed: int) -> bool:
    """Every level has its share, or there is plenty to choose from."""
    share = needed // (len(LEVELS) + 1) + 1
    levels = [sum(daily.level == level for daily in found) for level in range(1, len(LEVELS) + 2)]
    return len(found) >= needed and (min(levels) >= share or len(found) >= TO_CHOOSE_FROM * needed)


def draw(needed: list[int], seed: int, tell: Callable[[str], None]) -> list[list[Daily]]:
    """Enough puzzles of each kind."""
    room, chance = Room(), random.Random(seed)
    found: list[list[Daily]] = [[] for _ in KINDS]
    known: set[tuple[int, Board]] = set()
    for game in count(seed):
        wanted = {kind for kind in range(len(KINDS)) if not is_enough(found[kind], needed[kind])}
        if not wanted:
            return found
        for board in boards(game):
            for kind, asked in questions(board, chance):
                if kind in wanted and (kind, asked) not in known:
                    known.add((kind, asked))
                    daily = judge(room, kind, asked, len(known))
                    found[kind] += [daily] if daily else []
        tell(f"game {game - seed + 1}: " + ", ".join(f"{len(each)} {KINDS[kind]}" for kind, each in enumerate(found)))
    raise AssertionError("there is no last game")


def choose(found: list[Daily], needed: int) -> list[Daily]:
    """So many of them, as evenly over the levels as there are; the easiest first."""
    by_level: dict[int, list[Daily]] = defaultdict(list)
    for daily in found:
        by_level[daily.level].append(daily)
    chosen: list[Daily] = []
    while len(chosen) < needed:
        for level in sorted(by_level):
            if by_level[level] and len(chosen) < needed:
                chosen.append(by_level[level].pop(0))
    return sorted(chosen, key=lambda daily: daily.level)


def deal(days: list[datetime.date], found: list[list[Daily]], seed: int) -> dict[datetime.date, Daily]:
    """A puzzle for each day: easy on Mondays, hard on Sundays."""
    dealt: dict[datetime.date, Daily] = {}
    for kind in range(len(KINDS)):
        own = [date for date in days if kind_of(date) == kind]
        own.sort(key=lambda date: (date.weekday(), date))
        ranked = choose(found[kind], len(own))
        at = 0
        for weekday in range(WEEK):
            dates = [date for date in own if date.weekday() == weekday]
            part = ranked[at : at + len(dates)]
            random.Random(seed * WEEK + weekday).shuffle(part)
            dealt |= dict(zip(dates, part, strict=True))
            at += len(dates)
    return dealt


def make(days: list[datetime.date], seed: int, tell: Callable[[str], None]) -> dict[int, str]:
    """The text of each year's file, for these days."""
    needed = [sum(kind_of(date) == kind for date in days) for kind in range(len(KINDS))]
    dealt = deal(days, draw(needed, seed, tell), seed)
    lines: dict[int, list[str]] = defaultdict(list)
    for date in days:
        lines[date.year].append(write(f"{date:%m-%d}", dealt[date]))
    return {year: "\n".join(each) + "\n" for year, each in lines.items()}


def faults(dailies: Iterable[tuple[datetime.date, Daily]]) -> list[str]:
    """What is not as the list says, found by proving everything again."""
    room, found = Room(), []
    for date, daily in dailies:
        proof = prove(room, daily.kind, daily.board)
        if proof is None or not is_alone(daily.kind, proof):
            found.append(f"{date}: no answer is better than all others")
        elif (proof.best, proof.second) != (daily.best, daily.second):
            found.append(f"{date}: the best is {proof.best}, then {proof.second}, not {daily.best} and {daily.second}")
    return found
