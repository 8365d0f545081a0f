"""Why a request was not done: every error is this JSON, whatever went wrong."""

import math
from typing import Any, Final, TypeAlias

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException, SerializationException, ValidationException
from litestar.types import ExceptionHandlersMap
from sqlalchemy.exc import SQLAlchemyError

from projectl.server.people.people import NotAllowed
from projectl.server.refusing import NotNow, Refused
from projectl.server.storage.database import Gone, trouble
from projectl.server.storage.outages import RETRY_S
from projectl.server.wire.refusal import Refusal, refusal_of
from projectl.server.wire.unreadable import key_in, why_unreadable, why_wrong

Asked: TypeAlias = Request[Any, Any, Any]
WHOLE: Final = "data"
"""What the framework calls all of a body."""
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


def _why(error: HTTPException) -> str:
    """What cannot be read, and where; never what was sent, which may be a password."""
    if isinstance(error.__cause__, SerializationException):
        return why_unreadable(error.__cause__)
    extra = error.extra if isinstance(error, ValidationException) and isinstance(error.extra, list) else []
    found = [key_in(each.get("message", "")) or each.get("key", "") for each in extra if isinstance(each, dict)]
    return why_wrong(next((key for key in found if key != WHOLE), ""))


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
            return answer(Refused("unreadable", status, why=_why(error)), status)
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


def _too_deep(_request: Asked, error: RecursionError) -> Response[Refusal]:
    """JSON inside JSON inside JSON: nothing else that a request can bring goes so deep."""
    return answer(Refused("unreadable", 400, why=why_unreadable(error)), 400)


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
