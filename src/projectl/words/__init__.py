"""Every text a person reads, by the id of its message: Fluent files, a folder of them a language."""

from typing import Any

from projectl.words.choosing import chosen, speak, spoken_here
from projectl.words.messages import LANGUAGES, LONG, sources

__all__ = ["LANGUAGES", "LONG", "chosen", "is_said", "say", "speak", "spoken_here"]


def say(key: str, language: str | None = None, /, **arguments: Any) -> str:
    """A text with its places filled in; in the language that is spoken here, unless another is named."""
    from projectl.words.speaking import spoken  # noqa: PLC0415 - CLDR takes a while to load, and most never say a word

    return spoken(language or spoken_here()).say(key, arguments)


def is_said(key: str) -> bool:
    """Whether there is such a message."""
    return key in sources(LANGUAGES[0])
