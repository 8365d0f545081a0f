"""An observation is what a seat may know, encoded as the documents say, and nothing else."""

from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from projectl import Game
from projectl.catalogue.pieces import PIECES
from projectl.envs.layout import (
    OF_A_FACE,
    OF_A_SEAT,
    OF_A_SLOT,
    OF_THE_TABLE,
    Field,
    Layout,
    table_text,
)
from projectl.envs.table import Table
from projectl.rules.state import LEVEL_UP
from tests.counts import times
from tests.hidden import otherwise
from tests.modes import ALL, SAMPLE_OF_ALL

ROOT = Path(__file__).parents[2]
TELLING = ("everything-revised-solo", "everything-revised-line-clear-6", "everything-revised-2", "everything-4")
"""Modes that between them have everything there is."""


def at(fields: tuple[Field, ...], name: str) -> slice:
    (found,) = (field for field in fields if field.name == name)
    return slice(found.first, found.first + found.size)


def any_kind(table: Table, random: Random) -> int:
    """A move of any kind that is not giving up, then any of that kind: what is seldom is met often."""
    moves = table.game.legal(table.actor)
    kinds = {str(move).partition(" ")[0] for move in moves}
    kind = random.choice(sorted(kinds - {"pass", "skip"}) or sorted(kinds))
    return random.choice([move for move in moves if str(move).partition(" ")[0] == kind]).index


def positions(mode: str, seed: int, every: int) -> list[Table]:
    """A table of a mode, every so many decisions of a game."""
    random, table = Random(seed), Table(seed=seed, **ALL[mode])
    found, decisions = [], 0
    while table.actor >= 0:
        if decisions % every == 0:
            found.append(table.clone())
        table.play(any_kind(table, random))
        decisions += 1
    return [*found, table]


def with_game(table: Table, game: Game) -> Table:
    twin = table.clone()
    twin.game = game
    return twin


@pytest.mark.parametrize("mode", SAMPLE_OF_ALL)
@pytest.mark.parametrize("is_hidden", [False, True])
def test_positions_that_differ_only_in_what_a_seat_may_not_know_look_alike(mode: str, is_hidden: bool) -> None:
    terms = ALL[mode]
    terms = {**terms, "options": {**terms.get("options", {}), "hidden_piles": is_hidden}}
    random, table = Random(7), Table(seed=7, **terms)
    differed = 0
    for _ in range(times(60)):
        if table.actor < 0:
            break
        if random.random() < 0.3:
            for seat in range(table.seats):
                other = with_game(table, otherwise(table.game, seat, random))
                differed += other.game._states.tobytes() != table.game._states.tobytes()
                assert other.observation(seat).tobytes() == table.observation(seat).tobytes()
        table.play(any_kind(table, random))
    assert differed


def seen(table: Table, seat: int) -> dict[str, Any]:
    return table.layout.split(table.observation(seat))


@pytest.mark.parametrize("mode", SAMPLE_OF_ALL)
def test_what_is_observed_is_what_the_view_says(mode: str) -> None:
    for table in positions(mode, 3, 40):
        faces = {puzzle.id: puzzle for puzzle in table.game._box.puzzles}
        for seat in range(table.seats):
            view, blocks = table.game.view(seat), seen(table, seat)
            shapes = [view["reserve"].get(piece, 0) for piece in PIECES]
            assert blocks["table"][at(OF_THE_TABLE, "reserve")].tolist() == shapes
            phase = blocks["table"][at(OF_THE_TABLE, "phase")].tolist()
            assert phase == [int(view["phase"] == name) for name in ("turn", "finishing", "over")]
            offered = [puzzle for row in view["rows"].values() for puzzle in row]
            assert len(offered) == len(blocks["market"])
            for puzzle, face in zip(offered, blocks["market"], strict=True):
                if puzzle is None:
                    assert not face.any()
                else:
                    cells = [int(mark == "#") for row in faces[puzzle].rows for mark in row]
                    assert face[at(OF_A_FACE, "recess")].tolist() == cells
                    assert face[at(OF_A_FACE, "points")] == faces[puzzle].points
            for k in range(table.seats):
                area = view["seats"][(seat + k) % table.seats]
                about = blocks["seats"][k]
                assert about[at(OF_A_SEAT, "supply")].tolist() == [area["supply"].get(piece, 0) for piece in PIECES]
                assert about[at(OF_A_SEAT, "actions_left")] == area["actions_left"]
                assert about[at(OF_A_SEAT, "completed")] == len(area["pile"]) + area["noted"]["puzzles"]
                assert about[at(OF_A_SEAT, "unused_m")] == len(area["unused_m"]) + area["noted"]["m"]
                if None not in area["pile"] and area["noted"]["points"] is not None:
                    assert about[at(OF_A_SEAT, "score")] == table.game.scores[(seat + k) % table.seats]
                for slot, laid in enumerate(area["puzzles"]):
                    compare_slot(blocks["puzzles"][k, slot], laid, faces)


def compare_slot(block: Any, laid: dict[str, Any] | None, faces: dict[str, Any]) -> None:
    """Cells and joins of a slot are those of the pieces that the view lists."""
    if laid is None:
        assert not block.any()
        return
    puzzle = faces[laid["id"]]
    filled = np.zeros((5, 5), np.int8)
    for number, (_, cells) in enumerate(laid["placed"], 1):
        for k in range(0, len(cells), 2):
            filled[int(cells[k + 1]) - 1, "abcde".index(cells[k])] = number
    recess = np.array([[mark == "#" for mark in row] for row in puzzle.rows])
    assert (block[at(OF_A_SLOT, "laid")].reshape(5, 5) == (filled > 0)).all()
    assert (block[at(OF_A_SLOT, "open")].reshape(5, 5) == (recess & (filled == 0))).all()
    right = (filled[:, 1:] == filled[:, :-1]) & (filled[:, 1:] > 0)
    down = (filled[1:] == filled[:-1]) & (filled[1:] > 0)
    assert (block[at(OF_A_SLOT, "right")].reshape(5, 4) == right).all()
    assert (block[at(OF_A_SLOT, "down")].reshape(4, 5) == down).all()
    assert block[at(OF_A_SLOT, "is_there")] == 1
    assert block[at(OF_A_SLOT, "is_black")] == (puzzle.colour == "B")
    assert block[at(OF_A_SLOT, "points")] == puzzle.points
    assert block[at(OF_A_SLOT, "cells_laid")] == (filled > 0).sum()
    assert block[at(OF_A_SLOT, "cells_open")] == puzzle.cells - (filled > 0).sum()


def test_every_field_says_something_in_some_game() -> None:
    """A field that is always 0 would be one that nobody writes; the two that are rarest have a test of their own."""
    told: set[tuple[str, str]] = set()
    wanted = {(block.name, field.name) for block in Layout(2, 0, 52).blocks for field in block.fields}
    wanted -= {("market", "spare"), ("seats", "black_taken"), ("seats", "raised")}
    for mode, seed in product(TELLING, range(times(8))):
        for table in positions(mode, seed, 2):
            blocks = seen(table, seed % table.seats)
            for block in table.layout.blocks:
                row = blocks[block.name].reshape(-1, block.shape[-1])
                told |= {
                    (block.name, field.name)
                    for field in block.fields
                    if row[:, field.first : field.first + field.size].any()
                }
        if told >= wanted:
            break
    assert wanted - told == set()


def test_what_is_seldom_in_games_is_written_where_it_is_said() -> None:
    """[R5] [G5]."""
    table = Table(seed=1, expansions=("ghost",))
    states: Any = table.game._states
    states[0].black_taken[0] = 1
    states[0].pending[0] = LEVEL_UP
    states[0].raised[0] = 4
    own = seen(table, 0)["seats"][0]
    assert own[at(OF_A_SEAT, "black_taken")] == 1
    assert own[at(OF_A_SEAT, "raised")].tolist() == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert own[at(OF_A_SEAT, "pending")].tolist() == [0, 0, 0, 0, 0, 1, 0]


def test_the_table_of_the_documents_is_this_one() -> None:
    assert table_text() in (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
