"""Oneself: a guest, or somebody with an account."""

from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody
from msgspec import Meta, Struct

from projectl.server.http.refused import Asked
from projectl.server.http.shapes import refusals
from projectl.server.people import ratings
from projectl.server.people.names import tidy_account
from projectl.server.people.passwords import digest
from projectl.server.people.people import Person
from projectl.server.wire.parts import parts_of
from projectl.server.wire.person import NEEDS_PERSON, maybe_person, the_person, token_of
from projectl.server.wire.security import COOKIE, address_of, cookie

Name = Annotated[str, Meta(min_length=1, max_length=40, description="What one is called.", examples=["Ada"])]
Account = Annotated[str, Meta(min_length=3, max_length=40, description="What one logs in with.", examples=["ada"])]
Password = Annotated[str, Meta(min_length=8, max_length=200, examples=["a long sentence"])]
Code = Annotated[str, Meta(min_length=1, max_length=40, examples=["7K2M9-QX4TD-0ZB3H-W8C5N"])]


class Strength(Struct, frozen=True):
    """How strong somebody is in a variant; the deviation says how sure that is."""

    variant: str
    rating: float
    deviation: float
    games: int


class Me(Struct, frozen=True):
    """Oneself; guests have no account."""

    id: str
    name: str
    account: str | None
    ratings: list[Strength]


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class SignUp(Struct, frozen=True, forbid_unknown_fields=True):
    """An account to be known by on other machines; no mail is needed."""

    account: Account
    password: Password


class LogIn(Struct, frozen=True, forbid_unknown_fields=True):
    """An account and its password."""

    account: Account
    password: Password


class Recover(Struct, frozen=True, forbid_unknown_fields=True):
    """A new password for a recovery code."""

    account: Account
    code: Code
    password: Password


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """Another password."""

    old: Password
    new: Password


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """One's password, for what a borrowed browser should not do."""

    password: Password


class Codes(Struct, frozen=True):
    """Recovery codes, each good for one new password; they are shown this once."""

    codes: list[str]


async def _me(request: Asked, person: Person) -> Me:
    rows = await ratings.of(parts_of(request).store, person.id)
    strengths = [Strength(row.pool, round(row.rating, 1), round(row.deviation, 1), row.games) for row in rows]
    return Me(person.id, person.name, person.account, strengths)


async def _with_cookie(request: Asked, person: Person, token: str) -> Response[Me]:
    return Response(await _me(request, person), cookies=[cookie(token, request.scope)])


def _try(request: Asked, account: str) -> None:
    """Secrets are not guessed here: neither many of one account, nor one of many.

    Whoever guesses is stopped by what they may try themselves, long before the owner of the account is.
    """
    limits, address = parts_of(request).limits, address_of(request.scope)
    account = tidy_account(account) or ""
    limits.sign_ins.take(address)
    limits.sign_ins_there.take(f"{address} {account}")
    limits.sign_ins_of.take(account)


def _hanging_up(request: Asked, person: Person, but: str) -> BackgroundTask:
    """Once the answer has gone out, close somebody's connections, all but those of one session."""
    audience = parts_of(request).hub.audience

    async def work() -> None:  # a plain function would be called in a thread
        audience.hang_up(person.id, but)

    return BackgroundTask(work)


def _hanging_up_here(request: Asked, session: str) -> BackgroundTask:
    """Once the answer has gone out, close the connections of one session."""
    audience = parts_of(request).hub.audience

    async def work() -> None:
        audience.hang_up_session(session)

    return BackgroundTask(work)


@get("/api/me", tags=["me"], summary="Who am I?", responses=refusals())
async def show_me(request: Asked) -> Response[Me]:
    """Who asks; whoever is not known yet becomes a guest and gets a cookie to be known by."""
    parts, person = parts_of(request), await maybe_person(request)
    if person is not None:
        return Response(await _me(request, person))
    parts.limits.guests.take(address_of(request.scope))
    return await _with_cookie(request, *await parts.people.new_guest())


@put(
    "/api/me/name",
    tags=["me"],
    summary="Call me otherwise.",
    security=NEEDS_PERSON,
    responses=refusals(400, 401, 409, 415),
)
async def rename(request: Asked, data: JSONBody[NewName]) -> Me:
    """Another name."""
    person = await the_person(request)
    return await _me(request, await parts_of(request).people.rename(person.id, data.name))


@post(
    "/api/account",
    tags=["me"],
    summary="Give me an account.",
    security=NEEDS_PERSON,
    responses=refusals(400, 401, 409, 415),
)
async def sign_up(request: Asked, data: JSONBody[SignUp]) -> Response[Codes]:
    """A guest stays who they are, gets a new cookie, and can log in from elsewhere; the answer: ten recovery codes."""
    person = await the_person(request)
    _try(request, data.account)
    codes, token = await parts_of(request).people.sign_up(
        person.id, data.account, data.password, address_of(request.scope)
    )
    return Response(
        Codes(codes), cookies=[cookie(token, request.scope)], background=_hanging_up(request, person, digest(token))
    )


@post("/api/login", tags=["me"], status_code=200, summary="Let me in.", responses=refusals(400, 415))
async def log_in(request: Asked, data: JSONBody[LogIn]) -> Response[Me]:
    """From now on this browser is whoever has the account."""
    _try(request, data.account)
    people, address = parts_of(request).people, address_of(request.scope)
    return await _with_cookie(request, *await people.log_in(data.account, data.password, address))


@post("/api/logout", tags=["me"], status_code=204, summary="Forget this browser.", responses=refusals())
async def log_out(request: Asked) -> Response[None]:
    """The cookie is worth nothing any more, and its connections are closed; a guest cannot come back."""
    token = token_of(request)
    if token is not None:
        await parts_of(request).people.log_out(token)
    response = Response(None, status_code=204, background=_hanging_up_here(request, digest(token or "")))
    response.delete_cookie(COOKIE)
    return response


@post(
    "/api/recover",
    tags=["me"],
    status_code=200,
    summary="I forgot my password.",
    responses=refusals(400, 409, 415),
)
async def recover(request: Asked, data: JSONBody[Recover]) -> Response[Me]:
    """A new password for a recovery code, which is used up; all other browsers are logged out."""
    _try(request, data.account)
    people, address = parts_of(request).people, address_of(request.scope)
    person, token = await people.recover(data.account, data.code, data.password, address)
    answer = await _with_cookie(request, person, token)
    answer.background = _hanging_up(request, person, digest(token))
    return answer


@put(
    "/api/me/password",
    tags=["me"],
    status_code=204,
    summary="Change my password.",
    security=NEEDS_PERSON,
    responses=refusals(400, 401, 409, 415),
)
async def change_password(request: Asked, data: JSONBody[NewPassword]) -> Response[None]:
    """Another password; all other browsers are logged out."""
    person, session = await the_person(request), digest(token_of(request) or "")
    _try(request, person.account or person.id)
    people, address = parts_of(request).people, address_of(request.scope)
    await people.change_password(person.id, data.old, data.new, session, address)
    return Response(None, status_code=204, background=_hanging_up(request, person, session))


@post(
    "/api/me/codes",
    tags=["me"],
    summary="Give me new recovery codes.",
    security=NEEDS_PERSON,
    responses=refusals(400, 401, 409, 415),
)
async def renew_codes(request: Asked, data: JSONBody[Proof]) -> Codes:
    """Ten new recovery codes; the old ones are worth nothing any more."""
    person = await the_person(request)
    _try(request, person.account or person.id)
    return Codes(await parts_of(request).people.renew_codes(person.id, data.password, address_of(request.scope)))


@get("/api/me/export", tags=["me"], summary="What is kept about me?", security=NEEDS_PERSON, responses=refusals(401))
async def export(request: Asked) -> Response[dict[str, Any]]:
    """Everything, save secrets and what belongs to others."""
    person = await the_person(request)
    parts_of(request).limits.exports.take(person.id)
    kept = await parts_of(request).people.export(person.id)
    return Response(kept, headers={"Content-Disposition": 'attachment; filename="projectl-me.json"'})


@delete("/api/me", tags=["me"], summary="Forget me.", security=NEEDS_PERSON, responses=refusals(401))
async def forget_me(request: Asked) -> Response[None]:
    """For good. Games that others took part in stay, with nobody's name; in those that go on a bot takes the seat."""
    person = await the_person(request)
    await parts_of(request).hub.leaving.forget(person.id)
    response = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


ROUTES = [
    show_me,
    rename,
    sign_up,
    log_in,
    log_out,
    recover,
    change_password,
    renew_codes,
    export,
    forget_me,
]
