"""Outputs of notebooks, kept between builds, so that none runs again for the same result.

A notebook's outputs depend on its code, and on everything it imports or that runs it: Carte, the
words of the language, kernels, and every package of this Python.
"""

import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

import nbformat
from myst_nb.core import execute
from myst_nb.core.execute.direct import NotebookClientDirect
from nbformat import NotebookNode

import carte
from book import kernels
from carte.language.catalogues import put

from .cache import CACHE, Cache, digest, files_under
from .packages import MAKING

_NOT_RUN = (".js", ".mjs", ".css", ".ts", ".po", ".pot", ".mo")
"""The front end, which pages load, and the catalogues, of which a notebook uses one."""
_KEPT = 12  # a few of each language
_OF_THE_RUN = "widgets", "language_info"
"""Metadata added by running a notebook."""


def keep_executed(kept: Path) -> None:
    """Have MyST-NB keep the outputs of notebooks in a folder."""
    execute.NotebookClientDirect = partial(_Keeping, kept)


def executed(catalogue: bytes) -> Path:
    """Return the folder for today's outputs of notebooks in the language of a catalogue."""
    inputs = [sys.version.encode(), catalogue, *_packages(), *_sources()]
    return Cache(CACHE, _KEPT).folder("executed", inputs, lambda _folder: None)


def given(kept: Path, notebook: NotebookNode) -> Sequence[Sequence[NotebookNode]] | None:
    """Return the outputs of each code cell, as kept when the notebook was run, if it was."""
    found = _read(kept, notebook)
    return None if found is None else [cell["outputs"] for cell in found["cells"]]


def keep_given(kept: Path, notebook: NotebookNode) -> None:
    """Keep the outputs of a notebook that has been run."""
    put(json.dumps(_what_it_gave(notebook)).encode(), _place(kept, notebook))


class _Keeping(NotebookClientDirect):  # type: ignore[misc]  # untyped
    """Runs a notebook unless its outputs are kept."""

    def __init__(self, kept: Path, *asked: Any, **named: Any) -> None:
        super().__init__(*asked, **named)
        self._kept = kept

    def start_client(self) -> None:
        found = _read(self._kept, self.notebook)
        if found is not None:
            self.notebook.metadata.update(found["metadata"])
            for cell, gave in zip(_code(self.notebook), found["cells"], strict=True):
                cell.update(gave)
            return
        super().start_client()
        if self.exec_metadata["succeeded"]:
            keep_given(self._kept, self.notebook)


def _read(kept: Path, notebook: NotebookNode) -> Any:
    """Return the outputs of a notebook; None if it has not been run."""
    try:
        text = _place(kept, notebook).read_text("utf-8")
    except FileNotFoundError:
        return None
    return nbformat.from_dict(json.loads(text))


def _place(kept: Path, notebook: NotebookNode) -> Path:
    """Return the file that keeps the outputs of a notebook with this code."""
    kernel = notebook.metadata.get("kernelspec", {})
    asked = [kernel, *([cell.source, cell.metadata] for cell in _code(notebook))]
    return kept / f"{digest([json.dumps(asked, sort_keys=True).encode()])}.json"


def _what_it_gave(notebook: NotebookNode) -> dict[str, Any]:
    names = "outputs", "execution_count"
    return {
        "cells": [{name: cell[name] for name in names} for cell in _code(notebook)],
        "metadata": {
            name: notebook.metadata[name] for name in _OF_THE_RUN if name in notebook.metadata
        },
    }


def _code(notebook: NotebookNode) -> list[NotebookNode]:
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def _packages() -> Iterator[bytes]:
    named = {f"{each.name} {each.version}" for each in distributions()}
    yield from (text.encode() for text in sorted(named))


def _sources() -> Iterator[bytes]:
    for folder in (Path(carte.__file__).parent, Path(kernels.__file__).parent):
        for path in files_under(folder, "__pycache__", *MAKING):
            if path.suffix not in _NOT_RUN:
                yield path.relative_to(folder).as_posix().encode()
                yield path.read_bytes()
