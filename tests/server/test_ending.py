"""Servers end when they are told to, in time, and leave no process behind, however they end."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.server.proc import children
from tests.server.serving import free_port, wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are counted by /proc")

STUCK = """
import asyncio, time, uvicorn
from projectl.server.processes import ending

ending.MOST_S = 1

async def app(scope, receive, send):
    await receive()
    print("begun", flush=True)
    await asyncio.to_thread(time.sleep, 10_000)

def make():
    ending.end_in_time()
    ending.end_with_parent()
    return app

uvicorn.Server(uvicorn.Config(make, factory=True, lifespan="on", port=0)).run()
"""
WAITING = """
import asyncio, sys, uvicorn
from functools import partial
from projectl.cli.serve import _make_app
from projectl.server import app
from projectl.server.config import Config
from projectl.server.processes import ending
from projectl.server.wire.serving import uvicorn_config

ending.MOST_S = 10_000  # it ends by itself, or not in time
open_store = app._open_store

async def begin(config):
    print("begun", flush=True)
    return await open_store(config)

app._open_store = begin
config = Config(database=sys.argv[1], port=0, processes=2, bots=2)
uvicorn.Server(uvicorn_config(config, partial(_make_app, config))).run()
"""


@contextmanager
def running(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, *arguments], stdout=pipe, stderr=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def hear(process: "subprocess.Popen[str]", word: str, times: int = 1) -> None:
    assert process.stdout is not None
    while times and (line := process.stdout.readline()):
        times -= line.strip() == word
    assert not times


def are_gone(pids: list[int]) -> bool:
    """Nobody there, or nothing left but a number that nobody has asked for."""
    states = [Path(f"/proc/{pid}/stat") for pid in pids]
    return not any(state.exists() and state.read_text().rpartition(")")[2].split()[0] != "Z" for state in states)


def serving_processes(process: "subprocess.Popen[str]") -> list[int]:
    """Those it started to serve people; beside them there is one of Python's own."""
    return [pid for pid in children(process.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_server_that_is_still_compiling_ends_when_it_is_told_to() -> None:
    with running("-c", STUCK) as process:
        hear(process, "begun")
        process.terminate()
        _, said = process.communicate(timeout=PATIENCE_S)
        assert process.returncode == 1
        assert "Timeout" in said  # and where it was
        assert "most recent call first" in said


@pytest.mark.parametrize("is_mute", [False, True])
def test_a_process_that_waits_for_postgresql_ends_when_it_is_told_to_and_quietly(is_mute: bool) -> None:
    """Nothing listens there, or what does never answers."""
    with socket.create_server(("127.0.0.1", 0)) as mute:
        port = mute.getsockname()[1] if is_mute else free_port()
        with running("-c", WAITING, f"postgresql://ada@127.0.0.1:{port}/none") as process:
            hear(process, "begun")
            process.terminate()
            _, said = process.communicate(timeout=PATIENCE_S)
            assert process.returncode == 0
            for noise in ("Traceback", "most recent call", "Application startup failed", "ERROR"):
                assert noise not in said


@pytest.mark.parametrize("kind", ["calm", "slow", "stuck", "deaf"])
def test_several_processes_end_when_they_are_told_to(kind: str) -> None:
    with running("-m", "tests.server.hanging", kind) as process:
        hear(process, "open")
        if kind != "slow":
            hear(process, "begun", 2)
        wait_until(lambda: len(serving_processes(process)) == 2)
        if kind == "slow":
            time.sleep(1.5)  # the supervisor has asked how they are
        left = serving_processes(process)
        process.terminate()
        assert process.wait(PATIENCE_S) == 0
        assert are_gone(left)


@pytest.mark.parametrize("kind", ["calm", "stuck"])
def test_processes_end_when_the_one_that_started_them_is_killed(kind: str) -> None:
    with running("-m", "tests.server.hanging", kind) as process:
        hear(process, "open")
        hear(process, "begun", 2)
        left = serving_processes(process)
        assert len(left) == 2
        process.kill()
        wait_until(lambda: are_gone(left), PATIENCE_S)


def test_a_process_that_dies_is_replaced() -> None:
    with running("-m", "tests.server.hanging", "calm") as process:
        hear(process, "open")
        hear(process, "begun", 2)
        one, other = serving_processes(process)
        subprocess.run(["kill", "-9", str(one)], check=True)
        hear(process, "begun")
        now = serving_processes(process)
        assert other in now
        assert one not in now
        process.terminate()
        assert process.wait(PATIENCE_S) == 0
