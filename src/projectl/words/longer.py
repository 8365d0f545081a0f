"""A made-up language in which every text is two fifths longer: whatever has room for it has room for translations."""

import re
from collections.abc import Sequence
from typing import Final, TypeVar

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

MORE: Final = 0.4
_WORD: Final = re.compile(r"\b[^\W\d_]{2,}\b")
"""What may be stretched; ids of pieces, puzzles and rules have a figure in them."""
_LAST_VOWEL: Final = re.compile(r"[aeiouy](?=[^aeiouy]*$)", re.IGNORECASE)
Entry = TypeVar("Entry", bound=ast.Message | ast.Term)


class _Longer(Transformer):
    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802 - the visitor's own names
        found = [element for element in node.elements if isinstance(element, ast.TextElement)]
        for element, text in zip(found, stretched([element.value for element in found]), strict=True):
            element.value = text
        self.generic_visit(node)
        return node


def lengthen(entry: Entry) -> Entry:
    """A message with longer texts; its places, choices and references stay as they are."""
    longer: Entry = _Longer().visit(entry.clone())
    return longer


def stretched(texts: Sequence[str]) -> list[str]:
    """The texts between the places of a message, together two fifths longer; without a word they stay as they are.

    >>> stretched(["Take ", " from L4, please"])
    ['Takeee ', ' frooom L4, pleaseeee']
    """
    words = sum(len(word) for text in texts for word in _WORD.findall(text))
    wanted = MORE * sum(map(len, texts))
    done = given = 0

    def longer(match: re.Match[str]) -> str:
        nonlocal done, given
        word = match[0]
        done += len(word)
        more = -int(-wanted * done // words) - given
        given += more
        vowel = _LAST_VOWEL.search(word)
        at = vowel.start() if vowel else len(word) - 1
        return word[: at + 1] + word[at].lower() * more + word[at + 1 :]

    return [_WORD.sub(longer, text) for text in texts]
