"""What a puzzle that can be taken would cost: the fewest actions from now until it is full, and how.

>>> from projectl import Game
>>> game = Game.new(seed=7)
>>> plan_of(game.view(0), 0, "W1").moves[0]
('take W1',)
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from projectl import Game
from projectl.catalogue.box import open_box
from projectl.catalogue.pieces import PIECES
from projectl.solver.fillings import fillings, look_up
from projectl.solver.plan import Terms, plan
from projectl.solver.steps import A_TURN

NODES: Final = 10_000
"""Steps the solver may try: most plans take a few milliseconds, none much more than a hundred."""
WORK: Final = 30_000_000
"""Steps times the ways to fill it, all of which each step looks at: a puzzle of one's own may have thousands."""


@dataclass(frozen=True)
class TakePlan:
    """The fewest actions that take a puzzle and fill it with what one holds and can gain; None: no way is known.

    `moves` are those of each action, `turns` the turn it falls into, 0 for the one that is played now. `left` is what
    the supply then holds, before the pieces on the puzzle come back; `is_late` says that the game ends before.
    """

    puzzle: str
    slot: int
    actions: int | None
    moves: tuple[tuple[str, ...], ...] = ()
    turns: tuple[int, ...] = ()
    left: tuple[tuple[str, int], ...] = ()
    is_late: bool = False

    def to_dict(self) -> dict[str, Any]:
        """All of it, JSON-ready."""
        steps = [{"turn": turn, "moves": moves} for turn, moves in zip(self.turns, self.moves, strict=True)]
        return {
            "puzzle": self.puzzle,
            "slot": self.slot,
            "actions": self.actions,
            "steps": steps,
            "left": dict(self.left),
            "is_late": self.is_late,
        }


def plan_of(view: dict[str, Any], seat: int, source: str, nodes: int = NODES) -> TakePlan:
    """The plan for a puzzle of a row (`W2`, `G5`); a ValueError where this seat cannot take it, or cannot see it.

    What lies on other puzzles stays there, and the others are taken to leave the reserve alone.
    """
    if source.endswith("deck"):
        raise ValueError("R2: nobody has seen the top of a deck")
    game = Game.from_view(view, 0)
    (states, _), box = game.arrays, open_box(tuple(view["expansions"]), view["puzzles"])
    state, under = states[0], Terms(states)
    taken = next(event for event in game.play(f"take {source}", seat) if event["kind"] == "take")
    region = next(face.recess for face in box.puzzles if face.id == taken["puzzle"])
    _, ways = look_up(fillings(under.has_ghosts), region)
    supply = state.supply[seat].tolist()
    found = plan(region, supply, state.reserve.tolist(), under, taken["slot"], min(nodes, WORK // max(1, ways)))
    if found.actions is None:
        return TakePlan(taken["puzzle"], taken["slot"], None)
    moves = ((f"take {source}",), *_by_action(found.moves))
    spent = A_TURN - int(state.actions_left[seat])
    turns = tuple((spent + at) // A_TURN for at in range(len(moves)))
    is_late = _ends_before(game, view, turns[-1])
    return TakePlan(taken["puzzle"], taken["slot"], len(moves), moves, turns, _left(supply, found.moves), is_late)


def _by_action(moves: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The moves of each action: a Ghost action goes on until it is `done` (G1)."""
    action: list[str] = []
    for move in moves:
        action.append(move)
        if not action[0].startswith("ghost ") or move == "done":
            yield tuple(action)
            action = []


def _left(supply: Sequence[int], moves: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """What these moves leave in the supply."""
    held = Counter(dict(zip(PIECES, supply, strict=True)))
    for move in moves:
        match move.split(" "):
            case ["place", _, piece, _]:
                held[piece] -= 1
            case ["gain", piece]:
                held[piece] += 1
            case ["swap", given, taken]:
                held[given] -= 1
                held[taken] += 1
            case ["ghost", piece, parts]:
                held[piece] -= 1
                held.update(parts.split("+"))
    return tuple((piece, held[piece]) for piece in PIECES if held[piece])


def _ends_before(game: Game, view: dict[str, Any], turns: int) -> bool:
    """E2: whether the game is sure to be over before so many more turns; taking the puzzle may bring its end about."""
    if view["variant"] == "line-clear":
        return False  # L6: its rounds are counted in beats, of which a seat plays but two in a circuit
    final = game.to_dict()["final_round"]
    return final is not None and view["round"] + turns > final
