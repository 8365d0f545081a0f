"""The client for browsers: the files that Vite built, or a page that says how to build them."""

import asyncio
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from litestar import HttpMethod, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from projectl.server.http.encodings import accepts
from projectl.server.http.refused import Asked, answer
from projectl.server.refusing import Refused
from projectl.server.wire.refusal import Refusal
from projectl.words import LANGUAGES, spoken_here

FOLDER: Final = Path(__file__).parents[1] / "client"
"""Where the build puts it."""
PAGES: Final = [
    "/",
    "/t/{table:str}",
    "/here/{table:str}",
    "/here/{table:str}/replay",
    "/watch/{table:str}",
    "/new",
    "/solo",
    "/lobby",
    "/games",
    "/replay",
    "/replay/{game:str}",
    "/rules",
    "/learn",
    "/learn/{chapter:str}",
    "/daily",
    "/daily/{day:str}",
    "/settings",
]
"""Addresses that the client draws by itself: all of them are its page."""
PAGE: Final = "server.{}.html"
"""The page that is told it lies on a server, in each language; `index.html` is for folders of files."""
FILES: Final = [
    "/favicon.ico",
    "/favicon.svg",
    "/favicon-turn.svg",
    "/apple-touch-icon.png",
    "/icon-192.png",
    "/icon-512.png",
    "/manifest.webmanifest",
    "/robots.txt",
]
"""Files beside it, by names that stay."""
FOR_PROGRAMS: Final = ("api", "ws", "assets")
"""What addresses begin with that nobody types: what is missing there is no page even to a browser."""
KINDS: Final = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".txt": "text/plain",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".bin": "application/octet-stream",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
}
ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How a file may lie there compressed, the best first."""
ASK_AGAIN: Final = "no-cache"
FOR_GOOD: Final = "public, max-age=31536000, immutable"
"""Another content has another name."""
NAME: Final = re.compile(r"[A-Za-z0-9_@~-][A-Za-z0-9._@~-]*")
READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Project L</title>
<h1>Project L</h1>
<p>This is a server where people and bots play Project L, the board game of fitting pieces into puzzles.</p>
<p>The pages to play on have not been built here: <code>python3 dev.py play</code> builds them.</p>
<p>Programs talk to it over <a href="/api/openapi.json">HTTP</a> and over a WebSocket at <code>/ws</code>;
<code>docs/protocol.md</code>, which came with this program, tells how.</p>
<p><a href="/api/tables">Open tables</a> · <a href="/api/bots">Bots</a> · <a href="/readyz">Is it ready?</a></p>
</html>
"""


class Found(NamedTuple):
    """A file as it is sent: perhaps compressed."""

    content: bytes
    kind: str
    encoding: str | None

    @property
    def etag(self) -> str:
        """The same as long as the content is."""
        return f'"{sha256(self.content).hexdigest()[:24]}"'


class Shelf:
    """A folder of files to give away, and nothing outside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find(self, name: str, encodings: list[str]) -> Found | None:
        """A file by its name inside the folder, compressed in one of these ways if it lies there so."""
        parts = name.strip("/").split("/")
        if not all(NAME.fullmatch(part) for part in parts):
            return None
        path = self.folder.joinpath(*parts)
        kind = KINDS.get(path.suffix, "application/octet-stream")
        for encoding in (*encodings, None):
            content = self._read(path.with_name(path.name + ENDINGS.get(encoding or "", "")))
            if content is not None:
                return Found(content, kind, encoding)
        return None

    def _read(self, path: Path) -> bytes | None:
        """What is in a file; a link that leads out of the folder is no file."""
        try:
            is_inside = path.resolve().is_relative_to(self.folder.resolve())
            return path.read_bytes() if is_inside and path.is_file() else None
        except OSError:
            return None


shelf: Final = Shelf(FOLDER)


async def _find(request: Asked, name: str) -> Found | None:
    encodings = [encoding for encoding in ENDINGS if accepts(request.headers, encoding)]
    return await asyncio.to_thread(shelf.find, name, encodings)


def _send(request: Asked, found: Found, caching: str, vary: str = "Accept-Encoding") -> Response[bytes | None]:
    headers = {"Cache-Control": caching, "ETag": found.etag, "Vary": vary}
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if found.etag in known or "*" in known:
        return Response(None, status_code=304, headers=headers)
    if found.encoding is not None:
        headers["Content-Encoding"] = found.encoding
    return Response(found.content, media_type=found.kind, headers=headers)


@HTTPRouteHandler(PAGES, http_method=READ, status_code=200, include_in_schema=False)
async def page(request: Asked) -> Response[bytes | None]:
    """The same wherever a link leads, said in the language asked for: the client finds out what to draw."""
    found = await _find(request, PAGE.format(spoken_here()))
    found = found or Found(NOT_BUILT.encode(), "text/html", None)
    return _send(request, found, ASK_AGAIN, "Accept-Encoding, Accept-Language")


@HTTPRouteHandler(FILES, http_method=READ, status_code=200, include_in_schema=False)
async def file(request: Asked) -> Response[bytes | None]:
    """A file whose name stays when it changes."""
    found = await _find(request, request.scope["path"])
    if found is None:
        raise NotFoundException
    return _send(request, found, ASK_AGAIN)


@HTTPRouteHandler("/assets/{name:path}", http_method=READ, status_code=200, include_in_schema=False)
async def asset(request: Asked, name: FromPath[str]) -> Response[bytes | None]:
    """A file with a digest in its name."""
    found = await _find(request, f"assets/{name.strip('/')}")
    if found is None:
        raise NotFoundException
    return _send(request, found, FOR_GOOD)


def _known_page() -> Found | None:
    """The page, read again only after it has changed: whoever tries addresses makes nobody wait."""
    name = PAGE.format(spoken_here())
    try:
        changed = (shelf.folder / name).stat().st_mtime_ns
    except OSError:
        return None
    return _page_since(shelf.folder, name, changed)


@lru_cache(maxsize=len(LANGUAGES))
def _page_since(_folder: Path, name: str, _changed: int) -> Found | None:
    return shelf.find(name, [])


def not_found(request: Asked, _error: NotFoundException) -> Response[bytes] | Response[Refusal]:
    """Whoever came by a wrong address gets a page that says so; programs get a refusal."""
    path = request.scope["path"]
    is_for_people = path not in FILES and path.removeprefix("/").partition("/")[0] not in FOR_PROGRAMS
    if request.method in READ and is_for_people and "text/html" in request.headers.get("accept", ""):
        found = _known_page()
        if found is not None:
            headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept, Accept-Language"}
            return Response(found.content, status_code=404, media_type=found.kind, headers=headers)
    return answer(Refused("not_found", 404), 404)


ROUTES = [page, file, asset]
