"""Finds the positions of perft.toml anew and counts them: `python tests/perft/make.py` from the repository.

Needed when a rule or a puzzle has changed; the changed counts are a commit of their own that names the rule.
"""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from projectl import Game
from tests.modes import MODES
from tests.perft.counting import count_fast
from tests.playing import decisions, lively

FILE: Final = Path(__file__).parent / "perft.toml"
MOST_LEAVES: Final = 15_000
HEAD: Final = """\
# Positions, and how many sequences of 1, 2, 3 ... decisions follow on each (leaves), leading to how many
# different positions (distinct). Made by make.py, checked by test_perft.py in two independent ways.
# A position is a mode of tests/modes.py, a seed, and the decisions from the beginning.
"""
Position = dict[str, Any]
Wanted = Callable[[Position], bool]


def _pending(kind: str, **facts: Any) -> Wanted:
    def is_found(position: Position) -> bool:
        for seat in position["seats"]:
            pending = seat["pending"]
            if pending and pending["kind"] == kind and all(pending[key] == facts[key] for key in facts):
                return True
        return False

    return is_found


def _at_decision(number: int) -> Wanted:
    count = iter(range(10_000))
    return lambda _position: next(count) % 10_000 == number


WANTED: Final[dict[str, tuple[str, Callable[[], Wanted]]]] = {
    "opening": ("kickstarter-2", lambda: _at_decision(0)),
    "opening of five": ("kickstarter-5", lambda: _at_decision(0)),
    "a game well under way": ("kickstarter-3", lambda: _at_decision(70)),
    "inside a Master action": ("kickstarter-2", lambda: _pending("master", placed_on=[2])),
    "a Master action just begun": ("kickstarter-4", lambda: _pending("master", placed_on=[])),
    "a choice of rewards": ("retail-4", lambda: _pending("reward")),
    "four unfinished puzzles": ("retail-2", lambda: lambda p: all(p["seats"][p["to_decide"][0]]["puzzles"])),
    "almost nothing in the reserve": ("scarce-3", lambda: lambda p: sum(p["reserve"].values()) < 3),
    "the final round": ("kickstarter-3", lambda: lambda p: p["round"] == p["final_round"]),
    "the last turn": ("retail-3", lambda: lambda p: p["round"] == p["final_round"] and p["to_decide"] == [2]),
    "finishing touches": ("kickstarter-2", lambda: lambda p: p["phase"] == "finishing" and p["to_decide"] == [1]),
    "narrow exchanges": ("translated-3", lambda: _at_decision(90)),
    "solo, opening": ("solo-standard-reserve", lambda: _at_decision(0)),
    "solo, all columns locked": (
        "solo-standard-markers",
        lambda: lambda p: all(p["solo"]["locks"]) and p["round"] > 2,
    ),
    "solo, the end triggered": ("solo-unbeatable-reserve", lambda: lambda p: p["final_round"] is not None),
    "solo, revised": ("revised-solo", lambda: _at_decision(12)),
    "Line Clear, both seats deciding": ("line-clear-4", lambda: _at_decision(0)),
    "Line Clear, one has finished": ("line-clear-5", lambda: lambda p: len(p["to_decide"]) == 1 and p["round"] > 4),
    "Line Clear, the end triggered": ("line-clear-4", lambda: lambda p: p["final_round"] is not None),
    "Line Clear, revised": ("revised-line-clear-4", lambda: _at_decision(30)),
    "revised, opening": ("revised-2", lambda: _at_decision(0)),
    "revised, a row half recycled": ("revised-4", lambda: _pending("recycle", under=2)),
    "revised, one black puzzle a turn": (
        "revised-2",
        lambda: lambda p: any(seat["black_taken"] for seat in p["seats"]),
    ),
    "a white deck made anew": ("endless-2", lambda: lambda p: any(seat["noted"]["puzzles"] for seat in p["seats"])),
    "Ghost, inside the action": ("ghost-2", lambda: _pending("ghost")),
    "Ghost, six players": ("six-ghost", lambda: _at_decision(100)),
    "Ghost, a Level Up": ("ghost-2", lambda: _pending("levelup", steps=1, raised=None)),
    "Ghost, the first of two steps": ("everything-4", lambda: _pending("levelup", steps=2)),
    "Ghost and revised, the second step": (
        "everything-revised-2",
        lambda: lambda p: _pending("levelup", steps=1)(p) and not _pending("levelup", raised=None)(p),
    ),
    "inside an Ambassador action": ("ambassador-3", lambda: _pending("ambassador")),
    "Line Clear of six with Ghost": ("line-clear-6", lambda: _at_decision(60)),
}


def find(mode: str, make_wanted: Callable[[], Wanted]) -> tuple[int, list[str]]:
    """The first seed whose game comes to such a position, and the decisions up to there."""
    for seed in range(3000):
        game = Game.new(seed=seed, **MODES[mode])
        wanted, moves = make_wanted(), list[str]()
        if wanted(game.to_dict()):
            return seed, moves
        for seat, move in decisions(game, Random(seed), policy=lively):
            game.play(move, seat)
            moves.append(f"{seat} {move}")
            if not game.is_over and wanted(game.to_dict()):
                return seed, moves
    raise SystemExit(f"no game of {mode} comes to such a position")


def reach(mode: str, seed: int, moves: list[str]) -> Game:
    """The game after these decisions."""
    game = Game.new(seed=seed, **MODES[mode])
    for line in moves:
        game.play(line[2:], int(line[0]))
    return game


def entry(name: str, mode: str, make_wanted: Callable[[], Wanted]) -> str:
    """One position as TOML."""
    seed, moves = find(mode, make_wanted)
    game = reach(mode, seed, moves)
    leaves, distinct = [], []
    for depth in range(1, 6):
        total, different = count_fast(game, depth)
        if total == 0:
            break
        leaves.append(total)
        distinct.append(different)
        if total * total / (leaves[-2] if depth > 1 else 1) > MOST_LEAVES:
            break
    lines = [
        "[[position]]",
        f"name = {json.dumps(name)}",
        f"mode = {json.dumps(mode)}",
        f"seed = {seed}",
        f"leaves = {leaves}",
        f"distinct = {distinct}",
        'moves = """',
        *moves,
        '"""',
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the file."""
    entries = [entry(name, mode, wanted) for name, (mode, wanted) in WANTED.items()]
    FILE.write_text(HEAD + "\n" + "\n".join(entries), encoding="utf-8")


if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python tests/perft/make.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    main()
