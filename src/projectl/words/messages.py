"""The Fluent files of each language, message by message, as they are written.

Most programs say only a few of many hundred texts, and parsing takes longer than saying: a message is parsed when it is
first asked for. `fluent.syntax` is enough for that; `speaking.py` has what fills a message in.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from projectl.words.longer import lengthen

LANGUAGES: Final = ("en", "de", "cs", "es", "fr", "it", "pl", "pt-BR", "uk")
"""The languages that are complete."""
LONG: Final = "en-long"
"""A made-up one for tests, offered to nobody: English with every text two fifths longer."""
_ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?:[ }].*)?)*", re.MULTILINE)
"""A message, or a term, with all lines that belong to it."""

Entry = ast.Message | ast.Term


@cache
def sources(language: str) -> dict[str, str]:
    """Every message of a language by its id, every term by its id behind a hyphen."""
    if language == LONG:
        return sources(LANGUAGES[0])
    if language not in LANGUAGES:
        raise ValueError(f"there are texts in {', '.join(LANGUAGES)}, not in {language!r}")
    found: dict[str, str] = {}
    for name, text in written(language).items():
        read = entries(text)
        if twice := sorted(found.keys() & read.keys()):
            raise ValueError(f"{language}/{name}.ftl says again what another file says: {', '.join(twice)}")
        found |= read
    return found


def written(language: str) -> dict[str, str]:
    """The files of a language by their name."""
    folder = files("projectl.words").joinpath(language)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name.removesuffix(".ftl"): file.read_text("utf-8") for file in found}


def entries(text: str) -> dict[str, str]:
    """What a file says, by id."""
    return {match[1]: match[0] for match in _ENTRY.finditer(text)}


@cache
def entry(name: str, language: str) -> Entry:
    """A message or term, parsed."""
    found = FluentParser(with_spans=False).parse_entry(sources(language)[name])
    if not isinstance(found, Entry):
        raise ValueError(f"{name} cannot be read in {language}: {sources(language)[name]}")
    return lengthen(found) if language == LONG else found


class _Named(Visitor):
    """What an entry names: arguments by `$name`, messages by their id, terms behind a hyphen."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own names
        self.names.append(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.append(f"-{node.id.name}")


@cache
def named(name: str, language: str) -> tuple[str, ...]:
    """What a message or term names, each once: arguments with a `$`, messages, and terms with a hyphen."""
    visitor = _Named()
    visitor.visit(entry(name, language))
    return tuple(dict.fromkeys(visitor.names))


def arguments(name: str, language: str = LANGUAGES[0]) -> set[str]:
    """What has to be known to fill a message in, messages that it refers to included; terms need nothing."""
    return set(_arguments(name, language))


def _arguments(name: str, language: str) -> Iterator[str]:
    for each in named(name, language):
        if each.startswith("$"):
            yield each[1:]
        elif not each.startswith("-"):
            yield from _arguments(each, language)
