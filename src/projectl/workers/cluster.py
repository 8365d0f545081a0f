"""A Ray cluster to play games on: one of our own on this machine, or one that is running somewhere.

Ray is loaded only when somebody asks for it. Who plays there, and what, is up to `arena.actors` and `learn.cluster`.
"""

import logging
import os
import shutil
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from secrets import token_hex
from typing import Any, Final

from projectl.workers.interrupts import deaf_to_interrupts

LOCAL: Final = "local"
"""Instead of an address: a cluster that lives as long as the run."""
MOST_TRIES: Final = 3
"""How often a cluster of our own is begun before it is given up."""
REACH_S: Final = 5.0
"""How long an address gets to be reached, and then to answer."""
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0\0\0\4\0\0\0\0\0"
"""How HTTP/2 begins, which Ray speaks: the preface, and settings of which there are none (RFC 9113, 3.4)."""
FRAME: Final = 9
"""Bytes at the head of a frame; the fourth is its kind."""
SETTINGS: Final = 4
"""The kind of frame that a server sends first."""
OBJECT_STORE: Final = 100 * 2**20
"""Bytes of shared memory for our own cluster: games are small, and Ray would take a third of the machine's."""


class ClusterTrouble(Exception):
    """No cluster to play on: `code` is the key of the sentence, `arguments` fill its places."""

    def __init__(self, code: str, **arguments: str) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments


class Lost(Exception):
    """Work that a cluster did not do: `str` says why."""


def _load(address: str) -> Any:
    """Ray, told to keep quiet and to call nobody; our own cluster is heard and obeyed by nobody else either."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    if address == LOCAL:
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # on every system: listen on loopback only
        os.environ["RAY_AUTH_MODE"], os.environ["RAY_AUTH_TOKEN"] = "token", token_hex(32)
    try:
        return import_module("ray")
    except ModuleNotFoundError:
        raise ClusterTrouble("no_ray", python=sys.executable) from None


def look_for(address: str) -> None:
    """Whether it is worth asking Ray, which needs many minutes to find that nobody answers, or somebody else."""
    if not address.strip():
        raise ClusterTrouble("ray_nowhere")
    _load(address)
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host:  # `local`, or a word that Ray knows, as `auto`
        return
    try:
        with socket.create_connection((host.strip("[]"), int(port)), REACH_S) as line:
            _greet(line)
    except (OSError, ValueError, OverflowError) as error:
        raise ClusterTrouble("ray_unreachable", address=address, reason=_reason(error)) from None


def _greet(line: socket.socket) -> None:
    """Begin to speak as Ray does; a ValueError says that the answer is not Ray's."""
    if os.environ.get("RAY_USE_TLS", "0").lower() in ("1", "true"):  # then the greeting would have to be a secret one
        return
    line.sendall(GREETING)
    answer = line.recv(FRAME)
    if len(answer) < FRAME or answer[3] != SETTINGS:
        raise ValueError("what listens there is not Ray")


def _reason(error: Exception) -> str:
    """The first sentence of an error, without its full stop."""
    said = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(said).splitlines()[0].partition(". ")[0].rstrip(".")


def why(error: Exception) -> str:
    """What went wrong on a cluster, as far as Ray says it."""
    cause = getattr(error, "cause", None)
    return str(cause) if cause else f"Ray says {type(error).__name__}"


def _begin(ray: Any, address: str, **own: Any) -> Any:
    """What Ray says of the cluster; one of our own that a busy machine is too slow for is begun again."""
    tries = MOST_TRIES if address == LOCAL else 1
    for left in reversed(range(tries)):
        try:
            return ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL, **own)
        except (OSError, RuntimeError, ValueError):
            raise
        except Exception as error:  # Ray has no other word for a start that took too long
            ray.shutdown()
            if not left:
                raise RuntimeError(str(error)) from None
    raise AssertionError


@contextmanager
def connected(address: str, cores: int) -> Iterator[int]:
    """Be part of a cluster for a while, and learn how many games it can play at the same time.

    A cluster of our own gets so many cores, and is gone afterwards with all its processes and logs.
    """
    ray = _load(address)
    own = {"num_cpus": cores, "include_dashboard": False, "object_store_memory": OBJECT_STORE}
    try:
        context = _begin(ray, address, **(own if address == LOCAL else {}))
    except (OSError, RuntimeError, ValueError) as error:
        raise ClusterTrouble("ray_unreachable", address=address, reason=_reason(error)) from None
    try:
        yield max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        with deaf_to_interrupts():  # nothing may be left running
            ray.shutdown()
            if address == LOCAL:
                shutil.rmtree(context.address_info["session_dir"], ignore_errors=True)
