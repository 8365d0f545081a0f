"""Project L, complete and unofficial: the rules, the table, the bots.

The front door is `Game`, `Move`, `Refusal`, `IllegalMove` and `InvalidPosition`. They are loaded on first use, so
that commands which need no rules start at once.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from projectl.game import Game, IllegalMove, Refusal
    from projectl.notation.moves import Move
    from projectl.notation.positions import InvalidPosition

__version__ = "0.1.0"
__all__ = ["Game", "IllegalMove", "InvalidPosition", "Move", "Refusal", "__version__"]


def __getattr__(name: str) -> Any:
    if name in ("Game", "IllegalMove", "Refusal"):
        from projectl import game as module
    elif name == "Move":
        from projectl.notation import moves as module
    elif name == "InvalidPosition":
        from projectl.notation import positions as module
    else:
        raise AttributeError(f"module 'projectl' has no attribute {name!r}")
    return getattr(module, name)
