"""Marks which functions of ours have run: each sets its place in a list when it is called.

That costs next to nothing, on any Python, so that every run can keep a record of it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from itertools import takewhile
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from tests.changed.sources import functions

ROOT = Path(__file__).resolve().parents[2]
_COMPILED = ROOT / ".carte-cache" / "marked-2"
"""Where the marked code is kept: its number changes with how functions are marked."""
_RAN: dict[str, list[int]] = {}
"""By file, which of its functions have run, in the order of ``functions``."""


def begin() -> None:
    """Mark from now on what runs of the modules of ``carte``: before any is imported."""
    sys.meta_path.insert(0, _Finder())


def taken() -> dict[str, frozenset[int]]:
    """Return which functions have run since this was last asked, by file."""
    found = {}
    for path, ran in _RAN.items():
        if 1 in ran:
            found[path] = frozenset(at for at, mark in enumerate(ran) if mark)
            ran[:] = [0] * len(ran)
    return found


class _Finder(MetaPathFinder):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != "carte":
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec and spec.origin and type(spec.loader) is SourceFileLoader:
            spec.loader = _Loader(fullname, spec.origin)
        return spec


class _Loader(SourceFileLoader):
    def exec_module(self, module: ModuleType) -> None:
        path = Path(self.path).resolve().relative_to(ROOT).as_posix()
        vars(module)["__ran__"] = _RAN.setdefault(path, [])
        super().exec_module(module)

    def get_code(self, fullname: str) -> CodeType | None:
        before, sys.pycache_prefix = sys.pycache_prefix, str(_COMPILED)
        try:
            return super().get_code(fullname)
        finally:
            sys.pycache_prefix = before

    def source_to_code(  # type: ignore[override]  # mypy has it static, as it once was
        self, data: Any, path: Any, **_options: Any
    ) -> CodeType:
        code: CodeType = compile(marked(data), path, "exec", dont_inherit=True)
        return code


def marked(source: str | bytes) -> ast.Module:
    """Return a source in which every function first sets its own place of ``__ran__``."""
    tree = ast.parse(source)
    every = [function for _name, function in functions(tree)]
    for number, function in enumerate(every):
        _insert(f"__ran__[{number}] = 1", function.body, function.body[0])
    if tree.body:
        _insert(f"__ran__[:] = [0] * {len(every)}", tree.body, tree.body[0])
    return tree


def _insert(mark: str, body: list[ast.stmt], place: ast.AST) -> None:
    """Begin with a mark, after a docstring and what Python wants before anything else."""
    (made,) = ast.parse(mark).body
    for node in ast.walk(made):
        ast.copy_location(node, place)
    body.insert(sum(1 for _ in takewhile(_comes_first, body)), made)


def _comes_first(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Constant(value=str())) | ast.ImportFrom(module="__future__"):
            return True
    return False
