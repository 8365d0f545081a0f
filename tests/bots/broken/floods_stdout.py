"""Writes line after line, asked or not."""

from proper import hello

hello()
while True:
    print("{}")
