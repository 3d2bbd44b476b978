"""The games, a room each; ``game`` finds one by its slug."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.position import InvalidPosition
from carte.games.asso_piglia_tutto.game import AssoPigliaTutto
from carte.games.briscola.game import Briscola
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.games.cirulla.game import Cirulla
from carte.games.mediatore.game import Mediatore
from carte.games.scopa.game import Scopa
from carte.games.scopone.game import Scopone

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["GAMES", "UnknownGame", "from_json", "game", "room"]

_GAMES: dict[str, type[Game]] = {
    one.slug: one
    for one in (
        Scopa,
        Scopone,
        AssoPigliaTutto,
        Cirulla,
        Briscola,
        BriscolaChiamata,
        Mediatore,
    )
}

GAMES = tuple(_GAMES)
"""The slugs of the games."""


class UnknownGame(ValueError):
    """A slug that is no game's."""


def game(slug: str, **options: object) -> Game:
    """Return a game under its house rules: ``game("scopa", target=21)``.

    Raises ``UnknownGame`` or ``InvalidOption``, both ``ValueError``, that name the valid ones.
    """
    if slug not in _GAMES:
        raise UnknownGame(f"there is no game {slug!r}; there are {', '.join(GAMES)}")
    return _GAMES[slug](**options)


def room(slug: str) -> Traversable:
    """Return the folder of a game, which holds its cases, its course, and its deals to watch."""
    from importlib.resources import files  # in a page, Carte lies in a zip

    return files(_GAMES[slug].__module__.rpartition(".")[0])


def from_json(data: Mapping[str, Any]) -> Deal:
    """Return the deal that ``deal.to_json()`` wrote down.

    Raises ``ValueError``, of the kind that the fault has: ``UnknownGame``, ``InvalidPosition``, …
    """
    for key in ("game", "options", "position"):
        if key not in data:
            raise InvalidPosition(
                f"a deal in JSON has game, options and position; {key} is missing"
            )
    return game(data["game"], **data["options"]).position(**data["position"])
