"""What is told of events, scores and hints: rows and their sentences in every language; seat 0 reads."""

from typing import Any, Final

from projectl.notation.standings import Part, Standing
from projectl.rules.standing import STEPS
from projectl.words import LANGUAGES
from projectl.words.told import Row, accounts, fill, rows
from tests.facts import sentence, told_of

NAMES: Final = ("Ann", "Ben", "Cem")
Event = dict[str, Any]


def _event(kind: str, **keys: Any) -> Event:
    return {"kind": kind, **keys}


def _take(seat: int, puzzle: str, source: str) -> Event:
    return _event("take", seat=seat, puzzle=puzzle, source=source, slot=1)


def _opponent_take(columns: list[int], equals: int) -> Event:
    return _event("opponent_take", puzzle="W02", source="G4", points=2, columns=columns, equals=equals)


def _opponent_locks(locks: list[int], column: int, supply: int, columns: list[int]) -> Event:
    moved = supply + len(columns)
    return _event("opponent_locks", locks=locks, column=column, moved=moved, supply=supply, columns=columns)


EVENTS: Final = (
    _event("turn", seat=0, round=3),
    _take(1, "W07", "W2"),
    _take(0, "W07", "Wdeck"),
    _take(1, "B05", "Bdeck"),
    _take(0, "B05", "Gdeck"),
    _event("refill", puzzle="W08", source="W2", by_opponent=False),
    _event("refill", puzzle="W08", source="G2", by_opponent=True),
    _event("gain", seat=0, piece="O1"),
    _event("swap", seat=1, given="I2", taken="V3"),
    _event("swap", seat=0, given="V3", taken="I3"),
    _event("swap", seat=1, given="L4", taken="O1"),
    _event("place", seat=1, slot=2, puzzle="W07", piece="L4", cells="b1b2b3c3"),
    _event("master", seat=0),
    _event("ambassador", seat=1, puzzle="AW01"),
    _event("ambassador", seat=0, puzzle=None),
    _event("ghost", seat=1, piece="U5", parts="I2+V3"),
    _event("complete", seat=0, slot=1, puzzle="W09", points=1),
    _event("complete", seat=1, slot=1, puzzle="B09", points=4),
    _event("reward", seat=1, piece="T4", puzzle="B09"),
    _event("no_reward", seat=0, puzzle="W09"),
    _event("m", seat=1, puzzle="AW01"),
    _event("levelup", seat=0, given="I2", taken="V3"),
    _event("skip", seat=1),
    _event("recycle", seat=0, row="W"),
    _event("under", seat=1, puzzle="B02", row="B"),
    _event("pass", seat=0),
    _event("done", seat=1, action="master"),
    _event("done", seat=0, action="ghost"),
    _event("end_turn", seat=0, round=3),
    _event("touches", seat=0, count=1),
    _event("touches", seat=1, count=0),
    _event("noted", count=12),
    *(_event("end_triggered", final_round=7, variant=variant) for variant in ("standard", "solo", "line-clear")),
    _event("markers", white=2, black=0),
    _event("unlock", column=2, locks=1, supply=7),
    _opponent_take([3], 1),
    _opponent_take([1, 2, 3], 1),
    _opponent_take([1, 2], 3),
    _opponent_locks([0, 1, 0], 1, 0, []),
    _opponent_locks([4, 0, 0], 1, 4, []),
    _opponent_locks([0, 1, 3], 2, 0, [3]),
    _opponent_locks([2, 2, 1], 2, 0, [1, 3]),
    _opponent_locks([8, 0, 0], 1, 7, [2]),
    _opponent_locks([0, 1, 9], 3, 7, [1, 2]),
    _event("opponent_unlocks", locks=[0, 2, 1]),
    _event("opponent_nothing"),
    _event("finishing", early=False),
    _event("finishing", early=True),
    _event("over"),
)


def _complete(points: int, **brings: Any) -> Event:
    return _event("complete", puzzle="W07", points=points, **{"pieces": [], "raised": [], "m": False, **brings})


def _got(kind: str, given: str | None, *taken: str, puzzle: str | None) -> Event:
    swaps = len(taken) - (kind == "gain") if kind in ("gain", "swap") else 0
    return _event(kind, given=given, first=taken[0], taken=taken[-1], swaps=swaps, puzzle=puzzle)


FACTS: Final = (
    _event("only"),
    *(
        _complete(points, **brings)
        for points in (0, 1, 4)
        for brings in ({}, {"pieces": ["T4"]}, {"raised": [["I2", "V3"], ["O1", "I2"]]}, {"m": True})
    ),
    *(
        _event(kind, puzzle="B05", points=3, saved=saved, count=count)
        for kind in ("touches", "later_touches")
        for saved, count in ((0, 1), (3, 2), (0, 0))
    ),
    _event("total", points=-2),
    _event("no_touches"),
    _event("end", final_round=9),
    *(_event("take", puzzle="W07", source="W2", actions=actions) for actions in (None, 0, 1, 5)),
    *(_event("near", puzzle="W07", actions=actions) for actions in (None, 0, 1, 5)),
    _event("draw", deck="G"),
    *(
        _got(*how, puzzle=puzzle)
        for puzzle in (None, "B05")
        for how in (
            ("gain", None, "O1"),
            ("gain", None, "O1", "I2"),
            ("swap", "I2", "V3"),
            ("swap", "V3", "I3"),
            ("swap", "I2", "V3", "L4"),
            ("levelup", "I2", "V3"),
            ("reward", None, "T4"),
        )
    ),
    *(_event(kind, puzzles=["W07", "B05", "W09"]) for kind in ("master", "ambassador")),
    _event("master", puzzles=["W07"]),
    _event("ghost", piece="U5", parts="I2+V3"),
    _event("recycle", deck="W"),
    _event("under", puzzle="B02", deck="B"),
    *(_event(kind) for kind in ("skip", "done", "pass")),
)
"""What `bots/story.py` finds."""


def _standing(step: str | None, lead: int, *parts: tuple[int, ...], lost_at: tuple[str | None, ...]) -> Event:
    scores = [Part._make((*numbers, lost)) for numbers, lost in zip(parts, lost_at, strict=True)]
    return Standing(tuple(scores), step, step and dict(STEPS)[step], lead).to_dict()


STANDINGS: Final = (
    _standing(None, 0, (4, 0, 0, 0, 4, 2, 3), (3, 0, 0, 0, 3, 2, 3), lost_at=(None, None)),
    _standing("points", 2, (9, 0, -2, 0, 7, 3, 1), (5, 0, 0, 0, 5, 2, 3), lost_at=(None, "points")),
    _standing("points", 1, (9, 2, -1, -4, 6, 3, 1), (7, 0, 0, 0, 7, 2, 3), lost_at=("points", None)),
    _standing(
        "puzzles",
        0,
        (6, 0, 0, 0, 6, 3, 1),
        (6, 0, 0, 0, 6, 4, 0),
        (7, 0, -1, 0, 6, 2, 9),
        lost_at=("puzzles", None, "puzzles"),
    ),
    _standing(
        "pieces",
        0,
        (6, 0, 0, 0, 6, 3, 1),
        (6, 0, 0, 0, 6, 3, 0),
        (7, 0, -1, 0, 6, 2, 9),
        lost_at=(None, "pieces", "puzzles"),
    ),
    _standing(
        "shared", 3, (6, 0, 0, 0, 6, 3, 1), (3, 0, 0, 0, 3, 1, 0), (6, 0, 0, 0, 6, 3, 1), lost_at=(None, "points", None)
    ),
    _standing("opponent", 0, (6, 0, 0, 0, 6, 3, 1), (6, 0, 0, 0, 6, 2, 0), lost_at=("opponent", None)),
)
"""Every step that can decide; what is told of it before the end, too."""


class Names:
    """Whoever sits where."""

    def name(self, seat: int) -> str:
        return NAMES[seat]

    def is_you(self, seat: int) -> bool:
        return seat == 0


def made() -> dict[str, list[Any]]:
    """Names, events with what a page tells of them, which is brief, scores, and reasons of hints."""
    return {
        "names": list(NAMES),
        "events": [_told(event) for event in EVENTS],
        "standings": [_stood(standing) for standing in STANDINGS],
        "reasons": [_reason(fact) for fact in FACTS],
    }


def _told(event: Event) -> Event:
    found = rows(event)
    said = {language: [fill(row, Names(), language, is_brief=True) for row in found] for language in LANGUAGES}
    return {"event": event, "rows": [_plain(row) for row in found], **said}


def _stood(standing: Event) -> Event:
    verdict, (heads, numbers) = standing["verdict"], accounts(standing["accounts"])
    found = rows(verdict) if verdict else []
    said = {
        language: {
            "heads": [fill(row, Names(), language, is_brief=True) for row in heads],
            "verdict": [fill(row, Names(), language) for row in found],
        }
        for language in LANGUAGES
    }
    return {"standing": standing, "heads": [row.key for row in heads], "numbers": numbers, **said}


def _reason(fact: Event) -> Event:
    told = [{"key": row.key, "args": row.args} for row in told_of([fact])]
    return {"rows": told, **{language: sentence(fact, language=language) for language in LANGUAGES}}


def _plain(row: Row) -> dict[str, Any]:
    return {"key": row.key, "args": row.args, "rules": row.rules}
