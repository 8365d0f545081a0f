"""Bots, dealer and solver of the page answer as they do here, to the last bit."""

from dataclasses import asdict
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from projectl import Game, Move
from projectl.bots.beam import DEEPEST, ENDS, ROOT, new_beam
from projectl.bots.evaluation import Mind, mind_with
from projectl.bots.halving import WORTH, begin, go_on, read_turn
from projectl.bots.manner import BEAM as BEAM_KIND
from projectl.bots.manner import CHAMPION, RANDOM, SEARCH, Manner
from projectl.bots.manner import TREE as TREE_KIND
from projectl.bots.search import think
from projectl.bots.tree import TREE_SETTINGS, new_tree
from projectl.bots.weights import weights_for
from projectl.net.network import read_layers
from projectl.rules import engine
from projectl.rules.chance import WORD, seeded
from projectl.rules.dealing import new_hand
from projectl.rules.state import NONE, SLOTS, TURN
from projectl.solver.decisions import find_plan
from projectl.solver.exact import count_actions, new_trail
from projectl.solver.steps import new_joint
from projectl.solver.together import find_together
from tests.counts import times
from tests.engine.asking import PageEngine
from tests.engine.test_rules import choose
from tests.little import little_fillings
from tests.modes import ALL

MODES = [
    *("kickstarter-2", "kickstarter-4", "solo-standard-reserve", "revised-solo", "line-clear-4", "ghost-2"),
    *("everything-4", "everything-solo", "everything-revised-2", "everything-endless-own-3"),
]
POSITIONS = times(24)
"""Of each mode."""
NODES = 3000
LIMIT = 3000
BEAM, TREE, TRAIL, JOINT = new_beam(), new_tree(), new_trail(), new_joint()


class Position(NamedTuple):
    """A position to think about, and how."""

    game: Game
    seat: int
    seed: int
    manners: list[Manner]
    """How bots decide; the last one searches a tree."""

    @property
    def blanked(self) -> Any:
        states = self.game._states.copy()
        engine.blank(states, 0, self.seat)
        return states

    @property
    def slots(self) -> int:
        """The puzzles that the seat has, one bit each."""
        return sum(1 << slot for slot in range(SLOTS) if self.game._state.puzzle[self.seat, slot] != NONE)

    @property
    def mind(self) -> Mind:
        """With as much room for the solver's table as a page has."""
        table = little_fillings("ghost" in self.game._terms.expansions)
        return mind_with(table, weights_for(self.game._state), read_layers())


def positions(mode: str) -> list[Position]:
    """Out of games played half at random, half by a bot: those of bots only would be all alike."""
    random, found = Random(mode), list[Position]()
    game = Game.new(seed=0, **ALL[mode])
    while len(found) < POSITIONS:
        if game.is_over:
            game = Game.new(seed=len(found), **ALL[mode])
        seat = random.choice(game.to_decide)
        legal = [move.index for move in game.legal(seat)]
        if len(legal) > 1 and random.random() < 0.15:
            beams = [Manner(BEAM_KIND, 1, 1, 0.4), Manner(BEAM_KIND, 2, DEEPEST, 0.5), Manner(BEAM_KIND, 16, DEEPEST)]
            network = Manner(CHAMPION, random.choice((1, 8)), DEEPEST, nodes=NODES)
            manners = [Manner(RANDOM), random.choice(beams), network, Manner(TREE_KIND, nodes=NODES)]
            found.append(Position(game.copy(), seat, random.getrandbits(64), manners))
        game.play(Move.from_index(choose(legal, random)), seat)
    return found


def regions(position: Position, dealt: Any) -> list[dict[str, Any]]:
    """What the solver is asked about each unfinished puzzle."""
    state, book = dealt[0], position.game.arrays[1][0]
    return [
        {
            "region": int(book.recess[int(state.puzzle[position.seat, slot])])
            & ~int(state.filled[position.seat, slot]),
            "supply": state.supply[position.seat].tolist(),
            "reserve": state.reserve.tolist(),
            "limit": LIMIT,
        }
        for slot in range(SLOTS)
        if position.slots >> slot & 1
    ]


def search(position: Position, mind: Mind, rng: Any) -> list[list[float]]:
    """The turns that a tree considers: decisions, chance, margin and visits."""
    BEAM.states[ROOT] = position.blanked[0]
    given = (TREE, BEAM, position.game.arrays[1], mind, rng, TREE_SETTINGS)
    count = begin(*given, position.seat, NODES)
    while not go_on(*given, 0.0, 0.0):
        pass
    found = []
    for k in range(count):
        line, worth = np.zeros(DEEPEST, np.int16), np.zeros(WORTH, np.float64)
        found.append([*line[: read_turn(TREE, k, line, worth)].tolist(), *worth.tolist()])
    return found


def decide(position: Position, manner: Manner, mind: Mind, rng: Any) -> float:
    """What a bot decides."""
    BEAM.states[ROOT] = position.blanked[0]
    decided = think(position.game.arrays[1], mind, BEAM, rng, position.seat, *manner[:4])
    return search(position, mind, rng)[0][0] if decided == SEARCH else decided


def expected(position: Position) -> tuple[bytes, list[dict[str, Any]]]:
    """What the page is to answer, and what it is asked about single puzzles."""
    book, seat, mind = position.game.arrays[1], position.seat, position.mind
    dealt, found = position.blanked, list[float]()
    assert engine.deal(dealt, 0, book, new_hand(), position.seed & WORD, position.seed >> 32) == 0
    for manner in position.manners:
        rng = seeded(position.seed)
        found += [decide(position, manner, mind, rng), *rng.tolist()]
    if position.game._state.phase == TURN:
        found += BEAM.worth[BEAM.order[ENDS][: int(BEAM.size[ENDS])]].tolist()
        found += [number for turn in search(position, mind, seeded(position.seed)) for number in turn]
        found += TREE.counters.tolist()
    asked = regions(position, dealt)
    for each in asked:
        pieces = np.array(each["supply"]), np.array(each["reserve"])
        given = (TRAIL, mind.fillings, dealt, 0, each["region"], *pieces)
        found += [count_actions(*given, LIMIT), find_plan(*given, 0, LIMIT)]
    if position.slots:
        JOINT.states[0] = dealt[0]
        found.append(find_together(JOINT, mind.fillings, book, seat, position.slots, LIMIT))
    return bytes(dealt.tobytes()) + np.array(found, "<f8").tobytes(), asked


def asked_about(position: Position, asked: list[dict[str, Any]]) -> dict[str, Any]:
    """A position as the page is asked about it."""
    return {
        "puzzles": [asdict(puzzle) for puzzle in position.game._box.puzzles],
        "state": position.blanked.tobytes().hex(),
        "seat": position.seat,
        "seed": str(position.seed),
        "manners": [manner._asdict() for manner in position.manners],
        "isTurn": bool(position.game._state.phase == TURN),
        "asked": asked,
        "slots": position.slots,
        "limit": LIMIT,
    }


@pytest.mark.parametrize("mode", MODES)
def test_bots_dealer_and_solver_answer_the_same(mode: str, page: PageEngine) -> None:
    for number, position in enumerate(positions(mode)):
        answer, asked = expected(position)
        said = page.ask("thought", **asked_about(position, asked))
        assert said == answer, f"position {number}: {differences(said, answer)}"


def differences(said: bytes, answer: bytes) -> list[Any]:
    """Where the answers differ, if only numbers do."""
    if len(said) != len(answer):
        return [len(said), len(answer)]
    pairs = zip(np.frombuffer(said, "<f8").tolist(), np.frombuffer(answer, "<f8").tolist(), strict=True)
    return [(place, *pair) for place, pair in enumerate(pairs) if pair[0] != pair[1]][:5]
