"""Ctrl-C that waits until a decision is made, so that neither the game nor a bot is left in the middle of one."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Raises KeyboardInterrupt afterwards if Ctrl-C was pressed meanwhile; pressed again, it does not wait."""
    was_pressed = False

    def press(*_signal: object) -> None:
        nonlocal was_pressed
        if was_pressed:
            raise KeyboardInterrupt
        was_pressed = True

    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield  # whoever listens to Ctrl-C otherwise, or not at all, goes on doing so
        return
    signal.signal(signal.SIGINT, press)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if was_pressed:
        raise KeyboardInterrupt
