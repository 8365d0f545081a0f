"""What a puzzle that can be taken would cost: the fewest actions from now until it is full, and how.

>>> from projectl import Game
>>> game = Game.new(seed=7)
>>> plan_of(game.view(0), 0, "W1").moves[0]
('take W1',)
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from projectl import Game
from projectl.catalogue.box import open_box
from projectl.catalogue.pieces import PIECES
from projectl.solver.fillings import fillings, look_up
from projectl.solver.plan import Terms, plan
from projectl.solver.steps import A_TURN

NODES: Final = 10_000
"""Steps the solver may try for each way: most take a few milliseconds, none much more than a hundred."""
WORK: Final = 30_000_000
"""Steps times the ways to fill it, all of which each step looks at: a puzzle of one's own may have thousands."""
OTHERS: Final = 2
"""Other ways that are told, and how many more actions one may take: what is dearer is no choice."""
DEARER: Final = 1


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
    spent = A_TURN - int(state.actions_left[seat])
    most = min(nodes, WORK // max(1, ways))

    def way(held: Sequence[int], keeps: str | None = None) -> TakePlan:
        """The fewest actions with these pieces; the rest of the supply stays as it is."""
        found = plan(region, held, state.reserve.tolist(), under, taken["slot"], most)
        if found.actions is None:
            return TakePlan(taken["puzzle"], taken["slot"], None)
        moves = ((f"take {source}",), *_by_action(found.moves))
        turns = tuple((spent + at) // A_TURN for at in range(len(moves)))
        left, is_late = _left(supply, found.moves), _ends_before(game, view, turns[-1])
        return TakePlan(taken["puzzle"], taken["slot"], len(moves), moves, turns, left, is_late, keeps)

    best = way(supply)
    return best if best.actions is None else replace(best, others=_others(best, supply, way))


def _others(
    best: TakePlan, supply: Sequence[int], way: Callable[[Sequence[int], str | None], TakePlan]
) -> tuple[TakePlan, ...]:
    """For each shape that the best way uses up, the fewest actions that keep it; the shortest of them, each once."""
    left = dict(best.left)
    found: dict[frozenset[tuple[str, int]], TakePlan] = {}
    for number, piece in enumerate(PIECES):
        if supply[number] == 0 or left.get(piece, 0) >= supply[number]:
            continue
        other = way([0 if kind == number else count for kind, count in enumerate(supply)], piece)
        if other.actions is not None and other.actions <= (best.actions or 0) + DEARER:
            found.setdefault(frozenset(_laid(other).items()), other)
    return tuple(sorted(found.values(), key=lambda other: other.actions or 0)[:OTHERS])


def _laid(way: TakePlan) -> Counter[str]:
    """Which pieces it fills the puzzle with."""
    return Counter(move.split(" ")[2] for moves in way.moves for move in moves if move.startswith("place "))


def _by_action(moves: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The moves of each action: a Ghost action goes on until it is `done` [G1]."""
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
    """[E2] whether the game is sure to be over before so many more turns; taking the puzzle may bring its end about."""
    if view["variant"] == "line-clear":
        return False  # [L6] its rounds are counted in beats, of which a seat plays but two in a circuit
    final = game.to_dict()["final_round"]
    return final is not None and view["round"] + turns > final
