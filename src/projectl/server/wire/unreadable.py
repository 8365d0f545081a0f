"""Why something that was sent cannot be read: the reader's own words are English, and may repeat what was sent."""

import re
from typing import Final

from msgspec import ValidationError

from projectl.words import say

KEY: Final = re.compile(r"field `([^`]+)`|at `\$\.([^`]+)`")
"""Where msgspec names what is wrong."""
MOST: Final = 60
"""Letters of a name that somebody made up."""


def key_in(said: str) -> str:
    """The name of what is wrong, if an error says it."""
    found = KEY.search(said)
    return (found[1] or found[2])[:MOST] if found else ""


def why_wrong(key: str) -> str:
    """It can be read, and is not what it has to be."""
    return say("unreadable-key", key=key) if key else say("unreadable-else")


def why_unreadable(error: Exception) -> str:
    """What a message lacks that cannot be read."""
    match error:
        case RecursionError():
            return say("unreadable-deep")
        case UnicodeDecodeError():
            return say("unreadable-text")
        case ValidationError():
            return why_wrong(key_in(str(error)))
    return say("unreadable-json")
