"""One source, run three ways: interpreted, compiled, and compiled over whole batches.

`@rule` marks a rule function, `@entry` the few functions that Python calls. With `PROJECTL_INTERPRET=1` both leave
the function as it is, for debugging and coverage.

Numba would serve stale code: it looks only at the file of the function it loads, not at the files that function
calls. So compiled entries live in a folder named by a digest of everything that went into them, the processor too.
Where the files lie and when they were written is no part of it: every copy of the same sources shares one folder.
"""

import hashlib
import os
import platform
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

import numba
import numpy as np
from llvmlite import binding
from numba import _dynfunc
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.callconv import NumpyErrorModel
from numba.core.codegen import JITCodeLibrary, get_host_cpu_features
from numba.core.compiler import Compiler
from numba.np import arrayobj
from platformdirs import user_cache_path

F = TypeVar("F", bound=Callable[..., Any])

INTERPRET: Final = os.environ.get("PROJECTL_INTERPRET", "") not in ("", "0")
COMPILED_ROOMS: Final = ("catalogue", "rules", "solver", "net", "bots")
"""The rooms whose functions are compiled, and the catalogue, whose constants are frozen into them; an edit in any of
them makes a new cache folder."""
BESIDE: Final = ("daily",)
"""Rooms that are compiled too, but not for the page."""
FEW: Final = 5
"""Functions up to which the code of a rule is optimized before any entry asks for it."""


def _processor() -> tuple[str, str, str]:
    """What code is compiled for: kind, name and features, as Numba's own key has them."""
    name, features = numba.config.CPU_NAME, numba.config.CPU_FEATURES
    return (
        binding.get_process_triple(),
        binding.get_host_cpu_name() if name is None else name,
        get_host_cpu_features() if features is None else features,
    )


@cache
def digest() -> str:
    """What the compiled code depends on, in sixteen letters."""
    package = Path(__file__).parent.parent
    seen = hashlib.sha256()
    seen.update(repr((numba.__version__, np.__version__, platform.python_version())).encode())
    seen.update(repr((numba.config.BOUNDSCHECK, _processor())).encode())
    for room in (*COMPILED_ROOMS, *BESIDE):
        for path in sorted((package / room).rglob("*.py")):
            seen.update(f"{path.relative_to(package).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return seen.hexdigest()[:16]


def cache_home() -> Path:
    """Where compiled rules of every digest lie."""
    return Path(os.environ["PROJECTL_CACHE"]) if "PROJECTL_CACHE" in os.environ else user_cache_path("projectl")


@cache
def cache_folder() -> Path:
    """The folder of this digest below the user's cache; a temporary one where that cannot be written."""
    folder = cache_home() / digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="projectl-")) / digest()
        folder.mkdir()
        return folder


def _wide(kind: Any) -> Any:
    is_number = isinstance(kind, (numba.types.Integer, numba.types.IntegerLiteral))
    return numba.types.int64 if is_number else numba.types.unliteral(kind)


def _widen_arguments(dispatcher: Any) -> None:
    """Let callers with any integers share one compiled function: Numba would make one for each width and constant."""
    template_of = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: template_of(
        tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()}
    )


def _count_from_the_front() -> None:
    """Spare rules the question, at every index, whether it counts from the end: none does, bounds checks prove it.

    It costs a fifth of their speed. Numba has no option for it, so its one function that asks is replaced; code
    that is not a rule (it has the memory manager, or Python's errors) gets the old answer.
    """
    ask = arrayobj.fix_integer_index

    def fix(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if context.enable_nrt or not isinstance(context.error_model, NumpyErrorModel):
            return ask(context, builder, kind, index, size)
        return context.cast(builder, index, kind, numba.types.intp)

    arrayobj.fix_integer_index = fix


if not INTERPRET:
    _count_from_the_front()


class _RuleLibrary(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of a rule and of all it calls: no machine code, for only entries run.

    Numba would optimize all of it and make machine code of it again for every rule on the way up to an entry, which
    takes two fifths of the time. The entry optimizes everything anyway; only the lowest rules have to be in order
    before, or bots become a twelfth slower.
    """

    def _optimize_final_module(self) -> None:
        if sum(not function.is_declaration for function in self._final_module.functions) <= FEW:
            super()._optimize_final_module()

    def _finalize_final_module(self) -> None:
        self._finalized = True


class _RuleCompiler(Compiler):  # type: ignore[misc]  # the same
    """Numba's compiler, into such a library."""

    def compile_extra(self, func: Any) -> Any:
        """Compile a function; its target is a copy of its own, so that it may be changed."""
        target = self.state.targetctx
        self.state.library = _RuleLibrary(target.codegen(), func.__qualname__)
        # What Python would call, with no address behind it; Numba needs it to find the rule again.
        target.get_executable = lambda library, description, environment: _dynfunc.make_function(
            description.lookup_module(), func.__name__, "", 0, environment, (library,)
        )
        return super().compile_extra(func)


class _EntryLibrary(JITCodeLibrary):  # type: ignore[misc]  # the same
    """The code of an entry and of all it calls, which nobody else calls.

    Numba keeps every function fit to be called from elsewhere. Told that they are the entry's own, LLVM draws them
    together and passes no argument on that is never read: searches become almost twice as fast.
    """

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage is binding.Linkage.linkonce_odr:
                function.linkage = binding.Linkage.internal
        super()._optimize_final_module()


class _EntryCompiler(Compiler):  # type: ignore[misc]  # the same
    """Numba's compiler, into such a library."""

    def compile_extra(self, func: Any) -> Any:
        """Compile a function."""
        self.state.library = _EntryLibrary(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(func)


def _compiled(function: F, is_small: bool) -> F:
    """Without Numba's memory manager: rules allocate nothing, and counting references would cost half their speed."""
    compiled: F = numba.njit(
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
        _nrt=False,
        error_model="numpy",
        forceinline=is_small,
        pipeline_class=_RuleCompiler,
    )(function)
    _widen_arguments(compiled)
    return compiled


def rule(function: F) -> F:
    """A rule function: compiled when an entry needs it, and never called from Python."""
    return function if INTERPRET else _compiled(function, False)


def small(function: F) -> F:
    """A rule in the innermost loops that takes less time than calling it would."""
    return function if INTERPRET else _compiled(function, True)


class _Place(_CacheLocator):  # type: ignore[misc]  # the same
    """Where an entry's code lies: in the folder of the digest, which says all there is to say about its freshness."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function

    @classmethod
    def from_function(cls, py_func: Callable[..., Any], _file: str) -> "_Place":
        """The place of a function."""
        return cls(py_func)

    def get_cache_path(self) -> str:
        """Its folder."""
        return str(cache_folder() / self._function.__module__)

    def get_source_stamp(self) -> str:
        """What Numba would take from the date of the file."""
        return digest()

    def get_disambiguator(self) -> str:
        """Two functions of one name in a file are told apart by their lines."""
        return str(self._function.__code__.co_firstlineno)


class _EntryCode(CompileResultCacheImpl):  # type: ignore[misc]  # the same
    _locator_classes: Final = [_Place]


class _EntryCache(FunctionCache):  # type: ignore[misc]  # the same
    _impl_class = _EntryCode


def entry(function: F) -> F:
    """A function called from Python: compiled once per digest, kept on disk, and run without the GIL."""
    if INTERPRET:
        return function
    compiled: F = numba.njit(nogil=True, pipeline_class=_EntryCompiler)(function)
    compiled._cache = _EntryCache(function)  # type: ignore[attr-defined]  # what `cache=True` does, with Numba's places
    return compiled
