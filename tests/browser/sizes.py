"""How much a browser loads before it draws anything: the built client's scripts and styles, gzipped."""

import gzip
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from web.build import CLIENT

IN_PAGE: Final = re.compile(r"""<(?:script|link)\b[^>]*?\b(?:src|href)=["']([^"']+\.(?:js|css))["']""")
IN_SCRIPT: Final = re.compile(r"""(?:\bimport|\bfrom|\}from|\bexport)\s*["']([^"']+\.js)["']""")


def first_files(client: Path = CLIENT) -> list[Path]:
    """Scripts and styles that the page names, and the scripts these cannot start without."""
    page = (client / "index.html").read_text(encoding="utf-8")
    waiting = [client / name.lstrip("./") for name in IN_PAGE.findall(page)]
    found: list[Path] = []
    while waiting:
        file = waiting.pop()
        if file in found:
            continue
        found.append(file)
        if file.suffix == ".js":
            waiting += [(file.parent / name).resolve() for name in IN_SCRIPT.findall(file.read_text(encoding="utf-8"))]
    return sorted(found)


def gzipped(file: Path) -> int:
    """Bytes that travel."""
    return len(gzip.compress(file.read_bytes(), 6))


def first_bytes(client: Path = CLIENT) -> int:
    """All of them together."""
    return sum(gzipped(file) for file in first_files(client))


def asked_bytes(urls: Iterable[str], client: Path = CLIENT) -> int:
    """Scripts, styles and compiled rules among what a page has asked for, those it needed later too."""
    files = {client / urlsplit(url).path.lstrip("/") for url in urls}
    return sum(gzipped(file) for file in files if file.suffix in (".js", ".css", ".wasm"))


def all_bytes(client: Path = CLIENT) -> dict[str, int]:
    """Everything built, by kind of file."""
    sizes: dict[str, int] = {}
    for file in sorted(client.rglob("*")):
        if file.is_file() and file.suffix not in (".br", ".gz"):
            sizes[file.suffix] = sizes.get(file.suffix, 0) + gzipped(file)
    return sizes
