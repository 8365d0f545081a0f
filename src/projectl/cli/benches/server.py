"""`projectl bench server`: a real server on this machine, and how many moves a second it writes and passes on.

The players are in this process, so they share the machine's cores with the server they measure.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final, Self

import numpy as np
from rich.table import Table as Shown

from projectl.cli.benches.clients import HOST, Pace, Socket, Table, Tally, new_guests, new_tables

GROW: Final = (50, 100, 200, 500, 1000)
PACE: Final = 1000
"""Moves a second that all tables together make while their players take their time."""
WARM_UP_S: Final = 2.0
START_S: Final = 180.0
STOP_S: Final = 20.0
SPARE_FILES: Final = 200
"""Files that a process has open besides its connections."""
AT_ONCE: Final = 50
"""Connections opened at a time."""
SETTLE_S: Final = 2.0
CALM_S: Final = 60.0
CALM_CORES: Final = 0.05
MOST_GUESTS: Final = 500
"""Who hold the idle connections, several each."""

Tell = Callable[[str], None]


class Server:
    """A `projectl serve` of its own, ended by its id whatever happens."""

    def __init__(self, database: str, folder: Path, workers: int = 1) -> None:
        with socket.socket() as trying:
            trying.bind((HOST, 0))
            self.port = int(trying.getsockname()[1])
        self._log = folder / f"server-{self.port}.log"
        flags = {"host": HOST, "port": self.port, "database": database, "workers": workers, "rate": 0, "sockets": 0}
        words = [word for name, value in flags.items() for word in (f"--{name}", str(value))]
        command = [sys.executable, "-m", "projectl.cli.main", "serve", *words]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def __enter__(self) -> Self:
        try:
            self._wait()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _wait(self) -> None:
        end = time.monotonic() + START_S
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            with suppress(OSError), urllib.request.urlopen(f"http://{HOST}:{self.port}/readyz", timeout=5):
                return
            time.sleep(0.1)
        raise RuntimeError(f"the server did not start:\n{self._log.read_text(errors='replace')[-2000:]}")

    def __exit__(self, *_error: object) -> None:
        if self._process.poll() is None:
            self._process.terminate()
        try:
            self._process.wait(STOP_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    @property
    def memory_kb(self) -> float | None:
        """What of it and its own processes is in memory now; None where the system does not say."""
        pages = [_read(pid, "statm").split() for pid in _family(self._process.pid)]
        return sum(int(fields[1]) for fields in pages if fields) * os.sysconf("SC_PAGE_SIZE") / 1024 if pages else None

    @property
    def cpu_s(self) -> float | None:
        """Seconds of a core they have used so far; None where the system does not say."""
        stats = [_read(pid, "stat").rpartition(")")[2].split() for pid in _family(self._process.pid)]
        ticks = sum(int(fields[11]) + int(fields[12]) for fields in stats if fields)
        return ticks / os.sysconf("SC_CLK_TCK") if stats else None


def _read(pid: int, name: str) -> str:
    try:
        return Path(f"/proc/{pid}/{name}").read_text()
    except OSError:
        return ""


def _family(pid: int) -> list[int]:
    """A process and all that it started; nobody where the system does not say."""
    if not _read(pid, "stat"):
        return []
    found = [pid]
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += [one for child in thread.read_text().split() for one in _family(int(child))]
    return found


def _allow_files() -> int:
    """Have as many files open as the system lets us, here and in the server; how many that is."""
    try:
        import resource
    except ImportError:
        return 500
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return 1_000_000 if most == resource.RLIM_INFINITY else most


def _each(more: float | None, before: float | None, count: int) -> float | None:
    return None if more is None or before is None or not count else (more - before) / count


def _busy_s() -> float | None:
    """Seconds of a core that everybody on this machine has used so far; None where the system does not say."""
    try:
        fields = Path("/proc/stat").read_text().partition("\n")[0].split()[1:]
    except OSError:
        return None
    idle = int(fields[3]) + int(fields[4])
    return (sum(map(int, fields[:8])) - idle) / os.sysconf("SC_CLK_TCK")


async def _measure(server: Server, tally: Tally, seconds: float) -> dict[str, Any]:
    """One stretch of play in figures."""
    tally.empty()
    began, own_began, server_began, busy_began = time.perf_counter(), time.process_time(), server.cpu_s, _busy_s()
    await asyncio.sleep(seconds)
    seconds, own_s = time.perf_counter() - began, time.process_time() - own_began
    server_s, busy_s = _each(server.cpu_s, server_began, 1), _each(_busy_s(), busy_began, 1)
    waits = tally.waits or [float("nan")]
    return {
        "moves_per_s": tally.moves / seconds,
        "p50_ms": float(np.percentile(waits, 50)) * 1000,
        "p99_ms": float(np.percentile(waits, 99)) * 1000,
        "errors": dict(tally.errors),
        "server_cores": None if server_s is None else server_s / seconds,
        "server_ms_a_move": None if server_s is None or not tally.moves else server_s * 1000 / tally.moves,
        "players_cores": own_s / seconds,
        "others_cores": None if busy_s is None else max(0.0, busy_s - own_s - (server_s or 0.0)) / seconds,
    }


async def _calm(server: Server) -> None:
    """Until the server has done what opening so many tables at once gave it to do."""
    end, used = time.monotonic() + CALM_S, server.cpu_s
    while time.monotonic() < end:
        await asyncio.sleep(1)
        before, used = used, server.cpu_s
        if (_each(used, before, 1) or 0.0) < CALM_CORES:
            return


async def _all(work: list[Any], tell: Callable[[int], None]) -> None:
    """Await all of it, a few at a time."""
    for k in range(0, len(work), AT_ONCE):
        await asyncio.gather(*work[k : k + AT_ONCE])
        tell(min(k + AT_ONCE, len(work)))


async def _play(server: Server, count: int, seconds: float, tell: Tell) -> dict[str, Any]:
    """Tables of two: half the time at a steady pace, half as fast as it goes."""
    tell(f"{count} tables: guests ...")
    cookies = await asyncio.to_thread(new_guests, server.port, 2 * count)
    before = server.memory_kb
    tell(f"{count} tables: opening ...")
    opened = await asyncio.to_thread(new_tables, server.port, cookies[:count])
    pace, tally = Pace(count, PACE), Tally()
    tables = [Table(number, pace, tally) for number in range(count)]
    sitting = [
        table.sit_down(server.port, (cookies[number], cookies[count + number]), *opened[number])
        for number, table in enumerate(tables)
    ]
    await _all(sitting, lambda done: tell(f"{count} tables: {done} sit ..."))
    try:
        await _calm(server)
        pace.begin()
        tell(f"{count} tables: {PACE} moves a second wanted ...")
        await asyncio.sleep(WARM_UP_S)
        paced = await _measure(server, tally, seconds / 2)
        memory = server.memory_kb
        pace.moves_per_s = None
        tell(f"{count} tables: as fast as they can ...")
        await asyncio.sleep(WARM_UP_S)
        flat_out = await _measure(server, tally, seconds / 2)
        pace.is_over = True
        await asyncio.sleep(SETTLE_S)
    finally:
        pace.is_over = True
        players = [player for table in tables for player in table.players]
        lost = sum(player.socket.is_lost for player in players)
        for player in players:
            player.socket.close()
    return {
        "tables": count,
        "playing": sum(table.is_playing for table in tables),
        "lost": lost,
        "acknowledged": tally.acknowledged,
        "paced": {"wanted_per_s": PACE, **paced},
        "flat_out": flat_out,
        "kb_a_table": _each(memory, before, count),
    }


async def _idle(server: Server, wanted: int, most: int, tell: Tell) -> dict[str, Any]:
    """Connections that do nothing, joined to no table."""
    count = max(0, min(wanted, most - SPARE_FILES))
    tell(f"{count} idle: guests ...")
    cookies = await asyncio.to_thread(new_guests, server.port, min(count, MOST_GUESTS))
    before, sockets = server.memory_kb, []

    async def open_one(cookie: str) -> None:
        sockets.append(await Socket.open(server.port, cookie, lambda _: None))

    try:
        opening = [open_one(cookie) for cookie in islice(cycle(cookies), count)]
        await _all(opening, lambda done: tell(f"{done} of {count} idle ..."))
        await asyncio.sleep(SETTLE_S)
        after, began = server.memory_kb, server.cpu_s
        await asyncio.sleep(SETTLE_S)
        cores = _each(server.cpu_s, began, 1)
        held = sum(not each.is_lost for each in sockets)
    finally:
        for each in sockets:
            each.close()
    found = {"wanted": wanted, "held": held, "kb_each": _each(after, before, held)}
    return {**found, "server_cores": None if cores is None else cores / SETTLE_S, "watching": "no table"}


async def _count_moves(database: str) -> int:
    """Decisions in the log."""
    from sqlalchemy import func, select

    from projectl.server.storage.schema import log
    from projectl.server.storage.store import Store

    store = await Store.open(database)
    try:
        rows = await store.read(select(func.count()).select_from(log).where(log.c.entry.like('%"decide"%')))
        return int(rows[0][0])
    finally:
        await store.close()


def _run(work: Any) -> Any:
    """On the faster loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def _new_file(folder: Path) -> str:
    return str(folder / f"{time.monotonic_ns()}.db")


def play(database: str, folder: Path, tables: int, seconds: float, workers: int, tell: Tell) -> dict[str, Any]:
    """So many tables on a fresh server, and whether what was acknowledged is in the log."""
    before = asyncio.run(_count_moves(database))
    with Server(database, folder, workers) as server:
        found: dict[str, Any] = _run(_play(server, tables, seconds, tell))
    return {**found, "in_log": asyncio.run(_count_moves(database)) - before}


@contextmanager
def _ending_politely() -> Iterator[None]:
    """Who is told to end takes the server along, as with Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def measure(
    sizes: Sequence[int], seconds: float, idle: int, database: str | None, workers: int, tell: Tell
) -> dict[str, Any]:
    """Everything; each part on a server of its own, so that no part's memory is another's."""
    most = _allow_files()
    kind = "postgresql" if database and database.startswith("postgres") else "sqlite"
    found: dict[str, Any] = {"database": kind, "workers": workers, "seconds": seconds, "cores": os.cpu_count()}
    if hasattr(os, "getloadavg"):
        found["load_before"] = os.getloadavg()[0]
    with _ending_politely(), tempfile.TemporaryDirectory(prefix="projectl-bench-") as name:
        folder = Path(name)
        found["play"] = [play(database or _new_file(folder), folder, count, seconds, workers, tell) for count in sizes]
        if idle:
            with Server(database or _new_file(folder), folder, workers) as server:
                found["idle"] = _run(_idle(server, idle, most, tell))
    tell("")
    return found


def table(found: dict[str, Any]) -> Shown:
    """The figures for people: at the steady pace, and as fast as it goes."""
    shown = Shown("tables", box=None, pad_edge=False)
    times = ("p50 ms", "p99 ms")
    for heading in ("moves/s", *times, "flat out moves/s", *times, "ms/move", "KB/table", "errors"):
        shown.add_column(heading, justify="right")
    for row in found["play"]:
        paced, flat_out = row["paced"], row["flat_out"]
        shown.add_row(
            f"{row['tables']:,}",
            *(f"{part[key]:,.0f}" for part in (paced, flat_out) for key in ("moves_per_s", "p50_ms", "p99_ms")),
            _number(flat_out["server_ms_a_move"], 2),
            _number(row["kb_a_table"]),
            f"{sum(paced['errors'].values()) + sum(flat_out['errors'].values()):,}",
        )
    return shown


def _number(figure: float | None, digits: int = 0) -> str:
    return "-" if figure is None else f"{figure:,.{digits}f}"
