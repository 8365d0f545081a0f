"""Hints: legal, honest about what the player cannot know, the same again, and with a reason that is true."""

import json
import re
import sys
from random import Random
from typing import Any

import pytest

from projectl import Game
from projectl.analysis import Hint, hints
from projectl.bots.story import NOW, story
from projectl.bots.telling import begin_story, end_story
from projectl.catalogue.box import open_box
from projectl.solver.exact import NODES as TRIED
from projectl.solver.exact import trail
from projectl.solver.fillings import fillings
from projectl.solver.needing import NODES as MOST_TRIED
from projectl.words.told import Row, fill
from tests.modes import MODES, SAMPLE
from tests.playing import keen, play_on
from tests.table import Table

NODES = 200
AFTER = (0, 7, 31, 64, 97, 131)
"""Decisions after which a hint is asked for; games that are over by then are asked no more."""


def named_in(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]{1,2}\d\d\b", text))


def strings_in(thing: object) -> set[str]:
    """Every text inside a JSON value."""
    if isinstance(thing, dict):
        return set().union(*map(strings_in, thing.values()))
    if isinstance(thing, list | tuple):
        return set().union(*map(strings_in, thing))
    return {thing} if isinstance(thing, str) else set()


def seen_puzzles(view: dict[str, Any], seat: int) -> set[str]:
    """The puzzles on the table that a seat can take or has."""
    area = view["seats"][seat]
    seen = {puzzle for row in view["rows"].values() for puzzle in row}
    seen.update(lying["id"] for lying in area["puzzles"] if lying)
    if area["pending"]:
        seen.update(area["pending"].get("puzzles", ()))
    return seen - {None}


def check_line(game: Game, seat: int, hint: Hint) -> None:
    """The line is legal on the true game, which the hint never saw, and stays within the turn."""
    true = game.copy()
    for number, move in enumerate(hint.line):
        assert true.why_not(move, seat) is None, (number, hint)
        events = true.play(move, seat)
        if any(event["kind"] == "end_turn" and event["seat"] == seat for event in events):
            assert number == len(hint.line) - 1


def check(game: Game, seat: int) -> list[Hint]:
    view = game.view(seat)
    before = json.dumps(view)
    found = hints(view, seat, nodes=NODES, seed=3)
    assert json.dumps(view) == before
    assert 1 <= len(found) <= 3
    assert len({hint.move for hint in found}) == len(found)
    known = {puzzle.id for puzzle in open_box(tuple(view["expansions"]), view["puzzles"]).puzzles}
    for hint in found:
        assert hint.move in game.legal(seat)
        assert hint.reason().endswith(".")
        assert 0 <= hint.chance <= 1
        as_json = json.loads(json.dumps(hint.to_dict()))
        said = (fill(Row(row["key"], row["args"])) for row in as_json["told"])
        assert " ".join(said) == hint.reason()
        assert named_in(hint.reason()) | (strings_in([as_json["facts"], as_json["told"]]) & known) <= seen_puzzles(
            view, seat
        )
        check_line(game, seat, hint)
    return found


@pytest.mark.parametrize("mode", SAMPLE)
def test_a_hint_is_legal_and_names_nothing_unseen(mode: str) -> None:
    game, random, decisions = Game.new(seed=5, **MODES[mode]), Random(5), 0
    for after in AFTER:
        play_on(game, random, after - decisions, keen)
        decisions = after
        for seat in game.to_decide:
            check(game, seat)


def states_hinted_at(mode: str, seed: int) -> set[str]:
    """The phases and pending choices that a game comes to; at the first of each a hint was asked for."""
    seen: set[str] = set()
    game, random = Game.new(seed=seed, **MODES[mode]), Random(seed)
    while not game.is_over:
        for seat in game.to_decide:
            view = game.view(seat)
            pending = view["seats"][seat]["pending"]
            state = pending["kind"] if pending else view["phase"]
            if state not in seen:
                seen.add(state)
                check(game, seat)
        play_on(game, random, 1, keen)
    return seen


def test_every_open_choice_and_the_end_get_a_hint() -> None:
    seen: set[str] = set()
    games = {"scarce-3": 0, "everything-4": 0, "everything-revised-2": 1, "everything-solo": 2, "line-clear-4": 3}
    for mode, seed in games.items():
        seen |= states_hinted_at(mode, seed)
    assert seen == {"turn", "finishing", "master", "ambassador", "ghost", "reward", "levelup", "recycle"}


def test_the_same_seed_gives_the_same_hints() -> None:
    game = play_on(Game.new(seed=2), Random(2), 40, keen)
    view = game.view(game.to_decide[0])
    once, again = (hints(view, nodes=2000, seed=9) for _ in range(2))
    assert [hint.to_dict() for hint in once] == [hint.to_dict() for hint in again]


def test_a_puzzle_that_can_be_finished_is_finished_and_the_reason_says_so() -> None:
    face = next(puzzle for puzzle in open_box((), None).puzzles if puzzle.id == "W07")
    table = Table(players=2).supply(0, O1=2).puzzle(0, 1, "W07", ("T4", "b3c3d3c4"), ("I2", "d4e4"))
    game = table.set(final_round=1).turn(0, 2).game()
    top = hints(game.view(0), nodes=2000)[0]
    assert f"Completes W07 this turn for {face.points} point" in top.reason()
    assert f"with {face.reward} as the reward" in top.reason()
    assert top.facts[0]["kind"] == "complete"
    assert top.facts[0]["pieces"] == [face.reward]


def finishing(**supply: int) -> Game:
    """Seat 0 before its touches: two cells of B03 are open."""
    laid = (("S4", "b3c3a4b4"), ("L4", "d3d4c5d5"), ("O1", "c2"), ("I2", "e4e5"), ("I2", "a5b5"), ("O1", "a3"))
    table = Table(players=2).supply(0, **supply).supply(1)
    return table.puzzle(0, 1, "B03", *laid).set(final_round=1).finishing().game()


def test_finishing_touches_say_what_they_bring() -> None:
    game = finishing(O1=2)
    [hint] = hints(game.view(0))
    points = open_box((), None).puzzles[open_box((), None).number["B03"]].points
    assert hint.reason() == f"Completes B03 for {points} points with 2 touches."
    assert str(hint.line[-1]) == "done"
    assert hint.margin == points - 2
    assert hint.chance == 1


def test_touches_that_are_paid_are_not_counted_again() -> None:
    game = finishing(O1=2)
    for move in hints(game.view(0))[0].line[:-1]:
        game.play(move)
    [hint] = hints(game.view(0))
    assert hint.reason() == "There is no other move. B03 is full already, for 5 points."


def test_touches_that_bring_nothing_are_not_made() -> None:
    [hint] = hints(finishing(O1=1).view(0))
    assert [str(move) for move in hint.line] == ["done"]
    assert hint.reason() == "No puzzle is worth what its touches would cost."


def test_the_only_move_says_that_it_is() -> None:
    table = Table(players=2).supply(0, O1=1, I2=1).puzzle(0, 1, "W07")
    game = table.game()
    for move in ("master", "place 1 O1 a3"):
        game.play(move)
    assert [str(move) for move in game.legal()] == ["done"]
    [hint] = hints(game.view(0), nodes=NODES)
    assert hint.reason().startswith("There is no other move.")


def test_nobody_to_decide_gets_no_hint_and_two_must_say_which() -> None:
    game = Game.new(variant="line-clear", seed=1)
    one, two = game.to_decide
    with pytest.raises(ValueError, match="say for which one"):
        hints(game.view(one))
    assert {str(hint.move)[5:] for hint in hints(game.view(two), two, nodes=NODES)}
    waiting = next(seat for seat in range(4) if seat not in game.to_decide)
    assert hints(game.view(waiting), waiting) == []


def test_more_hints_come_when_asked_for() -> None:
    view: dict[str, Any] = Game.new(seed=7).view(0)
    assert len(hints(view, count=1, nodes=NODES)) == 1
    assert len(hints(view, count=5, nodes=NODES)) > 1


FIELD = "#####\n" * 5


def own(**settings: Any) -> Game:
    """Two unfinished puzzles of one's own before seat 0, each the whole field."""
    ids = [puzzle.id for puzzle in open_box((), None).puzzles]
    text = "\n".join(f"{puzzle} 20 O1\n{FIELD}" for puzzle in ids)
    game = Game.new(players=2, puzzles=text, seed=1, **settings)
    for move in ("take W1", "take W2", "gain O1"):
        game.play(move)
    play_on(game, Random(1), 3, keen)
    return game


def needed(game: Game) -> list[int]:
    """What the puzzles of seat 0 need; -1 where nobody knows."""
    states, book = game.arrays
    room = story()
    room.states[0] = states[0]
    begin_story(room, book, 0, 0, 0)
    end_story(room, trail(), fillings(bool(states[0].options.ghost)), book, True)
    return [int(room.needs[NOW, puzzle]) for puzzle in states[0].puzzle[0].tolist() if puzzle >= 0]


def test_the_larger_a_puzzle_the_fewer_steps_are_tried() -> None:
    assert set(needed(own(expansions=("ghost",)))) == {-1}, "nobody knows, for it gave up"
    assert 0 < int(trail().facts[TRIED]) < MOST_TRIED // 4
    largest = Table(players=2, expansions=("ghost",)).puzzle(0, 1, "B03").game()
    assert -1 not in needed(largest)


def test_when_time_is_up_what_puzzles_need_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_on(Game.new(seed=2), Random(2), 40, keen)
    seat = game.to_decide[0]

    def known(found: list[Hint]) -> set[Any]:
        return {fact["actions"] for hint in found for fact in hint.facts if fact["kind"] in ("take", "near")}

    assert known(hints(game.view(seat), seat, count=5, nodes=NODES)) - {None}
    monkeypatch.setattr(sys.modules["projectl.analysis.hints"], "FACTS_MS", -1000)
    found = hints(game.view(seat), seat, count=5, think_ms=50)
    assert known(found) <= {None, 0}
    assert all(hint.reason() for hint in found)
