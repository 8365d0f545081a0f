"""The fewest actions counted the slow way: breadth first through the front door, one real game a position."""

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from itertools import count
from typing import Any

from projectl import Game

ACTIONS = ("gain", "swap", "place", "ghost", "master", "ambassador")
ANSWERS = ("place", "done", "reward", "levelup", "skip")


def facts(game: Game) -> Any:
    """The record behind a game: reading it is a hundred times faster than `to_dict`."""
    return game._states[0]


def key(game: Game, seat: int) -> bytes:
    """What a seat's future depends on while the others pass."""
    state = facts(game)
    named = (
        "joins",
        "filled",
        "puzzle",
        "supply",
        "pending",
        "actions_left",
        "master_used",
        "placed_on",
        "ghost_parts",
    )
    more = ("open_rewards", "steps", "raised", "noted_m")
    own: bytes = b"".join(state[name][seat].tobytes() for name in (*named, *more))
    common: bytes = state["finished_by"].tobytes() + state["reserve"].tobytes()
    return own + common


def settle(game: Game, seat: int) -> None:
    """The others pass until it is this seat's turn again."""
    while not game.is_over and seat not in game.to_decide:
        game.play("pass", game.to_decide[0])


def decisions(game: Game, seat: int, wanted: Iterable[str], slots: Iterable[int], may_pass: bool) -> list[str]:
    """What is tried in a position: no puzzles are taken, and only these slots are filled."""
    is_open = bool(facts(game)["pending"][seat])
    words = ANSWERS if is_open else (*wanted, *(("pass",) if may_pass else ()))
    own = tuple(f"place {slot} " for slot in slots)
    moves = [str(move) for move in game.legal(seat)]
    return [
        move for move in moves if move.split()[0] in words and (not move.startswith("place") or move.startswith(own))
    ]


def fewest(
    start: Game,
    is_done: Callable[[Game], bool],
    most: int,
    slots: Iterable[int] = (1,),
    seat: int = 0,
    wanted: Iterable[str] = ("gain", "swap", "place", "ghost"),
    may_pass: bool = False,
) -> int | None:
    """The fewest actions (a pass loses those left of its turn) until it is done; None if it takes more than `most`."""
    slots = tuple(slots)
    best = {key(start, seat): 0}
    number = count()
    border = [(0, next(number), start.copy())]
    while border:
        spent, _, game = heappop(border)
        if best[key(game, seat)] < spent:
            continue
        # [T13] an action counts when its rewards are settled.
        if is_done(game) and not facts(game)["pending"][seat]:
            return spent
        left = int(facts(game)["actions_left"][seat])
        for move in decisions(game, seat, wanted, slots, may_pass):
            after = game.copy()
            after.play(move, seat)
            reached_in = spent + left - int(facts(after)["actions_left"][seat])
            settle(after, seat)
            reached = key(after, seat)
            if reached_in <= most and best.get(reached, most + 1) > reached_in:
                best[reached] = reached_in
                heappush(border, (reached_in, next(number), after))
    return None
