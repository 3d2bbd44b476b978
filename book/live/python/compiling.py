"""Runs in Pyodide at build time: compiles Python for pages, small and quick to load.

Nothing in it refers to its source, which pages do not have.
"""

import marshal
from importlib.util import MAGIC_NUMBER
from types import CodeType

_NO_SOURCE = bytes(12)  # no flags, and no time and size to compare a source with


def compiled(source: bytes, file: str, *, optimize: int = 2) -> bytes:
    """Return the content of a ``.pyc``; at 2, the usual, without docstrings, a quarter of it."""
    code = compile(source, file, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + _NO_SOURCE + marshal.dumps(_without_lines(code))


def _without_lines(code: CodeType) -> CodeType:
    """Return the same code without its table of line numbers, an eighth of the download."""
    inner = (
        _without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts
    )
    return code.replace(co_linetable=b"", co_consts=tuple(inner))
