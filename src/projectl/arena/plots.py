"""Drawings for the report: inline SVG stretched to the page, with its texts as HTML on top.

Drawn by hand and not by matplotlib: the page stays small (a plot is a few hundred bytes), its colours follow the
reader's light or dark mode, texts keep their size on a phone, and nothing has to be installed or imported for 3 s.
"""

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

from projectl.words.phrases import figure

WIDTH: Final = 1000.0
HEIGHT: Final = 100.0
STEPS: Final = (1, 2, 5, 10)


class Axis(NamedTuple):
    """A range of values, the ticks on it, and whether it is logarithmic."""

    low: float
    high: float
    ticks: tuple[float, ...]
    is_log: bool = False

    def at(self, value: float) -> float:
        """Where a value lies, from 0 to 1."""
        if self.is_log:
            return math.log(max(value, self.low) / self.low) / math.log(self.high / self.low)
        return (value - self.low) / (self.high - self.low)


def axis(values: Sequence[float], most_ticks: int = 6) -> Axis:
    """A range with round ends that holds all values."""
    low, high = min(values), max(values)
    high = high if high > low else low + 1
    size = 10 ** math.floor(math.log10((high - low) / most_ticks))
    step = next(size * one for one in STEPS if (high - low) / (size * one) <= most_ticks)
    first, last = math.floor(low / step), math.ceil(high / step)
    return Axis(first * step, last * step, tuple(number * step for number in range(first, last + 1)))


def log_axis(values: Sequence[float]) -> Axis:
    """A logarithmic range from one power of ten to another."""
    first = math.floor(math.log10(min(values)))
    last = max(math.ceil(math.log10(max(values))), first + 1)
    return Axis(10.0**first, 10.0**last, tuple(10.0**number for number in range(first, last + 1)), is_log=True)


def number(value: float) -> str:
    """A figure as people read it."""
    return figure(value, ",.10g")


def _point(x: float, y: float) -> str:
    return f"{x * WIDTH:.5g} {HEIGHT - y * HEIGHT:.5g}"


def line(points: Sequence[tuple[float, float]], kind: str) -> str:
    """A line through points between 0 and 1, the origin at the lower left."""
    return f'<path class="{kind}" d="M{" L".join(_point(x, y) for x, y in points)}"/>'


def area(points: Sequence[tuple[float, float]], kind: str) -> str:
    """A closed area."""
    return f'<path class="{kind}" d="M{" L".join(_point(x, y) for x, y in points)}Z"/>'


def dot(x: float, y: float, kind: str = "dot") -> str:
    """A dot that stays round however the drawing is stretched: a line of no length with a round end."""
    return f'<path class="{kind}" d="M{_point(x, y)}h0"/>'


def canvas(drawn: str, title: str) -> str:
    """The drawing itself, with a text for those who do not see it or hold the pointer still."""
    return (
        f'<svg viewBox="0 0 {WIDTH:g} {HEIGHT:g}" preserveAspectRatio="none" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{drawn}</svg>"
    )


class Row(NamedTuple):
    """One line of a plot: whose it is, what is drawn, what is written at its right, and what it says in words."""

    label: str
    colour: str
    drawn: str
    value: str
    title: str
    note: str = ""


def ticks_below(along: Axis, written: Callable[[float], str] = number) -> str:
    """The figures under a plot."""
    spans = "".join(f'<span style="left:{along.at(one):.2%}">{written(one)}</span>' for one in along.ticks)
    return f'<div class="ticks{" many" if len(along.ticks) > 5 else ""}">{spans}</div>'


def rows(
    found: Sequence[Row],
    along: Axis,
    written: Callable[[float], str] = number,
    zero: float | None = None,
    kind: str = "",
) -> str:
    """A plot with one row for each entrant over a common axis."""
    grid = "".join(line(((along.at(one), 0), (along.at(one), 1)), "grid") for one in along.ticks)
    if zero is not None:
        grid += line(((along.at(zero), 0), (along.at(zero), 1)), "zero")
    parts = [f'<div class="rows {kind}">']
    for row in found:
        note = f" <small>{row.note}</small>" if row.note else ""
        parts.append(
            f'<div class="row {row.colour}"><div class="label"><i></i><b>{escape(row.label)}</b></div>'
            f'<div class="value">{row.value}{note}</div>'
            f'<div class="plot">{canvas(grid + row.drawn, row.title)}</div></div>'
        )
    parts.append(f'<div class="row foot"><div class="plot">{ticks_below(along, written)}</div></div></div>')
    return "".join(parts)


def chart(drawn: str, across: Axis, up: Axis, title: str, name_across: str) -> str:
    """A plot with two axes."""
    grid = "".join(line(((0, up.at(one)), (1, up.at(one))), "grid") for one in up.ticks)
    left = "".join(f'<span style="bottom:{up.at(one):.2%}">{number(one)}</span>' for one in up.ticks)
    return (
        f'<div class="chart"><div class="left">{left}</div><div class="plot">{canvas(grid + drawn, title)}'
        f'{ticks_below(across)}<div class="name">{escape(name_across)}</div></div></div>'
    )


def legend(found: Sequence[tuple[str, str]]) -> str:
    """Names beside their colours."""
    chips = "".join(f'<span class="{colour}"><i></i>{escape(label)}</span>' for label, colour in found)
    return f'<div class="legend">{chips}</div>'
