"""What the server is told when it starts: by flags, or by environment variables of the same name."""

import ipaddress
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from msgspec import Struct
from platformdirs import user_data_path

from projectl.words import say
from projectl.words.phrases import kebab

PREFIX: Final = "PROJECTL_"
HOST: Final = "127.0.0.1"
PORT: Final = 8765
SOCKETS: Final = 64
MOST_PROCESSES: Final = 64
MOST_BOTS: Final = 256
POSTGRES: Final = ("postgresql", "postgres", "postgresql+asyncpg")
N = TypeVar("N", int, float)


class WrongSetting(ValueError):
    """A setting that cannot be; its sentence names the key."""

    def __init__(self, key: str, code: str, **arguments: Any) -> None:
        typed = {name: str(value) for name, value in arguments.items()}
        super().__init__(say(f"serve-{kebab(code)}", setting=keys_of(key), **typed))
        self.key = key


class Config(Struct, frozen=True, kw_only=True):
    """Settings of a server; `ready` checks and completes what was typed."""

    database: str
    host: str = HOST
    port: int = PORT
    processes: int = 1
    bots: int = 1
    """Worker processes for bots and hints, shared out among all server processes."""
    origins: tuple[str, ...] = ()
    """Addresses, besides the one asked for, that pages using this server may come from: `https://example.org`."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of reverse proxies whose X-Forwarded headers are believed."""
    rate: float = 1
    """Rate limits times this; 0: none."""
    sockets: int = SOCKETS
    """WebSockets that one address may hold open in a process; 0: any number."""

    @property
    def is_postgres(self) -> bool:
        """Whether games are kept in PostgreSQL."""
        return self.database.startswith("postgresql://")

    @property
    def is_local(self) -> bool:
        """Whether only this machine can reach the server, and nothing stands in front of it."""
        return is_loopback(self.host) and not self.proxies

    @property
    def bots_each(self) -> int:
        """Worker processes of one server process."""
        return self.bots and max(1, self.bots // self.processes)


def keys_of(name: str) -> str:
    """The names a setting goes by."""
    return f"--{name} ({PREFIX}{name.upper()})"


def is_loopback(host: str) -> bool:
    """Whether a host name is this machine's own, and no other can come in by it."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host.rstrip(".").lower() == "localhost" or host.lower().endswith(".localhost")


def default_database() -> Path:
    """A file in the user's data folder."""
    return user_data_path("projectl", appauthor=False) / "tables.db"


def database_address(given: str) -> str:
    """Where games are kept: the path of a SQLite file, or the address of a PostgreSQL database."""
    kind, has_kind, rest = given.partition("://")
    if not has_kind:
        if not given.strip():
            raise WrongSetting("database", "database_kind", given=given)
        return str(Path(given).expanduser().absolute())
    if kind == "sqlite" and rest.startswith("/"):
        return str(Path(rest.removeprefix("/")).expanduser().absolute())
    if kind in POSTGRES and rest.partition("/")[2]:
        if find_spec("asyncpg") is None:
            raise WrongSetting("database", "no_postgres", given=hide_password(given), python=sys.executable)
        return f"postgresql://{rest}"
    raise WrongSetting("database", "database_kind", given=hide_password(given))


def hide_password(url: str) -> str:
    """An address of a database that may be shown."""
    try:
        password = urlsplit(url).password
    except ValueError:
        return "..."
    return url.replace(f":{password}@", ":...@") if password else url


def _origin(given: str) -> str:
    parts = urlsplit(given)
    is_plain = parts.scheme in ("http", "https") and parts.netloc and not parts.path.strip("/")
    if not is_plain or parts.query or parts.fragment or "@" in parts.netloc:
        raise WrongSetting("origin", "origin", given=given)
    return f"{parts.scheme}://{parts.netloc}".lower()


def _proxy(given: str) -> str:
    try:
        ipaddress.ip_network(given, strict=False)
    except ValueError:
        raise WrongSetting("proxy", "proxy", given=given) from None
    return given


def _between(kind: type[N], key: str, given: float | str, least: int, most: int) -> N:
    """A number, out of what was typed."""
    with suppress(ValueError):
        value = kind(given)
        if least <= value <= most:
            return value
    raise WrongSetting(key, "number", given=given, least=f"{least:,}", most=f"{most:,}")


def ready(
    *,
    database: str | None,
    host: str = HOST,
    port: int | str = PORT,
    processes: int | str = 1,
    bots: int | str | None = None,
    origins: list[str] | None = None,
    proxies: list[str] | None = None,
    rate: float | str = 1,
    sockets: int | str = SOCKETS,
    cores: int = 1,
) -> Config:
    """The settings, checked, numbers also as they were typed; WrongSetting names what cannot be."""
    count = _between(int, "workers", processes, 1, MOST_PROCESSES)
    thinking = max(count, cores - 1, 1) if bots is None else _between(int, "bots", bots, 1, MOST_BOTS)
    if not host:
        raise WrongSetting("host", "host")
    config = Config(
        database=database_address(database) if database is not None else str(default_database()),
        host=host,
        port=_between(int, "port", port, 0, 65_535),
        processes=count,
        bots=thinking,
        origins=tuple(_origin(origin) for origin in _words(origins)),
        proxies=tuple(_proxy(proxy) for proxy in _words(proxies)),
        rate=_between(float, "rate", rate, 0, 1_000_000),
        sockets=_between(int, "sockets", sockets, 0, 1_000_000),
    )
    if count > 1 and not config.is_postgres:
        raise WrongSetting("workers", "workers_sqlite", given=count)
    if thinking < count:
        raise WrongSetting("bots", "bots_few", given=thinking, processes=count)
    return config


def _words(given: list[str] | None) -> list[str]:
    """Parted by commas too, as environment variables need it."""
    return [word.strip() for text in given or () for word in text.split(",") if word.strip()]
