"""A refusal as JSON: what every request that is not done is answered with."""

from typing import Any

from msgspec import Struct

from projectl.server.refusing import NotNow


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Nothing was done. `code` and `args` are for the client to put into words, `sentence` is in English."""

    code: str
    sentence: str
    args: dict[str, Any] = {}
    retry_after: float | None = None
    """Seconds, where waiting helps."""


def refusal_of(reason: NotNow) -> Refusal:
    """What is sent of it."""
    wait = None if reason.retry_after is None else round(reason.retry_after, 3)
    return Refusal(reason.code, str(reason), reason.arguments, wait)
