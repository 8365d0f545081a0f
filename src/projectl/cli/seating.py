"""Who sits where: people and bots around one table, and what each is called."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from projectl.bots import BOTS
from projectl.words import say

YOU: Final = "you"


@dataclass(frozen=True)
class Seating:
    """For each seat the name of its bot, or None where a person sits."""

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
            return say("seat.bot_of_several", name=bot, number=seat + 1)
        return say("seat.bot", name=bot)


def read_seats(text: str) -> Seating:
    """The seating that `--seats you,random,you` asks for; a ValueError says what is wrong."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name != YOU and name not in BOTS:
            raise ValueError(f"a seat is {YOU} or a bot ({', '.join(BOTS)}), not {name!r}")
    return Seating(tuple(None if name == YOU else name for name in names))


def draw_lots(players: int, bots: Sequence[str], seed: int) -> Seating:
    """S5: one person and bots, the first player drawn by lot."""
    around: list[str | None] = [None, *(bots[number % len(bots)] for number in range(players - 1))]
    first = Random(seed).randrange(players)
    return Seating(tuple(around[first:] + around[:first]))
