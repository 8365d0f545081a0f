"""What an address answers: Litestar tells OPTIONS only the first method of an address that has several handlers."""

from collections import defaultdict
from collections.abc import Iterable

from litestar import HttpMethod, Response
from litestar.handlers import HTTPRouteHandler


def _options(path: str, methods: Iterable[str]) -> HTTPRouteHandler:
    allowed = ", ".join(sorted({*methods, "OPTIONS"}))

    def name_methods() -> Response[None]:
        return Response(None, status_code=204, headers={"Allow": allowed})

    return HTTPRouteHandler(path, http_method=HttpMethod.OPTIONS, include_in_schema=False, sync_to_thread=False)(
        name_methods
    )


def options(handlers: Iterable[object]) -> list[HTTPRouteHandler]:
    """A handler of OPTIONS for each address that has several others."""
    methods: defaultdict[str, set[str]] = defaultdict(set)
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            for path in handler.paths:
                methods[path] |= set(handler.http_methods)
    return [_options(path, names) for path, names in methods.items() if len(names) > 1]
