"""The questions of briscola chiamata about sides and payments; the engine answers them.

For a payment, the cards of a deal are made up so that the declarer's side has won the points that
the question says.
"""

from __future__ import annotations

from collections.abc import Mapping

from carte.board.score import got_or_paid
from carte.board.seats import READER, seat_names, spoken
from carte.board.verbs import spoken_bid
from carte.engine.auction.contract import ContractDeal
from carte.engine.cards import EVERY_CARD, PACK, Card, cards_of
from carte.engine.phrases import amount, commas, ended, the
from carte.engine.reading import saferepr as quoted
from carte.games.briscola_chiamata.game import BriscolaChiamata
from carte.language import _
from carte.language.numbers import signed
from carte.lessons.questions.asking import (
    game_of,
    number_in,
    offered,
    one_of,
    payments_of,
    seat_of,
)
from carte.lessons.questions.question import Answer, Question, QuestionError, Shown

__all__ = ["CHOICES"]

ALONE, ALL = "alone", "all"


def with_whom(shown: Shown, declarer: str, called: str) -> Answer[str]:
    """Ask on whose side the reader is, with this hand, when somebody has called a card."""
    game, card = game_of(shown, BriscolaChiamata), Card(called)
    deal = game.position(
        declarer=seat_of(game, declarer),
        bid=str(card.value),
        called=called,
        hand=shown.pile,
        turn=READER,
    )
    right = "with" if deal.partner == READER else "against"
    facts = {"seat": spoken(declarer), "card": the(card)}
    text = _("You hold {card}.") if right == "with" else _("You do not hold {card}.")
    options = {
        "with": _("With the declarer, {seat}").format(**facts),
        "against": _("Against the declarer, {seat}").format(**facts),
        "unknown": _("Nobody can know yet"),
    }
    look = _("Look for {card} in your hand.")
    return one_of(
        options,
        right,
        text.format(**facts),
        (look.format(**facts),),
        shown.rule("partner").id,
    )


def bid_made(shown: Shown, bid: str, points: str) -> Answer[str]:
    """Ask which side has won a deal in which the declarer's side has so many points."""
    deal = _paid(shown, "you", "right", bid, points)
    right = "declarer" if deal.payments[READER] > 0 else "others"
    rule = shown.rule("win")
    text = _("Bid: {bid}. Needed: {needed}. Won: {points}.").format(
        bid=spoken_bid(bid), needed=game_of(shown, BriscolaChiamata).contract(bid), points=points
    )
    options = {"declarer": _("The declarer’s side"), "others": _("The opponents")}
    return one_of(options, right, text, (rule.text, text), rule.id)


def paid(
    shown: Shown, seat: str, declarer: str, partner: str, bid: str, points: str
) -> Answer[str]:
    """Ask what a seat gets or pays when the declarer's side has won so many points.

    ``partner`` is a seat or ``alone``; with ``all`` for the points the side has won all eight
    tricks.
    """
    game, names = game_of(shown, BriscolaChiamata), seat_names(shown.game)
    deal = _paid(shown, declarer, partner, bid, points)
    right = offered(shown, f"{deal.payments[seat_of(game, seat)]:+}")
    times = game.multiplier(bid)
    rule = shown.rule("slam" if points == ALL else "multiplier" if times > 1 else "payment")
    everybody = commas(
        amount(spoken(name), signed(payment))
        for name, payment in zip(names, deal.payments, strict=True)
    )
    return Answer(
        right=(right,),
        texts=dict.fromkeys(shown.options, rule.text) | {right: ended(everybody)},
        hints=(
            shown.rule("payment").text,
            rule.text if times > 1 or points == ALL else _("Is the deal won or lost?"),
            _("Answer: {answer}.").format(answer=got_or_paid(int(right))),
        ),
        rule=rule.id,
        options={option: got_or_paid(paid) for option, paid in payments_of(shown).items()},
    )


CHOICES: Mapping[str, Question[str]] = {
    "with-whom": with_whom,
    "bid-made": bid_made,
    "paid": paid,
}
"""Questions of levels of kind ``choose``."""


def _paid(shown: Shown, declarer: str, partner: str, bid: str, points: str) -> ContractDeal:
    """Return a finished deal in which the declarer's side has won so many points."""
    game = game_of(shown, BriscolaChiamata)
    place = seat_of(game, declarer)
    other = None if partner == ALONE else seat_of(game, partner)
    won = EVERY_CARD if points == ALL else _worth(game, points)
    opponent = next(seat for seat in range(game.seats) if seat not in (place, other))
    piles = ["" for _name in range(game.seats)]
    piles[place], piles[opponent] = (
        " ".join(map(str, cards_of(some))) for some in (won, EVERY_CARD & ~won)
    )
    return game.position(declarer=place, bid=bid, partner=other, piles=piles)


def _worth(game: BriscolaChiamata, points: str) -> int:
    """Return some cards that count so many points, as a mask."""
    found = {0: 0}
    for card in PACK:
        one = 1 << card.index
        if worth := game.points(one):
            found |= {sum_ + worth: some | one for sum_, some in found.items()} | found
    number = number_in(points)
    if number is None or number not in found:
        words = _("points that cards can make, or {all}, not {points}")
        raise QuestionError(words.format(all=ALL, points=quoted(points)))
    return found[number]
