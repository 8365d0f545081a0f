"""Talks to itself on standard output."""

from proper import hello

hello()
print("hm, let me see \x1b[31m...", flush=True)
