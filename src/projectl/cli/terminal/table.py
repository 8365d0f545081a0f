"""The whole table as one seat sees it, drawn from its view alone: what is on offer, the others, the own area."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rich.text import Text

from projectl.catalogue.puzzles import Puzzle
from projectl.cli.terminal.draw import card, side_by_side
from projectl.cli.terminal.market import (
    COLUMNS,
    Faces,
    View,
    flowing,
    grid,
    line_clear_rows,
    pieces,
    reserve_column,
    reserve_line,
    rows,
)
from projectl.cli.terminal.seating import Seating
from projectl.cli.terminal.small import small_puzzle
from projectl.words import say

LIGHTS: Final = 3
"""[T1] three actions, three lights."""
NARROW: Final = 80
_BAR: Final = "bold #f4f1e6 on #41414d"
_BETWEEN: Final = " · "
_OTHER: Final = 39
_WIDE_GAP: Final = 3
_BESIDE: Final = 20
"""The columns a supply beside the puzzles needs: two pieces a line, five lines at most."""


class Look(NamedTuple):
    """How the table is to be drawn: for whom, how wide, in colour or not, with lines to spare or too few."""

    seat: int
    seating: Seating
    width: int = NARROW
    is_coloured: bool = True
    is_airy: bool = False
    is_tight: bool = False
    is_dense: bool = False
    """Even fewer lines: the others in words alone, the own puzzles low; goes with `is_tight`."""


def lights(left: int) -> str:
    """[T1] actions left as lights that are on."""
    return "●" * left + "○" * (LIGHTS - left)


def _bar(left: Sequence[str], right: Sequence[str], width: int) -> Text:
    """A line across: what fits of the left parts, the first being the most important, and the right ones."""
    end = _BETWEEN.join(right)
    said = list(left)
    while len(said) > 1 and len(_BETWEEN.join(said)) + len(end) + 3 > width:
        said.pop()
    start = _BETWEEN.join(said)
    return Text(f" {start}{' ' * (width - len(start) - len(end) - 2)}{end} ", _BAR)


# The line at the top


def _when(view: View) -> list[str]:
    """[E2] [L6] the round, and how near the end is."""
    is_line_clear = view["markers"] is not None
    if view["phase"] != "turn":
        return [say(f"table-{view['phase']}")]
    now, last = view["round"], view["final_round"]
    said = [say("table-beat" if is_line_clear else "table-round", round=now)]
    if last is None:
        return said
    if is_line_clear:
        left = last - now
        return [*said, say("table-beats-left", beats=left) if left else say("table-last-beat")]
    return [*said, say("table-last-round") if now >= last else say("table-next-is-last", round=last)]


def _who(view: View, look: Look) -> list[str]:
    """[T1] [T11] whose turn it is, the actions left, whether the Master action is."""
    seat = look.seat
    if view["phase"] == "over" or seat not in view["to_decide"]:
        return []
    turn = say("table-you-to-play") if look.seating.is_you(seat) else say("table-to-play", who=look.seating.name(seat))
    mine = view["seats"][seat]
    if view["phase"] == "finishing":
        return [turn]
    master = say("table-master-used" if mine["master_used"] else "table-master-ready")
    return [f"{turn} {lights(mine['actions_left'])}", master]


def _decks(view: View) -> list[str]:
    """[E1] [X13] how many puzzles are left; when the black ones are gone, the end comes."""
    names = {"W": "white", "B": "black", "G": "solo"}
    return [say(f"table-deck-{names[deck]}", count=count) for deck, count in view["decks"].items()]


# The others


def _standing(view: View, scores: Sequence[int], seat: int) -> list[str]:
    """[P5] [A1] [E3] points, completed puzzles, unused Ambassador actions, touches."""
    area = view["seats"][seat]
    noted = area["noted"]
    is_hidden = None in area["pile"] or noted["points"] is None
    points = say("table-hidden") if is_hidden else say("count-point", points=scores[seat])
    said = [points, say("count-puzzle", puzzles=len(area["pile"]) + noted["puzzles"])]
    unused = len(area["unused_m"]) + noted["m"]
    if unused:
        said.append(say("table-ambassador", count=unused))
    if area["touches"]:
        said.append(say("table-touches", count=area["touches"]))
    return said


def _sign(view: View, seat: int) -> str:
    """[L2] the marker a seat holds."""
    markers = view["markers"] or {}
    return "".join(sign for name, sign in (("white", "◇ "), ("black", "◆ ")) if markers.get(name) == seat)


def _captioned(faces: Faces, lying: dict[str, Any], look: Look) -> list[Text]:
    puzzle = faces[lying["id"]]
    drawn = small_puzzle(puzzle, lying["placed"], look.is_coloured)
    if look.is_tight:
        return drawn
    worth = Text(f"{puzzle.points}·{puzzle.reward.replace('^', '▲')}", "dim")
    return [Text(puzzle.id, "dim"), *drawn, worth]


def other_area(view: View, faces: Faces, scores: Sequence[int], seat: int, look: Look, width: int) -> list[Text]:
    """Another seat, compact but complete: its puzzles drawn small, its standing and its supply."""
    area = view["seats"][seat]
    drawn = [_captioned(faces, lying, look) for lying in area["puzzles"] if lying]
    name = [Text(f"{_sign(view, seat)}{look.seating.name(seat)}", "bold")]
    if seat in view["to_decide"] and view["phase"] == "turn":
        name.append(Text(lights(area["actions_left"]), "bold"))
    left = side_by_side(drawn, gap=1)
    used = left[0].cell_len + 2 if left else 0
    room = width - used
    standing = [Text(part) for part in _standing(view, scores, seat)]
    supply = pieces(area["supply"], is_long=room > 40) or [Text(say("table-nothing"), "dim")]
    right = [*flowing(name, room, gap=1), *flowing(standing, room), *flowing(supply, room, gap=2 if room > 40 else 1)]
    for line in right:
        line.truncate(room, overflow="ellipsis")
    return side_by_side([left, right], gap=2) if left else right


def _in_words(view: View, scores: Sequence[int], seat: int, look: Look) -> Text:
    """Another seat in a line: who, points, the puzzles it works on, what it has."""
    area = view["seats"][seat]
    name = f"{_sign(view, seat)}{look.seating.name(seat)}"
    puzzles = " ".join(lying["id"] for lying in area["puzzles"] if lying) or "-"
    supply = " ".join(text.plain for text in pieces(area["supply"], is_long=False)) or say("table-nothing")
    return Text.assemble((name, "bold"), f"  {', '.join(_standing(view, scores, seat))}  {puzzles}  ", (supply, "dim"))


def _opponent(view: View, scores: Sequence[int]) -> list[Text]:
    """[X2] [X6] the automatic opponent of solo."""
    solo = view["solo"]
    return [
        Text(say("table-opponent"), "bold"),
        Text(f"{say('count-point', points=scores[1])}, {say('count-puzzle', puzzles=len(solo['pile']))}"),
        Text(say("table-opponent-supply", locks=solo["supply"])),
        Text(say("table-opponent-next"), "dim"),
    ]


def _others(view: View, faces: Faces, scores: Sequence[int], look: Look, width: int) -> list[Text]:
    """Everybody else in turn order, two abreast where there are several."""
    count = view["players"]
    seats = [(look.seat + step) % count for step in range(1, count)]
    if look.is_dense:
        return [_in_words(view, scores, seat, look) for seat in seats]
    if len(seats) == 1 or width < 2 * _OTHER:
        blocks = [other_area(view, faces, scores, seat, look, width) for seat in seats]
        return [line for block in blocks for line in [*block, Text()]][:-1]
    half = (width - 2) // 2
    lines: list[Text] = []
    for first in range(0, len(seats), 2):
        pair = [other_area(view, faces, scores, seat, look, half) for seat in seats[first : first + 2]]
        for block in pair:
            block[0].truncate(half, pad=True)
        lines += side_by_side(pair, gap=2)
    return lines


# The own area


def _first_source(view: View, seat: int) -> str:
    """[T3] [L4] the first puzzle on offer to a seat."""
    markers = view["markers"] or {}
    start = COLUMNS if markers.get("black") == seat and markers.get("white") != seat else 0
    found = (f"{row}{place + 1}" for row, ids in view["rows"].items() for place, one in enumerate(ids) if one)
    return next((source for source in found if int(source[1:]) > start), "")


def _title(slot: int, puzzle: Puzzle, look: Look) -> str:
    """How an own puzzle is headed; a low one with points and reward too."""
    title = f"{slot}·{puzzle.id}"
    return f"{title}·{puzzle.points}·{puzzle.reward.replace('^', '▲')}" if look.is_dense else title


def own_area(view: View, faces: Faces, scores: Sequence[int], look: Look, width: int) -> list[Text]:
    """[T9] the own puzzles with coordinates, and the supply to place from; where lines are few, under the one bar."""
    area = view["seats"][look.seat]
    name = f"{_sign(view, look.seat)}{look.seating.name(look.seat)}"
    supply = pieces(area["supply"]) or [Text(say("table-nothing"), "dim")]
    standing = _standing(view, scores, look.seat)
    turn = _who(view, look)
    bar = (
        _bar([*_when(view), *turn[:1], *standing, *turn[1:]], _decks(view)[-1:], width)
        if look.is_tight
        else _bar([name], standing, width)
    )
    cards = [
        card(faces[lying["id"]], lying["placed"], title=_title(slot, faces[lying["id"]], look), is_low=look.is_dense)
        for slot, lying in enumerate(area["puzzles"], 1)
        if lying
    ]
    gap = 1 if look.is_dense else 2
    laid = side_by_side(cards, gap)
    room = width - laid[0].cell_len - gap if laid else 0
    if look.is_dense and laid:
        head, nothing = ([Text(word, "dim") for word in say(key).split()] for key in ("table-supply", "table-nothing"))
        short = pieces(area["supply"], is_long=False) or nothing
        return [bar, *side_by_side([laid, flowing([*head, *short], room, gap=1)], gap)]
    if look.is_tight and room >= _BESIDE:
        return [bar, *side_by_side([laid, [Text(say("table-supply"), "dim"), *flowing(supply, room)]], gap=2)]
    lines = [bar, *flowing([Text(say("table-supply"), "dim"), *supply], width)]
    if laid:
        return lines + laid
    if view["phase"] != "turn":
        return [*lines, Text(say("table-no-puzzles"), "dim")]
    return [*lines, Text(say("table-take-one", source=_first_source(view, look.seat)), "dim")]


def _offer(view: View, faces: Faces, scores: Sequence[int], look: Look, width: int) -> list[Text]:
    """The puzzles on offer, with the reserve beside them where there is room."""
    if view["markers"] is not None:
        offer = line_clear_rows(view, faces, look.seating, look.seat, look.is_coloured)
        return offer + reserve_line(view, width)
    if view["solo"] is not None:
        blank = [] if look.is_dense else [Text()]
        beside = [*_opponent(view, scores), *blank, *reserve_column(view)]
        return side_by_side([grid(view, faces, look.is_coloured), beside], gap=_WIDE_GAP)
    return side_by_side([rows(view, faces, look.is_coloured), reserve_column(view)], gap=2)


def draw_table(view: View, faces: Faces, scores: Sequence[int], look: Look) -> list[Text]:
    """The table in lines no wider than asked for; from 120 columns on the others sit beside."""
    # The final score tells of the others, where lines are few.
    has_others = view["players"] > 1 and not (look.is_dense and view["phase"] == "over")
    is_wide = has_others and look.width >= NARROW + _WIDE_GAP + _OTHER - 3
    width = NARROW if is_wide else look.width
    offer = _offer(view, faces, scores, look, width)
    own = own_area(view, faces, scores, look, width)
    air = [Text(" ")] if look.is_airy else []
    # At the end the score needs the room, and nothing is on offer any more.
    offer = [] if view["phase"] == "over" else [*air, *offer]
    if is_wide:
        others = _others(view, faces, scores, look, look.width - NARROW - _WIDE_GAP)
        lines = side_by_side([[*offer, *air, *own], [*air, *others]], gap=_WIDE_GAP)
    else:
        others = _others(view, faces, scores, look, width) if has_others else []
        lines = [*offer, *air, *others, *(air if others else []), *own]
    if not look.is_tight:
        lines = [_bar([*_when(view), *_who(view, look)], _decks(view), look.width), *lines]
    for line in lines:
        line.truncate(look.width, overflow="ellipsis")
    return lines
