"""Runs in Pyodide at build time: compiles Python for pages, small and quick to load.

Nothing in it refers to its source, which pages do not have.
"""

import ast
import marshal
from importlib.util import MAGIC_NUMBER
from types import CodeType

_NO_SOURCE = bytes(12)  # no flags, and no time and size to compare a source with


def compiled(source: bytes | ast.Module, file: str, *, optimize: int = 2) -> bytes:
    """Return the content of a ``.pyc``; at 2, the usual, without docstrings, a quarter of it."""
    code = compile(source, file, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + _NO_SOURCE + marshal.dumps(_without_lines(code))


def without_types(source: bytes) -> ast.Module:
    """Return a module without what is there for its types alone, which nobody checks on a page.

    These are the imports under ``if TYPE_CHECKING:`` and the annotations of functions.
    """
    tree = ast.parse(source)
    tree.body = [node for node in tree.body if not _is_for_types(node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree


def _is_for_types(node: ast.stmt) -> bool:
    match node:
        case ast.If(ast.Name("TYPE_CHECKING")):
            return True
    return False


def _without_lines(code: CodeType) -> CodeType:
    """Return the same code without its table of line numbers, an eighth of the download."""
    inner = (
        _without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts
    )
    return code.replace(co_linetable=b"", co_consts=tuple(inner))
