"""What follows from a decision, read from the rule text. The shuffle of [R11] is read off the next position."""

from typing import Any

from tests.rules.second_reading.allowed import (
    actions,
    legal,
    level_ups,
    recyclable,
    rewards,
    usable_m,
)
from tests.rules.second_reading.faces import Seat, Table, cells_of, is_black, level
from tests.rules.second_reading.turns import draw, next_turn

PROGRESS = {"take", "gain", "place", "ghost"}
"""[E8] the actions that are more than moving things about."""


class Referee(Table):
    """Plays a game along."""

    def __init__(self, position: dict[str, Any]) -> None:
        super().__init__(position)
        self._after: dict[str, Any] = {}

    def legal(self, number: int) -> set[str]:
        return legal(self, number)

    def play(self, move: str, number: int, after: dict[str, Any]) -> None:
        verb, *words = move.split()
        seat, idle = self.seats[number], self.d["idle"]
        self._after = after
        if verb in {*PROGRESS, "swap", "recycle"} and self.d["phase"] == "turn":
            idle["acted"] = True
            idle["progress"] = idle["progress"] or verb in PROGRESS
        if self.d["phase"] == "finishing":
            self._touch(verb, words, number)
        elif verb == "pass":
            next_turn(self, number)
        else:
            getattr(self, f"_{verb}")(seat, number, *words)
        self._go_on()

    # The actions

    def _take(self, seat: Seat, _number: int, source: str) -> None:
        """[T2] [E1] [X5] [X10] [R2] [R5]."""
        was_triggered, name, where = self.is_triggered, source[0], source[1:]
        row, deck = self.d["rows"][name], self.d["decks"][name]
        puzzle = draw(self, name) if where == "deck" else row[int(where) - 1]
        if is_black(puzzle) and was_triggered and not self.is_solo:
            seat["black_taken"] = True
        if where != "deck":
            row[int(where) - 1] = None
            if self.is_solo:
                self._unlock((int(where) - 1) % 3)
            is_replaced = name != "B" or not (self.options["black_limit"] and was_triggered)
            if deck and is_replaced:
                row[int(where) - 1] = draw(self, name)
        seat["puzzles"][seat["puzzles"].index(None)] = {"id": puzzle, "placed": []}
        self._finish_action(seat)

    def _unlock(self, column: int) -> None:
        """[X5]."""
        solo = self.d["solo"]
        if solo["locks"][column]:
            solo["locks"][column] -= 1
            solo["supply"] += 1

    def _gain(self, seat: Seat, _number: int, piece: str) -> None:
        """[T4]."""
        self.from_reserve(seat, piece)
        self._finish_action(seat)

    def _swap(self, seat: Seat, _number: int, given: str, taken: str) -> None:
        """[T5] [T7]."""
        self.to_reserve(seat, given)
        self.from_reserve(seat, taken)
        self._finish_action(seat)

    def _lay(self, seat: Seat, slot: str, piece: str, text: str) -> None:
        placed = seat["puzzles"][int(slot) - 1]["placed"]
        placed.append([piece, text])
        placed.sort(key=lambda lying: min(cells_of(lying[1])))
        seat["supply"][piece] -= 1

    def _place(self, seat: Seat, _number: int, slot: str, piece: str, text: str) -> None:
        """[T9]; [T11] [A2] [G2] as part of a longer action."""
        self._lay(seat, slot, piece, text)
        pending = seat["pending"]
        if pending is None:
            self._finish_action(seat)
            return
        pending["placed_on"] = sorted([*pending["placed_on"], int(slot)])
        if pending["kind"] == "ghost":
            pending["parts"][piece] -= 1
            pending["parts"] = {part: left for part, left in pending["parts"].items() if left}

    def _master(self, seat: Seat, _number: int) -> None:
        """[T11]."""
        seat.update(master_used=True, pending={"kind": "master", "placed_on": []})

    def _ambassador(self, seat: Seat, _number: int) -> None:
        """[A2] uses up the oldest usable M puzzle; [T11] stays free."""
        used = usable_m(self, seat)[0]
        if used is None:
            noted = seat["noted"]
            noted["m"] -= 1
            if "m_new" in noted:
                noted["m_new"] = min(noted["m_new"], noted["m"])
                if not noted["m_new"]:
                    del noted["m_new"]
        else:
            for marked in ("unused_m", "new_m"):
                seat[marked] = [puzzle for puzzle in seat[marked] if puzzle != used]
        seat["pending"] = {"kind": "ambassador", "placed_on": []}

    def _ghost(self, seat: Seat, _number: int, piece: str, parts: str) -> None:
        """[G1] the parts enter the supply at once; [G2] they may be placed."""
        self.to_reserve(seat, piece)
        taken = parts.split("+")
        for part in taken:
            self.from_reserve(seat, part)
        seat["pending"] = {"kind": "ghost", "placed_on": [], "parts": {part: taken.count(part) for part in taken}}

    def _done(self, seat: Seat, _number: int) -> None:
        """[T12]."""
        seat["pending"] = None
        self._finish_action(seat)

    def _recycle(self, seat: Seat, _number: int, name: str) -> None:
        """[R3]."""
        seat["pending"] = {"kind": "recycle", "row": name, "under": 0}

    def _under(self, seat: Seat, number: int, place: str) -> None:
        """[R3] each goes to the bottom of its deck; after the last as many are revealed as were removed."""
        pending = seat["pending"]
        name, row = pending["row"], self.d["rows"][pending["row"]]
        self.d["decks"][name].append(row[int(place) - 1])
        self.d["known"][name] += 1
        row[int(place) - 1] = None
        pending["under"] += 1
        if not recyclable(self, number, name):
            free = [at for at in self.own_places(number) if at < len(row) and row[at] is None]
            for at in free[: pending["under"]]:
                row[at] = draw(self, name)
            seat["pending"] = None
            self._finish_action(seat)

    # Completing

    def _lift_full(self, seat: Seat) -> list[dict[str, Any]]:
        """[P1] the full puzzles leave their slots for the pile."""
        full = []
        for slot, lying in enumerate(seat["puzzles"]):
            if lying and sum(level(piece) for piece, _ in lying["placed"]) == len(self.faces[lying["id"]].recess):
                full.append(lying)
                seat["puzzles"][slot] = None
                seat["pile"].append(lying["id"])
        return full

    def _finish_action(self, seat: Seat) -> None:
        """[T12] [P1] [P4] pieces return, puzzles go to the pile; rewards in order of the slots, Level Ups last."""
        full = self._lift_full(seat)
        for lying in full:
            for piece, _ in lying["placed"]:
                seat["supply"][piece] += 1
        ids = [lying["id"] for lying in full]
        for puzzle in ids:
            if self.faces[puzzle].reward == "M":
                seat["unused_m"].append(puzzle)
                seat["new_m"].append(puzzle)
        ids.sort(key=lambda puzzle: self.faces[puzzle].reward in ("^", "^^"))
        seat["pending"] = {"kind": "reward", "puzzles": ids}
        self._settle(seat)

    def _settle(self, seat: Seat) -> bool:
        """[T13] [P3] [A1] [G5] goes through the rewards until one has to be asked; says whether the action is over."""
        while seat["pending"]["puzzles"]:
            reward = self.faces[seat["pending"]["puzzles"][0]].reward
            is_asked = self._offer_level_up(seat, len(reward)) if "^" in reward else self._offer_piece(seat, reward)
            if is_asked:
                return False
            seat["pending"] = {"kind": "reward", "puzzles": seat["pending"]["puzzles"][1:]}
        seat["pending"] = None
        seat["actions_left"] -= 1
        return True

    def _offer_piece(self, seat: Seat, reward: str) -> bool:
        """[P3] a single possible piece is given without asking; [A1] M gives none."""
        offered = rewards(self, reward) if reward != "M" else []
        if len(offered) == 1:
            self.from_reserve(seat, offered[0])
        return len(offered) > 1

    def _offer_level_up(self, seat: Seat, arrows: int) -> bool:
        """[G5] asked while steps are left and some piece can be raised."""
        pending = seat["pending"]
        if pending["kind"] != "levelup":
            pending = {"kind": "levelup", "puzzles": pending["puzzles"], "steps": arrows, "raised": None}
        if pending["steps"] and level_ups(self, seat, pending["raised"]):
            seat["pending"] = pending
            return True
        return False

    def _reward(self, seat: Seat, _number: int, piece: str) -> None:
        """[P3]."""
        self.from_reserve(seat, piece)
        seat["pending"]["puzzles"].pop(0)
        self._settle(seat)

    def _levelup(self, seat: Seat, _number: int, given: str, taken: str) -> None:
        """[G5] one step."""
        self.to_reserve(seat, given)
        self.from_reserve(seat, taken)
        seat["pending"].update(steps=seat["pending"]["steps"] - 1, raised=taken)
        self._settle(seat)

    def _skip(self, seat: Seat, _number: int) -> None:
        """[G5] declining the first of two declines both."""
        seat["pending"]["steps"] = 0
        self._settle(seat)

    # What happens by itself

    def _go_on(self) -> None:
        while self.d["phase"] == "turn" and self._something_happens():
            pass

    def _something_happens(self) -> bool:
        """[L3] open choices are looked at again after every decision; [R11]; [T1] turns that are over end."""
        for seat in self.seats:
            if seat["pending"] and seat["pending"]["kind"] in ("reward", "levelup"):
                asked = len(seat["pending"]["puzzles"])
                if self._settle(seat) or len(seat["pending"]["puzzles"]) < asked:
                    return True
        if self._renew_white():
            return True
        for number in self.d["to_decide"]:
            seat = self.seats[number]
            if seat["pending"] is None and not (seat["actions_left"] and actions(self, number)):
                next_turn(self, number)
                return True
        return False

    def _renew_white(self) -> bool:
        """[R11] finished white puzzles are noted and become the white deck; empty white places are filled."""
        if not self.options["endless_white"] or self.d["decks"]["W"]:
            return False
        for seat in self.seats:
            pending = seat["pending"] or {"kind": ""}
            if pending["kind"] in ("reward", "levelup") or pending.get("row") == "W":
                return False
        cards = [puzzle for seat in self.seats for puzzle in seat["pile"] if not is_black(puzzle)]
        if not cards:
            return False
        for seat in self.seats:
            self._note(seat)
        row, rows_after = self.d["rows"]["W"], self._after["rows"]["W"]
        empty = [place for place, puzzle in enumerate(row) if puzzle is None][: len(cards)]
        for place in empty:
            row[place] = rows_after[place]
        self.d["decks"]["W"] = list(self._after["decks"]["W"])
        self.d["rng"] = self._after["rng"]
        assert sorted([row[place] for place in empty] + self.d["decks"]["W"]) == sorted(cards)
        return True

    def _note(self, seat: Seat) -> None:
        white = [puzzle for puzzle in seat["pile"] if not is_black(puzzle)]
        noted = seat["noted"]
        noted["points"] += sum(self.faces[puzzle].points for puzzle in white)
        noted["puzzles"] += len(white)
        noted["m"] += sum(puzzle in white for puzzle in seat["unused_m"])
        new = noted.get("m_new", 0) + sum(puzzle in white for puzzle in seat["new_m"])
        if new:
            noted["m_new"] = new
        for pile in ("pile", "unused_m", "new_m"):
            seat[pile] = [puzzle for puzzle in seat[pile] if is_black(puzzle)]

    # Finishing Touches

    def _touch(self, verb: str, words: list[str], number: int) -> None:
        """[E3] [E5] a point a piece; when done, full puzzles go to the pile, their pieces to the reserve."""
        seat = self.seats[number]
        if verb == "place":
            self._lay(seat, *words)
            seat["touches"] += 1
            return
        for lying in self._lift_full(seat):
            for piece, _ in lying["placed"]:
                self.d["reserve"][piece] += 1
        if number + 1 < len(self.seats):
            self.d["to_decide"] = [number + 1]
        else:
            self.d.update(phase="over", to_decide=[])
