"""[E3] [E5] at Finishing Touches the rules say how the game would end if nobody placed anything more."""

import pytest

from projectl import Game
from projectl.notation.standings import Stop
from projectl.rules.stopping import COLUMNS
from tests.rules.faces import own
from tests.table import Table, play

NO_PUZZLES = (None, None, None, None)


def test_the_names_are_those_of_the_rules() -> None:
    """[E3] a reader in any language has the same columns, the slots as one."""
    assert (*Stop._fields[:-1], *(f"open_{slot}" for slot in range(1, 5))) == COLUMNS


@pytest.mark.parametrize("game", [Game.new(seed=1), Table().game()])
def test_nobody_stops_before_the_touches(game: Game) -> None:
    """[E3] there is nothing to say in a turn, nor when the game is over."""
    assert game.stopping is None


def test_e5_a_full_puzzle_is_won_when_one_stops() -> None:
    """[E3] [E5] a point for each touch, the points of what is full, and the tie-break with it."""
    table = Table().supply(0, I2=1, O1=1).puzzle(0, 1, "W09").puzzle(0, 3, "B01").pile(0, "W01").pile(1, "W02")
    game = table.supply(1, T4=8).finishing().game()
    stopping = game.stopping
    assert stopping is not None
    assert stopping.seats[0] == (2, 2, 0, 0, 1, 2, (2, None, 16, None))
    before = game.to_dict()
    play(game, "place 1 I2 c3c4")
    stopping = game.stopping
    assert stopping is not None
    assert stopping.seats == ((2, 2, 1, 0, 2, 1, (0, None, 16, None)), (2, 2, 0, 0, 1, 8, NO_PUZZLES))
    game.undo()
    assert game.to_dict() == before
    play(game, "done", "done")
    assert game.stopping is None


def test_r6_what_stays_unfinished_is_lost() -> None:
    """[R6] [E3] puzzles that are not full cost their points, a full one does not."""
    table = Table(options={"unfinished_cost": True}).supply(0, I2=1).puzzle(0, 1, "W09").puzzle(0, 2, "B01")
    game = table.finishing().game()
    assert game.stopping is not None
    assert game.stopping.seats[0][:4] == (0, -6, 0, 6)
    play(game, "place 1 I2 c3c4")
    assert game.stopping is not None
    assert game.stopping.seats[0][:4] == (0, -5, 1, 5)


def test_the_first_cell_of_a_field_is_counted_too() -> None:
    """[E3] how many cells are open, wherever they lie."""
    game = Table(puzzles=own("XW01 1 I2 a1b1e5")).puzzle(0, 1, "XW01").finishing().game()
    assert game.stopping is not None
    assert game.stopping.seats[0][-1] == (3, None, None, None)


def test_it_is_how_the_game_ends() -> None:
    """[E5] [E6] [E7] whoever says done next, the scores and what breaks a tie are those that were told."""
    table = Table(players=3, options={"unfinished_cost": True}).supply(0, O1=2).puzzle(0, 1, "W09").puzzle(2, 1, "W10")
    game = table.pile(1, "B01", "W01").supply(2, T4=1).finishing().game()
    play(game, "place 1 O1 c3", "place 1 O1 c4")
    while (stopping := game.stopping) is not None:
        last = stopping
        play(game, "done")
        parts = game.standing.parts
        if game.is_over:
            assert [(part.total, part.puzzles, part.pieces) for part in parts] == [
                (stop.now, stop.puzzles, stop.pieces) for stop in last.seats
            ]
    assert game.is_over


def test_e7_what_breaks_a_tie() -> None:
    """[E7] first the puzzles, then the pieces, with the numbers as they would be."""
    table = Table().supply(0, I2=1, O1=1).puzzle(0, 1, "W09").pile(1, "W02").supply(1, T4=8)
    game = table.finishing().game()
    play(game, "place 1 I2 c3c4")
    assert game.stopping is not None
    assert game.stopping.ties == (("puzzles", "E7", (1, 1)), ("pieces", "E7", (1, 8)))


def test_x17_in_solo_a_tie_is_the_opponents() -> None:
    """[X17] nothing is compared."""
    game = Table(variant="solo").finishing().game()
    assert game.stopping is not None
    assert game.stopping.ties == (("opponent", "X17", ()),)
    assert len(game.stopping.seats) == 1


@pytest.mark.parametrize(
    ("one", "other", "lead"),
    [(["B01"], ["W01"], 3), (["W01"], ["W09", "W10"], 0), (["W01"], ["W02"], 2)],
    ids=["points", "puzzles", "shared with a third behind"],
)
def test_e6_how_far_ahead_the_winners_are(one: list[str], other: list[str], lead: int) -> None:
    """[E6] of the best of the others; nobody is before the end."""
    table = Table(players=3).pile(1, *one).pile(2, *other)
    game = table.finishing().game()
    assert game.standing.lead == 0
    play(game, "done", "done", "done")
    assert game.standing.lead == lead
