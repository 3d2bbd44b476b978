"""What other tables play and this book does not, so that whoever looks for it learns so.

>>> [one.id for one in not_played("scopone")]
['three-sevens', 'two-cards', 'claim', 'to-lose', 'de-trenta']
"""

from __future__ import annotations

from typing import NamedTuple

from carte.games import GAMES, cached_per_registry

__all__ = ["Elsewhere", "elsewhere", "not_played"]


class Elsewhere(NamedTuple):
    """What is played elsewhere, by its ``name``: a rule, or a game; told in chapters of ``games``.

    ``lang`` is the language of its name, "" where that is the reader's.
    """

    id: str
    games: tuple[str, ...]
    name: str
    says: str
    lang: str = ""

    @property
    def anchor(self) -> str:
        """Where a chapter tells of it."""
        return f"elsewhere-{self.id}"


@cached_per_registry
def elsewhere() -> tuple[Elsewhere, ...]:
    """Return all that is played elsewhere only, in the games that there are."""
    import tomllib
    from importlib.resources import files  # in a page, Carte lies in a zip

    text = (files(__package__) / "elsewhere.toml").read_text(encoding="utf-8")
    told = tomllib.loads(text)["elsewhere"]
    found = [Elsewhere(**one | {"games": tuple(one["games"])}) for one in told]
    return tuple(one for one in found if {*one.games} <= {*GAMES})


def not_played(slug: str) -> tuple[Elsewhere, ...]:
    """Return what the chapter of a game tells that it does not play, in order."""
    return tuple(one for one in elsewhere() if slug in one.games)
