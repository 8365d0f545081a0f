"""Whose request it is."""

from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.openapi.spec import SecurityScheme

from projectl.server.people.people import Person
from projectl.server.refusing import Refused
from projectl.server.wire.parts import parts_of
from projectl.server.wire.security import COOKIE

Whoever: TypeAlias = ASGIConnection[Any, Any, Any, Any]
LONGEST_TOKEN = 100
SCHEME = SecurityScheme(
    type="apiKey", security_scheme_in="cookie", name=COOKIE, description="A secret; `GET /api/me` sets it."
)
NEEDS_PERSON: list[dict[str, list[str]]] = [{"person": []}]


def token_of(request: Whoever) -> str | None:
    """The token a request came with, if any that could be one."""
    token = request.cookies.get(COOKIE, "")
    return token if 0 < len(token) <= LONGEST_TOKEN and token.isascii() else None


async def maybe_person(request: Whoever) -> Person | None:
    """Who asks, if we know them; they may not ask too much at once."""
    token = token_of(request)
    parts = parts_of(request)
    person = None if token is None else await parts.people.by_token(token)
    if person is not None:
        parts.limits.asking.take(person.id)
    return person


async def the_person(request: Whoever) -> Person:
    """Who asks."""
    person = await maybe_person(request)
    if person is None:
        raise Refused("who_are_you", 401)
    return person
