"""A second account of a game, kept from its events alone: slow, and ignorant of the rules."""

from typing import Any

Position = dict[str, Any]
Event = dict[str, Any]


class Ledger:
    """Follows a game by its events; `agrees_with` compares with the position the rules came to."""

    def __init__(self, position: Position) -> None:
        self.seats = position["seats"]
        self.reserve = position["reserve"]
        self.rows = position["rows"]
        self.decks = position["decks"]
        self.solo = position["solo"]
        self.markers = position["markers"]
        self.variant = position["variant"]
        self.is_line_clear = self.variant == "line-clear"
        self.opponent_emptied: str | None = None
        self.locks_are_pieces = position["options"]["solo_locks"] == "reserve"
        self.round = position["round"]
        self.final_round = position["final_round"]
        self.phase = position["phase"]
        self.to_decide = set(position["to_decide"])
        self.points = dict.fromkeys(range(6), 0)

    def apply(self, event: Event) -> None:
        getattr(self, f"on_{event['kind']}")(**{key: value for key, value in event.items() if key != "kind"})

    def follow(self, events: list[Event], position: Position) -> None:
        """All events of a decision, which come to this position."""
        for number, event in enumerate(events):
            if event["kind"] == "noted":
                # What was revealed since lay on top of the new deck.
                revealed = [later["puzzle"] for later in events[number:] if later["kind"] == "refill"]
                self.shuffled([puzzle for puzzle in revealed if "W" in puzzle] + position["decks"]["W"])
            self.apply(event)
        self.agrees_with(position)

    def agrees_with(self, position: Position) -> None:
        for seat, (mine, real) in enumerate(zip(self.seats, position["seats"], strict=True)):
            for key in ("supply", "puzzles", "pile", "unused_m", "touches"):
                assert mine[key] == real[key], f"seat {seat} {key}"
        assert self.reserve == position["reserve"]
        assert self.rows == position["rows"]
        assert self.decks == position["decks"]
        assert self.solo == position["solo"]
        assert self.markers == position["markers"]
        assert self.round == position["round"]
        assert self.final_round == position["final_round"]
        assert self.phase == position["phase"]
        assert sorted(self.to_decide) == position["to_decide"]

    # Pieces

    def move(self, piece: str, seat: int, count: int) -> None:
        """So many pieces from the reserve to a supply."""
        self.reserve[piece] -= count
        self.seats[seat]["supply"][piece] += count
        assert self.reserve[piece] >= 0
        assert self.seats[seat]["supply"][piece] >= 0

    def on_gain(self, seat: int, piece: str) -> None:
        self.move(piece, seat, 1)

    def on_swap(self, seat: int, given: str, taken: str) -> None:
        self.move(given, seat, -1)
        self.move(taken, seat, 1)

    on_levelup = on_swap

    def on_reward(self, seat: int, piece: str, puzzle: str) -> None:
        assert puzzle in self.seats[seat]["pile"]
        self.move(piece, seat, 1)

    def on_no_reward(self, seat: int, puzzle: str) -> None:
        assert puzzle in self.seats[seat]["pile"]

    def on_ghost(self, seat: int, piece: str, parts: str) -> None:
        self.move(piece, seat, -1)
        for part in parts.split("+"):
            self.move(part, seat, 1)

    def on_place(self, seat: int, slot: int, puzzle: str, piece: str, cells: str) -> None:
        lying = self.seats[seat]["puzzles"][slot - 1]
        assert lying["id"] == puzzle
        self.seats[seat]["supply"][piece] -= 1
        assert self.seats[seat]["supply"][piece] >= 0
        lying["placed"].append([piece, cells])
        lying["placed"].sort(key=lambda each: (each[1][1], each[1][0]))
        if self.phase == "finishing":
            self.seats[seat]["touches"] += 1

    def on_complete(self, seat: int, slot: int, puzzle: str, points: int) -> None:
        lying = self.seats[seat]["puzzles"][slot - 1]
        assert lying["id"] == puzzle
        back_to = self.reserve if self.phase == "finishing" else self.seats[seat]["supply"]
        for piece, _ in lying["placed"]:
            back_to[piece] += 1
        self.seats[seat]["puzzles"][slot - 1] = None
        self.seats[seat]["pile"].append(puzzle)
        self.points[seat] += points

    # Puzzles

    def lift(self, source: str) -> str:
        row = self.rows[source[0]]
        if source.endswith("deck"):
            return str(self.decks[source[0]].pop(0))
        place = int(source[1:]) - 1
        puzzle, row[place] = row[place], None
        return str(puzzle)

    def on_take(self, seat: int, puzzle: str, source: str, slot: int) -> None:
        assert self.lift(source) == puzzle
        assert self.seats[seat]["puzzles"][slot - 1] is None
        self.seats[seat]["puzzles"][slot - 1] = {"id": puzzle, "placed": []}

    def on_refill(self, puzzle: str, source: str, by_opponent: bool) -> None:
        assert by_opponent == (self.opponent_emptied == source)
        self.opponent_emptied = None
        name, place = source[0], int(source[1:]) - 1
        assert self.rows[name][place] is None
        assert self.decks[name].pop(0) == puzzle
        self.rows[name][place] = puzzle

    def on_recycle(self, seat: int, row: str) -> None:
        assert seat in self.to_decide
        assert any(self.rows[row])

    def on_under(self, seat: int, puzzle: str, row: str) -> None:
        assert seat in self.to_decide
        self.rows[row][self.rows[row].index(puzzle)] = None
        self.decks[row].append(puzzle)

    def shuffled(self, deck: list[str]) -> None:
        """[R11] the order of the new white deck, which no event tells; told before `noted` is applied."""
        self.new_white = deck

    def on_noted(self, count: int) -> None:
        white = []
        for seat in self.seats:
            white += [puzzle for puzzle in seat["pile"] if "W" in puzzle]
            for key in ("pile", "unused_m"):
                seat[key] = [puzzle for puzzle in seat[key] if "W" not in puzzle]
        assert len(white) == count
        assert not self.decks["W"]
        assert sorted(white) == sorted(self.new_white)
        self.decks["W"] = self.new_white

    # Actions without pieces

    def on_master(self, seat: int) -> None:
        assert seat in self.to_decide

    on_skip = on_pass = on_master

    def on_done(self, seat: int, action: str) -> None:
        assert seat in self.to_decide
        assert action in ("master", "ambassador", "ghost")

    def on_m(self, seat: int, puzzle: str) -> None:
        self.seats[seat]["unused_m"].append(puzzle)
        pile = self.seats[seat]["pile"]
        self.seats[seat]["unused_m"].sort(key=pile.index)

    def on_ambassador(self, seat: int, puzzle: str | None) -> None:
        if puzzle is not None:
            self.seats[seat]["unused_m"].remove(puzzle)

    # Turns and the end

    def on_turn(self, seat: int, round: int) -> None:  # noqa: A002 - the event's own word
        self.round = round
        assert seat not in self.to_decide
        self.to_decide.add(seat)

    def on_end_turn(self, seat: int, round: int) -> None:  # noqa: A002 - the event's own word
        assert self.round == round
        self.to_decide.remove(seat)

    def on_markers(self, white: int, black: int) -> None:
        assert not self.to_decide
        self.markers = {"white": white, "black": black}

    def on_end_triggered(self, final_round: int, variant: str) -> None:
        assert self.final_round is None
        assert variant == self.variant
        self.final_round = final_round

    def on_finishing(self, early: bool) -> None:
        assert early == (self.final_round is None)
        assert self.phase == "turn"
        assert not self.to_decide
        self.phase = "finishing"
        self.to_decide = {0}

    def on_touches(self, seat: int, count: int) -> None:
        assert self.seats[seat]["touches"] == count
        self.to_decide.remove(seat)
        if seat + 1 < len(self.seats):
            self.to_decide.add(seat + 1)

    def on_over(self) -> None:
        assert self.phase == "finishing"
        assert not self.to_decide
        self.phase = "over"

    # Solo

    def on_unlock(self, column: int, locks: int, supply: int) -> None:
        self.solo["locks"][column - 1] -= 1
        self.solo["supply"] += 1
        assert self.solo["locks"][column - 1] == locks
        assert self.solo["supply"] == supply

    def on_opponent_take(self, puzzle: str, source: str, points: int, columns: list[int], equals: int) -> None:
        assert columns == [column for column in (1, 2, 3) if not self.solo["locks"][column - 1]]
        assert 1 <= equals <= sum(1 for each in self.rows["G"] if each)
        self.opponent_emptied = source
        assert self.lift(source) == puzzle
        self.solo["pile"].append(puzzle)
        self.points[1] += points

    def on_opponent_locks(self, locks: list[int], column: int, moved: int, supply: int, columns: list[int]) -> None:
        assert supply == self.solo["supply"]
        assert moved == supply + len(columns)
        changes = {column: moved, **dict.fromkeys(columns, -1)}
        assert locks == [old + changes.get(number, 0) for number, old in enumerate(self.solo["locks"], 1)]
        assert sum(locks) == sum(self.solo["locks"]) + self.solo["supply"]
        self.solo["locks"] = locks
        self.solo["supply"] = 0

    def on_opponent_unlocks(self, locks: list[int]) -> None:
        assert locks == [each - 1 for each in self.solo["locks"]]
        self.solo["locks"] = locks
        if self.locks_are_pieces:
            self.reserve["O1"] += 3

    def on_opponent_nothing(self) -> None:
        assert not self.decks["G"]
