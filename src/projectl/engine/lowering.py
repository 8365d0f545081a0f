"""From rules to LLVM's language: Numba lowers them, and plain functions are put around those that a module offers.

This needs a process of its own: once Numba's own back end is off, nothing that is compiled can be called.
"""

from collections.abc import Callable
from typing import Any, Final

import numba
from llvmlite import ir
from numba import _dynfunc, types
from numba.core import cgutils, codegen, cpu
from numba.core.compiler_lock import global_compiler_lock
from numba.np import arrayobj

from projectl.engine.arguments import (
    FLOAT,
    FLOAT_BYTES,
    INT,
    LONG,
    WORD,
    Argument,
    Block,
    Number,
    Record,
    Settings,
    Table,
)
from projectl.engine.exports import Export, Start
from projectl.rules import compiled

I32: Final = ir.IntType(32)
I64: Final = ir.IntType(64)
F64: Final = ir.DoubleType()


def switch_off_native_code() -> None:
    """From here on Numba only lowers. Its optimizer would freeze offsets of this machine's structs into the code."""

    def nothing(*_: Any) -> None:
        pass

    def is_final(library: Any) -> None:
        library._finalized = True

    def without_address(_context: Any, library: Any, description: Any, environment: Any) -> Any:
        """What Python would call; Numba needs it to find a function again."""
        return _dynfunc.make_function(description.lookup_module(), description.qualname, "", 0, environment, (library,))

    assert not compiled.INTERPRET
    numba.config.BOUNDSCHECK = 0
    replaced = {
        "_optimize_functions": nothing,
        "_optimize_final_module": nothing,
        "_finalize_final_module": is_final,
    }
    for library in (codegen.CPUCodeLibrary, compiled._RuleLibrary):
        for name, function in replaced.items():
            setattr(library, name, function)
    cpu.CPUContext.get_executable = without_address


def type_of(argument: Argument) -> Any:
    """What Numba calls an argument."""
    match argument:
        case Number():
            return types.float64 if argument == FLOAT else types.int64
        case Record(is_array=False):
            return numba.typeof(argument.example).dtype
        case _:
            return numba.typeof(argument.example)


class _Caller:
    """Makes of what the host gives what a rule takes."""

    def __init__(self, context: Any, builder: ir.IRBuilder) -> None:
        self._context = context
        self._builder = builder

    def argument(self, argument: Argument, given: Any) -> Any:
        """One argument."""
        match argument:
            case Number():
                return self._number(argument, given)
            case Record(is_array=False):
                wanted = self._context.get_argument_type(type_of(argument))
                return self._builder.inttoptr(given, wanted)
            case Record() | Table():
                return self._array(argument.example, given)
            case Block():
                return self._part(argument, argument.example, "", given)
            case Settings():
                return self._settings(argument, given)

    def _number(self, argument: Number, given: Any) -> Any:
        if argument == INT:
            return self._builder.sext(given, I64)
        return self._builder.zext(given, I64) if argument == WORD else given

    def _array(self, example: Any, address: Any) -> Any:
        array = arrayobj.make_array(numba.typeof(example))(self._context, self._builder)
        arrayobj.populate_array(
            array,
            data=self._builder.inttoptr(address, array.data.type),
            shape=[I64(n) for n in example.shape],
            strides=[I64(n) for n in example.strides],
            itemsize=I64(example.itemsize),
            meminfo=None,
        )
        return array._getvalue()

    def _settings(self, argument: Settings, address: Any) -> Any:
        """Each number read, and made whole where the rules want whole ones."""
        parts = []
        for k, value in enumerate(argument.example):
            place = self._builder.add(address, I32(k * FLOAT_BYTES))
            number = self._builder.load(self._builder.inttoptr(place, ir.PointerType(F64)))
            parts.append(self._builder.fptosi(number, I64) if isinstance(value, int) else number)
        return self._context.make_tuple(self._builder, type_of(argument), parts)

    def _part(self, block: Block, value: Any, path: str, address: Any) -> Any:
        """A field of a block, or the NamedTuple of several."""
        if not isinstance(value, tuple):
            return self._array(value, self._builder.add(address, I32(block.fields[path])))
        names = type(value)._fields  # type: ignore[attr-defined]  # a NamedTuple
        parts = [
            self._part(block, part, f"{path}.{name}" if path else name, address)
            for name, part in zip(names, value, strict=True)
        ]
        return self._context.make_tuple(self._builder, numba.typeof(value), parts)


def llvm_type(argument: Argument) -> Any:
    """What the host gives for an argument."""
    return F64 if argument == FLOAT else I64 if argument == LONG else I32


def lower(export: Export) -> tuple[Any, str]:
    """The code of a rule with all it calls, as an LLVM module; and the function that the host calls, as text."""
    function: Any = compiled.rule(export.rule.py_func)  # type: ignore[attr-defined]  # of Numba's dispatcher
    kinds = tuple(map(type_of, export.arguments.values()))
    function.compile(kinds)
    result = function.overloads[kinds]
    with global_compiler_lock:
        return result.library._get_module_for_linking(), str(_around(export, result, kinds))


def lower_start(start: Start) -> str:
    """A function that writes down what a block begins with, as text; zeros are there already."""
    module = ir.Module(start.name)
    kinds = [I32] * (1 + len(start.flags))
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), kinds), start.name)
    builder = ir.IRBuilder(function.append_basic_block())
    address, *flags = function.args
    case = I32(0)
    for flag in flags:
        case = builder.add(builder.shl(case, I32(1)), flag)
    for number, (offset, contents) in enumerate(start.contents()):
        place = builder.inttoptr(builder.add(address, I32(offset)), ir.PointerType(ir.IntType(8)))
        _write(module, builder, f"{start.name}_{number}", place, contents, case)
    builder.ret_void()
    return str(module)


def _write(module: ir.Module, builder: ir.IRBuilder, name: str, place: Any, contents: list[bytes], case: Any) -> None:
    """The bytes of this case at a place; where all of them are the same byte, nothing has to be kept."""
    size = len(contents[0])
    if not any(map(any, contents)):
        return
    if len(set(b"".join(contents))) == 1:
        cgutils.memset(builder, place, I32(size), contents[0][0])
        return
    different = sorted(set(contents), key=contents.index)
    kept = [cgutils.global_constant(module, f"{name}_{k}", _bytes(part)) for k, part in enumerate(different)]
    source = kept[0]
    for number, part in enumerate(contents):
        if part != contents[0]:
            is_case = builder.icmp_unsigned("==", case, I32(number))
            source = builder.select(is_case, kept[different.index(part)], source)
    cgutils.raw_memcpy(builder, place, source, I32(size), 1)


def _bytes(content: bytes) -> ir.Constant:
    return ir.Constant(ir.ArrayType(ir.IntType(8), len(content)), bytearray(content))


def _around(export: Export, result: Any, kinds: tuple[Any, ...]) -> ir.Module:
    """A plain function around Numba's calling convention. An error there, which no rule raises, is a trap."""
    context, returned = result.target_context, result.signature.return_type
    is_empty, is_float = returned == types.none, returned == types.float64
    outer = ir.FunctionType(
        ir.VoidType() if is_empty else F64 if is_float else I32, list(map(llvm_type, export.arguments.values()))
    )
    module = ir.Module(export.name)
    function = ir.Function(module, outer, export.name)
    builder = ir.IRBuilder(function.append_basic_block())
    caller = _Caller(context, builder)
    arguments = list(map(caller.argument, export.arguments.values(), function.args))
    inner = ir.Function(module, context.call_conv.get_function_type(returned, kinds), result.fndesc.mangled_name)
    status, value = context.call_conv.call_function(builder, inner, returned, kinds, arguments)
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
        builder.unreachable()
    _give_back(builder, value, is_empty, is_float)
    return module


def _give_back(builder: ir.IRBuilder, value: Any, is_empty: bool, is_float: bool) -> None:
    if is_empty:
        builder.ret_void()
    elif is_float:
        builder.ret(value)
    else:
        narrow: Callable[..., Any] = builder.trunc if value.type.width > I32.width else builder.zext
        builder.ret(value if value.type == I32 else narrow(value, I32))
