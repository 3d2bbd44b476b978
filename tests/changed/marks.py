"""Marks which functions of ours have run: each sets a byte of its module's when it is called.

That costs next to nothing, on any Python, so that every run can keep a record of it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from tests.changed.sources import functions

ROOT = Path(__file__).resolve().parents[2]
_COMPILED = ROOT / ".carte-cache" / "marked-1"
"""Where the marked code is kept: its number changes with how functions are marked."""
_MOST = 256
"""So many functions a module may have; our files are short."""
_NONE = bytes(_MOST)
_RAN: dict[str, bytearray] = {}
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
            ran[:] = _NONE
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
        vars(module)["__ran__"] = _RAN.setdefault(path, bytearray(_MOST))
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
    """Return a source in which every function first sets its own byte of ``__ran__``."""
    tree = ast.parse(source)
    for number, (_name, function) in enumerate(functions(tree)):
        (mark,) = ast.parse(f"__ran__[{number}] = 1").body
        for node in ast.walk(mark):
            ast.copy_location(node, function.body[0])
        told = ast.get_docstring(function, clean=False) is not None
        function.body.insert(int(told), mark)
    return tree
