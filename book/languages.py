"""The languages of the book: all of them, that of a build, and those built beside it.

English is at the root of the site, every other language in a folder of its name. A language exists
when it has both catalogues: that of Carte (``carte/language/<language>/``) and those of the
chapters (``book/locale/<language>/``).
"""

import os
from pathlib import Path
from typing import NamedTuple

from babel import Locale, UnknownLocaleError
from babel.core import get_global

from carte.language import VARIABLE
from carte.language.catalogues import languages as languages_of_carte

SOURCE = "en"
LOCALE = Path(__file__).parent / "locale"
BESIDE = "CARTE_LANGUAGES"
"""The variable that names all languages of the site being built."""


class Edition(NamedTuple):
    """The book in one language."""

    language: str

    @property
    def name(self) -> str:
        """The language's own name: 日本語, Italiano."""
        try:
            name = Locale.parse(self.language, sep="-").get_language_name()
        except UnknownLocaleError:
            name = None
        return name[0].upper() + name[1:] if name else self.language

    @property
    def locale(self) -> str:
        """The language with its main country: ``ja_JP``."""
        likely = get_global("likely_subtags").get(self.language, self.language)
        return f"{self.language.partition('-')[0]}_{likely.replace('-', '_').rpartition('_')[2]}"

    @property
    def folder(self) -> str:
        """Its folder in the site, with a slash, or nothing."""
        return "" if self.language == SOURCE else f"{self.language}/"


def languages() -> tuple[str, ...]:
    """Return the languages of the book, English first."""
    chapters = languages_of_chapters()
    return SOURCE, *(language for language in languages_of_carte() if language in chapters)


def languages_of_chapters() -> set[str]:
    """Return the languages in which the chapters have catalogues, unfinished ones included."""
    return {path.name for path in LOCALE.glob("*") if any(path.glob("LC_MESSAGES/*.po"))}


def spoken() -> Edition:
    """Return the edition being built."""
    return Edition(os.environ.get(VARIABLE) or SOURCE)


def beside() -> tuple[Edition, ...]:
    """Return all editions of the site being built, this one included."""
    named = os.environ.get(BESIDE, "").split()
    return tuple(map(Edition, named)) if spoken().language in named else (spoken(),)


def way_to(other: Edition) -> str:
    """Return the path from the folder of the edition being built to that of another."""
    if other == spoken():
        return ""
    return ("../" if spoken().folder else "") + other.folder
