"""Corners of the rules that only a deliberate fault has shown to be untested (tests/mutation)."""

from typing import Any

from projectl import Game
from tests.rules.faces import own
from tests.table import Table, kinds, play, texts

FACES = own(
    "XW01 1 M a1b1",
    "XW02 1 O1 a1b1",
    "XW03 1 ^ a1b1",
    "XB01 3 M a1b1",
    "XB02 4 I3 a1b1",
)


def seat_of(game: Game, seat: int = 0) -> Any:
    return game.to_dict()["seats"][seat]


def test_a_noted_m_of_this_turn_is_used_up_once() -> None:
    """[A2] [R11] of two noted in this turn one is used: one is left, and that one is new; then none."""
    made = Table(puzzles=FACES, options={"endless_white": True}).supply(0, O1=2, I2=3)
    noted = {"points": 2, "puzzles": 2, "m": 2, "m_new": 2}
    game = made.puzzle(0, 1, "B01").puzzle(0, 2, "B02").seat(0, noted=noted).game()
    play(game, "ambassador")
    assert seat_of(game)["noted"] == {"points": 2, "puzzles": 2, "m": 1, "m_new": 1}


def test_rewards_of_pieces_and_m_come_in_the_order_of_the_slots() -> None:
    """[P4] M in slot 1, a piece in slot 2, Level Up in slot 3, M in slot 4: the Level Up comes last."""
    made = Table(puzzles=FACES, expansions=("ghost",)).supply(0, I2=4)
    for slot, puzzle in enumerate(("XW01", "XB02", "XW03", "XB01"), 1):
        made.puzzle(0, slot, puzzle)
    events = play(made.game(), "master", *(f"place {slot} I2 a1b1" for slot in (1, 2, 3, 4)), "done")
    rewarded = [(event["kind"], event["puzzle"]) for event in events if event["kind"] in ("m", "reward")]
    assert rewarded == [("m", "XW01"), ("reward", "XB02"), ("m", "XB01")]
    assert kinds(events)[-1] == "m"


def test_a_level_up_that_raises_nothing_names_its_puzzle() -> None:
    """[G5] [P4] nothing can be raised: each Level Up of two says so for itself."""
    faces = own("XW01 1 ^ a1b1", "XW02 1 ^^ a1b1", "XW03 1 O1 a1b1")
    made = Table(puzzles=faces, options={"pieces_each": 4}).supply(0, I2=3).puzzle(0, 1, "XW01").puzzle(0, 2, "XW02")
    gone = dict.fromkeys(("O1", "I3", "V3", "I4", "L4", "O4", "S4", "T4"), 0)
    events = play(made.reserve(1, **gone).game(), "master", "place 1 I2 a1b1", "place 2 I2 a1b1", "done")
    assert [event["puzzle"] for event in events if event["kind"] == "no_reward"] == ["XW01", "XW02"]


def test_the_first_puzzle_of_the_catalogue_is_a_puzzle() -> None:
    """[P1] [R6] W01, number 0: completed it goes to the pile, unfinished it costs its points."""
    faces = own("W01 2 I3 a1b1")
    game = Table(puzzles=faces).supply(0, I2=1).puzzle(0, 1, "W01").game()
    assert kinds(play(game, "place 1 I2 a1b1"), "complete", "reward") == ["complete", "reward"]
    game = Table(puzzles=faces, edition="revised").puzzle(0, 1, "W01").finishing().set(final_round=1).game()
    play(game, "done", "done")
    assert game.scores == (-2, 0)


def test_an_empty_place_costs_nothing_in_the_largest_box() -> None:
    """[R6] [C6] 127 puzzles, as many as there can be, the last with points: no puzzle is none of them."""
    faces = own(*(f"XB{n:02} 9 O1 a1b1" for n in range(1, 76)))
    game = Table(puzzles=faces, edition="revised").finishing().set(final_round=1).game()
    play(game, "done", "done")
    assert game.scores == (0, 0)


def test_an_earlier_seat_completes_after_a_later_one() -> None:
    """[P1] the piles stay apart, whoever completes first."""
    game = Table(puzzles=FACES).supply(0, I2=1).puzzle(0, 1, "XB02").pile(1, "W05").game()
    play(game, "place 1 I2 a1b1")
    assert [seat["pile"] for seat in game.to_dict()["seats"]] == [["XB02"], ["W05"]]


def test_known_cards_are_at_most_those_that_are_left() -> None:
    """[R3] [R2] the two last of a deck are known; one is drawn, and one known card is left."""
    made = Table(edition="revised").deck("W", "W20", "W21").set(known={"W": 2, "B": 0})
    game = made.game()
    play(game, "take Wdeck")
    assert game.to_dict()["known"] == {"W": 1, "B": 0}


def test_the_end_is_triggered_once_though_the_deck_is_emptied_twice() -> None:
    """[E1] [L3] [L6] the black deck runs out while its left row is being recycled, and again as the row is refilled."""
    made = Table(variant="line-clear", players=4, edition="revised").deck("B", "B20")
    game = made.game()
    game.play("recycle B", 0)
    game.play("under 1", 0)
    triggered = [*game.play("take B4", 2), *game.play("take B5", 2)]
    assert kinds(triggered, "end_triggered") == ["end_triggered"]
    last = game.to_dict()["final_round"]
    events = [*game.play("under 2", 0), *game.play("under 3", 0)]
    assert kinds(events, "refill", "end_triggered") == ["refill", "refill"]
    assert game.to_dict()["final_round"] == last


def test_level_ups_and_declined_steps_are_told() -> None:
    """[G5] one step of two is made, the other declined."""
    faces = own("XW01 1 ^^ a1b1")
    game = Table(puzzles=faces).supply(0, I2=1).puzzle(0, 1, "XW01").game()
    play(game, "place 1 I2 a1b1")
    assert play(game, "levelup I2 V3")[0] == {"kind": "levelup", "seat": 0, "given": "I2", "taken": "V3"}
    assert play(game, "skip")[0] == {"kind": "skip", "seat": 0}


# [T1] A turn with one legal action goes on, one without ends by itself

HOLES = "a1c1"
"""Two cells apart: only O1 fits."""
STUCK = own(*(f"XW{n:02} 1 O1 {HOLES}" for n in range(1, 6)), *(f"XB{n:02} 1 O1 {HOLES}" for n in range(1, 5)))
NOTHING = dict.fromkeys(("O1", "I2", "I3", "V3", "I4", "L4", "O4", "S4", "T4"), 0)


def stuck(*puzzles: str, **terms: Any) -> Table:
    """Seat 0 has these puzzles and no pieces, the reserve has none, and no puzzle lies in the rows."""
    made = Table(puzzles=STUCK, edition="revised", **terms).supply(0)
    for slot, puzzle in enumerate(puzzles, 1):
        made.puzzle(0, slot, puzzle)
    return made.row("W", *[None] * 4).row("B", *[None] * 4).reserve(1, **NOTHING)


def test_the_top_of_a_deck_keeps_a_turn_going() -> None:
    """[T1] [R2] nothing else can be done: while the white deck has a puzzle the turn goes on, then it ends."""
    game = stuck().deck("W", "XW01", "XW02").deck("B").set(final_round=9).game()
    assert texts(game, 0) == ["take Wdeck"]
    assert kinds(play(game, "take Wdeck"), "end_turn") == []
    assert kinds(play(game, "take Wdeck"), "end_turn")[0] == "end_turn"


def test_the_top_of_the_solo_deck_keeps_a_turn_going() -> None:
    """[T1] [R2] [R10] the same with the one deck of solo; the pieces that are left fit nowhere."""
    made = Table(variant="solo", puzzles=STUCK, edition="revised", options={"pieces_each": 1})
    made.row("G", *[None] * 9).deck("G", "XW01", "XW02", "XW03").reserve(0, **NOTHING)
    made.d["seats"][0]["supply"]["O1"] = 0
    made.d["reserve"]["O1"] = 1
    game = made.puzzle(0, 1, "XB01", ("O1", "a1")).game()
    assert texts(game, 0) == ["take Gdeck"]
    assert kinds(play(game, "take Gdeck"), "end_turn") == []


def test_a_recycle_of_either_row_keeps_a_turn_going() -> None:
    """[T1] [R3] four puzzles and no piece: one row can be recycled, so the turn goes on; it ends when none can."""
    for row, puzzle, other in (("W", "W07", "B"), ("B", "B07", "W")):
        made = stuck("XW01", "XW02", "XW03").deck("W", "XW05", "W08").deck("B", "B08", "B09")
        made.row(row, puzzle, *[None] * 3).row(other, *[None] * 4)
        game = made.game()
        events = play(game, f"take {row}deck")
        assert kinds(events, "end_turn") == [], row
        assert texts(game, 0) == [f"recycle {row}"]


def test_a_choice_given_by_itself_narrows_the_other_one() -> None:
    """[L3] [P3] [R4] seat 2 is left with L4, which seat 0 was asked for: O1 is all that seat 0 can get."""
    faces = own("XW01 1 S4 a1b1", "XW02 1 V3 a1b1", "XB01 1 O4 a1b1")
    made = Table(variant="line-clear", players=4, puzzles=faces, options={"fallback": "revised"})
    made.supply(0, I2=2).puzzle(0, 1, "XW01").puzzle(0, 2, "XW02").pile(2, "XB01")
    made.seat(2, pending={"kind": "reward", "puzzles": ["XB01"]}).reserve(1, **{**NOTHING, "O1": 1, "L4": 1, "S4": 1})
    game = made.game()
    assert texts(game, 2) == ["reward L4", "reward S4"]
    events = []
    for move in ("master", "place 1 I2 a1b1", "place 2 I2 a1b1", "done"):
        events += game.play(move, 0)
    given = [(event["seat"], event["piece"]) for event in events if event["kind"] == "reward"]
    assert given == [(0, "S4"), (2, "L4"), (0, "O1")]
    assert [seat["pending"] for seat in game.to_dict()["seats"]] == [None] * 4


def test_the_last_piece_of_the_reserve_keeps_a_turn_going() -> None:
    """[T1] [T4] four puzzles, no piece, and one O1 to gain."""
    made = stuck("XW01", "XW02", "XW03").deck("W", "XW04").deck("B").set(final_round=9)
    game = made.reserve(1, O1=1).game()
    assert kinds(play(game, "take Wdeck"), "end_turn") == []
    assert texts(game, 0) == ["gain O1"]


def test_level_5_is_never_gained() -> None:
    """[T4] [G3] not even when nothing else is left."""
    game = Table(expansions=("ghost",)).reserve(1, **NOTHING).game()
    assert [move for move in texts(game) if move.startswith(("gain", "swap"))] == []
    assert code(game, "gain O1") == "gain_none_left"


def test_a_shape_that_is_gone_is_said_to_be_gone() -> None:
    """[T5] [T6] the level would be right, the shape is not there; or the whole level is not."""
    game = Table().supply(0, O1=1, I2=1).reserve(1, I2=0).game()
    assert code(game, "swap O1 I2") == "swap_none_left"
    game = Table().supply(0, O1=1, I2=1).reserve(1, I3=0, V3=0, T4=0).game()
    assert game.why_not("swap I2 L4") is None
    assert code(game, "swap I2 T4") == "swap_none_left"


def test_only_the_pieces_one_has_fit() -> None:
    """[T9] [T11] L4 would fit, which comes after I4; the supply has I4."""
    game = Table(puzzles=own("XW01 1 O1 a1a2b2c2")).supply(0, I4=1).puzzle(0, 1, "XW01").game()
    assert code(game, "master") == "master_nothing_fits"


def test_the_black_limit_leaves_the_white_deck_alone() -> None:
    """[R5] [R2] after this turn's black puzzle the top of the white deck may still be taken."""
    game = Table(edition="revised").deck("B").seat(0, black_taken=True).set(final_round=2).game()
    assert "take Wdeck" in texts(game)
    assert game.why_not("take Wdeck") is None


def test_a_new_white_deck_fills_all_six_places_of_line_clear() -> None:
    """[R11] [L1] the places of both sides."""
    made = Table(variant="line-clear", players=4, options={"endless_white": True})
    made.row("W", *[None] * 6).deck("W").pile(1, *(f"W{n:02}" for n in range(1, 8)))
    game = made.game()
    game.play("gain O1", 0)
    position = game.to_dict()
    assert None not in position["rows"]["W"]
    assert len(position["decks"]["W"]) == 1


# Neighbours in the action space: the last of one kind of decision and the first of the next

FIRST_GHOST = "ghost P5 O1+O1+O1+O1+O1"


def code(game: Game, move: str) -> str:
    refusal = game.why_not(move, 0)
    assert refusal is not None
    return refusal.code


def test_the_first_ghost_move_is_one() -> None:
    """[G1] after the last of the places."""
    game = Table(expansions=("ghost",)).supply(0, P5=1).game()
    assert FIRST_GHOST in texts(game)
    assert game.why_not(FIRST_GHOST) is None
    assert kinds(play(game, FIRST_GHOST)) == ["ghost"]


def test_what_was_begun_comes_before_the_neighbours_of_its_answers() -> None:
    """[T13] [E4] inside Master no Ghost action, at a reward no Level Up, at a Level Up no Recycle; touches only."""
    made = Table(puzzles=own("XW01 1 T4 a1b1", "XW02 1 ^ a1b1"), expansions=("ghost",), options={"recycle": True})
    made.supply(0, I2=1, P5=1).puzzle(0, 1, "XW01").puzzle(0, 2, "XW02").reserve(1, T4=0)
    game = made.game()
    assert code(game, "levelup O1 O1") == "no_level_up_open"
    assert code(game, "reward L5") == "no_reward_open"
    play(game, "master")
    assert code(game, FIRST_GHOST) == "action_open"
    play(game, "place 1 I2 a1b1", "done")
    assert (code(game, "levelup O1 O1"), code(game, "ghost L5 I2+V3")) == ("choice_open", "choice_open")
    play(game, "reward S4", "place 2 I2 a1b1")
    assert (code(game, "recycle W"), code(game, "reward L5")) == ("choice_open", "choice_open")
    finishing = made.finishing().set(final_round=1).game()
    assert (code(finishing, FIRST_GHOST), code(finishing, "swap L5 L5")) == ("only_touches", "only_touches")


def test_the_rewards_of_an_action_come_before_a_choice_that_waits() -> None:
    """[T13] [L3] seat 2 is owed S4 next; seat 0, who could have chosen it, gets nothing."""
    faces = own("XB01 1 O4 a1b1", "XW01 1 I4 a1b1", "XW02 1 S4 a1b1")
    made = Table(variant="line-clear", players=4, puzzles=faces).pile(0, "XB01").pile(2, "XW01", "XW02")
    made.seat(0, pending={"kind": "reward", "puzzles": ["XB01"]})
    made.seat(2, pending={"kind": "reward", "puzzles": ["XW01", "XW02"]})
    game = made.reserve(1, I4=0, L4=1, O4=0, S4=1, T4=0).game()
    events = game.play("reward L4", 2)
    assert [(event["kind"], event["seat"]) for event in events] == [("reward", 2), ("reward", 2), ("no_reward", 0)]


def test_a_reward_given_by_itself_narrows_a_choice_before_the_next_one_is_asked() -> None:
    """[L3] [T13] seat 2 gets the L4 that it was left with and may level up; then I2 is all that seat 0 can get."""
    faces = own("XB01 1 S4 a1b1", "XB02 1 V3 a1b1", "XW01 1 T4 a1b1", "XW02 1 ^ a1b1")
    made = Table(variant="line-clear", players=4, puzzles=faces, options={"fallback": "revised"}).supply(2, O1=1)
    made.pile(0, "XB01", "XB02").seat(0, pending={"kind": "reward", "puzzles": ["XB01", "XB02"]})
    made.pile(2, "XW01", "XW02").seat(2, pending={"kind": "reward", "puzzles": ["XW01", "XW02"]})
    game = made.reserve(1, **{**NOTHING, "I2": 1, "I4": 1, "L4": 1}).game()
    events = game.play("reward I4", 0)
    given = [(event["seat"], event["piece"]) for event in events if event["kind"] == "reward"]
    assert given == [(0, "I4"), (2, "L4"), (0, "I2")]
    assert texts(game, 0) != ["reward I2"]


def test_a_level_up_opens_before_a_choice_that_waits_makes_it_impossible() -> None:
    """[T13] [L3] [G5] seat 0 gets S4, the last that seat 2 could raise I3 to: what was open closes without a word."""
    faces = own("XW01 1 ^ a1b1", "XW02 1 ^ a1b1", "XB01 3 T4 a1b1")
    made = Table(variant="line-clear", players=4, puzzles=faces).supply(2, V3=1, I3=1)
    made.pile(0, "XB01").seat(0, pending={"kind": "reward", "puzzles": ["XB01"]})
    raising = {"kind": "levelup", "puzzles": ["XW01", "XW02"], "steps": 1, "raised": None}
    made.pile(2, "XW01", "XW02").seat(2, pending=raising)
    game = made.reserve(1, I4=0, L4=1, O4=0, S4=1, T4=0).game()
    events = game.play("levelup V3 L4", 2)
    assert [(event["kind"], event["seat"]) for event in events] == [("levelup", 2), ("reward", 0)]
    assert [seat["pending"] for seat in game.to_dict()["seats"]] == [None] * 4


def test_the_first_round_may_be_the_final_one() -> None:
    """[E1] [E2] [R5] in a position that was set up so."""
    game = Table().set(final_round=1).game()
    play(game, "take B1", "take B1")
    assert seat_of(game)["black_taken"]
    assert kinds(play(game, "pass", "gain O1", "pass"), "finishing") == ["finishing"]
    game = Table().set(final_round=1).game()
    play(game, "swap I2 O1", "pass", "pass")
    assert game.to_dict()["idle"]["rounds"] == 0
    game = Table().deck("B", "B20").set(final_round=1).game()
    assert kinds(play(game, "take B1"), "end_triggered") == []
    game = Table(variant="line-clear", players=4).set(final_round=1).game()
    for seat in (0, 2, 1, 3):
        game.play("pass", seat)
    assert game.to_dict()["passed"] == ["black"]


def test_whoever_can_do_nothing_may_pass() -> None:
    """[T1] [R1] a position set up so that no action is legal, though all three have to be done."""
    game = stuck("XW01", "XW02", "XW03", "XW04").deck("W", "W08").deck("B", "B08").game()
    assert texts(game, 0) == ["pass"]


def test_what_may_be_begun_is_listed_once_and_nothing_else_is() -> None:
    """[T1] [A2] [R3] with Master, an Ambassador action, a row to recycle and a pass to choose from."""
    made = Table(puzzles=FACES, edition="revised", expansions=("ambassador",), options={"must_act": False})
    game = made.supply(0, O1=1, I2=1).puzzle(0, 1, "B01").pile(0, "AW01").seat(0, unused_m=["AW01"]).game()
    listed = [move.index for move in game.legal(0)]
    assert listed == [index for index in range(2751) if game.why_not(index, 0) is None]
    assert [text for text in texts(game) if " " not in text] == ["master", "ambassador", "pass"]
