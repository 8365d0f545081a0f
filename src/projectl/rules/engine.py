"""The compiled entry points: the few functions through which Python reaches the rules.

All take an array of states and an index (a lone record would cost ten times as much to pass), and the book.
"""

from typing import Any

import numpy as np

from projectl.catalogue.book import MAX_PUZZLES
from projectl.rules.book import write_puzzles as rule_write_puzzles
from projectl.rules.book import write_tables as rule_write_tables
from projectl.rules.compiled import entry
from projectl.rules.components import list_pieces
from projectl.rules.dealing import deal_from_seed
from projectl.rules.end import score as rule_score
from projectl.rules.end import unfinished_cost as rule_unfinished_cost
from projectl.rules.end import winners as rule_winners
from projectl.rules.foresight import hold as rule_hold
from projectl.rules.legal import list_legal
from projectl.rules.play import decide
from projectl.rules.play import why_not as rule_why_not
from projectl.rules.setup import set_up_from_seed
from projectl.rules.sight import blank as rule_blank
from projectl.rules.sound import unsound as rule_unsound
from projectl.rules.standing import lead as rule_lead
from projectl.rules.standing import write_standing
from projectl.rules.state import Book, Log
from projectl.rules.stopping import write_stopping
from projectl.rules.terms import problem as rule_problem

States = Any
Out = Any


@entry
def write_tables(book: Book) -> None:
    """[C1] [C4] write what is the same in every game into a book."""
    rule_write_tables(book[0])


@entry
def write_puzzles(book: Book, faces: Any, count: int) -> None:
    """[C3] [C6] write so many puzzles into a book, from rows of `book.FACE`."""
    rule_write_puzzles(book[0], faces, count)


@entry
def pieces_on(book: Book, filled: int, joins: int, out: Out) -> int:
    """Write the placements on a puzzle into `out`, by first cell; their number."""
    return list_pieces(book[0], filled, joins, out)


@entry
def problem(terms: Any, told: Out) -> int:
    """Why a table cannot be, a code of `terms.PROBLEMS`, with the numbers it speaks of; 0 if it can."""
    return rule_problem(terms, told)


@entry
def unsound(states: States, i: int, book: Book, difficulty: int, laid: Out, told: Out) -> int:
    """Why position i cannot be, a code of `sound.REASONS`, with the seat and the piece it speaks of; 0 if it can."""
    return rule_unsound(states[i], book[0], difficulty, laid, told)


@entry
def set_up(states: States, i: int, book: Book, log: Log, low: int, high: int, opponent_supply: int) -> None:
    """Set up game i from the two words of a seed; its options and seats are written already."""
    rng, cards = np.zeros(4, np.int64), np.zeros(MAX_PUZZLES, np.int8)
    set_up_from_seed(states[i], book[0], log, rng, cards, low, high, opponent_supply)


@entry
def blank(states: States, i: int, seat: int) -> None:
    """Take away from game i all that a seat may not know; a spectator's is -1."""
    rule_blank(states[i], seat)


@entry
def deal(states: States, i: int, book: Book, hand: Any, low: int, high: int) -> int:
    """Deal at random what game i does not say, from the two words of a seed; 0 if that is possible."""
    return deal_from_seed(states[i], book[0], hand, np.zeros(4, np.int64), low, high)


@entry
def why_not(states: States, i: int, book: Book, seat: int, move: int) -> int:
    """The refusal code of a decision; 0 if it is legal."""
    return rule_why_not(states[i], book[0], seat, move)


@entry
def legal(states: States, i: int, book: Book, seat: int, out: Out) -> int:
    """Write the legal indices of a seat into `out`; their number."""
    return list_legal(states[i], book[0], seat, out)


@entry
def play(states: States, i: int, book: Book, log: Log, seat: int, move: int) -> int:
    """Make a decision if it is legal and write its events; otherwise change nothing and return the refusal code."""
    return decide(states[i], book[0], log, seat, move)


@entry
def hold(states: States, i: int, book: Book, log: Log, seat: int, move: int) -> bool:
    """[T1] make a decision up to the end of the seat's turn; False where it may not wait, and game i is used up."""
    return rule_hold(states[i], book[0], log, seat, move)


@entry
def score(states: States, i: int, book: Book, seat: int) -> int:
    """[E6] the score of a seat."""
    return rule_score(states[i], book[0], seat)


@entry
def standing(states: States, i: int, book: Book, rows: Out) -> int:
    """[E6] [E7] write a row of `standing.COLUMNS` for each seat; the step of `standing.STEPS` that decided, or -1."""
    return write_standing(states[i], book[0], rows)


@entry
def lead(states: States, i: int, book: Book) -> int:
    """[E6] how many points the winners have more than the best of the others."""
    return rule_lead(states[i], book[0])


@entry
def stopping(states: States, i: int, book: Book, log: Log, rows: Out) -> int:
    """[E3] [E5] write a row of `stopping.COLUMNS` for each seat and use the position up; the steps that break a tie."""
    return write_stopping(states[i], book[0], log, rows)


@entry
def unfinished_cost(states: States, i: int, book: Book, seat: int, slot: int) -> int:
    """[X16] [R6] what the puzzle in a slot costs if it is left unfinished."""
    return rule_unfinished_cost(states[i], book[0], seat, slot)


@entry
def winners(states: States, i: int, book: Book) -> int:
    """[E7] the winning seats, one bit each."""
    return rule_winners(states[i], book[0])
