"""Who sits where, as a record says it."""

from typing import Any, Final

from projectl.catalogue.impossible import Impossible
from projectl.notation.seats import MOST_LETTERS, Seated, read_seat, seat_lines

PLAIN: Final = ("Ann", "bot", "bot expert", "bot  two", " ", "  ", " Ann ", "A n n", "Zoë", "名前", "-", "'\"")
ODD: Final = ("\\", "\\u{61}", "a\nb", "a\r", "\t", "\x00", "\x7f", "\xa0", "\u200b", "\u3000", "e\u0301", "\ue000")
LARGE: Final = ("\U0001f9e9", "👩\u200d🚀", "\ufeffAnn", "x" * MOST_LETTERS, "\U0001f9e9" * MOST_LETTERS)
BOTS: Final = ("expert", "mcts:think_ms=100", " ", "bot bot", 'run "a b"\\c\n', "\U0001f9e9")
SEATED: Final = (
    *(Seated(name) for name in (*PLAIN, *ODD, *LARGE)),
    *(Seated(name, is_bot=True) for name in BOTS),
)
UNREADABLE: Final = (
    *("", "bot ", "x" * (MOST_LETTERS + 1), "A\\nn", "\\", "\\u{}", "\\u{110000}", "\\u{d800}", "\\u{A}"),
    *("\\u{1234567}", "\\u{61}\\x"),
)
READ: Final = ("bot", "Ann ", "\\u{61}", "\\u{1f9e9}\\u{00000a}", "bot \\u{20}", "\\u{62}ot me", "seat 0: x")


def made() -> dict[str, Any]:
    """Names as they are written and read back, values as they are read, and values that are none."""
    return {
        "written": [[*one, seat_lines((one,))[0].removeprefix("seat 0: ")] for one in SEATED],
        "read": [[value, *read_seat(value)] for value in READ],
        "unreadable": [[value, *_wrong(value)] for value in UNREADABLE],
    }


def _wrong(value: str) -> tuple[str, dict[str, Any]]:
    try:
        read_seat(value)
    except Impossible as error:
        return f"record_{error.code}", error.arguments
    raise AssertionError(value)
