"""Disputes in briscola: the pack, the card turned up, and how a deal and a match are won."""

from __future__ import annotations

from typing import Any

from carte.engine.cards import Card, cards, mask_of
from carte.engine.game import Game
from carte.engine.match import Match, Score
from carte.engine.phrases import capital, the
from carte.engine.position import Cards
from carte.language import _
from carte.reference.house.dispute import Dispute, Finding, still_on, zones
from carte.reference.house.tricks import ruled

__all__ = ["draws", "even", "exchanges", "goes_on", "in_pack", "sees"]


def exchanges(own: str, *, hand: str, trump: str) -> Dispute:
    """Ask whether a card of a hand may be exchanged for the one turned up."""
    words = _("{card} is turned up: may you exchange {own} for it?")
    question = words.format(card=capital(the(Card(trump))), own=the(Card(own)))
    return ruled(question, f"exchange {own}", hand=hand, trump=trump)


def draws() -> Dispute:
    """Ask how many cards are dealt, and after which trick the turned-up card is drawn."""

    def answer(game: Game) -> Finding:
        deal = game.deal(seed=0)
        size, pack = len(deal.hands[0]), len(deal.deck)
        while deal.stock:
            deal = deal.play(deal.legal_moves()[-1])
        words = _("After trick {tricks} of {all}, with {pack} cards")
        tricks = len(deal.tricks)
        facts = {"tricks": tricks, "all": tricks + size, "pack": pack}
        return Finding(words.format(**facts), game.rulebook["refill"].text)

    return Dispute(_("When is the turned-up card drawn?"), (), answer)


def in_pack(card: str) -> Dispute:
    """Ask whether a card is in the pack."""

    def answer(game: Game) -> Finding:
        there = game.pack >> Card(card).index & 1
        return Finding(_("Yes") if there else _("No"), game.rulebook["pack"].text)

    return Dispute(_("Is {card} in the pack?").format(card=the(Card(card))), (), answer)


def sees() -> Dispute:
    """Ask whether partners see each other’s cards once the stock is used up."""

    def answer(game: Game) -> Finding:
        deal = game.deal(seed=0)
        while deal.stock:
            deal = deal.play(deal.legal_moves()[-1])
        partner = (deal.turn + game.sides) % game.seats
        view: Any = deal.view(deal.turn)
        if view.hands[partner]:
            return Finding(_("Yes"), game.rulebook["partner-view"].text)
        return Finding(_("No"), game.rulebook["teams"].text)

    words = _("Once the last card is drawn, may partners look at each other’s hands?")
    return Dispute(words, (), answer)


def even(mine: Cards, theirs: Cards) -> Dispute:
    """Ask who wins a deal of equal points if the other player has won the last trick."""

    def answer(game: Game) -> Finding:
        piles = [mask_of(cards(pile)) for pile in (mine, theirs)]
        winner = game.won_by(game.finished(piles, last_trick=1).score())
        verdicts = {0: _("You"), 1: _("The other player"), None: _("Nobody")}
        rule = "draw" if winner is None else "last-trick"
        return Finding(verdicts[winner], game.rulebook[rule].text)

    question = _("The points are level, and the other player won the last trick: who wins?")
    piles = zones((_("Your pile"), mine), (_("The other player’s pile"), theirs))
    return Dispute(question, piles, answer)


def goes_on(mine: int, theirs: int) -> Dispute:
    """Ask whether a match goes on after a deal with these points."""

    def answer(game: Game) -> Finding:
        scores = tuple([Score({"points": points}) for points in (mine, theirs)])
        match = Match(game, 0, (scores,))
        rule = game.rulebook["wins" if game.counts_won_deals else "win"]
        return still_on(match, rule.text)

    words = _("After a deal of {mine} to {theirs}, does the match go on?")
    return Dispute(words.format(mine=mine, theirs=theirs), (), answer)
