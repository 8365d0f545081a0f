"""What may be decided, read from the rule text: chapters T, P, G and A, and the options of R."""

from collections.abc import Iterable

from tests.rules.second_reading.faces import Seat, Table, broken_up, cells_of, is_black, laid, level, text_of


def raised(table: Table, piece: str, highest: int) -> list[str]:
    """[T5] [T6] one level higher; where that level is gone the lowest higher one, or only the second ("two")."""
    own = level(piece)
    if own >= highest:
        return []
    last = min(own + 2, highest) if table.options["skip_levels"] == "two" else highest
    return table.lowest_in_reserve(own + 1, last)


def swaps(table: Table, piece: str) -> list[str]:
    """[T5] [T6] [T7] [T8]; [G3] level 5 is never reached, and a level-5 piece only goes down."""
    own = level(piece)
    lowest = max(own - 1, 1) if table.options["exchange_down"] == "one" else 1
    down = [taken for n in range(lowest, own) for taken in table.in_reserve(n)]
    same = table.in_reserve(own) if own < 5 else []
    return [taken for taken in [*raised(table, piece, 4), *same, *down] if taken != piece]


def free_cells(table: Table, lying: dict[str, object]) -> frozenset[tuple[int, int]]:
    placed: Iterable[tuple[str, str]] = lying["placed"]  # type: ignore[assignment]  # a position is plain JSON
    covered = {cell for _, text in placed for cell in cells_of(text)}
    return table.faces[str(lying["id"])].recess - covered


def places(table: Table, seat: Seat) -> list[str]:
    """[T9]; [T11] [A2] [G2] inside these actions each puzzle once, in a Ghost action only the pieces just taken."""
    pending = seat["pending"] or {}
    pieces = pending["parts"] if pending.get("kind") == "ghost" else seat["supply"]
    found = []
    for slot, lying in enumerate(seat["puzzles"], 1):
        if lying and slot not in pending.get("placed_on", ()):
            free = free_cells(table, lying)
            for piece in (piece for piece, count in pieces.items() if count):
                found += [f"place {slot} {piece} {text_of(way)}" for way in laid(piece) if way <= free]
    return found


def takes(table: Table, number: int) -> list[str]:
    """[T2] [T3] [L4]; [R5] one black puzzle a turn; [R2] [R9] [R10] deck tops, not for the black marker."""
    seat = table.seats[number]
    if None not in seat["puzzles"]:
        return []
    is_barred = table.options["black_limit"] and seat["black_taken"] and not table.is_solo
    found = [
        f"take {name}{place + 1}"
        for name, row in table.d["rows"].items()
        for place in table.own_places(number)
        if place < len(row) and row[place] and not (is_barred and is_black(row[place]))
    ]
    if table.options["deck_top"] and not table.holds_black(number):
        found += [
            f"take {name}deck" for name, deck in table.d["decks"].items() if deck and not (is_barred and name == "B")
        ]
    return found


def usable_m(table: Table, seat: Seat) -> list[str | None]:
    """[A2] [R12] the unused M puzzles that may be used now, the oldest first; None is one that [R11] noted."""
    is_later = table.options["ambassador_later"]
    noted = seat["noted"]["m"] - (seat["noted"].get("m_new", 0) if is_later else 0)
    return [None] * noted + [puzzle for puzzle in seat["unused_m"] if not (is_later and puzzle in seat["new_m"])]


def ghosts(table: Table, seat: Seat) -> list[str]:
    """[G1] all parts from the reserve, no substitutes."""
    reserve = table.d["reserve"]
    return [
        f"ghost {piece} {'+'.join(parts)}"
        for piece, count in seat["supply"].items()
        if count and level(piece) == 5
        for parts in broken_up(piece)
        if all(parts.count(part) <= reserve[part] for part in parts)
    ]


def recycles(table: Table, number: int) -> list[str]:
    """[R3] [R9] [R10] not an empty row, nor one whose deck is empty."""
    if not table.options["recycle"] or table.is_solo or table.holds_black(number):
        return []
    return [f"recycle {name}" for name, deck in table.d["decks"].items() if deck and recyclable(table, number, name)]


def recyclable(table: Table, number: int, name: str) -> list[int]:
    """The places, from 1, of a row's puzzles that a seat would recycle."""
    row = table.d["rows"][name]
    return [place + 1 for place in table.own_places(number) if place < len(row) and row[place]]


def actions(table: Table, number: int) -> list[str]:
    """[T1] everything but passing."""
    seat = table.seats[number]
    found = takes(table, number)
    found += [f"gain {piece}" for piece in table.lowest_in_reserve(1, 4)]
    for piece, count in seat["supply"].items():
        if count:
            found += [f"swap {piece} {taken}" for taken in swaps(table, piece)]
    spots = places(table, seat)
    found += spots
    if spots and not seat["master_used"]:
        found.append("master")
    if spots and usable_m(table, seat):
        found.append("ambassador")
    return found + ghosts(table, seat) + recycles(table, number)


def rewards(table: Table, piece: str) -> list[str]:
    """[P2] [P3] [R4] the piece itself, else its level, else a higher one up to 4; [R4] offers lower ones too."""
    own = level(piece)
    if table.d["reserve"].get(piece):
        return [piece]
    if table.in_reserve(own) or own == 5:
        return table.in_reserve(own)
    found = table.lowest_in_reserve(own + 1, 4)
    if table.options["fallback"] == "revised":
        found = found + [lower for n in range(1, own) for lower in table.in_reserve(n)]
    return found


def level_ups(table: Table, seat: Seat, last_raised: str | None) -> list[tuple[str, str]]:
    """[G5] a supply piece rises, to level 5 too; the second step is for the same piece, unless [R7] holds."""
    return [
        (piece, taken)
        for piece, count in seat["supply"].items()
        if count and (last_raised in (None, piece) or table.options["split_level_up"])
        for taken in raised(table, piece, 5)
    ]


def legal(table: Table, number: int) -> set[str]:
    """Every decision that a seat may make now."""
    seat = table.seats[number]
    if number not in table.d["to_decide"]:
        return set()
    if table.d["phase"] == "finishing":
        return {*places(table, seat), "done"}
    pending = seat["pending"]
    if pending is None:
        possible = actions(table, number)
        return {*possible, *(() if table.options["must_act"] and possible else ("pass",))}
    if pending["kind"] == "reward":
        return {f"reward {piece}" for piece in rewards(table, table.faces[pending["puzzles"][0]].reward)}
    if pending["kind"] == "levelup":
        return {*(f"levelup {a} {b}" for a, b in level_ups(table, seat, pending["raised"])), "skip"}
    if pending["kind"] == "recycle":
        return {f"under {place}" for place in recyclable(table, number, pending["row"])}
    may_end = pending["kind"] == "ghost" or pending["placed_on"]
    return {*places(table, seat), *(("done",) if may_end else ())}
