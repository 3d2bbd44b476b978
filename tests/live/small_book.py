"""A book of a few cells, built like Carte's own, once for all tests that read or open it."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat

from book.address import VARIABLE
from book.live import CACHE
from book.live.cache import Cache, files_under
from carte.lessons import course

ROOT = Path(__file__).resolve().parents[2]
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
ADDRESS = "https://carte.example/book/"
"""Where the book says that it is."""

STOCK = (
    "import ipywidgets as widgets\nfrom IPython.display import display",
    "widgets.interact(lambda x: x * x, x=(0, 10));",
    """\
button, said = widgets.Button(description="press"), widgets.Output()
with said:
    print("ready")
def press(_):
    with said:
        print("pressed")
button.on_click(press)
widgets.VBox([button, said])""",
)
"""Widgets that know nothing of Carte."""

LESSONS = [f'Lesson("scopa", "{stage.id}")' for stage in course("scopa")]
IMPORT = "from carte.widgets import Lesson"

PAGES: dict[str, Iterable[str]] = {
    "start": [],
    "stock": STOCK,
    "one": [IMPORT, LESSONS[0]],
    "fifteen": [IMPORT, *(LESSONS * 3)[:15]],
}
"""The pages and their cells; the first one is the root."""


def small_book() -> Path:
    """The folder of the built site, which is kept until something that it is made from changes."""
    CACHE.mkdir(parents=True, exist_ok=True)
    with (CACHE / "small-book.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # whoever comes second finds what the first one has built
        return Cache(CACHE).folder("small-book", _inputs(), _build)


def _inputs() -> Iterable[bytes]:
    yield repr(PAGES).encode()
    yield sys.version.encode()
    for name in ("requirements.txt", "book/_config.yml", "tests/live/small_book.py"):
        yield (ROOT / name).read_bytes()
    ours = [*files_under(ROOT / "carte", "__pycache__", "node_modules")]
    ours += files_under(ROOT / "book/live", "__pycache__", "node_modules")
    ours += files_under(ROOT / "book/_static")
    for path in [*ours, *sorted((ROOT / "book").glob("*.py"))]:
        yield path.relative_to(ROOT).as_posix().encode()
        yield path.read_bytes()


def _build(folder: Path) -> None:
    with TemporaryDirectory() as scratch:
        book = Path(scratch)
        _write(book, PAGES)
        command = [str(Path(sys.executable).parent / "jupyter-book"), "build", str(book)]
        environment = os.environ | {VARIABLE: ADDRESS}
        subprocess.run(command, check=True, capture_output=True, env=environment)
        shutil.copytree(book / "_build/html", folder, dirs_exist_ok=True)


def _write(book: Path, pages: Mapping[str, Iterable[str]]) -> None:
    for name, cells in pages.items():
        title = nbformat.v4.new_markdown_cell(f"# {name.capitalize()}")
        notebook = [title, *map(nbformat.v4.new_code_cell, cells)]
        written = nbformat.v4.new_notebook(cells=notebook, metadata=KERNEL)
        nbformat.write(written, book / f"{name}.ipynb")
    root, *chapters = pages
    listed = "".join(f"- file: {name}\n" for name in chapters)
    (book / "_toc.yml").write_text(f"format: jb-book\nroot: {root}\nchapters:\n{listed}")
    (book / "_static").symlink_to(ROOT / "book/_static")
    config = (ROOT / "book/_config.yml").read_text("utf-8")
    (book / "_config.yml").write_text(config.replace("book.live: ..", f"book.live: {ROOT}"))
