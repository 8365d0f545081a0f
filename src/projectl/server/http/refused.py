"""Why a request was not done: every error is this JSON, whatever went wrong."""

import math
from typing import Any, Final, TypeAlias

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from projectl.server.people.people import NotAllowed
from projectl.server.refusing import NotNow, Refused
from projectl.server.storage.database import Gone, trouble
from projectl.server.storage.outages import RETRY_S
from projectl.server.wire.refusal import Refusal, refusal_of

Asked: TypeAlias = Request[Any, Any, Any]
STATUS: Final = {"unknown_person": 401, "wrong_password": 403, "wrong_code": 403}
journal = structlog.get_logger()


def answer(reason: NotNow, status: int, headers: dict[str, str] | None = None) -> Response[Refusal]:
    """A refusal as a response."""
    headers = dict(headers or {})
    if reason.retry_after is not None:
        headers["Retry-After"] = str(math.ceil(reason.retry_after))
    return Response(refusal_of(reason), status_code=status, media_type=MediaType.JSON, headers=headers)


def _not_now(_request: Asked, reason: NotNow) -> Response[Refusal]:
    default = 409 if reason.retry_after is None else 503
    return answer(reason, getattr(reason, "status", default))


def _said(error: ValidationException) -> str:
    """What cannot be read, and where; never what was sent, which may be a password."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return "; ".join(text.strip(": ") for text in found)[:300] or "it is not what was asked for"


def _by_status(request: Asked, error: HTTPException) -> Response[Refusal]:
    """What the framework refused by itself."""
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() == "allow"}
    match error.status_code:
        case 404:
            return answer(Refused("not_found", 404), 404)
        case 405:
            return answer(Refused("wrong_method", 405, method=request.method), 405, headers)
        case 413:
            most = getattr(request.route_handler, "resolve_request_max_body_size", lambda: 0)()
            return answer(Refused("too_long", 413, most=most), 413)
        case 415:
            return answer(Refused("wrong_type", 415, wanted="application/json"), 415)
        case status if status < 500:
            why = _said(error) if isinstance(error, ValidationException) else error.detail.partition(":")[0]
            return answer(Refused("unreadable", status, why=why), status)
    if isinstance(error, InternalServerException) and "disconnected" in error.detail:  # the client hung up
        return answer(Refused("too_slow", 408), 408)
    return _our_bug(request, error)


def _not_allowed(_request: Asked, reason: NotAllowed) -> Response[Refusal]:
    refusal = Refusal(reason.code, str(reason), dict(reason.arguments))
    return Response(refusal, status_code=STATUS.get(reason.code, 409), media_type=MediaType.JSON)


def _by_database(request: Asked, error: Exception) -> Response[Refusal]:
    """The database does not answer: that passes."""
    gone = trouble(error)
    if gone is None:
        return _our_bug(request, error)
    journal.warning("storage gone", method=request.method, path=request.url.path, why=str(gone))
    return answer(Refused("storage_gone", 503, retry_after=RETRY_S), 503)


def _too_deep(_request: Asked, _error: RecursionError) -> Response[Refusal]:
    """JSON inside JSON inside JSON: nothing else that a request can bring goes so deep."""
    return answer(Refused("unreadable", 400, why="it is nested too deep"), 400)


def _our_bug(request: Asked, error: Exception) -> Response[Refusal]:
    journal.error("our bug", method=request.method, path=request.url.path, exc_info=error)
    return answer(Refused("our_bug", 500), 500)


HANDLERS: ExceptionHandlersMap = {
    NotNow: _not_now,
    NotAllowed: _not_allowed,
    HTTPException: _by_status,
    Gone: _by_database,
    SQLAlchemyError: _by_database,
    OSError: _by_database,
    RecursionError: _too_deep,
    Exception: _our_bug,
}
