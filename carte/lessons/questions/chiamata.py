"""The questions of briscola chiamata about sides and payments; the engine answers them.

Where a deal is to be paid, its cards are made up so that the declarer's side has won as many points
as the question says.
"""

from __future__ import annotations

from collections.abc import Mapping

from carte.cards import EVERY_CARD, PACK, Card, cards_of
from carte.contract import ContractDeal
from carte.game import Game
from carte.games.briscola_chiamata import BriscolaChiamata
from carte.lessons.questions import Answer, Case, Question, QuestionError
from carte.locale import _
from carte.telling.sayings import spoken_bid
from carte.telling.seats import READER, seat_names, spoken
from carte.words import the

__all__ = ["CHIAMATA_CHOICES"]

ALONE, ALL = "alone", "all"


def with_whom(case: Case, declarer: str, called: str) -> Answer[str]:
    """On whose side the reader is, with this hand, when somebody has called a card."""
    game, card = _chiamata(case.game), Card(called)
    deal = game.position(
        declarer=_seat(game, declarer),
        bid=str(card.value),
        called=called,
        hand=case.pile,
        turn=READER,
    )
    assert isinstance(deal, ContractDeal)  # it has a declarer
    right = "with" if deal.partner == READER else "against"
    facts = {"seat": spoken(declarer), "card": the(card)}
    text = _("You hold {card}.") if right == "with" else _("You do not hold {card}.")
    options = {
        "with": _("On the side of the declarer, {seat}").format(**facts),
        "against": _("On the other side, against {seat}").format(**facts),
        "unknown": _("That shows only later"),
    }
    return Answer(
        right=(right,),
        texts=dict.fromkeys(options, text.format(**facts)),
        hints=(
            _("Look for {card} in your hand.").format(**facts),
            _("It is: {answer}.").format(answer=options[right]),
        ),
        rule=game.rulebook["partner"].id,
        options=options,
    )


def bid_made(case: Case, bid: str, points: str) -> Answer[str]:
    """Which side has won a deal in which the declarer's side has so many points."""
    deal = _paid(case, "you", "right", bid, points)
    right = "declarer" if deal.payments[READER] > 0 else "others"
    rule = deal.game.rulebook["win"]
    text = _("Bid: {bid}. Needed: {needed}. Won: {points}.").format(
        bid=spoken_bid(bid), needed=_chiamata(case.game).contract(bid), points=points
    )
    options = {"declarer": _("The declarer’s side"), "others": _("The others")}
    return Answer(
        right=(right,),
        texts=dict.fromkeys(options, text),
        hints=(rule.text, text, _("It is: {answer}.").format(answer=options[right])),
        rule=rule.id,
        options=options,
    )


def paid(case: Case, seat: str, declarer: str, partner: str, bid: str, points: str) -> Answer[str]:
    """What a seat gets or pays when the declarer's side has won so many points.

    `partner` is a seat or `alone`; with `all` for the points the side has won all eight tricks.
    """
    game, names = _chiamata(case.game), seat_names(case.game)
    deal = _paid(case, declarer, partner, bid, points)
    right = f"{deal.payments[_seat(game, seat)]:+}"
    if right not in case.options:
        raise QuestionError(f"{right} among the options, for it is the answer")
    times = game.multiplier(bid)
    rule = game.rulebook["slam" if points == ALL else "multiplier" if times > 1 else "payment"]
    everybody = ", ".join(
        f"{spoken(name)} {_signed(payment)}"
        for name, payment in zip(names, deal.payments, strict=True)
    )
    return Answer(
        right=(right,),
        texts=dict.fromkeys(case.options, rule.text) | {right: f"{everybody}."},
        hints=(
            game.rulebook["payment"].text,
            rule.text if times > 1 or points == ALL else _("Is it won or lost?"),
            _("It is: {answer}.").format(answer=_in_words(int(right))),
        ),
        rule=rule.id,
        options={option: _in_words(int(option)) for option in case.options},
    )


CHIAMATA_CHOICES: Mapping[str, Question[str]] = {
    "with-whom": with_whom,
    "bid-made": bid_made,
    "paid": paid,
}
"""Questions of levels of kind `choose`."""


def _chiamata(game: Game) -> BriscolaChiamata:
    if not isinstance(game, BriscolaChiamata):
        raise QuestionError("briscola chiamata for this question")
    return game


def _seat(game: Game, name: str) -> int:
    names = seat_names(game)
    if name not in names:
        raise QuestionError(f"a seat, {', '.join(names)}, and not {name!r}")
    return names.index(name)


def _paid(case: Case, declarer: str, partner: str, bid: str, points: str) -> ContractDeal:
    """Return a deal at its end in which the declarer's side has won so many points."""
    game = _chiamata(case.game)
    place = _seat(game, declarer)
    other = None if partner == ALONE else _seat(game, partner)
    won = EVERY_CARD if points == ALL else _worth(game, points)
    foe = next(seat for seat in range(game.seats) if seat not in (place, other))
    piles = ["" for _name in range(game.seats)]
    piles[place], piles[foe] = (
        " ".join(map(str, cards_of(some))) for some in (won, EVERY_CARD & ~won)
    )
    deal = game.position(declarer=place, bid=bid, partner=other, piles=piles)
    assert isinstance(deal, ContractDeal)  # it has a declarer
    return deal


def _worth(game: BriscolaChiamata, points: str) -> int:
    """Return some cards that count so many points, as a mask."""
    found = {0: 0}
    for card in PACK:
        one = 1 << card.index
        if worth := game.points(one):
            found |= {sum_ + worth: some | one for sum_, some in found.items()} | found
    if not (points.isdecimal() and int(points) in found):
        raise QuestionError(f"points that cards can make, or {ALL}, and not {points!r}")
    return found[int(points)]


def _signed(payment: int) -> str:
    """Return "+2" or "−1"."""
    return f"{payment:+}".replace("-", "−")


def _in_words(payment: int) -> str:
    words = _("You get {number}") if payment > 0 else _("You pay {number}")
    return words.format(number=abs(payment))
