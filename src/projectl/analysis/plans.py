"""What a puzzle that can be taken would cost: the fewest actions from now until it is full, and how.

>>> from projectl import Game
>>> game = Game.new(seed=7)
>>> plan_of(game.view(0), 0, "W1").moves[0]
('take W1',)
"""

from dataclasses import dataclass, replace
from typing import Any

from projectl import Game, IllegalMove, Move
from projectl.catalogue.box import open_box
from projectl.catalogue.pieces import PIECES
from projectl.solver.exact import trail
from projectl.solver.fillings import fillings
from projectl.solver.taking import LENGTH, MOST_STEPS, PUZZLE, SLOT, TOLD, Taking, plan_take, taking


@dataclass(frozen=True)
class TakePlan:
    """The fewest actions that take a puzzle and fill it with what one holds and can gain; None: no way is known.

    `moves` are those of each action, `turns` the turn it falls into, 0 for the one that is played now. `left` is what
    the supply then holds, before the pieces on the puzzle come back; `is_late` says that the game ends before.
    `others` are the fewest actions that leave a shape alone which this plan uses up: `keeps` names it.
    """

    puzzle: str
    slot: int
    actions: int | None
    moves: tuple[tuple[str, ...], ...] = ()
    turns: tuple[int, ...] = ()
    left: tuple[tuple[str, int], ...] = ()
    is_late: bool = False
    keeps: str | None = None
    others: tuple["TakePlan", ...] = ()

    def to_dict(self) -> dict[str, Any]:
        """All of it, JSON-ready."""
        about = {"puzzle": self.puzzle, "slot": self.slot, "others": [other._way() for other in self.others]}
        return about | self._way()

    def _way(self) -> dict[str, Any]:
        """What differs between the ways to fill one puzzle."""
        steps = [{"turn": turn, "moves": moves} for turn, moves in zip(self.turns, self.moves, strict=True)]
        way = {"actions": self.actions, "steps": steps, "left": dict(self.left), "is_late": self.is_late}
        return way if self.keeps is None else way | {"keeps": self.keeps}


def plan_of(view: dict[str, Any], seat: int, source: str, nodes: int = MOST_STEPS) -> TakePlan:
    """The plan for a puzzle of a row (`W2`, `G5`); a ValueError where this seat cannot take it, or cannot see it.

    What lies on other puzzles stays there, and the others are taken to leave the reserve alone.
    """
    if source.endswith("deck"):
        raise ValueError("R2: nobody has seen the top of a deck")
    game, take = Game.from_view(view, 0), f"take {source}"
    refusal = game.why_not(take, seat)
    if refusal is not None:
        raise IllegalMove(refusal)
    states, book = game.arrays
    box, room = open_box(tuple(view["expansions"]), view["puzzles"]), taking()
    room.states[0] = states[0]
    table = fillings(bool(states[0].options.ghost))
    plan_take(room, trail(), table, book, seat, Move(take).index, nodes)
    puzzle = box.puzzles[int(room.facts[PUZZLE])].id
    best, *others = (_way(room, puzzle, way) for way in room.told[: int(room.facts[TOLD])].tolist())
    return replace(best, others=tuple(others))


def _way(room: Taking, puzzle: str, way: int) -> TakePlan:
    """What compiled code wrote into a row."""
    slot = int(room.facts[SLOT]) + 1
    actions, keeps, is_late, length = room.ways[way, : LENGTH + 1].tolist()
    if actions < 0:
        return TakePlan(puzzle, slot, None)
    moves: list[list[str]] = [[] for _ in range(actions)]
    turns = [0] * actions
    rows = (each[way, :length].tolist() for each in (room.moves, room.action, room.turn))
    for move, action, turn in zip(*rows, strict=True):
        moves[action].append(str(Move.from_index(move)))
        turns[action] = turn
    left = tuple((piece, count) for piece, count in zip(PIECES, room.left[way].tolist(), strict=True) if count)
    return TakePlan(
        puzzle=puzzle,
        slot=slot,
        actions=actions,
        moves=tuple(map(tuple, moves)),
        turns=tuple(turns),
        left=left,
        is_late=bool(is_late),
        keeps=None if keeps < 0 else PIECES[keeps],
    )
