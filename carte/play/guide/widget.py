"""A guided deal to play, with a coach."""

from __future__ import annotations

from typing import Any

from carte.board.news import news
from carte.board.seats import READER
from carte.engine.deal import Deal
from carte.engine.moves import Move
from carte.front.widget import call
from carte.language import _
from carte.lessons import course
from carte.play.asking import SittingTable
from carte.play.ending import has_won
from carte.play.guide import guide as find_guide
from carte.play.guide.coach import said_by, saying_at
from carte.play.guide.model import Saying
from carte.play.hint import hint_of
from carte.play.sitting import Sitting
from carte.players import Candidate

__all__ = ["Guide"]

_NO_SIGNALS: list[Any] = []
"""What may be said with a card that is led: nothing here, for signals are learned later."""


class Guide(SittingTable):
    """``Guide("scopa")``: a guided deal of a game; of several the one with that id.

    Its prepared line is in its data; what is played beside it is asked of Python. Raises
    ``ValueError`` that names the games, or the guided deals of a game.
    """

    def __init__(self, game: str, name: str | None = None) -> None:
        self._guide = find_guide(game, name)
        source = call("Guide", game) if name is None else call("Guide", game, name)
        super().__init__("guide", self._guide.sitting, source)

    def shows(self) -> dict[str, Any]:
        """Return the table, the prepared line, and what is said in the deal."""
        found = self._guide
        return {
            **super().shows(),
            "single": True,
            "title": _(found.title),
            "line": [*map(self._prepared, *zip(*found.walk(), strict=True))],
            "sayings": [self._spoken(saying) for saying in found.sayings],
            "told": {
                **_words(),
                "won": _(found.won),
                "lost": _(found.lost),
                "onward": {"label": _("Now a deal of your own"), "href": f"play-{self.game}.html"},
            },
        }

    def told(self, sitting: Sitting, *, judged: bool = False) -> dict[str, Any]:
        """Return a sitting, what the reader sees of it, and what is said now."""
        told, deal = super().told(sitting, judged=judged), sitting.deal
        saying = saying_at(deal, self._guide)
        guided = {
            "saying": None if saying is None else self._guide.sayings.index(saying),
            "said": self._said(deal),
            "won": has_won(deal) if deal.is_over else None,
        }
        told["moment"] |= {"caption": "", "guided": guided}
        told["moment"]["step"] |= {"signals": _NO_SIGNALS}
        return told

    def after(self, sitting: Sitting, choice: Move, *, judged: bool = False) -> dict[str, Any]:
        """Return the sitting after a move; of the reader's own only what it brings is told."""
        answer, before = super().after(sitting, choice, judged=judged), sitting.deal
        if before.turn == READER:
            answer["told"]["text"] = " ".join(news(before, choice, before.play(choice)))
        return answer

    def _said(self, deal: Deal) -> list[int]:
        """Return the places of what has been said, once the deal is over and it is looked back."""
        if not deal.is_over:
            return []
        said = said_by(deal, self._guide)
        return [self._guide.sayings.index(saying) for saying in said]

    def _prepared(self, sitting: Sitting, choice: Move) -> dict[str, Any]:
        deal = sitting.deal
        mine = deal.turn == READER
        return {
            "move": str(choice),
            "answer": self.after(sitting, choice, judged=True),
            "hint": hint_of(deal, [Candidate(choice, 0, 0.0)]) if mine else None,
        }

    def _spoken(self, saying: Saying) -> dict[str, Any]:
        level = course(self.game)[saying.stage].levels[0].id if saying.stage else None
        return {
            "rule": saying.rule.id,
            "text": _(saying.text),
            "level": level and f"{self.game}.html#{level}",
            "point": saying.point,
        }


def _words() -> dict[str, str]:
    return {
        "detour": _("Try it on other cards"),
        "learned": _("What you met in this deal"),
        "again": _("Play it once more"),
    }
