"""What a line of decisions achieves, as facts: dicts with a `kind`, ready for JSON, the most important first.

| kind | keys besides `kind` |
|---|---|
| `only` | there is no other move |
| `complete` | `puzzle`, `points`, `pieces` won, `raised` ([given, taken] of each Level Up), `m`: Ambassador won |
| `touches` | `puzzle`, `points`, `saved` (what it would cost unfinished), `count` of pieces placed [E3] |
| `total` | `points` that all touches bring together |
| `later_touches` | as `touches`: what they will bring after a last turn |
| `no_touches` | nothing is worth its touches |
| `end` | `final_round`: the end is triggered |
| `take` | `puzzle`, `source`, `actions` it then needs (0: completed in the same line; null: not known) |
| `draw` | `deck`: a puzzle nobody has seen |
| `near` | `puzzle`, `actions` it then needs (null: not known) |
| `gain`, `swap`, `levelup`, `reward` | `given` or null, `first` (what came), `taken`, `swaps`, `puzzle` or null |
| `master`, `ambassador` | `puzzles` on which it places |
| `ghost` | `piece`, `parts` |
| `recycle` | `deck` |
| `under` | `puzzle`, `deck` |
| `skip`, `done`, `pass` | nothing else is done |

A piece that comes and is swapped on is one fact: `taken` is what it became in the end, `swaps` counts all steps, and
`puzzle` is the one that needs it: its shortest plan lays this piece, and takes longer without it.

Compiled code finds them (`bots/story.py`); here its rows are read, and put into words.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from projectl import Move
from projectl.bots.facts import DECKS, FACTS, REASONS
from projectl.catalogue.box import Box
from projectl.catalogue.pieces import PIECES
from projectl.catalogue.tilings import TILINGS
from projectl.words.told import Row, fill

Fact = dict[str, Any]
Values = Sequence[int]

NOTHING: Final = -1
KINDS: Final = tuple(FACTS)
KEYS: Final = tuple(REASONS)


def _known(values: Values) -> list[int]:
    return [value for value in values if value != NOTHING]


def _puzzle(box: Box, value: int) -> str | None:
    return None if value == NOTHING else box.puzzles[value].id


def _piece(value: int) -> str | None:
    return None if value == NOTHING else PIECES[value]


READ: Final[dict[str, Callable[[Box, Values], Any]]] = {
    "number": lambda _box, values: values[0],
    "flag": lambda _box, values: values[0] == 1,
    "known": lambda _box, values: None if values[0] == NOTHING else values[0],
    "puzzle": lambda box, values: _puzzle(box, values[0]),
    "piece": lambda _box, values: _piece(values[0]),
    "parts": lambda _box, values: TILINGS[values[0]].text,
    "source": lambda _box, values: str(Move.from_index(values[0])).removeprefix("take "),
    "deck": lambda _box, values: DECKS[values[0]],
    "puzzles": lambda box, values: [_puzzle(box, value) for value in _known(values)],
    "pieces": lambda _box, values: [_piece(value) for value in _known(values)],
    "pairs": lambda _box, values: [list(map(_piece, values[at : at + 2])) for at in (0, 2) if values[at] != NOTHING],
}
"""What numbers of a row mean."""


def read_fact(row: Values, box: Box) -> Fact:
    """A row of facts."""
    kind, at = KINDS[row[0]], 1
    fact: Fact = {"kind": kind}
    for name, meant, size in FACTS[kind]:
        fact[name] = READ[meant](box, row[at : at + size])
        at += size
    return fact


def read_told(row: Values, box: Box) -> Row:
    """A row to tell: the key of a text, and what fills its places."""
    key = KEYS[row[0]]
    places = enumerate(REASONS[key], 1)
    read = {name: (kind, READ[kind](box, row[at:])) for at, (name, kind) in places}
    return Row(f"reason-{key}", read)


def in_words(told: Sequence[Row], language: str | None = None) -> str:
    """Rows as a few sentences."""
    return " ".join(fill(row, language=language) for row in told)
