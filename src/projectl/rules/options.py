"""Edition presets and options: every rule that rulebooks disagree about, by name."""

from dataclasses import dataclass
from typing import Any, Final

from projectl.catalogue.book import MAX_PUZZLES
from projectl.catalogue.impossible import Impossible
from projectl.rules.setup import BLACK_IN_PLAY, LOCKS, SOLO_BLACK, SOLO_WHITE
from projectl.rules.state import LINE_CLEAR, MAX_WHITE, SOLO, STANDARD, State

OptionValue = bool | str | int
SHOWN: Final = 40
"""Letters that are repeated of what nobody knows."""

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
        if type(value) is not int or not 1 <= value <= 99:
            sentence = f"option pieces_each must be a whole number from 1 to 99, not {value!r}"
            raise Impossible("pieces_each", sentence, "C2")
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


def _seats(variant: str, edition: str, players: object) -> int:
    """[C2] [L1] how many may sit at this table."""
    if players is None:
        return {"standard": 2, "solo": 1, "line-clear": 4}[variant]
    if type(players) is not int:
        raise ValueError(f"players must be a whole number, not {players!r}")
    fewest = {"standard": 2, "solo": 1, "line-clear": 4}[variant]
    most = 1 if variant == "solo" else 4 if edition == "retail" else 6
    if not fewest <= players <= most:
        noun = "player" if most == 1 else "players"
        range_ = f"{fewest} {noun}" if fewest == most else f"{fewest} to {most} {noun}"
        sentence = f"{variant} in the {edition} edition is for {range_}, not {players} (C2, L1)"
        if variant == "solo":
            raise Impossible("solo_is_one", sentence, "X1")
        rule = "L1" if variant == "line-clear" else "C2"
        raise Impossible("seat_count", sentence, rule, fewest=fewest, most=most, seats=players)
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
    seats = _seats(variant, edition, players)
    chosen = _all_options(edition, options)
    if variant != "solo" and difficulty is not None:
        raise Impossible("difficulty_alone", "difficulty is for the solo variant only (X2)", "X2")
    if variant == "solo":
        difficulty = _one_of("difficulty", "standard" if difficulty is None else difficulty, DIFFICULTIES)
        if chosen["endless_white"]:
            raise Impossible("endless_solo", "endless_white is for 2 or more players (R11)", "R11")
    level = difficulty if isinstance(difficulty, str) else None
    terms = Terms(seats, variant, edition, _expansions(expansions), level, chosen)
    _check_pieces(terms)
    return terms


def _check_pieces(terms: Terms) -> None:
    """[S4] [X3] everybody needs a level-1 and a level-2 piece; solo locks may need level-1 pieces too."""
    each = int(terms.options["pieces_each"])
    needed = terms.players
    if terms.difficulty is not None and terms.options["solo_locks"] == "reserve":
        needed += sum(LOCKS) + DIFFICULTIES[terms.difficulty]
    if each < needed:
        rule = "X3" if terms.variant == "solo" else "S4"
        sentence = f"this game needs {needed} level-1 pieces, pieces_each gives {each} ({rule})"
        raise Impossible("few_pieces", sentence, rule, needed=needed, each=each)


def check_puzzles(terms: Terms, white: int, black: int) -> None:
    """[S1] [X1] enough puzzles for this table, and not too many."""
    if white + black > MAX_PUZZLES:
        sentence = f"a game holds at most {MAX_PUZZLES} puzzles, these are {white + black}"
        raise Impossible("many_puzzles", sentence, most=MAX_PUZZLES, puzzles=white + black)
    if terms.variant == "solo":
        if white < SOLO_WHITE or black < SOLO_BLACK:
            sentence = f"solo needs {SOLO_WHITE} white and {SOLO_BLACK} black puzzles (X1)"
            raise Impossible("solo_puzzles", sentence, "X1", white=SOLO_WHITE, black=SOLO_BLACK)
        return
    needed = BLACK_IN_PLAY[terms.players]
    if black < needed:
        sentence = (
            f"{terms.players} players need {needed} black puzzles, these sets have {black}: "
            "add the Ghost Piece expansion, or black puzzles of your own (S1)"
        )
        raise Impossible("few_black", sentence, "S1", seats=terms.players, needed=needed, black=black)
    if white > MAX_WHITE:
        sentence = f"a game holds at most {MAX_WHITE} white puzzles, these sets have {white} (S1)"
        raise Impossible("many_white", sentence, "S1", most=MAX_WHITE, white=white)


def write_options(terms: Terms, state: State) -> None:
    """Put the agreed terms into the record that the rules read."""
    state.seats = terms.players
    record = state.options
    record.variant = VARIANTS[terms.variant]
    record.ghost = "ghost" in terms.expansions
    record.ambassador = "ambassador" in terms.expansions
    for name, value in terms.options.items():
        number = CHOICES[name].index(str(value)) if name in CHOICES else int(value)
        setattr(record, name, number)
