"""Files as any host gives them away: no server of ours, no special headers, and under a path of its own."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_words: Any) -> None:
        """Nobody reads along."""


@contextmanager
def given_away(folder: Path, types: Mapping[str, str] | None = None) -> Iterator[str]:
    """The address of what lies in a folder; `types` are those that a host is wrong about."""

    class Host(_Quiet):
        extensions_map = {**_Quiet.extensions_map, **(types or {})}  # noqa: RUF012 - nobody changes it

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(folder))) as host:
        thread = Thread(target=host.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{host.server_port}/"
        host.shutdown()
        thread.join()
