"""Modules without what they import for their types alone, which no page needs."""

import ast

__all__ = ["without_types"]


def without_types(source: bytes) -> bytes:
    """Return a module without ``if TYPE_CHECKING:``, and without that name."""
    tree = ast.parse(source)
    kept = [node for node in tree.body if not _is_for_types(node)]
    if len(kept) == len(tree.body):
        return source
    for node in kept:
        if isinstance(node, ast.ImportFrom) and node.module == "typing":
            node.names = [alias for alias in node.names if alias.name != "TYPE_CHECKING"]
    body = [node for node in kept if not isinstance(node, ast.ImportFrom) or node.names]
    return ast.unparse(ast.Module(body, tree.type_ignores)).encode()


def _is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
