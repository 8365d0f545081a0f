"""Every kind of fact in a hint's reason is true: what it claims is worked out again from the rules, in every mode."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from projectl import Game
from projectl.analysis import Fact, Hint, account, hints
from projectl.analysis.facts import KINDS
from projectl.catalogue.box import Box, open_box
from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.solver.plan import Terms, fewest_actions
from tests.modes import MODES, SAMPLE
from tests.playing import keen, play_on

NODES = 200
EVERY = 23
"""Decisions between two questions."""

Event = dict[str, Any]


@dataclass
class Played:
    """A hint's line on the true game, which the hint never saw: the game before each move, and the seat's events."""

    seat: int
    box: Box
    before: list[Game]
    moves: list[str]
    events: list[tuple[int, Event]]
    end: Game

    @classmethod
    def of(cls, game: Game, seat: int, hint: Hint) -> "Played":
        view, now = game.view(seat), game.copy()
        played = cls(seat, open_box(tuple(view["expansions"]), view["puzzles"]), [], [], [], now)
        for step, move in enumerate(hint.line):
            played.before.append(now.copy())
            played.moves.append(str(move))
            for event in now.play(move, seat):
                if event["kind"] == "end_turn" and event["seat"] == seat:
                    break
                if event.get("seat", seat) == seat:
                    played.events.append((step, event))
        return played

    def find(self, kind: str, **values: object) -> list[Event]:
        """The seat's events of a kind, with these values."""
        found = [event for _, event in self.events if event["kind"] == kind]
        return [event for event in found if all(event.get(name) == value for name, value in values.items())]


def slot_of(game: Game, seat: int, puzzle: str) -> int:
    ids = [lying and lying["id"] for lying in game.view(seat)["seats"][seat]["puzzles"]]
    return ids.index(puzzle)


def fewest(game: Game, seat: int, box: Box, puzzle: str, without: str | None = None, mask: int = 0) -> int | None:
    """The fewest actions that fill a puzzle; without a piece of the supply, and with some cells filled already."""
    states, _ = game.arrays
    state, slot = states[0], slot_of(game, seat, puzzle)
    region = box.puzzles[int(state.puzzle[seat, slot])].recess & ~int(state.filled[seat, slot])
    supply = state.supply[seat].tolist()
    if without is not None:
        supply[PIECES.index(without)] -= 1
    return fewest_actions(region & ~mask, supply, state.reserve.tolist(), Terms(states))


def spots(game: Game, seat: int, puzzle: str, piece: str) -> Iterator[int]:
    """Where a piece could lie on a puzzle, by cells."""
    states, book = game.arrays
    state, slot = states[0], slot_of(game, seat, puzzle)
    region = int(book[0].recess[int(state.puzzle[seat, slot])]) & ~int(state.filled[seat, slot])
    for mask, number in zip(book[0].placement_mask.tolist(), book[0].placement_piece.tolist(), strict=True):
        if PIECES[number] == piece and mask & ~region == 0:
            yield mask


def check_needed(played: Played, fact: Fact) -> None:
    """The shortest plan of the puzzle lays the piece, and there is none as short without it."""
    piece, puzzle, seat, box = fact["taken"], fact["puzzle"], played.seat, played.box
    came = min(
        step
        for step, event in played.events
        if event["kind"] in ("gain", "swap", "levelup", "reward") and event.get("taken", event.get("piece")) == piece
    )
    laid = [
        step
        for step, event in played.events
        if step > came and event["kind"] == "place" and (event["puzzle"], event["piece"]) == (puzzle, piece)
    ]
    game = played.before[laid[0]] if laid else played.end
    shortest = fewest(game, seat, box, puzzle)
    assert shortest is not None
    without = fewest(game, seat, box, puzzle, without=piece)
    assert without is None or without > shortest, (fact, played.moves)
    then = [fewest(game, seat, box, puzzle, without=piece, mask=mask) for mask in spots(game, seat, puzzle, piece)]
    assert shortest - 1 in then, (fact, played.moves)


def level(piece: str) -> int:
    return int(LEVEL[PIECES.index(piece)])


def check_got(played: Played, fact: Fact) -> None:
    now, swaps = fact["first"], fact["swaps"]
    if fact["kind"] == "swap":
        assert played.find("swap", given=fact["given"], taken=now)
        swaps -= 1
    elif fact["kind"] == "levelup":
        assert played.find("levelup", given=fact["given"], taken=now)
        assert level(now) > level(fact["given"])
    else:
        assert played.find(fact["kind"], piece=now)
    ends = {(now, swaps)}
    for event in played.find("swap"):
        ends |= {(event["taken"], left - 1) for piece, left in ends if piece == event["given"]}
    assert (fact["taken"], 0) in ends, (fact, played.moves)
    if fact["kind"] == "gain" and fact["swaps"]:
        assert level(fact["taken"]) > level(fact["first"]), "it is said to be swapped up"
    if fact["puzzle"] is not None:
        check_needed(played, fact)


def check_complete(played: Played, fact: Fact) -> None:
    puzzle = fact["puzzle"]
    assert played.find("complete", puzzle=puzzle, points=fact["points"])
    assert fact["points"] == next(face.points for face in played.box.puzzles if face.id == puzzle)
    for piece in fact["pieces"]:
        assert played.find("reward", piece=piece)
    for given, taken in fact["raised"]:
        assert played.find("levelup", given=given, taken=taken)
        assert level(taken) > level(given)
    assert bool(played.find("m", puzzle=puzzle)) == fact["m"]


def check_take(played: Played, fact: Fact) -> None:
    assert played.find("take", puzzle=fact["puzzle"], source=fact["source"])
    if fact["actions"] == 0:
        assert played.find("complete", puzzle=fact["puzzle"])
    elif fact["actions"] is not None:
        assert fewest(played.end, played.seat, played.box, fact["puzzle"]) == fact["actions"]


def check_near(played: Played, fact: Fact) -> None:
    puzzle = fact["puzzle"]
    now = fewest(played.end, played.seat, played.box, puzzle)
    assert fact["actions"] in (None, now)
    past = fewest(played.before[0], played.seat, played.box, puzzle)
    is_nearer = now is not None and (past is None or now < past)
    assert played.find("place", puzzle=puzzle) or is_nearer, (fact, played.moves)


def check_placing(played: Played, fact: Fact) -> None:
    """All of them with one action, of this kind."""
    begun = [step for step, event in played.events if event["kind"] == fact["kind"]]
    found = []
    for start in begun:
        end = next(
            (step for step in range(start, len(played.moves)) if played.moves[step] == "done"), len(played.moves)
        )
        places = [event for step, event in played.events if start < step <= end and event["kind"] == "place"]
        found.append([event["puzzle"] for event in places])
    assert fact["puzzles"] in found
    assert len(set(fact["puzzles"])) == len(fact["puzzles"])


def stopped(game: Game) -> Game:
    """The end, if nobody makes another touch."""
    game = game.copy()
    while not game.is_over:
        game.play("done")
    return game


def brought(facts: list[Fact]) -> int:
    """What touches are said to bring, those that are paid already left out."""
    return sum(fact["points"] + fact["saved"] - fact["count"] for fact in facts if fact["count"])


def check_finishing(played: Played, facts: list[Fact]) -> None:
    """[E3] the touches bring what is said of them together, and nothing brings more."""
    seat, first = played.seat, played.before[0]
    touches = [fact for fact in facts if fact["kind"] == "touches"]
    for fact in touches:
        assert played.find("complete", puzzle=fact["puzzle"], points=fact["points"]) or fact["count"] == 0
        assert len(played.find("place", puzzle=fact["puzzle"])) == fact["count"]
    gained = stopped(played.end).scores[seat] - stopped(first).scores[seat]
    assert gained == brought(touches)
    assert account(first.view(seat), seat).best == stopped(played.end).scores[seat]
    for fact in facts:
        if fact["kind"] == "total":
            assert fact["points"] == sum(each["points"] + each["saved"] - each["count"] for each in touches)
        assert fact["kind"] != "no_touches" or not touches


def check_later(played: Played, facts: list[Fact]) -> None:
    """The seat has no turn before its Finishing Touches, and these bring what is said."""
    game, random = played.end.copy(), Random(1)
    while game.view(played.seat)["phase"] != "finishing" or played.seat not in game.to_decide:
        assert not game.is_over
        assert played.seat not in game.to_decide, "it has another turn"
        play_on(game, random, 1, keen)
    gained = account(game.view(played.seat), played.seat).best - stopped(game).scores[played.seat]
    assert gained == brought([fact for fact in facts if fact["kind"] == "later_touches"])


def said_by(*keys: str) -> Callable[[Played, Fact], None]:
    """A fact that an event says too, in the same words."""

    def check(played: Played, fact: Fact) -> None:
        assert played.find(fact["kind"], **{key: fact[key] for key in keys})

    return check


def check_quiet(played: Played, fact: Fact) -> None:
    assert played.moves[0] == fact["kind"]


CHECKS: dict[str, Callable[[Played, Fact], None]] = {
    "complete": check_complete,
    "take": check_take,
    "near": check_near,
    **dict.fromkeys(("gain", "swap", "levelup", "reward"), check_got),
    **dict.fromkeys(("master", "ambassador"), check_placing),
    **dict.fromkeys(("skip", "done", "pass"), check_quiet),
    "ghost": said_by("piece", "parts"),
    "only": lambda played, _fact: _same(len(played.before[0].legal(played.seat)), 1),
    "end": lambda played, fact: _same(
        [each["final_round"] for each in played.find("end_triggered")], [fact["final_round"]]
    ),
    "draw": lambda played, fact: _same(played.find("take")[-1]["source"][0], fact["deck"]),
    "recycle": lambda played, fact: _same(played.find("recycle")[-1]["row"], fact["deck"]),
    "under": lambda played, fact: _same(played.find("under")[0]["puzzle"], fact["puzzle"]),
}
TOGETHER = {"touches", "total", "no_touches", "later_touches"}
"""Checked with all the others of their hint."""


def _same(found: object, said: object) -> None:
    assert found == said


def check(game: Game, seat: int) -> set[str]:
    """All facts of all hints in a position; their kinds."""
    kinds: set[str] = set()
    for hint in hints(game.view(seat), seat, nodes=NODES, seed=3):
        played, facts = Played.of(game, seat, hint), list(hint.facts)
        kinds |= {fact["kind"] for fact in facts}
        for fact in facts:
            if fact["kind"] not in TOGETHER:
                CHECKS[fact["kind"]](played, fact)
        if game.view(seat)["phase"] == "finishing":
            check_finishing(played, facts)
        elif any(fact["kind"] == "later_touches" for fact in facts):
            check_later(played, facts)
    return kinds


def positions(mode: str, seed: int) -> Iterator[Game]:
    """Now and then in a game, in its last turns, and when Finishing Touches begin."""
    game, random = Game.new(seed=seed, **MODES[mode]), Random(seed)
    for number in range(6000):
        if game.is_over:
            return
        view = game.view()
        is_last = view["phase"] == "finishing" or view["round"] == view["final_round"]
        if number % EVERY == 0 or (is_last and number % 5 == 0):
            yield game
        play_on(game, random, 1, keen)


@pytest.mark.parametrize("mode", SAMPLE)
def test_whatever_a_reason_says_is_true(mode: str) -> None:
    seen: set[str] = set()
    for game in positions(mode, 7):
        for seat in game.to_decide:
            seen |= check(game, seat)
    assert "take" in seen


def test_every_kind_of_fact_is_checked() -> None:
    assert set(KINDS) == set(CHECKS) | TOGETHER


def test_a_piece_that_is_only_swapped_on_is_not_said_to_be_needed() -> None:
    """Seed 5: W28 is filled by one S4; an I3 can become one, but W28 has no use for it."""
    game = Game.new(seed=5)
    for move in ("take W2", "take W1"):
        game.play(move)
    for hint in hints(game.view(0), nodes=4000):
        assert not any(fact.get("taken") == "I3" and fact.get("puzzle") == "W28" for fact in hint.facts), hint.reason()
        assert "I3, which W28" not in hint.reason()
        check(game, 0)
