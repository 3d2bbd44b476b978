"""The words of Sphinx, its theme and their scripts on every page, from our catalogue.

Their own translations are incomplete, and our policy refuses the script that would load them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from gettext import NullTranslations
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.locale import translators

from book.languages import SOURCE
from carte.language import N_, _

_DOMAIN = "general", "sphinx"
_WORDS = frozenset(
    {
        N_("Color mode"),
        N_("Dark"),
        N_("Light"),
        N_("Link to this heading"),
        N_("Main"),
        N_("Please activate JavaScript to enable the search functionality."),
        N_("Skip to main content"),
        N_("System Settings"),
        N_("Toggle primary sidebar"),
        N_("Toggle secondary sidebar"),
        N_("next page"),
        N_("previous page"),
    }
)
_OF_SEARCH = (
    N_("Hide Search Matches"),
    N_("Preparing search..."),
    N_("Search Results"),
    N_("Search finished, found ${resultCount} page(s) matching the search query."),
    N_("Searching"),
    N_(
        "Your search did not match any documents. Please make sure that all words are spelled "
        "correctly and that you've selected enough categories."
    ),
)
_OF_COPYING = {
    "copy": N_("Copy"),
    "copy_to_clipboard": N_("Copy to clipboard"),
    "copy_success": N_("Copied!"),
    "copy_failure": N_("Failed to copy"),
}
_AFTER_THEIRS = 900


class _Script(NamedTuple):
    """A script of theirs: the package and the file, the line to change, and its replacement."""

    package: str
    path: str
    line: str
    spoken: str


_SCRIPTS = (
    _Script(
        "sphinx",
        "themes/basic/static/doctools.js",
        "TRANSLATIONS: {},",
        "TRANSLATIONS: {search},",
    ),
    _Script(
        "sphinx_copybutton",
        "_static/copybutton.js_t",
        "let locale = 'en'\n",
        "messages[{language}] = {copying}\n\nlet locale = 'en'\n",
    ),
)


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("config-inited", _take_over)
    app.connect("builder-inited", _lay_scripts, priority=_AFTER_THEIRS)


def spoken_scripts(language: str) -> Iterator[tuple[str, str]]:
    """Yield the scripts that contain words, by name, in the language of the build.

    Raises ``ValueError`` if a script has another line where the one to change should be.
    """
    words = {
        "language": language,
        "search": {english: _(english) for english in _OF_SEARCH},
        "copying": {name: _(english) for name, english in _OF_COPYING.items()},
    }
    for package, path, line, spoken in _SCRIPTS:
        source = files(package).joinpath(path).read_text("utf-8")
        if source.count(line) != 1:
            raise ValueError(f"{package}: {path} no longer has one {line!r} to put our words in")
        for name, value in words.items():
            spoken = spoken.replace(f"{{{name}}}", json.dumps(value, ensure_ascii=False))
        yield Path(path).name, source.replace(line, spoken)


def _take_over(app: Sphinx, _config: Config) -> None:
    ours = _Ours(app.translator)
    app.translator = translators[_DOMAIN] = ours


def _lay_scripts(app: Sphinx) -> None:
    """Have Sphinx copy these scripts over theirs, before the pages record their hashes."""
    if app.config.language == SOURCE or app.builder.format != "html":
        return
    folder = Path(app.doctreedir) / "spoken"
    folder.mkdir(parents=True, exist_ok=True)
    for name, script in spoken_scripts(app.config.language):
        (folder / name).write_text(script, "utf-8")
    app.config.html_static_path.append(str(folder))


class _Ours(NullTranslations):
    """Our words where we have them, else Sphinx's."""

    def __init__(self, theirs: NullTranslations) -> None:
        super().__init__()
        self.add_fallback(theirs)

    def gettext(self, message: str) -> str:
        return _(message) if message in _WORDS else super().gettext(message)
