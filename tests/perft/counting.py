"""Two ways to count what can follow on a position: the fast one of the program, and a slow one that trusts nothing.

A leaf is a sequence of exactly so many decisions, by whichever seats may decide; two leaves are the same position
when all that can be known of them is equal, however they were reached.
"""

import json
from collections.abc import Iterable, Iterator

from projectl import Game, Move
from projectl.rules.actions import ACTIONS
from tests.playing import state_bytes

Counts = tuple[int, int]


def count_fast(game: Game, depth: int) -> Counts:
    """Leaves and distinct positions, by `legal`, `play` and `undo`."""
    seen: set[bytes] = set()

    def leaves(left: int) -> int:
        if left == 0:
            seen.add(state_bytes(game))
            return 1
        total = 0
        for seat in game.to_decide:
            for move in game.legal(seat):
                game.play(move, seat)
                total += leaves(left - 1)
                game.undo()
        return total

    return leaves(depth), len(seen)


def allowed(game: Game, seats: Iterable[int]) -> Iterator[tuple[int, Move]]:
    """Every index of the action space that `why_not` has nothing against."""
    for seat in seats:
        for index in range(ACTIONS):
            move = Move.from_index(index)
            if game.why_not(move, seat) is None:
                yield seat, move


def count_slowly(position: Game, depth: int) -> Counts:
    """The same by trying every index, from positions written and read anew; nothing is taken back."""
    total = 1
    everybody = range(len(position.to_dict()["seats"]))
    layer = {json.dumps(position.to_dict()): 1}
    for step in range(depth):
        below: dict[str, int] = {}
        total = 0
        for text, ways in layer.items():
            parent = Game.from_dict(json.loads(text))
            # At the first step those who may not decide are asked too.
            for seat, move in allowed(parent, everybody if step == 0 else parent.to_decide):
                game = Game.from_dict(json.loads(text))
                game.play(move, seat)
                reached = json.dumps(game.to_dict())
                below[reached] = below.get(reached, 0) + ways
                total += ways
        layer = below
    return total, len(layer)
