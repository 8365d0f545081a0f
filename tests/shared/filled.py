"""Messages of the page that have places or choices, filled in by Python in every language and in the made-up one."""

from collections.abc import Iterator
from typing import Any, Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from projectl.words import LANGUAGES, LONG, say
from projectl.words.messages import arguments, entry, named
from web.texts import PARTS, names_in

NUMBERS: Final = (1, 2, 0, -1, 5, 21, 1234, 123456)
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}


class Choices(Visitor):
    """By which arguments a message chooses, and between what."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's own names
        if isinstance(node.selector, ast.VariableReference):
            keys = [each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)]
            self.found.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


def choices(name: str, language: str = LANGUAGES[0]) -> dict[str, list[str]]:
    """The choices of a message and of those it refers to, by argument."""
    visitor = Choices()
    visitor.visit(entry(name, language))
    found = dict(visitor.found)
    for each in named(name, language):
        if not each.startswith(("$", "-")):
            found |= choices(each, language)
    return found


def samples(name: str) -> Iterator[dict[str, Any]]:
    """What a message can be filled with: every choice once, numbers of every kind."""
    chosen = choices(name)
    if not chosen:
        yield {each: f"<{each}>" for each in sorted(arguments(name))}
        return
    for at in range(max(len(NUMBERS) if set(keys) <= PLURALS else len(keys) for keys in chosen.values())):
        yield {each: _sample(chosen[each], at) if each in chosen else f"<{each}>" for each in sorted(arguments(name))}


def _sample(keys: list[str], at: int) -> str | int:
    return NUMBERS[at % len(NUMBERS)] if set(keys) <= PLURALS else keys[at % len(keys)]


def made() -> list[dict[str, Any]]:
    """Each with its arguments and what is said, by name: in which part a page finds it does not matter here."""
    return [
        {"key": key, "args": args, **{language: say(key, language, **args) for language in (*LANGUAGES, LONG)}}
        for key in sorted(name for part in PARTS for name in names_in(part))
        if named(key, LANGUAGES[0])
        for args in samples(key)
    ]
