"""What the browser client takes from the package, in `web/src/made/`: faces, shapes, words, rules, types of messages.

The client knows no rule and has no text of its own; `dev.py` and the package's build run this before Vite.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import messages
import texts

import projectl
from projectl.catalogue.box import open_box
from projectl.catalogue.pieces import LEVEL, PIECES, SHAPES
from projectl.catalogue.placements import FIRST, PLACEMENTS, Placement, cells_text
from projectl.catalogue.puzzles import published
from projectl.catalogue.tilings import TILINGS
from projectl.daily.days import FIRST_DAY, LAST_DAY, YEARS, file_of
from projectl.daily.puzzle import NOT_AT_ALL, TOUCHES, Board, position, template
from projectl.rules.options import (
    CHOICES,
    DEFAULT_EDITION,
    DIFFICULTIES,
    EDITIONS,
    EXPANSIONS,
    OPTION_RULES,
    VARIANTS,
    agree,
    check_puzzles,
)
from projectl.rules.order import ACTIONS_A_TURN
from projectl.rules.setup import BLACK_IN_PLAY
from projectl.rules.state import SEATS
from projectl.rules.terms import FEWEST
from projectl.tutorial import CHAPTERS, chapter
from projectl.words import LANGUAGES, LONG, say
from projectl.words.messages import sources
from projectl.words.phrases import kebab
from projectl.words.rulebook import BOXES, all_rules
from projectl.words.told import forms

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path(projectl.__file__).parent
MADE = Path(__file__).parent / "src" / "made"
NAMED_BY: dict[str, Iterable[str]] = {
    "mode": VARIANTS,
    "edition": EDITIONS,
    "difficulty": DIFFICULTIES,
    "expansion": EXPANSIONS,
    "option": [*OPTION_RULES, *(f"{option}_about" for option in OPTION_RULES)],
    "piece": PIECES,
}
"""Sections whose keys are names of the game's own, which the client puts together."""


def faces() -> dict[str, Any]:
    """Every shipped puzzle by its id: points, reward and recess."""
    sets = [published(name) for name in ("base", "ghost", "ambassador")]
    return {
        puzzle.id: [puzzle.points, puzzle.reward, cells_text(puzzle.recess)] for each in sets for puzzle in each.puzzles
    }


def sets() -> list[dict[str, Any]]:
    """The shipped puzzle sets: name, version and digest as records name them, and the ids of their puzzles."""
    found = [published(name) for name in ("base", "ghost", "ambassador")]
    return [
        {"name": each.name, "version": each.version, "digest": each.digest, "ids": [puzzle.id for puzzle in each]}
        for each in found
    ]


def shapes() -> dict[str, list[str]]:
    """The rows of each piece, in the order of [C1] [C4]."""
    return {piece: rows.split("/") for piece, rows in SHAPES.items()}


def cuts() -> dict[str, str]:
    """[G1] for each way to break a piece up, where its parts lie in the piece."""
    found = {}
    for tiling in TILINGS:
        whole = PLACEMENTS[FIRST[tiling.piece]].mask
        laid = _lie(whole, list(tiling.parts))
        assert laid is not None
        key = f"{PIECES[tiling.piece]} {tiling.text}"
        found[key] = " ".join(f"{PIECES[part.piece]}:{part.text}" for part in laid)
    return found


def _lie(free: int, parts: list[int]) -> list[Placement] | None:
    """A way to fill these cells with exactly these pieces."""
    if not parts:
        return []
    lowest = free & -free
    for part in sorted(set(parts)):
        for laid in PLACEMENTS[FIRST[part] : FIRST[part + 1]]:
            if laid.mask & lowest and not laid.mask & ~free:
                others = list(parts)
                others.remove(part)
                rest = _lie(free & ~laid.mask, others)
                if rest is not None:
                    return [laid, *rest]
    return None


def words(part: str, language: str) -> dict[str, texts.Text]:
    """A part of the texts."""
    return {name: texts.compiled(name, language) for name in texts.names_in(part)}


DATA = (".ftl", ".md", ".toml", ".txt")
"""Endings of the package's own data; beside the server also lies the client that is made of all this."""
OF_FILES = re.compile(r" [^.]*`src/[^`]+`[^.]*\.")
"""What the rule text says of our files, in whatever language: on a page there are none."""


def rules(language: str) -> list[list[str]]:
    """Each rule as its id, chapter and text."""

    def told(text: str) -> str:
        return OF_FILES.sub("", re.sub(r"\s+", " ", text))

    return [[rule.id, rule.chapter, told(rule.text)] for rule in all_rules(language).values()]


def editions() -> dict[str, Any]:
    """What a table can agree on: presets, options with their rules and values, and what set-up needs."""
    return {
        "editions": EDITIONS,
        "rules": OPTION_RULES,
        "choices": CHOICES,
        "black": BLACK_IN_PLAY,
        "difficulties": list(DIFFICULTIES),
        "seats": {variant: seats(variant) for variant in VARIANTS},
        "boxes": {language: own_reading(language) for language in LANGUAGES},
        "people": {players: smallest_box(players) for players in range(FEWEST[0], SEATS + 1)},
    }


def own_reading(language: str) -> dict[str, Any]:
    """Where the rulebook of a language plays otherwise than the default: options, and what they are there."""
    edition, own = BOXES[language]
    default = next(iter(EDITIONS.values()))
    return {name: value for name, value in {**EDITIONS[edition], **own}.items() if value != default[name]}


def tutorial() -> dict[str, Any]:
    """The chapters of the tutorial, with their positions."""
    return {
        name: [
            {
                "name": step.name,
                "text": step.text,
                "idea": step.idea,
                "moves": step.moves,
                "times": step.times,
                "replies": [{"seat": seat, "move": move} for seat, move in step.replies],
                "shows": step.shows,
                "position": step.position,
            }
            for step in chapter(name).steps
        ]
        for name in CHAPTERS
    }


def dailies() -> dict[str, Any]:
    """What the puzzles of all days have in common: when they begin and end, and what their boards are laid over."""
    begun, end = template(), position(TOUCHES, Board((0,) * 9, ()))
    return {
        "first": FIRST_DAY.isoformat(),
        "last": LAST_DAY.isoformat(),
        "not_at_all": NOT_AT_ALL,
        "template": begun,
        "end": {
            "table": {name: end[name] for name in ("phase", "to_decide", "round", "final_round")},
            "seat": {"actions_left": end["seats"][0]["actions_left"]},
            "decks": {"B": end["decks"]["B"]},
        },
    }


def described() -> dict[str, Any]:
    """What the page says of itself before a script runs: whoever shows a link to it reads no more."""
    return {
        language: {"title": say("home-name", language), "description": say("home-description", language)}
        for language in LANGUAGES
    }


def can_be(players: int, variant: str, expansions: tuple[str, ...]) -> bool:
    """Whether so many can play, with these expansions."""
    try:
        terms = agree(players, variant, DEFAULT_EDITION, expansions, None, None)
        box = open_box(expansions, None)
        check_puzzles(terms, box.count("W"), box.count("B"))
    except ValueError:
        return False
    return True


def seats(variant: str) -> list[int]:
    """The fewest and the most seats of a variant, with all expansions."""
    possible = [players for players in range(1, SEATS + 1) if can_be(players, variant, EXPANSIONS)]
    return [possible[0], possible[-1]]


def smallest_box(players: int) -> list[str]:
    """The expansions that so many people need."""
    boxes = ((), *((name,) for name in EXPANSIONS), EXPANSIONS)
    return list(next(box for box in boxes if can_be(players, "standard", box)))


def write(name: str, what: object) -> None:
    """A file of the client's with data."""
    write_text(f"{name}.json", json.dumps(what, ensure_ascii=False, indent=0) + "\n")


def write_text(name: str, text: str) -> None:
    """A file of the client's, written anew only if it differs."""
    path = MADE / name
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def made_from() -> list[str]:
    """What all of this was made from: modules of the package that are loaded, and the data that lies beside them."""
    modules = [module for name, module in sys.modules.items() if name.partition(".")[0] == "projectl"]
    code = {Path(str(module.__file__)) for module in modules}
    rooms = {module.parent for module in code} - {PACKAGE}
    beside = {file for room in rooms for file in room.rglob("*") if file.is_file()}
    data = {file for file in beside if file.suffix in DATA}
    return sorted(file.resolve().relative_to(ROOT).as_posix() for file in code | data)


def check() -> None:
    """A text that is missing ends the build here, before anybody looks at a gap."""
    english = set(sources(LANGUAGES[0]))
    named = [f"{section}-{kebab(name)}" for section, names in NAMED_BY.items() for name in names]
    missing = {key for key in named if key not in english}
    for language in LANGUAGES[1:]:
        missing |= {f"{language}: {key}" for key in english ^ set(sources(language)) if not key.startswith("-")}
    if missing:
        raise SystemExit(f"Texts are missing in projectl/words: {', '.join(sorted(missing))}")


def main() -> None:
    """Write all of it."""
    check()
    MADE.mkdir(parents=True, exist_ok=True)
    write("faces", faces())
    write("sets", sets())
    write("turn", {"actions": ACTIONS_A_TURN})
    write("pieces", {"shapes": shapes(), "levels": dict(zip(PIECES, LEVEL, strict=True))})
    write("cuts", cuts())
    write("editions", editions())
    write("told", forms())
    write("tutorial", tutorial())
    write("dailies", dailies())
    write("described", described())
    for year in YEARS:
        write(f"daily.{year}", file_of(year).read_text("ascii").splitlines())
    write_text("messages.ts", messages.typescript())
    write("asked", messages.asked())
    for language in (*LANGUAGES, LONG):
        for part in texts.PARTS:
            write(f"words.{part}.{language}", words(part, language))
    write_text("words.ts", texts.types())
    for language in LANGUAGES:
        write(f"rules.{language}", rules(language))
    write("sources", made_from())


if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python web/data.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    main()
