"""The languages of the book: those that it has, the one of a build, and those built beside it.

English lies at the root of the site, every other language in a folder of its name. A language is
there when both its catalogues are: that of Carte (``carte/language/<language>/``) and those of the
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
"""The variable that names all languages of which a site is built."""


class Edition(NamedTuple):
    """The book in one language."""

    language: str

    @property
    def name(self) -> str:
        """The language as those call it who speak it: 日本語, Italiano."""
        try:
            name = Locale.parse(self.language, sep="-").get_language_name()
        except UnknownLocaleError:
            name = None
        return name[0].upper() + name[1:] if name else self.language

    @property
    def locale(self) -> str:
        """The language and the country where most speak it: ``ja_JP``."""
        likely = get_global("likely_subtags").get(self.language, self.language)
        return f"{self.language.partition('-')[0]}_{likely.replace('-', '_').rpartition('_')[2]}"

    @property
    def folder(self) -> str:
        """Where it lies in the site: nothing, or a folder with a slash."""
        return "" if self.language == SOURCE else f"{self.language}/"


def languages() -> tuple[str, ...]:
    """Return the languages in which the book can be read, English first."""
    chapters = languages_of_chapters()
    return SOURCE, *(language for language in languages_of_carte() if language in chapters)


def languages_of_chapters() -> set[str]:
    """Return the languages in which the chapters have catalogues, begun ones among them."""
    return {path.name for path in LOCALE.glob("*") if any(path.glob("LC_MESSAGES/*.po"))}


def spoken() -> Edition:
    """Return the edition that is being built."""
    return Edition(os.environ.get(VARIABLE) or SOURCE)


def beside() -> tuple[Edition, ...]:
    """Return all editions of the site that is being built, this one among them."""
    named = os.environ.get(BESIDE, "").split()
    return tuple(map(Edition, named)) if spoken().language in named else (spoken(),)


def way_to(other: Edition) -> str:
    """Return the way from the folder of the edition that is being built to that of another."""
    if other == spoken():
        return ""
    return ("../" if spoken().folder else "") + other.folder
