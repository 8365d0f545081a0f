"""What a line of decisions achieves, as facts: dicts with a `kind`, ready for JSON, the most important first.

| kind | keys besides `kind` |
|---|---|
| `only` | there is no other move |
| `complete` | `puzzle`, `points`, `pieces` won, `raised` ([given, taken] of each Level Up), `m`: Ambassador won |
| `touches` | `puzzle`, `points`, `saved` (what it would cost unfinished), `count` of pieces placed [E3] |
| `total` | `points` that all touches bring together |
| `later_touches` | as `touches`: what they will bring after a last turn |
| `no_touches` | nothing is worth its touches |
| `end` | `final_round`: the end is triggered |
| `take` | `puzzle`, `source`, `actions` it then needs (0: completed in the same line; null: not known) |
| `draw` | `deck`: a puzzle nobody has seen |
| `near` | `puzzle`, `actions` it then needs (null: not known) |
| `gain`, `swap`, `levelup`, `reward` | `given` or null, `first` (what came), `taken`, `swaps`, `puzzle` or null |
| `master`, `ambassador` | `puzzles` on which it places |
| `ghost` | `piece`, `parts` |
| `recycle` | `deck` |
| `under` | `puzzle`, `deck` |
| `skip`, `done`, `pass` | nothing else is done |

A piece that comes and is swapped on is one fact: `taken` is what it became in the end, `swaps` counts all steps, and
`puzzle` is the one that needs it: its shortest plan lays this piece, and takes longer without it.

A puzzle that the player has not seen is in none of them: the story of a line ends where it would draw one.
"""

from collections import Counter
from collections.abc import Iterable
from math import inf
from typing import Any, Final

from projectl import Game, Move
from projectl.analysis.needs import Needs, is_needed, needs_of, served
from projectl.catalogue.box import Box

Fact = dict[str, Any]
Event = dict[str, Any]
View = dict[str, Any]

PLACING: Final = ("master", "ambassador")
GETTING: Final = ("gain", "swap", "levelup", "reward")
QUIET: Final = ("skip", "done", "pass")


def seen_puzzles(view: View, seat: int) -> set[str]:
    """The puzzles on the table that a seat can take or has."""
    area = view["seats"][seat]
    seen = {puzzle for row in view["rows"].values() for puzzle in row}
    seen.update(lying["id"] for lying in area["puzzles"] if lying)
    if area["pending"]:
        seen.update(area["pending"].get("puzzles", ()))
    return seen - {None}


class Story:
    """Follows a line on a position that may lie behind a view, and notes what it achieves.

    What puzzles still need is found out until a time, by `time.perf_counter`; after that it is not known.
    """

    def __init__(self, game: Game, box: Box, seat: int, until: float = inf) -> None:
        view = game.view(seat)
        self._start = view
        self.moves: list[Move] = []
        self.game, self._box, self._seat, self._until = game, box, seat, until
        self._seen = seen_puzzles(view, seat)
        self._is_finishing = view["phase"] == "finishing"
        lying = view["seats"][seat]["puzzles"]
        self._costs = {each["id"]: cost for each, cost in zip(lying, game.unfinished_costs(seat), strict=True) if each}
        self._completed: dict[str, Fact] = {}
        self._taken: dict[str, Fact] = {}
        self._placed: Counter[str] = Counter()
        self._got: list[Fact] = []
        self._needed_at_first: Needs = {}
        self._new: list[Fact] = []
        self._others: list[Fact] = []
        self._action: Fact | None = None
        self._end: Fact | None = None

    def follow(self, line: Iterable[Move]) -> None:
        """Play a line, up to the end of the turn or the first puzzle that comes unseen."""
        for move in line:
            if self._seat not in self.game.to_decide or self.game.why_not(move, self._seat):
                return
            if not self._step(move):
                return

    def _step(self, move: Move) -> bool:
        """Play one decision and note it; whether the story goes on."""
        kind, *words = str(move).split(" ")
        if kind == "place" and not self._is_finishing:
            self._lay(int(words[0]) - 1, words[1])
        before: Needs = self._needs() if kind in GETTING else {}
        for puzzle, actions in before.items():
            self._needed_at_first.setdefault(puzzle, actions)
        self._new = []
        pending = self.game.view(self._seat)["seats"][self._seat]["pending"] or {}
        events = self.game.play(move, self._seat)
        self.moves.append(move)
        if kind == "done":
            self._action = None
        if kind in QUIET and len(self.moves) == 1:
            self._others.append({"kind": kind})
        turn_goes_on = True
        for event in events:
            if event["kind"] == "end_turn" and event["seat"] == self._seat:
                turn_goes_on = False
                break
            if event["kind"] == "end_triggered":
                self._end = {"kind": "end", "final_round": event["final_round"]}
            elif event.get("seat") == self._seat:
                if event["kind"] == "take" and event["puzzle"] not in self._seen:
                    self._others.append({"kind": "draw", "deck": event["source"][0]})
                    return False
                self._note(event, pending)
        if self._new:
            serves = served(before, self._needs())
            for got in self._new:
                got["serves"] = serves
        return turn_goes_on

    def _lay(self, slot: int, piece: str) -> None:
        """A piece is about to be placed; if it came in this line, that is what it came for, where it is needed."""
        for got in self._got:
            if got["taken"] == piece and "puzzle" not in got:
                got["puzzle"] = self._lying()[slot] if self._is_needed(slot, piece) else None
                return

    def _lying(self) -> dict[int, str]:
        """The unfinished puzzles of the seat, by slot."""
        puzzles = self.game.view(self._seat)["seats"][self._seat]["puzzles"]
        return {slot: lying["id"] for slot, lying in enumerate(puzzles) if lying}

    def _is_needed(self, slot: int, piece: str) -> bool:
        return is_needed(self.game, self._seat, slot, piece, self._until)

    def _needs(self) -> Needs:
        return needs_of(self.game, self._box, self._seat, self._until)

    def _note(self, event: Event, pending: dict[str, Any]) -> None:
        """One thing the seat did."""
        kind = event["kind"]
        if kind == "take":
            self._taken[event["puzzle"]] = {"kind": "take", "puzzle": event["puzzle"], "source": event["source"]}
        elif kind == "place":
            self._note_place(event)
        elif kind == "complete":
            self._completed[event["puzzle"]] = {
                "kind": "complete",
                "puzzle": event["puzzle"],
                "points": event["points"],
                "pieces": [],
                "raised": [],
                "m": False,
            }
        elif kind == "m" and event["puzzle"] in self._completed:
            self._completed[event["puzzle"]]["m"] = True
        elif kind in ("reward", "levelup"):
            self._note_reward(event, pending)
        elif kind in ("gain", "swap"):
            self._note_got(kind, event.get("given"), event.get("taken") or event["piece"])
        elif kind in PLACING:
            self._action = {"kind": kind, "puzzles": []}
            self._others.append(self._action)
        elif kind == "ghost":
            self._others.append({"kind": kind, "piece": event["piece"], "parts": event["parts"]})
        elif kind == "recycle":
            self._others.append({"kind": kind, "deck": event["row"]})
        elif kind == "under" and len(self.moves) == 1:
            self._others.append({"kind": kind, "puzzle": event["puzzle"], "deck": event["row"]})

    def _note_place(self, event: Event) -> None:
        self._placed[event["puzzle"]] += 1
        if self._action is not None:
            self._action["puzzles"].append(event["puzzle"])

    def _note_reward(self, event: Event, pending: dict[str, Any]) -> None:
        """[P2] [G4] with the puzzle, if it was completed in this line; by itself where it was before."""
        puzzle = event.get("puzzle") or next(iter(pending.get("puzzles", ())), None)
        of = self._completed.get(puzzle or "")
        if event["kind"] == "reward":
            if of is not None:
                of["pieces"].append(event["piece"])
            else:
                self._note_got("reward", None, event["piece"])
        elif of is not None:
            of["raised"].append([event["given"], event["taken"]])
        else:
            self._note_got("levelup", event["given"], event["taken"])

    def _note_got(self, kind: str, given: str | None, taken: str) -> None:
        """A piece that comes; one that only came to be swapped on, up where it was gained, is the same piece."""
        is_up = given is not None and taken[1] > given[1]  # the digit of a piece is its level
        open_ones = [got for got in self._got if "puzzle" not in got and got["kind"] in ("gain", "swap")]
        came = [got for got in open_ones if got["taken"] == given and (is_up or got["kind"] == "swap")]
        if came and kind == "swap":
            got = came[-1]
            got.update(taken=taken, swaps=got["swaps"] + 1)
        else:
            got = {"kind": kind, "given": given, "first": taken, "taken": taken, "swaps": int(kind == "swap")}
            self._got.append(got)
        self._new.append(got)

    # What it comes to

    @property
    def was_last_turn(self) -> bool:
        """[E2] [E8] whether the line ended the last turn of the seat, so that only Finishing Touches follow."""
        now = self.game.view(self._seat)
        if self._is_finishing or now["phase"] != "turn":
            return not self._is_finishing
        return self._start["final_round"] == self._start["round"] and self._seat not in now["to_decide"]

    def facts(self) -> list[Fact]:
        """Everything achieved, the most important first."""
        if self._is_finishing:
            return self._touches()
        needs = {} if self.was_last_turn else self._needs()
        found = [*self._completed.values()]
        found += [self._end] if self._end else []
        for puzzle, take in self._taken.items():
            found.append({**take, "actions": 0 if puzzle in self._completed else needs.get(puzzle)})
        got = [self._served(each) for each in self._got]
        found += [each for each in got if each["puzzle"] is not None]
        found += self._nearer(needs)
        return [*found, *(each for each in got if each["puzzle"] is None), *self._others]

    def _nearer(self, needs: Needs) -> list[Fact]:
        """The puzzles that were worked on and are not complete, nearest first."""
        nearer_now = served(self._needed_at_first, needs)
        serves = [puzzle for got in self._got for puzzle in got["serves"][:1] if puzzle in nearer_now]
        worked_on = {puzzle for puzzle in (*self._placed, *serves) if puzzle in needs and puzzle not in self._taken}
        nearer = [{"kind": "near", "puzzle": puzzle, "actions": needs[puzzle]} for puzzle in sorted(worked_on)]
        return sorted(nearer, key=lambda fact: 99 if fact["actions"] is None else int(str(fact["actions"])))

    def _served(self, got: Fact) -> Fact:
        """A piece that came, with the puzzle that needs it: where it was laid, or the nearest that it brings nearer."""
        fact = {key: got[key] for key in ("kind", "given", "first", "taken", "swaps")}
        return {**fact, "puzzle": got["puzzle"] if "puzzle" in got else self._waiting_for(got)}

    def _waiting_for(self, got: Fact) -> str | None:
        """The nearest puzzle that needs a piece which still lies in the supply."""
        slots = {puzzle: slot for slot, puzzle in self._lying().items()}
        for puzzle in () if self.was_last_turn else got["serves"]:
            if puzzle in slots and self._is_needed(slots[puzzle], got["taken"]):
                return str(puzzle)
        return None

    def _touches(self) -> list[Fact]:
        """[E3] what each puzzle brings for the touches it takes."""
        found: list[Fact] = []
        for puzzle, fact in self._completed.items():
            points, count = fact["points"], self._placed[puzzle]
            saved = self._costs[puzzle]
            found.append({"kind": "touches", "puzzle": puzzle, "points": points, "saved": saved, "count": count})
        if len(found) > 1:
            total = sum(fact["points"] + fact["saved"] - fact["count"] for fact in found)
            found.append({"kind": "total", "points": total})
        return found or [{"kind": "no_touches"}]
