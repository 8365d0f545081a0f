"""Says hello, makes one move, and falls over the second."""

import sys

from proper import answer, hello

hello()
answer()
sys.stdin.readline()
print(1 // 0)
