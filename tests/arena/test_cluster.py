"""`projectl arena --ray`: the same games on a Ray cluster, and what is said where there is none."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import pytest
from msgspec.structs import replace

from projectl.arena.actors import Worker
from tests.arena.simulating import table
from tests.arena.test_command import arena as arena_here
from tests.arena.test_command import kept, wait_for_games
from tests.counts import FULL
from tests.patience import PATIENCE_S

LOOPBACK = {"0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000"}
"""127.0.0.1 in both families and ::1, as Linux writes them."""
LISTENING = "0A"

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no wheel for this Python and machine")
needs_proc = pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux tells who listens where")


def session(leader: int) -> list[int]:
    """The processes that a run has started, itself included, where the system tells."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(ProcessLookupError):
            if os.getsid(int(folder.name)) == leader:
                found.append(int(folder.name))
    return found


def heard_on(processes: list[int]) -> set[str]:
    """The addresses at which these processes listen."""
    sockets = set()
    for process in processes:
        for file in Path(f"/proc/{process}/fd").glob("*"):
            with suppress(OSError):
                sockets.add(str(file.readlink()))
    found = set()
    for table_name in ("tcp", "tcp6"):
        for line in Path(f"/proc/net/{table_name}").read_text().splitlines()[1:]:
            _, address, _, state, *_, inode = line.split()[:10]
            if state == LISTENING and f"socket:[{inode}]" in sockets:
                found.add(address.partition(":")[0])
    return found


@contextmanager
def started(*arguments: str, **env: str) -> Iterator["subprocess.Popen[str]"]:
    """A run by itself: Ray changes the process that loads it, and a failure must not leave a cluster behind."""
    command = [sys.executable, "-m", "projectl.cli.main", "arena", *arguments]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, **env},
    ) as run:
        try:
            yield run
        finally:
            for process in session(run.pid) if run.poll() is None else []:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)


def arena(*arguments: str, **env: str) -> tuple[int, str, str]:
    with started(*arguments, **env) as run:
        stdout, stderr = run.communicate(timeout=PATIENCE_S)
        return run.returncode, stdout, stderr


def records(out: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in (out / "records").iterdir()}


def assert_nobody_is_left(leader: int) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while left := session(leader):
        assert time.monotonic() < deadline, left
        time.sleep(0.1)


def address_of(processes: list[int]) -> str:
    """Where their cluster answers: Ray tells it to each of its programs."""
    words = [word for one in processes for word in Path(f"/proc/{one}/cmdline").read_text().split("\0")]
    return next(word for word in words if word.startswith("--gcs-address=")).partition("=")[2]


def look_for(address: str) -> "subprocess.CompletedProcess[str]":
    """Whether a cluster answers there, seen from another process."""
    program = f"from projectl.workers.cluster import look_for; look_for({address!r})"
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE_S, check=False
    )


@needs_ray
@needs_proc
def test_ctrl_c_ends_the_cluster_whose_games_are_those_of_one_process(tmp_path: Path) -> None:
    """One story, because a cluster takes its time to start; a full run starts another that goes on with it."""
    far, near = tmp_path / "far", tmp_path / "near"
    command = ["random", "greedy", "--json", "--games"]
    cluster = ["--ray", "local", "--jobs", "2", "--out", str(far)]
    with started(*command, "400", *cluster) as run:
        wait_for_games(run, far, 2)
        assert heard_on(session(run.pid)) <= LOOPBACK
        found = look_for(address_of(session(run.pid)))
        assert (found.returncode, found.stderr) == (0, "")
        os.killpg(run.pid, signal.SIGINT)
        _, stderr = run.communicate(timeout=PATIENCE_S)
    assert run.returncode == 130, stderr
    assert "Traceback" not in stderr
    assert "The same command goes on from here." in stderr
    assert_nobody_is_left(run.pid)
    games = str(max(kept(far)))
    if FULL:
        games = goes_on(command, cluster, far, tmp_path / "middle")
    done = arena_here(*command, games, "--jobs", "1", "--out", str(near))
    assert done.exit_code == 0, done.output
    assert kept(far).items() <= kept(near).items()
    assert records(far).items() <= records(near).items()


def goes_on(command: list[str], cluster: list[str], far: Path, middle: Path) -> str:
    """A new cluster plays what the first one left, and some more: how many it is then."""
    before = kept(far)
    shutil.copytree(far, middle)
    games = str(max(before) + 3)
    code, stdout, said = arena(*command, games, *cluster)
    assert code == 0, said
    assert json.loads(stdout)["games"] == int(games) == len(kept(far))
    assert before.items() < kept(far).items()
    _, _, said_here = arena(*command, games, "--jobs", "1", "--out", str(middle))
    assert len(said.splitlines()) == len(said_here.splitlines()), "the cluster itself says nothing"
    return games


def test_without_ray_it_says_how_to_install_it(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ModuleNotFoundError(name='ray')")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    code, stdout, stderr = arena("random", "random", "--ray", "local", PYTHONPATH=path)
    assert (code, stdout) == (2, "")
    assert stderr == f"--ray needs Ray, which is not installed: {sys.executable} -m pip install 'projectl[arena]'.\n"


@needs_ray
def test_an_address_where_nobody_answers_is_one_sentence() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and nobody listens
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        code, stdout, stderr = arena("random", "random", "--ray", address)
    assert (code, stdout) == (2, "")
    assert stderr.startswith(f"No Ray cluster answers at {address}: ")
    assert len(stderr.splitlines()) == 1


@needs_ray
@pytest.mark.parametrize(
    ("answer", "reason"), [(b"", "timed out"), (b"HTTP/1.1 400 Bad Request\r\n\r\n", "what listens there is not Ray")]
)
def test_an_address_where_somebody_else_answers_is_one_sentence_soon(answer: bytes, reason: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"
        with started("random", "random", "--ray", address) as run:
            server.settimeout(PATIENCE_S)
            line, _ = server.accept()
            with line:
                line.sendall(answer)
                stdout, stderr = run.communicate(timeout=PATIENCE_S)
    assert (run.returncode, stdout) == (2, "")
    assert stderr == f"No Ray cluster answers at {address}: {reason}.\n"


def test_a_machine_with_other_bots_or_without_the_program_plays_nothing() -> None:
    settings = table(2)
    with pytest.raises(ValueError, match="other bots than here"):
        Worker(replace(settings, code="another")).get_ready()
    with pytest.raises(ValueError, match="no-such-program"):
        Worker(replace(settings, bots=("random", "exec:no-such-program"))).get_ready()
