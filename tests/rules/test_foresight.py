"""What a decision surely does, and what whoever draws a table asks about it; on positions as their seat sees them."""

from random import Random
from typing import Any

import pytest

from projectl import Game
from projectl.catalogue.pieces import PIECES
from projectl.notation.moves import INDEX, TEXTS
from projectl.rules import engine, showing
from projectl.rules.actions import ACTIONS
from projectl.rules.compiled import entry
from projectl.rules.events import EV_REFILL, EVENT_KINDS, new_log
from projectl.rules.state import FREE, GHOST, LEVEL_UP, MASTER, NONE, RECYCLE, REWARD
from tests.counts import times
from tests.foreseeing import foreseen
from tests.modes import MODES, SAMPLE
from tests.table import Table


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
def last(book: Any, puzzle: int, filled: int) -> int:
    return showing.last_piece(book[0], puzzle, filled)


@entry
def begins(move: int, pending: int) -> bool:
    return showing.begins_action(move, pending)


def look(game: Game, move: str, seat: int = 0) -> tuple[Any, list[str]]:
    """The state after a decision, as far as its seat can know it, and the kinds of its events."""
    states, log = game._states.copy(), new_log()
    log[:] = NONE  # of another decision
    log[:, 0] = EV_REFILL
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


def bare(edition: str, *supply: str, **terms: Any) -> Table:
    """Seat 0 has these pieces, the reserve none; nothing lies in the rows."""
    table = Table(edition=edition, **terms).supply(0, **dict.fromkeys(supply, 1))
    table.reserve(**dict.fromkeys(table.d["reserve"], 0))
    empty = [None] * len(table.d["rows"]["W"])
    return table.row("W", *empty).row("B", *empty).deck("B")


def test_a_card_that_was_drawn_unseen_may_take_a_piece() -> None:
    """[R2] [T13] so the turn is not surely over, though nothing else can be done."""
    assert look(bare("revised", "T4").deck("W", "W21").game(), "take Wdeck")[1] == ["take"]


def test_a_card_that_everybody_saw_and_that_takes_no_piece_ends_the_turn() -> None:
    """[T13] nothing is hidden any more, and nothing legal is left."""
    table = bare("kickstarter").row("W", "W21", None, None, None).deck("W").puzzle(1, 1, "W22")
    assert look(table.game(), "take W1")[1] == ["take", "end_turn", "turn"]


@pytest.mark.parametrize(("slots", "after"), [((), []), ((1, 2, 3), ["end_turn", "turn"])])
def test_a_card_that_comes_may_be_taken_next_if_there_is_room(slots: tuple[int, ...], after: list[str]) -> None:
    """[S3] [T3] [T13] whatever it is."""
    table = bare("kickstarter").row("W", "W21", None, None, None).deck("W", "W20")
    for slot in slots:
        table.puzzle(0, slot, f"W0{slot}")
    assert look(table.game(), "take W1")[1] == ["take", "refill", *after]


def test_a_card_that_everybody_knew_is_no_hope_for_the_other_marker() -> None:
    """[L3] [R3] [T13] it comes into a row that its holder may not take from, so that turn ends as it begins."""
    table = bare("kickstarter", variant="line-clear", players=4).row("W", "W21", *[None] * 5).deck("W", "W20")
    table.d["known"]["W"] = 1
    events = look(table.turn(0, 1).game(), "take W1")[1]
    assert events == ["take", "refill", "end_turn", "markers", "turn", "turn", "end_turn"]


def test_whoever_has_nothing_to_do_next_is_passed_over() -> None:
    """[T13] [S5] also where the first seat follows the last."""
    table = bare("kickstarter").deck("W").puzzle(1, 1, "W22").turn(1, 1)
    events = look(table.game(), "place 1 O1 c3", 1)[1]
    assert events == ["place", "end_turn", "turn", "end_turn", "turn"]


@pytest.mark.parametrize(
    ("puzzle", "filled", "piece"),
    [("W22", "", "I2"), ("W22", "c3", "O1"), ("W27", "", "I3"), ("B01", "", None), ("W22", "c3c4", None)],
)
def test_the_one_piece_that_would_fill_a_puzzle(puzzle: str, filled: str, piece: str | None) -> None:
    """[T9] [P1] the one shape, laid once; none where more are needed, or nothing is open."""
    game = Game.new(seed=1)
    names = [each.id for each in game._box.puzzles]
    cells = 0
    for column, row in zip(filled[::2], filled[1::2], strict=True):
        cells |= 1 << ("abcde".index(column) + 5 * (int(row) - 1))
    found = last(game.arrays[1], names.index(puzzle), cells)
    assert (None if found == NONE else PIECES[found]) == piece


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


def test_a_turn_that_ends_may_wait_for_its_end() -> None:
    """[T1] up to there all is done, and nobody else's turn has begun."""
    game = Table().turn(0, 1).game()
    waiting, events = game.held("gain O1", 0) or pytest.fail("it ends the turn")
    assert [event["kind"] for event in events] == ["gain", "end_turn"]
    assert (waiting.to_decide, game.to_decide) == ((), (0,))
    assert game.held("fly", 0) is None
    assert game.held("reward O1", 0) is None
    assert Table().turn(0, 2).game().held("gain O1", 0) is None


def test_what_an_earlier_decision_wrote_is_not_read_again() -> None:
    """[T1] [T2] a log is used for one decision after the other."""
    states, log = Table().turn(0, 1).game().arrays[0], new_log()
    log[:, 0] = EV_REFILL
    assert engine.hold(states, 0, Game.new(seed=1).arrays[1], log, 0, INDEX["gain O1"])
    assert [EVENT_KINDS[row[0]] for row in log[1 : log[0, 0] + 1]] == ["gain", "end_turn"]


@pytest.mark.parametrize(("move", "may_wait"), [("take Wdeck", False), ("take Bdeck", False), ("take W1", True)])
def test_a_deck_s_top_does_not_wait_and_a_puzzle_that_nothing_replaces_does(move: str, may_wait: bool) -> None:
    """[T2] [R2] whichever card it is."""
    table = Table(edition="revised").row("W", "W30", None, None, None).deck("W")
    table = table if may_wait else table.deck("W", "W01").deck("B", "B01")
    assert (table.turn(0, 1).game().held(move, 0) is not None) == may_wait


def test_the_automatic_opponent_waits_with_it() -> None:
    """[X6] its turn comes after the end of one's own."""
    waiting, events = Table(variant="solo").turn(0, 1).game().held("gain O1", 0) or pytest.fail("it ends the turn")
    assert [event["kind"] for event in events] == ["gain", "end_turn"]
    assert waiting.to_decide == ()


def test_a_lock_that_is_released_waits_with_it() -> None:
    """[X5] [T2] of two events none shows a card, where the deck is empty."""
    table = Table(variant="solo").deck("G").set(final_round=2).turn(0, 1)
    _, events = table.game().held("take G1", 0) or pytest.fail("it ends the turn")
    assert [event["kind"] for event in events] == ["take", "unlock", "end_turn"]


def test_the_markers_wait_with_it() -> None:
    """[L5] the other holder goes on, and both turns may wait."""
    game = Game.new(variant="line-clear", players=4, seed=1)
    for seat in (0, 2):
        for move in ("gain O1", "gain O1"):
            game.play(move, seat)
    waiting, _ = game.held("pass", 0) or pytest.fail("it ends the turn")
    assert waiting.to_decide == (2,)
    both, events = waiting.held("pass", 2) or pytest.fail("it ends the turn")
    assert both.to_decide == ()
    assert [event["kind"] for event in events] == ["pass", "end_turn"]


@pytest.mark.parametrize("mode", SAMPLE)
def test_what_may_wait_ends_a_turn_and_shows_no_card(mode: str) -> None:
    """[T1] [T2] [R2] [R11] events until then are those of the game itself."""
    chance = Random(mode)
    game = Game.new(seed=5, **MODES[mode])
    seen = set()
    for _ in range(times(90)):
        seat = chance.choice(game.to_decide)
        move = chance.choice(game.legal(seat))
        held = game.held(move, seat)
        before = game.to_dict()["phase"]
        events = game.play(move, seat)
        ends = [at for at, event in enumerate(events) if event["kind"] == "end_turn" and event["seat"] == seat]
        own = events[: ends[0] + 1] if ends else []
        hidden = {"refill", "noted"} & {event["kind"] for event in own}
        drew = any(event["kind"] == "take" and event["source"].endswith("deck") for event in own)
        assert (held is not None) <= bool(own and before == "turn" and not hidden and not drew)
        if held is not None:
            assert held[1] == own
        elif own and not hidden and not drew:
            # [R11] a white deck may be due to be made anew, though nothing is there to make it of.
            assert game.view()["options"]["endless_white"]
        seen.add(held is not None)
        if game.is_over:
            break
    assert True in seen


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
        ("done", FREE, False),
        ("recycle W", FREE, True),
        ("under 1", RECYCLE, False),
        ("under 1", FREE, False),
        ("reward I2", REWARD, False),
        ("reward O1", FREE, False),
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
    assert asked(Table().set(round=3).game())["rounds_left"] == NONE
    assert asked(Table().set(final_round=1).game())["rounds_left"] == 0


def test_every_reward_names_its_rule() -> None:
    """[P2] [A1] [G5] pieces, an `M` that is used later, and arrows."""
    special = {"M": "A1", "^": "G5", "^^": "G5"}
    assert {**dict.fromkeys(PIECES, "P2"), **special} == showing.REWARD_RULES
