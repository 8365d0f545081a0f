"""Records taken apart: what their headers say, and what is wrong with others."""

from collections.abc import Iterator
from typing import Any, Final

from projectl import Game, IllegalMove, InvalidPosition
from projectl.notation.records import read_record
from tests.golden.make import FOLDER

GAME: Final = "kickstarter-2"
OWN: Final = "own-2"

NO_HEADER: Final = (
    ("projectl-record/1", "projectl-record/2"),
    ("projectl-record/1", "projectl-record/0"),
    ("projectl-record/1", "projectl-record/000001"),
    ("projectl-record/1", "projectl-record/1x"),
    ("projectl-record/1", "projectl-record/\u0661"),
    ("projectl-record/1", "projectl-replay/1"),
    ("projectl-record/1", "\x00" * 50),
    ("edition: ", "Edition: "),
    ("edition: ", "edition:"),
    ("edition: kickstarter\n", ""),
    ("sets: ", "| sets: "),
    ("options: -", "options: -\noptions: -"),
    ("seed: ", "seed: 1\nposition: "),
    ("decisions: ", "dec\tisions: "),
    ("decisions: ", "seat 6: Ann\ndecisions: "),
    ("decisions: ", "seat 0: Ann\nseat 0: Ben\ndecisions: "),
    ("decisions: ", "seat 0: \ndecisions: "),
    ("decisions: ", "seat 1: bot \ndecisions: "),
    ("decisions: ", "seat 1: A\\nn\ndecisions: "),
    ("decisions: ", "seat 1: \\u{110000}\ndecisions: "),
    ("decisions: ", f"seat 1: {'ä' * 501}\ndecisions: "),
    ("decisions: ", "take-backs: no\ndecisions: "),
    ("decisions: ", "take-backs: yes\ntake-backs: yes\ndecisions: "),
    ("\n\n", "\n"),
    ("\n0 ", "\n\n0 "),
    ("\n1 ", "\n1\t"),
    ("\n1 ", "\n6 "),
    ("\n1 ", "\n01 "),
    ("\n1 ", "\n\u0661 "),
    ("\n1 ", f"\nsomebody {'says ' * 20}"),
)
"""What is replaced in a record, the first time it stands there, so that it cannot be taken apart."""

NO_GAME: Final = (
    ("players: 2", "players: two"),
    ("players: 2", "players: 7"),
    ("players: 2", "players: 6"),
    ("players: 2", "players: 123456789012345678901"),
    ("variant: standard", "variant: chess"),
    ("edition: kickstarter", "edition: \x1b"),
    ("difficulty: -", "difficulty: standard"),
    ("expansions: -", "expansions: phoenix"),
    ("expansions: -", "expansions: ghost"),
    ("options: -", "options: must_act"),
    ("options: -", "options: must_act=1"),
    ("options: -", "options: flying=yes"),
    ("options: -", "options: pieces_each=0"),
    ("options: -", "options: pieces_each=1"),
    ("options: -", "options: exchange_down=two"),
    ("seed: ", "seed: -\n| "),
    ("seed: ", "seed: 9999999999"),
    ("seed: ", "seed: x"),
    ("seed: ", "| W01 2 I2\nseed: "),
    ("sets: base", "sets: bass"),
    ("decisions: ", "decisions: 1"),
    ("decisions: ", "decisions: x"),
    ("decisions: ", "seat 2: Ann\ndecisions: "),
    ("\n\n0 ", "\n\n1 "),
    ("\n\n0 ", "\n\n5 "),
    ("\n\n0 ", "\n\n0 fly away\n0 "),
    ("\n\n0 ", "\n\n0 ghost U5 I2+V3\n0 "),
)
"""The same for records that can be taken apart, but are of no game that there could be."""

FROM_POSITION: Final = (
    ("position: ", "position: x"),
    ("position: {", "position: -\n| {"),
    ("players: 2", "players: 3"),
    ("edition: kickstarter", "edition: retail"),
    ("expansions: -", "expansions: ghost"),
    ("options: -", "options: must_act=yes"),
    ('"projectl-position/1"', '"projectl-position/2"'),
    ('"round":', '"rounds":'),
    ('"phase":"turn"', '"phase":"later"'),
    ('"variant":"standard"', '"variant":"chess"'),
    ('"O1":', '"O2":'),
    ('"rows":{"W":', '"rows":{"G":'),
    ('"id":"', '"id":"Y'),
    ('"pile":[', '"pile":["W05","W05",'),
    ('"actions_left":', '"actions_left":4'),
    ('"touches":0', '"touches":-1'),
    ('"touches":0', '"touches":0.5'),
    ('"touches":0', '"touches":1e99'),
    ('"master_used":false', '"master_used":0'),
    ('"expansions":[]', '"expansions":["phoenix"]'),
)
"""The same for a record that begins from a position."""


def golden(name: str) -> str:
    """The record of a golden game."""
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


def from_position() -> str:
    """A record that begins in the middle of a game of a player's own puzzles, with names beside it."""
    game = Game.from_record(golden(OWN))
    moves = golden(OWN).partition("\n\n")[2].splitlines()
    for _ in range(40):
        game.undo()
    middle = Game.from_dict(game.to_dict())
    for line in moves[-40:]:
        middle.play(line[2:], int(line[0]))
    return middle.record()


def taken_apart(text: str) -> dict[str, Any]:
    """What a record says, before anybody looks whether it can be."""
    record = read_record(text)
    return {
        "header": record.header,
        "own": record.own,
        "has_take_backs": record.has_take_backs,
        "seated": {str(seat): list(one) for seat, one in record.seated.items()},
        "moves": len(record.moves),
        "last": record.moves[-1] if record.moves else None,
    }


def wrong(text: str) -> dict[str, Any]:
    """Why a record cannot be played."""
    try:
        Game.from_record(text)
    except IllegalMove as error:
        refusal = error.refusal
        return {"code": refusal.code, "args": refusal.args, "rule": refusal.rule, "line": error.line}
    except InvalidPosition as error:
        if error.because is not None:
            return {"code": error.because.code, "args": error.because.arguments}
        raise
    raise AssertionError(text[:400])


def replaced(text: str, cases: tuple[tuple[str, str], ...]) -> Iterator[dict[str, Any]]:
    for before, after in cases:
        assert before in text, before
        yield {"before": before, "after": after, **wrong(text.replace(before, after, 1))}


def made() -> dict[str, list[Any]]:
    """Records taken apart, and what is wrong with changed ones."""
    middle = from_position()
    return {
        "from_position": [middle],
        "taken_apart": [
            {"before": before, "after": after, **taken_apart(golden(OWN).replace(before, after, 1))}
            for before, after in (
                ("projectl", "\ufeffprojectl"),
                ("decisions", "seat 0: bot expert\nseat 1: \\u{1f9e9} Ann\ndecisions"),
                ("| ", "|"),
                ("decisions", "take-backs: yes\ndecisions"),
                ("\n\n", "\r\n\r\n"),
            )
        ],
        "no_header": list(replaced(golden(GAME), NO_HEADER)),
        "no_game": list(replaced(golden(GAME), NO_GAME)),
        "no_position": list(replaced(middle, FROM_POSITION)),
    }
