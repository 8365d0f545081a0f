"""A game that was begun in a page and goes on at a server: read from its record, checked, and made a table of."""

from typing import Final, NamedTuple

import msgspec

from projectl import Game
from projectl.bots import BOTS
from projectl.catalogue.impossible import Impossible
from projectl.server.refusing import NotNow
from projectl.server.storage.entries import Decide
from projectl.server.tables.live import STAND_IN
from projectl.server.tables.shown import Clock, Wishes
from projectl.server.tables.wishes import OPEN, YOU, check, new_game, tidied

MOST_DECISIONS: Final = 4000
"""Of a game that goes on; people's games have a few hundred."""


class GoingOn(NamedTuple):
    """What a table needs to go on with a game."""

    wishes: Wishes
    seed: int
    stand_ins: list[str]
    """For each seat the bot that plays on until somebody comes."""
    decisions: list[Decide]
    has_take_backs: bool


def wishes_of(game: Game, seats: list[str], names: list[str | None], clock: Clock | None) -> Wishes:
    """The table that goes on with a game; a ValueError or a NotNow says why there can be none.

    How the game was set up is the game's to say. Names are given by whoever has the table, to their own seats alone:
    whom a record names is nobody here.
    """
    view = game.view()
    if len(seats) != view["players"]:
        raise ValueError(f"the game has {view['players']} seats, not {len(seats)}")
    if YOU not in seats or OPEN not in seats:
        raise Impossible("no_guest", "one seat at least is yours, and one is for whoever comes")
    usual = Game.new(edition=view["edition"], seed=0).view()["options"]
    wishes = {
        "seats": seats,
        "names": names,
        "variant": view["variant"],
        "edition": view["edition"],
        "expansions": view["expansions"],
        "difficulty": view["difficulty"],
        "options": {name: value for name, value in view["options"].items() if value != usual[name]},
        "puzzles": view["puzzles"],
        "clock": clock,
    }
    found = tidied(msgspec.convert(wishes, Wishes))
    check(found)
    return found


def going_on(game: Game, wishes: Wishes) -> GoingOn:
    """All that a table needs to go on with a game; a ValueError or a NotNow says why it cannot."""
    if game.is_over:
        raise NotNow("game_over")
    if game.seed is None:
        raise ValueError("it begins from a position, and goes on only from a seed")
    lines = game.record().partition("\n\n")[2].splitlines()
    if len(lines) > MOST_DECISIONS:
        raise ValueError(f"it has {len(lines)} decisions, and at most {MOST_DECISIONS} go on")
    decisions = [Decide(int(seat), move) for seat, _, move in (line.partition(" ") for line in lines)]
    _check_same(game, wishes, decisions)
    stand_ins = [one.name if one and one.is_bot and one.name in BOTS else STAND_IN for one in game.seated]
    return GoingOn(wishes, game.seed, stand_ins, decisions, game.has_take_backs)


def _check_same(game: Game, wishes: Wishes, decisions: list[Decide]) -> None:
    """The log that is about to be written makes this very game."""
    again = new_game(wishes, game.seed)
    for each in decisions:
        again.play(each.move, each.seat)
    # The text of puzzles of one's own is kept plainly, without what somebody noted in it.
    if {**again.to_dict(), "puzzles": None} != {**game.to_dict(), "puzzles": None}:
        raise ValueError("it cannot be set up again as it was")
