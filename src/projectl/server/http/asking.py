"""How a body of JSON is read: only where it says that it is one, and only if it is text."""

from typing import Any

from litestar import Request

from projectl.server.refusing import Refused
from projectl.server.wire.unreadable import why_unreadable

JSON = "application/json"


class Asking(Request[Any, Any, Any]):
    """A request of which no part is read for more than it claims to be."""

    async def json(self) -> Any:
        """The body. A page elsewhere can make a browser send other types, and none, without asking us first."""
        if self.content_type[0].lower() != JSON:
            raise Refused("wrong_type", 415, wanted=JSON)
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise Refused("unreadable", 400, why=why_unreadable(error)) from None
