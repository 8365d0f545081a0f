"""Small turns of phrase that many sentences need: numbers with their noun, and lists."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from projectl.words import say

MINUS: Final = "\N{MINUS SIGN}"
NAMED: Final = ("choice", "action", "side")
"""Arguments of refusals that are names of texts themselves."""


def refused(code: str, args: Mapping[str, Any], language: str = "en") -> str:
    """Why not, in a sentence."""
    named = {name: say(f"{name}.{args[name]}", language, **args) for name in NAMED if name in args}
    return say(f"refusal.{code}", language, **{**args, **named})


def counted(noun: str, number: int, language: str = "en") -> str:
    """A number with its noun: `1 point`, `3 points`."""
    if number < 0:
        return MINUS + counted(noun, -number, language)
    return say(plural_form(f"count.{noun}", number), language, number=number)


def plural_form(key: str, number: int) -> str:
    """The key of the text that goes with a number."""
    return f"{key}_one" if number == 1 else f"{key}_many"


def figure(value: float, form: str = "") -> str:
    """A number as people read it, with a true minus."""
    return f"{value:{form}}".replace("-", MINUS)


def listed(parts: Sequence[object], language: str = "en") -> str:
    """`A`, `A and B`, `A, B and C`."""
    *most, last = map(str, parts)
    return f"{', '.join(most)}{say('event.and', language)}{last}" if most else last
