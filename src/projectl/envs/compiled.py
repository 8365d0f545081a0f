"""`@entry` for this room: what only environments need is compiled when somebody uses one, and kept beside the rules.

The digest of the rules leaves this room out, so that an edit here compiles nothing anew that players need. Its code
lies in the same cache folder under a digest of its own.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from projectl.rules import compiled
from projectl.rules.compiled import INTERPRET, cache_folder

F = TypeVar("F", bound=Callable[..., Any])

SOURCES: Final = ("compiled.py", "encoding.py", "layout.py", "rewards.py", "stepping.py")
"""The files whose functions are compiled, or whose constants are frozen into them."""


@cache
def our_folder() -> Path:
    """Where the compiled code of this room lies."""
    seen = hashlib.sha256()
    for name in SOURCES:
        seen.update(name.encode() + b"\0" + (Path(__file__).parent / name).read_bytes() + b"\0")
    return cache_folder() / f"envs-{seen.hexdigest()[:16]}"


class _Place(compiled._Place):
    """Where an entry of this room lies."""

    def get_cache_path(self) -> str:
        """Its folder."""
        return str(our_folder() / self._function.__module__)


class _Code(compiled._EntryCode):
    _locator_classes = [_Place]  # type: ignore[misc]  # noqa: RUF012 - Numba reads it from the class


class _Cache(compiled._EntryCache):
    _impl_class = _Code


def entry(function: F) -> F:
    """A function of this room that Python calls: compiled once for its sources, and run without the GIL."""
    made = compiled.entry(function)
    if not INTERPRET:
        made._cache = _Cache(function)  # type: ignore[attr-defined]  # as `rules.compiled.entry` does
    return made
