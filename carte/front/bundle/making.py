"""Build the bundle in a checkout: esbuild joins the modules and the sheets that they import.

Each file ``<tool>.tool.js`` in a room's ``front`` is the front end of the widgets of that ``tool``;
each ``<name>.page.js`` is loaded by pages of the book, beside their tools.

A sheet comes after those that its module imports before it, directly or indirectly, so a tool's own
styles come after the shared ones.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from carte.engine.edition import EDITION
from carte.front.bundle import every_tool
from carte.front.bundle.node import find_node
from carte.front.bundle.npm import install_modules
from carte.front.notation import notations
from carte.language.catalogues import put
from carte.pack.sheets import CHOSEN, chosen_sprite, sprite

__all__ = ["bundle", "is_fresh", "refresh", "whole"]

_HERE = Path(__file__).parent
_CARTE = _HERE.parents[1]
_TOOL = ".tool.js"
_PAGE = ".page.js"
_ALL = Path("all.js")
_BUILD = _HERE / "build.mjs"
_RECIPE = (_HERE / "package-lock.json", _HERE / "loader.js", _HERE / "joined-sheets.mjs", _BUILD)


def refresh(made: Path) -> None:
    """Build the bundle into the file ``made``, unless it is up to date.

    The file is replaced atomically, since others may be reading or building it too. Raises
    ``NodeError``.
    """
    if not is_fresh(made):
        written = json.dumps({"sources": _digest(), **_bundled()}, ensure_ascii=False)
        put(written.encode(), made)


def is_fresh(made: Path) -> bool:
    """Return whether the file ``made`` is up to date."""
    return made.exists() and json.loads(made.read_text("utf-8"))["sources"] == _digest()


def _digest() -> str:
    total = hashlib.sha256("".join(_from_python().values()).encode())
    for path in (*sorted(_sources()), *_RECIPE):
        total.update(path.relative_to(_CARTE).as_posix().encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def _sources() -> Iterator[Path]:
    for kind in ("*.js", "*.css"):
        yield from (path for path in _CARTE.rglob(kind) if _HERE not in path.parents)


def _modules(kind: str) -> dict[str, Path]:
    return {path.name.removesuffix(kind): path for path in sorted(_CARTE.rglob(f"*{kind}"))}


def _bundled() -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="carte-") as scratch:
        folder = Path(scratch)
        _bundle_all(folder)
        parts = sorted((folder / "parts").glob("*.js"))
        modules = json.loads((folder / "tools.json").read_text("utf-8"))
        pages = _modules(_PAGE)
        return {
            "files": {path.name: path.read_text("utf-8") for path in parts},
            "tools": {name: files for name, files in modules.items() if name not in pages},
            "pages": {name: modules[name] for name in pages},
            "later": json.loads((folder / "later.json").read_text("utf-8")),
            "sheets": json.loads((folder / "styles.json").read_text("utf-8")),
            "loader": (folder / "loader.js").read_text("utf-8"),
            "packages": json.loads((folder / "packages.json").read_text("utf-8")),
        }


def whole() -> str:
    """Return the front end of all tools as one module; raises ``NodeError``."""
    with tempfile.TemporaryDirectory(prefix="carte-") as scratch:
        _bundle_all(Path(scratch))
        return (Path(scratch) / _ALL).read_text("utf-8")


def _bundle_all(folder: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="carte-") as scratch:
        entry = Path(scratch) / _ALL
        tools, pages = (_modules(kind) for kind in (_TOOL, _PAGE))
        entry.write_text(
            every_tool({tool: str(path) for tool, path in tools.items()}, map(str, pages.values())),
            "utf-8",
        )
        bundle(entry, folder)


def bundle(entry: Path, folder: Path) -> None:
    """Join a module and all that it imports, scripts and sheets, in ``folder``.

    The modules of the tools among them lie in ``folder / "parts"`` too, as pages load them. Raises
    ``NodeError``.
    """
    node = find_node()
    install_modules(_HERE, node)
    python = folder / "python"
    python.mkdir(exist_ok=True)
    for name, text in _from_python().items():
        (python / f"{name}.js").write_text(text, "utf-8")
    node.run(_BUILD, python, folder, entry)


def _from_python() -> dict[str, str]:
    """Return the modules with Python's own data, each by the name that follows ``carte:``.

    One has what every page needs: the pack, the edition, the notations. The others have a pack that
    a page needs only for a reader who has chosen it.
    """
    always: dict[str, object] = {"PACK": sprite(), "EDITION": EDITION, "NOTATIONS": notations()}
    chosen: dict[str, dict[str, object]] = {skin: {"PACK": chosen_sprite(skin)} for skin in CHOSEN}
    return {name: _module(values) for name, values in {"python": always, **chosen}.items()}


def _module(values: Mapping[str, object]) -> str:
    written = {name: json.dumps(value, ensure_ascii=False) for name, value in values.items()}
    return "".join(f"export const {name} = {value};\n" for name, value in written.items())
