"""Whose turn it is, the opponent's turn and the end, read from the rule text: [S5] [E2] [E8], chapters X and L."""

from tests.rules.second_reading.faces import Table


def begin_end(table: Table) -> None:
    """[E2] [X14] this round is finished, then one more. [L6] until seat 0 has been passed both markers."""
    d = table.d
    if not table.is_line_clear:
        d["final_round"] = d["round"] + 1
        return
    arrived: set[str] = set()
    beat, held = d["round"], dict(d["markers"])
    while len(arrived) < 2:
        held = {marker: (seat + 1) % d["players"] for marker, seat in held.items()}
        arrived |= {marker for marker, seat in held.items() if seat == 0}
        beat += 1
    # The last beat that is played is the one before that passing.
    d["final_round"] = beat - 1


def draw(table: Table, name: str) -> str:
    """[E1] [X13] the last puzzle that leaves the black deck, in solo the one deck, triggers the end."""
    deck = table.d["decks"][name]
    puzzle: str = deck.pop(0)
    table.d["known"][name] = min(table.d["known"][name], len(deck))
    if not deck and name in "BG" and not table.is_triggered:
        begin_end(table)
    return puzzle


def next_turn(table: Table, number: int) -> None:
    """[T1] [S5] a turn ends, and others begin."""
    seat = table.seats[number]
    seat.update(actions_left=0, master_used=False, black_taken=False, new_m=[])
    seat["noted"].pop("m_new", None)
    table.d["to_decide"].remove(number)
    if table.is_line_clear:
        if not table.d["to_decide"]:
            _pass_markers(table)
        return
    if table.is_solo:
        _opponent(table)
    following = (number + 1) % table.d["players"]
    if following == 0 and _is_last_round(table):
        _begin_touches(table)
        return
    table.d["round"] += following == 0
    _begin_turn(table, following)


def _begin_turn(table: Table, number: int) -> None:
    table.seats[number]["actions_left"] = 3
    table.d["to_decide"] = sorted([*table.d["to_decide"], number])


def _begin_touches(table: Table) -> None:
    table.d.update(phase="finishing", to_decide=[0])


def _is_last_round(table: Table) -> bool:
    """[E2] [E8]; [E8] not in solo."""
    is_idle = _is_idle(table)
    final = table.d["final_round"]
    return bool(final <= table.d["round"] if final else is_idle)


def _is_idle(table: Table) -> bool:
    """[E8] a round without any action, or three in a row without progress; not in solo, not once triggered."""
    idle = table.d["idle"]
    is_counted = not table.is_solo and not table.is_triggered
    rounds = 0 if idle["progress"] or not is_counted else idle["rounds"] + 1
    table.d["idle"] = {"rounds": rounds, "acted": False, "progress": False}
    return is_counted and (not idle["acted"] or rounds == 3)


def _pass_markers(table: Table) -> None:
    """[L5] [L6] [L7]."""
    d = table.d
    d["markers"] = {marker: (seat + 1) % d["players"] for marker, seat in d["markers"].items()}
    if table.is_triggered:
        arrived = {*d["passed"], *(marker for marker, seat in d["markers"].items() if seat == 0)}
        d["passed"] = [marker for marker in ("white", "black") if marker in arrived]
    if len(d["passed"]) == 2 or (d["markers"]["white"] == 0 and _is_idle(table)):
        _begin_touches(table)
        return
    d["round"] += 1
    for seat in d["markers"].values():
        _begin_turn(table, seat)


def _opponent(table: Table) -> None:
    """[X6] [X7] [X8] [X9] [X10] [X11] [X12]."""
    solo, grid = table.d["solo"], table.d["rows"]["G"]
    locks = solo["locks"]
    if all(locks):
        solo["locks"] = [lock - 1 for lock in locks]
        if table.options["solo_locks"] == "reserve":
            table.d["reserve"]["O1"] += 3
        return
    open_to_it = [place for place, puzzle in enumerate(grid) if puzzle and not locks[place % 3]]
    if not open_to_it:
        return
    most = max(table.faces[grid[place]].points for place in open_to_it)
    place = next(place for place in open_to_it if table.faces[grid[place]].points == most)
    solo["pile"].append(grid[place])
    grid[place] = None
    column = place % 3
    others = [other for other in range(3) if other != column and locks[other]]
    for other in others:
        locks[other] -= 1
    locks[column] += solo["supply"] + len(others)
    solo["supply"] = 0
    if table.d["decks"]["G"]:
        grid[place] = draw(table, "G")
