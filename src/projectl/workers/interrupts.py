"""Ctrl-C in a run of many games: heard while games are played, never while one is being kept, and never lost."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sys import UnraisableHookArgs

AGAIN_S: Final = 0.05
"""After so long an interrupt comes again that came while something was tidied up."""


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C changes nothing in here; children started in here never see it, their parent tells them when to stop."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class CtrlC:
    """Ctrl-C while this is entered: a KeyboardInterrupt inside `heard`, or when that begins. Twice, it waits nowhere.

    Python throws away what a destructor raises, and prints it: an interrupt that comes just then is sent again.
    """

    def __init__(self) -> None:
        self._is_pressed = False
        self._is_heard = False
        self._tell_lost = sys.unraisablehook

    @contextmanager
    def heard(self) -> Iterator[None]:
        """In here it interrupts."""
        self._is_heard = True
        try:
            if self._is_pressed:
                raise KeyboardInterrupt
            yield
        finally:
            self._is_heard = False

    def press(self, *_signal: object) -> None:
        """Ctrl-C came."""
        is_again, self._is_pressed = self._is_pressed, True
        if self._is_heard or is_again:
            raise KeyboardInterrupt

    def come_again(self, *_signal: object) -> None:
        """The last one was lost."""
        if self._is_heard:
            raise KeyboardInterrupt

    def lose(self, lost: "UnraisableHookArgs") -> None:
        """Something was raised where nobody can be told."""
        if not issubclass(lost.exc_type, KeyboardInterrupt):
            self._tell_lost(lost)
        elif hasattr(signal, "setitimer"):  # elsewhere it is heard after the game
            signal.setitimer(signal.ITIMER_REAL, AGAIN_S)


@contextmanager
def ctrl_c() -> Iterator[CtrlC]:
    """Listen to Ctrl-C in this way; where somebody listens to it otherwise, or not at all, that stays as it is."""
    listening = CtrlC()
    if (
        threading.current_thread() is not threading.main_thread()
        or signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    ):
        yield listening
        return
    told, sys.unraisablehook = sys.unraisablehook, listening.lose
    alarm = signal.signal(signal.SIGALRM, listening.come_again) if hasattr(signal, "setitimer") else None
    signal.signal(signal.SIGINT, listening.press)
    try:
        yield listening
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        if alarm is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, alarm)
        sys.unraisablehook = told
