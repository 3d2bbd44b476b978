"""The licence texts of everything in the site: our own, and those of other people's work."""

import importlib.metadata
import json
from collections.abc import Iterator
from pathlib import Path

from carte.front.bundle.licences import bundled_licences, licence_entry, package_title

from .packages import STOCK

_PYODIDE = """\
Pyodide is under the Mozilla Public License 2.0 (https://www.mozilla.org/MPL/2.0/); its source is at
https://github.com/pyodide/pyodide. It contains CPython, under the Python Software Foundation
License 2 (https://docs.python.org/3/license.html)."""
_CARTE = Path(__file__).parents[2] / "LICENSE"
_JUPYTER = Path(__file__).with_name("jupyter_licence.txt")
_OF_JUPYTER = ("@jupyter-widgets/", "@lumino/")
"""Packages published without the text of their licence."""
_LICENCE_FIELDS = ("License-Expression", "License")


def licence_texts(packages: Path, modules: Path) -> str:
    """Return one text: Carte, the JavaScript packages in ``packages`` (JSON), the Python ones."""
    listed = json.loads(packages.read_text("utf-8"))
    parts = [
        licence_entry("Carte", [_CARTE.read_text("utf-8").strip()]),
        *bundled_licences(),
        *(_npm(package, modules.parent) for package in listed),
        *(_python(name) for name in ("traitlets", "segno", *map(str.lower, STOCK))),
    ]
    return "\n\n".join(parts) + "\n"


def _npm(package: dict[str, str], root: Path) -> str:
    folder = root / package["folder"]
    texts = [path.read_text("utf-8").strip() for path in _licence_files(folder)]
    if package["name"] == "pyodide":
        texts.append(_PYODIDE)
    if not texts and package["name"].startswith(_OF_JUPYTER):
        texts.append(_JUPYTER.read_text("utf-8").strip())
    return licence_entry(package_title(package), texts)


def _licence_files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.iterdir()) if path.is_file() and _is_licence(path.name))


def _python(name: str) -> str:
    distribution = importlib.metadata.distribution(name)
    metadata = distribution.metadata
    named = (metadata[field] for field in _LICENCE_FIELDS if field in metadata)
    licence = next(filter(None, named), "see below")
    texts = [
        file.read_text().strip()
        for file in distribution.files or []
        if ".dist-info" in str(file) and _is_licence(file.name)
    ]
    return licence_entry(f"{name} {distribution.version} ({licence.splitlines()[0]})", texts)


def _is_licence(name: str) -> bool:
    return name.lower().startswith(("license", "licence", "copying", "notice"))
