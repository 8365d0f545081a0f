"""`projectl serve`: a table that people join over a network."""

import asyncio
import errno
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any, Final

import typer

from projectl.cli.ends import FAILED, UNREADABLE

if TYPE_CHECKING:
    from projectl.server.config import Config

EVERY_WAY: Final = ("0.0.0.0", "::", "")
LOOK_S: Final = 0.1
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737); nothing is sent to it."""
FILES: Final = 65_536
WIDE: Final = 2048
"""Connections that may wait to be accepted."""


def _say(sentence: str) -> None:
    typer.echo(sentence, err=True)


def serve(
    host: Annotated[str, typer.Option(envvar="PROJECTL_HOST")] = ("127.0.0.1"),
    port: Annotated[str, typer.Option(envvar="PROJECTL_PORT", metavar="N")] = "8765",
    database: Annotated[
        str | None,
        typer.Option(envvar="PROJECTL_DATABASE"),
    ] = None,
    workers: Annotated[
        str,
        typer.Option(envvar="PROJECTL_WORKERS", metavar="N"),
    ] = "1",
    open_browser: Annotated[bool, typer.Option("--open", envvar="PROJECTL_OPEN")] = False,
    bots: Annotated[
        str | None,
        typer.Option(envvar="PROJECTL_BOTS", metavar="N"),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(envvar="PROJECTL_ORIGIN"),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(envvar="PROJECTL_PROXY"),
    ] = None,
    rate: Annotated[str, typer.Option(envvar="PROJECTL_RATE", metavar="N")] = "1",
    sockets: Annotated[
        str,
        typer.Option(envvar="PROJECTL_SOCKETS", metavar="N"),
    ] = "64",
) -> None:
    """Open a table that people join over a network; every flag is also a variable, PROJECTL_PORT for --port."""
    from projectl.cli.warm import compile_engine
    from projectl.server.config import WrongSetting, ready
    from projectl.workers.cores import cores

    try:
        config = ready(
            database=database,
            host=host,
            port=port,
            processes=workers,
            bots=bots,
            origins=origin,
            proxies=proxy,
            rate=rate,
            sockets=sockets,
            cores=cores(),
        )
        listener = _listen(config)
    except WrongSetting as error:
        _say(str(error))
        raise typer.Exit(UNREADABLE) from None
    with listener, _metrics_folder(config.processes), ExitStack() as stack:
        try:
            if not config.is_postgres:
                stack.enter_context(_take_file(config, is_default=database is None))
            asyncio.run(_try_database(config))
        except WrongSetting as error:
            _say(str(error))
            raise typer.Exit(UNREADABLE) from None
        compile_engine()  # bots are compiled while people read the first page, by the processes that think for them
        url = _url(config, listener)
        threading.Thread(target=_announce, args=(config, listener, url, open_browser), daemon=True).start()
        _run(config, listener, is_quiet=open_browser)


def _listen(config: "Config") -> socket.socket:
    """Take the port before anything else, so that nobody compiles for a server that cannot be."""
    from projectl.server.config import WrongSetting

    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            config.host, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as error:
        raise _refused(config, error) from None
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(WIDE)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            other = config.port % 65535 + 1
            raise WrongSetting("port", "port_used", given=config.port, host=config.host, other=other) from None
        raise _refused(config, error) from None
    return listener


def _refused(config: "Config", error: Exception) -> Exception:
    from projectl.server.config import WrongSetting

    reason = getattr(error, "strerror", None) or str(error)
    return WrongSetting("port", "port_refused", given=config.port, host=config.host, reason=reason)


@contextmanager
def _metrics_folder(processes: int) -> Iterator[None]:
    """Where several processes count together; set before anything that counts is imported."""
    key = "PROMETHEUS_MULTIPROC_DIR"
    if processes == 1 or os.environ.get(key):
        yield
        return
    folder = tempfile.mkdtemp(prefix="projectl-metrics-")
    os.environ[key] = folder
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _take_file(config: "Config", *, is_default: bool) -> IO[bytes]:
    """A lock on the file of a database that is whole; WrongSetting says why there can be none."""
    from projectl.server.config import WrongSetting
    from projectl.server.storage.database import address
    from projectl.server.storage.files import InUse, damage, take
    from projectl.words import say

    file = Path(config.database)
    try:
        if is_default:
            file.parent.mkdir(parents=True, exist_ok=True)
        address(config.database)
        lock = take(file)
    except InUse:
        raise WrongSetting("database", "database_used", given=config.database) from None
    except (ValueError, OSError) as error:
        raise _unusable(config, str(error)) from None
    found = damage(file)
    if found is None:
        _say(say("serve-database-large", database=config.database))
    elif found:
        lock.close()
        raise WrongSetting("database", "database_damaged", given=config.database, reason=found)
    return lock


async def _try_database(config: "Config") -> None:
    """Open it once and bring it up to date; WrongSetting says why it cannot be."""
    from projectl.server.storage.store import Gone, Store

    try:
        store = await Store.open(config.database)
        await store.close()
    except (Gone, ValueError, OSError) as error:
        raise _unusable(config, error.why if isinstance(error, Gone) else str(error)) from None


def _unusable(config: "Config", reason: str) -> Exception:
    from projectl.server.config import WrongSetting, hide_password

    return WrongSetting("database", "database_gone", given=hide_password(config.database), reason=reason.rstrip("."))


def _url(config: "Config", listener: socket.socket) -> str:
    """Where to point a browser on this machine."""
    host = "localhost" if config.host in EVERY_WAY else config.host
    return f"http://{f'[{host}]' if ':' in host else host}:{listener.getsockname()[1]}/"


def _url_for_others(listener: socket.socket) -> str | None:
    """Where others in the network find this machine, if it is in one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(ELSEWHERE)
        return f"http://{asking.getsockname()[0]}:{listener.getsockname()[1]}/"
    return None


def _announce(config: "Config", listener: socket.socket, url: str, open_browser: bool) -> None:
    """Say where to go once somebody answers there."""
    import urllib.request
    import webbrowser

    from projectl.server.config import hide_password
    from projectl.words import say

    while True:
        try:
            with urllib.request.urlopen(f"{url}healthz", timeout=5):
                break
        except OSError:
            if listener.fileno() < 0:
                return
            time.sleep(LOOK_S)
    if config.origins:
        url = config.origins[0]
    elif config.host in EVERY_WAY:
        url = _url_for_others(listener) or url  # links to tables begin with it, and friends follow them
    _say(say("serve-open", url=url))
    _say(say("serve-stop", database=hide_password(config.database)))
    if open_browser:
        webbrowser.open(url)


def _run(config: "Config", listener: socket.socket, *, is_quiet: bool) -> None:
    """Until somebody says stop. Whoever plays at home reads of trouble alone."""
    import uvicorn

    from projectl.server.journal import set_up_once
    from projectl.server.processes.ending import Supervisor
    from projectl.server.wire.serving import uvicorn_config
    from projectl.words import say

    set_up_once()
    if is_quiet:
        logging.getLogger("projectl").setLevel(logging.WARNING)
    _allow_many()
    running = uvicorn_config(config, partial(_make_app, config))
    # uvicorn stops in good order and then sends itself the same signal again: this time it means nothing.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _ignore)
    if config.processes == 1:
        server = uvicorn.Server(running)
        with suppress(SystemExit):  # it could not start, and has said why
            server.run(sockets=[listener])
        is_fine = server.started
    else:
        supervisor = Supervisor(running, sockets=[listener])
        supervisor.run()
        is_fine = all(process.exitcode in (0, -signal.SIGTERM) for process in supervisor.processes)
    _say(say("serve-stopped" if is_fine else "serve-died"))
    if not is_fine:
        raise typer.Exit(FAILED)


def _make_app(config: "Config") -> Any:
    """The app, made in the process that serves it once uvicorn hears the signals."""
    from projectl.server.app import make_app
    from projectl.server.processes.ending import end_in_time, end_with_parent

    end_in_time()
    end_with_parent()
    return make_app(config)


def _allow_many() -> None:
    """Each connection is a file to the system, which allows few unless it is asked."""
    if sys.platform == "win32":
        return
    import resource

    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if few != resource.RLIM_INFINITY and few < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _ignore(_signal: int, _frame: Any) -> None:
    """Nothing to do."""
