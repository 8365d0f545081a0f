"""Who sits where: people and bots around one table, and what each is called."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from projectl.bots import BOTS, check, short_name, split_specs
from projectl.notation.seats import Seated, Seats
from projectl.words import say

YOU: Final = "you"
LONGEST_NAME: Final = 24
SUBSTITUTE: Final = "casual"
"""Takes a seat of which a record does not say who sat there."""


@dataclass(frozen=True)
class Seating:
    """For each seat what its bot is, as it was typed, or None where a person sits; and people's names, where known."""

    bots: tuple[str | None, ...]
    names: tuple[str | None, ...] = ()

    @property
    def people(self) -> tuple[int, ...]:
        """The seats where people sit."""
        return tuple(seat for seat, bot in enumerate(self.bots) if bot is None)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot sits there."""
        return self.bots[seat] is not None

    def is_you(self, seat: int) -> bool:
        """Whether this is the only person at the table."""
        return self.people == (seat,)

    def name(self, seat: int) -> str:
        """What a seat is called: You, Player 2, random; numbers count from 1."""
        if seat >= len(self.bots):
            return say("seat-opponent")
        bot = self.bots[seat]
        if bot is None:
            return say("seat-you") if self.is_you(seat) else _shown(self._called(seat))
        if self.bots.count(bot) > 1:
            return say("seat-bot-of-several", name=short_name(bot), number=seat + 1)
        return say("seat-bot", name=short_name(bot))

    def _called(self, seat: int) -> str:
        name = self.names[seat] if self.names else None
        return name or say("seat-player", number=seat + 1)

    @property
    def seated(self) -> Seats:
        """The same, for a record."""
        return tuple(
            Seated(self._called(seat)) if bot is None else Seated.of_bot(bot) for seat, bot in enumerate(self.bots)
        )

    def with_bot(self, seat: int, bot: str) -> "Seating":
        """The same table with another bot in a seat."""
        return replace(self, bots=(*self.bots[:seat], bot, *self.bots[seat + 1 :]))


def read_bots(text: str) -> list[str]:
    """The bots that `--bots random,exec:./mybot` names; a ValueError says what is wrong."""
    bots = split_specs(text)
    for bot in bots:
        if not bot or (":" not in bot and bot not in BOTS):
            raise ValueError(say("usage-bots", bots=", ".join(BOTS), text=repr(bot)))
        check(bot, allow_exec=True)
    return bots


def read_seats(text: str) -> Seating:
    """The seating that `--seats you,random,you` asks for; a ValueError says what is wrong."""
    names = split_specs(text)
    for name in names:
        if name != YOU and ":" not in name and name not in BOTS:
            raise ValueError(say("usage-seat", bots=", ".join(BOTS), text=repr(name)))
        if name != YOU:
            check(name, allow_exec=True)
    return Seating(tuple(None if name == YOU else name for name in names))


def draw_lots(players: int, bots: Sequence[str], seed: int) -> Seating:
    """[S5] one person and bots, the first player drawn by lot."""
    around: list[str | None] = [None, *(bots[number % len(bots)] for number in range(players - 1))]
    first = Random(seed).randrange(players)
    return Seating(tuple(around[first:] + around[:first]))


def seats_of(seated: Seats, programs: Collection[str] | None = ()) -> tuple[Seating, list[int]]:
    """The people and bots of a record, and the seats where its bot cannot sit: one that we do not have, or a program.

    A record comes from anywhere, so it starts no program that is not among `programs`; None allows all. Who is not
    named may be anybody: you if there is no other person, else a bot.
    """
    has_people = any(one is not None and not one.is_bot for one in seated)
    unknown = SUBSTITUTE if has_people else None
    bots = [unknown if one is None else one.name if one.is_bot else None for one in seated]
    missing = []
    for seat, bot in enumerate(bots):
        try:
            if bot is not None:
                check(bot, allow_exec=programs is None or bot in programs)
        except ValueError:
            bots[seat] = SUBSTITUTE
            missing.append(seat)
    names = tuple(one.name if one is not None and not one.is_bot else None for one in seated)
    return Seating(tuple(bots), names), missing


def _shown(name: str) -> str:
    """A stranger's name as it may stand in a terminal: without what moves its cursor, and not too long."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    return plain[:LONGEST_NAME] or "?"
