"""Records: a whole game as text. A header, a blank line, then one line `SEAT MOVE` a decision.

    projectl-record/1
    edition: kickstarter
    variant: standard
    ...
    seed: 7
    decisions: 2

    0 take W2
    0 gain O1

A game that began from a position has `position:` (its JSON) in place of the seed. A player's own puzzles stand in
the header, each line behind `| `. Lines `seat 0: NAME` say who sat where, as far as it is known, and `take-backs: yes`
that decisions were taken back which nobody takes back from others.
"""

import json
from dataclasses import dataclass, field
from typing import Any, Final

from projectl.catalogue.box import Box
from projectl.catalogue.impossible import Impossible
from projectl.notation.moves import quoted
from projectl.notation.reading import MOST_SEED, InvalidPosition
from projectl.notation.seats import SEAT, Seated, Seats, read_seat, seat_lines
from projectl.rules.options import EDITIONS, OptionValue, Terms

RECORD_FORMAT: Final = "projectl-record"
RECORD_VERSION: Final = 1
MOST_CHARACTERS: Final = 4_000_000
KEYS: Final = (
    "edition",
    "variant",
    "players",
    "expansions",
    "difficulty",
    "options",
    "sets",
    "seed",
    "position",
    "decisions",
)

STARTS: Final = ("seed", "position")
"""Where a game begins: one of them."""
TAKE_BACKS: Final = "take-backs"
"""`take-backs: yes`, or nothing: decisions were taken back that nobody takes back from others."""


def no_record(code: str, sentence: str, **arguments: Any) -> InvalidPosition:
    """Why a text is no record, for any language: its code is one of `record_...` under `[impossible]`."""
    return InvalidPosition(sentence, Impossible(f"record_{code}", sentence, **arguments))


@dataclass
class Record:
    """A record taken apart: what the header says, and the moves with their line numbers."""

    header: dict[str, str] = field(default_factory=dict)
    own: str | None = None
    seated: dict[int, Seated] = field(default_factory=dict)
    moves: list[tuple[int, int, str]] = field(default_factory=list)

    def text(self, key: str) -> str | None:
        """A header value; None where it stands as `-` or not at all."""
        value = self.header.get(key, "-")
        return None if value == "-" else value

    def number(self, key: str) -> int | None:
        """A header value that is a whole number."""
        value = self.text(key)
        if value is None:
            return None
        if not (value.isascii() and value.isdigit() and len(value) <= 20):
            sentence = f"the record's {key} is not a whole number: {value[:40]!r}"
            raise no_record("number", sentence, key=key, found=quoted(value))
        return int(value)

    def seed(self) -> int:
        """What the cards were shuffled with."""
        seed = self.number("seed")
        if seed is None or seed > MOST_SEED:
            raise no_record("seed", "the record has neither a seed from 0 to 2**64 - 1 nor a position")
        return seed

    def words(self, key: str) -> tuple[str, ...]:
        """A header value that is a list."""
        value = self.text(key)
        return tuple(value.split(" ")) if value else ()

    def options(self) -> dict[str, Any]:
        """The options the header names, as `name=value`."""
        found: dict[str, Any] = {}
        for word in self.words("options"):
            name, equals, value = word.partition("=")
            if not equals:
                sentence = f"the record's options are written name=value, not {word[:40]!r}"
                raise no_record("option", sentence, found=quoted(word))
            found[name] = read_option(value)
        return found

    @property
    def has_take_backs(self) -> bool:
        """Whether decisions were taken back that nobody takes back from others."""
        return TAKE_BACKS in self.header

    def seats(self, players: int) -> Seats:
        """Who sat where at a table of so many."""
        if strangers := [seat for seat in self.seated if seat >= players]:
            sentence = f"the record names who sat at seat {strangers[0]}, and has {players} players"
            raise no_record("seat", sentence, seat=strangers[0], seats=players)
        return tuple(self.seated.get(seat) for seat in range(players))

    def position(self) -> Any:
        """The position the game began from, or None."""
        value = self.text("position")
        if value is None:
            return None
        try:
            return json.loads(value)
        except (ValueError, RecursionError):  # not JSON, a number too long to read, or too deep
            raise no_record("position", "the record's position is not JSON") from None


def read_option(value: str) -> OptionValue:
    """`yes`, `no`, a number or a word."""
    if value in ("yes", "no"):
        return value == "yes"
    return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value


def show_option(value: OptionValue) -> str:
    """The same, written."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def set_lines(box: Box) -> str:
    """Name, version and digest of each puzzle set."""
    return ", ".join(f"{one.name} {one.version} {one.digest}" for one in box.sets)


def write_record(
    terms: Terms,
    box: Box,
    seed: int | None,
    start: dict[str, Any] | None,
    seated: Seats,
    moves: list[tuple[int, str]],
    *,
    has_take_backs: bool = False,
) -> str:
    """The text of a game."""
    preset = EDITIONS[terms.edition]
    changed = [f"{n}={show_option(v)}" for n, v in terms.options.items() if v != preset[n]]
    lines = [
        f"{RECORD_FORMAT}/{RECORD_VERSION}",
        f"edition: {terms.edition}",
        f"variant: {terms.variant}",
        f"players: {terms.players}",
        f"expansions: {' '.join(terms.expansions) or '-'}",
        f"difficulty: {terms.difficulty or '-'}",
        f"options: {' '.join(changed) or '-'}",
        f"sets: {set_lines(box)}",
        *seat_lines(seated),
    ]
    if start is None:
        lines.append(f"seed: {seed}")
    else:
        lines.append(f"position: {json.dumps(start, separators=(',', ':'))}")
    if box.own is not None:
        lines.extend(f"| {line}".rstrip() for line in box.own.split("\n"))
    lines += [f"{TAKE_BACKS}: yes"] * has_take_backs
    lines += [f"decisions: {len(moves)}", ""]
    lines.extend(f"{seat} {move}" for seat, move in moves)
    return "\n".join(lines) + "\n"


def with_seats(text: str, seated: Seats) -> str:
    """A record that says who sat where, and nothing else of it changed."""
    head, blank, moves = text.partition("\n\n")
    lines = [line for line in head.split("\n") if not SEAT.fullmatch(line.partition(": ")[0])]
    after = next(number for number, line in enumerate(lines, 1) if line.startswith("sets: "))
    return "\n".join((*lines[:after], *seat_lines(seated), *lines[after:])) + blank + moves


def read_record(text: object) -> Record:
    """Take a record apart; InvalidPosition names the line that cannot be read."""
    if not isinstance(text, str):
        raise InvalidPosition(f"a record is text, not {type(text).__name__}")
    if len(text) > MOST_CHARACTERS:
        raise no_record("too_long", "this is too long for a record", most=MOST_CHARACTERS)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    _check_format(lines[0])
    record = Record()
    own: list[str] = []
    number = 1
    while number < len(lines) and lines[number] != "":
        line = lines[number]
        number += 1
        if line.startswith("|"):
            own.append(line[1:].removeprefix(" "))
            continue
        key, colon, value = line.partition(": ")
        seat = SEAT.fullmatch(key)
        if not colon or (key not in KEYS and not seat and line != f"{TAKE_BACKS}: yes") or key in record.header:
            sentence = f"line {number}: not a header line of a record: {line[:60]!r}"
            raise no_record("line", sentence, line=number, found=quoted(line))
        record.header[key] = value
        if seat:
            record.seated[int(seat[1])] = _read_seat(value, number)
    if number >= len(lines):
        raise no_record("cut_off", f"line {number}: the record is cut off in its header", line=number)
    missing = [key for key in KEYS if key not in record.header and key not in STARTS]
    if missing:
        keys = ", ".join(missing)
        raise no_record("missing", f"line {number}: the record's header has no {keys}", line=number, keys=keys)
    if len(record.header.keys() & set(STARTS)) != 1:
        sentence = f"line {number}: a record begins from a seed or from a position: one of them"
        raise no_record("start", sentence, line=number)
    record.own = "\n".join(own) if own else None
    _read_moves(record, lines, number + 2)
    return record


def _read_seat(value: str, line: int) -> Seated:
    try:
        return read_seat(value)
    except Impossible as error:
        sentence = f"line {line}: {error}, not {value[:60]!r}"
        raise no_record(error.code, sentence, line=line, **error.arguments) from None


def _check_format(first: str) -> None:
    name, _, version = first.partition("/")
    if name != RECORD_FORMAT or not (version.isascii() and version.isdigit() and len(version) < 6) or not int(version):
        wanted = f"{RECORD_FORMAT}/{RECORD_VERSION}"
        sentence = f"line 1: a record begins with {wanted}, not {first[:40]!r}"
        raise no_record("format", sentence, wanted=wanted, found=quoted(first))
    if int(version) > RECORD_VERSION:
        sentence = f"line 1: the record has format {int(version)}, this program reads up to {RECORD_VERSION}: update it"
        raise no_record("newer", sentence, format=int(version), most=RECORD_VERSION)


def _read_moves(record: Record, lines: list[str], first: int) -> None:
    for number, line in enumerate(lines[first - 1 :], first):
        if line == "":
            if any(lines[number:]):
                raise no_record("empty_line", f"line {number}: an empty line inside the moves", line=number)
            break
        seat, blank, move = line.partition(" ")
        if not (blank and len(seat) == 1 and seat in "012345"):
            sentence = f"line {number}: a decision is written SEAT MOVE, not {line[:60]!r}"
            raise no_record("decision", sentence, line=number, found=quoted(line))
        record.moves.append((number, int(seat), move))


def check_header(record: Record, terms: Terms, box: Box) -> None:
    """The header says what was played; a position inside it may not say otherwise."""
    sets, here = str(record.text("sets")), set_lines(box)
    if sets != here:
        sentence = f"the record was played with other puzzles: {sets[:200]!r}, here are {here!r}"
        raise no_record("sets", sentence, found=quoted(sets), here=here)
    for key, agreed in (
        ("edition", terms.edition),
        ("variant", terms.variant),
        ("players", str(terms.players)),
        ("difficulty", terms.difficulty),
    ):
        if record.text(key) != agreed:
            sentence = f"the record's {key} is {record.header[key][:40]!r}, its position has {agreed!r}"
            raise no_record("contradicts", sentence, key=key)
    if set(record.words("expansions")) != set(terms.expansions):
        raise no_record("contradicts", "the record's expansions are not those of its position", key="expansions")
    if {**EDITIONS[terms.edition], **record.options()} != terms.options:
        raise no_record("contradicts", "the record's options are not those of its position", key="options")


def check_count(record: Record) -> None:
    """The header says how many decisions follow, so that a record cut off between two lines is noticed."""
    promised = record.number("decisions")
    if promised is not None and promised != len(record.moves):
        sentence = f"the record promises {promised} decisions and has {len(record.moves)}: it was cut off or changed"
        raise no_record("count", sentence, promised=promised, found=len(record.moves))
