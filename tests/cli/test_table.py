"""The table is drawn from a view alone: within its width, with everything on it, readable without colour."""

from itertools import product
from typing import Any

import pytest

from projectl import Game
from projectl.catalogue.box import open_box
from projectl.cli.terminal.seating import Seating
from projectl.cli.terminal.session import Session
from projectl.cli.terminal.table import Look, draw_table
from projectl.words import say
from tests.cli.sitting import person_moves, session
from tests.counts import FULL

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("you,random", {}),
    ("you,random,random,random,random,random", {"expansions": ("ghost", "ambassador")}),
    ("you", {"variant": "solo", "expansions": ("ghost",)}),
    ("you,random,you,random,random", {"variant": "line-clear", "expansions": ("ghost", "ambassador")}),
    ("you,random,you", {"edition": "revised"}),
]


def drawn(sitting: Session, **look: Any) -> list[str]:
    lines = draw_table(
        sitting.game.view(sitting.seat),
        sitting.faces,
        sitting.game.scores,
        Look(sitting.seat, sitting.seating, **look),
    )
    return [line.plain for line in lines]


@pytest.mark.parametrize(("seats", "terms"), KINDS, ids=str)
def test_no_line_is_wider_than_the_terminal(seats: str, terms: dict[str, Any]) -> None:
    """Each position is drawn in some of all the ways, the next one in others."""
    sitting = session(seats, seed=3, **terms)
    ways = list(product((80, 100, 120, 160), (True, False), ({}, {"is_airy": True}, {"is_tight": True})))
    step = 1 if FULL else 5
    positions = 0
    while not sitting.game.is_over:
        for width, is_coloured, extra in ways[positions % step :: step]:
            lines = drawn(sitting, width=width, is_coloured=is_coloured, **extra)
            assert max(map(len, lines)) <= width
            assert not any("…" in line for line in lines), (width, lines)
        positions += 1
        person_moves(sitting, limit=7)
    assert positions >= step, "every way was drawn"


def test_a_table_for_two_fits_a_small_terminal() -> None:
    sitting = session("you,random", seed=3)
    while not sitting.game.is_over:
        assert len(drawn(sitting, is_tight=True)) <= 21
        person_moves(sitting, limit=5)


def test_everything_a_player_may_know_is_shown() -> None:
    sitting = session("you,random", seed=3)
    person_moves(sitting, limit=40)
    view = sitting.game.view(0)
    text = "\n".join(drawn(sitting, is_coloured=False))
    for row, ids in view["rows"].items():
        for place, puzzle in enumerate(ids, 1):
            assert puzzle is None or f"{row}{place} {puzzle}" in text
    for area in view["seats"]:
        for lying in filter(None, area["puzzles"]):
            assert lying["id"] in text
        for piece, count in area["supply"].items():
            assert count == 0 or f"{piece}{say('table-times', count=count)}" in text
    assert f"black deck {view['decks']['B']}" in text
    assert f"white deck {view['decks']['W']}" in text
    for piece, count in view["reserve"].items():
        assert f"{piece} {count:>2}" in text


def test_the_lights_go_out_one_by_one() -> None:
    sitting = session("you,random", seed=3)
    seen = []
    for _ in range(3):
        seen.append(drawn(sitting)[0].split("turn ")[1][:3])
        sitting.play("gain O1")
    assert seen == ["●●●", "●●○", "●○○"]


def test_the_last_round_is_announced() -> None:
    said = set()
    for seed in range(4):
        sitting = session("you,random", seed=seed)
        while not sitting.game.is_over:
            person_moves(sitting, limit=1)
            view = sitting.game.view()
            if view["final_round"] and view["phase"] == "turn":
                words = "FINAL ROUND" if view["round"] == view["final_round"] else "is the final one"
                assert words in drawn(sitting)[0]
                said.add(words)
    assert said == {"FINAL ROUND", "is the final one"}


def test_hidden_piles_stay_hidden() -> None:
    sitting = session("you,greedy", seed=3, edition="revised")
    while not sitting.game.view()["seats"][1]["pile"]:
        assert not sitting.game.is_over
        person_moves(sitting, limit=1)
    assert "? points" in "\n".join(drawn(sitting))


def test_locks_stand_above_their_columns() -> None:
    game = Game.new(variant="solo", seed=3)
    view = game.view(0)
    faces = {face.id: face for face in open_box((), None).puzzles}
    heads = draw_table(view, faces, game.scores, Look(0, Seating((None,))))[1].plain
    assert heads.split("  ")[0] == "■ locked"
    assert "■■ locked" in heads
