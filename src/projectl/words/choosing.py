"""Which language is spoken: by a whole program, or for whoever sent a request."""

from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from typing import Final

from projectl.words.messages import LANGUAGES

_speaking: ContextVar[str] = ContextVar("language", default=LANGUAGES[0])
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says what its user reads; the first that is set counts."""


def spoken_here() -> str:
    """The language that is spoken here."""
    return _speaking.get()


def speak(language: str) -> None:
    """Speak a language from now on: in a program all of it does, in a server what answers one request."""
    _speaking.set(language)


def chosen(wanted: Iterable[str]) -> str:
    """The best of our languages for somebody who reads these, most wanted first; whoever reads none reads English.

    >>> chosen(["nl-BE", "pt-PT", "de"])
    'pt-BR'
    """
    for each in wanted:
        tag = each.partition(".")[0].partition("@")[0].replace("_", "-").lower()
        for ours in LANGUAGES:
            if tag == ours.lower() or tag.partition("-")[0] == ours.partition("-")[0]:
                return ours
    return LANGUAGES[0]


def of_the_system(variables: Mapping[str, str]) -> str:
    """The language of whoever set these variables of the environment."""
    return chosen([next((variables[name] for name in VARIABLES if variables.get(name)), "")])


def accepted(header: str) -> list[str]:
    """What a browser says it accepts, most wanted first.

    >>> accepted("de;q=0.5, uk, en;q=0.7")
    ['uk', 'en', 'de']
    """
    found: list[tuple[float, str]] = []
    for part in header.split(",")[:MOST_ACCEPTED]:
        tag, _, weight = part.strip().partition(";q=")
        try:
            found.append((-float(weight or 1), tag))
        except ValueError:
            continue
    return [tag for weight, tag in sorted(found, key=lambda each: each[0]) if weight < 0]


MOST_ACCEPTED: Final = 20
"""Nobody reads more; a header may be long."""
