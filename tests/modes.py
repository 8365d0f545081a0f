"""Every kind of game there is, by name: what Game.new is called with."""

from collections.abc import Hashable
from typing import Any, Final

from tests.counts import covered

Terms = dict[str, Any]

OWN_PUZZLES: Final = """\
; set: tests 1
; A known id replaces that face, the others are added.
W01 1 I2
#####
.....
.....
.....
.....

XW01 2 T4
.#.#.
#####
.###.
..#..
.....

XW02 0 L5
##...
##...
.....
.....
.....

XB01 7 S4
#####
#...#
#...#
#...#
#####

XB02 3 O1
##.##
##.##
.....
##.##
##.##

XB03 5 V3
#####
#####
#####
#####
#####
"""

EVERYTHING: Final = ("ghost", "ambassador")


def _standard() -> dict[str, Terms]:
    modes: dict[str, Terms] = {f"kickstarter-{n}": {"players": n} for n in (2, 3, 4, 5)}
    modes |= {f"retail-{n}": {"players": n, "edition": "retail"} for n in (2, 3, 4)}
    modes |= {f"translated-{n}": {"players": n, "edition": "translated"} for n in (2, 3, 4, 5)}
    return modes


def _solo() -> dict[str, Terms]:
    return {
        f"solo-{difficulty}-{locks}": {
            "variant": "solo",
            "difficulty": difficulty,
            "options": {"solo_locks": locks},
        }
        for difficulty in ("standard", "challenging", "unbeatable")
        for locks in ("reserve", "markers")
    }


BASE: Final[dict[str, Terms]] = {
    **_standard(),
    **_solo(),
    "line-clear-4": {"variant": "line-clear", "players": 4},
    "line-clear-5": {"variant": "line-clear", "players": 5},
    "revised-2": {"players": 2, "edition": "revised"},
    "revised-4": {"players": 4, "edition": "revised"},
    "revised-solo": {"variant": "solo", "edition": "revised"},
    "revised-line-clear-4": {"variant": "line-clear", "players": 4, "edition": "revised"},
    "endless-2": {"players": 2, "options": {"endless_white": True}},
    "endless-revised-3": {"players": 3, "edition": "revised", "options": {"endless_white": True}},
    "scarce-3": {"players": 3, "options": {"pieces_each": 3}},
    "scarce-solo": {"variant": "solo", "options": {"pieces_each": 1, "solo_locks": "markers"}},
    "scarce-line-clear-4": {"variant": "line-clear", "players": 4, "options": {"pieces_each": 4}},
    "own-2": {"players": 2, "puzzles": OWN_PUZZLES},
    "own-solo": {"variant": "solo", "puzzles": OWN_PUZZLES},
}
"""Without expansions."""

EXPANDED: Final[dict[str, Terms]] = {
    "six-ghost": {"players": 6, "expansions": ("ghost",)},
    "ghost-2": {"players": 2, "expansions": ("ghost",)},
    "ambassador-3": {"players": 3, "expansions": ("ambassador",)},
    "everything-4": {"players": 4, "expansions": EVERYTHING},
    "everything-solo": {"variant": "solo", "expansions": EVERYTHING},
    "everything-line-clear-5": {"variant": "line-clear", "players": 5, "expansions": EVERYTHING},
    "line-clear-6": {"variant": "line-clear", "players": 6, "expansions": ("ghost",)},
    "everything-revised-2": {"players": 2, "edition": "revised", "expansions": EVERYTHING},
    "everything-revised-line-clear-6": {
        "variant": "line-clear",
        "players": 6,
        "edition": "revised",
        "expansions": EVERYTHING,
    },
    "everything-revised-solo": {"variant": "solo", "edition": "revised", "expansions": EVERYTHING},
    "everything-endless-own-3": {
        "players": 3,
        "edition": "revised",
        "expansions": EVERYTHING,
        "options": {"endless_white": True, "pieces_each": 6},
        "puzzles": OWN_PUZZLES,
    },
}

MODES: Final = {**BASE, **EXPANDED}


def traits(terms: Terms) -> set[Hashable]:
    """What a kind of game has: each setting, and how variant, edition and expansions meet."""
    variant, edition = terms.get("variant", "standard"), terms.get("edition", "kickstarter")
    expansions, is_solo = terms.get("expansions", ()), terms.get("variant") == "solo"
    return {
        (variant, edition),
        (variant, expansions),
        ("players", 1 if is_solo else terms.get("players", 2)),
        ("difficulty", terms.get("difficulty", "standard") if is_solo else None),
        ("puzzles", "puzzles" in terms),
        *terms.get("options", {}).items(),
    }


SAMPLE: Final = covered({mode: traits(terms) for mode, terms in MODES.items()})
"""Modes in which every setting is met, for tests that do little more in the others; all of them in a full run."""

MIXTURES: Final[dict[str, Terms]] = {
    "scarce-2": {"players": 2, "options": {"pieces_each": 2}},
    "scarce-two-2": {"players": 2, "options": {"pieces_each": 3, "skip_levels": "two"}},
    "scarce-one-3": {"players": 3, "options": {"pieces_each": 3, "exchange_down": "one"}},
    "scarce-revised-2": {"players": 2, "edition": "revised", "options": {"pieces_each": 2}},
    "scarce-ghost-2": {"players": 2, "expansions": ("ghost",), "options": {"pieces_each": 2}},
    "scarce-ghost-line-clear-4": {
        "variant": "line-clear",
        "players": 4,
        "expansions": EVERYTHING,
        "options": {"pieces_each": 4, "split_level_up": True, "skip_levels": "two"},
    },
    "translated-everything-3": {"players": 3, "edition": "translated", "expansions": EVERYTHING},
    "scarce-translated-everything-2": {
        "players": 2,
        "edition": "translated",
        "expansions": EVERYTHING,
        "options": {"pieces_each": 3, "fallback": "revised", "split_level_up": True},
    },
    "endless-line-clear-4": {
        "variant": "line-clear",
        "players": 4,
        "edition": "revised",
        "expansions": EVERYTHING,
        "options": {"endless_white": True},
    },
    "endless-ambassador-2": {
        "players": 2,
        "expansions": ("ambassador",),
        "options": {"endless_white": True, "ambassador_later": True},
    },
    "own-line-clear-4": {"variant": "line-clear", "players": 4, "edition": "revised", "puzzles": OWN_PUZZLES},
    "retail-solo": {"variant": "solo", "edition": "retail", "difficulty": "unbeatable"},
    "everything-challenging-revised-solo": {
        "variant": "solo",
        "difficulty": "challenging",
        "edition": "revised",
        "expansions": EVERYTHING,
        "options": {"solo_locks": "reserve"},
    },
}
"""Beside these, for tests that look everywhere: options that meet seldom."""

ALL: Final = {**MODES, **MIXTURES}
SAMPLE_OF_ALL: Final = covered({mode: traits(terms) for mode, terms in ALL.items()})
"""Those of both in which every setting is met, and every option; all of them in a full run."""
