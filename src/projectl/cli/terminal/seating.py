"""Who sits where: people and bots around one table, and what each is called."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from projectl.bots import BOTS, check, short_name, split_specs
from projectl.words import say

YOU: Final = "you"


@dataclass(frozen=True)
class Seating:
    """For each seat what its bot is, as it was typed, or None where a person sits."""

    bots: tuple[str | None, ...]

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
            return say("seat.opponent")
        bot = self.bots[seat]
        if bot is None:
            return say("seat.you") if self.is_you(seat) else say("seat.player", number=seat + 1)
        if self.bots.count(bot) > 1:
            return say("seat.bot_of_several", name=short_name(bot), number=seat + 1)
        return say("seat.bot", name=short_name(bot))

    def with_bot(self, seat: int, bot: str) -> "Seating":
        """The same table with another bot in a seat."""
        return Seating((*self.bots[:seat], bot, *self.bots[seat + 1 :]))


def read_bots(text: str) -> list[str]:
    """The bots that `--bots random,exec:./mybot` names; a ValueError says what is wrong."""
    bots = split_specs(text)
    for bot in bots:
        if not bot or (":" not in bot and bot not in BOTS):
            raise ValueError(f"the bots are {', '.join(BOTS)} and exec:COMMAND, not {bot!r}")
        check(bot, allow_exec=True)
    return bots


def read_seats(text: str) -> Seating:
    """The seating that `--seats you,random,you` asks for; a ValueError says what is wrong."""
    names = split_specs(text)
    for name in names:
        if name != YOU and ":" not in name and name not in BOTS:
            raise ValueError(f"a seat is {YOU} or a bot ({', '.join(BOTS)}, exec:COMMAND), not {name!r}")
        if name != YOU:
            check(name, allow_exec=True)
    return Seating(tuple(None if name == YOU else name for name in names))


def draw_lots(players: int, bots: Sequence[str], seed: int) -> Seating:
    """[S5] one person and bots, the first player drawn by lot."""
    around: list[str | None] = [None, *(bots[number % len(bots)] for number in range(players - 1))]
    first = Random(seed).randrange(players)
    return Seating(tuple(around[first:] + around[:first]))
