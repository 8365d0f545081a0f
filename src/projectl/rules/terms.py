"""Which tables can be: what is wanted as one row of numbers, and a code for what does not go together.

Whoever opens a table asks `problem`; a form that offers values asks it about each of them with `try_values`.
"""

from typing import Any, Final

from projectl.catalogue.book import MAX_PUZZLES
from projectl.rules.compiled import rule
from projectl.rules.setup import BLACK_IN_PLAY, LOCKS, SOLO_BLACK, SOLO_WHITE
from projectl.rules.state import LINE_CLEAR, LOCKS_FROM_RESERVE, MAX_WHITE, NONE, OPTIONS, SOLO

Row = Any
Told = Any
Codes = Any

TERMS: Final = ("seats", "most_seats", "difficulty", "white", "black", *(OPTIONS.names or ()))
"""What a table wants, in this order: its seats and how many the edition is for; the opponent's supply [X2], NONE where
there is none; how many puzzles of each colour there are, NONE if that is not known yet; and the options."""
WANTED, MOST_SEATS, DIFFICULTY, WHITES, BLACKS = range(5)
VARIANT: Final = TERMS.index("variant")
PIECES_EACH: Final = TERMS.index("pieces_each")
SOLO_LOCKS: Final = TERMS.index("solo_locks")
ENDLESS_WHITE: Final = TERMS.index("endless_white")

FEWEST: Final = (2, 1, 4)
"""[C2] [X1] [L1] seats that standard, solo and Line Clear have at least."""
MOST_PIECES_EACH: Final = 99
ARGUMENTS: Final = 3
"""Numbers that a problem may speak of."""
TRIED: Final = 8
"""Values that a form tries at once: of seats, and of whatever can be chosen."""

PROBLEMS: Final = (
    ("fine", "", ()),
    ("solo_is_one", "X1", ()),
    ("seat_count", "C2", ("fewest", "most", "seats")),
    ("seat_count", "L1", ("fewest", "most", "seats")),
    ("pieces_each", "C2", ()),
    ("difficulty_alone", "X2", ()),
    ("endless_solo", "R11", ()),
    ("few_pieces", "S4", ("needed", "each")),
    ("few_pieces", "X3", ("needed", "each")),
    ("many_puzzles", "", ("most", "puzzles")),
    ("solo_puzzles", "X1", ("white", "black")),
    ("few_black", "S1", ("seats", "needed", "black")),
    ("many_white", "S1", ("most", "white")),
)
"""Of each code its name in `words`, its rule id, and what the numbers told with it are."""
(
    FINE,
    SOLO_IS_ONE,
    SEAT_COUNT,
    LINE_CLEAR_COUNT,
    PIECES_COUNT,
    DIFFICULTY_ALONE,
    ENDLESS_SOLO,
    FEW_PIECES,
    FEW_LOCKS,
    MANY_PUZZLES,
    SOLO_PUZZLES,
    FEW_BLACK,
    MANY_WHITE,
) = range(len(PROBLEMS))


@rule
def tell(told: Told, a: int, b: int, c: int) -> None:
    """The numbers that a problem speaks of."""
    told[0] = a
    told[1] = b
    told[2] = c


@rule
def seats_problem(terms: Row, told: Told) -> int:
    """[C2] [L1] [X1] how many may sit at this table."""
    variant, seats = int(terms[VARIANT]), int(terms[WANTED])
    fewest = FEWEST[variant]
    most = 1 if variant == SOLO else int(terms[MOST_SEATS])
    if fewest <= seats <= most:
        return FINE
    tell(told, fewest, most, seats)
    if variant == SOLO:
        return SOLO_IS_ONE
    return LINE_CLEAR_COUNT if variant == LINE_CLEAR else SEAT_COUNT


@rule
def options_problem(terms: Row) -> int:
    """[C2] [X2] [R11] what cannot be set in this variant, or not so."""
    is_solo = terms[VARIANT] == SOLO
    if not 1 <= terms[PIECES_EACH] <= MOST_PIECES_EACH:
        return PIECES_COUNT
    if not is_solo and terms[DIFFICULTY] != NONE:
        return DIFFICULTY_ALONE
    return ENDLESS_SOLO if is_solo and terms[ENDLESS_WHITE] == 1 else FINE


@rule
def pieces_problem(terms: Row, told: Told) -> int:
    """[S4] [X3] everybody needs a level-1 and a level-2 piece; solo locks may need level-1 pieces too."""
    needed, is_solo = int(terms[WANTED]), terms[VARIANT] == SOLO
    if is_solo and terms[SOLO_LOCKS] == LOCKS_FROM_RESERVE:
        needed += int(terms[DIFFICULTY])
        for column in range(len(LOCKS)):
            needed += LOCKS[column]
    if needed <= terms[PIECES_EACH]:
        return FINE
    tell(told, needed, int(terms[PIECES_EACH]), 0)
    return FEW_LOCKS if is_solo else FEW_PIECES


@rule
def puzzles_problem(terms: Row, told: Told) -> int:
    """[S1] [X1] enough puzzles for this table, and not too many."""
    seats, white, black = int(terms[WANTED]), int(terms[WHITES]), int(terms[BLACKS])
    if white + black > MAX_PUZZLES:
        tell(told, MAX_PUZZLES, white + black, 0)
        return MANY_PUZZLES
    if terms[VARIANT] == SOLO:
        tell(told, SOLO_WHITE, SOLO_BLACK, 0)
        return SOLO_PUZZLES if white < SOLO_WHITE or black < SOLO_BLACK else FINE
    if black < BLACK_IN_PLAY[seats]:
        tell(told, seats, BLACK_IN_PLAY[seats], black)
        return FEW_BLACK
    if white > MAX_WHITE:
        tell(told, MAX_WHITE, white, 0)
        return MANY_WHITE
    return FINE


@rule
def problem(terms: Row, told: Told) -> int:
    """[C2] [S1] [S4] [L1] [X1] [X2] [X3] [R11] why a table cannot be, with the numbers it speaks of; FINE if it can."""
    code = seats_problem(terms, told)
    if code == FINE:
        code = options_problem(terms)
    if code == FINE:
        code = pieces_problem(terms, told)
    if code == FINE and terms[WHITES] != NONE:
        code = puzzles_problem(terms, told)
    return code


@rule
def try_values(terms: Row, field: int, first: int, told: Told, codes: Codes) -> None:
    """The problem with each value of a field from the first on, as many as there is room for, the rest as it is."""
    before = terms[field]
    for k in range(len(codes)):
        terms[field] = first + k
        codes[k] = problem(terms, told)
    terms[field] = before
