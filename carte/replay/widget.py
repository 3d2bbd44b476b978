"""The widget for a deal with comments, move by move, with questions to answer on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.reading import saferepr
from carte.formats.record import deal_given
from carte.front.widget import Space, Table, call
from carte.games import usual_game
from carte.replay import WatchedDeal, watched

if TYPE_CHECKING:
    from carte.replay.messages import WatchContent

__all__ = ["Watch"]


class Watch(Table):
    """``Watch("scopa")``: a deal with comments and questions, the game's first one or ``deal``.

    ``Watch(record)`` shows a deal of your own, from the text of ``deal.record()``, and
    ``Watch(deal)`` one that was played here; they need not be over. Its data holds everything, so
    it needs no Python. Raises ``ValueError``, which names the games or a game's deals, and
    ``InvalidRecord``, which names the line of a record.
    """

    tool = "watch"
    space = Space(60, 62.5)

    def __init__(self, game: str | Game | Deal, deal: str | None = None) -> None:
        given: str | Deal = usual_game(game)
        if isinstance(given, str) and not given.lstrip().startswith("["):
            self._watched = watched(given, deal)
        elif deal is None:
            self._watched = _own(given)
        else:
            raise ValueError(f"{deal!r} is one of several deals of a game; a record is one deal")
        source = f"Watch({saferepr(given)})" if deal is None else call("Watch", given, deal)
        super().__init__(self._watched.deal.game, source)

    def make_content(self) -> WatchContent:
        """Return the deal move by move, and the rules that it cites."""
        spoken, game = self._watched.rules_spoken, self._watched.deal.game
        rules = {rule.id: rule.text for rule in game.rulebook if rule.id in spoken}
        return {"replay": self._watched.to_json(), "rules": rules}


def _own(given: str | Deal) -> WatchedDeal:
    """Return a deal without comments, with all hands open to the reader."""
    deal = deal_given(given)
    return WatchedDeal(deal.game.slug, deal.game.title, "", deal, "")
