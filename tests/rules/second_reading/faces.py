"""Chapter C and the table, read from the rule text: shapes, puzzles, and a position with names for its parts."""

from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple

from projectl.catalogue.box import open_box

DRAWN = {
    "O1": ["#"],
    "I2": ["##"],
    "I3": ["###"],
    "V3": ["#.", "##"],
    "I4": ["####"],
    "L4": ["#..", "###"],
    "O4": ["##", "##"],
    "S4": [".##", "##."],
    "T4": [".#.", "###"],
    "P5": ["##", "##", "#."],
    "U5": ["#.#", "###"],
    "L5": ["#...", "####"],
}
LEVELS = {level: [piece for piece in DRAWN if piece[1] == str(level)] for level in (1, 2, 3, 4, 5)}
Cells = frozenset[tuple[int, int]]
Seat = dict[str, Any]


class Face(NamedTuple):
    """What is printed on a puzzle."""

    recess: Cells
    points: int
    reward: str


def level(piece: str) -> int:
    return int(piece[1])


def is_black(puzzle: str) -> bool:
    return "B" in puzzle


@cache
def faces(expansions: tuple[str, ...], own: str | None) -> dict[str, Face]:
    """All puzzles of these sets, by id."""
    return {
        p.id: Face(
            frozenset((y, x) for y, row in enumerate(p.rows) for x, mark in enumerate(row) if mark == "#"),
            p.points,
            p.reward,
        )
        for p in open_box(expansions, own).puzzles
    }


def text_of(cells: Cells) -> str:
    return "".join("abcde"[x] + str(y + 1) for y, x in sorted(cells))


def cells_of(text: str) -> Cells:
    return frozenset((int(text[k + 1]) - 1, "abcde".index(text[k])) for k in range(0, len(text), 2))


@cache
def laid(piece: str) -> frozenset[Cells]:
    """[T9] every way a piece can lie on the 5x5 field, turned or flipped."""
    cells = [(y, x) for y, row in enumerate(DRAWN[piece]) for x, mark in enumerate(row) if mark == "#"]
    found = set()
    for flip in (1, -1):
        for _ in range(4):
            cells = [(x, -y) for y, x in cells]
            for dy in range(-5, 10):
                for dx in range(-5, 10):
                    moved = frozenset((y + dy, flip * x + dx) for y, x in cells)
                    if all(0 <= y < 5 and 0 <= x < 5 for y, x in moved):
                        found.add(moved)
    return frozenset(found)


def _tiled(cells: Cells) -> set[tuple[str, ...]]:
    if not cells:
        return {()}
    found = set()
    for piece in DRAWN:
        for way in laid(piece) if level(piece) < 5 else ():
            if min(cells) in way and way <= cells:
                found |= {tuple(sorted((piece, *rest), key=list(DRAWN).index)) for rest in _tiled(cells - way)}
    return found


@cache
def broken_up(piece: str) -> frozenset[tuple[str, ...]]:
    """[G1] the sets of level 1-4 pieces that together tile a level-5 piece exactly."""
    return frozenset(_tiled(min(laid(piece), key=sorted)))


class Table:
    """A position as `Game.to_dict` gives it; pieces on puzzles are the list they were placed in."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.d = deepcopy(position)
        self.options: dict[str, Any] = self.d["options"]
        self.faces = faces(tuple(self.d["expansions"]), self.d["puzzles"])
        self.is_solo = self.d["variant"] == "solo"
        self.is_line_clear = self.d["variant"] == "line-clear"

    @property
    def seats(self) -> list[Seat]:
        seats: list[Seat] = self.d["seats"]
        return seats

    @property
    def is_triggered(self) -> bool:
        return self.d["final_round"] is not None

    def in_reserve(self, wanted: int) -> list[str]:
        """The shapes of a level that the reserve has."""
        return [piece for piece in LEVELS[wanted] if self.d["reserve"].get(piece)]

    def lowest_in_reserve(self, first: int, last: int) -> list[str]:
        """The shapes of the lowest of these levels that has any."""
        return next((found for n in range(first, last + 1) if (found := self.in_reserve(n))), [])

    def from_reserve(self, seat: Seat, piece: str) -> None:
        self.d["reserve"][piece] -= 1
        seat["supply"][piece] += 1

    def to_reserve(self, seat: Seat, piece: str) -> None:
        self.d["reserve"][piece] += 1
        seat["supply"][piece] -= 1

    def own_places(self, number: int) -> range:
        """[L4] the places of the rows, from 0, for a seat: left for the white marker, right for the black one."""
        if not self.is_line_clear:
            return range(9)
        return range(3, 6) if self.d["markers"]["black"] == number else range(3)

    def holds_black(self, number: int) -> bool:
        return self.is_line_clear and bool(self.d["markers"]["black"] == number)

    # Scores

    def scores(self) -> tuple[int, ...]:
        """[E6]; [X16] and [R6] after the end; [R11]'s notes; [X6] the opponent's."""
        found = []
        for seat in self.seats:
            score = sum(self.faces[puzzle].points for puzzle in seat["pile"])
            score += seat["noted"]["points"] - seat["touches"]
            if self.d["phase"] == "over" and (self.is_solo or self.options["unfinished_cost"]):
                score -= sum(self.faces[lying["id"]].points for lying in seat["puzzles"] if lying)
            found.append(score)
        if self.is_solo:
            found.append(sum(self.faces[puzzle].points for puzzle in self.d["solo"]["pile"]))
        return tuple(found)

    def winners(self) -> tuple[int, ...]:
        """[E7] [X17]."""
        if self.d["phase"] != "over":
            return ()
        scores = self.scores()
        if self.is_solo:
            return (0,) if scores[0] > scores[1] else (1,)
        best = list(range(len(self.seats)))
        for measure in (
            scores,
            [len(seat["pile"]) + seat["noted"]["puzzles"] for seat in self.seats],
            [sum(seat["supply"].values()) for seat in self.seats],
        ):
            best = [seat for seat in best if measure[seat] == max(measure[other] for other in best)]
        return tuple(best)
