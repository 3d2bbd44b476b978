"""What of the files of a site is for readers of one language, as the service worker keeps it."""

import re
from collections.abc import Iterable

from book.languages import SOURCE

_CATALOGUE = re.compile(r".*/words-([\w-]+)-[0-9a-f]+\.mo$")
_OF_ALL = re.compile(r"_static/|404\.html$")


def is_catalogue(name: str) -> bool:
    """Whether a file has the words of a language, for Python."""
    return bool(_CATALOGUE.match(name))


def kept(names: Iterable[str], language: str, others: Iterable[str]) -> set[str]:
    """The files of one language and of all; ``others`` than English have a folder of their own."""
    known = {*others}

    def language_of(name: str) -> str:
        catalogue = _CATALOGUE.match(name)
        told = {name.partition("/")[0], catalogue[1] if catalogue else ""}
        return next(iter(told & known), SOURCE)

    by_language = [(language_of(name), name) for name in names]
    return {
        name
        for own, name in by_language
        if own == language or (own == SOURCE and _OF_ALL.match(name))
    }
