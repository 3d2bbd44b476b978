"""The games, one file each; ``game`` finds one by its slug."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carte.deal import Deal
from carte.game import Game
from carte.games.asso_piglia_tutto import AssoPigliaTutto
from carte.games.briscola import Briscola
from carte.games.briscola_chiamata import BriscolaChiamata
from carte.games.cirulla import Cirulla
from carte.games.mediatore import Mediatore
from carte.games.scopa import Scopa
from carte.games.scopone import Scopone
from carte.position import InvalidPosition

__all__ = ["GAMES", "UnknownGame", "from_json", "game"]

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
