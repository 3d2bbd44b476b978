"""A deal with comments, to look at move by move, and with questions to answer on the table."""

from __future__ import annotations

from typing import Any

from carte.front.widget import Table, call
from carte.replay import watched

__all__ = ["Watch"]


class Watch(Table):
    """``Watch("scopa")``: a deal with comments and questions; of several the one with that id.

    Everything is in its data, so nothing is asked of Python. Raises ``ValueError`` that names the
    games, or the deals of a game.
    """

    def __init__(self, game: str, deal: str | None = None) -> None:
        self._watched = watched(game, deal)
        source = call("Watch", game) if deal is None else call("Watch", game, deal)
        super().__init__("watch", self._watched.deal.game, source)

    def shows(self) -> dict[str, Any]:
        """Return the deal move by move, and the rules of which it speaks."""
        spoken, game = self._watched.rules_spoken, self._watched.deal.game
        rules = {rule.id: rule.text for rule in game.rulebook if rule.id in spoken}
        return {"replay": self._watched.to_json(), "rules": rules}
