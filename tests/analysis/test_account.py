"""What Finishing Touches can still bring: exact, by trying them all, and the same whatever lies hidden [P5]."""

from functools import cache
from random import Random
from typing import Any

import pytest

from projectl import Game
from projectl.analysis import account
from projectl.catalogue.box import open_box
from tests.playing import play_on
from tests.table import Table

BOX = open_box((), None)


def face(puzzle: str) -> Any:
    return BOX.puzzles[BOX.number[puzzle]]


def tried(game: Game, seat: int) -> int:
    """The best score of all ways to place what there is."""

    @cache
    def best(placed: frozenset[str]) -> int:
        now = game.copy()
        for move in placed:
            now.play(move, seat)
        found = max((best(placed | {str(move)}) for move in now.legal(seat) if str(move) != "done"), default=-99)
        now.play("done", seat)
        while not now.is_over:
            now.play("done")
        return max(found, now.scores[seat])

    return best(frozenset())


def nearly_done(**terms: Any) -> Table:
    """Two puzzles with an open cell or two each, and pieces that do for either but hardly for both."""
    laid = (("S4", "b3c3a4b4"), ("L4", "d3d4c5d5"), ("O1", "c2"), ("I2", "e4e5"), ("I2", "a5b5"), ("O1", "a3"))
    return Table(**terms).puzzle(0, 1, "B03", *laid).puzzle(0, 3, "W22").set(final_round=1).finishing()


@pytest.mark.parametrize("edition", ["kickstarter", "revised"])
@pytest.mark.parametrize(
    "supply", [{}, {"O1": 1}, {"O1": 2}, {"O1": 3}, {"I2": 1}, {"O1": 2, "I2": 1}, {"O1": 4, "I2": 1}]
)
def test_the_best_is_the_best_of_all(edition: str, supply: dict[str, int]) -> None:
    game = nearly_done(players=2, edition=edition).supply(0, **supply).game()
    found = account(game.view(0), 0)
    assert found.best == tried(game, 0)
    for move in found.line:
        game.play(move, 0)
    game.play("done")
    game.play("done")
    assert game.scores[0] == found.best


def test_each_puzzle_says_what_it_takes_and_brings() -> None:
    game = nearly_done(players=2).supply(0, O1=2).game()
    found = {each.slot: each for each in account(game.view(0), 0).puzzles}
    assert (found[1].gain, found[1].pieces) == (face("B03").points, ("O1", "O1"))
    assert (found[3].gain, found[3].pieces) == (face("W22").points, ("O1", "O1"))
    assert [(each.saved, each.net, each.is_best) for each in found.values()] == [
        (0, face("B03").points - 2, True),
        (0, face("W22").points - 2, False),
    ]
    for move in account(game.view(0), 0).line:
        game.play(move)
    found = {each.slot: each for each in account(game.view(0), 0).puzzles}
    assert 1 not in found, "a full one has nothing more to bring"
    assert found[3].pieces is None


def test_unfinished_puzzles_that_cost_bring_their_points_twice() -> None:
    game = nearly_done(players=2, edition="revised").supply(0, O1=2).game()
    found = account(game.view(0), 0).puzzles[0]
    assert (found.gain, found.saved) == (2 * face("B03").points, face("B03").points)
    assert found.net == found.gain - 2


def test_nothing_to_gain_is_said_by_no_touches() -> None:
    game = Table(players=2).supply(0, O1=1).puzzle(0, 1, "B03").set(final_round=1).finishing().game()
    found = account(game.view(0), 0)
    assert (found.best, found.line, found.puzzles[0].pieces) == (0, (), None)


@pytest.mark.parametrize("terms", [{"players": 3, "options": {"hidden_piles": True}}, {"variant": "solo"}])
def test_whole_games_that_hide_something_or_cost_more(terms: dict[str, Any]) -> None:
    game = Game.new(seed=4, **terms)
    random = Random(4)
    while not game.is_over:
        seat = game.to_decide[0]
        if game.view(seat)["phase"] == "finishing":
            found = account(game.view(seat), seat)
            stop = game.copy()
            while not stop.is_over:
                stop.play("done")
            assert found.best >= stop.scores[seat]
            assert (found.best == stop.scores[seat]) or found.line
            game.play("done")
        else:
            play_on(game, random, 1)


def test_only_of_a_seat_that_is_at_its_touches() -> None:
    game = nearly_done(players=2).game()
    with pytest.raises(ValueError, match="seat 1 is not"):
        account(game.view(1), 1)
    with pytest.raises(ValueError, match="seat 0 is not"):
        account(Game.new(seed=1).view(0), 0)
