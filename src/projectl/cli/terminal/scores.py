"""[E6] [E7] [X16] [X17] the final score, how each part of it came about, and who wins."""

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.table import Table

from projectl.cli.terminal.seating import Seating
from projectl.notation.standings import Part, Standing
from projectl.words import say
from projectl.words.phrases import counted, figure, listed

SHOWN: Final = ("pile", "noted", "touches", "unfinished", "total", "puzzles", "pieces")
RARE: Final = ("noted", "touches", "unfinished")
"""Columns that are left out where nobody has anything in them."""


def score_table(parts: Sequence[Part], seating: Seating, winners: Sequence[int]) -> Table:
    """The parts as a table."""
    table = Table(title=say("score.title"), box=box.SIMPLE_HEAD, title_style="bold", pad_edge=False)
    table.add_column("")
    fields = [name for name in SHOWN if name not in RARE or any(getattr(part, name) for part in parts)]
    for name in fields:
        table.add_column(say(f"score.{name}"), justify="right", style="bold" if name == "total" else "")
    for seat, part in enumerate(parts):
        is_winner = seat in winners
        cells = [figure(getattr(part, name)) for name in fields]
        table.add_row(f"{'★' if is_winner else ' '} {seating.name(seat)}", *cells, style="bold" if is_winner else "")
    return table


def verdict(standing: Standing, seating: Seating, winners: Sequence[int]) -> list[str]:
    """[E7] [X17] who wins, and by which step of the tie-break."""
    first, parts = winners[0], standing.parts
    points = counted("point", parts[first].total)
    if standing.decided_by == "shared":
        return [say("score.share", who=listed([seating.name(seat) for seat in winners]), points=points)]
    key = "score.you_win" if first < len(seating.bots) and seating.is_you(first) else "score.wins"
    said = [say(key, who=seating.name(first), points=points)]
    if standing.decided_by == "points":
        return said
    if standing.decided_by == "opponent":
        return [*said, say("score.solo_tie")]
    others = [seating.name(seat) for seat, part in enumerate(parts) if part.lost_at == standing.decided_by]
    return [*said, say(f"score.by_{standing.decided_by}", others=listed(others))]
