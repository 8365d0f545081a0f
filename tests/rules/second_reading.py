"""The base game read a second time from the rule text: slow, plain, and sharing nothing with the engine but the faces.

It plays the standard variant without expansions on the dict that `Game.to_dict` gives, pieces lying on puzzles as
the list they were placed in. `test_second_reading.py` holds the engine to it.
"""

from copy import deepcopy
from functools import cache
from typing import Any

from projectl.catalogue.box import open_box

DRAWN = {
    "O1": ["#"],
    "I2": ["##"],
    "I3": ["###"],
    "V3": ["#.", "##"],
    "I4": ["####"],
    "L4": ["#..", "###"],
    "O4": ["##", "##"],
    "S4": [".##", "##."],
    "T4": [".#.", "###"],
}
LEVELS = {level: [piece for piece in DRAWN if piece[1] == str(level)] for level in (1, 2, 3, 4)}
Cells = frozenset[tuple[int, int]]


def level(piece: str) -> int:
    return int(piece[1])


@cache
def faces() -> dict[str, tuple[Cells, int, str]]:
    """Recess, points and reward of each puzzle."""
    return {
        p.id: (
            frozenset((y, x) for y, row in enumerate(p.rows) for x, mark in enumerate(row) if mark == "#"),
            p.points,
            p.reward,
        )
        for p in open_box((), None).puzzles
    }


def text_of(cells: Cells) -> str:
    return "".join("abcde"[x] + str(y + 1) for y, x in sorted(cells))


def cells_of(text: str) -> Cells:
    return frozenset((int(text[k + 1]) - 1, "abcde".index(text[k])) for k in range(0, len(text), 2))


@cache
def laid(piece: str) -> frozenset[Cells]:
    """[T9] every way a piece can lie on the 5x5 field."""
    cells = [(y, x) for y, row in enumerate(DRAWN[piece]) for x, mark in enumerate(row) if mark == "#"]
    found = set()
    for flip in (1, -1):
        for _ in range(4):
            cells = [(x, -y) for y, x in cells]
            for dy in range(-5, 10):
                for dx in range(-5, 10):
                    moved = frozenset((y + dy, flip * x + dx) for y, x in cells)
                    if all(0 <= y < 5 and 0 <= x < 5 for y, x in moved):
                        found.add(moved)
    return frozenset(found)


class Referee:
    """Knows what may be done and what follows from it."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.d = deepcopy(position)

    @property
    def number(self) -> int:
        return int(self.d["to_decide"][0])

    @property
    def seat(self) -> dict[str, Any]:
        seat: dict[str, Any] = self.d["seats"][self.number]
        return seat

    def in_reserve(self, wanted: int) -> list[str]:
        return [piece for piece in LEVELS.get(wanted, []) if self.d["reserve"][piece]]

    # What may be done

    def next_level(self, first: int, last: int = 4) -> list[str]:
        """The pieces of the lowest of these levels that has any."""
        return next((found for n in range(first, last + 1) if (found := self.in_reserve(n))), [])

    def swaps(self, piece: str) -> list[str]:
        """[T5] [T6] [T7] [T8]."""
        own, options = level(piece), self.d["options"]
        up = self.in_reserve(own + 1) or self.next_level(
            own + 2, min(own + 2, 4) if options["skip_levels"] == "two" else 4
        )
        lowest = max(own - 1, 1) if options["exchange_down"] == "one" else 1
        down = [taken for n in range(lowest, own) for taken in self.in_reserve(n)]
        return [taken for taken in [*up, *self.in_reserve(own), *down] if taken != piece]

    def places(self) -> list[str]:
        """[T9] [T11]."""
        pending = self.seat["pending"]
        barred = pending["placed_on"] if pending else []
        found = []
        for slot, puzzle in enumerate(self.seat["puzzles"], 1):
            if puzzle is None or slot in barred:
                continue
            covered = {cell for _, text in puzzle["placed"] for cell in cells_of(text)}
            free = faces()[puzzle["id"]][0] - covered
            for piece, count in self.seat["supply"].items():
                if count:
                    found += [f"place {slot} {piece} {text_of(way)}" for way in laid(piece) if way <= free]
        return found

    def rewards(self, piece: str) -> list[str]:
        """[P2] [P3]."""
        if self.d["reserve"][piece]:
            return [piece]
        return self.in_reserve(level(piece)) or self.next_level(level(piece) + 1)

    def actions(self) -> list[str]:
        """[T1] everything but passing."""
        found = []
        if None in self.seat["puzzles"]:
            for name, row in self.d["rows"].items():
                found += [f"take {name}{place}" for place, puzzle in enumerate(row, 1) if puzzle]
        found += [f"gain {piece}" for piece in self.next_level(1)]
        for piece, count in self.seat["supply"].items():
            if count:
                found += [f"swap {piece} {taken}" for taken in self.swaps(piece)]
        places = self.places()
        return found + places + (["master"] if places and not self.seat["master_used"] else [])

    def legal(self) -> set[str]:
        if self.d["phase"] == "over":
            return set()
        pending = self.seat["pending"]
        if self.d["phase"] == "finishing":
            return {*self.places(), "done"}
        if pending is None:
            return {*self.actions(), "pass"}
        if pending["kind"] == "reward":
            return {f"reward {piece}" for piece in self.rewards(faces()[pending["puzzles"][0]][2])}
        return {*self.places(), *(["done"] if pending["placed_on"] else [])}

    # What follows

    def move_piece(self, piece: str, source: dict[str, int], target: dict[str, int]) -> None:
        source[piece] -= 1
        target[piece] += 1

    def play(self, move: str) -> None:
        verb, *words = move.split()
        idle, pending = self.d["idle"], self.seat["pending"]
        if verb in ("take", "gain", "swap", "place"):
            idle["acted"] = True
            idle["progress"] = idle["progress"] or verb != "swap"
        getattr(self, verb)(*words)
        if self.d["phase"] == "turn" and verb != "pass":
            is_open = verb == "master" or (verb == "place" and pending is not None)
            if not is_open and verb != "reward":
                self.complete()
            if not is_open:
                self.settle()
            self.end_turns()

    def take(self, source: str) -> None:
        """[T2] [E1]; the position also notes black takes after the trigger, for [R5]."""
        if source[0] == "B" and self.d["final_round"] is not None:
            self.seat["black_taken"] = True
        row, deck, place = self.d["rows"][source[0]], self.d["decks"][source[0]], int(source[1]) - 1
        self.seat["puzzles"][self.seat["puzzles"].index(None)] = {"id": row[place], "placed": []}
        row[place] = deck.pop(0) if deck else None
        if source[0] == "B" and not deck and self.d["final_round"] is None:
            self.d["final_round"] = self.d["round"] + 1

    def gain(self, piece: str) -> None:
        self.move_piece(piece, self.d["reserve"], self.seat["supply"])

    def swap(self, given: str, taken: str) -> None:
        self.move_piece(given, self.seat["supply"], self.d["reserve"])
        self.gain(taken)

    def place(self, slot: str, piece: str, text: str) -> None:
        placed = self.seat["puzzles"][int(slot) - 1]["placed"]
        placed.append([piece, text])
        placed.sort(key=lambda lying: min(cells_of(lying[1])))
        self.seat["supply"][piece] -= 1
        if self.d["phase"] == "finishing":
            self.seat["touches"] += 1
        elif self.seat["pending"]:
            self.seat["pending"]["placed_on"] = sorted([*self.seat["pending"]["placed_on"], int(slot)])

    def master(self) -> None:
        self.seat.update(master_used=True, pending={"kind": "master", "placed_on": []})

    def done(self) -> None:
        if self.d["phase"] == "turn":
            self.seat["pending"] = None
            return
        for puzzle in self.lift_full():
            for piece, _ in puzzle["placed"]:
                self.d["reserve"][piece] += 1
        if self.number + 1 < self.d["players"]:
            self.d["to_decide"] = [self.number + 1]
        else:
            self.d.update(phase="over", to_decide=[])

    def reward(self, piece: str) -> None:
        self.gain(piece)
        self.seat["pending"]["puzzles"].pop(0)

    def lift_full(self) -> list[dict[str, Any]]:
        """[P1] the full puzzles leave their slots for the pile."""
        full = []
        for slot, puzzle in enumerate(self.seat["puzzles"]):
            if puzzle and sum(level(piece) for piece, _ in puzzle["placed"]) == len(faces()[puzzle["id"]][0]):
                full.append(puzzle)
                self.seat["puzzles"][slot] = None
                self.seat["pile"].append(puzzle["id"])
        return full

    def complete(self) -> None:
        """[P1] [P4]."""
        full = self.lift_full()
        for puzzle in full:
            for piece, _ in puzzle["placed"]:
                self.seat["supply"][piece] += 1
        self.seat["pending"] = {"kind": "reward", "puzzles": [puzzle["id"] for puzzle in full]}

    def settle(self) -> None:
        """[P3] [T13] rewards are given until one has to be asked; then the action counts."""
        queue = self.seat["pending"]["puzzles"]
        while queue:
            offered = self.rewards(faces()[queue[0]][2])
            if len(offered) > 1:
                return
            for piece in offered:
                self.gain(piece)
            queue.pop(0)
        self.seat["pending"] = None
        self.seat["actions_left"] -= 1

    def end_turns(self) -> None:
        """[T1]."""
        while self.d["phase"] == "turn" and self.seat["pending"] is None:
            if self.seat["actions_left"] and self.actions():
                return
            self.next_turn()

    def next_turn(self) -> None:
        """[S5] [E2] [E8]."""
        self.seat.update(actions_left=0, master_used=False, black_taken=False)
        following = (self.number + 1) % self.d["players"]
        if following == 0 and self.is_last_round():
            self.d.update(phase="finishing", to_decide=[0])
            return
        self.d["round"] += following == 0
        self.d["to_decide"] = [following]
        self.seat["actions_left"] = 3

    def is_last_round(self) -> bool:
        idle, final = self.d["idle"], self.d["final_round"]
        was_idle = not idle["acted"]
        rounds = 0 if idle["progress"] or final else idle["rounds"] + 1
        self.d["idle"] = {"rounds": rounds, "acted": False, "progress": False}
        return bool(final <= self.d["round"] if final else was_idle or rounds == 3)

    # `pass` is a word of Python.
    def __getattr__(self, verb: str) -> Any:
        if verb == "pass":
            return self.pass_turn
        raise AttributeError(verb)

    def pass_turn(self) -> None:
        self.next_turn()
        self.end_turns()

    # Who has won

    def scores(self) -> tuple[int, ...]:
        """[E6]."""
        return tuple(sum(faces()[p][1] for p in seat["pile"]) - seat["touches"] for seat in self.d["seats"])

    def winners(self) -> tuple[int, ...]:
        """[E7]."""
        best = list(range(self.d["players"]))
        seats = self.d["seats"]
        for measure in (
            self.scores(),
            [len(seat["pile"]) for seat in seats],
            [sum(seat["supply"].values()) for seat in seats],
        ):
            best = [seat for seat in best if measure[seat] == max(measure[other] for other in best)]
        return tuple(best)
