"""Shapes that several addresses share, and what the OpenAPI document says of refusals."""

from typing import Annotated, TypeAlias

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from projectl.server.wire.refusal import Refusal

ID = r"^[A-Za-z0-9_-]{1,22}$"
VARIANT = "^(standard|solo|line-clear)$"
TableId: TypeAlias = Annotated[str, PathParameter(pattern=ID, description="The id of a table, and of its game.")]
Key: TypeAlias = Annotated[
    str | None, QueryParameter(name="key", required=False, pattern=ID, description="The key in a link.")
]

MEANINGS = {
    400: "It cannot be read.",
    401: "Nobody knows who asks: `GET /api/me` first.",
    403: "It is not for whoever asks, or came from another site's page.",
    404: "There is no such thing, or it needs a link.",
    408: "It took too long.",
    409: "It does not go together with what there is.",
    413: "It is too long.",
    415: "It is of another media type.",
    429: "Too much at once; `Retry-After` says how long to wait.",
    503: "Not now; `Retry-After` says how long to wait.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What a request may be refused with, besides what any may."""
    always = (403, 408, 429, 503)
    return {
        status: ResponseSpec(Refusal, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*statuses, *always})
    }
