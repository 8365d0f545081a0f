"""`projectl bench bots`: how long every bot thinks, asked again and again in positions of real games."""

import time
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final

import numpy as np
from rich.table import Table

from projectl import Game, bots
from projectl.bots.champion import ChampionBot
from projectl.bots.mcts import MctsBot
from projectl.net.network import read_layers

BUDGETS: Final = (50, 200, 1000)
"""Milliseconds that bots with a `think_ms` are given."""
SEED: Final = 2024
PLAYED_BY: Final = "planner"

Asked = tuple[dict[str, Any], list[Any]]


def positions() -> Iterator[Asked]:
    """Views of games as a good bot plays them, where there is something to decide."""
    seed = SEED
    while True:
        game, player = Game.new(seed=seed), bots.make(PLAYED_BY, seed)
        while not game.is_over:
            view, moves = game.view(game.to_decide[0]), game.legal()
            if len(moves) > 1:
                yield view, moves
            game.play(player.choose(view, moves))
        seed += 1


def specs() -> list[str]:
    """Every bot by name; those with a `think_ms` once for each budget."""
    found: list[str] = []
    for name, kind in bots.BOTS.items():
        has_budget = any(setting.name == "think_ms" for setting in kind.settings)
        found += [f"{name}:think_ms={budget}" for budget in BUDGETS] if has_budget else [name]
    return found


def measure_bot(spec: str, asked: list[Asked]) -> dict[str, Any]:
    """One bot in all these positions."""
    bot = bots.make(spec, SEED)
    bots.start(bot)
    bot.choose(*asked[0])
    seconds, simulated = [], 0
    already = bot.asked if isinstance(bot, ChampionBot) else 0
    for view, moves in asked:
        begin = time.perf_counter()
        bot.choose(view, moves)
        seconds.append(time.perf_counter() - begin)
        simulated += bot.simulated if isinstance(bot, MctsBot) else 0
    found: dict[str, Any] = {
        "bot": spec,
        "decisions": len(asked),
        "decisions_per_s": len(asked) / sum(seconds),
        "p50_think_ms": float(np.percentile(seconds, 50) * 1000),
        "p99_think_ms": float(np.percentile(seconds, 99) * 1000),
    }
    if simulated:
        found["simulated_decisions_per_s"] = simulated / sum(seconds)
    if isinstance(bot, ChampionBot):
        found["network_evaluations_per_s"] = (bot.asked - already) / sum(seconds)
        found["network_weights"] = sum(layer.size for layer in read_layers().values())
    return found


def measure(decisions: int, tell: Callable[[str], None]) -> list[dict[str, Any]]:
    """Every bot, each asked so many times."""
    tell("positions ...")
    asked = list(islice(positions(), decisions))
    found = []
    for number, spec in enumerate(specs(), 1):
        tell(f"{spec}, {number} of {len(specs())} ...")
        found.append(measure_bot(spec, asked))
    tell("")
    return found


def table(found: list[dict[str, Any]]) -> Table:
    """The figures for people."""
    shown = Table("bot", box=None, pad_edge=False)
    for heading in ("decisions/s", "p50 ms", "p99 ms", "simulated decisions/s", "network evaluations/s", "weights"):
        shown.add_column(heading, justify="right")
    for row in found:
        seldom = ("simulated_decisions_per_s", "network_evaluations_per_s", "network_weights")
        shown.add_row(
            row["bot"],
            f"{row['decisions_per_s']:,.1f}",
            f"{row['p50_think_ms']:,.1f}",
            f"{row['p99_think_ms']:,.1f}",
            *(f"{row[name]:,.0f}" if name in row else "-" for name in seldom),
        )
    return shown
