"""Whether the server is alive, ready for people, and what it counts."""

from litestar import MediaType, Response, get
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from projectl import __version__
from projectl.server import metrics
from projectl.server.http.refused import Asked
from projectl.server.wire.parts import parts_of


class Health(Struct, frozen=True):
    """I am here."""

    is_alive: bool
    version: str


class Readiness(Struct, frozen=True):
    """Whether people can play now, and what is missing if they cannot."""

    is_ready: bool
    missing: list[str]


@get("/healthz", tags=["running"], summary="Is the server alive?")
async def healthz() -> Health:
    """Answers as long as the process does."""
    return Health(True, __version__)


NOT_READY = ResponseSpec(Readiness, description="Something is missing.", generate_examples=False)


@get("/readyz", tags=["running"], summary="Can people play now?", responses={503: NOT_READY})
async def readyz(request: Asked) -> Response[Readiness]:
    """The database answers and can be written, and a bot can think."""
    parts = parts_of(request)
    missing = [
        name
        for name, is_there in (("database", await parts.store.is_ready()), ("bots", parts.workers.ready > 0))
        if not is_there
    ]
    return Response(Readiness(not missing, missing), status_code=503 if missing else 200)


@get("/metrics", tags=["running"], summary="Counters for Prometheus.", media_type=MediaType.TEXT)
async def metricsz(request: Asked) -> Response[bytes]:
    """All processes together."""
    parts_of(request).observe()
    return Response(metrics.written(), media_type=metrics.MEDIA_TYPE)
