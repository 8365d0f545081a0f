"""How many solo games can be won: `python benchmarks/ceiling.py 2:40000 4:40000 --games 100 --seed 49000000`.

The tree search of `mcts` plays against the automatic opponent and sees the whole deck, as nobody may: every card of it
counts as a bottom card that was put back in sight, so that no determinization deals one. Nothing else is left to chance
in solo, so a game won is a proof that this deal can be won. A search is TURNS:NODES: so many own turns are played
before a position is evaluated (2 in `mcts`), so many decisions tried. Each search plays the deals that none before it
has won. With `--out FILE` each game is a line there, and a run that was stopped goes on with what is missing.
"""

import argparse
import json
import multiprocessing
from collections.abc import Sequence
from pathlib import Path

from rich.progress import track

from projectl import Game, Move
from projectl.arena.ratings import wilson
from projectl.bots.manner import SEARCH
from projectl.bots.mcts import MctsBot
from projectl.bots.thinker import Task
from projectl.bots.tree import TREE_SETTINGS
from projectl.bots.weights import SOLO_WEIGHTS

Job = tuple[str, int, str]


def open_task(game: Game, bot: MctsBot) -> Task:
    """The decision to make, with the deck in sight."""
    states, book = game.arrays
    states["known"] = states["deck_size"]
    return Task(states, book, bot.mind(False, SOLO_WEIGHTS), 0)


def play(job: Job) -> tuple[Job, bool]:
    """One game by a search that sees the deck: whether it was won."""
    search, seed, difficulty = job
    turns, nodes = map(int, search.split(":"))
    game, bot = Game.new(1, "solo", difficulty=difficulty, seed=seed), MctsBot(seed, think_ms=0, nodes=nodes)
    bot.settings = TREE_SETTINGS._replace(own_turns=turns)
    while not game.is_over:
        moves: Sequence[Move] = game.legal(0)
        if len(moves) > 1:
            task = open_task(game, bot)
            decided = bot.decide(task)
            moves = bot.consider(task, 0.0)[0].moves if decided == SEARCH else [Move.from_index(decided)]
        game.play(moves[0], 0)
    return job, 0 in game.winners


def main() -> None:
    """Play, and print."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("searches", nargs="+", metavar="TURNS:NODES")
    read.add_argument("--games", type=int, default=100, metavar="N")
    read.add_argument("--seed", type=int, default=49_000_000, metavar="N", help="the first deal")
    read.add_argument("--difficulty", default="unbeatable")
    read.add_argument("--jobs", type=int, default=1, metavar="N")
    read.add_argument("--out", type=Path, metavar="FILE", help="keep each game there, and go on from there")
    given = read.parse_args()
    lines = given.out.read_text("utf-8").splitlines() if given.out and given.out.exists() else []
    known: dict[Job, bool] = {tuple(job): is_won for job, is_won in map(json.loads, lines)}
    left = [*range(given.seed, given.seed + given.games)]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for search in given.searches:
            jobs = [(search, seed, given.difficulty) for seed in left]
            missing = [job for job in jobs if job not in known]
            for job, is_won in track(pool.imap(play, missing), search, total=len(missing)):
                known[job] = is_won
                if given.out:
                    with given.out.open("a", encoding="utf-8") as kept:
                        kept.write(json.dumps([job, is_won]) + "\n")
            left = [seed for search, seed, difficulty in jobs if not known[search, seed, difficulty]]
            print(f"{search}: won {len(jobs) - len(left)} of {len(jobs)}", flush=True)
        pool.close()
        pool.join()
    share, low, high = wilson(given.games - len(left), given.games)
    print(f"any of them: {share:.1%} ({low:.1%} - {high:.1%}) of {given.games}; not won: {left}")


if __name__ == "__main__":
    main()
