"""The texts that rules and articles are from: the name of each, and the kind of page it is.

Those about several games are in ``sources.toml`` here, those about one in its room, whoever cites
them; ``found.toml`` there says where a page in Japanese states a rule, which no page here needs.

>>> sources()["GEL"].kind
'handbook'
>>> [source.name for source in cited("Akagiri and Pagat, Cirulla")]
['Akagiri, Cirulla', 'Pagat, Cirulla and Scopone']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from carte.engine.rulebook import Rule
from carte.games import GAMES, cached_per_registry, load_toml
from carte.language import _
from carte.language.data_files import data_in

__all__ = ["KINDS", "Source", "cited", "sources", "words_found"]

KINDS = ("game", "reference", "handbook", "federation", "tournament", "club", "page", "other")
"""The kinds of pages, in the order in which the book follows them."""


class Source(NamedTuple):
    """A text: its name, its ``kind``, and where it can be read, "" where nowhere.

    ``cited`` are the names under which rules cite it besides its own; ``own`` is how a page in
    Japanese names itself: its title, or its author and its date, by which it is found.
    """

    name: str
    kind: str
    address: str = ""
    cited: tuple[str, ...] = ()
    own: str = ""

    @property
    def title(self) -> str:
        """Its name in the reader's language."""
        return _(self.name)


@cached_per_registry
def sources() -> Mapping[str, Source]:
    """Return the texts by their keys, in the order of their kinds, those of several games first.

    Raises ``ValueError`` where one has an unknown kind.
    """
    from importlib.resources import files  # in a page, Carte is in a zip

    shared = data_in(files(__package__) / "sources.toml")
    found = {
        key: Source(**{**entry, "cited": (*entry.get("cited", ()),)})
        for texts in (shared, *(load_toml(slug, "sources.toml") for slug in GAMES))
        for key, entry in texts.items()
    }
    if strange := [key for key, one in found.items() if one.kind not in KINDS]:
        raise ValueError(f"{', '.join(strange)}: a source is one of {', '.join(KINDS)}")
    return dict(sorted(found.items(), key=lambda entry: KINDS.index(entry[1].kind)))


def cited(text: str) -> tuple[Source, ...]:
    """Return the texts that a rule cites; none for a house rule, or a decision of this book."""
    first = text.partition("; ")[0]
    return tuple(one for one in sources().values() if first in (one.name, *one.cited))


def words_found(rule: Rule) -> str:
    """Return the words that find a rule in the Japanese page that it cites, "" for others.

    They are the page's own, a few of them: "場には表向きで4枚".
    """
    if not any(one.own for one in cited(rule.source)):
        return ""
    slug, _dot, tail = rule.id.partition(".")
    words: str = load_toml(slug, "found.toml").get(tail, "")
    return words
