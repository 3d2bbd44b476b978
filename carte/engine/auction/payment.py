"""The steps from the cards to the payment of a contract: points, contract, bid, slam, payment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from carte.engine.auction.items import PAYMENT
from carte.engine.cards import mask_of
from carte.engine.count import Counting, Line
from carte.engine.phrases import plus, reckoned
from carte.engine.scoring import Part
from carte.engine.tricks.items import CARD_POINTS, points_of
from carte.language import _

if TYPE_CHECKING:
    from carte.engine.auction.contract import ContractDeal, Outcome

__all__ = ["paid"]


def paid(counting: Counting) -> Iterator[Line]:
    """Yield the steps of a count from the points of the cards to the payment of each seat.

    Until the contract is known, only the cards are counted.
    """
    deal, rules = counting.deal, counting.deal.game.rulebook
    least, most = (end.outcome for end in counting.ends)
    assert least is not None
    assert most is not None
    parts = _points(deal, counting.piles, counting.facts.get("last_trick"))
    words = _("All the cards worth points, and their sum.")
    yield Line(CARD_POINTS.id, parts, (), words, rules["points"])
    if deal.game.missing_facts(counting.facts):
        return
    yield Line("win", (), (), _reached(deal.game, parts[0], least, most), rules["win"])
    if least.plain > 1 and "multiplier" in rules:
        text = _("The bid multiplies every payment by {plain}.").format(plain=least.plain)
        yield Line("multiplier", (), (), text, rules["multiplier"])
    if least.slam and most.slam:
        words = _("One side won everything: {plain} becomes {stake}.")
        text = words.format(plain=least.plain, stake=least.stake)
        yield Line("slam", (), (), text, rules["slam"])
    points = counting.settled(PAYMENT.id)
    text = _shared(deal, least, points)
    yield Line(PAYMENT.id, (), points, text, rules[_rule_of_payment(deal)])


def _points(deal: ContractDeal, piles: Sequence[int], last_trick: int | None) -> tuple[Part, ...]:
    """Return the points of both piles; the last trick has those that are not in the cards."""
    in_cards = sum(deal.game.points(mask_of(pile)) for pile in deal.piles)
    bonus = sum(deal.card_points) - in_cards
    return tuple(
        points_of(deal.game, pile, bonus if last_trick == side else 0)
        for side, pile in enumerate(piles)
    )


def _reached(game: Any, part: Part, least: Outcome, most: Outcome) -> str:
    """Say whether the declarer's side has what it needs."""
    if least.is_made != most.is_made:
        words = _("{won} points so far; {needed} are needed, so the missing cards decide.")
    elif least.is_made:
        words = _("{won} points; {needed} are needed, so the declarer’s side wins.")
    else:
        words = _("{won} points; {needed} are needed, so the declarer’s side loses.")
    return words.format(won=game.written(part.total), needed=game.written(least.needed))


def _shared(deal: ContractDeal, outcome: Outcome, points: Sequence[int] | None) -> str:
    """Say what each opponent pays or gets, and with a giver, how that makes the whole."""
    if points is None:
        return _("The payment is not settled yet: the missing cards may change it.")
    if deal.giver is None:
        words = (
            _("Each opponent pays {stake}.")
            if outcome.is_made
            else _("Each opponent gets {stake}.")
        )
        return words.format(stake=outcome.stake)
    words = (
        _("Each opponent pays {stake}, but the giver of the called card only {less}: {sum}.")
        if outcome.is_made
        else _("Each opponent gets {stake}, but the giver of the called card only {less}: {sum}.")
    )
    others = (seat for seat in range(deal.game.seats) if seat != deal.declarer)
    shares = sorted([abs(points[seat]) for seat in others], reverse=True)
    whole = reckoned(plus(shares), sum(shares))
    return words.format(stake=outcome.stake, less=abs(points[deal.giver]), sum=whole)


def _rule_of_payment(deal: ContractDeal) -> str:
    """Return the tail of the rule by which the sides of a contract pay."""
    if len(deal.side) > 1 and "payment-partner" in deal.game.rulebook:
        return "payment-partner"
    return "payment-giver" if deal.giver is not None else "payment"
