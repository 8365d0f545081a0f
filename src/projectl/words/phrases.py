"""Small turns of phrase that many sentences need: refusals, figures and lists."""

import datetime
from collections.abc import Mapping, Sequence
from typing import Any

from projectl.words import say, spoken_here


def kebab(name: str) -> str:
    """A name of the program's as ids of messages have it: `not-your-turn` for `not_your_turn`."""
    return name.replace("_", "-")


def refused(code: str, args: Mapping[str, Any], language: str | None = None) -> str:
    """Why not, in a sentence."""
    return say(f"refusal-{kebab(code)}", language, **args)


def figure(value: float, form: str = "", language: str | None = None) -> str:
    """A number in a form of Python's as the language writes it: comma, thousands, percent, with a true minus."""
    from projectl.words.speaking import spoken  # noqa: PLC0415 - as in `say`

    return spoken(language or spoken_here()).figure(value, form)


def short_day(date: datetime.date, language: str | None = None) -> str:
    """A day and its month, as short as the language writes them: 18 Nov."""
    from projectl.words.speaking import spoken  # noqa: PLC0415 - as in `say`

    return spoken(language or spoken_here()).short_day(date)


def listed(parts: Sequence[object], language: str | None = None) -> str:
    """`A`, `A and B`, `A, B and C`."""
    from projectl.words.speaking import spoken  # noqa: PLC0415 - as in `say`

    return spoken(language or spoken_here()).listed([str(part) for part in parts])
