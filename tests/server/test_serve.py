"""`projectl serve` as people start and stop it."""

import asyncio
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from projectl.bots import compiling
from projectl.cli.ends import UNREADABLE
from projectl.cli.main import app
from projectl.cli.serve import _try_database
from projectl.rules.compiled import cache_folder
from projectl.server.config import Config
from projectl.server.storage.files import damage
from tests.patience import PATIENCE_S
from tests.server.serving import dial, free_port, wait_until

COMMAND = (sys.executable, "-m", "projectl.cli.main", "serve")


def refused(*flags: str, **variables: str) -> str:
    """What is said by a server that will not start."""

    def start(*_config: object, **_settings: object) -> None:
        raise AssertionError("it serves")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("projectl.cli.serve._run", start)
        done = CliRunner().invoke(app, ["serve", *flags], env=variables)
    assert (done.exit_code, done.stdout) == (UNREADABLE, ""), done.output
    return done.stderr


class Process:
    """A server in a process of its own."""

    def __init__(self, port: int, process: "subprocess.Popen[str]") -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.process = process

    def is_open(self) -> bool:
        """Whether it serves; bots may take longer."""
        assert self.process.poll() is None, self.process.communicate()[1]
        try:
            return httpx.get(f"{self.url}/healthz", timeout=PATIENCE_S).status_code == 200
        except httpx.HTTPError:
            return False

    def stop(self, number: int = signal.SIGTERM) -> str:
        """Let it leave: what it said."""
        self.process.send_signal(number)
        _, said = self.process.communicate(timeout=PATIENCE_S)
        return said


@contextmanager
def started(*flags: str, **variables: str) -> Iterator[Process]:
    port = free_port()
    environment = {**os.environ, "PROJECTL_PORT": str(port), **variables}
    with subprocess.Popen([*COMMAND, *flags], env=environment, stderr=subprocess.PIPE, text=True) as process:
        server = Process(port, process)
        try:
            wait_until(server.is_open)
            yield server
        finally:
            process.kill()


def test_a_port_in_use_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        flags = ("--port", str(port), "--database", str(tmp_path / "tables.db"))
        done = subprocess.run([*COMMAND, *flags], capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert (done.returncode, done.stdout) == (UNREADABLE, "")
    assert done.stderr == (
        f"--port (PROJECTL_PORT) {port} is in use on 127.0.0.1, perhaps by another Project L: "
        f"stop that one, or choose another, for example --port {port + 1} with a --database of its own.\n"
    )


def test_a_file_is_served_once_by_whatever_name_and_again_after_a_kill(tmp_path: Path) -> None:
    database, home, link, way = (tmp_path / name for name in ("home/tables.db", "home", "link.db", "way"))
    home.mkdir()
    link.symlink_to(database)
    way.symlink_to(home)
    with started("--database", str(database)) as server:
        for name in (database, link, way / "tables.db", way / ".." / "home" / "tables.db"):
            assert refused("--database", str(name), PROJECTL_PORT=str(free_port())) == (
                f"--database (PROJECTL_DATABASE) {name} is served by another Project L already: "
                "stop that one, or give this one another file.\n"
            )
        assert server.is_open()
        server.process.kill()
    with started("--database", str(link)) as server:
        assert server.is_open()
    assert {file.name for file in tmp_path.iterdir()} == {"home", "link.db", "way"}


def a_database(file: Path) -> None:
    """One in use, with enough in it to have a middle."""
    asyncio.run(_try_database(Config(database=str(file))))
    with closing(sqlite3.connect(file)) as database:
        rows = [("g" * 12, number, 0.0, "x" * 1000) for number in range(2000)]
        database.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def test_a_file_with_a_damaged_middle_is_found_out_at_the_start_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    a_database(file)
    content = bytearray(file.read_bytes())
    content[len(content) // 2 : len(content) // 2 + 40_000] = os.urandom(40_000)
    file.write_bytes(content)
    said = refused("--database", str(file), PROJECTL_PORT=str(free_port()))
    assert f"--database (PROJECTL_DATABASE) {file} is damaged (" in said
    assert said.endswith("): put a backup in its place.\n")
    assert said.count("\n") == 1
    assert file.read_bytes() == content


def test_looking_for_damage_ends_in_time(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    a_database(file)
    assert damage(file) == ""
    assert damage(file, seconds=0) in ("", None)  # a quick machine may have seen all of it
    assert damage(tmp_path / "none.db") == ""


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--workers", "2"], "--workers (PROJECTL_WORKERS) is 2, but SQLite is for one process"),
        (["--database", "mysql://here/it"], "--database (PROJECTL_DATABASE) is a file, or postgresql://"),
        (["--database", "postgresql://"], "--database (PROJECTL_DATABASE) is a file, or postgresql://"),
        (["--database", "/nowhere/at/all.db"], "--database (PROJECTL_DATABASE) /nowhere/at/all.db cannot be used"),
        (["--port", "70000"], "--port (PROJECTL_PORT) is a number from 0 to 65,535, not 70000."),
        (["--bots", "0"], "--bots (PROJECTL_BOTS) is a number from 1 to 256, not 0."),
        (["--origin", "example.org"], "--origin (PROJECTL_ORIGIN) is the address of a page"),
        (["--proxy", "nginx"], "--proxy (PROJECTL_PROXY) is the address or network of a proxy"),
        (["--host", "no.such.host.invalid"], "cannot be opened on no.such.host.invalid"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence_that_names_the_key(tmp_path: Path, flags: list[str], said: str) -> None:
    sentence = refused(*flags, PROJECTL_PORT=str(free_port()), XDG_DATA_HOME=str(tmp_path))
    assert said in sentence
    assert sentence.count("\n") == 1


@pytest.mark.parametrize(
    ("variable", "said"),
    [
        ("PROJECTL_PORT", "--port (PROJECTL_PORT) is a number from 0 to 65,535, not many."),
        ("PROJECTL_WORKERS", "--workers (PROJECTL_WORKERS) is a number from 1 to 64, not many."),
        ("PROJECTL_RATE", "--rate (PROJECTL_RATE) is a number from 0 to 1,000,000, not many."),
    ],
)
def test_a_variable_that_is_no_number_is_named(variable: str, said: str) -> None:
    assert refused(**{variable: "many"}) == f"{said}\n"


def test_without_the_extra_for_postgresql_it_says_how_to_install_it() -> None:
    """The app itself is made without it: only who names such a database needs its driver."""
    program = (
        "import sys; sys.modules['asyncpg'] = None\n"
        "from projectl.server.app import make_app, Config\n"
        "make_app(Config(database='tables.db'))\n"
        "from projectl.server.config import ready\n"
        "try: ready(database='postgresql://ada:geheim@db/games')\n"
        "except ValueError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == (
        "--database (PROJECTL_DATABASE) postgresql://ada:...@db/games needs a driver that is not installed: "
        f"{sys.executable} -m pip install 'projectl[postgres]'.\n"
    )


def test_a_password_is_not_shown_in_the_error() -> None:
    said = refused("--database", "postgresql://ada:geheim@127.0.0.1:1/none", PROJECTL_PORT=str(free_port()))
    assert "geheim" not in said
    assert "postgresql://ada:...@127.0.0.1:1/none cannot be used: " in said
    assert said.count("cannot be used") == 1


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, this is no database at all. " * 100)
    assert "is not a database" in refused("--database", str(file), PROJECTL_PORT=str(free_port()))
    assert file.read_text().startswith("Dear Ada")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the folder goes by other names")
def test_the_database_is_in_the_users_data_folder(tmp_path: Path) -> None:
    with started(XDG_DATA_HOME=str(tmp_path)) as server:
        assert server.process.stderr is not None
        assert any(f"Project L is open at {server.url}/" in line for line in server.process.stderr)
        server.stop()
    found = list(tmp_path.rglob("tables.db"))
    assert len(found) == 1
    with sqlite3.connect(found[0]) as database:
        assert database.execute("SELECT count(*) FROM people").fetchone() == (0,)
    database.close()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_stopping_keeps_what_was_acknowledged_and_tells_clients_to_come_back(tmp_path: Path, number: int) -> None:
    database = str(tmp_path / "tables.db")
    with started("--database", database) as server, httpx.Client(base_url=server.url, timeout=PATIENCE_S) as ada:
        ada.get("/api/me")
        table = ada.post("/api/tables", json={"seats": ["you", "you"]}).json()["table"]
        cookie = {"Cookie": f"projectl={ada.cookies['projectl']}"}
        with dial(server.port, cookie) as line:
            line.send(json.dumps({"type": "join", "table": table, "id": 1}))
            seat = until(line, "table")["view"]["to_decide"][0]
            line.send(
                json.dumps({"type": "move", "table": table, "seat": seat, "decision": 0, "move": "take W1", "id": 2})
            )
            assert until(line, "done", 2)["number"] > 0
            said = server.stop(number)
            with pytest.raises(ConnectionClosed) as closed:
                until(line, "nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.process.returncode == 0
        assert "Traceback" not in said
    kept = sqlite3.connect(database)
    entries = [
        json.loads(row[0]) for row in kept.execute("SELECT entry FROM log WHERE game = ? ORDER BY number", (table,))
    ]
    kept.close()
    assert entries[-1] == {"type": "decide", "seat": seat, "move": "take W1"}


def until(line: Any, kind: str, number: int | None = None) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=PATIENCE_S))
        assert message["type"] != "refused", message
        if message["type"] == kind and number in (None, message.get("id")):
            return message


def test_no_process_stays_behind(tmp_path: Path) -> None:
    with started("--database", str(tmp_path / "tables.db"), "--bots", "2") as server:
        wait_until(lambda: len(children(server.process.pid)) >= 2)
        left = children(server.process.pid)
        server.stop()
    wait_until(lambda: not any(Path(f"/proc/{one}").exists() for one in left))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is read in other ways")
def test_a_first_start_is_open_while_bots_are_compiled_elsewhere(tmp_path: Path) -> None:
    """A cache with nothing but the engine: the page is there, bots say when they come, and the server stays small."""
    compiling.compile_parts(["engine"])
    kept = tmp_path / cache_folder().name
    shutil.copytree(cache_folder() / "projectl.rules.engine", kept / "projectl.rules.engine")
    # Numba loads SciPy where it is; only who researches has it, for OpenSpiel.
    (tmp_path / "scipy.py").write_text("raise ImportError", encoding="utf-8")
    env = {"PROJECTL_CACHE": str(tmp_path), "PYTHONPATH": str(tmp_path)}
    with started("--database", str(tmp_path / "tables.db"), **env) as server:
        assert httpx.get(f"{server.url}/readyz", timeout=PATIENCE_S).json() == {"is_ready": False, "missing": ["bots"]}
        told = httpx.get(f"{server.url}/api/bots", timeout=PATIENCE_S).json()
        assert told["ready_in"] > 0
        (bot,) = children(server.process.pid)
        wait_until(lambda: [one for one in children(bot) if is_compiling(one)])
        compilers = children(bot)
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.process.pid}/status").read_text())
        assert found is not None
        assert int(found[1]) < 250_000, found[1]
        server.stop()
    wait_until(lambda: not any(Path(f"/proc/{one}").exists() for one in (bot, *compilers)))


def test_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with started("--database", str(tmp_path / "tables.db"), "--bots", "2") as server:
        wait_until(lambda: len(children(server.process.pid)) >= 2)
        left = children(server.process.pid)  # they import and compile yet
        server.process.kill()
    wait_until(lambda: not any(Path(f"/proc/{one}").exists() for one in left))


def is_compiling(pid: int) -> bool:
    return b"projectl.bots.compiling" in Path(f"/proc/{pid}/cmdline").read_bytes()


def children(pid: int) -> list[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    if not listed.exists():
        pytest.skip("processes are counted by /proc")
    return [int(one) for one in listed.read_text().split()]


def test_several_processes_serve_one_table_and_count_together(postgresql_database: str) -> None:
    flags = ("--database", postgresql_database, "--workers", "2", "--bots", "2", "--rate", "0")
    with started(*flags) as server:
        for _ in range(40):  # each comes over a connection of its own, to whichever process takes it
            assert httpx.get(f"{server.url}/api/bots", timeout=PATIENCE_S).status_code == 200
        counted = [
            float(line.rpartition(" ")[2])
            for line in httpx.get(f"{server.url}/metrics", timeout=PATIENCE_S).text.splitlines()
            if line.startswith("projectl_http_requests_total{") and '"/api/bots"' in line
        ]
        assert sum(counted) == 40
        said = server.stop()
    assert server.process.returncode == 0, said
