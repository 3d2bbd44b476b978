"""A deal with comments, to look at move by move, and with questions to answer on the table."""

from __future__ import annotations

from carte.front.widget import Table, call
from carte.replay import watched

__all__ = ["Watch"]


class Watch(Table):
    """``Watch("scopa")``: a deal with comments and questions; of several the one with that id.

    Everything is in its data, so nothing is asked of Python. Raises ``ValueError`` that names the
    games, or the deals of a game.
    """

    def __init__(self, game: str, deal: str | None = None) -> None:
        found = watched(game, deal)
        spoken = found.rules_spoken
        rules = {rule.id: rule.text for rule in found.deal.game.rulebook if rule.id in spoken}
        source = call("Watch", game) if deal is None else call("Watch", game, deal)
        content = {"replay": found.to_json(), "rules": rules}
        super().__init__("watch", found.deal.game, content, source)
