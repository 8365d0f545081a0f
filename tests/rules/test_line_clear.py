"""Chapter L: Line Clear. Its markers, beats and end are simulated here once more, with nothing but a ring of seats.

Long, because that second simulation and the chapter's tests belong side by side.
"""

import itertools
import json
import random
from collections import Counter
from typing import Any

import pytest

from projectl import Game, InvalidPosition
from tests.rules.faces import own
from tests.table import Table, kinds, rule, texts

FACES = own(
    "XW01 1 T4 a1b1",
    "XW02 1 I3 a1b1",
    "XW03 1 P5 a1b1",
    "XB01 3 ^ a1b1",
    "XB02 3 M a1b1",
    "XW04 0 O1 a1",
    "XW05 0 O1 a1b1c1d1e1",
    "XW06 0 O1 a1b1c1d1e1",
    "XW07 0 O1 a1b1c1d1e1",
    "XW08 0 O1 a1b1c1d1e1",
)
OWN_BLACK = own(*(f"XB{n:02} 2 O1 a1b1" for n in range(1, 5)))
"""Enough black puzzles for six players without Ghost."""


def line_clear(players: int = 4, **terms: Any) -> Table:
    puzzles = terms.pop("puzzles", OWN_BLACK if players == 6 else FACES)
    return Table(variant="line-clear", players=players, puzzles=puzzles, **terms)


def seat_of(game: Game, seat: int) -> Any:
    return game.to_dict()["seats"][seat]


def takes(game: Game, seat: int) -> list[str]:
    return [text.removeprefix("take ") for text in texts(game, seat) if text.startswith("take")]


def both_pass(game: Game) -> None:
    for seat in game.to_decide:
        game.play("pass", seat)


# [L1] [L2] set-up


@pytest.mark.parametrize(("players", "black"), [(4, 16), (5, 20), (6, 24)])
def test_two_rows_of_three_on_each_side(players: int, black: int) -> None:
    """[L1] 4 to 6 players; rows of three: left and right, white and black; both decks shared."""
    position = line_clear(players, puzzles=OWN_BLACK).d
    assert [len(position["rows"][name]) for name in "WB"] == [6, 6]
    assert None not in position["rows"]["W"] + position["rows"]["B"]
    assert len(position["decks"]["B"]) == black - 6
    assert len(position["decks"]["W"]) == 32 - 6


def test_who_may_play_it() -> None:
    """[L1] 4 to 6 players, in every preset that seats them."""
    for edition in ("kickstarter", "translated", "revised"):
        for players in (4, 5):
            Game.new(variant="line-clear", players=players, edition=edition)
        Game.new(variant="line-clear", players=6, edition=edition, puzzles=OWN_BLACK)
    Game.new(variant="line-clear", players=4, edition="retail")
    assert Game.new(variant="line-clear").to_dict()["players"] == 4
    for players in (1, 2, 3, 7):
        with pytest.raises(InvalidPosition, match="L1"):
            Game.new(variant="line-clear", players=players)
    with pytest.raises(InvalidPosition, match="C2"):
        Game.new(variant="line-clear", players=5, edition="retail")


@pytest.mark.parametrize(("players", "black"), [(4, 2), (5, 2), (6, 3)])
def test_where_the_markers_start(players: int, black: int) -> None:
    """[L2] white with the first player; black with the 3rd of 4 or 5, with the 4th of 6."""
    game = line_clear(players).game()
    assert game.to_dict()["markers"] == {"white": 0, "black": black}
    assert game.to_decide == (0, black)


# [L3] two turns at the same time


def test_either_may_decide_at_any_moment() -> None:
    """[L3] both decide, in any order; one may finish long before the other."""
    game = line_clear().game()
    for seat in (2, 0, 2, 2):
        game.play("gain O1", seat)
    assert game.to_decide == (0,)
    assert rule(game, "gain O1", 2) == "L3"
    assert rule(game, "gain O1", 1) == "L3"
    assert game.legal(2) == game.legal(3) == []
    assert [seat_of(game, seat)["actions_left"] for seat in range(4)] == [2, 0, 0, 0]
    game.play("gain O1")
    game.play("pass")
    assert game.to_dict()["to_decide"] == [1, 3]


def test_a_seat_must_be_named_while_two_may_decide() -> None:
    """[L3] with two seats to decide, a decision says whose it is."""
    game = line_clear().game()
    for ask in (game.legal, lambda: game.play("pass"), lambda: game.why_not("pass")):
        with pytest.raises(ValueError, match="may decide"):
            ask()


def test_independent_turns_interleave_freely() -> None:
    """[L3] decisions that do not touch each other lead to the same position in every order."""
    white = ["take W1", "gain O1", "swap I2 V3"]
    black = ["take B4", "swap I2 I3", "gain O1"]
    found = set()
    for places in itertools.combinations(range(6), 3):
        game = line_clear().game()
        ours, theirs = iter(white), iter(black)
        for turn in range(6):
            if turn in places:
                game.play(next(ours), 0)
            else:
                game.play(next(theirs), 2)
        found.add(json.dumps(game.to_dict()))
    assert len(found) == 1
    assert json.loads(found.pop())["to_decide"] == [1, 3]


def test_decisions_are_applied_as_they_arrive() -> None:
    """[L3] who takes first is refilled first, from the shared deck."""
    first, second = (line_clear().game() for _ in range(2))
    deck = first.to_dict()["decks"]["W"]
    first.play("take W1", 0)
    first.play("take W4", 2)
    second.play("take W4", 2)
    second.play("take W1", 0)
    for game, (left, right) in ((first, deck[:2]), (second, deck[1::-1])):
        row = game.to_dict()["rows"]["W"]
        assert (row[0], row[3]) == (left, right)


def open_reward(**reserve: int) -> Game:
    """Seat 0 has completed a puzzle for a T4 that is gone; seat 2 is about to decide."""
    table = line_clear().supply(0, I2=1).supply(2, I3=2, I4=1, T4=1).puzzle(0, 1, "XW01")
    game = table.reserve(T4=0, S4=0, O4=0, **reserve).game()
    game.play("place 1 I2 a1b1", 0)
    return game


def test_an_open_reward_is_answered_from_the_reserve_as_it_stands() -> None:
    """[L3] an open choice is answered from the reserve as it stands then."""
    game = open_reward(I4=3, L4=2)
    assert texts(game, 0) == ["reward I4", "reward L4"]
    game.play("gain O1", 2)
    assert texts(game, 0) == ["reward I4", "reward L4"]
    assert seat_of(game, 0)["actions_left"] == 3
    game.play("reward L4", 0)
    assert seat_of(game, 0)["actions_left"] == 2


def test_a_single_possible_reward_is_given() -> None:
    """[L3] after every decision it is looked at again; a single possible piece is given."""
    game = open_reward(I4=1, L4=2)
    events = game.play("swap I3 I4", 2)
    given = [event for event in events if event["kind"] == "reward"]
    assert given == [{"kind": "reward", "seat": 0, "piece": "L4", "puzzle": "XW01"}]
    assert seat_of(game, 0)["pending"] is None
    assert seat_of(game, 0)["actions_left"] == 2
    assert seat_of(game, 0)["supply"]["L4"] == 1


def test_the_printed_reward_may_come_back() -> None:
    """[L3] if the other player returns the very piece, that is the single possible one."""
    game = open_reward(I4=1, L4=2)
    game.play("swap T4 O1", 2)
    assert seat_of(game, 0)["supply"]["T4"] == 1
    assert seat_of(game, 0)["pending"] is None


def test_a_choice_may_grow() -> None:
    """[L3] a shape that comes back is offered too."""
    game = open_reward(I4=0, L4=1, V3=0)
    assert seat_of(game, 0)["supply"]["L4"] == 1, "a single one was given at once"
    table = line_clear().supply(0, I2=1).supply(2, O4=1).puzzle(0, 1, "XW01")
    game = table.reserve(T4=0, S4=0, O4=0).game()
    game.play("place 1 I2 a1b1", 0)
    assert texts(game, 0) == ["reward I4", "reward L4"]
    game.play("swap O4 O1", 2)
    assert texts(game, 0) == ["reward I4", "reward L4", "reward O4"]


def test_no_possible_reward_closes_the_choice() -> None:
    """[L3] none closes it; a Ghost action can take all that was offered at once."""
    table = line_clear(expansions=("ghost",), options={"fallback": "revised"}).supply(0, I2=1).supply(2, U5=1)
    table.puzzle(0, 1, "XW02")
    game = table.reserve(3, I3=0, V3=0, I4=0, L4=0, O4=0, S4=0, T4=0, O1=1, I2=2).game()
    game.play("place 1 I2 a1b1", 0)
    assert texts(game, 0) == ["reward O1", "reward I2"]
    events = game.play("ghost U5 O1+I2+I2", 2)
    assert kinds(events, "reward", "no_reward") == ["no_reward"]
    assert seat_of(game, 0)["pending"] is None
    assert seat_of(game, 0)["pile"] == ["XW02"]


def test_a_level_up_without_a_step_is_closed() -> None:
    """[L3] [G5] an open Level Up is looked at again too: if no piece can be raised any more, it closes."""
    table = line_clear().supply(0, I2=1).supply(2, O1=1, I4=1).puzzle(0, 1, "XB01")
    rest = dict.fromkeys(("I2", "I3", "V3", "L4", "O4", "S4", "T4"), 0)
    game = table.reserve(3, **{**rest, "I4": 1}).game()
    game.play("place 1 I2 a1b1", 0)
    assert texts(game, 0) == ["levelup I2 I4", "skip"]
    game.play("swap O1 I4", 2)
    assert seat_of(game, 0)["pending"] is None
    assert seat_of(game, 0)["actions_left"] == 2
    assert seat_of(game, 0)["supply"]["I2"] == 1


def test_a_level_up_is_never_forced() -> None:
    """[L3] [G5] a single possible step is still asked, since it may be declined."""
    table = line_clear().supply(0, I2=1).supply(2, I2=2).puzzle(0, 1, "XB01")
    game = table.reserve(3, I3=1, V3=1).game()
    game.play("place 1 I2 a1b1", 0)
    assert texts(game, 0) == ["levelup I2 I3", "levelup I2 V3", "skip"]
    game.play("swap I2 I3", 2)
    assert texts(game, 0) == ["levelup I2 V3", "skip"]


def test_the_last_action_ends_when_the_other_settles_its_reward() -> None:
    """[L3] [T13] the turn whose last action waited for a choice is over when that choice closes by itself."""
    table = line_clear().supply(0, I2=1).supply(2, I3=2).puzzle(0, 1, "XW01").seat(0, actions_left=1)
    game = table.reserve(T4=0, S4=0, O4=0, I4=1, L4=1).game()
    game.play("place 1 I2 a1b1", 0)
    events = game.play("swap I3 I4", 2)
    assert kinds(events, "reward", "end_turn") == ["reward", "end_turn"]
    assert game.to_decide == (2,)


def test_no_legal_action_because_of_the_other() -> None:
    """[L3] [T1] a turn ends by itself when the other player's decision leaves it no legal action."""
    table = line_clear(options={"must_act": True, "pieces_each": 10}).supply(0)
    for slot in (1, 2, 3, 4):
        table.puzzle(0, slot, f"XW{slot + 4:02}")
    rest = dict.fromkeys(table.d["reserve"], 0)
    game = table.reserve(3, **{**rest, "O1": 1}).game()
    assert texts(game, 0) == ["gain O1"]
    events = game.play("gain O1", 2)
    assert [event["seat"] for event in events if event["kind"] == "end_turn"] == [0]
    assert game.to_decide == (2,)


# [L4] [L5] rows and markers


def test_each_takes_from_the_own_rows() -> None:
    """[L4] the white marker's holder takes only from the left rows, the black marker's only from the right."""
    game = line_clear().game()
    left, right = ["W1", "W2", "W3", "B1", "B2", "B3"], ["W4", "W5", "W6", "B4", "B5", "B6"]
    assert takes(game, 0) == left
    assert takes(game, 2) == right
    assert {rule(game, f"take {source}", 0) for source in right} == {"L4"}
    assert {rule(game, f"take {source}", 2) for source in left} == {"L4"}
    both_pass(game)
    both_pass(game)
    assert game.to_dict()["markers"] == {"white": 2, "black": 0}
    assert takes(game, 2) == left
    assert takes(game, 0) == right


def test_a_taken_puzzle_is_replaced_on_its_side() -> None:
    """[L4] [T2] the slot itself is refilled, from the shared deck."""
    game = line_clear().game()
    top = game.to_dict()["decks"]["B"][0]
    game.play("take B5", 2)
    assert game.to_dict()["rows"]["B"][4] == top


@pytest.mark.parametrize("players", [4, 5, 6])
def test_both_markers_move_one_seat(players: int) -> None:
    """[L5] when both have finished, both markers move one seat clockwise."""
    game = line_clear(players).game()
    white, black = game.to_dict()["markers"].values()
    for beat in range(1, players):
        game.play("gain O1", white)
        game.play("pass", white)
        assert game.to_dict()["round"] == beat, "not before both have finished"
        game.play("pass", black)
        white, black = (white + 1) % players, (black + 1) % players
        assert game.to_dict()["markers"] == {"white": white, "black": black}
        assert set(game.to_decide) == {white, black}
        assert game.to_dict()["round"] == beat + 1


# [L6] the end


def beats_played(players: int, trigger: int) -> list[tuple[int, int]]:
    """Who holds the markers in each beat, when the end is triggered in beat `trigger`."""
    white, black = 0, (3 if players == 6 else 2)
    passed_to_first: set[str] = set()
    beats = []
    for beat in itertools.count(1):
        beats.append((white, black))
        white, black = (white + 1) % players, (black + 1) % players
        if beat >= trigger:
            passed_to_first |= {name for name, seat in (("white", white), ("black", black)) if seat == 0}
        if passed_to_first == {"white", "black"}:
            break
    return beats


def play_beats(game: Game, trigger: int, by_white: bool, chance: random.Random) -> list[tuple[int, int]]:
    """Everybody gains a piece and passes; in one beat one of the two takes the black puzzle that empties the deck."""
    beats = []
    while game.to_dict()["phase"] == "turn":
        position = game.to_dict()
        holders = (position["markers"]["white"], position["markers"]["black"])
        beats.append(holders)
        assert position["round"] == len(beats)
        assert (position["final_round"] is None) == (len(beats) <= trigger)
        todo = {seat: ["gain O1", "pass"] for seat in holders}
        if len(beats) == trigger:
            todo[holders[not by_white]] = ["take B1" if by_white else "take B4", "pass"]
        while todo:
            seat = chance.choice(list(todo))
            game.play(todo[seat].pop(0), seat)
            if not todo[seat]:
                del todo[seat]
    return beats


@pytest.mark.parametrize("by_white", [True, False], ids=["by white", "by black"])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_end_against_a_simulation(players: int, by_white: bool) -> None:
    """[L2] [L5] [L6] who plays how many turns, for every seat and beat that may trigger the end."""
    chance = random.Random(players)
    for trigger in range(1, 3 * players + 1):
        table = line_clear(players, options={"pieces_each": 99})
        game = table.deck("B", table.d["decks"]["B"][0]).game()
        beats = play_beats(game, trigger, by_white, chance)
        expected = beats_played(players, trigger)
        assert beats == expected
        position = game.to_dict()
        assert position["final_round"] == position["round"] == len(expected)
        assert position["phase"] == "finishing"
        turns = Counter(itertools.chain.from_iterable(expected))
        gained = [each["supply"]["O1"] - 1 for each in position["seats"]]
        trigger_seat = expected[trigger - 1][not by_white]
        assert gained == [turns[seat] - (seat == trigger_seat) for seat in range(players)]


def test_the_printed_example() -> None:
    """[L6] five players, white at seat 1 and black at seat 3: two beats later black reaches seat 0, two more white."""
    table = line_clear(5)
    game = table.deck("B", table.d["decks"]["B"][0]).game()
    for seat in (0, 2):
        game.play("gain O1", seat)
        game.play("pass", seat)
    assert game.to_dict()["markers"] == {"white": 1, "black": 3}
    game.play("take B1", 1)
    assert game.to_dict()["final_round"] == 5
    both_pass(game)
    assert game.to_dict()["passed"] == []
    both_pass(game)
    assert game.to_dict()["markers"] == {"white": 3, "black": 0}
    assert game.to_dict()["passed"] == ["black"]
    both_pass(game)
    assert game.to_dict()["phase"] == "turn"
    both_pass(game)
    position = game.to_dict()
    assert (position["phase"], position["round"]) == ("finishing", 5)
    assert position["passed"] == ["white", "black"]
    assert position["to_decide"] == [0]


def test_the_pass_of_the_same_turn_counts() -> None:
    """[L6] every pass after the trigger counts, that of the same turn included."""
    table = line_clear(4, options={"pieces_each": 99})
    game = table.deck("B", table.d["decks"]["B"][0]).game()
    for _ in range(3):
        for seat in game.to_decide:
            game.play("gain O1", seat)
            game.play("pass", seat)
    assert game.to_dict()["markers"] == {"white": 3, "black": 1}
    game.play("take B4", 1)
    both_pass(game)
    assert game.to_dict()["passed"] == ["white"]
    assert game.to_dict()["markers"]["white"] == 0


def test_six_puzzles_stay_when_the_end_is_triggered() -> None:
    """[L6] [E1] the black rows are still full; later takes leave their places empty."""
    table = line_clear()
    game = table.deck("B", table.d["decks"]["B"][0]).game()
    events = game.play("take B1", 0)
    triggered = [event for event in events if event["kind"] == "end_triggered"]
    assert [event["variant"] for event in triggered] == ["line-clear"]
    assert None not in game.to_dict()["rows"]["B"]
    game.play("take B4", 2)
    assert game.to_dict()["rows"]["B"].count(None) == 1
    assert rule(game, "take B4", 2) == "T2"


def test_finishing_touches_follow() -> None:
    """[L6] then [E3] [E4] [E5] [E6] [E7]: seat by seat, and the game is over."""
    table = line_clear(4)
    game = table.deck("B", table.d["decks"]["B"][0]).game()
    game.play("take B1", 0)
    while game.to_dict()["phase"] == "turn":
        both_pass(game)
    for seat in range(4):
        assert game.to_decide == (seat,)
        assert rule(game, "gain O1") == "E4"
        assert rule(game, "done", (seat + 1) % 4) == "L3"
        game.play("done")
    assert game.is_over
    assert game.winners


@pytest.mark.parametrize("beat", [1, 2, 3, 4])
def test_a_position_after_the_trigger_is_kept(beat: int) -> None:
    """[L6] the markers passed since the trigger are part of a position."""
    table = line_clear(4)
    game = table.deck("B", table.d["decks"]["B"][0]).game()
    game.play("take B1", 0)
    for _ in range(beat - 1):
        both_pass(game)
    twin = Game.from_dict(json.loads(json.dumps(game.to_dict())))
    for each in (game, twin):
        while each.to_dict()["phase"] == "turn":
            both_pass(each)
    assert twin.to_dict() == game.to_dict()


# [L7] rounds, for [E8]


@pytest.mark.parametrize("players", [4, 5, 6])
def test_one_circuit_without_an_action(players: int) -> None:
    """[L7] [E8] a round is one circuit of the white marker; through one whole round nobody does any action."""
    game = line_clear(players).game()
    for beat in range(1, players + 1):
        assert (game.to_dict()["phase"], game.to_dict()["round"]) == ("turn", beat)
        both_pass(game)
    assert game.to_dict()["phase"] == "finishing"


@pytest.mark.parametrize("acting", ["white", "black"])
@pytest.mark.parametrize("beat", [1, 2, 3, 4])
def test_an_action_in_any_beat_keeps_the_round_alive(beat: int, acting: str) -> None:
    """[L7] [E8] the turns of both markers count, from the first beat to the last of the circuit."""
    game = line_clear(4).game()
    for number in range(1, 5):
        if number == beat:
            game.play("gain O1", game.to_dict()["markers"][acting])
        both_pass(game)
    assert game.to_dict()["phase"] == "turn"
    for _ in range(4):
        both_pass(game)
    assert game.to_dict()["phase"] == "finishing"


@pytest.mark.parametrize("players", [4, 5, 6])
def test_three_circuits_of_swaps(players: int) -> None:
    """[L7] [E8] three whole rounds in a row without progress, only swaps and passes."""
    game = line_clear(players).game()
    game.play("gain O1", 0)
    for beat in range(1, 4 * players + 1):
        assert (game.to_dict()["phase"], game.to_dict()["round"]) == ("turn", beat)
        seat = game.to_decide[0]
        game.play(next(text for text in texts(game, seat) if text.startswith("swap")), seat)
        both_pass(game)
    assert game.to_dict()["phase"] == "finishing"


def test_no_idle_end_once_triggered() -> None:
    """[L7] [E8] not once the end is triggered."""
    table = line_clear(4)
    game = table.deck("B", table.d["decks"]["B"][0]).game()
    both_pass(game)
    game.play("take B1", 1)
    beats = 0
    while game.to_dict()["phase"] == "turn":
        both_pass(game)
        beats += 1
    assert beats == len(beats_played(4, 2)) - 1 == 3


# [R9] [R5] [R3] in Line Clear


def revised(players: int = 4, **options: Any) -> Table:
    return line_clear(players, edition="revised", options=options)


def test_r9_only_white_draws_from_decks() -> None:
    """[R9] only the white marker's holder may draw from decks, from either of them."""
    game = revised().game()
    assert takes(game, 0)[-2:] == ["Wdeck", "Bdeck"]
    assert not {"Wdeck", "Bdeck"} & set(takes(game, 2))
    assert rule(game, "take Wdeck", 2) == rule(game, "take Bdeck", 2) == "R9"
    assert rule(game, "take Gdeck", 0) == "T2"
    top = game.to_dict()["decks"]["B"][0]
    game.play("take Bdeck", 0)
    assert seat_of(game, 0)["puzzles"][0]["id"] == top


def test_r9_only_white_recycles_the_left_rows() -> None:
    """[R9] only the white marker's holder may recycle, and only the left rows."""
    game = revised().game()
    before = game.to_dict()
    assert rule(game, "recycle W", 2) == rule(game, "recycle B", 2) == "R9"
    game.play("recycle B", 0)
    assert texts(game, 0) == ["under 1", "under 2", "under 3"]
    assert rule(game, "under 4", 0) == "R3"
    for place in (2, 3, 1):
        game.play(f"under {place}", 0)
    after = game.to_dict()
    left, deck = before["rows"]["B"][:3], before["decks"]["B"]
    assert after["rows"]["B"] == deck[:3] + before["rows"]["B"][3:]
    assert after["decks"]["B"] == [*deck[3:], left[1], left[2], left[0]]
    assert seat_of(game, 0)["actions_left"] == 2


def test_r5_binds_both_players() -> None:
    """[R5] once triggered, one black puzzle a turn, both players in Line Clear; takes before do not count."""
    table = revised(must_act=False)
    game = table.deck("B", *table.d["decks"]["B"][:2]).game()
    game.play("take B4", 2)
    game.play("take B1", 0)
    assert game.to_dict()["final_round"] is not None
    game.play("take B2", 0)
    game.play("take B5", 2)
    assert rule(game, "take B3", 0) == "R5"
    assert rule(game, "take B6", 2) == "R5"
    assert "take W1" in texts(game, 0)
    both_pass(game)
    assert {"take B3", "take B6"} <= {*texts(game, 1), *texts(game, 3)}, "a new turn"


def test_a_recycle_may_be_overtaken() -> None:
    """[R3] [E1] the other player empties the deck while a row is put under it; the reveal then triggers the end."""
    table = revised(must_act=False)
    game = table.deck("B", table.d["decks"]["B"][0]).game()
    game.play("recycle B", 0)
    for place in (1, 2):
        game.play(f"under {place}", 0)
    game.play("take B4", 2)
    assert game.to_dict()["final_round"] is None, "two puzzles lie in the deck"
    game.play("under 3", 0)
    position = game.to_dict()
    assert None not in position["rows"]["B"]
    assert position["decks"]["B"] == []
    assert position["final_round"] is not None


def test_r5_black_puzzles_are_not_replaced_out_of_a_recycle() -> None:
    """[R5] once triggered, black puzzles are not replaced, not even by those on their way under the deck."""
    table = revised(must_act=False)
    game = table.deck("B", table.d["decks"]["B"][0]).game()
    left = game.to_dict()["rows"]["B"][:3]
    game.play("recycle B", 0)
    game.play("take B4", 2)
    assert game.to_dict()["final_round"] is not None
    for place in (1, 2):
        game.play(f"under {place}", 0)
    game.play("take B5", 2)
    assert game.to_dict()["rows"]["B"][4] is None
    game.play("under 3", 0)
    assert game.to_dict()["rows"]["B"][:3] == left
    assert game.to_dict()["decks"]["B"] == []


def test_r11_waits_for_a_white_recycle() -> None:
    """[R11] puzzles on their way under the white deck come first; what that leaves empty is then filled anew."""
    table = revised(must_act=False, endless_white=True)
    table.pile(1, "W01", "W02", "W03").pile(2, "W04")
    game = table.deck("W", next(card for card in table.d["decks"]["W"] if card.startswith("W"))).game()
    left = game.to_dict()["rows"]["W"][:3]
    game.play("recycle W", 0)
    game.play("under 1", 0)
    game.play("take W4", 2)
    events = game.play("take W5", 2)
    assert game.to_dict()["decks"]["W"] == []
    assert not kinds(events, "noted")
    game.play("under 2", 0)
    events = game.play("under 3", 0)
    assert kinds(events, "noted") == ["noted"]
    row = game.to_dict()["rows"]["W"]
    assert row[:2] == left[1:]
    assert None not in row
    assert row[2] in {"W01", "W02", "W03", "W04"}
    assert len(game.to_dict()["decks"]["W"]) == 3
    assert [each["noted"]["puzzles"] for each in game.to_dict()["seats"]] == [0, 3, 1, 0]
