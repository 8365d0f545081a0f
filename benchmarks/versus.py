"""One bot against others, usually an older version of itself.

`python benchmarks/versus.py planner "exec:OLD bot planner" --games 400 --seed 17000000`

Seats are swapped on shared deals, and the share of first places is printed with its 95 % interval. `projectl arena`
does that too, and starts every program anew for each game; here a program plays all games of its process, as the bot
protocol allows, so that many short games take minutes. With `--out FILE` each game is a line there, and a run that was
stopped goes on with the games that are missing.
"""

import argparse
import json
import multiprocessing
from functools import cache
from pathlib import Path
from typing import Any

from rich.progress import track

from projectl import Game
from projectl.arena.ratings import wilson
from projectl.bots import Bot, Limits, finish, make
from projectl.bots.external import ExternalBot

PATIENT = Limits(start_ms=600_000, timeout_ms=600_000)
Task = tuple[str, str, int, int, dict[str, Any]]


@cache
def program(spec: str) -> ExternalBot:
    """A program that plays the rest of this process's games."""
    return ExternalBot(spec.removeprefix("exec:"), 1, PATIENT)


def seated(spec: str, seed: int) -> Bot:
    """A bot for one game."""
    return program(spec) if spec.startswith("exec:") else make(spec, seed)


def play(task: Task) -> tuple[Task, tuple[float, int, int]]:
    """One game: the first bot's share of the first place, its points, and the most of the others."""
    mine, theirs, seed, own_seat, terms = task
    game = Game.new(**terms, seed=seed)
    players = len(game.scores)
    others = seated(theirs, seed)  # one program plays all the other seats: a decision needs no memory
    bots = [seated(mine, seed) if seat == own_seat else others for seat in range(players)]  # solo: nobody sits second
    while not game.is_over:
        seat = game.to_decide[0]
        game.play(bots[seat].choose(game.view(seat), game.legal(seat)), seat)
    for bot in {id(bot): bot for bot in bots}.values():
        finish(bot, game.scores, game.winners)
    share = (own_seat in game.winners) / len(game.winners)
    rivals = max(score for seat, score in enumerate(game.scores) if seat != own_seat)
    return task, (share, game.scores[own_seat], rivals)


def kept(file: Path | None) -> dict[str, tuple[float, int, int]]:
    """The games of earlier runs, by what was played."""
    lines = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
    return {json.dumps(task): tuple(found) for task, found in map(json.loads, lines)}


def played(tasks: list[Task], jobs: int, out: Path | None) -> list[tuple[float, int, int]]:
    """What came of all games, those of earlier runs included."""
    known = kept(out)
    left = [task for task in tasks if json.dumps(task) not in known]
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for task, found in track(pool.imap_unordered(play, left), "playing", total=len(left)):
            known[json.dumps(task)] = found
            if out:
                with out.open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps([task, found]) + "\n")
        pool.close()
        pool.join()
    return [known[json.dumps(task)] for task in tasks]


def main() -> None:
    """Play, and print."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("bots", nargs=2, metavar="BOT")
    read.add_argument("--games", type=int, default=400, metavar="N")
    read.add_argument("--seed", type=int, default=1, metavar="N", help="the first deal")
    read.add_argument("--players", type=int, default=2, metavar="N")
    read.add_argument("--edition", default="kickstarter")
    read.add_argument("--variant", default="standard")
    read.add_argument("--difficulty", help="of solo, where the second bot is not asked")
    read.add_argument("--expansions", nargs="*", default=[], metavar="EXPANSION")
    read.add_argument("--jobs", type=int, default=2, metavar="N")
    read.add_argument("--out", type=Path, metavar="FILE", help="keep each game there, and go on from there")
    given = read.parse_args()
    seats = 1 if given.variant == "solo" else given.players
    terms = {
        "players": seats,
        "variant": given.variant,
        "edition": given.edition,
        "expansions": tuple(given.expansions),
        "difficulty": given.difficulty,
    }
    tasks = [(*given.bots, given.seed + k // seats, k % seats, terms) for k in range(given.games)]
    found = played(tasks, given.jobs, given.out)
    share, points, others = (sum(column) / len(found) for column in zip(*found, strict=True))
    _, low, high = wilson(share * len(found), len(found))
    print(f"{given.bots[0]} - {given.bots[1]}: {share:.1%} ({low:.1%} - {high:.1%}) of {len(found)} games,", end=" ")
    print(f"{points:.1f} points to {others:.1f}; deals {given.seed} to {tasks[-1][2]}, {seats} seats")


if __name__ == "__main__":
    main()
