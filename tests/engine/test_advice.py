"""Hints, plans and touches of the page are those that are given here, word for word."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from projectl import Game, Move
from projectl.analysis import account, hints, plan_of
from projectl.rules import engine
from tests.counts import times
from tests.engine.asking import PageEngine
from tests.engine.test_rules import choose
from tests.little import advise_with_little
from tests.modes import ALL, MIXTURES, SAMPLE

MODES = [*SAMPLE, *MIXTURES]
NODES = 200
EACH = times(4)
"""Positions of a game that are asked about, beside those at Finishing Touches."""


@pytest.fixture(autouse=True)
def _little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    advise_with_little(monkeypatch)


def about(game: Game, seat: int) -> dict[str, Any]:
    """A position as a page has it: blanked for the seat."""
    states = game._states.copy()
    engine.blank(states, 0, seat)
    puzzles = [asdict(puzzle) for puzzle in game._box.puzzles]
    return {"puzzles": puzzles, "state": states.tobytes().hex(), "seat": seat}


def positions(mode: str, random: Random) -> Iterator[tuple[Game, int]]:
    """Out of a game played half at random, and whose Finishing Touches are all looked at."""
    game = Game.new(seed=random.getrandbits(64), **ALL[mode])
    left = EACH
    while not game.is_over:
        seat = random.choice(game.to_decide)
        is_at_touches = game.view(seat)["phase"] == "finishing"
        if is_at_touches or (left and random.random() < 0.15):
            left -= not is_at_touches
            yield game, seat
        game.play(Move.from_index(choose([move.index for move in game.legal(seat)], random)), seat)


@pytest.mark.parametrize("mode", MODES)
def test_plans_and_touches_are_the_same(mode: str, page: PageEngine) -> None:
    random = Random(mode)
    asked = 0
    for game, seat in positions(mode, random):
        view, position = game.view(seat), about(game, seat)
        if view["phase"] == "finishing":
            expected: Any = account(view, seat).to_dict()
            said = page.ask("touches", **position)
        else:
            takes = [move for move in game.legal(seat) if str(move).startswith("take ") and "deck" not in str(move)]
            if not takes:
                continue
            chosen = random.sample(takes, min(3, len(takes)))
            expected = [plan_of(view, seat, str(move).split()[1]).to_dict() for move in chosen]
            said = page.ask("plans", **position, moves=[move.index for move in chosen])
        assert json.loads(said) == json.loads(json.dumps(expected)), game.record()
        asked += 1
    assert asked > 1


@pytest.mark.parametrize("mode", MODES)
def test_hints_are_the_same(mode: str, page: PageEngine) -> None:
    """Their lines, what to expect of them, the facts, and what is told of these; the words a page has itself."""
    random = Random(mode)
    kinds: set[str] = set()
    for game, seat in positions(mode, random):
        seed = random.getrandbits(64)
        found = [hint.to_dict() for hint in hints(game.view(seat), seat, nodes=NODES, seed=seed)]
        kinds |= {fact["kind"] for hint in found for fact in hint["facts"]}
        expected = [{key: value for key, value in hint.items() if key != "reason"} for hint in found]
        said = page.ask("hints", **about(game, seat), seed=str(seed), count=len(found) + 1, nodes=NODES)
        assert json.loads(said)[: len(found)] == json.loads(json.dumps(expected)), game.record()
    assert kinds


def test_where_there_is_nothing_to_advise_the_page_says_so(page: PageEngine) -> None:
    game = Game.new(seed=1)
    position = about(game, 1)
    assert json.loads(page.ask("touches", **position)) is None
    deck = Move("take Wdeck").index
    assert json.loads(page.ask("plans", **position, moves=[0, deck])) == [None, None]
