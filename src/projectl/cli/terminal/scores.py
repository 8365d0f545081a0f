"""[E6] [E7] the final score, how each part of it came about, and who wins."""

from collections.abc import Sequence

from rich import box
from rich.table import Table

from projectl.cli.terminal.seating import Seating
from projectl.words import say
from projectl.words.phrases import figure
from projectl.words.told import Event, accounts, fill


def score_table(scores: Sequence[Event], seating: Seating) -> Table:
    """The accounts of all seats as a table; a winner fell behind nowhere."""
    table = Table(title=say("score-title"), box=box.SIMPLE_HEAD, title_style="bold", pad_edge=False)
    table.add_column("")
    heads, numbers = accounts(scores)
    for row in heads:
        table.add_column(fill(row, seating), justify="right", style="bold" if row.key == "score-total" else "")
    for account, row_of_numbers in zip(scores, numbers, strict=True):
        is_winner = account["lost_at"] is None
        name = f"{'★' if is_winner else ' '} {seating.name(account['seat'])}"
        table.add_row(name, *map(figure, row_of_numbers), style="bold" if is_winner else "")
    return table
