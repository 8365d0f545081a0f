"""How a game stands: what each score is made of [E6], and the step that decided between the seats [E7] [X17]."""

from typing import Any

import numpy as np
import pytest

from projectl import Game
from projectl.catalogue.box import open_box
from projectl.rules import engine
from projectl.rules.standing import COLUMNS, STEPS
from projectl.rules.state import SEATS
from tests.rules.faces import own
from tests.table import Table, play


def over(table: Table) -> Game:
    """The same game after everybody's Finishing Touches."""
    game = table.finishing().game()
    while not game.is_over:
        game.play("done")
    return game


def opponent(table: Table, *pile: str) -> None:
    """What the automatic opponent of a solo game has taken: it is nobody's pile otherwise."""
    table.pile(0, *pile)
    del table.d["seats"][0]["pile"][-len(pile) :]
    table.d["solo"]["pile"] = list(pile)


def part(game: Game, seat: int) -> dict[str, Any]:
    return game.standing.parts[seat]._asdict()


def test_the_names_are_those_of_the_rules() -> None:
    """[E6] [E7] a reader in any language has the same columns and steps."""
    assert Table().game().standing.parts[0]._fields == COLUMNS
    assert dict(STEPS) == {"points": "E6", "puzzles": "E7", "pieces": "E7", "shared": "E7", "opponent": "X17"}


def test_e6_the_parts_of_a_score() -> None:
    """[E6] [E3] pile and touches; unfinished puzzles cost nothing."""
    table = Table().supply(0, O1=4, I3=2).pile(0, "B01", "W01").puzzle(0, 1, "W15").puzzle(0, 2, "B02")
    game = table.pile(1, "W02").supply(1, T4=3).finishing().game()
    play(game, "place 1 O1 a3", "place 1 O1 b3", "done", "done")
    assert game.standing.parts == (
        (7, 0, -2, 0, 5, 2, 4, None),
        (2, 0, 0, 0, 2, 1, 3, "points"),
    )
    assert game.scores == (5, 2)


def test_r6_unfinished_puzzles_are_a_part_of_their_own() -> None:
    """[R6] each costs its points, but only once the game is over."""
    table = Table(options={"unfinished_cost": True}).pile(0, "W01").puzzle(0, 1, "B01").puzzle(0, 4, "B06")
    during = table.finishing().game()
    assert (part(during, 0)["unfinished"], part(during, 0)["total"]) == (0, 2)
    parts = part(over(table), 0)
    assert (parts["pile"], parts["unfinished"], parts["total"]) == (2, -9, -7)


def test_r11_noted_points_are_a_part_of_their_own() -> None:
    """[R11] noted points and puzzles count beside those of the pile."""
    table = Table(players=3, options={"endless_white": True}).pile(1, "B01")
    table.seat(1, noted={"points": 7, "puzzles": 3, "m": 0}).supply(1, O1=5)
    assert over(table).standing.parts[1] == (5, 7, 0, 0, 12, 4, 5, None)


def test_x16_the_opponent_has_a_row_too() -> None:
    """[X16] [X6] in solo the opponent is seat 1: points and puzzles of its pile, nothing else."""
    table = Table(variant="solo").pile(0, "W01").puzzle(0, 2, "B01")
    opponent(table, "B13", "W09")
    game = over(table)
    assert len(game.standing.parts) == len(game.scores) == 2
    assert game.standing.parts[0] == (2, 0, 0, -5, -3, 1, 2, "points")
    assert game.standing.parts[1] == (4, 0, 0, 0, 4, 2, 0, None)
    assert (game.standing.decided_by, game.standing.rule) == ("points", "E6")


def test_nobody_has_won_or_lost_before_the_end() -> None:
    """[E7] the numbers are there all the time, the step is not."""
    standing = Table().pile(1, "W01").finishing().game().standing
    assert (standing.decided_by, standing.rule) == (None, None)
    assert [each.lost_at for each in standing.parts] == [None, None]
    assert [each.total for each in standing.parts] == [0, 2]


def test_p5_what_is_blanked_counts_for_nothing() -> None:
    """[P5] [R11] a state without what a seat may not know still has the numbers that everybody knows."""
    table = Table(options={"endless_white": True, "hidden_piles": True}).pile(1, "B01", "W01", "B06")
    states, book = table.seat(1, noted={"points": 7, "puzzles": 3, "m": 0}).game().arrays
    states[0].finished[1] = -1
    states[0].noted_points[1] = -1
    rows = np.zeros((SEATS, len(COLUMNS)), np.int32)
    assert engine.standing(states, 0, book, rows) == -1
    assert rows[1].tolist() == [5 + 4, 0, 0, 0, 9, 6, 2, -1]
    assert engine.score(states, 0, book, 1) == 9


def test_only_the_rows_of_this_table_are_written() -> None:
    """[E6] as many rows as there are scores; the others stay as they are."""
    for terms, count in (({"players": 3}, 3), ({"variant": "solo"}, 2)):
        states, book = Game.new(seed=1, **terms).arrays
        rows = np.full((SEATS, len(COLUMNS)), 9, np.int32)
        engine.standing(states, 0, book, rows)
        assert (rows[count:] == 9).all()
        assert (rows[:count] != 9).all()


def lost(table: Table) -> tuple[str | None, list[str | None]]:
    """What decided, and where each seat fell behind; the parts add up, and who did not fall behind has won."""
    game = over(table)
    standing = game.standing
    assert [each.total for each in standing.parts] == [sum(each[:4]) for each in standing.parts] == list(game.scores)
    assert game.winners == tuple(seat for seat, each in enumerate(standing.parts) if each.lost_at is None)
    assert standing.rule == dict(STEPS)[standing.decided_by or ""]
    return standing.decided_by, [each.lost_at for each in standing.parts]


def test_e7_decided_by_points() -> None:
    """[E7] no tie: more puzzles and pieces do not matter."""
    table = Table().pile(0, "W01", "W22", "W23").supply(0, T4=9).pile(1, "B01").supply(1)
    assert lost(table) == ("points", ["points", None])


def test_e7_decided_by_puzzles() -> None:
    """[E7] level on points, more puzzles; pieces do not matter."""
    assert lost(Table().pile(0, "W01").supply(0, T4=5).pile(1, "W09", "W10").supply(1)) == (
        "puzzles",
        ["puzzles", None],
    )


def test_e7_decided_by_pieces() -> None:
    """[E7] level on points and puzzles, more pieces."""
    assert lost(Table().pile(0, "W01").supply(0, O1=3).pile(1, "W02").supply(1, T4=2)) == ("pieces", [None, "pieces"])


def test_e7_shared() -> None:
    """[E7] level to the last: shared, whoever else there is and wherever they fell behind."""
    assert lost(Table().pile(0, "W01").pile(1, "W02")) == ("shared", [None, None])
    table = Table(players=3).pile(1, "W01").pile(2, "W02")
    assert lost(table) == ("shared", ["points", None, None])


def test_e7_each_seat_falls_behind_at_its_own_step() -> None:
    """[E7] the last step at which anybody was still level decided; who is out does not come back."""
    table = Table(players=5)
    table.pile(0, "B13").supply(0, T4=9)  # three points, one puzzle
    table.pile(1, "W01", "W09").supply(1, O1=2)  # three points, two puzzles
    table.pile(2, "W02", "W10").supply(2, I2=3)  # the same with a piece more
    table.pile(3, "W03", "W11").supply(3, I2=1)  # the same with fewer
    table.pile(4, "W22", "W23", "W24", "W25").supply(4, I3=9)  # no points
    assert lost(table) == ("pieces", ["puzzles", "pieces", None, "pieces", "points"])


def test_e7_touches_decide_too() -> None:
    """[E7] [E5] what the touches put into the pile counts; the pieces on it do not come back."""
    table = Table().supply(0, I2=1, O1=1).puzzle(0, 1, "W09").pile(0, "W01").pile(1, "W02").supply(1, T4=8)
    game = table.finishing().game()
    play(game, "place 1 I2 c3c4", "done", "done")
    assert game.standing.parts == ((3, 0, -1, 0, 2, 2, 1, None), (2, 0, 0, 0, 2, 1, 8, "puzzles"))


@pytest.mark.parametrize(
    ("pile", "result"),
    [
        (["B13"], ("points", [None, "points"])),
        (["B01"], ("opponent", ["opponent", None])),
        (["B13", "W01"], ("opponent", ["opponent", None])),
        (["W10", "W11", "W12", "W13", "W14"], ("opponent", ["opponent", None])),
        (["B13", "B14"], ("points", ["points", None])),
    ],
)
def test_x17_in_solo_only_points_are_compared(pile: list[str], result: tuple[str, list[str | None]]) -> None:
    """[X17] a tie is the opponent's, with more puzzles or fewer."""
    table = Table(variant="solo").pile(0, "W02", "W09", "W03").supply(0, T4=2)
    opponent(table, *pile)
    assert lost(table) == result


def test_unused_seats_have_nothing() -> None:
    """[E6] a seat where nobody sits has no points, also in a game of one's own puzzles."""
    faces = own("XW01 9 T4 a1b1")
    states, book = Game.new(players=2, puzzles=faces, seed=3).arrays
    assert open_box((), None).number["W01"] == 0
    assert [engine.score(states, 0, book, seat) for seat in range(SEATS)] == [0] * SEATS
