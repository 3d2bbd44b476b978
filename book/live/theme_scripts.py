"""Scripts of Sphinx and its extensions, each with the lines that this book has otherwise.

Raises ``ValueError`` where a script no longer has a line that is to be another.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from sphinx.application import Sphinx

AFTER_THEIRS = 900
"""When Sphinx and its extensions have named their scripts."""


class ThemeScript(NamedTuple):
    """A script of theirs: the package, the file, and pairs of a line and what stands instead."""

    package: str
    path: str
    lines: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        """The name of the file on the site."""
        return Path(self.path).name

    def text(self) -> str:
        """Return the script with our lines."""
        text = files(self.package).joinpath(self.path).read_text("utf-8")
        for line, ours in self.lines:
            if text.count(line) != 1:
                raise ValueError(f"{self.package}: {self.path} no longer has one {line!r}")
            text = text.replace(line, ours)
        return text


MENDED = (
    # Pictures have names, and scripts data, with words that are searched for: no place for marks.
    ThemeScript(
        "sphinx",
        "themes/basic/static/sphinx_highlight.js",
        (('"button, select, textarea"', '"button, select, textarea, script, svg"'),),
    ),
    # Readers search for words that every object has a property of, such as "constructor".
    ThemeScript(
        "sphinx",
        "themes/basic/static/searchtools.js",
        (
            (
                "    const terms = Search._index.terms;\n    const titleTerms = "
                "Search._index.titleterms;\n    const filenames",
                "    const terms = Object.assign(Object.create(null), Search._index.terms);\n"
                "    const titleTerms = "
                "Object.assign(Object.create(null), Search._index.titleterms);\n"
                "    const filenames",
            ),
            ("if (!terms.hasOwnProperty(word)) {", "if (!(word in terms)) {"),
            ("if (!titleTerms.hasOwnProperty(word)) {", "if (!(word in titleTerms)) {"),
        ),
    ),
)


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("builder-inited", _lay_mended, priority=AFTER_THEIRS)


def _lay_mended(app: Sphinx) -> None:
    lay_scripts(app, "mended", MENDED)


def lay_scripts(app: Sphinx, name: str, scripts: Iterable[ThemeScript]) -> None:
    """Have Sphinx copy these scripts over theirs, before the pages record their hashes."""
    if app.builder.format != "html":
        return
    folder = Path(app.doctreedir) / name
    folder.mkdir(parents=True, exist_ok=True)
    for script in scripts:
        (folder / script.name).write_text(script.text(), "utf-8")
    app.config.html_static_path.append(str(folder))
