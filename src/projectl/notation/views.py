"""Views: a position without anything that a seat may not know, and possible positions behind a view."""

from random import Random
from typing import Any, Final

from projectl.catalogue.box import Box
from projectl.notation.positions import FORMAT, deck_names
from projectl.notation.schema import View
from projectl.rules.options import Terms
from projectl.rules.setup import SOLO_BLACK, SOLO_WHITE

VIEW_FORMAT: Final = "projectl-view/1"


def view_dict(position: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """[S3] [P5] decks become counts (with the bottom cards everybody has seen), hidden piles become blanks.

    `position` is a dict of its own and is changed.
    """
    position["format"] = VIEW_FORMAT
    position["rng"] = None
    decks, known = position["decks"], position["known"]
    for name, count in known.items():
        known[name] = decks[name][len(decks[name]) - count :]
        decks[name] = len(decks[name])
    is_hidden = position["options"]["hidden_piles"] and position["phase"] != "over"
    if is_hidden:
        for number, other in enumerate(position["seats"]):
            if number != seat:
                other["pile"] = [None] * len(other["pile"])
                other["noted"]["points"] = None
    return position


class _Dealer:
    """Deals what a view does not show, at random but never against it."""

    def __init__(self, view: View, box: Box, terms: Terms, seed: int) -> None:
        self.view = view
        self.terms = terms
        self.random = Random(seed)
        self.box = box
        self.check()
        seen = self.seen()
        self.unseen = {
            colour: [p.id for p in box.puzzles if p.colour == colour and p.id not in seen] for colour in "WB"
        }
        for ids in self.unseen.values():
            self.random.shuffle(ids)

    def check(self) -> None:
        """A view hides whole piles or none, where the options say so, and knows no more of a deck than there is."""
        for number, seat in enumerate(self.view.seats):
            if None in seat.pile and not (self.terms.options["hidden_piles"] and set(seat.pile) == {None}):
                raise ValueError(f"the pile of seat {number} is partly hidden, or should not be (P5)")
        for name, bottom in self.view.known.items():
            if len(bottom) > self.view.decks.get(name, 0):
                raise ValueError(f"more of deck {name} is known than it has (R3)")

    def seen(self) -> set[str | None]:
        view = self.view
        seen: set[str | None] = set()
        for row in view.rows.values():
            seen.update(row)
        for bottom in view.known.values():
            seen.update(bottom)
        for seat in view.seats:
            seen.update(lying.id for lying in seat.puzzles if lying is not None)
            seen.update(seat.pile)
            seen.update(seat.unused_m)
            if seat.pending is not None:
                seen.update(seat.pending.puzzles or ())
        if view.solo is not None:
            seen.update(view.solo.pile)
        return seen

    def draw(self, colour: str) -> str:
        """An unseen puzzle of a colour; of the other if there is none left."""
        other = "B" if colour == "W" else "W"
        ids = self.unseen[colour] or self.unseen[other]
        if not ids:
            raise ValueError("the view has more hidden puzzles than the game")
        return ids.pop()

    def deck(self, name: str) -> list[str]:
        """A deck, top first: unseen cards, then the known bottom ones."""
        known = list(self.view.known[name])
        hidden = self.view.decks[name] - len(known)
        if name == "G":
            black = min(hidden, SOLO_BLACK)
            return [self.draw("W") for _ in range(hidden - black)] + [self.draw("B") for _ in range(black)]
        return [self.draw(name) for _ in range(hidden)] + known

    def white_left(self) -> int:
        """[S1] [X1] white puzzles in play that are not dealt yet; in solo the rest stayed in the box."""
        in_box = self.box.count("W") - SOLO_WHITE if self.terms.variant == "solo" else 0
        return max(len(self.unseen["W"]) - in_box, 0)

    def piles(self) -> list[list[str]]:
        """Hidden piles: what the decks leave over of the white puzzles lies there, the rest is black."""
        certain = []
        for seat in self.view.seats:
            pending = (seat.pending.puzzles or []) if seat.pending is not None else []
            certain.append(list(dict.fromkeys([*seat.unused_m, *pending])))
        blanks = [
            max(seat.pile.count(None) - len(sure), 0) if None in seat.pile else 0
            for seat, sure in zip(self.view.seats, certain, strict=True)
        ]
        white = min(self.white_left(), sum(blanks))
        colours = ["W"] * white + ["B"] * (sum(blanks) - white)
        self.random.shuffle(colours)
        piles = []
        for seat, sure, count in zip(self.view.seats, certain, blanks, strict=True):
            if None in seat.pile:
                piles.append([self.draw(colours.pop()) for _ in range(count)] + sure)
            else:
                piles.append([str(puzzle_id) for puzzle_id in seat.pile])
        return piles

    def noted_points(self, count: int) -> int:
        """[R11] the points of so many white puzzles nobody remembers."""
        white = [puzzle.points for puzzle in self.box.puzzles if puzzle.colour == "W"]
        return sum(self.random.choice(white) for _ in range(count))


def position_from_view(given: dict[str, Any], view: View, box: Box, terms: Terms, seed: int) -> dict[str, Any]:
    """A position that looks like this view, hidden cards dealt at random."""
    dealer = _Dealer(view, box, terms, seed)
    decks = {name: dealer.deck(name) for name in deck_names(terms)}
    seats = [dict(seat) for seat in given["seats"]]
    for seat, pile in zip(seats, dealer.piles(), strict=True):
        seat["pile"] = pile
        if seat["noted"]["points"] is None:
            seat["noted"] = {**seat["noted"], "points": dealer.noted_points(seat["noted"]["puzzles"])}
    is_endless = terms.options["endless_white"]
    return {
        **given,
        "format": FORMAT,
        "seats": seats,
        "decks": decks,
        "known": {name: len(view.known[name]) for name in decks},
        "rng": [dealer.random.getrandbits(32) for _ in range(4)] if is_endless else None,
    }
