"""A game is over: its record and result are kept, and it counts for the ratings, once.

A result is that of whoever sat there when the game began. Who leaves a game that is lost has lost it.
"""

from functools import partial

from projectl.server.people import ratings
from projectl.server.storage.outages import retry_until_done
from projectl.server.storage.store import ResultRow, Store
from projectl.server.tables.live import LiveTable


async def settle(store: Store, live: LiveTable) -> None:
    """Keep how a game ended."""
    scores, winners = live.game.scores, live.game.winners
    results = [
        ResultRow(seat, chair.person, chair.bot, scores[seat], seat in winners, live.called(seat, chair.person))
        for seat, chair in enumerate(live.began)
    ]
    # [X17] in solo the opponent, who sits nowhere, has a score as well.
    results += [
        ResultRow(seat, None, None, scores[seat], seat in winners) for seat in range(len(live.began), len(scores))
    ]
    rate = partial(ratings.rate_on, pool=live.wishes.variant, who=_who(live), places=_places(live), at=live.at)
    record = live.game.record()
    await retry_until_done(
        lambda: store.finish(live.table, live.at, record, results, also=rate if live.is_rated else None)
    )


def _who(live: LiveTable) -> list[str]:
    return [chair.person or f"{ratings.BOT}{chair.bot}" for chair in live.began]


def _places(live: LiveTable) -> list[int]:
    """1 for the best; equals share a place."""
    ends = [(seat in live.game.winners, live.game.scores[seat]) for seat in range(len(live.began))]
    ranks = sorted(set(ends), reverse=True)
    return [ranks.index(end) + 1 for end in ends]
