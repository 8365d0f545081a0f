"""Who may ask for what: where a request came from, the cookie that says whose it is, and headers for browsers."""

import asyncio
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from projectl.server.config import Config, is_loopback
from projectl.server.refusing import Refused
from projectl.server.wire.limits import Limits, neighbourhood

COOKIE: Final = "projectl"
COOKIE_S: Final = 400 * 86_400
"""As long as browsers keep any cookie."""
MOST_S: Final = 60.0
"""So long may a request take, its body included, however slowly it is sent."""
RUNNING: Final = frozenset(("/healthz", "/readyz", "/metrics"))
"""What those who run the server ask for, by whatever name they reach it."""
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
NEIGHBOURS: Final = ("same-origin", "none")
"""What a browser says of a request that this site's own pages, or the person by hand, made."""
SCHEMES: Final = {"ws": "http", "wss": "https"}
"""What a page is fetched by that opens such a socket."""
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; object-src 'none'; "
    "form-action 'self'"
)
"""What a page of ours may do; WebAssembly may be compiled, texts may not. `web/finish.ts` writes it into sites."""
HEADERS: Final = (
    (b"content-security-policy", f"{POLICY}; frame-ancestors 'none'".encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
NOT_KEPT: Final = (b"cache-control", b"no-store")
"""What was answered to one person is for nobody's cache."""


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    """The headers of a request by name; of several alike the last."""
    pairs: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in pairs}


def _host(headers: Mapping[str, str]) -> str:
    return headers.get("host", "").strip().lower()


def check_host(headers: Mapping[str, str], config: Config) -> None:
    """A server that knows its names goes by no other, so that no page elsewhere can borrow its address.

    One for a single machine has that machine's names, and every one those it was told; ports do not matter.
    """
    host = _host(headers)
    if not host or not (config.is_local or config.origins):
        return
    name = _name(host)
    if not is_loopback(name) and name not in map(_name, _known_hosts(config)):
        raise Refused("other_host", 403)


def _known_hosts(config: Config) -> list[str]:
    return [origin.partition("://")[2] for origin in config.origins]


@lru_cache(1024)
def _name(host: str) -> str:
    """A host without its port; "" for what is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def check_origin(headers: Mapping[str, str], config: Config, scheme: str) -> None:
    """What changes something must come from our own pages, or from a program that is no browser.

    Those are at the addresses we were told, or told none, at the one that was asked for, and by the same `scheme`:
    whoever sits between us and a browser can write any page that comes without TLS. This machine's own is one too.
    """
    origin = headers.get("origin", "").strip().lower()
    if origin:
        host = _host(headers)
        is_same = host != "" and origin == f"{SCHEMES.get(scheme, scheme)}://{host}"
        if origin in config.origins or (is_same and (not config.origins or is_loopback(_name(host)))):
            return
        raise Refused("other_origin", 403)
    if headers.get("sec-fetch-site", "none") not in NEIGHBOURS:
        raise Refused("other_origin", 403)


def address_of(scope: Mapping[str, Any]) -> str:
    """What is counted as one address."""
    client = scope.get("client")
    return neighbourhood(client[0]) if client else "nowhere"


def cookie(token: str, scope: Mapping[str, Any]) -> Cookie:
    """The cookie that holds a person's token; over TLS it never travels without."""
    is_secure = scope["scheme"] in ("https", "wss")
    return Cookie(key=COOKIE, value=token, path="/", max_age=COOKIE_S, httponly=True, samesite="lax", secure=is_secure)


def base_url(scope: Mapping[str, Any], config: Config) -> str:
    """What links to this server begin with."""
    if config.origins:
        return config.origins[0]
    return f"{scope['scheme']}://{_host(headers_of(scope)) or f'{config.host}:{config.port}'}"


async def add_headers(message: Message, scope: Scope) -> None:
    """Every response, errors too, tells browsers how little it needs."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    named = {name.lower() for name, _ in headers}
    if scope["path"].startswith("/api/") and b"cache-control" not in named:
        headers.append(NOT_KEPT)
    headers += [pair for pair in HEADERS if pair[0] not in named]
    message["headers"] = headers


class Gatekeeper(ASGIMiddleware):
    """Looks at every HTTP request before anything else does."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, config: Config, limits: Limits) -> None:
        self._config = config
        self._limits = limits

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Refuse it, or pass it on."""
        headers = headers_of(scope)
        if self._config.is_local or scope["path"] not in RUNNING:
            check_host(headers, self._config)
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            check_origin(headers, self._config, scope["scheme"])
        self._limits.requests.take(address_of(scope))
        try:
            async with asyncio.timeout(MOST_S) as time:
                await next_app(scope, receive, send)
        except TimeoutError:
            if time.expired():
                raise Refused("too_slow", 408) from None
            raise
