"""[E3] what Finishing Touches can still bring a seat: the best score, the way there, and each puzzle by itself."""

from dataclasses import dataclass
from typing import Any

from projectl import Game, Move
from projectl.bots.accounting import IS_OPEN, Accounting, account_for, accounting
from projectl.catalogue.pieces import PIECES
from projectl.solver.fillings import fillings


@dataclass(frozen=True)
class Prospect:
    """An unfinished puzzle: what completing it brings before the touches, and the fewest pieces that do.

    Where the best touches complete it, the pieces are theirs. None: the pieces at hand cannot fill it.
    """

    slot: int
    gain: int
    pieces: tuple[str, ...] | None
    saved: int
    """What of the gain is only that the puzzle costs nothing any more."""
    net: int
    """What is left of the gain after a point for each piece."""
    is_best: bool
    """The best touches complete it."""


@dataclass(frozen=True)
class Account:
    """The best score that a seat can end with, the touches that lead there, and its puzzles."""

    best: int
    line: tuple[Move, ...]
    puzzles: tuple[Prospect, ...]

    def to_dict(self) -> dict[str, Any]:
        """All of it, JSON-ready."""
        return {
            "best": self.best,
            "line": [str(move) for move in self.line],
            "puzzles": [
                {**vars(each), "pieces": None if each.pieces is None else list(each.pieces)} for each in self.puzzles
            ],
        }


def account(view: dict[str, Any], seat: int) -> Account:
    """What a seat at its Finishing Touches can make of them; a ValueError where it is not at them."""
    states, book = Game.from_view(view, 0).arrays
    room, table = accounting(), fillings("ghost" in view["expansions"])
    room.states[0] = states[0]
    if not account_for(room, table, book, seat):
        raise ValueError(f"seat {seat} is not at its Finishing Touches")
    best, length = room.facts.tolist()
    puzzles = tuple(_prospect(room, slot) for slot in range(len(room.puzzles)) if room.puzzles[slot, IS_OPEN])
    return Account(best, tuple(map(Move.from_index, room.line[:length].tolist())), puzzles)


def _prospect(room: Accounting, slot: int) -> Prospect:
    """What compiled code wrote into a row."""
    _, gain, count, saved, net, is_best = room.puzzles[slot].tolist()
    pieces = None if count < 0 else tuple(PIECES[piece] for piece in room.pieces[slot, :count].tolist())
    return Prospect(slot + 1, gain, pieces, saved, net, bool(is_best))
