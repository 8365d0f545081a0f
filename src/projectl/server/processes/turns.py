"""Who is next, where many wait: people take turns, and so do the tables of each."""

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Generic, Protocol, TypeVar


class Waits(Protocol):
    """What can stand in a line: for whom it is, and at which table."""

    host: str
    table: str


T = TypeVar("T", bound=Waits)


class Turns(Generic[T]):
    """A line in which nobody gets further by asking for more."""

    def __init__(self) -> None:
        self._hosts: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        for tables in self._hosts.values():
            for jobs in tables.values():
                yield from jobs

    def add(self, job: T) -> None:
        """Behind what its table waits for already."""
        self._jobs(job).append(job)
        self._count += 1

    def put_back(self, job: T) -> None:
        """Before everything else: it had its turn, and nothing came of it."""
        self._jobs(job).appendleft(job)
        self._count += 1
        self._hosts[job.host].move_to_end(job.table, last=False)
        self._hosts.move_to_end(job.host, last=False)

    def take(self) -> T:
        """The next; whose turn it was goes to the end."""
        host, tables = next(iter(self._hosts.items()))
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        self._count -= 1
        tables.move_to_end(table)
        self._hosts.move_to_end(host)
        self._tidy(host, table)
        return job

    def drop(self, job: T) -> None:
        """It is not wanted any more, if it still waits."""
        jobs = self._hosts.get(job.host, OrderedDict()).get(job.table)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            self._count -= 1
            self._tidy(job.host, job.table)

    def clear(self) -> None:
        """Nobody waits."""
        self._hosts.clear()
        self._count = 0

    def _jobs(self, job: T) -> deque[T]:
        return self._hosts.setdefault(job.host, OrderedDict()).setdefault(job.table, deque())

    def _tidy(self, host: str, table: str) -> None:
        if not self._hosts[host][table]:
            del self._hosts[host][table]
        if not self._hosts[host]:
            del self._hosts[host]
