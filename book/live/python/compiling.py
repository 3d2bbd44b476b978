"""Runs in Pyodide at build time: compiles Python for pages, small and quick to load.

Nothing in it refers to its source, which pages do not have.
"""

import ast
import marshal
from importlib.util import MAGIC_NUMBER
from types import CodeType

_DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
_NO_SOURCE = bytes(12)  # no flags, and no time and size to compare a source with


def compiled(source: bytes | ast.Module, file: str, *, optimize: int = 2) -> bytes:
    """Return the content of a ``.pyc``; at 2, the usual, without docstrings, a quarter of it."""
    code = compile(source, file, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + _NO_SOURCE + marshal.dumps(_without_lines(code))


def without_types(source: bytes) -> ast.Module:
    """Return a module without what is there for its types alone, which nobody checks on a page.

    These are the imports under ``if TYPE_CHECKING:``, overloads, and the annotations of functions,
    of a module's names, and of fields unless a class makes something of them.
    """
    tree = ast.parse(source)
    tree.body = _without_annotations(tree.body)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and not _makes_fields(node):
            node.body = _without_annotations(node.body) or [ast.Pass()]
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree


def with_empty_docstrings(tree: ast.Module) -> ast.Module:
    """Return a module whose docstrings say nothing, but are there for Pyodide to copy."""
    for node in ast.walk(tree):
        if isinstance(node, _DOCUMENTED) and ast.get_docstring(node) is not None:
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant("")), node.body[0])
    return ast.fix_missing_locations(tree)


def _without_annotations(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return the statements of a module or a class that do something there."""
    return [_assigned(node) for node in body if not _is_for_types(node)]


def _is_for_types(node: ast.stmt) -> bool:
    match node:
        case ast.If(ast.Name("TYPE_CHECKING")) | ast.AnnAssign(value=None):
            return True
        case ast.FunctionDef(decorator_list=[ast.Name("overload")]):
            return True
    return False


def _assigned(node: ast.stmt) -> ast.stmt:
    """Return an assignment without its annotation, and any other statement as it is."""
    match node:
        case ast.AnnAssign(target, _, ast.expr() as value):
            return ast.copy_location(ast.Assign([target], value), node)
    return node


def _makes_fields(node: ast.ClassDef) -> bool:
    """Return whether a class is a data class, a tuple or a table, made of what it declares."""
    return bool(node.decorator_list) or any(
        ast.unparse(base) in ("NamedTuple", "TypedDict") for base in node.bases
    )


def _without_lines(code: CodeType) -> CodeType:
    """Return the same code without its table of line numbers, an eighth of the download."""
    inner = (
        _without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts
    )
    return code.replace(co_linetable=b"", co_consts=tuple(inner))
