"""What cannot be played, said so that it can be put into any language."""

from typing import Any


class Impossible(ValueError):
    """Something that cannot be: why in English, and for other languages a code, its arguments and the rule behind it.

    The codes are those of `words/en.toml` under `[impossible]`.
    """

    def __init__(self, code: str, sentence: str, rule: str = "", **arguments: Any) -> None:
        super().__init__(code, sentence, rule)
        self.code = code
        self.sentence = sentence
        self.rule = rule
        self.arguments = arguments

    def __str__(self) -> str:
        return self.sentence
