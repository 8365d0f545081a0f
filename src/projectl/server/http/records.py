"""Records that people bring along: looked at, never done."""

from dataclasses import dataclass

from litestar import Response, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import RawBody
from msgspec import Struct

from projectl import Game
from projectl.server.http.refused import Asked
from projectl.server.http.replays import ANSWER, answer_replay, reading
from projectl.server.http.shapes import refusals
from projectl.server.refusing import Refused
from projectl.server.wire.parts import parts_of
from projectl.server.wire.security import address_of
from projectl.server.wire.unreadable import why_unreadable

MOST_BYTES = 256_000


class Contents(Struct, frozen=True):
    """What a record holds."""

    variant: str
    edition: str
    expansions: list[str]
    seats: int
    decisions: int
    is_over: bool
    scores: list[int]
    winners: list[int]


@dataclass
class TextUpload(Operation):
    """Says that the body is a text."""

    def __post_init__(self) -> None:
        text = Schema(type=OpenAPIType.STRING, max_length=MOST_BYTES, description="A record, as `projectl` writes it.")
        self.request_body = RequestBody(content={"text/plain": OpenAPIMediaType(schema=text)}, required=True)


def contents(text: str) -> Contents:
    """Replay a record; a ValueError says which line cannot be."""
    game = Game.from_record(text)
    view = game.view(None)
    return Contents(
        variant=view["variant"],
        edition=view["edition"],
        expansions=list(view["expansions"]),
        seats=view["players"],
        decisions=game.record().partition("\n\n")[2].count("\n"),
        is_over=game.is_over,
        scores=list(game.scores),
        winners=list(game.winners),
    )


def _text(request: Asked, body: bytes) -> str:
    """The record that somebody brought along."""
    parts_of(request).limits.uploads.take(address_of(request.scope))
    if request.content_type[0] not in ("text/plain", ""):
        raise Refused("wrong_type", 415, wanted="text/plain")
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Refused("unreadable", 400, why=why_unreadable(error)) from None


@post(
    "/api/records",
    tags=["games"],
    status_code=200,
    summary="What is in this record?",
    request_max_body_size=MOST_BYTES,
    operation_class=TextUpload,
    responses=refusals(400, 409, 413, 415),
)
async def upload(request: Asked, body: RawBody) -> Contents:
    """A record as text, at most 256 kB; it is replayed to see whether it holds, and kept nowhere."""
    text = _text(request, body)
    return await reading(lambda: contents(text))


@post(
    "/api/records/replay",
    tags=["games"],
    status_code=200,
    summary="Show me this record.",
    request_max_body_size=MOST_BYTES,
    operation_class=TextUpload,
    responses={200: ANSWER, **refusals(400, 409, 413, 415)},
)
async def replay_upload(request: Asked, body: RawBody) -> Response[bytes]:
    """The position after each decision of a record, at most 256 kB and 4,000 decisions; gzip is used if accepted."""
    return await answer_replay(request, _text(request, body))


ROUTES = [upload, replay_upload]
