"""[E6] [E7] [X16] [X17] the final score, how each part of it came about, and who wins."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich import box
from rich.table import Table

from projectl import Game
from projectl.catalogue.puzzles import Puzzle
from projectl.cli.terminal.seating import Seating
from projectl.words import say
from projectl.words.phrases import counted, figure, listed


class Part(NamedTuple):
    """One seat's score in its parts; they add up to the total."""

    pile: int
    noted: int
    touches: int
    unfinished: int
    total: int
    puzzles: int
    pieces: int


def _part(area: Mapping[str, Any], faces: Mapping[str, Puzzle], total: int) -> Part:
    pile = sum(faces[puzzle].points for puzzle in area["pile"])
    noted, touches = area["noted"]["points"], area["touches"]
    return Part(
        pile=pile,
        noted=noted,
        touches=-touches,
        unfinished=total - (pile + noted - touches),
        total=total,
        puzzles=len(area["pile"]) + area["noted"]["puzzles"],
        pieces=sum(area["supply"].values()),
    )


def score_parts(game: Game, faces: Mapping[str, Puzzle]) -> list[Part]:
    """[E6] the parts of every seat's score; in solo the opponent's last."""
    view = game.view()
    parts = [_part(area, faces, total) for area, total in zip(view["seats"], game.scores, strict=False)]
    if view["solo"] is not None:
        points = game.scores[1]
        parts.append(Part(points, 0, 0, 0, points, len(view["solo"]["pile"]), 0))
    return parts


def score_table(parts: Sequence[Part], seating: Seating, winners: Sequence[int]) -> Table:
    """The parts as a table; a column where nobody has anything is left out."""
    table = Table(title=say("score.title"), box=box.SIMPLE_HEAD, title_style="bold", pad_edge=False)
    table.add_column("")
    fields = [
        name
        for name in Part._fields
        if name not in ("noted", "touches", "unfinished") or any(getattr(part, name) for part in parts)
    ]
    for name in fields:
        table.add_column(say(f"score.{name}"), justify="right", style="bold" if name == "total" else "")
    for seat, part in enumerate(parts):
        is_winner = seat in winners
        cells = [figure(getattr(part, name)) for name in fields]
        table.add_row(f"{'★' if is_winner else ' '} {seating.name(seat)}", *cells, style="bold" if is_winner else "")
    return table


def verdict(parts: Sequence[Part], seating: Seating, winners: Sequence[int]) -> list[str]:
    """[E7] [X17] who wins, and by which step of the tie-break."""
    first = winners[0]
    points = counted("point", parts[first].total)
    if len(winners) > 1:
        return [say("score.share", who=listed([seating.name(seat) for seat in winners]), points=points)]
    key = "score.you_win" if first < len(seating.bots) and seating.is_you(first) else "score.wins"
    said = [say(key, who=seating.name(first), points=points)]
    level = [seat for seat, part in enumerate(parts) if seat != first and part.total == parts[first].total]
    if not level:
        return said
    if first >= len(seating.bots):
        return [*said, say("score.solo_tie")]
    as_many = [seat for seat in level if parts[seat].puzzles == parts[first].puzzles]
    others = listed([seating.name(seat) for seat in as_many or level])
    return [*said, say("score.by_pieces" if as_many else "score.by_puzzles", others=others)]
