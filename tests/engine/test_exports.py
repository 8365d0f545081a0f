"""Every function that the page can call is compared by itself: those that others do not compare are called here."""

from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import cache
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from projectl import Game, Move
from projectl.catalogue.book import CELLS
from projectl.engine.arguments import Number, Record
from projectl.engine.exports import BOTS, RULES
from projectl.notation.positions import PENDING_NAMES
from projectl.rules import engine
from projectl.rules.actions import ACTIONS
from projectl.rules.compiled import entry
from projectl.rules.state import NONE, OPTIONS, SLOTS, State
from projectl.rules.terms import TERMS
from tests.counts import times
from tests.engine.asking import PageEngine
from tests.engine.test_rules import choose, wanted
from tests.foreseeing import foreseen
from tests.modes import ALL, SAMPLE

EACH = times(12)
"""Positions of a game that are asked about."""
GAMES = "write_tables write_puzzles set_up legal why_not play score unfinished_cost winners standing lead stopping"
ELSEWHERE: Final = {
    "test_rules": {*GAMES.split(), "pieces_on", "blank", "problem", "unsound"},
    "test_bots": {
        *("seed", "deal", "new_mind", "new_trail", "forget", "think", "begin", "go_on", "read_turn"),
        *("count_actions", "find_plan", "find_together"),
    },
    "test_advice": {"pick_turns", "begin_story", "go_on_with_story", "end_story", "plan_taking", "account"},
    "benchmarks/engine.py": {"play_out"},
}
"""Where the others are compared: after each decision of whole games, and with what bots and advice answer."""
HERE: Final = {export.name: export for export in RULES if export.name not in set.union(*ELSEWHERE.values())}

Call = tuple[str, tuple[Any, ...]]
"""A function by its name, and what it is given: numbers and arrays."""


def test_nothing_that_is_offered_is_left_out() -> None:
    offered = {export.name for export in BOTS}
    assert set(HERE) | set.union(*ELSEWHERE.values()) == offered
    assert {"fits", "offered", "places_left", "foresee", "hold", "try_values"} <= set(HERE)


@cache
def native(name: str) -> Callable[..., Any]:
    """The function, compiled for this machine; two of them are entries already."""
    if name == "foresee":
        return foreseen
    if name == "hold":
        return lambda states, book, log, seat, move: engine.hold(states, 0, book, log, seat, move)
    compiled = entry(HERE[name].rule.py_func)  # type: ignore[attr-defined]  # of Numba's dispatcher
    are_records = [isinstance(each, Record) for each in HERE[name].arguments.values()]

    def call(*given: Any) -> Any:
        return compiled(*(each[0] if is_one else each for each, is_one in zip(given, are_records, strict=True)))

    return call


def expected(name: str, given: tuple[Any, ...]) -> bytes:
    """What the page is to answer: what is returned, and whatever it was given, as it is then."""
    arrays = [each.copy() if isinstance(each, np.ndarray) else each for each in given]
    returned = int(native(name)(*arrays) or 0)
    left = [
        each.tobytes()
        for each, about in zip(arrays, HERE[name].arguments.values(), strict=True)
        if not isinstance(about, Number) and about.name != "Book"
    ]
    return np.array([returned], "<i4").tobytes() + b"".join(left)


def asked(name: str, given: tuple[Any, ...]) -> Any:
    """A call as the page is asked for it; its book it has."""
    return name, [
        each if isinstance(about, Number) else {"layout": about.name, "bytes": hexed(each, about.name)}
        for each, about in zip(given, HERE[name].arguments.values(), strict=True)
    ]


def hexed(array: Any, name: str) -> str:
    return "" if name == "Book" else bytes(array.tobytes()).hex()


def compare(page: PageEngine, game: Game, calls: list[Call]) -> set[str]:
    """Both answer the same to every call; the names of those that answered at least two things."""
    puzzles = [asdict(puzzle) for puzzle in game._box.puzzles]
    said, at = page.ask("calls", puzzles=puzzles, calls=[asked(*call) for call in calls]), 0
    answers: dict[str, set[bytes]] = {}
    for name, given in calls:
        answer = expected(name, given)
        assert said[at : at + len(answer)] == answer, (name, [each for each in given if isinstance(each, int)])
        at += len(answer)
        answers.setdefault(name, set()).add(answer)
    assert at == len(said)
    return {name for name, found in answers.items() if len(found) > 1}


def room(name: str, argument: str) -> Any:
    """What a function writes into: zeros."""
    about: Any = HERE[name].arguments[argument]
    return np.zeros_like(about.example)


def about_a_position(game: Game, random: Random) -> Iterator[Call]:
    """What is asked about a position and its puzzles, complete and as the seat to decide sees it."""
    seat = random.choice(game.to_decide)
    blanked, book = game._states.copy(), game.arrays[1]
    engine.blank(blanked, 0, seat)
    for name in ("offered", "ending_deck", "rounds_left"):
        yield name, (blanked,)
    for name in ("actions_to_begin", "places_left"):
        for each in range(int(game._state.seats)):
            yield name, (blanked, each)
    legal = [move.index for move in game.legal(seat)]
    moves = [*random.sample(legal, min(4, len(legal))), random.randrange(ACTIONS)]
    for move in moves:
        yield "foresee", (blanked, book, room("foresee", "log"), seat, move)
        yield "hold", (game._states, book, room("hold", "log"), seat, move)
        yield "begins_action", (move, int(game._state.pending[seat]))
    for slot in range(SLOTS):
        yield from about_a_puzzle(game._state, book, seat, slot, random)


def about_a_puzzle(state: State, book: Any, seat: int, slot: int, random: Random) -> Iterator[Call]:
    """What lies on it, and what would: any shape, or some of them."""
    puzzle, filled = int(state.puzzle[seat, slot]), int(state.filled[seat, slot])
    if puzzle == NONE:
        return
    begin = random.randrange(9)
    for covered in (filled, filled | random.getrandbits(CELLS) & int(book[0].recess[puzzle])):
        yield "open_cells", (book, puzzle, covered)
        yield "last_piece", (book, puzzle, covered)
        yield "fits", (book, puzzle, covered, begin, random.randrange(begin + 1, 13), slot, room("fits", "out"), 0)
        yield "find_filling", (int(book[0].recess[puzzle]) & ~covered, room("find_filling", "laid"))


@pytest.mark.parametrize("mode", SAMPLE)
def test_what_is_asked_about_a_position_is_answered_alike(mode: str, page: PageEngine) -> None:
    random = Random(mode)
    game = Game.new(seed=random.getrandbits(64), **ALL[mode])
    positions: list[Call] = []
    left = EACH
    while not game.is_over and left:
        seat = random.choice(game.to_decide)
        if random.random() < 0.1:
            left -= 1
            positions += about_a_position(game.copy(), random)
        game.play(Move.from_index(choose([move.index for move in game.legal(seat)], random)), seat)
    differ = compare(page, game, positions)
    assert {"foresee", "fits", "open_cells", "find_filling"} <= differ


def test_what_begins_an_action_and_what_a_form_may_offer_is_answered_alike(page: PageEngine) -> None:
    random = Random(0)
    fields = [TERMS.index(name) for name in ("seats", *(OPTIONS.names or ())) if name != "variant"]
    calls: list[Call] = [
        ("begins_action", (move, pending)) for move in range(0, ACTIONS, 3) for pending in PENDING_NAMES
    ]
    for _ in range(100):
        terms = np.array(wanted(random), np.int32)
        told, codes = room("try_values", "told"), room("try_values", "codes")
        calls.append(("try_values", (terms, random.choice(fields), random.randrange(2), told, codes)))
    assert compare(page, Game.new(seed=0, players=2), calls) == {"begins_action", "try_values"}
