"""What TypeScript has to know of the modules, written as TypeScript: where things lie, and what numbers are called."""

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, get_type_hints

import numpy as np

from projectl.bots import accounting, facts, manner, manners, search, story, tree
from projectl.catalogue.book import REWARDS
from projectl.catalogue.pieces import LEVEL, PIECES
from projectl.catalogue.tilings import TILINGS
from projectl.engine.arguments import FLOAT_BYTES, LONG, Addressed, Argument, Number, Record, Settings, Table, leaves
from projectl.engine.exports import MODULES, Module, Offered, Start
from projectl.notation.happenings import ARGUMENTS, COLUMNS
from projectl.notation.moves import BLOCKS, SOURCES
from projectl.notation.positions import COLOURS, PENDING_NAMES
from projectl.rules import actions, end, showing, sight, sound, standing, state, stopping, terms
from projectl.rules.book import FACE
from projectl.rules.events import EVENT_KINDS
from projectl.rules.options import (
    CHOICES,
    DEFAULT_EDITION,
    DIFFICULTIES,
    EDITIONS,
    EXPANSIONS,
    MOST_SEATS,
    OPTION_RULES,
    VARIANTS,
)
from projectl.rules.refusals import REASONS
from projectl.solver import taking

HEAD: Final = """\
// Made by `python3 dev.py engine` from the rules; whoever changes this file changes nothing.

/** An address in the memory of a module, and what lies there. */
export type At<What extends string> = number & { readonly at: What };

/** Where a field lies in its record or block, the kind of its numbers, and how many there are along each side. */
export interface Field {
  readonly at: number;
  readonly of: string;
  readonly shape: readonly number[];
}

export interface Layout {
  readonly size: number;
  readonly fields: Readonly<Record<string, Field>>;
}
"""
CONSTANTS: Final = {
    search: ("ROOT",),
    tree: ("DECISIONS", "SIMULATIONS"),
    manner: ("SEARCH", "CHAMPION"),
    taking: ("MOST_STEPS",),
    story: ("HINT_COUNT", "HINT_MS", "FACTS_MS"),
    end: ("OWNER_BITS", "MARK_SHIFT"),
    sight: ("SPECTATOR",),
    state: (
        *("NONE", "SEATS", "SLOTS", "KINDS", "ORDINARY", "WHITE", "BLACK", "DECK_AT", "ROW", "GRID"),
        *("STANDARD", "SOLO", "LINE_CLEAR", "TURN", "FINISHING", "OVER"),
        *("FREE", "MASTER", "AMBASSADOR", "GHOST", "REWARD", "LEVEL_UP", "RECYCLE"),
        *("M_NONE", "M_UNUSED", "M_NEW"),
    ),
    actions: (
        *("TAKE", "TAKE_GRID", "TAKE_DECK", "GAIN", "SWAP", "PLACE", "GHOST_ACTION", "TAKE_REWARD", "LEVEL_UP_STEP"),
        *("RECYCLE_ROW", "UNDER", "DO_MASTER", "DO_AMBASSADOR", "DONE", "SKIP", "PASS", "ACTIONS", "PLACEMENT_COUNT"),
    ),
}
"""Numbers of the state and of the action space that readers of them need."""


def kind_of(dtype: np.dtype[Any]) -> str:
    """The kind of a number: `i8` has eight bits and a sign, `u32` none, `f64` is a float."""
    return f"{dtype.kind}{dtype.itemsize * 8}"


def fields_of_record(dtype: np.dtype[Any], at: int = 0, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """The fields of a record, also of records inside of it."""
    for name in dtype.names or ():
        inner, offset, *_ = dtype.fields[name]  # type: ignore[index]  # it has names, so it has fields
        base, place = inner.base, at + int(offset)
        if base.names:
            yield from fields_of_record(base, place, f"{path}{name}.")
        else:
            yield f"{path}{name}", {"at": place, "of": kind_of(base), "shape": list(inner.shape)}


def layout(thing: Addressed) -> dict[str, Any]:
    """A record, table or block for TypeScript."""
    if isinstance(thing, Record):
        fields = dict(fields_of_record(thing.layout))
    elif isinstance(thing, Table):
        fields = {"all": {"at": 0, "of": kind_of(np.dtype(thing.dtype)), "shape": list(thing.shape)}}
    elif isinstance(thing, Settings):
        names = enumerate(type(thing.example)._fields)
        fields = {name: {"at": k * FLOAT_BYTES, "of": "f64", "shape": []} for k, name in names}
    else:
        fields = {
            path: {"at": thing.fields[path], "of": _of(array.dtype), "shape": list(array.shape)}
            for path, array in leaves(thing.example)
        }
    return {"size": thing.size, "fields": fields}


def _of(dtype: np.dtype[Any]) -> str:
    if not dtype.names:
        return kind_of(dtype)
    return "State" if dtype == state.STATE else "record"


def options() -> dict[str, Any]:
    """Each option with its rules, and its named values where it has any."""
    return {
        name: {"rules": rules, "values": CHOICES[name]} if name in CHOICES else {"rules": rules}
        for name, rules in OPTION_RULES.items()
    }


def names() -> Iterator[tuple[str, Any]]:
    """What the numbers are called."""
    for module, chosen in CONSTANTS.items():
        yield from ((name, getattr(module, name)) for name in chosen)
    yield "TREE_SETTINGS", tree.TREE_SETTINGS
    yield "HINT_SETTINGS", tree.HINT_SETTINGS
    yield "MANNERS", {name: each._asdict() for name, each in manners().items()}
    yield "STORY_NUMBERS", story.NUMBERS
    yield "FACTS", [{"kind": kind, "arguments": [part._asdict() for part in of]} for kind, of in facts.FACTS.items()]
    yield "REASONS", [{"key": f"reason-{key}", "places": places} for key, places in facts.REASONS.items()]
    yield "FACT_DECKS", facts.DECKS
    yield "TAKING_COLUMNS", taking.COLUMNS
    yield "TAKING_FACTS", taking.FACTS
    yield "ACCOUNTING_COLUMNS", accounting.COLUMNS
    yield "ACCOUNTING_FACTS", accounting.FACTS
    yield "PIECES", PIECES
    yield "LEVEL", LEVEL
    yield "SOURCES", SOURCES
    yield "COLOURS", tuple(COLOURS)
    yield "REWARDS", REWARDS
    yield "REWARD_RULES", showing.REWARD_RULES
    yield "OFFERED", showing.OFFERED
    yield "FACE", FACE
    yield "PENDING_NAMES", PENDING_NAMES
    yield "TILINGS", [tiling.text for tiling in TILINGS]
    yield "MOVE_BLOCKS", BLOCKS
    yield "REFUSALS", [{"code": code, "rule": rule} for code, rule in REASONS]
    yield "EVENT_COLUMNS", COLUMNS
    yield "EVENTS", [{"kind": kind, "arguments": [part._asdict() for part in ARGUMENTS[kind]]} for kind in EVENT_KINDS]
    yield "STANDING_COLUMNS", standing.COLUMNS
    yield "STANDING_STEPS", [{"step": step, "rule": rule} for step, rule in standing.STEPS]
    yield "STOPPING_COLUMNS", stopping.COLUMNS
    yield "TERMS", terms.TERMS
    yield "PROBLEMS", [{"code": code, "rule": rule, "arguments": named} for code, rule, named in terms.PROBLEMS]
    yield "UNSOUND", [{"rule": rule, "sentence": sentence} for rule, sentence in sound.REASONS]
    yield "FEWEST_SEATS", dict(zip(VARIANTS, terms.FEWEST, strict=True))
    yield "MOST_SEATS", MOST_SEATS
    yield "VARIANTS", VARIANTS
    yield "EXPANSIONS", EXPANSIONS
    yield "DIFFICULTIES", DIFFICULTIES
    yield "OPTIONS", options()
    yield "EDITIONS", EDITIONS
    yield "DEFAULT_EDITION", DEFAULT_EDITION


def typed(argument: Argument) -> str:
    """The type of an argument in TypeScript."""
    if not isinstance(argument, Number):
        return f'At<"{argument.name}">'
    return "bigint" if argument == LONG else "number"


def signature(offered: Offered) -> str:
    """A function as a line of an interface."""
    given = [f"{name}: {typed(argument)}" for name, argument in offered.arguments.items()]
    return f"  {offered.name}({', '.join(given)}): {'number' if gives_back(offered) else 'void'};"


def gives_back(offered: Offered) -> bool:
    """Whether a function has an answer."""
    if isinstance(offered, Start):
        return False
    return get_type_hints(getattr(offered.rule, "py_func", offered.rule))["return"] is not type(None)


def interface(module: Module) -> str:
    """What a module offers."""
    lines = [signature(export) for export in module.exports]
    return "\n".join(
        [
            f"export interface {module.name.capitalize()} {{",
            "  readonly memory: WebAssembly.Memory;",
            "  readonly __heap_base: WebAssembly.Global;",
            *lines,
            "}",
        ]
    )


def addressed(modules: Iterable[Module]) -> dict[str, Addressed]:
    """Everything that exports take the address of, by its name."""
    found: dict[str, Addressed] = {}
    for module in modules:
        for export in module.exports:
            for argument in export.arguments.values():
                if not isinstance(argument, Number):
                    assert layout(found.setdefault(argument.name, argument)) == layout(argument), argument.name
    return found


def written(value: Any) -> str:
    """A constant as TypeScript."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def typescript() -> str:
    """All of it."""
    parts = [HEAD, *(f"{interface(module)}\n" for module in MODULES)]
    layouts = ((thing.name, layout(thing)) for thing in addressed(MODULES).values())
    parts += (f"export const {name} = {written(value)} as const satisfies Layout;\n" for name, value in layouts)
    parts += (f"export const {name} = {written(value)} as const;\n" for name, value in names())
    return "\n".join(parts)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8", newline="\n")
