"""Disputes in briscola chiamata: what follows the auction, and how a deal is paid."""

from __future__ import annotations

from collections.abc import Sequence

from carte.engine.cards import cards
from carte.engine.game import Game
from carte.engine.match import Score
from carte.engine.position import Cards
from carte.language import _
from carte.language.numbers import signed
from carte.reference.house.dispute import Dispute, Finding, zones
from carte.reference.house.tricks import quoted

__all__ = ["paid", "paid_next", "then_comes"]

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
        points = deal.card_points[DECLARER] + deal.card_points[PARTNER]
        count = sum([len(pile) for pile in deal.piles[:OTHER]])
        why = _("The declarer’s side has won {points} with {count} of the 40 cards.")
        return Finding(
            _payments(deal.payments),
            why.format(points=deal.game.counted(points), count=count),
        )

    piles = (
        (
            _("After {moves}, the declarer won all the cards not shown: who pays what?"),
            *(_("The declarer’s pile"), cards(declarer)),
        ),
        (
            _("After {moves}, the partner won all the cards not shown: who pays what?"),
            *(_("The partner’s pile"), cards(partner)),
        ),
        (
            _("After {moves}, the opponents won all the cards not shown: who pays what?"),
            *(_("The opponents’ piles"), cards(others)),
        ),
    )
    asks, _label, rest = max(piles, key=lambda pile: len(pile[2]))
    question = asks.format(moves=quoted([f"bid {bid}", f"call {called}"]))
    shown = zones(*[(label, pile) for _asks, label, pile in piles if pile is not rest])
    return Dispute(question, shown, answer)


def paid_next() -> Dispute:
    """Ask what a contract made with a partner pays after a deal in which everybody has passed."""

    def answer(game: Game) -> Finding:
        passed = game.match().booked((Score({}),) * game.sides)
        facts = {"bid": "4", "declarer": DECLARER, "partner": PARTNER}
        scores = game.scored({"win": (1, 0), "slam": (0, 0)}, facts)
        why = game.rulebook["doubled-next" if passed.doubled else "payment"].text
        return Finding(_payments(passed.booked(scores).totals), why)

    question = _("Everybody passed; in the next deal, the declarer wins with a partner. Who pays?")
    return Dispute(question, (), answer)


def _payments(payments: Sequence[int]) -> str:
    words = _("Declarer {declarer}, partner {partner}, each opponent {others}")
    declarer, partner, others = (signed(payments[seat]) for seat in (DECLARER, PARTNER, OTHER))
    return words.format(declarer=declarer, partner=partner, others=others)
