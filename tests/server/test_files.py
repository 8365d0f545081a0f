"""A server that may have few files open: it says so, and those who ask how it is are answered."""

import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from projectl.server.wire.reserve import Crowd, Reserve
from tests.patience import PATIENCE_S
from tests.server.serving import dial, free_port, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="limits are set as Linux has them")
MOST = 160
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eA==\r\n"


@contextmanager
def started(folder: Path, soft: int, hard: int) -> Iterator[tuple[int, "subprocess.Popen[str]"]]:
    """A server with such limits."""
    port = free_port()
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))"
    command = [sys.executable, "-c", f"{limit}\nfrom projectl.cli.main import app\napp(prog_name='projectl')", "serve"]
    flags = ["--port", str(port), "--sockets", "0", "--rate", "0", "--database", str(folder / "tables.db")]
    with subprocess.Popen([*command, *flags], stderr=subprocess.PIPE, text=True) as process:
        try:
            wait_until(lambda: _status(port, "/healthz") == 200)
            yield port, process
        finally:
            process.kill()


def _status(port: int, path: str) -> int | None:
    try:
        return httpx.get(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE_S).status_code
    except httpx.HTTPError:
        return None


def _ask(port: int, more: bytes = b"") -> bytes:
    """The first line of what is answered to somebody who wants to play; empty if they are hung up on."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S) as raw:
        try:
            raw.sendall(b"GET /ws HTTP/1.1\r\nHost: localhost\r\n" + more + b"\r\n")
            return raw.recv(65536).partition(b"\r\n")[0]
        except OSError:
            return b""


def test_out_of_files_it_says_so_and_health_checks_are_answered(tmp_path: Path) -> None:
    with started(tmp_path, MOST, MOST) as (port, process):
        cookie = (
            httpx.get(f"http://127.0.0.1:{port}/api/me", timeout=PATIENCE_S).headers["set-cookie"].partition(";")[0]
        )
        with ExitStack() as crowd:
            with suppress(InvalidStatus):
                while True:  # they stay as long as they like
                    crowd.enter_context(dial(port, {"Cookie": cookie}))
            refused = httpx.get(f"http://127.0.0.1:{port}/api/bots", timeout=PATIENCE_S)
            assert (refused.status_code, refused.json()["code"]) == (503, "too_many_here")
            assert refused.headers["retry-after"] == "5"
            assert refused.headers["connection"] == "close"
            assert b" 503 " in _ask(port, UPGRADE)
            assert b" 503 " in _ask(port)
            for _ in range(50):  # and each of them leaves again
                answer = httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE_S)
                assert (answer.status_code, answer.headers["connection"]) == (200, "close")
        wait_until(lambda: _status(port, "/api/bots") == 200)
        process.terminate()
        _, said = process.communicate(timeout=PATIENCE_S)
    assert said.count("few files left") == 1
    assert "Traceback" not in said
    assert process.returncode == 0


def test_a_server_asks_for_as_many_files_as_it_may_have(tmp_path: Path) -> None:
    with started(tmp_path, 256, 1024) as (_port, process):
        limits = Path(f"/proc/{process.pid}/limits").read_text()
        (files,) = [line.split()[3:5] for line in limits.splitlines() if line.startswith("Max open files")]
        assert files == ["1024", "1024"]


def test_the_last_files_are_kept_for_the_server_itself() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if most == resource.RLIM_INFINITY:
        pytest.skip("any number of files may be open here")
    spare, reserve = min(64, most // 4), Reserve()
    found = [reserve.look(file) for file in (0, most - spare - 1, most - spare, most - spare // 2, most - 1)]
    assert found == [Crowd.NONE, Crowd.NONE, Crowd.RUNNING_ONLY, Crowd.FULL, Crowd.FULL]
