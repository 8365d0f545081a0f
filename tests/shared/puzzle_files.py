"""Puzzle files, sound ones and others."""

from typing import Any, Final

from projectl.catalogue.puzzles import problems, read_set, tidied, write
from tests.modes import OWN_PUZZLES

BAR: Final = ".....\n.###.\n.....\n.....\n.....\n"
GOOD: Final = f"W01 2 I2\n{BAR}"
CHECKERBOARD: Final = "#.#.#\n.#.#.\n#.#.#\n.#.#.\n#.#.#\n"

IDS: Final = ("w01", "W33", "W00", "W1", "X01", "AB03", "W\u0660\u0661", "W01'\"\\", "Wé\x00")
POINTS: Final = ("21", "-1", "2.5", "\u0662", "two", "002", "'")
REWARDS: Final = ("X9", "^^^", "i2", "\U0001f9e9\u200b", "M" * 20, "M" * 21)
ROWS: Final = (".###", ".###..", "#", ".##x.", ". # .", ".\x1b##.", ".##\U0001f9e9.", ".##\ufeff.", "'", "x")

TEXTS: Final = (
    GOOD,
    OWN_PUZZLES,
    GOOD.replace("\n", "\r\n"),
    GOOD.replace("\n", "\r"),
    f"\ufeff{GOOD}",
    GOOD.rstrip("\n"),
    GOOD.replace("\n", " \t\x1c\x85\u3000\n"),
    GOOD.replace(" ", "\t"),
    GOOD.replace(" ", "\u2003"),
    GOOD.replace(".###.", "  .###.  ; the bar ♥"),
    f"; note\n\n\n{GOOD}\n\n; end",
    GOOD.replace("2 I2\n", "2 I2 ; comment\n; another\n"),
    GOOD.replace(" 2 ", " 02 "),
    GOOD + GOOD.replace("W01", "B01"),
    f"; set: my-box 7\n{GOOD}",
    f"{GOOD}; set: too late\n",
    "; set: all_of-them 000012\n" + "".join(f"{name} 20 ^^\n{BAR}" for name in ("GW12", "AB02", "XW99", "XB01")),
    "XW01 0 M\n" + "#####\n" * 5,
    # What cannot be read.
    "",
    "; only a comment\n\n",
    "\u2028",
    "\n" * 100_001,
    f"; \U0001f9e9{' ' * 99_999}",
    "x" * 5000,
    "; \ud800\n" + GOOD,
    "W01 2\n" + BAR,
    "W01 2 I2 I2\n" + BAR,
    GOOD + "\nhello\n",
    *(
        f"{name} 2 I2\n{BAR}"
        for name in ("w01", "W33", "W00", "W1", "X01", "AB03", "W\u0660\u0661", "W01'\"\\", "Wé\x00")
    ),
    *(f"W01 {points} I2\n{BAR}" for points in POINTS),
    *(f"W01 2 {reward}\n{BAR}" for reward in REWARDS),
    *(
        f"W01 2 I2\n.....\n{row}\n.....\n.....\n.....\n"
        for row in (".###", ".###..", "#", ".##x.", ". # .", ".\x1b##.")
    ),
    "W01 2 I2\n.....\n.###.\n.....\n.....\n",
    "W01 2 I2\n\n" + BAR,
    "W01 2 I2\n.....\n.###.\nB01 2 I2\n" + BAR,
    GOOD + ".....\n.....\n",
    GOOD + "\n.....\n.....\n",
    GOOD + "\n" + GOOD,
    "W01 2 I2\n" + ".....\n" * 5,
    "XB01 9 I2\n" + CHECKERBOARD,
    "; set: my set\n" + GOOD,
    "; set: mine one\n" + GOOD,
    "; set: mine 1234567\n" + GOOD,
    "W01 99 Q1\n.....\n.###\n.....\n.....\n.....\n.....\n.....\n\nB01 3 I2\n#####\n\n#####\n#####\n",
    "W01 2\n.....\n\n.....\n.....\nW01 2 I2\n#\n",
)
"""The texts themselves: what both sides make of each stands beside it in `puzzle_files.json`."""


def made() -> list[Any]:
    """Each text, and what is read in it or wrong with it."""
    found = []
    for text in TEXTS:
        wrong = problems(text)
        entry: dict[str, Any] = (
            {"text": text, "tidied": tidied(text)} if len(text) < 1000 else {"repeated": shortened(text)}
        )
        if wrong:
            entry["problems"] = [[problem.code, problem.arguments] for problem in wrong]
        else:
            read = read_set(text)
            entry["set"] = [read.name, read.version, read.digest]
            entry["written"] = write(read)
        found.append(entry)
    return found


def shortened(text: str) -> list[Any]:
    """A long text as its beginning and how often its last letter follows."""
    begins = text.rstrip(text[-1])
    return [begins, text[-1], len(text) - len(begins)]
