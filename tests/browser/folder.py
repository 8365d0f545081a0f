"""Files as any host gives them away, without special headers and under a path of its own; a server may be behind it."""

import re
import socket
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from functools import partial
from http.client import HTTPConnection
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

BEHIND: Final = re.compile(r"/a/b(/api/.*|/ws)")
"""What a server answers that is put behind the same host and path."""
CHUNK: Final = 65_536


class _Host(SimpleHTTPRequestHandler):
    server_behind: ClassVar[str | None] = None

    def log_message(self, *_words: Any) -> None:
        """Nobody reads along."""

    def do_GET(self) -> None:
        self._answer("GET")

    def do_POST(self) -> None:
        self._answer("POST")

    def do_PUT(self) -> None:
        self._answer("PUT")

    def _answer(self, method: str) -> None:
        asked = BEHIND.fullmatch(self.path) if self.server_behind else None
        if not asked and method == "GET":
            with suppress(ConnectionError):  # a page that was closed does not wait for its files
                super().do_GET()
        elif not asked:
            self.send_error(501)
        elif self.headers.get("Upgrade"):
            self._tunnel(asked[1])
        else:
            self._pass_on(method, asked[1])

    def _pass_on(self, method: str, path: str) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        with closing(HTTPConnection(urlsplit(self.server_behind or "").netloc)) as line:
            line.request(method, path, body, dict(self.headers))
            answer = line.getresponse()
            content = answer.read()
        self.send_response_only(answer.status, answer.reason)
        for name, value in answer.getheaders():
            if name.lower() not in ("transfer-encoding", "connection", "content-length"):
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _tunnel(self, path: str) -> None:
        """Bytes both ways, until one end is gone."""
        self.close_connection = True
        server = urlsplit(self.server_behind or "")
        with socket.create_connection((server.hostname, server.port)) as far:
            head = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
            far.sendall(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode("latin-1"))
            back = Thread(target=_pump, args=(far, self.connection), daemon=True)
            back.start()
            _pump(self.connection, far)
            back.join()


def _pump(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(CHUNK):
            other.sendall(data)
    with suppress(OSError):
        other.shutdown(socket.SHUT_RDWR)


@contextmanager
def given_away(folder: Path, types: Mapping[str, str] | None = None, server: str | None = None) -> Iterator[str]:
    """The address of what lies in a folder; `types` are those that a host is wrong about, `server` is behind a/b/."""

    class Host(_Host):
        extensions_map = {**_Host.extensions_map, **(types or {})}  # noqa: RUF012 - nobody changes it
        server_behind = server

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(folder))) as host:
        host.daemon_threads = True
        thread = Thread(target=host.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{host.server_port}/"
        finally:  # what fails meanwhile must not leave a thread that keeps the whole run from ending
            host.shutdown()
            thread.join()
