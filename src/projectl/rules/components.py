"""Chapter C: pieces in the reserve and in the supplies. A set of shapes is a number with one bit a shape."""

from typing import Any, Final

from projectl.catalogue.pieces import LEVEL
from projectl.rules.compiled import rule, small
from projectl.rules.state import KINDS, NONE, ORDINARY, Book, State

LEVELS: Final = sum(level << 4 * piece for piece, level in enumerate(LEVEL))
SHAPES_UP_TO: Final = sum(sum(each <= level for each in LEVEL) << 4 * level for level in range(6))
"""[C1] [C4] packed into one number each, four bits a piece, four bits a level."""


@rule
def is_in_play(state: State, piece: int) -> bool:
    """[C1] [C4] the nine shapes always, level 5 with the Ghost Piece expansion."""
    return piece < ORDINARY or state.options.ghost == 1


@small
def level_of(piece: int) -> int:
    """[C1] a piece's level is its number of cells."""
    return LEVELS >> 4 * piece & 7


@small
def of_levels(shapes: int, lowest: int, highest: int) -> int:
    """Those of these shapes that have a level from `lowest` to `highest`."""
    return shapes & (1 << (SHAPES_UP_TO >> 4 * highest & 15)) - (1 << (SHAPES_UP_TO >> 4 * (lowest - 1) & 15))


@small
def of_level(shapes: int, level: int) -> int:
    """Those of these shapes that have a level."""
    return of_levels(shapes, level, level)


@rule
def of_lowest_level(shapes: int, lowest: int, highest: int) -> int:
    """Those of these shapes that have the lowest level, from `lowest` to `highest`, that any of them has."""
    for level in range(lowest, highest + 1):
        found = of_level(shapes, level)
        if found:
            return found
    return 0


@rule
def stock(state: State) -> int:
    """The shapes that the reserve has."""
    found = 0
    for piece in range(KINDS):
        found |= int(state.reserve[piece] > 0) << piece
    return found


@rule
def held(state: State, seat: int) -> int:
    """The shapes that a supply has."""
    found = 0
    for piece in range(KINDS):
        found |= int(state.supply[seat, piece] > 0) << piece
    return found


@rule
def to_supply(state: State, seat: int, piece: int) -> None:
    """A piece goes from the reserve to a supply."""
    state.reserve[piece] -= 1
    state.supply[seat, piece] += 1


@rule
def to_reserve(state: State, seat: int, piece: int) -> None:
    """A piece goes from a supply back to the reserve."""
    state.supply[seat, piece] -= 1
    state.reserve[piece] += 1


@small
def open_cells(book: Book, puzzle: int, filled: int) -> int:
    """[P1] the cells of a recess that nothing lies on; none where it is full."""
    return int(book.recess[puzzle]) & ~filled


@rule
def is_full(state: State, book: Book, seat: int, slot: int) -> bool:
    """[P1] a puzzle lies in this slot and its recess is full."""
    puzzle = int(state.puzzle[seat, slot])
    return puzzle >= 0 and open_cells(book, puzzle, int(state.filled[seat, slot])) == 0


@small
def is_laid(book: Book, filled: int, joins: int, placement: int) -> bool:
    """Whether exactly this placement is one of the pieces on a puzzle: its cells are joined so, and to no others."""
    mask = int(book.placement_mask[placement])
    about = joins & int(book.placement_touching[placement])
    return filled & mask == mask and about == int(book.placement_joins[placement])


@rule
def lies_on(state: State, book: Book, seat: int, slot: int, placement: int) -> bool:
    """The same of a puzzle in a slot."""
    return is_laid(book, int(state.filled[seat, slot]), int(state.joins[seat, slot]), placement)


@rule
def laid_at(book: Book, filled: int, joins: int, cell: int) -> int:
    """The placement on a puzzle that begins at this cell, given as its bit; NONE if none does."""
    masks = book.placement_mask
    for placement in range(len(masks)):
        mask = int(masks[placement])
        if mask & -mask == cell and is_laid(book, filled, joins, placement):
            return placement
    return NONE


@rule
def list_pieces(book: Book, filled: int, joins: int, out: Any) -> int:
    """[P1] the placements of all pieces on a puzzle, read back from its joins, by first cell; how many.

    None at all where these are the joins of no pieces.
    """
    count, rest = 0, filled
    while rest:
        placement = laid_at(book, filled, joins, rest & -rest)
        if placement == NONE:
            return 0
        out[count] = placement
        count += 1
        rest ^= int(book.placement_mask[placement])
    return count


@rule
def list_pieces_in(state: State, book: Book, seat: int, slot: int, out: Any) -> int:
    """[P1] the same of the puzzle in a slot."""
    return list_pieces(book, int(state.filled[seat, slot]), int(state.joins[seat, slot]), out)


@rule
def clear_slot(state: State, seat: int, slot: int) -> None:
    """The slot is free again."""
    state.puzzle[seat, slot] = -1
    state.filled[seat, slot] = 0
    state.joins[seat, slot] = 0
