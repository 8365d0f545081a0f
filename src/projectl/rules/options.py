"""Edition presets and options: every rule that rulebooks disagree about, by name."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np

from projectl.catalogue.impossible import Impossible
from projectl.rules import engine
from projectl.rules.state import LINE_CLEAR, NONE, OPTIONS, SOLO, STANDARD, State
from projectl.rules.terms import ARGUMENTS, FEWEST, FINE, PROBLEMS

OptionValue = bool | str | int
SHOWN: Final = 40
"""Letters that are repeated of what nobody knows."""
LIMITS: Final = np.iinfo(np.int32)
"""What the rules can be asked about."""

VARIANTS: Final = {"standard": STANDARD, "solo": SOLO, "line-clear": LINE_CLEAR}
EXPANSIONS: Final = ("ghost", "ambassador")
DIFFICULTIES: Final = {"standard": 6, "challenging": 3, "unbeatable": 0}
"""[X2] pieces in the opponent's supply."""

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "skip_levels": ("any", "two"),
    "exchange_down": ("any", "one"),
    "fallback": ("higher", "revised"),
    "solo_locks": ("reserve", "markers"),
}
"""Options with named values, in the order of their numbers in the state."""

KICKSTARTER: Final[dict[str, OptionValue]] = {
    "must_act": False,
    "skip_levels": "any",
    "exchange_down": "any",
    "fallback": "higher",
    "solo_locks": "reserve",
    "deck_top": False,
    "recycle": False,
    "black_limit": False,
    "unfinished_cost": False,
    "split_level_up": False,
    "ambassador_later": False,
    "hidden_piles": False,
    "endless_white": False,
    "pieces_each": 15,
}
_REVISED_ON: Final = (
    "must_act",
    "deck_top",
    "recycle",
    "black_limit",
    "unfinished_cost",
    "split_level_up",
    "ambassador_later",
    "hidden_piles",
)
EDITIONS: Final[dict[str, dict[str, OptionValue]]] = {
    "kickstarter": KICKSTARTER,
    "retail": {**KICKSTARTER, "solo_locks": "markers", "pieces_each": 10},
    "translated": {**KICKSTARTER, "skip_levels": "two", "exchange_down": "one"},
    "revised": {
        **KICKSTARTER,
        **dict.fromkeys(_REVISED_ON, True),
        "fallback": "revised",
        "solo_locks": "markers",
    },
}
"""The edition presets of docs/RULES.md."""
DEFAULT_EDITION: Final = "kickstarter"
"""Whose rules are played where nobody says."""
MOST_SEATS: Final = {"kickstarter": 6, "retail": 4, "translated": 6, "revised": 6}
"""[C2] how many each edition is for; [S1] says what six need."""

OPTION_RULES: Final = {
    "must_act": ("T1", "R1"),
    "skip_levels": ("T6",),
    "exchange_down": ("T7",),
    "fallback": ("P3", "R4"),
    "solo_locks": ("X3",),
    "deck_top": ("R2",),
    "recycle": ("R3",),
    "black_limit": ("R5",),
    "unfinished_cost": ("R6",),
    "split_level_up": ("R7",),
    "ambassador_later": ("R12",),
    "hidden_piles": ("P5",),
    "endless_white": ("R11",),
    "pieces_each": ("C2",),
}


@dataclass(frozen=True)
class Terms:
    """What a table agreed to play: variant, edition and options, all checked."""

    players: int
    variant: str
    edition: str
    expansions: tuple[str, ...]
    difficulty: str | None
    options: dict[str, OptionValue]

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """Variant, expansions and options as the rules read them, in the order of the record."""
        named = {
            "variant": VARIANTS[self.variant],
            **{name: int(name in self.expansions) for name in EXPANSIONS},
            **{
                name: CHOICES[name].index(str(value)) if name in CHOICES else int(value)
                for name, value in self.options.items()
            },
        }
        return tuple(named[name] for name in OPTIONS.names or ())


SENTENCES: Final = {
    "solo_is_one": "{variant} in the {edition} edition is for {range}, not {players} (C2, L1)",
    "seat_count": "{variant} in the {edition} edition is for {range}, not {players} (C2, L1)",
    "pieces_each": "option pieces_each must be a whole number from 1 to 99, not {pieces_each!r}",
    "difficulty_alone": "difficulty is for the solo variant only (X2)",
    "endless_solo": "endless_white is for 2 or more players (R11)",
    "few_pieces": "this game needs {needed} level-1 pieces, pieces_each gives {each} ({rule})",
    "many_puzzles": "a game holds at most {most} puzzles, these are {puzzles}",
    "solo_puzzles": "solo needs {white} white and {black} black puzzles (X1)",
    "few_black": "{seats} players need {needed} black puzzles, these sets have {black}: "
    "add the Ghost Piece expansion, or black puzzles of your own (S1)",
    "many_white": "a game holds at most {most} white puzzles, these sets have {white} (S1)",
}
"""What the rules' problems are in English, for whoever plays from Python."""


def _one_of(what: str, value: object, choices: Any) -> str:
    if not isinstance(value, str) or value not in choices:
        offered = ", ".join(choices)
        sentence = f"{what} must be one of {offered}, not {value!r}"
        raise Impossible("unknown_value", sentence, value=str(value)[:SHOWN], offered=offered)
    return value


def _option_value(name: str, value: object) -> OptionValue:
    if name in CHOICES:
        return _one_of(f"option {name}", value, CHOICES[name])
    if name == "pieces_each":
        if type(value) is not int:
            raise Impossible(name, SENTENCES[name].format(pieces_each=value), "C2")
        return value
    if type(value) is not bool:
        raise Impossible("yes_or_no", f"option {name} must be true or false, not {value!r}", option=name)
    return value


def _all_options(edition: str, changed: object) -> dict[str, OptionValue]:
    options = dict(EDITIONS[edition])
    if changed is None:
        return options
    if not isinstance(changed, dict):
        raise ValueError(f"options must be a dict of names and values, not {changed!r}")
    for name, value in changed.items():
        if name not in options:
            sentence = f"there is no option {name!r}; the options are {', '.join(options)}"
            raise Impossible("no_option", sentence, option=str(name)[:SHOWN])
        options[name] = _option_value(name, value)
    return options


def _seats(variant: str, players: object) -> int:
    if players is None:
        return FEWEST[VARIANTS[variant]]
    if type(players) is not int:
        raise ValueError(f"players must be a whole number, not {players!r}")
    return players


def _expansions(given: object) -> tuple[str, ...]:
    if isinstance(given, str) or not isinstance(given, (tuple, list, set, frozenset)):
        raise ValueError(f"expansions must be a list of {', '.join(EXPANSIONS)}, not {given!r}")
    for name in given:
        _one_of("an expansion", name, EXPANSIONS)
    return tuple(name for name in EXPANSIONS if name in given)


def agree(
    players: object, variant: object, edition: object, expansions: object, difficulty: object, options: object
) -> Terms:
    """Check what a table wants to play; a ValueError says what does not go together and why."""
    variant = _one_of("variant", variant, VARIANTS)
    edition = _one_of("edition", edition, EDITIONS)
    seats = _seats(variant, players)
    chosen = _all_options(edition, options)
    level = None if difficulty is None else str(difficulty)[:SHOWN]  # refused whatever it is, where there is none
    if variant == "solo":
        level = _one_of("difficulty", "standard" if difficulty is None else difficulty, DIFFICULTIES)
    terms = Terms(seats, variant, edition, _expansions(expansions), level, chosen)
    _check(terms, NONE, NONE)
    return terms


def check_puzzles(terms: Terms, white: int, black: int) -> None:
    """[S1] [X1] enough puzzles for this table, and not too many."""
    _check(terms, white, black)


def row_of(terms: Terms, white: int, black: int) -> Any:
    """What a table wants as `terms.TERMS`; a number too large for the rules is their largest."""
    difficulty = NONE if terms.difficulty is None else DIFFICULTIES.get(terms.difficulty, DIFFICULTIES["unbeatable"])
    row = (terms.players, MOST_SEATS[terms.edition], difficulty, white, black, *terms.numbers)
    return np.array([min(max(number, LIMITS.min), LIMITS.max) for number in row], np.int32)


def _check(terms: Terms, white: int, black: int) -> None:
    told = np.zeros(ARGUMENTS, np.int32)
    code = engine.problem(row_of(terms, white, black), told)
    if code == FINE:
        return
    name, rule, names = PROBLEMS[code]
    arguments = dict(zip(names, told.tolist(), strict=False))
    if "seats" in arguments:
        arguments["seats"] = terms.players
    fewest, most, _ = told.tolist()
    noun = "player" if most == 1 else "players"
    spoken = {
        **vars(terms),
        **arguments,
        "rule": rule,
        "range": f"{fewest} {noun}" if fewest == most else f"{fewest} to {most} {noun}",
        "pieces_each": terms.options["pieces_each"],
    }
    raise Impossible(name, SENTENCES[name].format_map(spoken), rule, **arguments)


def write_options(terms: Terms, state: State) -> None:
    """Put the agreed terms into the record that the rules read."""
    state.seats = terms.players
    state.options = terms.numbers
