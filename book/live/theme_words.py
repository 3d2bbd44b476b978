"""The words of Sphinx, its theme and their scripts on every page, from our catalogue.

Their own translations are incomplete, and our policy refuses the script that would load them.
"""

from __future__ import annotations

import json
from gettext import NullTranslations

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.locale import translators

from book.languages import SOURCE
from carte.language import N_, _

from .theme_scripts import AFTER_THEIRS, ThemeScript, lay_scripts

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


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("config-inited", _take_over)
    app.connect("builder-inited", _lay_spoken, priority=AFTER_THEIRS)


def spoken_scripts(language: str) -> tuple[ThemeScript, ...]:
    """Return the scripts that contain words, in the language of the build."""
    search = _js({english: _(english) for english in _OF_SEARCH})
    copying = _js({name: _(english) for name, english in _OF_COPYING.items()})
    begins = "let locale = 'en'\n"
    return (
        ThemeScript(
            "sphinx",
            "themes/basic/static/doctools.js",
            (("TRANSLATIONS: {},", f"TRANSLATIONS: {search},"),),
        ),
        ThemeScript(
            "sphinx_copybutton",
            "_static/copybutton.js_t",
            ((begins, f"messages[{_js(language)}] = {copying}\n\n{begins}"),),
        ),
    )


def _js(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _take_over(app: Sphinx, _config: Config) -> None:
    ours = _Ours(app.translator)
    app.translator = translators[_DOMAIN] = ours


def _lay_spoken(app: Sphinx) -> None:
    if (language := app.config.language) != SOURCE:
        lay_scripts(app, "spoken", spoken_scripts(language))


class _Ours(NullTranslations):
    """Our words where we have them, else Sphinx's."""

    def __init__(self, theirs: NullTranslations) -> None:
        super().__init__()
        self.add_fallback(theirs)

    def gettext(self, message: str) -> str:
        return _(message) if message in _WORDS else super().gettext(message)
