"""Chapter E of the rules: Finishing Touches, the score and the winners [E3] [E4] [E5] [E6] [E7]."""

import pytest

from projectl import Game, InvalidPosition
from tests.table import Table, kinds, play, rule, texts


def supply(game: Game, seat: int = 0) -> dict[str, int]:
    """What a seat has, without the zeros."""
    return {piece: count for piece, count in game.to_dict()["seats"][seat]["supply"].items() if count}


def finish(game: Game) -> Game:
    """Everybody is done."""
    while not game.is_over:
        game.play("done")
    return game


# [E3] Finishing Touches


def test_e3_any_number_of_pieces_one_point_each() -> None:
    """[E3] supply pieces go onto own unfinished puzzles, several on the same one too; each costs a point."""
    table = Table().supply(0, O1=3, I2=2).pile(0, "B01").puzzle(0, 1, "W15").puzzle(0, 3, "W10")
    game = table.finishing().game()
    for count, move in enumerate(["place 1 O1 a3", "place 1 I2 b3c3", "place 3 O1 c2", "place 1 O1 d3"], 1):
        assert kinds(game.play(move)) == ["place"]
        assert game.to_dict()["seats"][0]["touches"] == count
        assert game.scores == (5 - count, 0)
    assert game.to_decide == (0,)
    assert game.play("done")[0] == {"kind": "touches", "seat": 0, "count": 4}


def test_e3_none_is_fine() -> None:
    """[E3] a player may, and need not; `done` is asked all the same."""
    game = Table().puzzle(0, 1, "W22").pile(0, "W01").finishing().game()
    assert texts(game) == ["place 1 O1 c3", "place 1 O1 c4", "place 1 I2 c3c4", "done"]
    game.play("done")
    assert game.scores == (2, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_e3_each_player_in_turn(players: int) -> None:
    """[E3] independently, in any order: here seat by seat from the first."""
    game = Table(players=players).finishing().game()
    for seat in range(players):
        assert game.to_decide == (seat,)
        assert rule(game, "done", (seat + 1) % players) == "S5"
        assert texts(game) == ["done"]
        assert not game.is_over
        events = game.play("done")
        assert kinds(events) == ["touches", "over"][: 1 + (seat == players - 1)]
    assert game.is_over
    assert game.to_decide == ()


def test_e3_placing_follows_t9() -> None:
    """[E3] from the supply, on an own puzzle, inside the recess, overlapping nothing."""
    table = Table().supply(0, O1=1, I3=1).puzzle(0, 1, "W22", ("O1", "c3")).puzzle(1, 2, "W15")
    game = table.finishing().game()
    for move in ("place 1 I2 c3c4", "place 1 I3 c3c4c5", "place 1 O1 c3", "place 1 O1 a1", "place 2 O1 a3"):
        assert rule(game, move) == "T9"
    assert texts(game) == ["place 1 O1 c4", "done"]


def test_e3_is_ended_by_done_not_by_pass() -> None:
    """[E3] there is no turn to pass."""
    game = Table().finishing().game()
    refusal = game.why_not("pass")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("touches_end_with_done", "E3")


def test_e3_several_pieces_on_one_puzzle_at_once() -> None:
    """[E3] no limit of one piece a puzzle, unlike the Master action."""
    game = Table().supply(0, O1=5).puzzle(0, 1, "W15").finishing().game()
    play(game, *[f"place 1 O1 {column}3" for column in "abcde"], "done")
    assert game.to_dict()["seats"][0]["pile"] == ["W15"]
    assert game.scores == (1 - 5, 0)


def test_e3_more_touches_than_four_puzzles_have_cells() -> None:
    """[E3] a position that says so cannot be; one hundred can."""
    Table().finishing().seat(0, touches=100).game()
    with pytest.raises(InvalidPosition, match="E3"):
        Table().finishing().seat(0, touches=101).game()
    with pytest.raises(InvalidPosition, match="E3"):
        Table().finishing().seat(0, touches=99).puzzle(0, 1, "W22").game()


# [E4] placing only


@pytest.mark.parametrize(
    "move",
    ["take W1", "gain O1", "swap O1 I2", "swap I2 O1", "master", "ambassador", "ghost U5 I2+V3", "recycle W"],
)
def test_e4_nothing_but_placing(move: str) -> None:
    """[E4] no exchange and no other action in Finishing Touches."""
    game = Table().puzzle(0, 1, "W15").finishing().game()
    refusal = game.why_not(move)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("only_touches", "E4")


@pytest.mark.parametrize("move", ["reward O1", "levelup O1 I2", "skip", "under 1"])
def test_e4_no_choices_either(move: str) -> None:
    """[E4] nothing is open."""
    assert rule(Table().finishing().game(), move) == "E4"


# [E5] when a player is done


def test_e5_full_puzzles_go_to_the_pile_without_reward() -> None:
    """[E5] at `done` full puzzles go to the pile in the order of slots, their pieces to the reserve; no reward."""
    table = Table().supply(0, O1=1, I2=1, I3=2).puzzle(0, 2, "W22").puzzle(0, 3, "W25", ("O1", "c2"))
    game = table.puzzle(0, 4, "W27", ("O1", "b3")).finishing().game()
    before = game.to_dict()["reserve"]
    play(game, "place 3 I2 c3c4", "place 2 O1 c3")
    assert game.to_dict()["seats"][0]["pile"] == []
    events = game.play("done")
    assert kinds(events) == ["complete", "touches"]
    position = game.to_dict()
    assert position["seats"][0]["pile"] == ["W25"]
    assert supply(game) == {"I3": 2}
    assert position["reserve"] == {**before, "O1": before["O1"] + 1, "I2": before["I2"] + 1}
    assert [p and p["id"] for p in position["seats"][0]["puzzles"]] == [None, "W22", None, "W27"]


def test_e5_pieces_do_not_come_back_for_more_touches() -> None:
    """[E5] a puzzle filled by touches keeps its pieces; they cannot be placed again."""
    game = Table().supply(0, I2=1).puzzle(0, 1, "W22").puzzle(0, 2, "W23").finishing().game()
    game.play("place 1 I2 c3c4")
    assert texts(game) == ["done"]
    assert rule(game, "place 2 I2 c3c4") == "T9"
    finish(game)
    assert game.to_dict()["seats"][0]["pile"] == ["W22"]
    assert supply(game) == {}


def test_e5_several_equal_pieces_return_to_the_reserve() -> None:
    """[E5] two squares side by side are two squares; nothing is lost or made."""
    table = Table().supply(0, O4=1).puzzle(0, 1, "W08", ("O4", "a2b2a3b3")).finishing()
    game = table.game()
    play(game, "place 1 O4 c3d3c4d4", "done")
    assert game.to_dict()["reserve"]["O4"] == 15
    assert game.to_dict()["seats"][0]["pile"] == ["W08"]


def test_e5_several_puzzles_full_at_once() -> None:
    """[E5] all that are full."""
    table = Table().supply(0, I2=2).puzzle(0, 1, "W23").puzzle(0, 4, "W09").finishing()
    game = table.game()
    play(game, "place 4 I2 c3c4", "place 1 I2 c3c4", "done")
    assert game.to_dict()["seats"][0]["pile"] == ["W23", "W09"]
    assert game.scores == (1 - 2, 0)


def test_e5_the_others_gain_nothing_by_what_returns() -> None:
    """[E5] pieces in the reserve are no use to those who come later: they only place their own."""
    table = Table().supply(0, I2=1).supply(1, O1=1).puzzle(0, 1, "W22").puzzle(1, 1, "W15").finishing()
    game = table.game()
    play(game, "place 1 I2 c3c4", "done")
    assert {move.split()[2] for move in texts(game) if move != "done"} == {"O1"}


# [E6] the score


def test_e6_ready_made_test_of_the_revised_rulebook() -> None:
    """[E6] piles 4 3 3 1 1 1 2 1, a 5 and a 3 completed with three touches: 24 - 3 = 21."""
    table = Table().pile(0, "B06", "B13", "B14", "W09", "W10", "W11", "W01", "W12")
    table.puzzle(0, 1, "B02", ("I4", "a2b2c2d2"), ("I4", "b3c3d3e3"), ("I4", "b4c4d4e4"))
    table.puzzle(0, 2, "B16", ("O1", "a2"), ("O4", "a3b3a4b4"), ("O1", "c4"))
    game = table.supply(0, I4=1, I2=2).finishing().game()
    assert game.scores[0] == 4 + 3 + 3 + 1 + 1 + 1 + 2 + 1
    play(game, "place 1 I4 a5b5c5d5", "place 2 I2 a5b5", "place 2 I2 c5d5", "done")
    assert game.scores[0] == 24 - 3 == 21
    assert finish(game).scores == (21, 0)


def test_e6_points_of_the_pile() -> None:
    """[E6] during the game the score is what the pile says."""
    game = Table(players=3).pile(0, "W22", "W09", "W01").pile(2, "B13", "B07", "B01").game()
    assert game.scores == (0 + 1 + 2, 0, 3 + 4 + 5)


def test_e6_unfinished_puzzles_cost_nothing() -> None:
    """[E6] neither empty ones nor begun ones, nor the touches' own puzzle beyond the touch."""
    table = Table().pile(0, "W01").puzzle(0, 1, "B01").puzzle(0, 2, "B02", ("O1", "a2")).finishing()
    game = table.game()
    game.play("place 1 O1 c1")
    assert finish(game).scores == (2 - 1, 0)


def test_e6_scores_may_be_negative() -> None:
    """[E6] touches are subtracted even below zero."""
    game = Table().supply(0, O1=2).puzzle(0, 1, "W15").finishing().game()
    play(game, "place 1 O1 a3", "place 1 O1 b3")
    assert finish(game).scores == (-2, 0)
    assert game.winners == (1,)


@pytest.mark.parametrize("move", ["done", "pass", "gain O1", "take W1", "place 1 O1 a3"])
def test_e6_after_the_end_nothing_may_be_done(move: str) -> None:
    """[E6] the game is over."""
    game = finish(Table().finishing().game())
    for seat in (None, 0, 1):
        refusal = game.why_not(move, seat)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("game_over", "E6")
        assert game.legal(seat) == []


# [E7] ties


def result(players: int, table: Table) -> tuple[int, ...]:
    game = table.finishing().game()
    assert game.winners == ()
    assert len(finish(game).scores) == players
    return game.winners


def test_e7_most_points_win() -> None:
    """[E7] no tie, no tie-break: fewer puzzles and pieces do not matter."""
    table = Table().pile(0, "B01").supply(0).pile(1, "W01", "W02", "W22").supply(1, T4=3)
    assert result(2, table) == (0,)


def test_e7_more_puzzles() -> None:
    """[E7] equal points: more puzzles in the pile, whatever the pieces."""
    table = Table().pile(0, "W01").supply(0, T4=5).pile(1, "W09", "W10").supply(1)
    assert result(2, table) == (1,)
    table = Table().pile(0, "W01", "W22").supply(0).pile(1, "W02").supply(1, T4=5)
    assert result(2, table) == (0,)


def test_e7_more_pieces() -> None:
    """[E7] equal points and puzzles: more pieces in the supply, of whatever level."""
    table = Table().pile(0, "W01").supply(0, O1=3).pile(1, "W02").supply(1, T4=2)
    assert result(2, table) == (0,)


def test_e7_pieces_on_puzzles_do_not_count() -> None:
    """[E7] only what is left in the supply."""
    table = Table().pile(0, "W01").supply(0, O1=1).puzzle(0, 1, "W15", ("O1", "a3"), ("O1", "b3"), ("O1", "c3"))
    table.pile(1, "W02").supply(1, O1=2)
    assert result(2, table) == (1,)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_e7_shared_victory(players: int) -> None:
    """[E7] all still level share the victory."""
    table = Table(players=players)
    for seat in range(players):
        table.pile(seat, f"W0{seat + 1}").supply(seat, O1=2)
    assert result(players, table) == tuple(range(players))


def test_e7_each_step_among_those_still_level() -> None:
    """[E7] who is out at one step does not come back at the next."""
    table = Table(players=5)
    table.pile(0, "B13").supply(0, T4=9)  # three points, one puzzle
    table.pile(1, "W01", "W09").supply(1, O1=2)  # three points, two puzzles
    table.pile(2, "W02", "W10").supply(2, I2=2)  # the same
    table.pile(3, "W03", "W11").supply(3, I2=1)  # the same with a piece fewer
    table.pile(4, "W22", "W23", "W24", "W25").supply(4, I3=9)  # no points
    assert result(5, table) == (1, 2)


def test_e7_puzzles_of_the_touches_count() -> None:
    """[E7] what [E5] puts into the pile counts as a puzzle; the points are level only with the touch."""
    table = Table().supply(0, I2=1, O1=1).puzzle(0, 1, "W09").pile(0, "W01").pile(1, "W02").supply(1, T4=8)
    game = table.finishing().game()
    play(game, "place 1 I2 c3c4")
    assert finish(game).scores == (2, 2)
    assert game.winners == (0,)


def test_e7_pieces_of_the_touches_do_not_come_back() -> None:
    """[E7] pieces are counted after the touches."""
    table = Table().supply(0, I2=1).puzzle(0, 1, "W09").pile(0, "W01").supply(1, O1=1).pile(1, "W02", "W22")
    game = table.finishing().game()
    play(game, "place 1 I2 c3c4")
    assert finish(game).scores == (2, 2)
    assert game.winners == (1,)


def test_e7_winners_are_empty_until_the_game_is_over() -> None:
    """[E7] nobody has won before the last player is done."""
    game = Table().pile(0, "W01").finishing().game()
    before = [game.winners, game.play("done") and game.winners]
    assert before == [(), ()]
    game.play("done")
    assert game.winners == (0,)
