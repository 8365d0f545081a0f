"""What a decision surely does, and what whoever draws a table asks about it; on positions as their seat sees them."""

from typing import Any

import pytest

from projectl import Game
from projectl.notation.moves import INDEX, TEXTS
from projectl.rules import engine, showing
from projectl.rules.actions import ACTIONS
from projectl.rules.compiled import entry
from projectl.rules.events import EVENT_KINDS, new_log
from projectl.rules.foresight import foresee
from projectl.rules.state import FREE, GHOST, LEVEL_UP, MASTER, NONE, RECYCLE, REWARD
from tests.modes import MODES, SAMPLE
from tests.table import Table


@entry
def foreseen(states: Any, book: Any, log: Any, seat: int, move: int) -> int:
    return foresee(states[0], book[0], log, seat, move)


@entry
def shown(states: Any, seat: int) -> tuple[int, int, int, int, int]:
    state = states[0]
    return (
        showing.offered(state),
        showing.actions_to_begin(state, seat),
        showing.places_left(state, seat),
        showing.ending_deck(state),
        showing.rounds_left(state),
    )


@entry
def begins(move: int, pending: int) -> bool:
    return showing.begins_action(move, pending)


def look(game: Game, move: str, seat: int = 0) -> tuple[Any, list[str]]:
    """The state after a decision, as far as its seat can know it, and the kinds of its events."""
    states, log = game._states.copy(), new_log()
    engine.blank(states, 0, seat)
    assert foreseen(states, game.arrays[1], log, seat, INDEX[move]) == 0
    return states[0], [EVENT_KINDS[row[0]] for row in log[1 : log[0, 0] + 1]]


def asked(game: Game, seat: int = 0) -> dict[str, int]:
    names = ("offered", "actions_to_begin", "places_left", "ending_deck", "rounds_left")
    return dict(zip(names, shown(game._states, seat), strict=True))


def test_a_puzzle_is_taken_and_what_comes_in_its_place_is_unknown() -> None:
    """[S3] [T2] the place of the puzzle is empty: the card that refills it is nobody's to know."""
    state, events = look(Table().game(), "take W1")
    assert state.puzzle[0, 0] != NONE
    assert state.row[0, 0] == NONE
    assert events == ["take", "refill"]


def test_an_unseen_top_stays_unseen() -> None:
    """[R2] of a deck's top only its action is foreseen."""
    state, events = look(Table(edition="revised").game(), "take Wdeck")
    assert (state.puzzle[0] == NONE).all()
    assert (state.actions_left[0], events) == (2, ["take"])


def test_the_last_action_ends_the_turn_and_the_next_begins() -> None:
    """[T1] [S5] both are sure."""
    state, events = look(Table().turn(0, 1).game(), "gain O1")
    assert events == ["gain", "end_turn", "turn"]
    assert list(state.deciding[:2]) == [0, 1]


def test_the_automatic_opponent_is_not_foreseen() -> None:
    """[X6] it takes from a grid with a card that nobody knows yet."""
    game = Table(variant="solo").turn(0, 1).game()
    before = game._state.locks.copy()
    state, events = look(game, "gain O1")
    assert events == ["gain", "end_turn"]
    assert not state.deciding.any()
    assert (state.locks == before).all()


def test_what_an_action_completes_is_foreseen_with_its_reward() -> None:
    """[P1] [P2] [T12] nothing about it is hidden."""
    state, events = look(Table().supply(0, I2=1).puzzle(0, 1, "W22").game(), "place 1 I2 c3c4")
    assert events == ["place", "complete", "reward"]
    assert state.supply[0, 1] == 2


@pytest.mark.parametrize("mode", SAMPLE)
def test_a_refused_decision_is_refused_alike_and_changes_nothing(mode: str) -> None:
    """[T13] a seat hears the same reasons from what it may know."""
    game = Game.new(seed=3, **MODES[mode])
    states, log = game._states.copy(), new_log()
    engine.blank(states, 0, 0)
    before = states.tobytes()
    for move in range(0, ACTIONS, 7):
        code = engine.why_not(game._states, 0, game.arrays[1], 0, move)
        if code:
            assert foreseen(states, game.arrays[1], log, 0, move) == code
            assert (states.tobytes(), log[0, 0]) == (before, 0)


@pytest.mark.parametrize(
    ("terms", "offered"),
    [
        ({}, set()),
        ({"expansions": ("ghost", "ambassador")}, {"ghost", "ambassador"}),
        ({"edition": "revised"}, {"recycle", "deck_top"}),
        ({"edition": "revised", "variant": "solo"}, {"deck_top"}),
    ],
)
def test_a_table_says_what_it_has(terms: dict[str, Any], offered: set[str]) -> None:
    """[G1] [A2] [R2] [R3] [R10] expansions and the revised rules add actions; solo has no Recycle."""
    bits = asked(Game.new(seed=1, **terms))["offered"]
    assert {name for bit, name in enumerate(showing.OFFERED) if bits >> bit & 1} == offered


def test_an_action_whose_reward_is_being_chosen_is_no_more_to_begin() -> None:
    """[T13] it counts when its rewards are settled, but another cannot be begun in its place."""
    game = Table().supply(0, I3=1).reserve(I3=0, V3=0).puzzle(0, 1, "W27").game()
    assert asked(game)["actions_to_begin"] == 3
    game.play("place 1 I3 b3c3d3")
    assert game.to_dict()["seats"][0]["actions_left"] == 3
    assert asked(game)["actions_to_begin"] == 2


@pytest.mark.parametrize(
    ("move", "pending", "is_begun"),
    [
        ("take W1", FREE, True),
        ("place 1 O1 a1", FREE, True),
        ("place 1 O1 a1", MASTER, False),
        ("place 1 O1 a1", RECYCLE, True),
        ("master", FREE, True),
        ("ambassador", FREE, True),
        ("ghost U5 I2+V3", FREE, True),
        ("done", GHOST, False),
        ("recycle W", FREE, True),
        ("under 1", RECYCLE, False),
        ("reward I2", REWARD, False),
        ("levelup O1 I2", LEVEL_UP, False),
        ("skip", LEVEL_UP, False),
        ("pass", FREE, False),
    ],
)
def test_which_decisions_begin_an_action(move: str, pending: int, is_begun: bool) -> None:
    """[T1] [T11] [T13] neither what goes on with one, nor a choice after one, nor to pass."""
    assert begins(INDEX[move], pending) == is_begun
    assert TEXTS[INDEX[move]] == move


def test_how_many_pieces_an_action_could_still_place() -> None:
    """[T11] [G2] one on each other puzzle, of a Ghost piece only its parts."""
    table = Table(expansions=("ghost",)).supply(0, O1=3, U5=1).puzzle(0, 1, "W01").puzzle(0, 2, "W02")
    game = table.puzzle(0, 3, "W03").game()
    game.play("master")
    assert asked(game)["places_left"] == 3
    game.play("place 1 O1 c3")
    assert asked(game)["places_left"] == 2
    broken = table.game()
    broken.play("ghost U5 I2+V3")
    assert asked(broken)["places_left"] == 2


def test_which_deck_brings_the_end_and_how_far_it_is() -> None:
    """[E1] [E2] [X13] the black one, in solo the only one; once it is empty a round follows."""
    table = Table().deck("B")
    table.d["final_round"] = table.d["round"] + 1
    assert (asked(Table().game())["ending_deck"], asked(Table().game())["rounds_left"]) == (1, NONE)
    assert asked(Table(variant="solo").game())["ending_deck"] == 0
    assert asked(table.game())["rounds_left"] == 1
