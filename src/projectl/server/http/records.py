"""Records that people bring along: looked at, never done."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from litestar import post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import RawBody
from msgspec import Struct

from projectl import Game
from projectl.server.http.refused import Asked, Refused
from projectl.server.http.shapes import refusals
from projectl.server.parts import parts_of
from projectl.server.security import address_of

MOST_BYTES = 256_000
MOST_S = 20.0
SAID = 500
_reader = ThreadPoolExecutor(1, "records")
"""One at a time: games that are being played come first."""


class Looked(Struct, frozen=True):
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


def look(text: str) -> Looked:
    """Replay a record; a ValueError says which line cannot be."""
    game = Game.from_record(text)
    view = game.view(None)
    return Looked(
        variant=view["variant"],
        edition=view["edition"],
        expansions=list(view["expansions"]),
        seats=view["players"],
        decisions=game.record().partition("\n\n")[2].count("\n"),
        is_over=game.is_over,
        scores=list(game.scores),
        winners=list(game.winners),
    )


@post(
    "/api/records",
    tags=["games"],
    status_code=200,
    summary="What is in this record?",
    request_max_body_size=MOST_BYTES,
    operation_class=TextUpload,
    responses=refusals(400, 409, 413, 415),
)
async def upload(request: Asked, body: RawBody) -> Looked:
    """A record as text, at most 256 kB; it is replayed to see whether it holds, and kept nowhere."""
    parts_of(request).limits.uploads.take(address_of(request.scope))
    if request.content_type[0] not in ("text/plain", ""):
        raise Refused("wrong_type", 415, wanted="text/plain")
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused("unreadable", 400, why="a record is text in UTF-8") from None
    reading = asyncio.get_running_loop().run_in_executor(_reader, look, text)
    try:
        return await asyncio.wait_for(reading, MOST_S)
    except TimeoutError:
        raise Refused("record_too_slow", 408) from None
    except ValueError as error:
        raise Refused("not_a_record", 409, why=str(error)[:SAID]) from None


ROUTES = [upload]
