"""What a bot is, and which seat it decides for."""

from collections.abc import Sequence
from typing import Any, Protocol

from projectl import Game, Move


class Bot(Protocol):
    """A policy for one seat of one game. It may also have what is below."""

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """One of the legal moves, looking at nothing but the view of the seat."""
        ...


def seat_of(view: dict[str, Any], moves: Sequence[Move]) -> int:
    """The seat that is asked: the only one to decide; of the two in Line Clear [L3] the one with these moves."""
    deciding: list[int] = view["to_decide"]
    if len(deciding) > 1:
        game = Game.from_view(view, 0)
        deciding = [seat for seat in deciding if game.legal(seat) == list(moves)] or deciding
    white = view["markers"]["white"] if view["markers"] else None
    return white if white in deciding else deciding[0]


def start(bot: Bot) -> None:
    """Let a bot get ready, so that its first decision takes no longer than others; a Forfeit says why it cannot."""
    getattr(bot, "start", lambda: None)()


def give_time(bot: Bot, think_ms: int) -> None:
    """Tell a bot how long it should think about what it is asked next, if it thinks by the clock."""
    getattr(bot, "give_time", lambda _think_ms: None)(think_ms)


def draw_from(bot: Bot, seed: int) -> None:
    """Tell a bot where its chance begins anew, if it leaves anything to chance."""
    getattr(bot, "draw_from", lambda _seed: None)(seed)


def close(bot: Bot) -> None:
    """Let go of what a bot holds, if it holds anything."""
    getattr(bot, "close", lambda: None)()


def finish(bot: Bot, scores: Sequence[int], winners: Sequence[int]) -> None:
    """Tell a bot how its game ended, if it wants to know."""
    getattr(bot, "finish", lambda _scores, _winners: None)(scores, winners)
