"""What a line of decisions achieves, as rows: the kinds of facts, and the sentences that are told of them.

A fact is a row of `facts` in a story: its kind, then numbers that `FACTS` names. What is told of facts is a row of
`told`: a number of `REASONS`, then what fills the places of that text. Whoever reads them needs no more than these two
lists, and knows no rule.

| a number that is a | is read as |
|---|---|
| `number`, `flag`, `known` | itself; whether it is 1; itself, NONE as nothing |
| `puzzle`, `piece`, `parts` | its name, NONE as nothing; `parts` is how a Ghost piece is cut |
| `source`, `deck` | where a puzzle lies; the letter of a deck |
| `puzzles`, `pieces` | a list of those that are not NONE |
| `pairs` | a list of pairs of pieces that are not NONE |
"""

from typing import Any, Final, NamedTuple, TypeAlias

from projectl.rules.actions import TAKE_DECK, TAKE_GRID
from projectl.rules.compiled import rule
from projectl.rules.state import ROW

COLUMNS: Final = 9
"""The kind of a fact, and eight numbers."""
DECKS: Final = "WBG"
"""The letters of the decks."""


class Argument(NamedTuple):
    """A key of a fact: how many numbers of its row it takes, and as what they are read."""

    name: str
    kind: str
    size: int = 1


_TOUCHES: Final = (
    Argument("puzzle", "puzzle"),
    Argument("points", "number"),
    Argument("saved", "number"),
    Argument("count", "number"),
)
_GOT: Final = (
    Argument("given", "piece"),
    Argument("first", "piece"),
    Argument("taken", "piece"),
    Argument("swaps", "number"),
    Argument("puzzle", "puzzle"),
)
_PLACING: Final = (Argument("puzzles", "puzzles", 4),)

FACTS: Final[dict[str, tuple[Argument, ...]]] = {
    "only": (),
    "complete": (
        Argument("puzzle", "puzzle"),
        Argument("points", "number"),
        Argument("pieces", "pieces"),
        Argument("raised", "pairs", 4),
        Argument("m", "flag"),
    ),
    "end": (Argument("final_round", "number"),),
    "take": (Argument("puzzle", "puzzle"), Argument("source", "source"), Argument("actions", "known")),
    "later_touches": _TOUCHES,
    "touches": _TOUCHES,
    "total": (Argument("points", "number"),),
    "no_touches": (),
    "draw": (Argument("deck", "deck"),),
    "near": (Argument("puzzle", "puzzle"), Argument("actions", "known")),
    "gain": _GOT,
    "swap": _GOT,
    "levelup": _GOT,
    "reward": _GOT,
    "master": _PLACING,
    "ambassador": _PLACING,
    "ghost": (Argument("piece", "piece"), Argument("parts", "parts")),
    "recycle": (Argument("deck", "deck"),),
    "under": (Argument("puzzle", "puzzle"), Argument("deck", "deck")),
    "skip": (),
    "done": (),
    "pass": (),
}
"""The kinds of facts in the order of their codes, and the keys of each."""

(
    ONLY,
    COMPLETE,
    END,
    TAKE,
    LATER_TOUCHES,
    TOUCHES,
    TOTAL,
    NO_TOUCHES,
    DRAW,
    NEAR,
    GAIN,
    SWAP,
    LEVEL_UP,
    REWARD,
    MASTER,
    AMBASSADOR,
    GHOST,
    RECYCLE,
    UNDER,
    SKIP,
    DONE,
    PASS,
) = range(len(FACTS))

Places: TypeAlias = tuple[tuple[str, str], ...]

_PUZZLE: Final = ("puzzle", "puzzle")
_POINTS: Final = ("points", "number")
_PIECE: Final = ("piece", "piece")
_RAISED: Final = (("given", "piece"), ("taken", "piece"))
_TOUCHED: Final = (_PUZZLE, _POINTS, ("touches", "number"))
_NEEDED: Final = (_PUZZLE, ("actions", "number"))
_GAINED: Final = (("taken", "piece"),)
_ON: Final = (("first", "piece"), ("taken", "piece"))
_TURNED: Final = (*_RAISED, ("swaps", "number"))
_PLACED: Final = (("puzzles", "number"),)
_DECK: Final = ("deck", "deck")

REASONS: Final[dict[str, Places]] = {
    "only": (),
    "complete": (_PUZZLE, _POINTS),
    "complete-piece": (_PUZZLE, _POINTS, _PIECE),
    "complete-raise": (_PUZZLE, _POINTS, *_RAISED),
    "complete-m": (_PUZZLE, _POINTS),
    "complete-pointless": (_PUZZLE,),
    "complete-pointless-piece": (_PUZZLE, _PIECE),
    "complete-pointless-raise": (_PUZZLE, *_RAISED),
    "complete-pointless-m": (_PUZZLE,),
    "touches": _TOUCHED,
    "touches-saving": _TOUCHED,
    "touches-paid": (_PUZZLE, _POINTS),
    "later-touches": _TOUCHED,
    "later-touches-saving": _TOUCHED,
    "later-touches-paid": (_PUZZLE, _POINTS),
    "total": (_POINTS,),
    "no-touches": (),
    "end": (),
    "take": (_PUZZLE,),
    "take-needs": _NEEDED,
    "take-done": (_PUZZLE,),
    "draw": (_DECK,),
    "near": (_PUZZLE,),
    "near-needs": _NEEDED,
    "near-done": (_PUZZLE,),
    "gain": _GAINED,
    "gain-for": (*_GAINED, _PUZZLE),
    "gain-on": _ON,
    "gain-on-for": (*_ON, _PUZZLE),
    "swap": _RAISED,
    "swap-for": (*_RAISED, _PUZZLE),
    "swap-on": _TURNED,
    "swap-on-for": (*_TURNED, _PUZZLE),
    "levelup": _RAISED,
    "levelup-for": (*_RAISED, _PUZZLE),
    "reward": _GAINED,
    "reward-for": (*_GAINED, _PUZZLE),
    "master": _PLACED,
    "ambassador": _PLACED,
    "ghost": (_PIECE, ("parts", "parts")),
    "recycle": (_DECK,),
    "under": (_PUZZLE, _DECK),
    "skip": (),
    "done": (),
    "pass": (),
}
"""The texts of `reason` in the words, in the order of their codes, with what fills their places, and as what."""

(
    R_ONLY,
    R_COMPLETE,
    R_COMPLETE_PIECE,
    R_COMPLETE_RAISE,
    R_COMPLETE_M,
    R_POINTLESS,
    R_POINTLESS_PIECE,
    R_POINTLESS_RAISE,
    R_POINTLESS_M,
    R_TOUCHES,
    R_TOUCHES_SAVING,
    R_TOUCHES_PAID,
    R_LATER,
    R_LATER_SAVING,
    R_LATER_PAID,
    R_TOTAL,
    R_NO_TOUCHES,
    R_END,
    R_TAKE,
    R_TAKE_NEEDS,
    R_TAKE_DONE,
    R_DRAW,
    R_NEAR,
    R_NEAR_NEEDS,
    R_NEAR_DONE,
    R_GAIN,
    R_GAIN_FOR,
    R_GAIN_ON,
    R_GAIN_ON_FOR,
    R_SWAP,
    R_SWAP_FOR,
    R_SWAP_ON,
    R_SWAP_ON_FOR,
    R_LEVEL_UP,
    R_LEVEL_UP_FOR,
    R_REWARD,
    R_REWARD_FOR,
    R_MASTER,
    R_AMBASSADOR,
    R_GHOST,
    R_RECYCLE,
    R_UNDER,
    R_SKIP,
    R_DONE,
    R_PASS,
) = range(len(REASONS))


@rule
def write_row(rows: Any, at: int, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """A row with its first numbers, and nothing after them."""
    for k in range(COLUMNS):
        rows[at, k] = -1
    rows[at, 0] = kind
    rows[at, 1] = a
    rows[at, 2] = b
    rows[at, 3] = c
    rows[at, 4] = d
    rows[at, 5] = e


@rule
def deck_of(source: int) -> int:
    """The deck that a source belongs to, as a number of `DECKS`."""
    if source >= TAKE_DECK:
        return source - TAKE_DECK
    return 2 if source >= TAKE_GRID else source // ROW
