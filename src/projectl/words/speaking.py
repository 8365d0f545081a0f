"""Messages filled in: what `fluent.runtime` makes of them, with numbers as people read them."""

import datetime
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from numbers import Integral
from typing import Any, Final

from babel import Locale
from babel.dates import format_skeleton
from babel.lists import format_list
from babel.numbers import get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber
from fluent.syntax import ast

from projectl.words.messages import LONG, entry, named

MINUS: Final = "\N{MINUS SIGN}"
GROUPED_FROM: Final = 10_000
_LOCALES: Final = {"en": "en-GB", LONG: "en-GB"}
"""Where there are several, the one whose lists we write: `A, B and C`."""


class _Number(FluentInt):
    """A number with a true minus, from five figures on grouped as the language does it."""

    def format(self, locale: Locale) -> str:
        return _figures(int(self), locale)


@cache
def _figures(number: int, locale: Locale) -> str:
    return (FluentInt(number).format(locale) if abs(number) >= GROUPED_FROM else str(number)).replace("-", MINUS)


_numbers = cache(_Number)


class _Fraction(FluentFloat):
    """Part of a whole, with the decimal sign of the language."""

    def format(self, locale: Locale) -> str:
        return str(super().format(locale)).replace("-", MINUS)


def _filling(value: object) -> FluentNumber | str:
    """What stands in a place: a number, by which plurals are chosen, or a text."""
    if isinstance(value, Integral) or (isinstance(value, float) and value.is_integer()):
        return _numbers(int(value))
    if isinstance(value, float):
        return _Fraction(value, useGrouping=abs(value) >= GROUPED_FROM)
    return str(value)


class _Bundle(FluentBundle):
    """Takes numbers as we write them; whatever else is no text is written as one."""

    def format_pattern(self, pattern: Pattern, args: Mapping[str, Any] | None = None) -> tuple[str, list[Exception]]:
        given = {name: _filling(value) for name, value in (args or {}).items()}
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=given), errors=[])
        return str(pattern(env)), env.errors


class Texts:
    """What is said in a language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._bundle = _Bundle([_LOCALES.get(language, language)], use_isolating=False)
        self._known: dict[str, Pattern] = {}

    def say(self, key: str, arguments: Mapping[str, Any]) -> str:
        """A message with its places filled in."""
        pattern = self._known.get(key) or self._learn(key)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"{key} in {self._language} with {dict(arguments)}: {errors[0]}")
        return text

    def _learn(self, key: str) -> Pattern:
        self._add(key)
        pattern = self._bundle.get_message(key).value
        assert pattern
        self._known[key] = pattern
        return pattern

    def _add(self, name: str) -> None:
        """A message or term, and all that it refers to."""
        self._bundle.add_resource(ast.Resource([entry(name, self._language)]))
        for each in named(name, self._language):
            if not each.startswith("$"):
                self._add(each)

    @property
    def _locale(self) -> Locale:
        return Locale.parse(_LOCALES.get(self._language, self._language), sep="-")

    def listed(self, parts: Sequence[str]) -> str:
        """A list as the language writes it."""
        return format_list(parts, locale=self._locale)

    @cached_property
    def _signs(self) -> dict[int, str]:
        locale = self._locale
        percent = str(locale.percent_formats[None].pattern).rpartition("0")[2]
        signs = {"-": MINUS, ".": get_decimal_symbol(locale), ",": get_group_symbol(locale), "%": percent}
        return str.maketrans(signs)

    def figure(self, value: float, form: str) -> str:
        """A number in a form of Python's, with the signs of the language."""
        return f"{value:{form}}".translate(self._signs)

    def short_day(self, date: datetime.date) -> str:
        """A day and its month."""
        return format_skeleton("MMMd", date, locale=self._locale)


@cache
def spoken(language: str) -> Texts:
    """The texts of a language, read once."""
    return Texts(language)
