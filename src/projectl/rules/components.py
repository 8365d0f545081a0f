"""Chapter C: pieces in the reserve and in the supplies."""

from projectl.catalogue.pieces import LEVEL
from projectl.rules.compiled import rule
from projectl.rules.state import FIRST_OF_LEVEL, ORDINARY, Book, State


@rule
def is_in_play(state: State, piece: int) -> bool:
    """C1, C4: the nine shapes always, level 5 with the Ghost Piece expansion."""
    return piece < ORDINARY or state.options.ghost == 1


@rule
def level_of(piece: int) -> int:
    """C1: a piece's level is its number of cells."""
    return LEVEL[piece]


@rule
def stock_of_level(state: State, level: int) -> int:
    """The shapes of a level that the reserve has, one bit a shape."""
    found = 0
    for piece in range(FIRST_OF_LEVEL[level], FIRST_OF_LEVEL[level + 1]):
        if state.reserve[piece] > 0:
            found |= 1 << piece
    return found


@rule
def lowest_stock(state: State, lowest: int, highest: int) -> int:
    """The shapes in the reserve of the lowest level, from `lowest` to `highest`, that has any."""
    for level in range(lowest, highest + 1):
        found = stock_of_level(state, level)
        if found:
            return found
    return 0


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


@rule
def is_full(state: State, book: Book, seat: int, slot: int) -> bool:
    """P1: a puzzle lies in this slot and its recess is full."""
    puzzle = int(state.puzzle[seat, slot])
    return puzzle >= 0 and state.filled[seat, slot] == book.recess[puzzle]


@rule
def lies_on(state: State, book: Book, seat: int, slot: int, placement: int) -> bool:
    """Whether exactly this placement is one of the pieces on a puzzle: its cells are joined so, and to no others."""
    mask = int(book.placement_mask[placement])
    filled = int(state.filled[seat, slot])
    joins = int(state.joins[seat, slot]) & int(book.placement_touching[placement])
    return filled & mask == mask and joins == int(book.placement_joins[placement])


@rule
def clear_slot(state: State, seat: int, slot: int) -> None:
    """The slot is free again."""
    state.puzzle[seat, slot] = -1
    state.filled[seat, slot] = 0
    state.joins[seat, slot] = 0
