"""Runs in Pyodide at build time: Python's code as pages load it, small and quick to read.

Nothing in it points into its source, which pages do not have.
"""

import marshal
from importlib.util import MAGIC_NUMBER
from types import CodeType

_NO_SOURCE = bytes(12)  # no flags, and no time and size to compare a source with


def compiled(source: bytes, file: str, *, optimize: int = 2) -> bytes:
    """What a ``.pyc`` holds; at 2, the usual, without docstrings, which are a quarter of it."""
    code = compile(source, file, "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + _NO_SOURCE + marshal.dumps(_without_lines(code))


def _without_lines(code: CodeType) -> CodeType:
    """The same code without its table of line numbers, which is an eighth of what is sent."""
    inner = (
        _without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts
    )
    return code.replace(co_linetable=b"", co_consts=tuple(inner))
