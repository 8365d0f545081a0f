"""Why a bot lost its seat: a code that programs can count, and a sentence for its author."""

from typing import Any, Final

CAUSES: Final = {
    "not_started": "{name} could not be started: {reason}.",
    "crashed": "{name} ended by itself ({how}) when asked for {question}.",
    "silent": "{name} gave no answer within {seconds:g} s when asked for {question}.",
    "closed": "{name} closed its output when asked for {question}.",
    "rubbish": "{name} answered {line} when asked for {question}, which is not what the protocol asks for: {reason}.",
    "too_long": "{name} wrote a line of more than {most} bytes when asked for {question}.",
    "version": "{name} speaks version {theirs} of the protocol; this program speaks version {ours}.",
    "illegal": "{name} answered {move} when asked for {question}, which may not be played: {reason}",
}
"""Every cause there is, by its code. English, like all that is said to authors of programs."""
MOST_LAST_WORDS: Final = 200
"""Letters."""
EXPLAINED_BY_STDERR: Final = frozenset(("crashed", "silent", "closed"))


class Forfeit(Exception):
    """A bot broke the protocol or the rules: `cause` is a sentence, `code` a word, `stderr` its last lines."""

    def __init__(self, code: str, stderr: str = "", **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments
        self.stderr = stderr

    @property
    def cause(self) -> str:
        """What it did, with its last words on standard error where they may explain it."""
        sentence = CAUSES[self.code].format(**self.arguments)
        if self.code not in EXPLAINED_BY_STDERR:
            return sentence
        last = next((line.strip() for line in reversed(self.stderr.splitlines()) if line.strip()), "")
        return f"{sentence} Its last words: {last[:MOST_LAST_WORDS]}" if last else sentence

    def __str__(self) -> str:
        return self.cause
