"""Ctrl-C in a run of games, whatever the program is doing when it comes."""

import signal
import sys
import time
from random import Random

import pytest

from projectl.arena.match import Played
from projectl.arena.schedule import Pairing
from projectl.arena.settings import Settings
from projectl.arena.tournament import Memory, hold
from tests.arena.simulating import result_of, table
from tests.patience import PATIENCE_S

posix = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="here Ctrl-C waits for the end of the game")


def play(_settings: Settings, to_play: Pairing) -> Played:
    return Played(result_of(to_play, (0,), Random(1)), "")


class TidiedUp:
    def __del__(self) -> None:
        signal.raise_signal(signal.SIGINT)


@posix
def test_an_interrupt_that_comes_while_something_is_tidied_up_is_not_lost(capfd: pytest.CaptureFixture[str]) -> None:
    def interrupted(settings: Settings, to_play: Pairing) -> Played:
        if to_play.game == 3:
            TidiedUp()
            until = time.monotonic() + PATIENCE_S
            while time.monotonic() < until:
                time.sleep(0.001)
        return play(settings, to_play)

    before = sys.unraisablehook, signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGALRM)
    outcome = hold(table(2), 6, 1, Memory(), play=interrupted)
    assert outcome.is_interrupted
    assert [result.game for result in outcome.results] == [1, 2]
    assert capfd.readouterr() == ("", "")
    assert (sys.unraisablehook, signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGALRM)) == before


def test_an_interrupt_waits_until_a_finished_game_is_kept() -> None:
    class Interrupted(Memory):
        def keep(self, played: Played) -> None:
            if played.result.game == 2:
                signal.raise_signal(signal.SIGINT)
            super().keep(played)

    told: list[int] = []
    outcome = hold(table(2), 6, 1, Interrupted(), play=play, on_game=lambda result: told.append(result.game))
    assert outcome.is_interrupted
    assert told == [result.game for result in outcome.results] == [1, 2]
