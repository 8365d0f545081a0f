"""What is told of facts: the most important of them as rows of texts, none twice.

No piece is told of that only served to complete a puzzle, and no ending where something was done.
"""

from typing import Any, Final

from projectl.bots import facts as of
from projectl.bots.facts import COLUMNS, write_row
from projectl.rules.compiled import entry, rule
from projectl.rules.state import NONE

MOST_FACTS: Final = 3
"""What does not fit into these matters less."""
MOST_TOLD: Final = 2 * MOST_FACTS + 2
"""Each takes two sentences at most, and one more is tried."""


@rule
def tell_complete(told: Any, at: int, row: Any) -> int:
    """[P1] [P2] a puzzle completed, its points if it has any, and what it brings; how many sentences."""
    puzzle, points, piece, given, taken = int(row[1]), int(row[2]), int(row[3]), int(row[4]), int(row[5])
    if given != NONE and row[6] == taken:  # [G5] twice the same piece
        taken = int(row[7])
    if points != 0:
        if piece != NONE:
            write_row(told, at, of.R_COMPLETE_PIECE, puzzle, points, piece, NONE, NONE)
        elif given != NONE:
            write_row(told, at, of.R_COMPLETE_RAISE, puzzle, points, given, taken, NONE)
        else:
            key = of.R_COMPLETE_M if row[8] == 1 else of.R_COMPLETE
            write_row(told, at, key, puzzle, points, NONE, NONE, NONE)
    elif piece != NONE:
        write_row(told, at, of.R_POINTLESS_PIECE, puzzle, piece, NONE, NONE, NONE)
    elif given != NONE:
        write_row(told, at, of.R_POINTLESS_RAISE, puzzle, given, taken, NONE, NONE)
    else:
        key = of.R_POINTLESS_M if row[8] == 1 else of.R_POINTLESS
        write_row(told, at, key, puzzle, NONE, NONE, NONE, NONE)
    if piece != NONE or row[6] == NONE or row[6] == row[5]:
        return 1
    write_row(told, at + 1, of.R_LEVEL_UP, int(row[6]), int(row[7]), NONE, NONE, NONE)
    return 2


@rule
def tell_touches(told: Any, at: int, row: Any, key: int) -> int:
    """[E3] a puzzle and what it takes; nothing more, where it is full already."""
    puzzle, points, saved, count = int(row[1]), int(row[2]), int(row[3]), int(row[4])
    if count == 0:
        write_row(told, at, key + 2, puzzle, points, NONE, NONE, NONE)
    else:
        write_row(told, at, key + 1 if saved != 0 else key, puzzle, points, count, NONE, NONE)
    return 1


@rule
def tell_after(told: Any, at: int, puzzle: int, actions: int, key: int) -> int:
    """A puzzle, taken or worked on, and how far it then is."""
    if actions > 0:
        write_row(told, at, key + 1, puzzle, actions, NONE, NONE, NONE)
    else:
        write_row(told, at, key if actions == NONE else key + 2, puzzle, NONE, NONE, NONE, NONE)
    return 1


@rule
def tell_got(told: Any, at: int, row: Any) -> int:
    """A piece that comes, by how many steps, and the puzzle that needs it."""
    kind, given, first, taken = int(row[0]), int(row[1]), int(row[2]), int(row[3])
    swaps, puzzle = int(row[4]), int(row[5])
    is_needed = int(puzzle != NONE)
    if kind == of.GAIN:
        if swaps > 0:
            write_row(told, at, of.R_GAIN_ON + is_needed, first, taken, puzzle, NONE, NONE)
        else:
            write_row(told, at, of.R_GAIN + is_needed, taken, puzzle, NONE, NONE, NONE)
    elif kind == of.SWAP:
        if swaps > 1:
            write_row(told, at, of.R_SWAP_ON + is_needed, given, taken, swaps, puzzle, NONE)
        else:
            write_row(told, at, of.R_SWAP + is_needed, given, taken, puzzle, NONE, NONE)
    elif kind == of.LEVEL_UP:
        write_row(told, at, of.R_LEVEL_UP + is_needed, given, taken, puzzle, NONE, NONE)
    else:
        write_row(told, at, of.R_REWARD + is_needed, taken, puzzle, NONE, NONE, NONE)
    return 1


@rule
def tell_placing(told: Any, at: int, row: Any, key: int) -> int:
    """[T11] [A2] worth a word where it places on several puzzles."""
    count = 0
    for k in range(1, 5):
        count += int(row[k] != NONE)
    write_row(told, at, key, count, NONE, NONE, NONE, NONE)
    return int(count > 1)


@rule
def tell_plain(told: Any, at: int, row: Any, key: int) -> int:
    """A text with its places filled in."""
    write_row(told, at, key, int(row[1]), int(row[2]), NONE, NONE, NONE)
    return 1


@rule
def tell_fact(told: Any, at: int, row: Any) -> int:
    """What there is to tell of a fact; how many sentences, none if it need not be said."""
    kind, size = int(row[0]), 0
    if kind == of.COMPLETE:
        size = tell_complete(told, at, row)
    elif kind == of.TOUCHES:
        size = tell_touches(told, at, row, of.R_TOUCHES)
    elif kind == of.LATER_TOUCHES:
        size = tell_touches(told, at, row, of.R_LATER)
    elif kind == of.TAKE:
        size = tell_after(told, at, int(row[1]), int(row[3]), of.R_TAKE)
    elif kind == of.NEAR:
        size = tell_after(told, at, int(row[1]), int(row[2]), of.R_NEAR)
    elif of.GAIN <= kind <= of.REWARD:
        size = tell_got(told, at, row)
    elif kind == of.MASTER:
        size = tell_placing(told, at, row, of.R_MASTER)
    elif kind == of.AMBASSADOR:
        size = tell_placing(told, at, row, of.R_AMBASSADOR)
    elif kind == of.ONLY:
        size = tell_plain(told, at, row, of.R_ONLY)
    elif kind == of.END:
        size = tell_plain(told, at, row, of.R_END)
    elif kind == of.TOTAL:
        size = tell_plain(told, at, row, of.R_TOTAL)
    elif kind == of.NO_TOUCHES:
        size = tell_plain(told, at, row, of.R_NO_TOUCHES)
    elif kind == of.DRAW:
        size = tell_plain(told, at, row, of.R_DRAW)
    else:
        size = tell_plain(told, at, row, of.R_GHOST + kind - of.GHOST)
    return size


@rule
def puzzle_of(row: Any) -> int:
    """The puzzle that a fact is about; NONE."""
    kind = int(row[0])
    if of.GAIN <= kind <= of.REWARD:
        return int(row[5])
    about_one = kind in (of.TAKE, of.NEAR, of.TOUCHES, of.LATER_TOUCHES, of.UNDER)
    return int(row[1]) if about_one else NONE


@rule
def is_served(facts: Any, count: int, at: int) -> bool:
    """A fact only served to complete a puzzle."""
    puzzle = puzzle_of(facts[at])
    if puzzle != NONE:
        for k in range(count):
            if facts[k, 0] == of.COMPLETE and facts[k, 1] == puzzle:
                return True
    return False


@rule
def is_quiet(facts: Any, at: int) -> bool:
    """A fact says only that nothing else is done."""
    return bool(facts[at, 0] >= of.SKIP)


@rule
def is_told_already(told: Any, first: int, size: int) -> bool:
    """The same sentences stand before."""
    for start in range(first - size + 1):
        is_same = True
        for k in range(size):
            for column in range(COLUMNS):
                is_same = is_same and told[start + k, column] == told[first + k, column]
        if is_same:
            return True
    return False


@rule
def tell(facts: Any, count: int, told: Any) -> int:
    """Write the sentences of the most important facts; how many."""
    is_anything_done = False
    for k in range(count):
        if facts[k, 0] != of.ONLY and not is_quiet(facts, k) and not is_served(facts, count, k):
            is_anything_done = True
    written, kept = 0, 0
    for k in range(count):
        if kept == MOST_FACTS:
            break
        if is_served(facts, count, k) or (is_anything_done and is_quiet(facts, k)):
            continue
        size = tell_fact(told, written, facts[k])
        if size > 0 and not is_told_already(told, written, size):
            written += size
            kept += 1
    return written


@entry
def tell_facts(facts: Any, count: int, told: Any) -> int:
    """The same, for Python."""
    return tell(facts, count, told)
