"""The steps of a count as lines: an item compared, or what leads from a contract to its payment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from carte.engine.auction.contract import ContractDeal
from carte.engine.cards import mask_of
from carte.engine.game import Game
from carte.engine.rulebook import Rule
from carte.engine.scoring import Part
from carte.engine.tricks.items import points_of
from carte.language import _

__all__ = ["Line", "compared", "paid"]


class Line(NamedTuple):
    """A step of a count.

    ``parts`` is what each pile brings to it, ``points`` what each side of the game gets for it:
    empty where the step is only on the way there, None as long as missing cards can change it.
    """

    item: str
    parts: tuple[Part, ...]
    points: tuple[int, ...] | None
    text: str
    rule: Rule


def compared(
    game: Game, item: str, piles: Sequence[int], deal: Any, points: tuple[int, ...] | None
) -> Line:
    """Return an item as it is found in two piles, and who gets its points."""
    found = game.items[item]
    parts = tuple(found.part(deal, side, pile) for side, pile in enumerate(piles))
    if points is None:
        words = _("{mine} to {theirs} so far: the missing cards may change it.")
    elif found.may_tie and not any(points):
        words = _("{mine} to {theirs}: nobody scores it.")
    elif not any(part.total for part in parts):
        words = _("Nobody has any.")
    else:
        words = _("{mine} to {theirs}.")
    mine, theirs = (found.shown(part) for part in parts)
    text = words.format(mine=mine, theirs=theirs)
    return Line(item, parts, points, text, game.rulebook[found.rule_of(parts)])


def paid(
    piles: Sequence[int],
    deal: ContractDeal,
    ends: Sequence[ContractDeal],
    points: tuple[int, ...] | None,
    last_trick: int | None,
) -> list[Line]:
    """Return the steps from the cards to the payment: points, contract, bid, slam, payment.

    ``ends`` is the deal as it ends when all that is missing goes to one side, and to the other.
    """
    rules, parts = deal.game.rulebook, _points(deal, piles, last_trick)
    lines = [
        Line("points", parts, (), _("All counting cards, and their sum."), rules["points"]),
        Line("win", (), (), _reached(parts[0], ends), rules["win"]),
    ]
    least, most = (end.outcome for end in ends)
    assert least is not None
    assert most is not None
    if least.plain > 1 and "multiplier" in rules:
        words = _("The bid makes everything count {plain} times.")
        text = words.format(plain=least.plain)
        lines.append(Line("multiplier", (), (), text, rules["multiplier"]))
    if least.slam and most.slam:
        words = _("One side has won everything: {plain} becomes {stake}.")
        text = words.format(plain=least.plain, stake=least.stake)
        lines.append(Line("slam", (), (), text, rules["slam"]))
    if points is None:
        words = _("What is paid is open: the missing cards may change it.")
    elif least.is_made:
        words = _("Each opponent pays {stake}.")
    else:
        words = _("Each opponent gets {stake}.")
    text = words.format(stake=least.stake)
    return [*lines, Line("payment", (), points, text, rules[_rule_of_payment(deal)])]


def _points(deal: ContractDeal, piles: Sequence[int], last_trick: int | None) -> tuple[Part, ...]:
    """Return what both piles count; the last trick counts what is not in the cards."""
    in_cards = sum(deal.game.points(mask_of(pile)) for pile in deal.piles)
    bonus = sum(deal.card_points) - in_cards
    return tuple(
        points_of(deal.game, pile, bonus if last_trick == side else 0)
        for side, pile in enumerate(piles)
    )


def _reached(part: Part, ends: Sequence[ContractDeal]) -> str:
    """Say whether the declarer's side has what it needs."""
    game, (least, most) = ends[0].game, (end.outcome for end in ends)
    assert least is not None
    assert most is not None
    if least.is_made != most.is_made:
        words = _("{won} points so far, and {needed} are needed: the missing cards decide.")
    elif least.is_made:
        words = _("{won} points, and {needed} are needed: the declarer’s side wins.")
    else:
        words = _("{won} points, and {needed} are needed: the declarer’s side loses.")
    return words.format(won=game.written(part.total), needed=game.written(least.needed))


def _rule_of_payment(deal: ContractDeal) -> str:
    """Return the tail of the rule by which the sides of a contract pay."""
    outcome, rules = deal.outcome, deal.game.rulebook
    assert outcome is not None
    if len(outcome.side) > 1 and "payment-partner" in rules:
        return "payment-partner"
    return "payment-giver" if deal.giver is not None else "payment"
