"""Why a bot lost its seat: a code that programs can count, and a sentence for its author."""

import re
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
MOST_SAID: Final = 200
"""Letters."""
HELLO: Final = "its hello"
"""What a program is asked for first: one that does not get so far could not start."""
PLACE: Final = re.compile(r'  File "(?:[^"]*[/\\])?([^"]+)", line (\d+)')
"""A line of a Python traceback: the file without its folders, and the line."""
EXPLAINED_BY_STDERR: Final = frozenset(("crashed", "silent", "closed"))


def telling_line(stderr: str, is_at_start: bool = False) -> str:
    """The line that says what was wrong: of a Python traceback the error and where it was.

    Else the first line of a program that could not start, and the last of one that had begun to play.
    """
    lines = [line.rstrip() for line in stderr.splitlines() if line.strip()]
    places = [number for number, line in enumerate(lines) if PLACE.match(line)]
    for line in lines[places[-1] + 1 :] if places else ():
        if not line.startswith(" "):
            file, number = PLACE.findall(lines[places[-1]])[0]
            return f"{file}, line {number}: {line}"
    return lines[0 if is_at_start else -1].strip() if lines else ""


class Forfeit(Exception):
    """A bot broke the protocol or the rules: `cause` is a sentence, `code` a word, `stderr` its last lines."""

    def __init__(self, code: str, stderr: str = "", **arguments: Any) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments
        self.stderr = stderr

    @property
    def cause(self) -> str:
        """What it did, with the line on standard error that explains it, if there is one."""
        sentence = CAUSES[self.code].format(**self.arguments)
        if self.code not in EXPLAINED_BY_STDERR:
            return sentence
        said = telling_line(self.stderr, self.arguments.get("question") == HELLO)
        return f"{sentence} It said: {said[:MOST_SAID]}" if said else sentence

    def __str__(self) -> str:
        return self.cause
