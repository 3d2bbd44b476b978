"""The reader's language: every text that a person reads goes through ``_``.

English is the language of the message ids, so English needs no catalogue, and ``gettext`` is not
even imported until another language is chosen: by ``use``, or before Python starts by the variable
``CARTE_LANGUAGE``, as for the kernel of a notebook.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, ParamSpec, Protocol, TypeVar

from carte.language.data_files import data_in

__all__ = [
    "N_",
    "VARIABLE",
    "_",
    "cached_per_language",
    "load_language_toml",
    "ngettext",
    "pgettext",
    "spoken_language",
    "use",
]

VARIABLE = "CARTE_LANGUAGE"
"""The variable of the environment that names the language to begin with."""


class _Words(Protocol):
    """A catalogue that is open, as ``gettext`` reads one."""

    def gettext(self, text: str, /) -> str: ...
    def ngettext(self, one: str, many: str, number: int, /) -> str: ...
    def pgettext(self, context: str, text: str, /) -> str: ...


_words: _Words | None = None
_language = "en"
_template: Callable[[str], str] = str
_heard: dict[str, int] = {}
"""The catalogue used for each language."""
_forgetting: list[Callable[[], None]] = []

Given = ParamSpec("Given")
Said = TypeVar("Said")


def _(text: str) -> str:
    """Return ``text`` in the reader's language."""
    return _template(_words.gettext(text)) if _words and text else text


def pgettext(context: str, text: str) -> str:
    """Return ``text`` as translated in this ``context``, where it has another sense elsewhere."""
    return _template(_words.pgettext(context, text)) if _words and text else text


def ngettext(one: str, many: str, number: int) -> str:
    """Return the form of the words that goes with ``number`` in the reader's language."""
    if _words is None:
        return one if number == 1 else many
    return _template(_words.ngettext(one, many, number))


def cached_per_language(function: Callable[Given, Said]) -> Callable[Given, Said]:
    """Cache a function that makes words, for each language separately."""

    @lru_cache(maxsize=4096)
    def spoken(_in: str, *given: Given.args, **named: Given.kwargs) -> Said:
        return function(*given, **named)

    @wraps(function)
    def found(*given: Given.args, **named: Given.kwargs) -> Said:
        return spoken(_language, *given, **named)  # type: ignore[arg-type]  # all of it is hashable

    _forgetting.append(spoken.cache_clear)
    return found


def N_(text: str) -> str:  # noqa: N802 (the name under which gettext's tools find such words)
    """Mark ``text`` for translation where it is stored; ``_`` translates it where it is used."""
    return text


def use(language: str, catalogue: bytes | None = None) -> None:
    """Speak ``language`` (such as ``"ja"``) from now on; ``"en"`` is always there.

    A caller that has a compiled ``catalogue`` already, such as a page that fetched one, passes it.
    Without one, raises ``ValueError``, which names the languages for which Carte has a catalogue.
    """
    if language == "en":
        _speak(language, None, str)
        return
    import gettext
    from io import BytesIO

    from carte.language.forms import Template

    found = _catalogue(language) if catalogue is None else catalogue
    if _heard.setdefault(language, hash(found)) != hash(found):
        _heard[language] = hash(found)
        for forget in _forgetting:
            forget()
    _speak(language, gettext.GNUTranslations(BytesIO(found)), Template)


def _speak(language: str, words: _Words | None, template: Callable[[str], str]) -> None:
    """Take a language's words from ``words``."""
    global _words, _language, _template
    _language, _words, _template = language, words, template


def spoken_language() -> str:
    """Return the language that is spoken now, such as ``"ja"``."""
    return _language


def load_language_toml(name: str) -> dict[str, Any]:
    """Return the data of a TOML file of the spoken language; empty where it has none."""
    return data_of(_language, name)


def data_of(language: str, name: str) -> dict[str, Any]:
    """Return the data of a TOML file of a language; empty where it has none."""
    if language == "en":
        return {}
    from importlib.resources import files  # in a page, Carte is in a zip

    file = files(__name__).joinpath(language, name)
    return data_in(file) if file.is_file() else {}


def _catalogue(language: str) -> bytes:
    from importlib.resources import files  # in a page, Carte is in a zip

    catalogues = {
        folder.name: catalogue
        for folder in files(__name__).iterdir()
        if (catalogue := folder / "LC_MESSAGES" / "carte.mo").is_file()
    }
    if language not in catalogues:
        known = ", ".join(sorted({"en", *catalogues}))
        raise ValueError(f"no words for the language {language!r}; there is {known}")
    return catalogues[language].read_bytes()


if _asked_for := os.environ.get(VARIABLE):
    use(_asked_for)
