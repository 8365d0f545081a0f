"""How commands end: the one list of exit codes, as `projectl --help` prints it too (`command-ends`).

0: done. 1: it was refused or failed (a puzzle file has problems, a rule is not found, a server died).
2: what was typed or named cannot be read. 130: Ctrl-C ended it.
"""

from typing import Final

FAILED: Final = 1
UNREADABLE: Final = 2
INTERRUPTED: Final = 130
