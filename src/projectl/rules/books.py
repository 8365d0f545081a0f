"""Books for Python: one for each box that is played with, made once."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from projectl.catalogue.book import BOOK, MAX_PUZZLES, REWARDS
from projectl.catalogue.box import Box
from projectl.catalogue.puzzles import Puzzle
from projectl.rules import engine
from projectl.rules.book import FACE


@cache
def bare_book() -> Any:
    """A one-element array holding the tables that are the same in every game, and no puzzle."""
    book = np.zeros(1, BOOK)
    engine.write_tables(book)
    return book


def make_book(puzzles: Sequence[Puzzle]) -> Any:
    """The same with these puzzles, numbered in the order given; the set-up has seen that they are not too many."""
    faces = np.zeros((MAX_PUZZLES, len(FACE)), np.int32)
    faces[: len(puzzles)] = [(each.recess, each.points, REWARDS[each.reward], each.colour == "B") for each in puzzles]
    book = bare_book().view(np.uint8).copy().view(BOOK)  # with the holes, of which NumPy copies nothing otherwise
    engine.write_puzzles(book, faces, len(puzzles))
    return book


@lru_cache(maxsize=32)
def book_of(box: Box) -> Any:
    """The book of a box, which is not to be changed: all games with these puzzles share it."""
    return make_book(box.puzzles)
