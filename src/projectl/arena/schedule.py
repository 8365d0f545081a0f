"""Who meets whom: every group of games shares one deal, and in it every bot sits on every seat.

The game with a given number is always the same, however many games or processes there are.
"""

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final

from projectl.arena.settings import Settings

SEED_BYTES: Final = 4
"""Seeds of deals are short enough to be read out."""


@dataclass(frozen=True)
class Pairing:
    """One game to play: its number from 1, the deal it shares with its group, and the bot of each seat."""

    game: int
    deal: int
    seed: int
    seats: tuple[int, ...]


def drawn(seed: int, *what: object) -> int:
    """A number that depends on the seed and on what it is for, and on nothing else."""
    text = "/".join(str(one) for one in (seed, *what))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=SEED_BYTES).digest(), "big")


def group_size(settings: Settings) -> int:
    """How many games share a deal: as many as it takes for every bot of the group to sit everywhere once."""
    bots = len(settings.bots)
    return bots if settings.is_solo else min(bots, settings.players)


@lru_cache(maxsize=4)
def _lineups(bots: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Who may sit together: every choice of bots; all of them where there are seats enough."""
    return tuple(combinations(range(bots), seats)) if bots > seats else (tuple(range(bots)),)


@lru_cache(maxsize=4)
def _order(seed: int, bots: int, seats: int, cycle: int) -> tuple[tuple[int, ...], ...]:
    """The groups of one cycle, shuffled, so that a run cut short favours nobody."""
    lineups = list(_lineups(bots, seats))
    Random(drawn(seed, "cycle", cycle)).shuffle(lineups)
    return tuple(lineups)


def cycle_size(settings: Settings) -> int:
    """After so many games every bot has met every other equally often."""
    lineups = 1 if settings.is_solo else len(_lineups(len(settings.bots), settings.players))
    return lineups * group_size(settings)


def pairing(settings: Settings, game: int) -> Pairing:
    """The game with this number; the first is 1."""
    deal, turn = divmod(game - 1, group_size(settings))
    seed = drawn(settings.seed, "deal", deal)
    if settings.is_solo:
        return Pairing(game, deal, seed, (turn,))
    bots = len(settings.bots)
    cycle, number = divmod(deal, len(_lineups(bots, settings.players)))
    around = list(_order(settings.seed, bots, settings.players, cycle)[number])
    if len(around) > 2:
        # Who plays before whom matters too, and rotating does not change it.
        Random(drawn(settings.seed, "around", deal)).shuffle(around)
    seats = tuple(around[(seat + turn) % len(around)] for seat in range(settings.players))
    return Pairing(game, deal, seed, seats)
