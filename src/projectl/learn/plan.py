"""What a run of training is told: one TOML file."""

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

DEFAULT: Final = Path(__file__).with_name("champion.toml")


@dataclass(frozen=True)
class Table:
    """A kind of game, and the share of the games that are of it."""

    share: float
    players: int | None = None
    variant: str = "standard"
    edition: str = "kickstarter"
    expansions: tuple[str, ...] = ()
    difficulty: str | None = None

    @property
    def terms(self) -> dict[str, Any]:
        """What `Game.new` is told."""
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name != "share"}


@dataclass(frozen=True)
class Plan:
    """A run: everything that decides what comes out of it, beside the machine."""

    seed: int = 1
    generations: int = 100
    games: int = 1000  # of a generation
    by_hand: int = 8  # generations that are played by the hand-written evaluation, and forgotten soon after
    by_network: float = 0.35  # the share of later games in which the beam asks the network; in the others it chooses
    width_choosing: int = 8
    width_network: int = 4
    most: int = 8  # ends of turns to choose from
    stray: float = 0.02  # the chance of any decision at all
    wander: float = 0.2  # the chance that a turn is drawn by its worth
    heat: float = 0.3  # log odds that make a turn e times as likely then
    share: float = 0.5  # the chance to write a position down after a turn, and in the midst of it
    trust: float = 0.8  # how far what happened next is trusted, and not what the search expected
    kept: int = 60  # generations that are learned from
    hidden: tuple[int, int] = (256, 32)
    steps: int = 450  # of a generation, at most
    passes: float = 1.0  # over all that is kept, in a generation, at most: few games are soon learned by heart
    batch: int = 4096
    rate: float = 1e-3
    last_rate: float = 5e-5
    average: float = 0.998  # how slowly the weights that play follow those that learn
    decay: float = 1e-4
    shuffled: bool = False  # learn from the results of other positions: nothing should come of it
    measure_every: int = 5  # generations
    measure_games: int = 64  # against the evaluation by hand, same beam
    measure_width: int = 8
    tables: tuple[Table, ...] = field(default_factory=lambda: (Table(1.0, 2),))


def read_plan(file: Path) -> Plan:
    """The plan of a file; a ValueError says what it does not know."""
    told = tomllib.loads(file.read_text("utf-8"))
    known = {f.name for f in fields(Plan)}
    if unknown := sorted(set(told) - known):
        there_are = ", ".join(sorted(known))
        raise ValueError(f"{file.name} says {', '.join(unknown)}, which no run knows; it knows {there_are}")
    if "tables" in told:
        told["tables"] = tuple(
            Table(**{**table, "expansions": tuple(table.get("expansions", ()))}) for table in told["tables"]
        )
    if "hidden" in told:
        told["hidden"] = tuple(told["hidden"])
    return Plan(**told)
