"""Small faults, one at a time, in the rules: what each changes, and the code of the changed function.

| operator | what it does |
|---|---|
| comparison | `<` and `<=`, `>` and `>=`, `==` and `!=`, `in` and `not in` change places |
| number | a whole number becomes one more, and one less; True and False change places |
| condition | the test of an `if`, `while` or choice is negated; a `not` is left out |
| and/or | `and` and `or` change places |
| arithmetic | + and -, * and //, % and //, << and >>, & and |, min and max change places |
| deletion | a statement is left out: a call, an assignment to a place, `+=`, `continue`, a bare `return` |
| return | a function says no for yes; a number becomes 0, and 0 becomes 1 |

A mutant is known by its function and the text of the statement before and after: it keeps its name when lines move.
"""

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType
from typing import Any, Final

import projectl.rules

FOLDER: Final = Path(projectl.rules.__file__ or "").parent
LEFT_OUT: Final = {
    "__init__": "holds nothing",
    "actions": "numbers of a list that notation writes out",
    "batch": "loops over whole games and random play; tests/same compares it with the rules game by game",
    "books": "keeps what `book` has written",
    "compiled": "the compiler's harness, which an interpreted run does not use",
    "copying": "copies memory, for searches only",
    "refusals": "a table of names",
    "state": "the layout of the record",
}
"""Files of the rules without rules in them, and why each is none."""

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
NAMES: Final = {"min": "max", "max": "min"}


@dataclass(frozen=True)
class Mutant:
    """One fault; `function` is empty where a constant of the module is changed."""

    module: str
    function: str
    operator: str
    before: str
    after: str
    again: int
    code: CodeType

    @property
    def home(self) -> str:
        """The function that is changed."""
        return f"{self.module}.{self.function or 'module'}"

    @property
    def where(self) -> str:
        """The statement that is changed."""
        return f"{self.home}: {self.before}"

    @property
    def name(self) -> str:
        """The same as long as the statement is."""
        times = f" ({self.again + 1})" if self.again else ""
        return f"{self.where} => {self.after}{times}"


Change = tuple[str, ast.AST, str, int | None, Any]
"""Operator, the node that holds what is changed, the field, its place there, and what it becomes."""


def _comparison(node: ast.Compare) -> Iterator[Change]:
    for place, operator in enumerate(node.ops):
        yield "comparison", node, "ops", place, COMPARISONS[type(operator)]()


def _number(node: ast.Constant) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield "number", node, "value", None, not node.value
    elif isinstance(node.value, int):
        yield "number", node, "value", None, node.value + 1
        yield "number", node, "value", None, node.value - 1


def _is_told_by_comparing(test: ast.expr) -> bool:
    """Another operator negates it already."""
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        return isinstance(test.ops[0], (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot))
    return isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)


def _negated(operator: str, node: ast.AST, field: str, test: ast.expr) -> Iterator[Change]:
    if not _is_told_by_comparing(test):
        yield operator, node, field, None, ast.UnaryOp(ast.Not(), test)


def _is_zero(value: ast.expr, module: str) -> bool:
    """Whether a named number is 0 anyway."""
    if not isinstance(value, (ast.Name, ast.Attribute)):
        return False
    found: Any = import_module(f"projectl.rules.{module}")
    for name in ast.unparse(value).split("."):
        found = getattr(found, name, None)
    return bool(found == 0)


def _return(node: ast.Return, kind: str, module: str) -> Iterator[Change]:
    value = node.value
    if value is None or isinstance(value, ast.Constant):
        return
    if kind == "bool":
        yield from _negated("return", node, "value", value)
    elif kind == "int":
        yield "return", node, "value", None, ast.Constant(1 if _is_zero(value, module) else 0)


def _inside(node: ast.AST, kind: str, module: str) -> Iterator[Change]:
    """The faults of one node, without those of the nodes in it."""
    if isinstance(node, ast.Compare):
        yield from _comparison(node)
    elif isinstance(node, ast.Constant):
        yield from _number(node)
    elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
        yield from _negated("condition", node, "test", node.test)
    elif isinstance(node, ast.BoolOp):
        yield "and/or", node, "op", None, ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in ARITHMETIC:
        yield "arithmetic", node, "op", None, ARITHMETIC[type(node.op)]()
    elif isinstance(node, ast.Name) and node.id in NAMES:
        yield "arithmetic", node, "id", None, NAMES[node.id]
    elif isinstance(node, ast.Return):
        yield from _return(node, kind, module)
    for field, value in ast.iter_fields(node):
        for place, child in enumerate(value if isinstance(value, list) else [value]):
            at = place if isinstance(value, list) else None
            if isinstance(child, ast.UnaryOp) and isinstance(child.op, ast.Not):
                yield "condition", node, field, at, child.operand
            elif isinstance(child, ast.stmt) and _may_go(child):
                yield "deletion", node, field, at, ast.Pass()


def _may_go(node: ast.stmt) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return not all(isinstance(target, (ast.Name, ast.Tuple)) for target in node.targets)
    return isinstance(node, (ast.AugAssign, ast.Continue)) or (isinstance(node, ast.Return) and node.value is None)


def _head(node: ast.stmt) -> str:
    """The text of a statement, without the statements in it."""
    bare = copy.copy(node)
    for field in ("body", "orelse"):
        if hasattr(bare, field):
            setattr(bare, field, [])
    return " ".join(ast.unparse(bare).split())


def _statements(node: ast.AST, holder: ast.stmt) -> Iterator[tuple[ast.AST, ast.stmt]]:
    """Every node with the statement it stands in.

    Left out: sentences that explain, and numbers given to `emit` and `emit_all`, which fill the columns that an event
    does not have.
    """
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue
        if (
            isinstance(node, ast.Call)
            and ast.unparse(node.func) in ("emit", "emit_all")
            and isinstance(child, (ast.Constant, ast.UnaryOp))
        ):
            continue
        inner = child if isinstance(child, ast.stmt) else holder
        yield child, inner
        yield from _statements(child, inner)


def _apply(change: Change) -> Any:
    """Make the change in the tree; what was there before."""
    _, node, field, place, new = change
    if isinstance(new, ast.AST) and not hasattr(new, "lineno"):
        ast.copy_location(new, node)
    if place is None:
        before = getattr(node, field)
        setattr(node, field, new)
    else:
        values = getattr(node, field)
        before, values[place] = values[place], new
    return before


def _code_of(tree: ast.Module, body: ast.stmt, path: Path) -> CodeType:
    """The code of a function; of a constant that of the whole file, for others may be made from it."""
    if not isinstance(body, ast.FunctionDef):
        return compile(ast.fix_missing_locations(tree), str(path), "exec")
    compiled = compile(ast.fix_missing_locations(ast.Module([body], [])), str(path), "exec")
    return next(code for code in compiled.co_consts if isinstance(code, CodeType))


def _of_body(tree: ast.Module, body: ast.stmt, module: str, path: Path) -> Iterator[Mutant]:
    is_function = isinstance(body, ast.FunctionDef)
    function = body.name if isinstance(body, ast.FunctionDef) else ""
    kind = ast.unparse(body.returns) if isinstance(body, ast.FunctionDef) and body.returns else ""
    seen: Counter[tuple[str, str]] = Counter()
    nodes = [(body, body), *_statements(body, body)] if is_function else list(_statements(body, body))
    for node, holder in nodes:
        for change in list(_inside(node, kind, module)):
            operator, _, field, place, _ = change
            is_deleted = operator == "deletion"
            gone = getattr(node, field)[place] if is_deleted else holder
            before = _head(gone)
            original = _apply(change)
            after = "pass" if is_deleted else _head(holder)
            mutated = _code_of(tree, body, path)
            _apply((operator, node, field, place, original))
            if before != after:
                yield Mutant(module, function, operator, before, after, seen[before, after], mutated)
                seen[before, after] += 1


def statements_of(path: Path) -> dict[int, str]:
    """The statement on each line of a file, as mutants name it; of one with statements inside, as far as its colon."""
    found: dict[int, str] = {}
    for body in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(body, ast.FunctionDef):
            for node in ast.walk(body):
                if isinstance(node, ast.stmt) and node is not body:
                    inner = getattr(node, "body", None)
                    last = inner[0].lineno - 1 if inner else node.end_lineno or node.lineno
                    text = f"{path.stem}.{body.name}: {_head(node)}"
                    found |= dict.fromkeys(range(node.lineno, max(last, node.lineno) + 1), text)
    return found


def _bodies_of(path: Path) -> Iterator[tuple[ast.Module, ast.stmt]]:
    """The functions and constants of a file, each with the file's tree."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for body in tree.body:
        if isinstance(body, (ast.FunctionDef, ast.Assign, ast.AnnAssign)):
            if isinstance(body, ast.FunctionDef):
                body.decorator_list = []
                # What types say is no rule.
                for argument in body.args.args:
                    argument.annotation = None
            elif isinstance(body, ast.AnnAssign):
                body.annotation = ast.Name("object", ast.Load())
            yield tree, body


def mutants_of(path: Path) -> list[Mutant]:
    """All faults of a file, in its order."""
    return [mutant for tree, body in _bodies_of(path) for mutant in _of_body(tree, body, path.stem, path)]


def _files() -> list[Path]:
    return [path for path in sorted(FOLDER.glob("*.py")) if path.stem not in LEFT_OUT]


def all_mutants() -> list[Mutant]:
    """All faults of all rules."""
    return [mutant for path in _files() for mutant in mutants_of(path)]


def all_unchanged() -> Iterator[Mutant]:
    """Every function and constant as it is, made in the same way as the mutants are: no test may notice."""
    for path in _files():
        for tree, body in _bodies_of(path):
            function = body.name if isinstance(body, ast.FunctionDef) else ""
            yield Mutant(path.stem, function, "none", "", "", 0, _code_of(tree, body, path))
