"""Who is how strong."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter
from msgspec import Struct

from projectl.server.http.refused import Asked
from projectl.server.http.shapes import VARIANT, refusals
from projectl.server.people import ratings
from projectl.server.wire.parts import parts_of

MOST = 100
LEAST_GAMES = 5
"""So many games before somebody is listed: fewer say little."""


class Rated(Struct, frozen=True):
    """Somebody's rating; the deviation says how sure it is."""

    name: str
    player: str | None
    bot: str | None
    rating: float
    deviation: float
    games: int


class Ranking(Struct, frozen=True):
    """The best of a variant, best first."""

    variant: str
    ratings: list[Rated]


@get("/api/ratings", tags=["games"], summary="Who is the strongest?", responses=refusals(400))
async def best(
    request: Asked, variant: Annotated[str, QueryParameter(required=False, pattern=VARIANT)] = "standard"
) -> Ranking:
    """People and bots with at least five rated games."""
    parts = parts_of(request)
    rows = await ratings.best(parts.store, variant, MOST, LEAST_GAMES)
    names = await parts.people.names({row.who for row in rows if not row.who.startswith(ratings.BOT)})
    return Ranking(
        variant,
        [
            Rated(
                name=bot or names.get(row.who, ""),
                player=None if bot else row.who,
                bot=bot,
                rating=round(row.rating, 1),
                deviation=round(row.deviation, 1),
                games=row.games,
            )
            for row in rows
            for bot in [row.who.removeprefix(ratings.BOT) if row.who.startswith(ratings.BOT) else None]
        ],
    )


ROUTES = [best]
