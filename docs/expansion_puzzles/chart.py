"""The economy as a picture: cells against reward level, a line for each number of points."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from docs.expansion_puzzles.cards import FAINT_INK, INK, number, page, text
from docs.expansion_puzzles.economy import MOST_POINTS, PRICED_LEVEL, law
from projectl.catalogue.puzzles import Puzzle

_WIDTH: Final = 640
_HEIGHT: Final = 470
_LEFT, _RIGHT, _TOP, _BOTTOM = 58, 570, 50, 415
_MOST_CELLS: Final = 20
_LINE_FROM, _LINE_TO = 0.7, 5.3
_LINE: Final = ("#b9b29f", "#a39b86", "#8a826c", "#8d7fb5", "#6c5ba3", "#4a3a88")
_NEW: Final = "#e0562b"


def _x(level: float) -> float:
    return _LEFT + (level - 0.5) * (_RIGHT - _LEFT) / 5


def _y(cells: float) -> float:
    return _BOTTOM - cells * (_BOTTOM - _TOP) / _MOST_CELLS


def _axes() -> list[str]:
    parts = []
    for cells in range(0, _MOST_CELLS + 1, 4):
        parts.append(f"<path d='M{_LEFT} {number(_y(cells))}H{number(_x(_LINE_TO))}' stroke='#d6d1c4'/>")
        parts.append(text(_LEFT - 9, _y(cells) + 4, str(cells), 12, FAINT_INK, "end"))
    for level, also in ((1, ""), (2, "▲, M"), (3, "▲▲"), (4, ""), (5, "")):
        parts.append(text(_x(level), _BOTTOM + 19, f"{level}", 12, INK, "middle", "bold"))
        if also:
            parts.append(text(_x(level), _BOTTOM + 34, also, 11, _NEW, "middle"))
    parts.append(text((_LEFT + _RIGHT) / 2, _HEIGHT - 7, "level of the reward", 12, FAINT_INK, "middle"))
    parts.append(text(_LEFT - 40, _TOP - 14, "cells of the recess", 12, FAINT_INK))
    return parts


def _lines() -> list[str]:
    parts = []
    for_points, per_level = law()
    for points, cells in enumerate(for_points):
        first, last = _LINE_FROM, _LINE_TO if points < MOST_POINTS else _LINE_TO - 1
        (x1, y1), (x2, y2) = ((_x(level), _y(cells + per_level * level)) for level in (first, last))
        path = f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}"
        parts.append(f"<path d='{path}' stroke='{_LINE[points]}' stroke-width='2' fill='none'/>")
        words = f"{points} point{'s' * (points != 1)}"
        parts.append(text(x2 + 6, y2 + 4, words, 12, _LINE[points], weight="bold"))
    return parts


def _dots(puzzles: Iterable[Puzzle], shift: int, is_new: bool) -> list[str]:
    """A dot for each price and size, with the number of puzzles in it."""
    counted = Counter((PRICED_LEVEL[p.reward], p.cells, p.colour) for p in puzzles)
    parts = []
    for (level, cells, colour), count in sorted(counted.items()):
        x, y = _x(level) + shift, _y(cells)
        fill, ink = ("#ffffff", INK) if colour == "W" else ("#37353d", "#ffffff")
        edge = _NEW if is_new else FAINT_INK
        width = "2.4" if is_new else "1.2"
        parts.append(
            f"<circle cx='{number(x)}' cy='{number(y)}' r='8' fill='{fill}' stroke='{edge}' stroke-width='{width}'/>"
        )
        parts.append(text(x, y + 4, str(count), 10.5, ink, "middle", "bold"))
    return parts


def chart(base: Iterable[Puzzle], new: Iterable[Puzzle]) -> str:
    """Base puzzles left of each level, new ones right of it, on the lines of the law."""
    legend = [
        f"<circle cx='250' cy='26' r='7' fill='none' stroke='{FAINT_INK}' stroke-width='1.2'/>",
        text(263, 30, "base game", 12, INK),
        f"<circle cx='348' cy='26' r='7' fill='none' stroke='{_NEW}' stroke-width='2.4'/>",
        text(361, 30, "new; the number counts puzzles", 12, INK),
    ]
    parts = [*_axes(), *_lines(), *_dots(base, -10, is_new=False), *_dots(new, 10, is_new=True), *legend]
    return page(_WIDTH, _HEIGHT, "Cells of the recess against the level of the reward, for 0 to 5 points", parts)
