"""Golden games decision by decision, as digests of the JSON that everybody sees of them."""

import json
from hashlib import sha256
from typing import Any, Final

from projectl import Game
from tests.golden.make import FOLDER

GAMES: Final = (
    "everything-4",
    "everything-endless-own-3",
    "everything-revised-2",
    "everything-revised-line-clear-6",
    "everything-revised-solo",
    "kickstarter-2",
    "line-clear-4",
    "own-solo",
    "scarce-3",
    "solo-challenging-markers",
    "translated-3",
)
"""Together they show every kind of event, and everything that can be pending."""


def digest(value: Any) -> str:
    """JSON without spaces, its keys in the order that they are in, as eight letters."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:8]


def standing(game: Game) -> dict[str, Any]:
    """[E6] [E7] what the scores are made of and what is told of them; at Finishing Touches how the game would end."""
    parts, decided_by, rule, lead = game.standing
    stopping = game.stopping
    return {
        "parts": [part._asdict() for part in parts],
        "decided_by": decided_by,
        "rule": rule,
        "lead": lead,
        "told": game.standing.to_dict(),
        "stops": stopping and [stop._asdict() for stop in stopping.seats],
        "ties": stopping and [tie._asdict() for tie in stopping.ties],
    }


def opened(name: str) -> tuple[Game, list[str]]:
    """A golden game before its first decision, and the decisions."""
    text = (FOLDER / f"{name}.record").read_text(encoding="utf-8")
    game, moves = Game.from_record(text), text.partition("\n\n")[2].splitlines()
    for _ in moves:
        game.undo()
    return game, moves


def step(game: Game, number: int, events: list[Any]) -> str:
    """What is seen of a game after a decision: events, the position, two views, legal moves, the scores."""
    seats = len(game.seated)
    seen = (
        events,
        game.to_dict(),
        [game.view(None), game.view(number % seats)],
        [[str(move) for move in game.legal(seat)] for seat in range(seats)],
        [standing(game), game.scores, game.winners, game.is_over, game.to_decide],
    )
    return " ".join(map(digest, seen))


def made() -> dict[str, list[Any]]:
    """The steps of each game, one for its beginning and one for each decision."""
    found = {}
    for name in GAMES:
        game, moves = opened(name)
        steps = [step(game, 0, [])]
        for number, line in enumerate(moves, 1):
            steps.append(step(game, number, game.play(line[2:], int(line[0]))))
        found[name] = steps
    return found
