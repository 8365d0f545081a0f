"""Plans for puzzles that can be taken: as short as the solver says, playable, and from nothing but the view."""

import json
from random import Random
from typing import Any

import pytest

from projectl import Game
from projectl.analysis import TakePlan, plan_of
from projectl.catalogue.box import open_box
from projectl.solver.fillings import fillings, look_up
from projectl.solver.plan import Terms, fewest_actions
from projectl.solver.taking import LIMIT, PUZZLE, TOLD, TRIED, WORK, taking
from tests.modes import MODES
from tests.playing import keen, play_on

AFTER = (0, 9, 40, 85)
PLAYED = ("kickstarter-2", "translated-2", "scarce-3", "ghost-2", "everything-4", "own-2")
"""Modes in which others may pass, so that a plan can be played to its end."""


def sources(game: Game, seat: int) -> list[str]:
    """What a seat may take and see."""
    takes = [str(move).removeprefix("take ") for move in game.legal(seat) if str(move).startswith("take ")]
    return [source for source in takes if not source.endswith("deck")]


def positions(name: str) -> list[tuple[Game, int]]:
    """Games of a mode in which somebody may take a puzzle."""
    found, random = [], Random(name)
    for seed, decisions in enumerate(AFTER):
        game = Game.new(seed=seed, **MODES[name])
        play_on(game, random, decisions, keen)
        found += [(game, seat) for seat in game.to_decide if sources(game, seat)]
    return found


def fewest(game: Game, seat: int, puzzle: str) -> int | None:
    view = game.view(seat)
    face = next(each for each in open_box(tuple(view["expansions"]), view["puzzles"]).puzzles if each.id == puzzle)
    states, _ = game.arrays
    state = states[0]
    return fewest_actions(face.recess, state.supply[seat].tolist(), state.reserve.tolist(), Terms(states))


@pytest.mark.parametrize("name", ["kickstarter-2", "revised-solo", "line-clear-4", "everything-4", "scarce-3"])
def test_a_plan_is_as_short_as_the_solver_says(name: str) -> None:
    found = positions(name)
    assert found
    for game, seat in found:
        for source in sources(game, seat)[:4]:
            plan = plan_of(game.view(seat), seat, source)
            shortest = fewest(game, seat, plan.puzzle)
            assert plan.actions == (None if shortest is None else shortest + 1)
            assert plan.actions in (None, len(plan.moves))
            assert len(plan.turns) == len(plan.moves)


def play_out(game: Game, seat: int, plan: TakePlan) -> bool:
    """Play a plan, the others passing; whether the game went on for long enough."""
    true, turn = game.copy(), 0
    for when, moves in zip(plan.turns, plan.moves, strict=True):
        waited = False
        while true.to_decide and true.to_decide[0] != seat:
            true.play("pass")
            waited = True
        if true.view()["phase"] != "turn":
            return False
        turn += waited
        assert when == turn
        for move in moves:
            assert true.why_not(move, seat) is None, (move, true.why_not(move, seat))
            events = true.play(move, seat)
    assert any(event["kind"] == "complete" and event["puzzle"] == plan.puzzle for event in events)
    return True


@pytest.mark.parametrize("name", PLAYED)
def test_a_plan_can_be_played(name: str) -> None:
    played = 0
    for game, seat in positions(name):
        for source in sources(game, seat)[:5]:
            plan = plan_of(game.view(seat), seat, source)
            if plan.actions is None:
                continue
            was_played = play_out(game, seat, plan)
            played += was_played
            assert not (was_played and plan.is_late)
    assert played


def test_other_ways_keep_a_piece_that_the_first_uses_up_and_can_be_played() -> None:
    played = 0
    for name in ("kickstarter-2", "ghost-2"):
        for game, seat in positions(name):
            held: dict[str, int] = game.view(seat)["seats"][seat]["supply"]
            for source in sources(game, seat)[:5]:
                plan = plan_of(game.view(seat), seat, source)
                assert len(plan.others) <= 2
                for other in plan.others:
                    assert plan.actions is not None
                    assert other.actions is not None
                    assert plan.actions <= other.actions <= plan.actions + 1
                    assert other.keeps is not None
                    assert dict(other.left)[other.keeps] >= held[other.keeps] > dict(plan.left).get(other.keeps, 0)
                    assert other.moves != plan.moves
                    played += play_out(game, seat, other)
                told = plan.to_dict()
                assert [each["keeps"] for each in told["others"]] == [other.keeps for other in plan.others]
                assert "keeps" not in told
    assert played


def test_what_is_left_is_what_the_supply_holds_without_the_puzzle() -> None:
    game = Game.new(seed=7)
    plan = plan_of(game.view(0), 0, "W1")
    assert plan.actions is not None
    for moves in plan.moves[:-1]:
        while game.to_decide[0] != 0:
            game.play("pass")
        for move in moves:
            game.play(move, 0)
    [last] = plan.moves[-1]
    held: dict[str, int] = game.view(0)["seats"][0]["supply"]
    held[last.split(" ")[2]] -= 1
    assert dict(plan.left) == {piece: count for piece, count in held.items() if count}


def test_taking_the_last_black_puzzle_may_leave_too_little_time() -> None:
    """[E1] [E2] the end comes a round after this one."""
    game = Game.new(seed=3)
    position = game.to_dict()
    position["decks"]["B"] = position["decks"]["B"][:1]
    game = Game.from_dict(position)
    plan = plan_of(game.view(0), 0, "B1")
    assert plan.turns[-1] > 1
    assert plan.is_late
    assert not plan_of(Game.new(seed=3).view(0), 0, "B1").is_late


def test_nothing_hidden_is_used() -> None:
    """The same view, dealt otherwise: the same plan; and JSON is enough."""
    for game, seat in positions("everything-4"):
        view: dict[str, Any] = game.view(seat)
        source = sources(game, seat)[0]
        assert plan_of(view, seat, source) == plan_of(Game.from_view(view, 99).view(seat), seat, source)
        assert plan_of(json.loads(json.dumps(view)), seat, source) == plan_of(view, seat, source)


def test_what_cannot_be_taken_or_seen_is_refused() -> None:
    game = Game.new(seed=1, edition="revised")
    for source in ("Wdeck", "G1", "W7", "w1", "", "W1 "):
        with pytest.raises(ValueError):  # noqa: PT011 - each says something else
            plan_of(game.view(0), 0, source)
    with pytest.raises(ValueError, match="S5"):
        plan_of(game.view(1), 1, "W1")


def test_a_plan_that_is_not_found_in_time_says_so() -> None:
    game = Game.new(seed=1)
    plan = plan_of(game.view(0), 0, "B1", nodes=1)
    assert plan.actions is None
    assert plan.to_dict()["steps"] == []


def test_a_plan_tries_no_more_steps_than_it_may() -> None:
    """Ways to fill times steps are bounded; how long that takes is for benchmarks to say."""
    limits = set()
    for game, seat in [*positions("everything-4"), *positions("own-2")]:
        for source in sources(game, seat):
            plan_of(game.view(seat), seat, source)
            room = taking()
            recess = int(game.arrays[1][0].recess[int(room.facts[PUZZLE])])
            _, ways = look_up(fillings("ghost" in game.view()["expansions"]), recess)
            limit = int(room.facts[LIMIT])
            assert limit == min(10_000, WORK // ways)
            assert all(tried <= limit + 1 for tried in room.ways[: int(room.facts[TOLD]), TRIED].tolist())
            limits.add(limit)
    assert len(limits) > 1
