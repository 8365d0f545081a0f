"""What the server counts, for Prometheus.

One process keeps its counters in memory. With `--workers` they lie in files of a folder that PROMETHEUS_MULTIPROC_DIR
names, and whichever process is asked for /metrics adds them up; `projectl serve` makes that folder.
"""

import os
import re
import time
from pathlib import Path
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
MEDIA_TYPE: Final = CONTENT_TYPE_LATEST
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
journal = structlog.get_logger()
QUIET: Final = ("/healthz", "/readyz", "/metrics")
"""Asked for so often that nobody wants to read it."""
_LIVE: Final = re.compile(r"gauge_live\w+_(\d+)\.db")

requests = Counter("projectl_http_requests", "Requests answered.", ["method", "path", "status"])
seconds = Histogram("projectl_http_seconds", "How long answers took.", ["method", "path"], buckets=BUCKETS)
received = Counter("projectl_socket_messages_received", "Messages that clients sent over WebSockets.")
sent = Counter("projectl_socket_messages_sent", "Messages sent to clients over WebSockets.")
handled = Histogram("projectl_socket_seconds", "From a message to when it is done and on disk.", buckets=BUCKETS)
slowed = Counter("projectl_slowed_down", "Refusals because of too much at once.", ["what"])
storage_gone = Counter("projectl_storage_gone", "Times the database could not be used: refused, or tried again.")
moves = Counter("projectl_moves", "Decisions written, by people and bots.")
dropped = Counter("projectl_sockets_dropped", "WebSockets closed because the client did not read.")

connections = Gauge("projectl_connections", "WebSockets open.", multiprocess_mode="livesum")
tables = Gauge("projectl_tables_loaded", "Tables in memory.", multiprocess_mode="livesum")
bots_ready = Gauge("projectl_bots_ready", "Worker processes that can think.", multiprocess_mode="livesum")
bots_waiting = Gauge("projectl_bots_waiting", "Jobs that no worker has begun.", multiprocess_mode="livesum")
bots_replaced = Gauge("projectl_bots_replaced", "Workers that ended and were replaced.", multiprocess_mode="livesum")


def written() -> bytes:
    """Everything counted, as Prometheus reads it."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return generate_latest(REGISTRY)
    _forget_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]  # it has no types
    return generate_latest(registry)


def _forget_dead(folder: Path) -> None:
    """Processes that ended count no more among those that live."""
    for file in folder.glob("gauge_live*.db"):
        found = _LIVE.fullmatch(file.name)
        if found and not Path(f"/proc/{found[1]}").exists() and Path("/proc/self").exists():
            mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]  # as above


class Timing(ASGIMiddleware):
    """Notes when a request began."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Note it, and pass it on."""
        scope["state"]["began"] = time.perf_counter()
        await next_app(scope, receive, send)


async def note_answer(message: Message, scope: Scope) -> None:
    """Count an answer, and how long it took, by the address as it is written in the OpenAPI document."""
    if message["type"] != "http.response.start" or scope["type"] != ScopeType.HTTP:
        return
    method, path = scope["method"], scope.get("path_template") or "elsewhere"
    requests.labels(method, path, message["status"]).inc()
    began = scope["state"].get("began")
    if began is not None:
        taken = time.perf_counter() - began
        seconds.labels(method, path).observe(taken)
        if path not in QUIET:
            journal.info("answered", method=method, path=path, status=message["status"], ms=round(1000 * taken, 1))
