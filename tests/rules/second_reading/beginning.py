"""Chapter S read from the rule text: what a table looks like before the first decision, whatever the shuffle."""

from tests.rules.second_reading.faces import LEVELS, Table, is_black

BLACK = {2: 12, 3: 14, 4: 16, 5: 20, 6: 24}
OPPONENT = {"standard": 6, "challenging": 3, "unbeatable": 0}


def check_beginning(table: Table) -> None:
    """[S1] [S2] [S3] [S4] [S5] [C2] [C4] [X1] [X2] [X3] [L1] [L2]."""
    d = table.d
    _check_puzzles(table)
    each, players = table.options["pieces_each"], d["players"]
    box = {piece: 10 if level == 5 else each for level, pieces in LEVELS.items() for piece in pieces}
    expected = {piece: box[piece] for piece in d["reserve"]}
    assert set(expected) == {p for level, ps in LEVELS.items() for p in ps if level < 5 or "ghost" in d["expansions"]}
    expected["O1"] -= players
    expected["I2"] -= players
    if table.is_solo:
        assert d["solo"] == {"locks": [1, 2, 1], "supply": OPPONENT[d["difficulty"]], "pile": []}
        if table.options["solo_locks"] == "reserve":
            expected["O1"] -= 4 + d["solo"]["supply"]
    assert d["reserve"] == expected
    for number, seat in enumerate(d["seats"]):
        assert seat["supply"] == {piece: int(piece in ("O1", "I2")) for piece in expected}
        assert seat["actions_left"] == (3 if number in d["to_decide"] else 0)
        assert seat["puzzles"] == [None] * 4
    assert d["to_decide"] == ([0, 3 if players == 6 else 2] if table.is_line_clear else [0])
    assert d["markers"] == ({"white": 0, "black": d["to_decide"][-1]} if table.is_line_clear else None)
    assert (d["phase"], d["round"], d["final_round"], d["passed"]) == ("turn", 1, None, [])


def _check_puzzles(table: Table) -> None:
    rows, decks = table.d["rows"], table.d["decks"]
    shown = [puzzle for row in rows.values() for puzzle in row]
    hidden = [puzzle for deck in decks.values() for puzzle in deck]
    assert len({*shown, *hidden}) == len(shown) + len(hidden)
    assert {*shown, *hidden} <= set(table.faces)
    if table.is_solo:
        order = rows["G"] + decks["G"]
        assert [is_black(puzzle) for puzzle in order] == [False] * 15 + [True] * 10
        assert len(rows["G"]) == 9
        return
    assert {name: len(row) for name, row in rows.items()} == dict.fromkeys("WB", 6 if table.is_line_clear else 4)
    assert {*rows["W"], *decks["W"]} == {puzzle for puzzle in table.faces if not is_black(puzzle)}
    assert all(is_black(puzzle) for puzzle in (*rows["B"], *decks["B"]))
    assert len(rows["B"]) + len(decks["B"]) == BLACK[table.d["players"]]
