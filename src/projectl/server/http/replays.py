"""Replays over HTTP: made beside the event loop, one at a time, and sent compressed."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from litestar import MediaType, Response
from litestar.openapi.datastructures import ResponseSpec

from projectl.server.http.encodings import accepts
from projectl.server.http.refused import Asked
from projectl.server.refusing import Refused
from projectl.server.tables.replays import Replay, ReplaySeat, compressed, plain

T = TypeVar("T")
MOST_S: Final = 20.0
SAID: Final = 500
ANSWER: Final = ResponseSpec(Replay, description="The whole game.", generate_examples=False)
_reader = ThreadPoolExecutor(1, "records")
"""One at a time: games that are being played come first."""


async def reading(work: Callable[[], T]) -> T:
    """What comes of a record, beside the event loop; a record that is none, or takes too long, is refused."""
    done = asyncio.get_running_loop().run_in_executor(_reader, work)
    try:
        return await asyncio.wait_for(done, MOST_S)
    except TimeoutError:
        raise Refused("record_too_slow", 408) from None
    except ValueError as error:
        raise Refused("not_a_record", 409, why=str(error)[:SAID]) from None


async def answer_replay(
    request: Asked, record: str, seats: tuple[ReplaySeat, ...] = (), key: str | None = None
) -> Response[bytes]:
    """A record as frames to look through, in gzip where the client can unpack it."""
    headers = {"Vary": "Accept-Encoding"}
    if accepts(request.headers, "gzip"):
        content = await reading(lambda: compressed(record, seats, key))
        headers["Content-Encoding"] = "gzip"
    else:
        content = await reading(lambda: plain(compressed(record, seats, key)))
    return Response(content, media_type=MediaType.JSON, headers=headers)
