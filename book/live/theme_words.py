"""What Sphinx and its theme say on every page, from our catalogue: theirs lack much of it."""

from __future__ import annotations

from gettext import NullTranslations

from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.locale import translators

from carte.language import N_, _

_DOMAIN = "general", "sphinx"
_WORDS = frozenset(
    {
        N_("Color mode"),
        N_("Dark"),
        N_("Light"),
        N_("Link to this heading"),
        N_("Main"),
        N_("Page"),
        N_("Please activate JavaScript to enable the search functionality."),
        N_("Skip to main content"),
        N_("System Settings"),
        N_("Toggle primary sidebar"),
        N_("Toggle secondary sidebar"),
        N_("next page"),
        N_("previous page"),
    }
)


def setup(app: Sphinx) -> None:
    """Register with Sphinx."""
    app.connect("config-inited", _take_over)


def _take_over(app: Sphinx, _config: Config) -> None:
    ours = _Ours(app.translator)
    app.translator = translators[_DOMAIN] = ours


class _Ours(NullTranslations):
    """Our words where we have them, else what Sphinx would say."""

    def __init__(self, theirs: NullTranslations) -> None:
        super().__init__()
        self.add_fallback(theirs)

    def gettext(self, message: str) -> str:
        return _(message) if message in _WORDS else super().gettext(message)
