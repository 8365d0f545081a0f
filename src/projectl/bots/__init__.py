"""Bots: policies that take a seat. A bot sees what its seat may know, never the game.

A bot is made for one game with a seed, and `choose` is asked for each of its decisions:

>>> from projectl import Game
>>> bot = make("random", seed=3)
>>> game = Game.new(seed=7)
>>> str(bot.choose(game.view(0), game.legal(0))) in map(str, game.legal(0))
True

Wherever a bot is named, it is named alike: `NAME`, `NAME:key=value,key=value`, or, on the command line of this machine
only, `exec:COMMAND` for a program that speaks the protocol.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from projectl.bots.beam import WIDEST
from projectl.bots.bot import Bot, close, draw_from, finish, give_time, seat_of, start
from projectl.bots.champion import ChampionBot
from projectl.bots.external import LIMITS, ExternalBot, Limits, command_name, read_command
from projectl.bots.forfeit import Forfeit
from projectl.bots.greedy import GreedyBot
from projectl.bots.manner import Manner
from projectl.bots.mcts import MctsBot
from projectl.bots.planner import PlannerBot
from projectl.bots.random import RandomBot

__all__ = [
    "BOTS",
    "THINK_MS",
    "Bot",
    "Forfeit",
    "Kind",
    "Limits",
    "Manner",
    "Setting",
    "briefly",
    "check",
    "close",
    "draw_from",
    "finish",
    "give_time",
    "make",
    "manners",
    "seat_of",
    "short_name",
    "split_specs",
    "start",
    "takes_time",
    "with_think_ms",
]

EXEC: Final = "exec:"
SHORTEST_MS: Final = 20
"""In less time nobody can promise when an answer comes: reading the view takes some of it."""
LONGEST_MS: Final = 3_600_000


class Setting(NamedTuple):
    """What a bot can be told: a number from `least` to `most`, whole if its type is int; None is unset."""

    name: str
    type: type[int] | type[float]
    default: float | None
    least: float = 1
    most: float = 1_000_000_000

    def read(self, text: str) -> float:
        """The value of a text; a ValueError says what can be set."""
        try:
            value = self.type(text)
        except ValueError:
            value = self.type(-1)
        if not text.isascii() or not self.least <= value <= self.most:
            kind = "a whole number" if self.type is int else "a number"
            raise ValueError(f"{self.name} is {kind} from {self.least:,} to {self.most:,}, not {text!r}")
        return value


THINK_MS: Final = Setting("think_ms", int, 200, SHORTEST_MS, LONGEST_MS)
NODES: Final = Setting("nodes", int, None)
"""Settings that all thinking bots share."""
EXPERT_NODES: Final = NODES._replace(default=40_000)
WIDTH: Final = Setting("width", int, 96, most=WIDEST)
LINES: Final = WIDTH._replace(default=24)
SOLO_NODES: Final = NODES._replace(default=40_000)
NOISE: Final = Setting("noise", float, 0.0, 0, 1000)


class Kind(NamedTuple):
    """A bot that can be made: called with a seed and all its settings by name."""

    make: Callable[..., Bot]
    settings: tuple[Setting, ...] = ()


BOTS: Final[dict[str, Kind]] = {
    "random": Kind(RandomBot),
    "greedy": Kind(GreedyBot, (NOISE,)),
    "planner": Kind(PlannerBot, (WIDTH, NOISE)),
    "mcts": Kind(MctsBot, (THINK_MS, NODES)),
    "novice": Kind(partial(GreedyBot, noise=0.1)),
    "casual": Kind(partial(PlannerBot, width=2, noise=0.32)),
    "steady": Kind(partial(PlannerBot, width=4, noise=0.2)),
    "skilled": Kind(partial(PlannerBot, width=16, noise=0.0)),
    "expert": Kind(partial(MctsBot, think_ms=0), (EXPERT_NODES,)),
    "champion": Kind(ChampionBot, (LINES, SOLO_NODES)),
}
"""Every bot by name; the last six are levels for people. None of these thinks by the clock: a level is the same on
every machine. What each is like is said by `bot-about-NAME`."""


def _read(spec: str) -> tuple[Kind, dict[str, Any]]:
    """The bot of a spec and its settings; a ValueError says what is wrong."""
    name, colon, given = spec.partition(":")
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    kind = BOTS[name]
    known = {setting.name: setting for setting in kind.settings}
    values: dict[str, Any] = {setting.name: setting.default for setting in kind.settings}
    seen: set[str] = set()
    for part in given.split(",") if colon else ():
        key, equals, text = (word.strip() for word in part.partition("="))
        if not equals:
            raise ValueError(f"settings are written {name}:key=value,key=value, not {spec!r}")
        if key not in known:
            there_are = f"its settings are {', '.join(known)}" if known else "it has none"
            raise ValueError(f"{name} has no setting {key!r}; {there_are}")
        if key in seen:
            raise ValueError(f"{spec!r} sets {key} twice")
        seen.add(key)
        values[key] = known[key].read(text)
    return kind, values


def _command(spec: str, allow_exec: bool) -> str:
    if not allow_exec:
        raise ValueError("exec: starts a program, so it can only be typed on this machine's own command line")
    return spec.removeprefix(EXEC)


def check(spec: str, allow_exec: bool = False) -> None:
    """A ValueError says why no bot can be made of this."""
    if spec.startswith(EXEC):
        read_command(_command(spec, allow_exec))
    else:
        _read(spec)


def make(spec: str, seed: int, allow_exec: bool = False, limits: Limits = LIMITS) -> Bot:
    """A bot by its spec, reproducible by its seed; a ValueError says what is wrong and what there is.

    `exec:` is only for specs that were typed on this machine's command line: never for what came from a server,
    a record or an upload. `limits` hold for the program it starts.
    """
    if spec.startswith(EXEC):
        return ExternalBot(_command(spec, allow_exec), seed, limits)
    kind, values = _read(spec)
    return kind.make(seed, **values)


def manners() -> dict[str, Manner]:
    """How each bot decides where its spec is only its name, in the numbers that compiled code is told."""
    return {name: make(name, 0).manner for name in BOTS}  # type: ignore[attr-defined]  # ours have one


def takes_time(spec: str) -> bool:
    """Whether a bot of ours thinks by the clock, and its spec leaves it open how long."""
    name, _, given = spec.partition(":")
    told = {part.partition("=")[0].strip() for part in given.split(",")}
    known = {setting.name for setting in BOTS[name].settings} if name in BOTS else set()
    return THINK_MS.name in known and not told & {THINK_MS.name, NODES.name}


def with_think_ms(spec: str, think_ms: int) -> str:
    """A spec with a time to think, where the bot takes one and was not told otherwise.

    >>> with_think_ms("mcts", 500), with_think_ms("mcts:nodes=9", 500), with_think_ms("random", 500)
    ('mcts:think_ms=500', 'mcts:nodes=9', 'random')
    """
    if not takes_time(spec):
        return spec
    return f"{spec}{',' if ':' in spec else ':'}{THINK_MS.name}={think_ms}"


def briefly(spec: str) -> str:
    """The spec of a bot that thinks as little as it can where it would think by a budget; for rehearsals.

    >>> briefly("mcts:think_ms=3600000"), briefly("planner:width=4")
    ('mcts:nodes=1', 'planner:width=4')
    """
    name = spec.partition(":")[0]
    known = {setting.name for setting in BOTS[name].settings}
    return f"{name}:{NODES.name}=1" if NODES.name in known else spec


def short_name(spec: str) -> str:
    """What a bot is called at the table."""
    return command_name(spec.removeprefix(EXEC)) if spec.startswith(EXEC) else spec


def split_specs(text: str) -> list[str]:
    """A list of specs, parted by commas; commas between settings and commas in quotes stay.

    >>> split_specs("you,mcts:think_ms=200,nodes=9,exec:./bot 'a,b'")
    ['you', 'mcts:think_ms=200,nodes=9', "exec:./bot 'a,b'"]
    """
    parts, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            parts.append("")
            continue
        parts[-1] += letter
        if letter in "'\"" and quote in ("", letter):
            quote = "" if quote else letter
    specs: list[str] = []
    for part in parts:
        # `nodes=9` is no bot: it belongs to the settings before it.
        if specs and ":" in specs[-1] and "=" in part and ":" not in part.partition("=")[0]:
            specs[-1] += f",{part}"
        else:
            specs.append(part.strip())
    return specs
