"""Whose turn it is, for programs that know one actor at a time."""

import numpy as np

from projectl import Game
from projectl.rules.actions import ACTIONS
from projectl.rules.batch import mask_all
from projectl.rules.state import NONE
from tests.table import Table, play


def actor(game: Game) -> int:
    """Who is asked first."""
    seats, masks = np.zeros(1, np.int64), np.zeros((1, ACTIONS), np.bool_)
    mask_all(game._states, 0, 1, game._book, seats, masks)
    return int(seats[0])


def test_the_seat_at_turn_then_each_at_its_touches_then_nobody() -> None:
    """[S5] [E3] one seat decides, until none does."""
    game = Table(players=3).set(final_round=1).game()
    for seat in (0, 1, 2):
        assert actor(game) == seat
        play(game, "pass")
    for seat in (0, 1, 2):
        assert actor(game) == seat
        play(game, "done")
    assert actor(game) == NONE


def test_the_white_markers_holder_comes_first_wherever_it_sits() -> None:
    """[L3] of two who decide the white marker's holder is asked first, then the other."""
    game = Game.new(players=4, variant="line-clear", seed=1)
    for white, black in ((0, 2), (1, 3), (2, 0), (3, 1)):
        assert set(game.to_decide) == {white, black}
        assert actor(game) == white
        game.play("pass", white)
        assert actor(game) == black
        game.play("pass", black)


def test_the_white_markers_holder_waits_for_the_other() -> None:
    """[L3] who has passed is not asked again, though the other goes first this time."""
    game = Game.new(players=4, variant="line-clear", seed=1)
    game.play("pass", 2)
    assert actor(game) == 0
