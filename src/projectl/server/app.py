"""The server: its parts put together, opened one after the other and closed the other way round."""

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

import structlog
from litestar import Litestar, Router
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, OpenAPI, OpenAPIResponse, Tag

from projectl import Game, __version__
from projectl.server import metrics
from projectl.server.config import Config
from projectl.server.http import games, health, me, page, ratings, records, tables
from projectl.server.http.asking import Asking
from projectl.server.http.languages import Speaking, speak_to_the_lost
from projectl.server.http.methods import options
from projectl.server.http.refused import HANDLERS
from projectl.server.journal import set_up_once
from projectl.server.people.people import People
from projectl.server.processes.channels import Notices
from projectl.server.processes.ending import unless_told_to_end
from projectl.server.processes.workers import Workers
from projectl.server.storage.store import Gone, Store
from projectl.server.tables.hub import Hub
from projectl.server.tables.lobby import Lobby
from projectl.server.tables.shown import Clock, Wishes
from projectl.server.wire.limits import Limits
from projectl.server.wire.parts import Parts
from projectl.server.wire.person import SCHEME
from projectl.server.wire.security import Gatekeeper, add_headers
from projectl.server.wire.socket import ws

OPEN_TRIES: Final = 60
OPEN_PAUSE_S: Final = 2.0
MOST_BODY: Final = 16_000
"""Bytes of a request that needs no more."""
STRICT: Final = frozenset(
    struct.__name__
    for struct in (
        *(me.NewName, me.SignUp, me.LogIn, me.Recover, me.NewPassword, me.Proof),
        *(Wishes, Clock, tables.Brought),
    )
)
journal = structlog.get_logger()


def rehearse() -> None:
    """Play a decision: what is loaded or compiled now delays nobody later."""
    game = Game.new(seed=0)
    game.why_not(game.legal()[0])
    game.play(game.legal()[0])
    Game.from_record(game.record()).view(0)
    assert game.scores
    assert not game.winners


def _settle_memory() -> None:
    """What is there now stays: looking through it for rubbish takes 0.1 s each time, and everybody waits."""
    gc.collect()
    gc.freeze()


@asynccontextmanager
async def _parts(config: Config, limits: Limits, notices: Notices) -> AsyncIterator[Parts]:
    """Open everything; what was opened first is closed last."""
    async with AsyncExitStack() as stack:
        await asyncio.to_thread(rehearse)
        store = await unless_told_to_end(_open_store(config))
        stack.push_async_callback(_close, "database", store.close, 2.0)
        await notices.__aenter__()
        stack.push_async_callback(_close, "notices", partial(notices.__aexit__, None, None, None), 1.0)
        people = People(store)
        workers = Workers(config.bots_each)
        await workers.start()
        stack.push_async_callback(_close, "bots", workers.stop, 2.5)
        hub = Hub(store, people, workers, notices)
        await hub.start()
        stack.push_async_callback(_close, "tables", hub.stop, 1.5)
        parts = Parts(config, limits, store, people, workers, hub, Lobby(store))
        observing = asyncio.create_task(parts.keep_observing())
        stack.callback(observing.cancel)
        _settle_memory()
        yield parts


async def _open_store(config: Config) -> Store:
    """The database; one process of several waits for it, for the others are still serving."""
    for _ in range(OPEN_TRIES if config.processes > 1 else 0):
        try:
            return await Store.open(config.database)
        except Gone as reason:
            journal.warning("waiting for the database", why=str(reason))
            await asyncio.sleep(OPEN_PAUSE_S)
    return await Store.open(config.database)


async def _close(what: str, close: Callable[[], Awaitable[object]], seconds: float) -> None:
    """Close a part, and go on to the next one if that takes too long: what was acknowledged is on disk anyway."""
    try:
        async with asyncio.timeout(seconds):
            await close()
    except TimeoutError:
        journal.warning("left open", what=what)


def _lifespan(
    config: Config, limits: Limits, notices: Notices
) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        async with _parts(config, limits, notices) as parts:
            app.state.parts = parts
            journal.info("open", version=__version__, bots=config.bots_each, is_postgres=config.is_postgres)
            yield
            journal.info("closing")
        with suppress(AttributeError):
            del app.state.parts

    return live


def make_notices(config: Config) -> Notices:
    """How processes tell each other what happened; one process alone needs only its own memory."""
    if not config.is_postgres:
        return Notices(MemoryChannelsBackend())
    from projectl.server.processes.notify import PostgresNotices  # noqa: PLC0415 - its driver is an extra

    return Notices(PostgresNotices(config.database))


class _Document(JsonRenderPlugin):
    """The document and nothing beside it: Litestar would answer every unknown address under /api with a page."""

    def receive_router(self, router: Router) -> None:
        router.routes = [route for route in router.routes if not route.path_parameters]


def describe() -> OpenAPIConfig:
    """The OpenAPI document, at /api/openapi.json."""
    return OpenAPIConfig(
        title="Project L",
        version=__version__,
        description=(
            "Tables, people and finished games. Live play goes over the WebSocket at `/ws`; `docs/protocol.md` tells "
            "it. Every error is a Refusal: a code and arguments to put into words, and a sentence in the language that "
            "`Accept-Language` wants most."
        ),
        license=License(name="MIT", identifier="MIT"),
        tags=[
            Tag("me", "Oneself: a guest, or somebody with an account."),
            Tag("tables", "The lobby, and opening a table."),
            Tag("games", "Finished games, their records, and ratings."),
            Tag("running", "For those who run the server."),
        ],
        components=Components(security_schemes={"person": SCHEME}),
        openapi_router=Router("/api", route_handlers=[], include_in_schema=False),
        render_plugins=[_Document()],
        use_handler_docstrings=True,
    )


def make_app(config: Config) -> Litestar:
    """A server with these settings."""
    set_up_once()
    notices, limits = make_notices(config), Limits(config)
    routes: list[Any] = [ws, health.healthz, health.readyz, health.metricsz]
    for subject in (me, tables, games, records, ratings, page):
        routes += subject.ROUTES
    app = Litestar(
        route_handlers=[*options(routes), *routes],
        lifespan=[_lifespan(config, limits, notices)],
        middleware=[metrics.Timing(), Speaking(), Gatekeeper(config, limits)],
        after_exception=[speak_to_the_lost],
        exception_handlers={**HANDLERS, NotFoundException: page.not_found},
        before_send=[add_headers, metrics.note_answer],
        openapi_config=describe(),
        request_class=Asking,
        request_max_body_size=MOST_BODY,
        logging_config=None,
        debug=False,
    )
    _complete(app.openapi_schema)
    return app


def _complete(document: OpenAPI) -> None:
    """What Litestar leaves out of the document: what we do not know we do not take, and nothing is no JSON."""
    for schema in (document.components.schemas or {}).values():
        if schema.title in STRICT:
            schema.additional_properties = False
    for item in (document.paths or {}).values():
        for operation in (item.get, item.put, item.post, item.delete):
            nothing = (operation.responses or {}).get("204") if operation else None
            if isinstance(nothing, OpenAPIResponse):
                nothing.content = None
