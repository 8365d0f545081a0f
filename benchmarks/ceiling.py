"""How many solo games can be won: `python benchmarks/ceiling.py 2:40000 4:40000 --games 100 --seed 49000000`.

The tree search of `mcts` plays against the automatic opponent and sees the whole deck, as nobody may: every card of it
counts as a bottom card that was put back in sight, so that no determinization deals one. Nothing else is left to chance
in solo, so a game won is a proof that this deal can be won. A search is TURNS:NODES: so many own turns are played
before a position is evaluated (2 in `mcts`), so many decisions tried. Each search plays the deals that none before it
has won; with `--all` each plays all of them.
"""

import argparse
import multiprocessing
from collections.abc import Sequence

from rich.progress import track

from projectl import Game, Move
from projectl.arena.ratings import wilson
from projectl.bots.manner import SEARCH, TREE, Manner
from projectl.bots.mcts import MctsBot
from projectl.bots.thinker import Task
from projectl.bots.tree import TREE_SETTINGS
from projectl.bots.weights import SOLO_WEIGHTS

Job = tuple[str, int, str, str]


def open_task(game: Game, bot: MctsBot) -> Task:
    """The decision to make, with the deck in sight."""
    states, book = game.arrays
    states["known"] = states["deck_size"]
    return Task(states, book, bot.mind(False, SOLO_WEIGHTS), 0)


def play(job: Job) -> tuple[int, bool, int]:
    """One game by a search that sees the deck: its deal, whether it was won, and the points ahead."""
    search, seed, difficulty, edition = job
    turns, nodes = map(int, search.split(":"))
    game = Game.new(1, "solo", difficulty=difficulty, edition=edition, seed=seed)
    bot = MctsBot(seed, think_ms=0, nodes=nodes)
    bot.manner = Manner(TREE, nodes=nodes)
    bot.settings = TREE_SETTINGS._replace(own_turns=turns)
    while not game.is_over:
        moves: Sequence[Move] = game.legal(0)
        if len(moves) > 1:
            task = open_task(game, bot)
            decided = bot.decide(task)
            moves = bot.consider(task, 0.0)[0].moves if decided == SEARCH else [Move.from_index(decided)]
        game.play(moves[0], 0)
    own, other = game.scores
    return seed, 0 in game.winners, own - other


def said(what: str, won: int, games: int) -> str:
    """A share with its interval."""
    share, low, high = wilson(won, games)
    return f"{what}: won {won} of {games}, {share:.1%} ({low:.1%} - {high:.1%})"


def main() -> None:
    """Play, and print."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("searches", nargs="+", metavar="TURNS:NODES")
    read.add_argument("--games", type=int, default=100, metavar="N")
    read.add_argument("--seed", type=int, default=49_000_000, metavar="N", help="the first deal")
    read.add_argument("--difficulty", default="unbeatable")
    read.add_argument("--edition", default="kickstarter")
    read.add_argument("--all", action="store_true", help="each search plays all deals")
    read.add_argument("--jobs", type=int, default=1, metavar="N")
    given = read.parse_args()
    deals = range(given.seed, given.seed + given.games)
    won = set[int]()
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for search in given.searches:
            left = [seed for seed in deals if given.all or seed not in won]
            jobs = [(search, seed, given.difficulty, given.edition) for seed in left]
            found = list(track(pool.imap(play, jobs), search, total=len(jobs)))
            here = {seed for seed, is_won, _ in found if is_won}
            won |= here
            ahead = sum(margin for _, _, margin in found) / max(1, len(found))
            print(f"{said(search, len(here), len(left))}, {ahead:+.1f} points", flush=True)
        pool.close()
        pool.join()
    print(said("any of them", len(won), given.games) + "; not won: " + " ".join(map(str, sorted({*deals} - won))))


if __name__ == "__main__":
    main()
