"""`--language CODE`: what a command says is said in that language, and without it in the system's."""

import os
from typing import Annotated

import typer

from projectl.words import LANGUAGES, chosen, say, speak
from projectl.words.choosing import of_the_system


def _speak(asked: str | None) -> None:
    if asked is None:
        return
    language = chosen([asked])
    if language.partition("-")[0] != asked.lower()[:2]:
        raise typer.BadParameter(say("usage-no-language", languages=", ".join(LANGUAGES), asked=repr(asked)))
    speak(language)


def speak_as_the_system() -> None:
    """Until somebody asks for another."""
    speak(of_the_system(os.environ))


Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="CODE",
        callback=_speak,
        is_eager=True,
    ),
]
