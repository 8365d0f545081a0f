"""The second back end of the compiled core: the same rules, bots and solver as WebAssembly, for the page.

`python3 dev.py engine` builds two modules and their data into `web/src/engine/built/`, where they are kept in git with
a digest of what they were made from. Nobody who plays builds them.

1. Numba types and lowers the very functions that run here (`lowering.py`), but neither optimizes them nor makes
   machine code: optimized, they would have the offsets of a machine with 8-byte pointers in them.
2. `exports.py` names what a module offers. Around each of these functions a small one is put that takes 32-bit
   addresses and makes of them what the rule takes (`arguments.py`, `lowering.py`).
3. All of it becomes one module for wasm32 in which everything but the exports is internal, is optimized as a whole,
   and linked by `wasm-ld`, which the package `ziglang` brings along (`linking.py`).
4. `data.py` writes down for TypeScript where everything lies, and what the numbers are called.
"""
