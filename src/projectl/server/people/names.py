"""What people may be called, at the table and when they log in."""

import secrets
import unicodedata
from functools import cache
from typing import Final

from projectl.bots import BOTS
from projectl.server.people.lookalikes import outline
from projectl.words import LANGUAGES, say
from projectl.words.messages import sources

LONGEST: Final = 40
SHORTEST_ACCOUNT: Final = 3
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that count as printable and show nothing."""
JOINERS: Final = frozenset("\u200c\u200d")
"""Not printable, but some scripts and pictures are written with them."""
MOST_MARKS: Final = 4
"""Marks on one letter; no script needs more, and a hundred of them cover the lines above and below."""


def guest_name() -> str:
    """A name for somebody who has not said theirs, in the language they asked in."""
    return say("guest-name", number=1000 + secrets.randbelow(9000))


def tidy(name: str) -> str | None:
    """A name as it is kept; None if nobody can be called so.

    Printable leaves out what would change the text around a name: line breaks, and marks that turn the direction of
    writing round.
    """
    if len(name) > 4 * LONGEST:
        return None
    name = unicodedata.normalize("NFC", name.strip())
    if not 1 <= len(name) <= LONGEST or not name.isprintable():
        return None
    if _unstacked(name) != name:
        return None
    shows = any(letter not in BLANKS and unicodedata.category(letter)[0] not in "MZ" for letter in name)
    return name if shows else None


def _unstacked(text: str) -> str:
    """The same text without marks that stand on nothing, or on too many others."""
    kept, marks = [], MOST_MARKS
    for letter in text:
        if unicodedata.category(letter).startswith("M"):
            marks += 1
        elif letter not in BLANKS and letter not in JOINERS:
            marks = 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)


@cache
def _of_the_game() -> frozenset[str]:
    """What bots and the opponent are called, in every language."""
    called = [
        say(key, language)
        for language in LANGUAGES
        for key in sources(language)
        if key.startswith("bot-name-") or key in ("seat-opponent", "table-opponent")
    ]
    return frozenset(outline(name) for name in (*BOTS, *called))


def is_of_the_game(name: str) -> bool:
    """Whether a bot is called so, or the opponent, or looks so: nobody should be taken for them."""
    return outline(name) in _of_the_game()


def plain(text: str) -> str:
    """What somebody says as it is kept: one line, without what cannot be seen, turns the writing round or piles up."""
    kept = [
        " " if letter.isspace() else letter
        for letter in text
        if letter.isspace() or letter.isprintable() or letter in JOINERS
    ]
    said = _unstacked("".join(kept).strip())
    return said if any(letter not in BLANKS and letter not in JOINERS for letter in said) else ""


def tidy_account(account: str) -> str | None:
    """The name one logs in with as it is kept, however it was typed; None if there can be no such account."""
    if len(account) > 4 * LONGEST:
        return None
    # Folding can undo the normal form, and the other way round: an "ẞ" in full width needs both.
    account = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", account.strip()).casefold())
    if not SHORTEST_ACCOUNT <= len(account) <= LONGEST or not account.isprintable():
        return None
    return None if any(letter in BLANKS or letter.isspace() for letter in account) else account
