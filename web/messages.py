"""The messages of a table as types of TypeScript, made of what the server reads and writes.

What the server leaves out where it says nothing (`omit_defaults`) may be missing and is never null; what a client may
leave out may also be null. A word beside a type (`Annotated[str, "Piece"]`) is the type's name on the other side.
"""

import inspect
import types
import typing
from collections.abc import Iterator
from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Struct, UnsetType

from projectl.catalogue.pieces import PIECES
from projectl.notation import schema
from projectl.rules.options import VARIANTS
from projectl.server.tables import shown
from projectl.server.wire import messages

PLAIN = {
    str: "string",
    bytes: "string",  # in base64
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}
CALLED = {schema.Lying: "OwnPuzzle", schema.Seat: "SeatView"}
"""What a seat is at the table of a client, other things are called Seat."""
LEFT_OUT = {(schema.View, "puzzles"): "A table says it once, with its wishes."}
"""Keys that a message does without, though a view of one's own has them."""
CHECKED = ("properties", "required")
"""What of a schema says more than that it is an object without other keys: that holds for every message."""
OPEN = (shown.Fact, shown.Account, shown.Verdict)
"""Dicts that are events or have other keys, too."""


def typescript() -> str:
    """The whole file."""
    return "\n\n".join(("/** Made by web/messages.py: what a table and its clients tell each other. */", *_parts(), ""))


def asked() -> dict[str, Any]:
    """For each message of a client what it has to be, as JSON Schema: of each key its kind and its limits."""
    shapes = typing.get_args(messages.Incoming)
    _, schemas = msgspec.json.schema_components(shapes)
    return {shape.__struct_config__.tag: {key: schemas[shape.__name__][key] for key in CHECKED} for shape in shapes}


def _parts() -> Iterator[str]:
    yield f"export type Piece = {_either(map(_quoted, PIECES))};"
    yield f"export type Variant = {_either(map(_quoted, VARIANTS))};"
    yield 'export type Row = "W" | "B" | "G";'
    yield "/** What happened; docs/protocol.md has the kinds and their keys. */\n" + (
        "export type Happening = { kind: string; seat?: number } & Record<string, unknown>;"
    )
    sent = typing.get_args(messages.Outgoing)
    asked = typing.get_args(messages.Incoming)
    for shape in _shapes((schema.View, shown.Wishes, *sent)):
        yield declared(shape)
    yield f"export type Incoming = {_either(map(_name, sent))};"
    yield f"export type Outgoing =\n  | {(chr(10) + '  | ').join(_inline(shape) for shape in asked)};"


def _shapes(roots: tuple[Any, ...]) -> list[Any]:
    """These and all that they are made of, each once, parts first."""
    found: list[Any] = []

    def visit(kind: Any) -> None:
        if _is_shape(kind):
            if kind not in found:
                for each in typing.get_type_hints(kind, include_extras=True).values():
                    visit(each)
                found.append(kind)
        else:
            for part in typing.get_args(kind):
                visit(part)

    for root in roots:
        visit(root)
    return found


def _is_shape(kind: Any) -> bool:
    return inspect.isclass(kind) and (issubclass(kind, Struct) or typing.is_typeddict(kind))


def _name(shape: Any) -> str:
    return CALLED.get(shape, str(shape.__name__))


def declared(shape: Any) -> str:
    """An interface of its keys."""
    keys = "".join(f"  {key};\n" for key in _keys(shape))
    also = "extends Record<string, unknown> " if shape in OPEN else ""
    about = inspect.cleandoc(shape.__doc__ or "").splitlines()[0]
    return f"/** {about} */\nexport interface {_name(shape)} {also}{{\n{keys}}}"


def _inline(shape: Any) -> str:
    return f"{{ {'; '.join(_keys(shape))} }}"


def _keys(shape: Any) -> Iterator[str]:
    """`name: type` of each key, with what makes out its kind first."""
    hints = typing.get_type_hints(shape, include_extras=True)
    if not issubclass(shape, Struct):
        yield from (f"{name}: {_type(kind)}" for name, kind in hints.items())
        return
    config = shape.__struct_config__
    if config.tag is not None:
        yield f"{config.tag_field}: {_quoted(config.tag)}"
    for field in msgspec.structs.fields(shape):
        kinds = _alternatives(hints[field.name])
        if config.omit_defaults and field.default is None:
            kinds = [kind for kind in kinds if kind is not type(None)]
        is_optional = not field.required or (shape, field.name) in LEFT_OUT
        yield f"{field.encode_name}{'?' if is_optional else ''}: {_either(_type(kind) for kind in kinds)}"


def _alternatives(kind: Any) -> list[Any]:
    if typing.get_origin(kind) in (Union, types.UnionType):
        return [each for each in typing.get_args(kind) if each is not UnsetType]
    return [kind]


def _type(kind: Any) -> str:
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is Annotated:
        named = [each for each in parts[1:] if isinstance(each, str)]
        return named[0] if named else _type(parts[0])
    if origin in (Union, types.UnionType):
        return _either(_type(each) for each in _alternatives(kind))
    if origin is Literal:
        return _either(map(_quoted, parts))
    if origin is list:
        inner = _type(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(map(_type, parts))}]"
    if origin is dict:
        key, value = map(_type, parts)
        return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
    if _is_shape(kind):
        return _name(kind)
    return PLAIN[kind]


def _quoted(word: Any) -> str:
    return f'"{word}"'


def _either(kinds: Any) -> str:
    """Each once: several types of Python are one number."""
    return " | ".join(dict.fromkeys(kinds))
