"""Disputes in briscola chiamata: what follows the auction, and how a deal is paid."""

from __future__ import annotations

from carte.engine.cards import cards
from carte.engine.game import Game
from carte.engine.position import Cards
from carte.language import _
from carte.reference.house.dispute import Dispute, Finding, zones
from carte.reference.house.tricks import quoted

__all__ = ["paid", "then_comes"]

DECLARER, PARTNER, OTHER = 0, 1, 2
"""The seats whose piles matter in a dispute about payment; the rest have won nothing."""


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
    return Dispute(question.format(moves=quoted(moves)), (), answer)


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
    question = asks.format(moves=quoted([f"bid {bid}", f"call {called}"]))
    shown = zones(*[(label, pile) for _asks, label, pile in piles if pile is not rest])
    return Dispute(question, shown, answer)
