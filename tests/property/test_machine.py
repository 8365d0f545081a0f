"""A player who plays, takes back, saves, loads, copies and errs in any order: the game stays the one it is."""

import json
import pickle
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from projectl import Game, IllegalMove, Move
from tests.counts import times
from tests.modes import MODES, SAMPLE
from tests.playing import lively, state_bytes
from tests.property.test_play import box_of, pieces_in, puzzles_in


class Table(RuleBasedStateMachine):
    """One game; beside it a list of the states it went through."""

    mode = "kickstarter-2"

    @initialize(seed=st.integers(0, 2**64 - 1))
    def sit_down(self, seed: int) -> None:
        self.game = Game.new(seed=seed, **MODES[self.mode])
        self.states = [state_bytes(self.game)]
        self.puzzles = puzzles_in(self.game.to_dict())

    @rule(which=st.integers(0, 2750), who=st.integers(0, 5))
    @precondition(lambda self: not self.game.is_over)
    def play_any(self, which: int, who: int) -> None:
        seats = self.game.to_decide
        seat = seats[who % len(seats)]
        moves = self.game.legal(seat)
        self.game.play(moves[which % len(moves)], seat)
        self.states.append(state_bytes(self.game))

    @rule(seed=st.integers(0, 2**32), turns=st.integers(1, 30))
    def play_well(self, seed: int, turns: int) -> None:
        random = Random(seed)
        for _ in range(turns):
            if self.game.is_over:
                return
            seat = random.choice(self.game.to_decide)
            self.game.play(str(lively(self.game, seat, random)), seat)
            self.states.append(state_bytes(self.game))

    @rule(index=st.integers(0, 2750), seat=st.integers(0, 5))
    def try_anything(self, index: int, seat: int) -> None:
        seat %= len(self.game.to_dict()["seats"])
        move = Move.from_index(index)
        refusal = self.game.why_not(move, seat)
        if refusal is None:
            self.game.play(move, seat)
            self.states.append(state_bytes(self.game))
            return
        with pytest.raises(IllegalMove) as caught:
            self.game.play(move, seat)
        assert caught.value.refusal == refusal

    @rule(count=st.integers(1, 5))
    def take_back(self, count: int) -> None:
        for _ in range(min(count, len(self.states) - 1)):
            self.game.undo()
            self.states.pop()

    @rule()
    def save_and_load(self) -> None:
        self.game = Game.from_record(self.game.record())

    @rule()
    def copy(self) -> None:
        self.game = self.game.copy()

    @rule()
    def send_to_another_process(self) -> None:
        self.game = pickle.loads(pickle.dumps(self.game))

    @rule()
    def set_up_elsewhere(self) -> None:
        self.game = Game.from_dict(json.loads(json.dumps(self.game.to_dict())))
        self.states = self.states[-1:]

    @invariant()
    def it_is_the_same_game(self) -> None:
        if not hasattr(self, "game"):
            return
        assert state_bytes(self.game) == self.states[-1]
        assert len(self.game._history) == len(self.states) - 1
        position = self.game.to_dict()
        assert pieces_in(position) == box_of(position)
        assert puzzles_in(position) == self.puzzles
        assert bool(self.game.to_decide) != self.game.is_over
        assert all(self.game.legal(seat) for seat in self.game.to_decide)


@pytest.mark.parametrize("mode", SAMPLE)
def test_whatever_a_table_does(mode: str) -> None:
    machine = type("Table", (Table,), {"mode": mode})
    run_state_machine_as_test(machine, settings=settings(max_examples=times(3), stateful_step_count=40))
