"""What an arena plays: the bots as typed, the seed, and what the table agreed to."""

from typing import Any, Final

import msgspec

from projectl import Game, __version__
from projectl.bots import THINK_MS, check
from projectl.bots.external import LIMITS
from projectl.workers.code import code_digest

FORMAT: Final = "projectl-arena/2"
FROM_ZERO: Final = "projectl-arena/1"
"""Folders in which results.jsonl counts games from 0; they are gone on with as they are."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that decides how the games go; two runs with equal settings play equal games."""

    format: str = FORMAT
    bots: tuple[str, ...]
    seed: int
    players: int
    variant: str
    edition: str
    expansions: tuple[str, ...]
    difficulty: str | None
    options: dict[str, bool | int | str]
    think_ms: int | None = None
    timeout_ms: int = LIMITS.timeout_ms
    version: str
    code: str

    def new_game(self, seed: int) -> Game:
        """A game on the deal of this seed."""
        return Game.new(
            self.players, self.variant, self.edition, self.expansions, self.difficulty, seed, dict(self.options)
        )

    @property
    def is_solo(self) -> bool:
        """Whether each bot plays alone against the automatic opponent."""
        return self.variant == "solo"


def agree(
    bots: tuple[str, ...],
    seed: int = 1,
    players: int | None = None,
    variant: str = "standard",
    edition: str = "kickstarter",
    expansions: tuple[str, ...] = (),
    difficulty: str | None = None,
    options: dict[str, Any] | None = None,
    think_ms: int | None = None,
    timeout_ms: int = LIMITS.timeout_ms,
) -> Settings:
    """Settings that a game accepts; a ValueError says what does not go together."""
    terms = Game.new(players, variant, edition, expansions, difficulty, 0, options).to_dict()
    if not bots:
        raise ValueError("name the bots that are to play, for example: projectl arena greedy random")
    if len(bots) == 1 and variant != "solo":
        raise ValueError(f"{bots[0]} needs somebody to play against; for a match against itself name it twice")
    for bot in bots:
        check(bot, allow_exec=True)
    if think_ms is not None:
        THINK_MS.read(str(think_ms))
    return Settings(
        bots=bots,
        seed=seed,
        players=terms["players"],
        variant=variant,
        edition=edition,
        expansions=tuple(terms["expansions"]),
        difficulty=terms["difficulty"],
        options=options or {},
        think_ms=think_ms,
        timeout_ms=timeout_ms,
        version=__version__,
        code=code_digest(),
    )


DIFFERENCES: Final = {
    "bots": "other bots",
    "seed": "another seed",
    "players": "another number of players",
    "variant": "another variant",
    "edition": "another edition",
    "expansions": "other expansions",
    "difficulty": "another difficulty",
    "options": "other options",
    "think_ms": "another --think-ms",
    "timeout_ms": "another --timeout-ms",
    "version": "another version of projectl",
    "code": "bots or rules that have changed since",
    "format": "another format",
}


def difference(there: Settings, here: Settings) -> str | None:
    """What is not the same, in words; None if nothing."""
    for name, words in DIFFERENCES.items():
        old, new = getattr(there, name), getattr(here, name)
        if old != new:
            return words if name == "code" else f"{words} ({_said(old)}, now {_said(new)})"
    return None


def _said(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={one}" for name, one in value.items()) or "none"
    if isinstance(value, tuple):
        return " ".join(str(one) for one in value) or "none"
    return "none" if value is None else str(value)
