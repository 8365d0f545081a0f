"""Messages as the page has them: Fluent, compiled into what a few lines of `words.svelte.ts` can fill in.

A message is a text with places, `{puzzle}`, and with others it refers to, `{#count-point}`. Where it chooses by an
argument it is a list of such texts and choices: `["wins by ", ["lead", {"one": "{lead} point", "": "{lead} points"}]]`.
The choice without a name is the one for all else. Terms are put in here, with their parameters: what depends on nothing
but the language need not be found out by a browser.
"""

from collections.abc import Mapping
from typing import Any, Final

from fluent.syntax import ast

from projectl.words.messages import LANGUAGES, arguments, entries, entry, written

Text = str | list[Any]
PARTS: Final = {
    "first": ("terms", "refusals", "moves", "events", "names", "answers", "web-home", "web-table"),
    "rest": (
        *("web-waiting", "answers-http", "options", "impossible", "web-docks", "web-details", "web-tables"),
        *("web-settings", "web-moments", "web-replay", "web-rules"),
    ),
    "hints": ("reasons",),
    "tutorial": ("web-tutorial",),
    "daily": ("web-daily",),
}
"""Which files of texts a browser needs for the start page and a table, all other pages, hints, learning, puzzles."""
SECTIONS: Final = {
    "rest": (
        *("http-", "keys-", "touches-", "curve-", "result-", "away-stand", "away-break", "away-wait", "away-about"),
        *("here-about", "here-delete", "here-brought", "here-not-brought", "here-import", "here-export"),
        *("server-bad-", "server-name-", "server-account-", "server-has-account", "server-no-account", "server-weak-"),
        *("server-wrong-", "server-unknown-", "server-sat-", "server-stay-", "server-nobody-", "server-chosen-"),
        *("refusal-unreadable", "refusal-ambassador-", "refusal-ghost-", "refusal-level-up-", "refusal-recycle-"),
        *("refusal-under-", "refusal-no-recycle", "refusal-no-level-up", "refusal-no-reward", "refusal-reward-"),
        *("refusal-deck-", "refusal-black-limit", "refusal-swap-to-level-5", "refusal-nothing-to-decline"),
        *("server-too-many-tables", "server-undo-too-often", "server-nothing-said", "server-unseen", "server-not-host"),
        *("server-not-waiting", "server-not-over", "server-one-seat", "server-not-seated", "server-no-such-seat"),
        *("board-hint-", "main-gain-it", "main-take-it", "main-upgrade", "main-exchange", "main-raise"),
        "main-break-up",
        *("home-description",),
    )
}
"""Texts of the first files that a table does not begin with: they come with those of another part."""
NO_PARAMETERS: Final[Mapping[str, str]] = {}


class TooMuch(ValueError):
    """Fluent can say more than the page understands."""


def names_in(part: str) -> list[str]:
    """The messages of a part of the texts, in the order of its files: in place of a long one that which is brief."""
    files = written(LANGUAGES[0])
    names = {each: [name for file in PARTS[each] for name in entries(files[file]) if name[0] != "-"] for each in PARTS}
    elsewhere = tuple(start for other, starts in SECTIONS.items() if other != part for start in starts)
    kept = [name for name in names[part] if not name.startswith(elsewhere)]
    brought = [
        name for each in PARTS if each != part for name in names[each] if name.startswith(SECTIONS.get(part, ()))
    ]
    found = [*kept, *brought]
    return [name for name in found if f"{name}-briefly" not in found]


def compiled(name: str, language: str) -> Text:
    """A message for the page."""
    found = entry(name, language)
    if found.value is None or found.attributes:
        raise TooMuch(f"{name} in {language}: a message is one text, without attributes")
    return _Compiler(name, language).pattern(found.value, None)


def types() -> str:
    """Which arguments each message needs, in TypeScript."""
    names = [name for part in PARTS for name in names_in(part)]
    lines = ["/** What fills each text in. */", "export interface Arguments {"]
    for name in names:
        needed = " | ".join(f'"{each}"' for each in sorted(arguments(name)))
        lines.append(f'  "{name}": {needed or "never"};')
    return "\n".join([*lines, "}", ""])


class _Compiler:
    def __init__(self, name: str, language: str) -> None:
        self._name = name
        self._language = language

    def pattern(self, pattern: ast.Pattern, given: Mapping[str, str] | None) -> Text:
        """A text, or a list of texts and choices; `given` are the parameters of a term, None in a message."""
        parts: list[Any] = []
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                made: Text = element.value
                if "{" in made or "}" in made:
                    raise self._too_much("braces are for places")
            else:
                made = self._expression(element.expression, given)
            for part in made if isinstance(made, list) else [made]:
                if isinstance(part, str) and parts and isinstance(parts[-1], str):
                    parts[-1] += part
                else:
                    parts.append(part)
        return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts

    def _expression(self, expression: Any, given: Mapping[str, str] | None) -> Text:
        match expression:
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return str(expression.value)
            case ast.VariableReference(id=name):
                return f"{{{name.name}}}" if given is None else given[name.name]
            case ast.MessageReference(id=name, attribute=None):
                return f"{{#{name.name}}}"
            case ast.TermReference():
                return self._term(expression)
            case ast.SelectExpression():
                return self._select(expression, given)
            case ast.Placeable():
                return self._expression(expression.expression, given)
        raise self._too_much(type(expression).__name__)

    def _term(self, reference: ast.TermReference) -> Text:
        named = reference.arguments.named if reference.arguments else []
        given = {each.name.name: str(each.value.parse()["value"]) for each in named}
        term = entry(f"-{reference.id.name}", self._language)
        if reference.attribute is None:
            assert term.value
            return self.pattern(term.value, given)
        (attribute,) = [each for each in term.attributes if each.id.name == reference.attribute.name]
        return self.pattern(attribute.value, given)

    def _select(self, select: ast.SelectExpression, given: Mapping[str, str] | None) -> Text:
        selector = select.selector
        if isinstance(selector, ast.VariableReference) and given is None:
            return [[selector.id.name, dict(self._variant(each, given) for each in select.variants)]]
        if isinstance(selector, ast.VariableReference):
            chosen: Text | None = (given or NO_PARAMETERS).get(selector.id.name)
        elif isinstance(selector, ast.TermReference):
            chosen = self._term(selector)
        else:
            raise self._too_much(f"a choice by {type(selector).__name__}")
        fitting = [each for each in select.variants if _key(each) == chosen]
        (variant,) = fitting or [each for each in select.variants if each.default]
        return self.pattern(variant.value, given)

    def _variant(self, variant: ast.Variant, given: Mapping[str, str] | None) -> tuple[str, Text]:
        return "" if variant.default else _key(variant), self.pattern(variant.value, given)

    def _too_much(self, what: str) -> TooMuch:
        return TooMuch(f"{self._name} in {self._language}: {what}")


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
