"""What a terminal without UTF-8 shows in place of the signs that drawings are made of."""

import codecs
from typing import Final

LOOKALIKE: Final = "projectl-lookalike"
"""The name of the error handler, for `reconfigure(errors=...)`."""
SIGNS: Final = {
    **dict.fromkeys("●★■", "*"),
    **dict.fromkeys("╭╮╰╯╔╗╚╝┗┏┣┛┻┓┫┳╋", "+"),
    **dict.fromkeys("─━╸╺\N{MINUS SIGN}\N{EN DASH}", "-"),
    **dict.fromkeys("│║┃╹╻", "|"),
    **dict.fromkeys("“”„", '"'),
    **dict(zip("○═·▲", "o=.^", strict=True)),
    # Halves of a cell: filled above, below, both.
    **dict(zip("▀▄█", '"_#', strict=True)),
    "\N{MULTIPLICATION SIGN}": "x",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{NO-BREAK SPACE}": " ",
    "…": "...",
    "◇": "<>",
    "◆": "[]",
    "✓": "ok",
    "✗": "no",
}


def _lookalike(error: UnicodeError) -> tuple[str, int]:
    """What stands for the letters that cannot be written; a question mark where nothing looks alike."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(SIGNS.get(letter, "?") for letter in error.object[error.start : error.end]), error.end


codecs.register_error(LOOKALIKE, _lookalike)


def writable(text: str, encoding: str) -> str:
    """A text as it comes out where it is written by others, who would put question marks."""
    return text.encode(encoding, LOOKALIKE).decode(encoding)
