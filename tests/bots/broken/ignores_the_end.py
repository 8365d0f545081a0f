"""Plays well, but does not want to leave."""

import signal
import time

from proper import hello, play

signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.signal(signal.SIGINT, signal.SIG_IGN)
hello()
play()
time.sleep(3600)
