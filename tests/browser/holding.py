"""How the page holds a piece, in Python: what turning, flipping, pointing and the arrow keys do to it.

The drivers of `player.py` plan with it, as a person plans by looking. What they then press is real, and the move that
comes of it is compared with the one that was meant.
"""

import json
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from web.build import WEB

Cell = tuple[int, int]
"""Column and row, from 0."""
Shape = tuple[Cell, ...]
"""Cells in reading order, the corner of their box at 0, 0."""
SIDE: Final = 5
STEPS: Final = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


@cache
def _shapes() -> dict[str, list[str]]:
    shapes: dict[str, list[str]] = json.loads((WEB / "src" / "made" / "pieces.json").read_text(encoding="utf-8"))[
        "shapes"
    ]
    return shapes


def in_order(cells: Iterable[Cell]) -> Shape:
    """In reading order."""
    return tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))


def to_corner(cells: Sequence[Cell]) -> Shape:
    """The same shape with its corner at 0, 0."""
    left, top = corner(cells)
    return in_order((column - left, row - top) for column, row in cells)


def corner(cells: Sequence[Cell]) -> Cell:
    """The top left of the box around cells."""
    return min(column for column, _ in cells), min(row for _, row in cells)


def size(shape: Sequence[Cell]) -> tuple[int, int]:
    """Columns and rows that a shape takes up."""
    return max(column for column, _ in shape) + 1, max(row for _, row in shape) + 1


def turned(shape: Shape) -> Shape:
    """A quarter turn clockwise."""
    return to_corner([(-row, column) for column, row in shape])


def flipped(shape: Shape) -> Shape:
    """Left and right exchanged."""
    return to_corner([(-column, row) for column, row in shape])


def in_the_box(piece: str) -> Shape:
    """As a piece lies in the box."""
    return in_order(
        (column, row) for row, line in enumerate(_shapes()[piece]) for column, mark in enumerate(line) if mark == "#"
    )


def read_cells(text: str) -> Shape:
    """`b1b2` as cells."""
    return tuple((ord(text[at]) - ord("a"), int(text[at + 1]) - 1) for at in range(0, len(text), 2))


def write_cell(cell: Cell) -> str:
    """A cell as the page names it."""
    return f"{chr(ord('a') + cell[0])}{cell[1] + 1}"


class Spot(NamedTuple):
    """A place on a puzzle of one's own."""

    slot: int
    cells: Shape


class Held(NamedTuple):
    """A piece in hand: how it lies, and where it would go."""

    shape: Shape
    target: Spot | None


class Holding:
    """A piece that somebody is about to place, among all that is legal."""

    def __init__(self, piece: str, legal: Sequence[str], slots: Sequence[int]) -> None:
        words = [move.split(" ") for move in legal if move.startswith("place ")]
        self.spots = [Spot(int(slot), read_cells(cells)) for _, slot, what, cells in words if what == piece]
        self._slots = slots
        self._box = in_the_box(piece)

    def taken(self) -> Held:
        """Out of the tray: it lies as some spot wants it."""
        shape = self._box
        if self.spots and not any(to_corner(spot.cells) == shape for spot in self.spots):
            shape = to_corner(self.spots[0].cells)
        return Held(shape, None)

    def turned(self, held: Held) -> Held:
        """R, the wheel, or Turn."""
        return self._changed(held, turned(held.shape))

    def flipped(self, held: Held) -> Held:
        """F, the right button, or Flip."""
        return self._changed(held, flipped(held.shape))

    def _changed(self, held: Held, shape: Shape) -> Held:
        if held.target is None:
            return Held(shape, None)
        (column, row), (wide, high), (new_wide, new_high) = corner(held.target.cells), size(held.shape), size(shape)
        return self._laid(held.target.slot, shape, (column + (wide - new_wide) // 2, row + (high - new_high) // 2))

    @staticmethod
    def _laid(slot: int, shape: Shape, at: Cell) -> Held:
        """As near as it goes without leaving the field."""
        wide, high = size(shape)
        column, row = max(0, min(at[0], SIDE - wide)), max(0, min(at[1], SIDE - high))
        return Held(shape, Spot(slot, in_order((c + column, r + row) for c, r in shape)))

    def stepped(self, held: Held, step: Cell) -> Held:
        """An arrow key."""
        if held.target is None:
            return self.gone(held, self._slots[0])
        column, row = corner(held.target.cells)
        return self._laid(held.target.slot, held.shape, (column + step[0], row + step[1]))

    def gone(self, held: Held, slot: int) -> Held:
        """A digit: to another puzzle."""
        here = [spot for spot in self.spots if spot.slot == slot]
        if not here:
            return self._laid(slot, held.shape, (1, 1))
        spot = next((each for each in here if to_corner(each.cells) == held.shape), here[0])
        return Held(to_corner(spot.cells), spot)

    def pointed(self, held: Held, slot: int, cell: Cell) -> Held | None:
        """A press on a cell; None where it would put the piece down instead."""
        if held.target and held.target.slot == slot and cell in held.target.cells and held.target in self.spots:
            return None
        over = [spot for spot in self.spots if spot.slot == slot and cell in spot.cells]
        if not over:
            return self._laid(slot, held.shape, cell)
        spot = min(over, key=lambda each: to_corner(each.cells) != held.shape)
        return Held(to_corner(spot.cells), spot)

    def by_keys(self, held: Held) -> Iterator[tuple[str, Held]]:
        """What each key does."""
        for key, step in STEPS.items():
            yield key, self.stepped(held, step)
        yield "r", self.turned(held)
        yield "f", self.flipped(held)
        for slot in self._slots:
            yield str(slot), self.gone(held, slot)

    def by_taps(self, held: Held) -> Iterator[tuple[str, Held]]:
        """What Turn, Flip and each cell of the puzzles that it fits on do."""
        yield "turn", self.turned(held)
        yield "flip", self.flipped(held)
        for slot, cell in sorted({(spot.slot, cell) for spot in self.spots for cell in spot.cells}):
            after = self.pointed(held, slot, cell)
            if after is not None:
                yield f"{slot} {write_cell(cell)}", after

    def turns_to(self, spot: Spot) -> list[str]:
        """What is done in the air to what was just taken, until it lies as it is to."""
        wanted = to_corner(spot.cells)
        steps = shortest(self.taken(), self.by_turning, lambda held: held.shape == wanted)
        assert steps is not None, f"it never lies like {spot.cells}"
        return steps

    def by_turning(self, held: Held) -> Iterator[tuple[str, Held]]:
        """What can be done to it in the air."""
        yield "turn", self.turned(held)
        yield "flip", self.flipped(held)


def shortest(
    begin: Held, ways: Callable[[Held], Iterable[tuple[str, Held]]], is_there: Callable[[Held], bool]
) -> list[str] | None:
    """The fewest steps to what is wanted; None if nothing leads there."""
    seen = {begin}
    waiting: deque[tuple[Held, list[str]]] = deque([(begin, [])])
    while waiting:
        held, steps = waiting.popleft()
        if is_there(held):
            return steps
        for step, after in ways(held):
            if after not in seen:
                seen.add(after)
                waiting.append((after, [*steps, step]))
    return None
