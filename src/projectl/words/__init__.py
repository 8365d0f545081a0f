"""Every text a person reads, by key; one file a language."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("en",)
"""The languages that are complete."""


@cache
def texts(language: str) -> dict[str, str]:
    """All texts of a language, by `section.key`."""
    if language not in LANGUAGES:
        raise ValueError(f"there are texts in {', '.join(LANGUAGES)}, not in {language!r}")
    sections: dict[str, dict[str, str]] = tomllib.loads(
        files("projectl.words").joinpath(f"{language}.toml").read_text("utf-8")
    )
    return {f"{section}.{key}": text for section, keys in sections.items() for key, text in keys.items()}


def say(key: str, language: str = "en", **arguments: Any) -> str:
    """A text with its places filled in."""
    return texts(language)[key].format(**arguments)
