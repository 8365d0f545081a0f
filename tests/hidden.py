"""What a seat may not know of a game, otherwise: for tests that its view and its bots are the same then."""

import json
from random import Random
from typing import Any

from projectl import Game

Position = dict[str, Any]


def shuffle_decks(position: Position, random: Random) -> None:
    """Another order of every deck, except for the bottom cards everybody has seen."""
    for name, deck in position["decks"].items():
        unseen = len(deck) - position["known"][name]
        top = deck[:unseen]
        random.shuffle(top)
        deck[:unseen] = top


def change_cards(position: Position, every_id: list[str], random: Random) -> None:
    """Other puzzles of the same colour out of the box in place of those in the decks."""
    text = json.dumps({**position, "puzzles": None})
    spare = [puzzle for puzzle in every_id if f'"{puzzle}"' not in text]
    random.shuffle(spare)
    for name, deck in position["decks"].items():
        for place in range(len(deck) - position["known"][name]):
            other = next((p for p in spare if ("W" in p) == ("W" in deck[place])), None)
            if other is not None and random.random() < 0.5:
                spare.remove(other)
                spare.append(deck[place])
                deck[place] = other


def swap_hidden_piles(position: Position, seat: int | None, random: Random) -> None:
    """[P5] hidden puzzles change places between the piles of other seats, and with the decks."""
    places = []
    for number, other in enumerate(position["seats"]):
        pending = (other["pending"] or {}).get("puzzles", [])
        if number != seat:
            public = {*other["unused_m"], *pending}
            places += [(other["pile"], place) for place, puzzle in enumerate(other["pile"]) if puzzle not in public]
    for name, deck in position["decks"].items():
        places += [(deck, place) for place in range(len(deck) - position["known"][name])]
    for colour in "WB":
        same = [(pile, place) for pile, place in places if colour in pile[place]]
        ids = [pile[place] for pile, place in same]
        random.shuffle(ids)
        for (pile, place), puzzle in zip(same, ids, strict=True):
            pile[place] = puzzle


def otherwise(game: Game, seat: int | None, random: Random) -> Game:
    """A game that differs only in what this seat may not know: decks, box, hidden piles, noted points, shuffles."""
    position = game.to_dict()
    shuffle_decks(position, random)
    change_cards(position, [puzzle.id for puzzle in game._box.puzzles], random)
    if position["options"]["hidden_piles"] and not game.is_over:
        swap_hidden_piles(position, seat, random)
        for number, each in enumerate(position["seats"]):
            each["noted"]["points"] += each["noted"]["puzzles"] if number != seat else 0
    if position["rng"]:
        position["rng"] = [random.getrandbits(32) for _ in range(4)]
    return Game.from_dict(position)
