"""Complains without end on standard error, and plays all the same."""

import sys
import threading

from proper import hello, play


def complain() -> None:
    for number in range(100_000):
        sys.stderr.write(f"complaint {number}\n")


threading.Thread(target=complain).start()
hello()
play()
