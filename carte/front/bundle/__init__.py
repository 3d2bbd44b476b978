"""The front end as text: the modules and style sheets of each tool, bundled from all rooms.

A tool's front end is in its room, in small modules that import each other and their style sheets. A
wheel has the bundle without its sources; a checkout rebuilds it whenever one of them has changed
(``making``).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

__all__ = [
    "every_tool",
    "files",
    "is_fresh",
    "later",
    "module",
    "packages",
    "page_parts",
    "parts",
    "sheets",
    "sheets_of",
    "styles",
    "text",
    "tools",
]

_MADE = Path(__file__).with_name("made.json")
_CHECKOUT = Path(__file__).with_name("build.mjs").exists()
_EVERY_TOOL = """\
{imports}
const TOOLS = {{ {names} }};
export default {{ render: (view) => TOOLS[view.model.get("kind")].render(view) }};
"""


def tools() -> list[str]:
    """Return the names of all tools; raises like ``module``."""
    return [*_bundle()["tools"]]


def module(tool: str) -> str:
    """Return the module that loads a tool from the ``files`` of a notebook, and draws it.

    It is an ES module with a default export ``{render}``, as anywidget has them. Raises
    ``NodeError`` in a checkout where the bundle cannot be built.
    """
    return f"const MODULE = {json.dumps(parts(tool)[0])};\n{_bundle()['loader']}"


def files(tool: str) -> dict[str, str]:
    """Return the files by which a notebook shows a tool; raises like ``module``.

    They are its ``parts``, those for ``later`` and one sheet with the styles of all tools. A name
    changes with the content, so that those of other tools, and other editions, may lie beside them.
    """
    return {name: text(name) for name in (*parts(tool), *later())} | {_name(styles()): styles()}


def parts(tool: str) -> list[str]:
    """Return the names of a tool's modules, its own first; raises like ``module``.

    Each imports others of them as ``./name``; there is no circle.
    """
    found: list[str] = _bundle()["tools"][tool]
    return found


def later() -> list[str]:
    """Return the modules that tools load only when a reader wants them; raises like ``module``."""
    found: list[str] = _bundle()["later"]
    return found


def page_parts() -> dict[str, list[str]]:
    """Return the modules that pages of the book load beside their tools; raises like ``module``.

    Each is given by its name, with the names of its parts, its own first.
    """
    found: dict[str, list[str]] = _bundle()["pages"]
    return found


def text(part: str) -> str:
    """Return the text of a part; raises like ``module``."""
    found: str = _bundle()["files"][part]
    return found


def every_tool(addresses: Mapping[str, str], pages: Iterable[str]) -> str:
    """Return a module that draws whatever tool a model is of, from the ``addresses`` of tools.

    It loads the modules of ``pages`` as well, by their addresses.
    """
    imports = [f"import {tool} from {json.dumps(place)};" for tool, place in addresses.items()]
    imports += [f"import {json.dumps(place)};" for place in pages]
    return _EVERY_TOOL.format(imports="\n".join(imports), names=", ".join(addresses))


def sheets() -> dict[str, str]:
    """Return the style sheets of all widgets by name, in the order in which pages load them.

    Raises like ``module``.
    """
    return {_name(each["text"]): each["text"] for each in _bundle()["sheets"]}


def sheets_of(tools: Iterable[str]) -> list[str]:
    """Return the names of the style sheets that ``tools`` need, in order; raises like ``module``.

    The tools may be modules of ``page_parts``, too.
    """
    shown = {*tools}
    return [_name(each["text"]) for each in _bundle()["sheets"] if shown & {*each["tools"]}]


def styles() -> str:
    """Return the styles of all widgets as one sheet; raises like ``module``."""
    return "".join(sheets().values())


@cache
def _name(sheet: str) -> str:
    return f"widgets-{hashlib.sha256(sheet.encode()).hexdigest()[:8]}.css"


def packages() -> list[dict[str, str]]:
    """Return the bundle's third-party packages: ``name``, ``version``, ``license``, its ``text``.

    Raises like ``module``.
    """
    found: list[dict[str, str]] = _bundle()["packages"]
    return found


def is_fresh() -> bool:
    """Return whether the bundle is available without building it."""
    if _CHECKOUT:
        from carte.front.bundle import making

        return making.is_fresh(_MADE)
    return True


@cache
def _bundle() -> dict[str, Any]:
    if _CHECKOUT:
        from carte.front.bundle import making

        making.refresh(_MADE)
    made: dict[str, Any] = json.loads(_MADE.read_text("utf-8"))
    return made
