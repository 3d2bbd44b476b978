"""What other tables play and this book does not, for those who look for it.

>>> [one.id for one in not_played("scopone")]
['three-sevens', 'two-cards', 'claim', 'to-lose', 'de-trenta']
"""

from __future__ import annotations

from typing import NamedTuple

from carte.games import GAMES, cached_per_registry, load_toml

__all__ = ["Elsewhere", "elsewhere", "not_played"]


class Elsewhere(NamedTuple):
    """A rule or a game played elsewhere, by its ``name``; chapters of ``games`` describe it.

    ``lang`` is the language of its name, "" where that is the reader's.
    """

    id: str
    games: tuple[str, ...]
    name: str
    says: str
    lang: str = ""

    @property
    def anchor(self) -> str:
        """The place in a chapter that describes it."""
        return f"elsewhere-{self.id}"


@cached_per_registry
def elsewhere() -> tuple[Elsewhere, ...]:
    """Return all that is played only elsewhere, for the registered games."""
    found = [
        Elsewhere(**one | {"games": tuple(one.get("games", [slug]))})
        for slug in GAMES
        for one in load_toml(slug, "elsewhere.toml").get("elsewhere", ())
    ]
    return tuple(one for one in found if {*one.games} <= {*GAMES})


def not_played(slug: str) -> tuple[Elsewhere, ...]:
    """Return what a game's chapter describes but the game does not play, in order."""
    return tuple(one for one in elsewhere() if slug in one.games)
