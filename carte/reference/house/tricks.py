"""Disputes in trick games: legal bids and plays, who leads, how a deal is paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carte.board.sayings import in_words
from carte.engine.cards import Card, cards, mask_of
from carte.engine.game import Game
from carte.engine.match import Match, Score
from carte.engine.moves import Announcement, Move, Play, move
from carte.engine.phrases import capital, commas, the
from carte.engine.position import Cards
from carte.language import _
from carte.language.names import localize
from carte.reference.house.dispute import Dispute, Finding, still_on, zones

__all__ = ["allowed", "draws", "even", "goes_on", "in_pack", "leads", "paid", "sees", "then_comes"]

DECLARER, PARTNER, OTHER = 0, 1, 2
"""The seats whose piles matter in a dispute about payment; the rest have won nothing."""


def allowed(text: str, **position: Any) -> Dispute:
    """Ask whether a bid, a call or a play is allowed in ``game.position(**position)``."""
    choice = move(text)

    def answer(game: Game) -> Finding:
        ruling = game.position(**position).ruling(choice)
        return Finding(_("Yes") if ruling.legal else _("No"), ruling.text)

    return Dispute(
        _question(choice, position), zones((_("Hand"), position.get("hand", ""))), answer
    )


def leads(*moves: str) -> Dispute:
    """Ask who leads to the first trick after these moves, legal with any hands."""

    def answer(game: Game) -> Finding:
        deal = game.deal(seed=0)
        for one in moves:
            deal = deal.play(one)
        if deal.turn == deal.declarer:
            return Finding(_("The declarer"), game.rulebook["bidder-leads"].text)
        return Finding(_("The seat after the dealer"), game.rulebook["first-player"].text)

    question = _("After {moves}, who leads to the first trick?")
    return Dispute(question.format(moves=_quoted(moves)), (), answer)


def then_comes(*moves: str) -> Dispute:
    """Ask what comes after these moves of an auction, legal with any hands."""

    def answer(game: Game) -> Finding:
        deal = game.deal(seed=0)
        for one in moves:
            deal = deal.play(one)
        if deal.phase == "call":
            return Finding(_("The call"), game.rulebook["call"].text)
        return Finding(_("The first trick"), game.rulebook["dark-trick"].text)

    question = _("After {moves}, what comes next?")
    return Dispute(question.format(moves=_quoted(moves)), (), answer)


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

    words = _("With the last card drawn, may partners look at each other’s hands?")
    return Dispute(words, (), answer)


def paid(declarer: Cards, partner: Cards, others: Cards, *, bid: str, called: str) -> Dispute:
    """Ask how a deal is paid when declarer, partner and the others have won these piles.

    The largest pile stays hidden: it has all the other cards.
    """

    def answer(game: Game) -> Finding:
        won = [declarer, partner, others, *[""] * (game.sides - 3)]
        deal = game.position(declarer=DECLARER, partner=PARTNER, bid=bid, called=called, piles=won)
        verdict = _("Declarer {declarer:+}, partner {partner:+}, the others {others:+} each")
        points = deal.card_points[DECLARER] + deal.card_points[PARTNER]
        count = sum([len(pile) for pile in deal.piles[:OTHER]])
        why = _("The declarer’s side has won {points} with {count} of the 40 cards.")
        return Finding(
            verdict.format(
                declarer=deal.payments[DECLARER],
                partner=deal.payments[PARTNER],
                others=deal.payments[OTHER],
            ).replace("-", "−"),
            why.format(points=deal.game.counted(points), count=count),
        )

    piles = (
        (
            _("After {moves}, all cards not shown are the declarer’s: how is this deal paid?"),
            *(_("The declarer’s pile"), cards(declarer)),
        ),
        (
            _("After {moves}, all cards not shown are the partner’s: how is this deal paid?"),
            *(_("The partner’s pile"), cards(partner)),
        ),
        (
            _("After {moves}, all cards not shown are the others’: how is this deal paid?"),
            *(_("The others’ piles"), cards(others)),
        ),
    )
    asks, _label, rest = max(piles, key=lambda pile: len(pile[2]))
    question = asks.format(moves=_quoted([f"bid {bid}", f"call {called}"]))
    shown = zones(*[(label, pile) for _asks, label, pile in piles if pile is not rest])
    return Dispute(question, shown, answer)


def even(mine: Cards, theirs: Cards) -> Dispute:
    """Ask who wins a deal of equal points if the other player has won the last trick."""

    def answer(game: Game) -> Finding:
        piles = [mask_of(cards(pile)) for pile in (mine, theirs)]
        winner = game.won_by(game.finished(piles, last_trick=1).score())
        verdicts = {0: _("You"), 1: _("The other player"), None: _("Nobody")}
        rule = "draw" if winner is None else "last-trick"
        return Finding(verdicts[winner], game.rulebook[rule].text)

    question = _("As many points each, and the other player has won the last trick: who wins?")
    piles = zones((_("Your pile"), mine), (_("The other’s pile"), theirs))
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


def _question(choice: Move, position: Mapping[str, Any]) -> str:
    """Return "May you bid 62?", with the bids before it."""
    if isinstance(choice, Play):
        words = _("May you play {card}?")
        if choice.signal:
            words = _("May you lead {card} and say “{signal}”?")
        return words.format(card=the(choice.card), signal=localize(choice.signal))
    assert isinstance(choice, Announcement)  # no house rule concerns discards
    if choice.verb == "exchange":
        words = _("{card} is turned up: may you exchange {own} for it?")
        turned_up = capital(the(Card(position["trump"])))
        return words.format(card=turned_up, own=the(Card(choice.what)))
    if choice.verb == "call":
        return _("May you call {card}?").format(card=the(Card(choice.what)))
    if calls := position.get("calls"):
        words = _("After {calls}, may you bid {bid}?")
        return words.format(calls=_quoted(calls.split(", ")), bid=localize(choice.what))
    return _("May you bid {bid}?").format(bid=localize(choice.what))


def _quoted(moves: Sequence[str]) -> str:
    """Return "“pass”, “call the 4 of spade”"."""
    return commas([_("“{move}”").format(move=in_words(move(one))) for one in moves])
