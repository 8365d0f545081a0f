"""The texts of all moves, and texts that are none."""

from typing import Any, Final

from projectl import Game, Move
from projectl.rules.actions import ACTIONS

TYPED: Final = (
    "",
    " ",
    "take",
    "take  W2",
    "take W2 ",
    " take W2",
    "take w2",
    "take W7",
    "take W2\n",
    "take É",
    "take \ud800",
)
STRANGE: Final = (
    "Take W2",
    "takeW2",
    "take W1 W2",
    f"take {'W' * 50}",
    "take ²",
    "gain",
    "gain o1",
    "gain P5",
    "gain O1 O1",
)
PLACES: Final = (
    "place 1 I2 b2b9",
    "place 1 I2 {cells}",
    "place 1 I2 \x1b[2J",
    "place 5 I2 b2b3",
    "place 1 Z9 b2b3",
    "place 1 I2",
)
LONG: Final = (
    f"place 4 L5 {'a1' * 30}",
    "place 1 O1 🧩",
    f"place 1 O1 {'🧩' * 41}",
    "ghost U5 \x00",
    "ghost U5 V3+I2",
    "ghost Z9 I2",
)
OTHERS: Final = (
    "swap I2",
    "levelup I2 I2 I2",
    "reward X",
    "recycle G",
    "under 5",
    "under\u00a03",
    "fly away",
    "pass!",
    "\u200b",
    "done 'now\"",
)


def made() -> dict[str, list[Any]]:
    """Each text in the order of its index, and what is said about others."""
    game = Game.new(seed=1)
    unreadable = []
    for text in (*TYPED, *STRANGE, *PLACES, *LONG, *OTHERS, -1, ACTIONS):
        refusal = game.why_not(text)
        assert refusal is not None
        unreadable.append([text, refusal.code, refusal.args])
    return {"texts": [str(Move.from_index(index)) for index in range(ACTIONS)], "unreadable": unreadable}
