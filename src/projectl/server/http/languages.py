"""Sentences of the server are in the language that a request asks for."""

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from projectl.words import chosen, speak
from projectl.words.choosing import accepted


class Speaking(ASGIMiddleware):
    """Speaks what the header `Accept-Language` wants most, as long as a request or connection lasts."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Choose, and pass it on."""
        _speak_as_asked(scope)
        await next_app(scope, receive, send)


async def speak_to_the_lost(_error: Exception, scope: Scope) -> None:
    """Whoever asks at an address that does not exist has come past all middleware."""
    _speak_as_asked(scope)


def _speak_as_asked(scope: Scope) -> None:
    wanted = dict(scope["headers"]).get(b"accept-language", b"")
    speak(chosen(accepted(wanted.decode("latin-1"))))
