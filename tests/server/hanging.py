"""A server of several processes that do not behave: `python -m tests.server.hanging KIND`.

`calm` ones serve; `slow` ones take long to import everything; `stuck` ones never finish starting;
`deaf` ones hear no signal besides.
"""

import asyncio
import multiprocessing
import signal
import socket
import sys
import time
from functools import partial
from typing import Any

import uvicorn

from projectl.server.processes import ending

HOURS = 10_000.0
KIND = sys.argv[1] if len(sys.argv) > 1 else ""

if KIND == "slow" and multiprocessing.parent_process() is not None:
    time.sleep(HOURS)


def say(word: str) -> None:
    """So far it has come."""
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


async def app(kind: str, scope: dict[str, Any], receive: Any, send: Any) -> None:
    """No more than uvicorn asks for."""
    if scope["type"] != "lifespan":
        return
    await receive()
    say("begun")
    if kind in ("stuck", "deaf"):
        await asyncio.to_thread(time.sleep, HOURS)
    await send({"type": "lifespan.startup.complete"})
    await receive()
    await send({"type": "lifespan.shutdown.complete"})


def make(kind: str) -> Any:
    """The app of one process."""
    ending.MOST_S = 2  # type: ignore[misc]  # tests do not wait for long
    if kind == "deaf":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    else:
        ending.end_in_time()
    ending.end_with_parent()
    return partial(app, kind)


def main() -> None:
    """Serve until somebody says stop."""
    ending.MOST_ALL_S = 5.0  # type: ignore[misc]
    config = uvicorn.Config(
        partial(make, KIND),
        factory=True,
        interface="asgi3",
        workers=2,
        lifespan="on",
        timeout_worker_healthcheck=120,
    )
    with socket.create_server(("127.0.0.1", 0)) as listener:
        supervisor = ending.Supervisor(config, [listener])
        say("open")
        supervisor.run()


if __name__ == "__main__":
    main()
