"""Chapter E of the rules: the trigger and the last rounds [E1] [E2] [E8]. What follows is in test_final_score.py."""

import pytest

from projectl import Game, InvalidPosition
from tests.table import Table, kinds, play, rule, texts

NINE = ("O1", "I2", "I3", "V3", "I4", "L4", "O4", "S4", "T4")
LATE = {"rounds": 0, "acted": True, "progress": True}


def last_black(players: int = 2, seat: int = 0, round_now: int = 5, actions: int = 3) -> Table:
    """One puzzle is left in the black deck."""
    table = Table(players=players).row("B", "B01", "B02", "B03", "B04").deck("B", "B05")
    return table.turn(seat, actions).set(round=round_now, idle=LATE)


def turns_until_touches(game: Game) -> list[int]:
    """Everybody gains a piece and passes, until Finishing Touches; whose turns these were."""
    seats = []
    while game.to_dict()["phase"] == "turn":
        seats.append(game.to_decide[0])
        play(game, "gain O1", "pass")
    return seats


# [E1] the trigger


def test_e1_at_the_moment_the_last_puzzle_leaves_the_black_deck() -> None:
    """[E1] the refill that empties the black deck triggers the end at once, in mid-turn; the row is still full."""
    game = last_black().game()
    assert game.to_dict()["final_round"] is None
    events = game.play("take B2")
    assert sorted(kinds(events)) == ["end_triggered", "refill", "take"]
    position = game.to_dict()
    assert position["final_round"] == 6
    assert position["rows"]["B"] == ["B01", "B05", "B03", "B04"]
    assert (position["decks"]["B"], position["to_decide"]) == ([], [0])


def test_e1_not_while_one_is_left() -> None:
    """[E1] with two in the deck, one take leaves one, and nothing is triggered."""
    game = last_black().deck("B", "B05", "B06").game()
    game.play("take B1")
    assert game.to_dict()["final_round"] is None
    assert "end_triggered" in kinds(game.play("take B1"))


def test_e1_rows_are_no_longer_refilled() -> None:
    """[E1] after the trigger black places stay empty, one after another; white ones are refilled as before."""
    game = last_black().game()
    play(game, "take B1")
    assert kinds(game.play("take B1")) == ["take"]
    assert game.to_dict()["rows"]["B"] == [None, "B02", "B03", "B04"]
    assert rule(game, "take B1") == "T2"
    assert kinds(game.play("take W1"))[:2] == ["take", "refill"]


def test_e1_is_triggered_once() -> None:
    """[E1] the final round is fixed by the first trigger; later takes change nothing."""
    game = last_black().game()
    play(game, "take B1", "pass", "gain O1", "pass")
    assert game.to_dict()["round"] == 6
    assert "end_triggered" not in kinds(play(game, "take B2", "take B3"))
    assert game.to_dict()["final_round"] == 6


def test_e1_an_empty_white_deck_triggers_nothing() -> None:
    """[E1] the white deck and even the white row may run out."""
    game = Table().row("W", "W01", "W02", None, None).deck("W", "W03").game()
    assert kinds(play(game, "take W1", "take W1", "take W2"), "end_triggered") == []
    position = game.to_dict()
    assert (position["decks"]["W"], position["rows"]["W"], position["final_round"]) == ([], [None] * 4, None)


@pytest.mark.parametrize(("players", "takes"), [(2, 8), (3, 10), (4, 12), (5, 16)])
def test_e1_comes_with_the_right_take_of_a_whole_game(players: int, takes: int) -> None:
    """[E1] from set-up it takes as many black puzzles as the deck holds besides the row."""
    game = Game.new(players=players, seed=8)
    for number in range(1, takes + 1):
        events = game.play("take B1")
        assert ("end_triggered" in kinds(events)) == (number == takes)
        game.play("pass")
    assert all(game.to_dict()["rows"]["B"])


# [E2] equal turns, then one final round


@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (2, 3, 4, 5) for seat in range(n)])
def test_e2_equal_turns_then_one_final_round(players: int, seat: int) -> None:
    """[E2] the round in which it was triggered is finished, then everybody has exactly one more turn."""
    game = last_black(players, seat).game()
    play(game, "take B1", "pass")
    assert turns_until_touches(game) == [*range(seat + 1, players), *range(players)]
    position = game.to_dict()
    assert (position["round"], position["final_round"], position["to_decide"]) == (6, 6, [0])


@pytest.mark.parametrize("actions", [1, 2, 3])
def test_e2_the_turn_that_triggers_is_played_to_its_end(actions: int) -> None:
    """[E2] whatever is left of that turn may still be played."""
    game = last_black(actions=actions).game()
    play(game, "take B1", *["gain O1"] * (actions - 1))
    assert game.to_decide == (1,)


def test_e2_triggered_by_the_last_action_of_a_round() -> None:
    """[E2] the last player's last action triggers: the round is finished already, one more follows."""
    game = last_black(players=3, seat=2, actions=1).game()
    events = game.play("take B1")
    assert kinds(events, "end_turn", "turn", "finishing") == ["end_turn", "turn"]
    assert turns_until_touches(game) == [0, 1, 2]


def test_e2_triggered_in_the_first_round() -> None:
    """[E2] no difference when it happens early."""
    game = last_black(round_now=1).game()
    play(game, "take B1", "pass")
    assert turns_until_touches(game) == [1, 0, 1]


def test_e2_turns_of_the_final_round_are_whole_turns() -> None:
    """[E2] three actions each, and the Master action too."""
    game = last_black(seat=1).puzzle(0, 1, "W15").game()
    play(game, "take B1", "pass")
    assert game.to_dict()["seats"][0]["actions_left"] == 3
    play(game, "master", "place 1 O1 a3", "done", "gain O1", "gain O1")
    assert game.to_decide == (1,)
    assert kinds(play(game, "gain O1", "gain O1", "gain O1"))[-1] == "finishing"


def test_e2_a_choice_won_by_the_very_last_action_comes_first() -> None:
    """[E2] Finishing Touches begin when the last turn is over, and that only when nothing is open."""
    table = Table().supply(1, O4=1).puzzle(1, 1, "W31").reserve(holder=0, O4=0)
    game = table.turn(1, 1).set(round=6, final_round=6, idle=LATE).game()
    game.play("place 1 O4 b3c3b4c4")
    assert (game.to_decide, game.to_dict()["phase"]) == ((1,), "turn")
    assert kinds(game.play("reward T4")) == ["reward", "end_turn", "finishing"]


# [E8] nobody goes on


def idle_game(players: int = 2, **idle: object) -> Game:
    """A round begins, after so many without progress."""
    table = Table(players=players).supply(0, T4=1).supply(1, T4=1)
    return table.set(round=4, idle={"rounds": 0, "acted": False, "progress": False, **idle}).game()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_e8_a_whole_round_without_any_action(players: int) -> None:
    """[E8] if all pass through one whole round, Finishing Touches begin at once."""
    game = idle_game(players)
    for _ in range(players - 1):
        assert kinds(game.play("pass"))[-1] == "turn"
    ended = game.play("pass")
    assert kinds(ended) == ["pass", "end_turn", "finishing"]
    assert ended[-1]["early"] is True
    position = game.to_dict()
    assert (position["phase"], position["final_round"], position["to_decide"]) == ("finishing", None, [0])


@pytest.mark.parametrize("actor", [0, 1, 2])
def test_e8_one_action_of_anybody_is_enough(actor: int) -> None:
    """[E8] any action of any player, even a swap, keeps the first condition away."""
    table = Table(players=3).set(round=4)
    for seat in range(3):
        table.supply(seat, T4=1)
    game = table.game()
    for seat in range(3):
        if seat == actor:
            game.play("swap T4 O4")
        game.play("pass")
    assert game.to_dict()["phase"] == "turn"
    assert game.to_dict()["idle"] == {"rounds": 1, "acted": False, "progress": False}


def test_e8_the_round_counts_from_the_first_player() -> None:
    """[E8] passes of two half rounds are no whole round."""
    game = idle_game(3)
    play(game, "swap T4 O4", "pass", "pass", "pass")
    play(game, "pass", "pass")
    assert game.to_dict()["phase"] == "turn"
    play(game, "gain O1", "pass")
    play(game, "pass", "pass")
    assert game.to_dict()["phase"] == "turn"
    assert kinds(game.play("pass"))[-1] == "finishing"


def test_e8_three_whole_rounds_of_swaps() -> None:
    """[E8] three rounds in a row in which nobody takes, gains or places end the game."""
    game = idle_game()
    for number in (1, 2, 3):
        assert game.to_dict()["phase"] == "turn"
        assert game.to_dict()["idle"]["rounds"] == number - 1
        swap = "swap T4 O4" if number % 2 else "swap O4 T4"
        play(game, swap, "pass", swap)
        events = game.play("pass")
        assert kinds(events)[-1] == ("finishing" if number == 3 else "turn")
    assert game.to_dict()["round"] == 6


@pytest.mark.parametrize("progress", ["gain O1", "take W1", "place 1 O1 a3"])
@pytest.mark.parametrize("actor", [0, 1])
def test_e8_progress_begins_the_count_anew(progress: str, actor: int) -> None:
    """[E8] one take, gain or placement by anybody in the third round, and the three begin again."""
    table = Table().puzzle(0, 1, "W15").puzzle(1, 1, "W16")
    idle = {"rounds": 2, "acted": False, "progress": False}
    game = table.set(round=4, idle=idle).game()
    for seat in (0, 1):
        if seat == actor:
            game.play(progress if seat == 0 or progress != "place 1 O1 a3" else "place 1 O1 b3")
        else:
            game.play("swap I2 O1")
        game.play("pass")
    assert game.to_dict()["phase"] == "turn"
    assert game.to_dict()["idle"] == {"rounds": 0, "acted": False, "progress": False}


def test_e8_rounds_without_progress_must_be_in_a_row() -> None:
    """[E8] two, then progress, then two more do not make three."""
    game = idle_game()
    for action in ("swap T4 O4", "swap O4 T4", "gain O1", "swap T4 O4", "swap O4 T4"):
        play(game, action, "pass", action, "pass")
        assert game.to_dict()["phase"] == "turn"
    assert game.to_dict()["idle"]["rounds"] == 2
    play(game, "swap T4 O4", "pass", "swap T4 O4", "pass")
    assert game.to_dict()["phase"] == "finishing"


def test_e8_a_master_action_is_progress() -> None:
    """[E8] it places a piece."""
    game = Table().puzzle(0, 1, "W15").set(round=4, idle={"rounds": 2, "acted": False, "progress": False}).game()
    play(game, "master", "place 1 O1 a3", "done", "pass", "pass")
    assert game.to_dict()["idle"]["rounds"] == 0


def test_e8_a_ghost_action_is_progress() -> None:
    """[E8] even one that places nothing."""
    table = Table(expansions=("ghost",)).supply(0, P5=1)
    game = table.set(round=4, idle={"rounds": 2, "acted": False, "progress": False}).game()
    play(game, "ghost P5 O1+O4", "done", "pass", "pass")
    assert game.to_dict()["phase"] == "turn"
    assert game.to_dict()["idle"]["rounds"] == 0


def test_e8_a_round_in_which_nobody_can_act() -> None:
    """[E8] turns that end by themselves count like passes; the game does not hang."""
    table = Table(players=3).row("W", *[None] * 4).row("B", *[None] * 4).deck("W").deck("B").supply(0).supply(1)
    game = table.reserve(**dict.fromkeys(NINE, 0)).puzzle(2, 1, "W22").turn(2).set(round=3, idle=LATE).game()
    events = play(game, "place 1 O1 c3", "place 1 O1 c4")
    # W22 is completed, its reward is gone with the reserve; seat 2 can do nothing more, nor can the others.
    assert kinds(events)[-1] == "finishing"
    assert kinds(events, "turn") == ["turn"] * 3
    assert game.to_dict()["round"] == 4


def test_e8_not_once_the_end_is_triggered() -> None:
    """[E8] after the trigger idle rounds are played like any others, and no counting goes on."""
    table = Table(players=3).set(round=4, final_round=5, idle={"rounds": 2, "acted": False, "progress": False})
    game = table.game()
    play(game, "pass", "pass", "pass")
    position = game.to_dict()
    assert (position["phase"], position["round"], position["idle"]["rounds"]) == ("turn", 5, 0)
    play(game, "pass", "pass")
    ended = game.play("pass")
    assert kinds(ended) == ["pass", "end_turn", "finishing"]
    assert ended[-1]["early"] is False, "the last round was known"


def test_e8_a_turn_after_three_idle_rounds_cannot_be() -> None:
    """[E8] a position that has gone on beyond them is refused."""
    with pytest.raises(InvalidPosition, match="E8"):
        idle_game(rounds=3)
    assert idle_game(rounds=2).to_decide == (0,)


def test_e8_in_the_first_round() -> None:
    """[E8] the first round is a whole round too."""
    game = Game.new(players=2, seed=1)
    play(game, "pass", "pass")
    assert game.to_dict()["phase"] == "finishing"
    assert texts(game) == ["done"]
    play(game, "done", "done")
    assert (game.is_over, game.scores, game.winners) == (True, (0, 0), (0, 1))
