"""The browser client's types of messages are made of the server's own, key by key."""

import re
from typing import Any, get_args

import msgspec
import pytest

from projectl.server.tables import shown
from projectl.server.wire import messages
from web.messages import declared, typescript

SENT = get_args(messages.Outgoing)
ASKED = get_args(messages.Incoming)


def interface(name: str) -> dict[str, str]:
    """The keys of an interface with their types, question marks at the keys."""
    found = re.search(
        rf"^export interface {name} (?:extends .*? )?\{{\n(.*?)^\}}", typescript(), re.DOTALL | re.MULTILINE
    )
    assert found, name
    return dict(line.strip(" ;").split(": ", 1) for line in found[1].splitlines())


@pytest.mark.parametrize("shape", [*SENT, messages.Chair, shown.Happened, shown.Face, shown.Stopping, shown.Wishes])
def test_every_key_of_what_is_sent_is_there(shape: type[msgspec.Struct]) -> None:
    keys = interface(shape.__name__)
    expected = {f"{field.name}{'' if field.required else '?'}" for field in msgspec.structs.fields(shape)}
    tag = shape.__struct_config__.tag
    assert set(keys) == expected | ({"type"} if tag else set())
    assert keys.get("type") == (f'"{tag}"' if tag else None)


@pytest.mark.parametrize("shape", ASKED)
def test_every_key_of_what_is_asked_is_there(shape: type[msgspec.Struct]) -> None:
    [line] = re.findall(rf'\| \{{ type: "{shape.__struct_config__.tag}"; (.*?) \}}', typescript())
    keys = {part.partition(":")[0] for part in line.split("; ")}
    assert keys == {f"{field.name}{'' if field.required else '?'}" for field in msgspec.structs.fields(shape)}


class Weather(msgspec.Struct, tag="weather", tag_field="type", frozen=True, kw_only=True, omit_defaults=True):
    """A message that there may be one day."""

    sky: Any
    winds: list[int | None]
    lying: dict[shown.Piece, float] | None = None


def test_a_key_that_the_server_gets_is_the_client_s_too() -> None:
    assert declared(Weather).splitlines() == [
        "/** A message that there may be one day. */",
        "export interface Weather {",
        '  type: "weather";',
        "  sky: unknown;",
        "  winds: (number | null)[];",
        "  lying?: Partial<Record<Piece, number>>;",
        "}",
    ]


def test_null_is_left_out_where_the_server_leaves_it_out() -> None:
    assert interface("TableNow")["seed?"] == "string"
    assert interface("Wishes")["difficulty?"] == "string | null"
    assert interface("Pending")["raised?"] == "Piece | null"
    assert interface("View")["final_round"] == "number | null"
    assert interface("TableNow")["scores?"] == "(number | null)[]"
