"""Which tables can be: the codes that rules give for a row of terms, against a second reading, and what a form asks."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from projectl import Game
from projectl.rules import engine
from projectl.rules.compiled import entry
from projectl.rules.options import MOST_SEATS, SENTENCES, agree, row_of
from projectl.rules.terms import ARGUMENTS, FINE, PROBLEMS, TERMS, try_values
from projectl.words.messages import sources
from projectl.words.phrases import kebab
from tests.rules.faces import own

STANDARD, SOLO, LINE_CLEAR = range(3)
NONE = -1
Problem = tuple[str, str, dict[str, int]]

BASE = {
    **dict.fromkeys(TERMS, 0),
    "seats": 2,
    "most_seats": 6,
    "difficulty": NONE,
    "white": 32,
    "black": 20,
    "pieces_each": 15,
}
SOLO_BASE = {**BASE, "variant": SOLO, "seats": 1, "difficulty": 6}


def row(wanted: dict[str, int]) -> Any:
    return np.array([wanted[name] for name in TERMS], np.int32)


def problem(**wanted: int) -> Problem | None:
    """What the rules say about a table for two with something changed."""
    return of({**BASE, **wanted})


def of(wanted: dict[str, int]) -> Problem | None:
    told = np.zeros(ARGUMENTS, np.int32)
    code = engine.problem(row(wanted), told)
    name, rule, names = PROBLEMS[code]
    assert name in ("fine", "solo_is_one") or not told[len(names) :].any()
    return (name, rule, dict(zip(names, told.tolist(), strict=False))) if code else None


def second_reading(wanted: dict[str, int]) -> Problem | None:
    """The first problem in the order in which people would meet them."""
    return next(_problems(**wanted), None)


def _problems(
    *,
    seats: int,
    most_seats: int,
    difficulty: int,
    white: int,
    black: int,
    variant: int,
    pieces_each: int,
    solo_locks: int,
    endless_white: int,
    **_others: int,
) -> Iterator[Problem]:
    if variant == SOLO and seats != 1:
        yield "solo_is_one", "X1", {}
    if variant == STANDARD and seats not in range(2, most_seats + 1):
        yield "seat_count", "C2", {"fewest": 2, "most": most_seats, "seats": seats}
    if variant == LINE_CLEAR and seats not in range(4, most_seats + 1):
        yield "seat_count", "L1", {"fewest": 4, "most": most_seats, "seats": seats}
    if pieces_each < 1 or pieces_each > 99:
        yield "pieces_each", "C2", {}
    if variant != SOLO and difficulty >= 0:
        yield "difficulty_alone", "X2", {}
    if variant == SOLO and endless_white:
        yield "endless_solo", "R11", {}
    needed = seats + (4 + difficulty if variant == SOLO and not solo_locks else 0)
    if pieces_each < needed:
        yield "few_pieces", "X3" if variant == SOLO else "S4", {"needed": needed, "each": pieces_each}
    if white == NONE:
        return
    if white + black > 127:
        yield "many_puzzles", "", {"most": 127, "puzzles": white + black}
    if variant == SOLO and (white < 15 or black < 10):
        yield "solo_puzzles", "X1", {"white": 15, "black": 10}
    needed_black = {2: 12, 3: 14, 4: 16, 5: 20, 6: 24}.get(seats, 0)
    if variant != SOLO and black < needed_black:
        yield "few_black", "S1", {"seats": seats, "needed": needed_black, "black": black}
    if variant != SOLO and white > 80:
        yield "many_white", "S1", {"most": 80, "white": white}


BOUNDS = {
    "seats": range(8),
    "most_seats": (4, 6),
    "difficulty": (NONE, 0, 3, 6),
    "white": (NONE, 14, 15, 32, 79, 80, 81, 99),
    "black": (9, 10, 11, 12, 13, 14, 15, 16, 19, 20, 23, 24, 28, 46, 47, 48, 49),
    "pieces_each": (NONE, 0, 1, 2, 4, 5, 6, 7, 8, 10, 11, 15, 99, 100),
    "solo_locks": (0, 1),
    "endless_white": (0, 1),
}


@pytest.mark.parametrize("variant", [STANDARD, SOLO, LINE_CLEAR])
def test_c2_every_mixture_against_a_second_reading(variant: int) -> None:
    """[C2] [L1] [R11] [S1] [S4] [X1] [X2] [X3] code, rule and numbers, for values about every bound."""
    random, met = Random(variant), set[str]()
    for _ in range(3000):
        wanted = {**(SOLO_BASE if variant == SOLO else BASE), "variant": variant}
        if variant == LINE_CLEAR:
            wanted["seats"] = 4
        for name in random.sample(list(BOUNDS), random.randint(1, 3)):
            wanted[name] = random.choice(BOUNDS[name])
        if variant == SOLO and wanted["difficulty"] == NONE:
            continue  # whoever asks for solo without one means the first
        found = of(wanted)
        assert found == second_reading(wanted), wanted
        met.add(found[0] if found else "fine")
    everywhere = {"fine", "pieces_each", "few_pieces", "many_puzzles"}
    only = {"solo_is_one", "endless_solo", "solo_puzzles"}
    others = {"seat_count", "difficulty_alone", "few_black", "many_white"}
    assert met == everywhere | (only if variant == SOLO else others)


def test_a_table_that_can_be() -> None:
    """[C2] [X1] nothing is wrong with the usual ones; a game without puzzles is asked about them later."""
    assert problem() is None
    assert of(SOLO_BASE) is None
    assert problem(white=NONE, black=NONE) is None
    assert PROBLEMS[FINE] == ("fine", "", ())


@pytest.mark.parametrize("name", [name for name in TERMS if name not in ("variant", *BOUNDS)])
def test_other_options_go_with_everything(name: str) -> None:
    """Edition presets: any of them may be set by itself."""
    assert problem(**{name: 1}) is None
    assert of({**SOLO_BASE, name: 1}) is None


def test_every_problem_has_words_and_a_sentence() -> None:
    """[C2] in every language, and in English for Python."""
    names = {name for name, _, _ in PROBLEMS} - {"fine"}
    assert names == set(SENTENCES)
    assert {f"impossible-{kebab(name)}" for name in names} <= set(sources("en"))
    assert all(len(arguments) <= ARGUMENTS for _, _, arguments in PROBLEMS)


def test_the_row_of_a_game_is_what_the_game_was_set_up_with() -> None:
    """[C2] [X2] the same numbers in the row and in the state."""
    terms = agree(None, "solo", "revised", ("ambassador", "ghost"), "challenging", {"pieces_each": 12})
    asked = dict(zip(TERMS, row_of(terms, 40, 30).tolist(), strict=True))
    state = Game.new(
        variant="solo",
        edition="revised",
        expansions=("ambassador", "ghost"),
        difficulty="challenging",
        options={"pieces_each": 12},
    ).arrays[0][0]
    head = {"seats": 1, "most_seats": 6, "difficulty": 3, "white": 40, "black": 30}
    assert asked == {**head, **dict(zip(state.options.dtype.names, state.options.item(), strict=True))}


@pytest.mark.parametrize("players", [-(10**30), 10**30])
def test_c2_a_number_of_any_size_is_refused_as_it_was_given(players: int) -> None:
    """[C2] the rules see a bound, the refusal says what was asked for."""
    with pytest.raises(ValueError, match=rf"for 2 to 6 players, not {players} ") as refused:
        agree(players, "standard", "kickstarter", (), None, None)
    assert getattr(refused.value, "arguments", None) == {"fewest": 2, "most": 6, "seats": players}
    with pytest.raises(ValueError, match=rf"from 1 to 99, not {players}"):
        agree(None, "standard", "kickstarter", (), None, {"pieces_each": players})


@pytest.mark.parametrize("difficulty", ["standard", "unbeatable", "hard", "", 0, False])
def test_x2_a_difficulty_outside_solo_is_refused_whatever_it_is(difficulty: object) -> None:
    """[X2] also one that nobody knows."""
    with pytest.raises(ValueError, match=r"solo variant only \(X2\)"):
        agree(4, "line-clear", "retail", (), difficulty, None)


def test_c2_most_seats_of_each_edition() -> None:
    """[C2] retail is for four; [S1] six are a question of puzzles."""
    assert MOST_SEATS == {"kickstarter": 6, "retail": 4, "translated": 6, "revised": 6}
    assert problem(seats=6) == ("few_black", "S1", {"seats": 6, "needed": 24, "black": 20})
    assert problem(seats=6, black=32, ghost=1) is None
    assert Game.new(players=6, puzzles=own(*(f"XB{n:02} 1 O1 a1b1" for n in range(1, 5)))).to_decide == (0,)


# What a form asks


@entry
def tried(terms: Any, field: int, first: int, told: Any, codes: Any) -> None:
    try_values(terms, field, first, told, codes)


def names_for(wanted: dict[str, int], field: str, first: int, last: int) -> list[str]:
    """What each value of a field would be answered with; asking changes nothing."""
    asked, codes = row(wanted), np.zeros(last - first + 1, np.int32)
    tried(asked, TERMS.index(field), first, np.zeros(ARGUMENTS, np.int32), codes)
    assert (asked == row(wanted)).all()
    return [PROBLEMS[code][0] for code in codes.tolist()]


def test_c2_how_many_seats_there_can_be() -> None:
    """[C2] [S1] [L1] [X1] the range of seats is what the rules do not refuse."""
    assert names_for(BASE, "seats", 0, 7) == [*["seat_count"] * 2, *["fine"] * 4, "few_black", "seat_count"]
    ghost = {**BASE, "ghost": 1, "black": 32, "variant": LINE_CLEAR, "seats": 4}
    assert names_for(ghost, "seats", 3, 7) == ["seat_count", "fine", "fine", "fine", "seat_count"]
    assert names_for({**BASE, "most_seats": 4}, "seats", 4, 5) == ["fine", "seat_count"]
    assert names_for(SOLO_BASE, "seats", 0, 2) == ["solo_is_one", "fine", "solo_is_one"]


def test_x3_what_goes_with_what() -> None:
    """[X2] [X3] [R11] any field may be asked about."""
    assert names_for(SOLO_BASE, "endless_white", 0, 1) == ["fine", "endless_solo"]
    assert names_for(BASE, "endless_white", 0, 1) == ["fine", "fine"]
    assert names_for(BASE, "difficulty", NONE, 0) == ["fine", "difficulty_alone"]
    small = {**SOLO_BASE, "pieces_each": 10}
    assert names_for(small, "solo_locks", 0, 1) == ["few_pieces", "fine"]
    assert names_for(small, "difficulty", 3, 6) == ["fine", "fine", "fine", "few_pieces"]
    assert names_for(BASE, "variant", 0, 2) == ["fine", "solo_is_one", "seat_count"]
    assert names_for(BASE, "pieces_each", 0, 2) == ["pieces_each", "few_pieces", "fine"]
