"""Project L, complete and unofficial: the rules, the table, the bots.

The front door is `Game`, `Move`, `Refusal`, `IllegalMove` and `InvalidPosition`. They are loaded on first use, so that
commands which need no rules start at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from projectl.game import Game, IllegalMove, InvalidPosition, Move, Refusal

__version__ = "0.1.0"
__all__ = ["Game", "Move", "Refusal", "IllegalMove", "InvalidPosition", "__version__"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'projectl' has no attribute {name!r}")
    return getattr(import_module("projectl.game"), name)
