"""A book of a few cells, built like Carte's own."""

import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

import nbformat

ROOT = Path(__file__).resolve().parents[2]
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}


def build_book(folder: Path, pages: Mapping[str, Iterable[str]]) -> Path:
    """Build a book whose pages, the first one its root, have these cells; return the site."""
    for name, cells in pages.items():
        title = nbformat.v4.new_markdown_cell(f"# {name.capitalize()}")
        notebook = [title, *map(nbformat.v4.new_code_cell, cells)]
        written = nbformat.v4.new_notebook(cells=notebook, metadata=KERNEL)
        nbformat.write(written, folder / f"{name}.ipynb")
    root, *chapters = pages
    listed = "chapters:\n" + "".join(f"- file: {name}\n" for name in chapters) if chapters else ""
    (folder / "_toc.yml").write_text(f"format: jb-book\nroot: {root}\n{listed}")
    (folder / "_static").symlink_to(ROOT / "book/_static")
    config = (ROOT / "book/_config.yml").read_text("utf-8")
    (folder / "_config.yml").write_text(config.replace("book.live: ..", f"book.live: {ROOT}"))
    command = [str(Path(sys.executable).parent / "jupyter-book"), "build", str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    return folder / "_build/html"
