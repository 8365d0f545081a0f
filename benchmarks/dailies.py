"""How the levels' own bots fare at daily puzzles: `python benchmarks/dailies.py points`, or `both`.

Each bot plays the turn of the same positions, `--count` of each level of the list, as the last turn of a game: there
its own aim, to win, is nearest to what the puzzle asks for. Where both puzzles are to be filled it has no more actions
than the best answer takes. Printed are the positions in which it reaches the best figure in half of its tries;
[architecture](../docs/architecture.md#a-puzzle-a-day) says what follows from that.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from rich.progress import track

from projectl import Game
from projectl.bots import make
from projectl.daily import KINDS, YEARS, Daily, days_of
from projectl.daily.going import SEAT
from projectl.daily.puzzle import BOTH, LAST_ROUND

BOTS: Final = ("novice", "casual", "steady", "skilled", "expert")
NEVER_DIFFERS: Final = ("skilled",)
"""These need one try."""


def last_turn(daily: Daily) -> Game:
    """The position of a puzzle as the last turn of a game."""
    found = daily.position()
    found |= {"round": LAST_ROUND, "final_round": LAST_ROUND, "decks": found["decks"] | {"B": []}}
    if daily.kind == BOTH:
        found["seats"][SEAT]["actions_left"] = daily.best
    return Game.from_dict(found)


def is_found(daily: Daily, spec: str, seed: int) -> bool:
    """Whether a bot's turn reaches the best figure."""
    game, bot = last_turn(daily), make(spec, seed)
    while SEAT in game.to_decide:
        game.play(bot.choose(game.view(SEAT), game.legal(SEAT)), SEAT)
    if daily.kind == BOTH:
        return {each.id for each in daily.board.puzzles} <= {*game.view(SEAT)["seats"][SEAT]["pile"]}
    return game.scores[SEAT] == daily.best


def sample(kind: int, count: int) -> Iterator[Daily]:
    """So many puzzles of each level."""
    levels = defaultdict(list)
    for daily in (daily for year in YEARS for daily in days_of(year).values()):
        if daily.kind == kind:
            levels[daily.level].append(daily)
    for level in sorted(levels):
        yield from random.Random(level).sample(levels[level], min(count, len(levels[level])))


def main() -> None:
    """Print a line a bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=KINDS[: BOTH + 1])
    parser.add_argument("--count", type=int, default=50, metavar="N")
    parser.add_argument("--tries", type=int, default=5, metavar="N")
    told = parser.parse_args()
    found = list(sample(KINDS.index(told.kind), told.count))
    for spec in BOTS:
        tries = 1 if spec in NEVER_DIFFERS else told.tries
        hits = [sum(is_found(each, spec, seed) for seed in range(tries)) for each in track(found, spec, transient=True)]
        print(f"{spec}: {sum(2 * each >= tries for each in hits)} of {len(found)}")


if __name__ == "__main__":
    main()
