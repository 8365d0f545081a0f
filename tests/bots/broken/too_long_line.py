"""Writes without ever ending the line."""

import sys

from proper import hello

hello()
while True:
    sys.stdout.write("x" * 10_000)
