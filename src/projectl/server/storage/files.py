"""A SQLite file belongs to one server at a time, and is looked through before anything is written to it."""

import errno
import os
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import IO, Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCK_ENDING: Final = "-lock"
CHECK_S: Final = 5.0
"""So long a file is looked through for damage when a server starts; 100 MB take about half a second."""
TICK_S: Final = 0.05
TAKEN: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class InUse(Exception):
    """Another server has the file."""


def take(database: Path) -> IO[bytes]:
    """Have a database to oneself until what is returned is closed, or the process ends in whatever way.

    The lock is on a file beside it, wherever links lead: SQLite has locks of its own on the database, and loses them
    when anybody in the process closes it. That file stays, because who removes it can meet who is about to lock it.
    """
    real = database.resolve()
    flags = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
    lock = os.fdopen(os.open(real.with_name(real.name + LOCK_ENDING), flags, 0o600), "r+b")
    try:
        _lock(lock.fileno())
    except OSError as error:
        if error.errno in TAKEN:
            lock.close()
            raise InUse from None
        # A file system without locks: then nobody has it, as far as can be known.
    return lock


def _lock(file: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def damage(database: Path, seconds: float = CHECK_S) -> str | None:
    """What is wrong with a database; "" if nothing was found, None if it could not all be looked at in so long."""
    try:
        with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            found = _checked(connection, seconds)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return None
        # What else there is, no database or no right to read it, is told by whoever opens it.
        found = str(error) if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_CORRUPT else "ok"
    return "" if found == "ok" else " ".join(found.split())


def _checked(connection: sqlite3.Connection, seconds: float) -> str:
    done = threading.Event()

    def stop_in_time() -> None:
        done.wait(seconds)
        while not done.wait(TICK_S):
            connection.interrupt()

    watch = threading.Thread(target=stop_in_time, daemon=True)
    watch.start()
    try:
        (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        return str(found)
    finally:
        done.set()
        watch.join()
