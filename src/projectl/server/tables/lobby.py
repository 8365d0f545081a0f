"""Who sits at tables that wait, as the lobby shows it: an entry of a log is read once, however often somebody looks."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple

from projectl.server.storage import entries
from projectl.server.storage.store import LogRow, Store
from projectl.server.tables.wishes import OPEN

TAKEN: Final = "taken"
MOST_REMEMBERED: Final = 1_000


class _Summary(NamedTuple):
    number: int
    """The entry of the log it goes up to."""
    seats: dict[int, str]


class Lobby:
    """What is known of tables from looks before."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._summaries: OrderedDict[str, _Summary] = OrderedDict()

    async def seats(self, tables: Sequence[str]) -> dict[str, dict[int, str]]:
        """Of each table what its seats are that are not open: taken, or a bot's."""
        known = {table: self._summaries.get(table, _Summary(0, {})) for table in tables}
        fresh = await self._store.read_logs({table: summary.number for table, summary in known.items()})
        found = {table: self._go_on(table, fresh.get(table, ())) for table in tables}
        while len(self._summaries) > MOST_REMEMBERED:
            self._summaries.popitem(last=False)
        return found

    def _go_on(self, table: str, rows: Sequence[LogRow]) -> dict[int, str]:
        """Fold in what is new; somebody else who looked may have been quicker."""
        number, seats = self._summaries.get(table, _Summary(0, {}))
        seats = dict(seats)
        for row in rows:
            if row.number > number:
                _fold_in(seats, entries.read(row.entry))
                number = row.number
        self._summaries[table] = _Summary(number, seats)
        self._summaries.move_to_end(table)
        return seats


def _fold_in(seats: dict[int, str], entry: entries.Entry) -> None:
    if isinstance(entry, entries.Sit):
        seats[entry.seat] = entry.bot or (TAKEN if entry.person or entry.kept else OPEN)
