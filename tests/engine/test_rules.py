"""The rules of the page are the rules: the same seeds and decisions give the same bytes."""

import json
from dataclasses import asdict
from random import Random
from typing import Any

import numpy as np
import pytest

from projectl import Game, Move
from projectl.catalogue.book import CELLS
from projectl.catalogue.filling import FIRST_AT, KINDS, MASKS, fill
from projectl.notation.moves import TEXTS
from projectl.notation.standings import new_rows, new_stops
from projectl.rules import engine
from projectl.rules.actions import ACTIONS, GHOST_ACTION, PASS, PLACE
from projectl.rules.events import new_log
from projectl.rules.state import SEATS, SLOTS, STATE
from projectl.rules.terms import TERMS, TRIED
from tests.counts import times
from tests.engine.asking import PageEngine
from tests.modes import ALL, SAMPLE_OF_ALL
from tests.playing import MOST_DECISIONS, state_bytes

GAMES = times(1)
ASKED = 3
"""Questions before each decision, most about moves that are not legal."""


def choose(moves: list[int], random: Random) -> int:
    """A move that gets somewhere: mostly places, and passes only when nothing else is legal."""
    placing = [move for move in moves if PLACE <= move < GHOST_ACTION]
    others = [move for move in moves if move != PASS]
    return random.choice(placing if placing and random.random() < 0.6 else others or moves)


def facts(game: Game) -> list[int]:
    """All that can be asked about a position."""
    states, book = game._states, game.arrays[1]
    rows = new_rows()
    step = engine.standing(states, 0, book, rows)
    stops = new_stops()
    ties = engine.stopping(states.copy(), 0, book, new_log(), stops)
    standing = [step, engine.lead(states, 0, book), *rows.ravel().tolist(), ties, *stops.ravel().tolist()]
    costs = [engine.unfinished_cost(states, 0, book, seat, slot) for seat in range(SEATS) for slot in range(SLOTS)]
    scores = [engine.score(states, 0, book, seat) for seat in range(SEATS)]
    pieces = [piece for seat in range(SEATS) for slot in range(SLOTS) for piece in pieces_on(game, seat, slot)]
    return [*scores, *costs, engine.winners(states, 0, book), *standing, *pieces]


def seen_by(game: Game, seat: int) -> bytes:
    states = game._states.copy()
    engine.blank(states, 0, seat)
    return bytes(states.tobytes())


def pieces_on(game: Game, seat: int, slot: int) -> list[int]:
    state, out = game._state, np.zeros(CELLS, np.int16)
    count = engine.pieces_on(game.arrays[1], int(state.filled[seat, slot]), int(state.joins[seat, slot]), out)
    return list(map(int, out[:count]))


class Played:
    """A game played here, and what the page's engine is to say about it."""

    def __init__(self, mode: str, number: int) -> None:
        self.random = Random(f"{mode} {number}")
        self.seed = self.random.getrandbits(64)
        self.game = Game.new(seed=self.seed, **ALL[mode])
        self.decisions: list[Any] = []
        self.parts = [state_bytes(self.game)]
        while not self.game.is_over:
            self._decide()
            assert len(self.decisions) < MOST_DECISIONS

    def _decide(self) -> None:
        game, random = self.game, self.random
        states, book = game._states, game.arrays[1]
        seat = random.choice(game.to_decide)
        legal = [move.index for move in game.legal(seat)]
        move = choose(legal, random)
        asked = [(random.randrange(int(states[0].seats)), random.randrange(ACTIONS)) for _ in range(ASKED)]
        whys = [engine.why_not(states, 0, book, *pair) for pair in asked]
        log = new_log()
        assert engine.play(states, 0, book, log, seat, move) == 0
        rows = log[1 : log[0, 0] + 1]
        numbers = [len(legal), *legal, *whys, *filter(None, whys), len(rows), *rows.ravel().tolist(), *facts(game)]
        self.decisions.append((seat, move, asked))
        seen = b"".join(seen_by(game, other) for other in range(-1, SEATS))
        self.parts += [np.array(numbers, "<i4").tobytes() + seen, state_bytes(game)]


def question(game: Game, seed: int, decisions: list[Any]) -> dict[str, Any]:
    puzzles = [asdict(puzzle) for puzzle in game._box.puzzles]
    return {"terms": asdict(game._terms), "seed": str(seed), "decisions": decisions, "puzzles": puzzles}


def first_difference(parts: list[bytes], answer: bytes) -> str:
    """Which part of a game is not as it should be; an empty text if none is."""
    at = 0
    for number, part in enumerate(parts):
        if answer[at : at + len(part)] != part:
            return f"decision {(number + 1) // 2}: {'another position' if number % 2 == 0 else 'other answers'}"
        at += len(part)
    return "" if at == len(answer) else "there is more"


@pytest.mark.parametrize("mode", SAMPLE_OF_ALL)
def test_games_are_the_same_byte_by_byte_after_every_decision(mode: str, page: PageEngine) -> None:
    for number in range(GAMES):
        played = Played(mode, number)
        answer = page.ask("game", **question(played.game, played.seed, played.decisions))
        assert first_difference(played.parts, answer) == ""


@pytest.mark.parametrize("mode", ["everything-endless-own-3", "revised-solo", "everything-line-clear-5"])
def test_what_happened_has_the_same_names(mode: str, page: PageEngine) -> None:
    played = Played(mode, 0)
    again = Game.new(seed=played.seed, **ALL[mode])
    events = [again.play(Move.from_index(move), seat) for seat, move, _ in played.decisions]
    told = page.ask("events", **question(again, played.seed, played.decisions))
    assert json.loads(told) == events


@pytest.mark.parametrize("mode", ["kickstarter-2", "everything-4", "own-solo"])
def test_books_are_the_same_bytes(mode: str, page: PageEngine) -> None:
    game = Game.new(seed=0, **ALL[mode])
    assert page.ask("book", **question(game, 0, [])) == game.arrays[1].tobytes()


def test_moves_have_the_same_texts(page: PageEngine) -> None:
    assert json.loads(page.ask("texts")) == list(TEXTS)


def test_tables_recesses_and_positions_that_cannot_be_are_refused_alike(page: PageEngine) -> None:
    random = Random(0)
    game = Game.new(seed=1, players=3, edition="revised")
    terms = [wanted(random) for _ in range(600)]
    recesses = [random.getrandbits(25) & random.getrandbits(25) for _ in range(200)]
    states = [changed(game, random) for _ in range(400)]
    expected: list[int] = []
    for row in terms:
        told = np.zeros(3, np.int32)
        expected += [engine.problem(np.array(row, np.int32), told), *told.tolist()]
        expected += [code for name in ("seats", "solo_locks") for code in each_value(row, name)]
    expected += [fill(recess, MASKS, KINDS, FIRST_AT, [0] * CELLS) > 0 for recess in recesses]
    for state in states:
        pair = np.zeros(2, np.int32)
        laid = np.zeros(CELLS, np.int16)
        code = engine.unsound(np.frombuffer(state, STATE).copy(), 0, game.arrays[1], 0, laid, pair)
        expected += [code, *pair.tolist()]
    puzzles = [asdict(puzzle) for puzzle in game._box.puzzles]
    said = page.ask("checked", puzzles=puzzles, terms=terms, recesses=recesses, states=[s.hex() for s in states])
    assert json.loads(said) == expected
    assert len(set(expected)) > 20


def each_value(row: list[int], name: str) -> list[int]:
    """The problem with each of the first few values of a field."""
    rows = [[value if each == name else old for each, old in zip(TERMS, row, strict=True)] for value in range(TRIED)]
    return [engine.problem(np.array(each, np.int32), np.zeros(3, np.int32)) for each in rows]


def wanted(random: Random) -> list[int]:
    """A table, often one that cannot be."""
    values = {
        **{name: random.randrange(2) for name in TERMS},
        "seats": random.randrange(8),
        "most_seats": random.choice([4, 6]),
        "difficulty": random.choice([-1, 0, 3, 6]),
        "white": random.choice([-1, 10, 30, 90]),
        "black": random.choice([5, 12, 20, 40]),
        "variant": random.randrange(3),
        "pieces_each": random.choice([0, 1, 4, 15, 100]),
    }
    return [values[name] for name in TERMS]


CHANGED = ("touches", "actions_left", "deciding", "supply", "pending", "marker", "passed", "idle_rounds")


def changed(game: Game, random: Random) -> bytes:
    """The position with a number of it changed, so that it hardly can be."""
    states, name = game._states.copy(), random.choice(CHANGED)
    field = states[0][name]
    if isinstance(field, np.ndarray):
        field.flat[random.randrange(field.size)] = random.randrange(4)
    else:
        states[0][name] = random.randrange(4)
    return bytes(states.tobytes())


def test_a_difference_is_seen() -> None:
    assert first_difference([b"ab", b"c", b"d"], b"abcd") == ""
    assert first_difference([b"ab", b"c", b"d"], b"abxd") == "decision 1: other answers"
    assert first_difference([b"ab", b"c", b"d"], b"abcx") == "decision 1: another position"
    assert first_difference([b"ab"], b"abc") == "there is more"
