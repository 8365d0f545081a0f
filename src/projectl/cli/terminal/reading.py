"""What a person typed, read as a move: exact texts, shortened ones, and what may come next.

A move is a row of words, `place 1 I2 b2b3`. The verb may be shortened and later words left out, as long as only
one legal move is meant; `pass` is never shortened, because nobody wants to lose a turn by a slip.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from projectl.notation.moves import EXAMPLES, WORDS

VERBS: Final = (*EXAMPLES, *WORDS)
NEVER_SHORT: Final = "pass"
_CELLS: Final = re.compile(r"([a-e][1-5])+")


class Reading(NamedTuple):
    """The text of the move meant, or the legal moves it could be; neither if it is no move at all."""

    move: str | None
    choices: tuple[str, ...] = ()


def _verbs(typed: str) -> list[str]:
    """The verbs a first word may stand for."""
    if typed in VERBS:
        return [typed]
    return [verb for verb in VERBS if verb != NEVER_SHORT and verb.startswith(typed)]


def _written(verb: str, word: str) -> str:
    """A later word as the notation writes it: cells small and in reading order, all else in capitals."""
    lower = word.lower()
    if verb == "place" and _CELLS.fullmatch(lower):
        cells = [lower[start : start + 2] for start in range(0, len(lower), 2)]
        return "".join(sorted(cells, key=lambda cell: (cell[1], cell[0])))
    return lower[0].upper() + lower[1:] if lower.endswith("deck") else lower.upper()


def _has_words(move: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether a move has the words typed, in their order, perhaps with others between."""
    left = iter(move)
    return all(word in left for word in typed)


def read_move(text: str, legal: Sequence[str]) -> Reading:
    """The move a text means."""
    if text in legal:
        return Reading(text)
    if not text.split():
        return Reading(None)
    typed, *rest = text.split()
    verbs = _verbs(typed.lower())
    meant = []
    for move in legal:
        verb, *tail = move.split(" ")
        if verb in verbs and _has_words(tail, [_written(verb, word) for word in rest]):
            meant.append(move)
    if len(meant) == 1:
        return Reading(meant[0])
    if meant or len(verbs) != 1:
        return Reading(None, tuple(meant))
    return Reading(" ".join((verbs[0], *(_written(verbs[0], word) for word in rest))))


def next_words(text: str, legal: Iterable[str]) -> list[str]:
    """The words that legal moves have after the words typed so far; the last one may be begun."""
    *before, begun = text.split(" ")
    found: dict[str, None] = {}
    for move in legal:
        parts = move.split(" ")
        head = parts[: len(before)]
        if len(parts) > len(before) and [part.lower() for part in head] == [word.lower() for word in before]:
            word = parts[len(before)]
            if word.lower().startswith(begun.lower()):
                found[word] = None
    return list(found)
