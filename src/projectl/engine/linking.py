"""From LLVM's language to a module of WebAssembly."""

import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm

TRIPLE: Final = "wasm32-unknown-unknown"
FEATURES: Final = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext"
"""What every browser knows that runs the page (docs/architecture.md); no SIMD, which made search no faster."""
PAGE: Final = 1 << 16
STACK: Final = 1 << 18
"""Bytes; it lies below everything else, so that one that overflows traps and overwrites nothing."""
LIBRARY: Final = """
declare double @llvm.sqrt.f64(double)
define linkonce_odr double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
"""
"""Of the C library: what is one instruction here, and as exact as IEEE 754 wants it."""


def link(lowered: Iterable[tuple[Any, str]]) -> Any:
    """One LLVM module out of many, in which all but the functions for the host is internal.

    Each is what a rule needs, None where there is no rule, and the text of the function for the host.
    """
    whole = llvm.parse_assembly("")
    names = set()
    for module, around in lowered:
        # First who asks, then what is asked for: what nobody has asked for yet would be left out.
        asking = llvm.parse_assembly(around)
        names |= {function.name for function in asking.functions if not function.is_declaration}
        whole.link_in(asking)
        if module is not None:
            whole.link_in(module, preserve=True)
    whole.link_in(llvm.parse_assembly(LIBRARY))
    for part in (*whole.functions, *whole.global_variables):
        if not part.is_declaration and part.name not in names:
            part.linkage = llvm.Linkage.internal
    return whole


def machine_code(module: Any) -> bytes:
    """An LLVM module as an object file for wasm32, optimized."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
    )
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    module.verify()
    options = llvm.create_pipeline_tuning_options(3)
    options.loop_vectorization = False
    options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def wasm(code: bytes, names: Iterable[str], most_memory: int) -> bytes:
    """An object file as a module that offers these functions and its memory, and asks for nothing."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder, "engine.o"), Path(folder, "engine.wasm")
        given.write_bytes(code)
        flags = [
            "--no-entry",
            "--strip-all",
            "--gc-sections",
            "-O3",
            "--stack-first",
            *("-z", f"stack-size={STACK}"),
            f"--max-memory={most_memory // PAGE * PAGE}",
            "--export=__heap_base",
            *(f"--export={name}" for name in names),
        ]
        # Relative names: none of this machine's paths can come into the module.
        command = [sys.executable, "-m", "ziglang", "wasm-ld", *flags, given.name, "-o", made.name]
        subprocess.run(command, cwd=folder, check=True)
        return made.read_bytes()
