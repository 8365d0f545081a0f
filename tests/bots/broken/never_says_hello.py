"""Listens, and says nothing."""

import sys

for _line in sys.stdin:
    pass
