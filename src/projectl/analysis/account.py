"""[E3] what Finishing Touches can still bring a seat: the best score, the way there, and each puzzle by itself."""

from dataclasses import dataclass
from typing import Any

from projectl import Game, Move
from projectl.bots.manner import BEAM, Manner
from projectl.bots.thinker import Thinker
from projectl.catalogue.box import open_box
from projectl.catalogue.pieces import PIECES
from projectl.solver.fillings import Fillings, fillings, multisets

SEED = 0
"""What is dealt for what nobody sees [P5] changes nothing about one's own touches."""


@dataclass(frozen=True)
class Prospect:
    """An unfinished puzzle: what completing it brings before the touches, and the fewest pieces that do.

    Where the best touches complete it, the pieces are theirs. None: the pieces at hand cannot fill it.
    """

    slot: int
    gain: int
    pieces: tuple[str, ...] | None


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
                {"slot": each.slot, "gain": each.gain, "pieces": each.pieces and list(each.pieces)}
                for each in self.puzzles
            ],
        }


def account(view: dict[str, Any], seat: int) -> Account:
    """What a seat at its Finishing Touches can make of them; a ValueError where it is not at them."""
    game = Game.from_view(view, SEED)
    if view["phase"] != "finishing" or seat not in game.to_decide:
        raise ValueError(f"seat {seat} is not at its Finishing Touches")
    thinker = Thinker(SEED, Manner(BEAM))
    task = thinker.task(view, game.legal(seat))
    end, line = game.copy(), list[Move]()
    while seat in end.to_decide:
        move = Move.from_index(thinker.decide(task._replace(states=end.arrays[0], seat=seat)))
        end.play(move, seat)
        line.append(move)
    while not end.is_over:
        end.play("done", end.to_decide[0])
    return Account(end.scores[seat], tuple(line[:-1]), _prospects(view, game, seat, line[:-1]))


def _prospects(view: dict[str, Any], game: Game, seat: int, line: list[Move]) -> tuple[Prospect, ...]:
    box = open_box(tuple(view["expansions"]), view["puzzles"])
    table = fillings("ghost" in view["expansions"])
    chosen: dict[int, list[str]] = {}
    for move in line:
        _, where, piece, _ = str(move).split()
        chosen.setdefault(int(where), []).append(piece)
    state = game.arrays[0][0]
    costs = game.unfinished_costs(seat)
    supply = tuple(state.supply[seat].tolist())
    found: list[Prospect] = []
    areas = zip(state.puzzle[seat].tolist(), state.filled[seat].tolist(), strict=True)
    for slot, (puzzle, filled) in enumerate(areas, 1):
        region = box.puzzles[puzzle].recess & ~filled if puzzle >= 0 else 0
        if region:
            gain = box.puzzles[puzzle].points + costs[slot - 1]
            pieces = tuple(chosen[slot]) if slot in chosen else _fewest(table, region, supply)
            found.append(Prospect(slot, gain, pieces))
    return tuple(found)


def _fewest(table: Fillings, region: int, supply: tuple[int, ...]) -> tuple[str, ...] | None:
    """The fewest pieces of a supply that fill a region exactly."""
    if sum(count * int(piece[1]) for piece, count in zip(PIECES, supply, strict=True)) < region.bit_count():
        return None  # without looking, which takes long for a large one
    for counts in multisets(table, region):
        if all(needed <= held for needed, held in zip(counts, supply, strict=True)):
            return tuple(piece for piece, count in zip(PIECES, counts, strict=True) for _ in range(count))
    return None
