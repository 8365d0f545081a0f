"""What an export takes: numbers, and addresses of records, tables and blocks."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias

import numpy as np

ALIGNED: Final = 16
"""Every field of a block begins at a multiple of so many bytes."""


FLOAT_BYTES: Final = 8


@dataclass(frozen=True)
class Number:
    """A number: an integer of 32 bits with or without a sign, one of 64, or a float."""

    name: str


INT: Final = Number("int")
WORD: Final = Number("word")
LONG: Final = Number("long")
FLOAT: Final = Number("float")


@dataclass(frozen=True)
class Record:
    """The address of a record; rules that Python calls too take it as an array of one."""

    name: str
    layout: np.dtype[Any]
    is_array: bool = False

    @cached_property
    def example(self) -> Any:
        """Such an array."""
        return np.zeros(1, self.layout)

    @property
    def size(self) -> int:
        """Its bytes."""
        return self.layout.itemsize


@dataclass(frozen=True)
class Table:
    """The address of an array."""

    name: str
    dtype: Any
    shape: tuple[int, ...]

    @cached_property
    def example(self) -> Any:
        """Such an array."""
        return np.zeros(self.shape, self.dtype)

    @property
    def size(self) -> int:
        """Its bytes."""
        return int(self.example.nbytes)


class Block:
    """The address of a NamedTuple of arrays, whose fields lie one after the other.

    Fields that share memory in the example share it there too.
    """

    def __init__(self, name: str, example: Any) -> None:
        self.name = name
        self.example = example
        self.size = 0
        self.fields: dict[str, int] = {}
        seen: dict[int, int] = {}
        for path, array in leaves(example):
            address = array.__array_interface__["data"][0]
            if address not in seen:
                seen[address] = self.size
                self.size += -(-array.nbytes // ALIGNED) * ALIGNED
            self.fields[path] = seen[address]


@dataclass(frozen=True)
class Settings:
    """The address of the numbers of a NamedTuple, floats one after the other, whatever they are in the rules."""

    name: str
    example: Any

    @property
    def size(self) -> int:
        """Its bytes."""
        return len(self.example) * FLOAT_BYTES


Argument: TypeAlias = Number | Record | Table | Block | Settings
Addressed: TypeAlias = Record | Table | Block | Settings


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The arrays of a NamedTuple, also of those inside of it, with their names."""
    if not isinstance(value, tuple):
        yield path, value
        return
    for name, part in zip(type(value)._fields, value, strict=True):  # type: ignore[attr-defined]  # a NamedTuple
        yield from leaves(part, f"{path}.{name}" if path else name)
