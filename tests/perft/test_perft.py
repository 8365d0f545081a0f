"""How many sequences of decisions follow on a position: as counted once, by the fast generator and by a slow one."""

import tomllib
from typing import Any, Final

import pytest

from projectl import Game
from tests.counts import FULL
from tests.perft.counting import count_fast, count_slowly
from tests.perft.make import FILE, WANTED, reach

POSITIONS: Final = {each["name"]: each for each in tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]}
MOST_SLOW_LEAVES: Final = 1_000 if FULL else 60
"""The slow counter tries 2,751 indices at each of them; it looks at least one decision ahead."""
EACH_POSITION: Final = pytest.mark.parametrize("name", POSITIONS)


def game_of(position: dict[str, Any]) -> Game:
    return reach(position["mode"], position["seed"], position["moves"].split("\n")[:-1])


@EACH_POSITION
def test_fast(name: str) -> None:
    position = POSITIONS[name]
    game = game_of(position)
    for depth, counted in enumerate(zip(position["leaves"], position["distinct"], strict=True), start=1):
        assert count_fast(game, depth) == counted


@EACH_POSITION
def test_slowly(name: str) -> None:
    position = POSITIONS[name]
    game = game_of(position)
    for depth, leaves in enumerate(position["leaves"], start=1):
        if depth == 1 or leaves <= MOST_SLOW_LEAVES:
            assert count_slowly(game, depth) == (leaves, position["distinct"][depth - 1])


def test_the_positions_are_what_their_names_say() -> None:
    assert list(POSITIONS) == list(WANTED)
    for name, position in POSITIONS.items():
        mode, _ = WANTED[name]
        assert position["mode"] == mode
        assert not game_of(position).is_over
