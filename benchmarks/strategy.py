"""What `champion` does when it plays itself: `python benchmarks/strategy.py --games 80 --pictures docs/images`.

Prints the tables of `docs/strategy.md` as Markdown: first places by seat, what first turns are, how much a Master
action places, how many levels of pieces a seat has in its fifth round, and of every puzzle how often it is taken where
it lies and what it gives for an action. `--tables` plays some of the kinds, `--bot` watches another bot.
"""

import argparse
import multiprocessing
from collections import Counter, defaultdict
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.progress import track

from projectl import Game
from projectl.arena.ratings import wilson
from projectl.bots import make
from projectl.catalogue.box import open_box
from projectl.catalogue.pieces import LEVEL, PIECES

BOT: Final = "champion"
BOTH: Final = ("ghost", "ambassador")
KINDS: Final[dict[str, dict[str, Any]]] = {
    "2 players": {"players": 2},
    "2, revised": {"players": 2, "edition": "revised"},
    "2, Ghost and Ambassador": {"players": 2, "expansions": BOTH},
    "3 players": {"players": 3},
    "4 players": {"players": 4},
    "5 players": {"players": 5},
    "6 players, Ghost": {"players": 6, "expansions": ("ghost",)},
}
GROWN: Final = 5
"""The round in which levels of pieces are counted."""
LEAST: Final = 20
"""Fewer games in which a puzzle lay there say nothing of it."""
WIDTH: Final = 640


class Taken(NamedTuple):
    """A puzzle that was taken: its id, the actions it took, and whether it was completed."""

    puzzle: str
    actions: float
    is_done: bool


class Played(NamedTuple):
    """What is kept of a game."""

    kind: str
    shares: list[float]
    scores: list[int]
    rounds: int
    first: list[str]  # of each seat, what its first turn is made of
    masters: list[int]  # pieces of each Master action
    spent: dict[str, int]  # actions by what they were
    levels: list[int]  # of each seat's pieces when its turn begins in round GROWN
    shown: set[str]
    taken: list[Taken]


def levels_of(seat: dict[str, Any]) -> int:
    """The levels of all pieces of a seat, those on its puzzles too."""
    laid = [piece for puzzle in seat["puzzles"] if puzzle for piece, _ in puzzle["placed"]]
    held = {piece: count + laid.count(piece) for piece, count in seat["supply"].items()}
    return sum(count * int(LEVEL[PIECES.index(piece)]) for piece, count in held.items())


class Watch:
    """Follows one game."""

    def __init__(self, seats: int) -> None:
        self.first = [Counter[str]() for _ in range(seats)]
        self.spent = Counter[str]()
        self.masters: list[int] = []
        self.inside: list[list[str]] = [[] for _ in range(seats)]  # the puzzles that a Master action has touched
        self.is_inside = [False] * seats
        self.actions: list[dict[str, float]] = [{} for _ in range(seats)]
        self.levels: dict[int, int] = {}
        self.shown = set[str]()

    def see(self, view: dict[str, Any], seat: int, move: str) -> None:
        """One decision."""
        word, *rest = move.split()
        self.shown |= {puzzle for row in view["rows"].values() for puzzle in row if puzzle}
        if view["round"] == GROWN:
            self.levels.setdefault(seat, levels_of(view["seats"][seat]))
        own = view["seats"][seat]["puzzles"]
        if word == "master":
            self.is_inside[seat] = True
        elif word == "place" and view["phase"] == "turn":
            puzzle = own[int(rest[0]) - 1]["id"]
            if self.is_inside[seat]:
                self.inside[seat].append(puzzle)
                return
            self.actions[seat][puzzle] = self.actions[seat].get(puzzle, 0.0) + 1
        elif word == "done" and self.is_inside[seat]:
            self._close(seat)
            return
        elif word == "take":
            puzzle = view["rows"][rest[0][0]][int(rest[0][1:]) - 1] if rest[0][1:].isdigit() else None
            if puzzle:
                self.actions[seat][puzzle] = 1.0
        if word in ("master", "place", "take", "gain", "swap", "recycle") and view["phase"] == "turn":
            self.spent[word] += 1
            if view["round"] == 1:
                self.first[seat][word] += 1

    def _close(self, seat: int) -> None:
        for puzzle in self.inside[seat]:
            self.actions[seat][puzzle] = self.actions[seat].get(puzzle, 0.0) + 1 / len(self.inside[seat])
        self.masters.append(len(self.inside[seat]))
        self.inside[seat], self.is_inside[seat] = [], False

    def end(self, kind: str, game: Game) -> Played:
        """What is kept."""
        last, taken = game.view(0), []
        for seat, actions in enumerate(self.actions):
            if self.inside[seat]:
                self._close(seat)
            pile = set(last["seats"][seat]["pile"])
            taken += [Taken(puzzle, count, puzzle in pile) for puzzle, count in actions.items()]
        shares = [(seat in game.winners) / len(game.winners) for seat in range(len(self.first))]
        first = [", ".join(f"{count} {word}" for word, count in sorted(each.items())) for each in self.first]
        return Played(
            *(kind, shares, list(game.scores), last["round"], first, self.masters, dict(self.spent)),
            *(list(self.levels.values()), self.shown, taken),
        )


def play(task: tuple[str, str, int]) -> Played:
    """One game."""
    bot, kind, seed = task
    game = Game.new(**KINDS[kind], seed=seed)
    bots, watch = [make(bot, seed + seat) for seat in range(len(game.scores))], Watch(len(game.scores))
    while not game.is_over:
        seat = game.to_decide[0]
        view = game.view(seat)
        move = bots[seat].choose(view, game.legal(seat))
        watch.see(view, seat, str(move))
        game.play(move, seat)
    return watch.end(kind, game)


def markdown(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table."""
    heads = list(heads)
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def seats_table(found: dict[str, list[Played]]) -> str:
    """First places by seat."""
    rows = []
    for kind, games in found.items():
        shares = [sum(column) / len(games) for column in zip(*(game.shares for game in games), strict=True)]
        _, low, high = wilson(shares[0] * len(games), len(games))
        points = sum(sum(game.scores) / len(game.scores) for game in games) / len(games)
        rounds = sum(game.rounds for game in games) / len(games)
        said = " / ".join(f"{share:.0%}" for share in shares)
        rows.append([kind, str(len(games)), said, f"{low:.0%} - {high:.0%}", f"{points:.1f}", f"{rounds:.1f}"])
    return markdown(["table", "games", "first places by seat", "first seat, 95 %", "points", "rounds"], rows)


def actions_table(found: dict[str, list[Played]]) -> str:
    """What actions are spent on, and how much a Master action places."""
    rows = []
    for kind, games in found.items():
        spent = sum((Counter(game.spent) for game in games), Counter[str]())
        masters = [count for game in games for count in game.masters]
        first = Counter(each for game in games for each in game.first).most_common(2)
        seats = sum(len(game.first) for game in games)
        opening = "; ".join(f"{each} ({count / seats:.0%})" for each, count in first)
        parts = [f"{spent[word] / spent.total():.0%}" for word in ("take", "gain", "swap", "place", "master")]
        mean = f"{sum(masters) / max(1, len(masters)):.2f}"
        levels = [count for game in games for count in game.levels]
        grown = f"{sum(levels) / max(1, len(levels)):.1f}"
        rows.append([kind, *parts, mean, f"{len(masters) / seats:.1f}", grown, opening])
    heads = ["table", "take", "gain", "swap", "place", "master", "pieces a Master", "Masters a seat"]
    return markdown([*heads, f"levels in round {GROWN}", "first turns"], rows)


class Price(NamedTuple):
    """Of a puzzle: games in which it lay there, the share in which it was taken, its end, points for an action."""

    puzzle: str
    shown: int
    taken: float
    done: float
    per_action: float


def prices(games: list[Played]) -> list[Price]:
    """Every puzzle that lay there often enough."""
    shown = Counter(puzzle for game in games for puzzle in game.shown)
    taken = defaultdict[str, list[Taken]](list)
    for game in games:
        for each in game.taken:
            taken[each.puzzle].append(each)
    points = {puzzle.id: puzzle.points for puzzle in open_box(BOTH, None).puzzles}
    found = []
    for puzzle, count in shown.items():
        if count >= LEAST:
            done = [each for each in taken[puzzle] if each.is_done]
            actions = sum(each.actions for each in done)
            worth = points[puzzle] * len(done) / actions if actions else 0.0
            share = len(done) / max(1, len(taken[puzzle]))
            found.append(Price(puzzle, count, len(taken[puzzle]) / count, share, worth))
    return sorted(found, key=lambda price: -price.taken)


def described(puzzle: str) -> str:
    """A puzzle by its price."""
    (found,) = (each for each in open_box(BOTH, None).puzzles if each.id == puzzle)
    return f"{found.points} points, {found.reward}, {found.cells} cells"


def prices_table(found: list[Price], most: int = 8) -> str:
    """The puzzles that are taken most often, and least."""
    rows = [
        [f"`{p.puzzle}`", described(p.puzzle), str(p.shown), f"{p.taken:.0%}", f"{p.done:.0%}", f"{p.per_action:.2f}"]
        for p in (*found[:most], *found[-most:])
    ]
    return markdown(["puzzle", "what it is", "games", "taken", "then completed", "points for an action"], rows)


def groups_table(found: list[Price]) -> str:
    """Base and our own puzzles side by side, black and white."""
    groups = defaultdict[str, list[Price]](list)
    for price in found:
        name = "white" if "W" in price.puzzle else "black"
        whose = {"G": "Ghost, ours", "A": "Ambassador, ours"}.get(price.puzzle[0], "base")
        groups[f"{whose}, {name}" if whose != "Ambassador, ours" else whose].append(price)
    rows = []
    for name, all_of in sorted(groups.items()):
        shown = sum(price.shown for price in all_of)
        taken = sum(price.taken * price.shown for price in all_of) / shown
        shares = [price.taken for price in all_of]
        worth = sum(price.per_action for price in all_of) / len(all_of)
        rows.append([name, str(len(all_of)), f"{taken:.0%}", f"{min(shares):.0%} - {max(shares):.0%}", f"{worth:.2f}"])
    return markdown(["puzzles", "how many", "taken", "from - to", "points for an action"], rows)


def seats_picture(found: dict[str, list[Played]]) -> str:
    """A bar for each seat of each kind of table, and a mark where all would be alike."""
    parts, y = [], 20
    for kind, games in found.items():
        parts.append(f'<text x="8" y="{y + 4}" class="head">{escape(kind)}</text>')
        shares = [sum(column) / len(games) for column in zip(*(game.shares for game in games), strict=True)]
        for seat, share in enumerate(shares):
            y += 16
            parts.append(f'<text x="28" y="{y + 4}">seat {seat + 1}</text>')
            parts.append(f'<rect x="80" y="{y - 6}" width="{share * 480:.1f}" height="11"/>')
            parts.append(f'<text x="{86 + share * 480:.1f}" y="{y + 4}">{share:.0%}</text>')
        at = 80 + 480 / len(shares)
        parts.append(f'<path d="M{at:.1f} {y - 16 * len(shares) + 8}V{y + 8}"/>')
        y += 24
    style = "text{font:11px sans-serif;fill:#777}.head{font-weight:bold}rect{fill:#5b8}path{stroke:#c63;stroke-width:2}"
    size = f"0 0 {WIDTH} {y}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}"><style>{style}</style>{"".join(parts)}</svg>\n'


def prices_picture(found: list[Price]) -> str:
    """Each puzzle a dot: how often it is taken across, points for an action up."""
    most = max(price.per_action for price in found)
    parts = []
    for price in found:
        x, y = 50 + price.taken * 560, 330 - price.per_action / most * 290
        kind = "ours" if price.puzzle[0] in "GA" else "black" if price.puzzle[0] == "B" else "white"
        parts.append(f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="5"><title>{price.puzzle}</title></circle>')
    shares = (0.0, 0.5, 1.0)
    parts += [f'<text x="{50 + share * 560:.0f}" y="350" text-anchor="middle">{share:.0%}</text>' for share in shares]
    parts.append('<text x="330" y="366" text-anchor="middle">taken, of the games in which it lay there</text>')
    parts.append(f'<text x="8" y="44">{most:.1f}</text><text x="8" y="334">0</text>')
    parts.append('<text x="8" y="20">points for an action; white, black, and our own puzzles (orange)</text>')
    style = (
        "text{font:11px sans-serif;fill:#777}circle{stroke:#777;fill-opacity:.8}"
        ".white{fill:#fff}.black{fill:#444}.ours{fill:#e0562b}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 374"><style>{style}</style>{"".join(parts)}</svg>\n'
    )


def main() -> None:
    """Play, count, print and draw."""
    read = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    read.add_argument("--games", type=int, default=80, metavar="N", help="of each kind of table")
    read.add_argument("--seed", type=int, default=43_000_000, metavar="N", help="the first deal")
    read.add_argument("--jobs", type=int, default=1, metavar="N")
    read.add_argument("--bot", default=BOT, help="who plays all seats")
    read.add_argument("--tables", nargs="+", choices=KINDS, default=list(KINDS), metavar="TABLE", help="only these")
    read.add_argument(
        "--pictures",
        type=Path,
        metavar="FOLDER",
        help="a folder to draw strategy-seats.svg and strategy-puzzles.svg in",
    )
    given = read.parse_args()
    tasks = [
        (given.bot, kind, given.seed + 100_000 * k + n)
        for k, kind in enumerate(KINDS)
        if kind in given.tables
        for n in range(given.games)
    ]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        played = list(track(pool.imap(play, tasks), "playing", total=len(tasks)))
        pool.close()
        pool.join()
    found = {kind: [game for game in played if game.kind == kind] for kind in given.tables}
    priced = {kind: prices(games) for kind, games in found.items()}
    for said in (seats_table(found), actions_table(found)):
        print(f"{said}\n")
    for kind, lying in priced.items():
        print(f"{kind}\n\n{prices_table(lying)}\n\n{groups_table(lying)}\n")
    if given.pictures:
        dots = [price for kind in ("2 players", "2, Ghost and Ambassador") for price in priced.get(kind, ())]
        (given.pictures / "strategy-seats.svg").write_text(seats_picture(found), "utf-8")
        (given.pictures / "strategy-puzzles.svg").write_text(prices_picture(dots), "utf-8")


if __name__ == "__main__":
    main()
