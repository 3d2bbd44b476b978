"""Disputes in Cirulla: the first table, the matta, what to declare, how a match ends."""

from __future__ import annotations

from typing import Any

from carte.engine.cards import cards
from carte.engine.game import Game
from carte.engine.match import Match, Score
from carte.engine.moves import Announcement
from carte.engine.position import Cards
from carte.games.cases import deck_with
from carte.language import _, ngettext
from carte.language.names import rank_name
from carte.reference.house.capture import may, won
from carte.reference.house.dispute import AS_THEY_LIE, Dispute, Finding, stands, zones

__all__ = ["declares", "may_with_matta", "table_brings", "wins"]


def may_with_matta(text: str, matta: int, **position: Any) -> Dispute:
    """Ask whether a move is allowed after the matta has been named, and what it brings."""
    dispute = may(text, matta=matta, **position)
    words = _("The matta has been named {a}. {question}")
    return dispute._replace(question=words.format(a=rank_name(matta), question=dispute.question))


def table_brings(layout: str) -> Dispute:
    """Ask what the dealer gets for this first table."""

    def answer(game: Game) -> Finding:
        deal: Any = game.deal(deck=deck_with(cards(layout), game))
        points = deal.scored[game.side(deal.dealer)].get("table", 0)
        if not points:
            return Finding(_("Nothing"), _(AS_THEY_LIE))
        why = _("The dealer takes the four cards before anybody has played.")
        return Finding(_points(points), why)

    return Dispute(
        _("What does this table score for the dealer?"), zones((_("Table"), layout)), answer
    )


def declares(hand: str) -> Dispute:
    """Ask what three cards score with the best declaration."""

    def answer(game: Game) -> Finding:
        deal = game.position(hand=hand)
        true = [move for move in deal.legal_moves() if isinstance(move, Announcement)]
        if not true:
            return Finding(_("Nothing"), deal.ruling("declare").text)
        best = max(true, key=deal.brings)
        return Finding(_points(deal.brings(best)), deal.ruling(best).text)

    return Dispute(_("What does declaring these cards score?"), zones((_("Hand"), hand)), answer)


def wins(yours: int, others: int, pile: Cards, other: Cards) -> Dispute:
    """Ask who has won a match that stood at these points, after a deal with these piles."""

    def answer(game: Game) -> Finding:
        before = Score({"scopa": yours}), Score({"scopa": others})
        return _won(Match(game, 0, (before,)).add(game.position(piles=[pile, other])))

    question = _("Before this deal, the match stood at {yours} to {others}: who wins it?")
    shown = zones((_("Your pile"), pile), (_("The other player’s pile"), other))
    return Dispute(question.format(yours=yours, others=others), shown, answer)


def _points(number: int) -> str:
    return ngettext("{number} point", "{number} points", number).format(number=number)


def _won(match: Match) -> Finding:
    outright = any(score.outright for score in match.scores[-1])
    return won(match, match.game.rulebook["cappotto"].text if outright else stands(match))
