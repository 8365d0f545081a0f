"""Every text a person reads, by key; two files a language, the second for the browser client."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("en", "de")
"""The languages that are complete."""


@cache
def texts(language: str) -> dict[str, str]:
    """All texts of a language, by `section.key`."""
    if language not in LANGUAGES:
        raise ValueError(f"there are texts in {', '.join(LANGUAGES)}, not in {language!r}")
    found: dict[str, str] = {}
    for file in (f"{language}.toml", f"web.{language}.toml"):
        sections: dict[str, dict[str, str]] = tomllib.loads(files("projectl.words").joinpath(file).read_text("utf-8"))
        read = {f"{section}.{key}": text for section, keys in sections.items() for key, text in keys.items()}
        if twice := sorted(found.keys() & read.keys()):
            raise ValueError(f"{file} says again what {language}.toml says: {', '.join(twice)}")
        found |= read
    return found


def say(key: str, language: str = "en", **arguments: Any) -> str:
    """A text with its places filled in."""
    return texts(language)[key].format(**arguments)
