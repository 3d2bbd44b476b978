"""The questions of mediatore about its contracts: the monte, who is with whom, the payments.

The engine answers them from a deal made up for each question.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from carte.board.score import got_or_paid
from carte.board.seats import seat_names, spoken
from carte.engine.auction.contract import ContractDeal
from carte.engine.cards import EVERY_CARD, PACK, Card, cards_of
from carte.engine.match import Match, Score
from carte.engine.phrases import amount, commas, either, ended
from carte.engine.reading import saferepr as quoted
from carte.games.mediatore.game import Mediatore
from carte.language import N_, _
from carte.language.numbers import signed
from carte.lessons.questions.asking import (
    game_of,
    number_in,
    offered,
    one_of,
    payment_in,
    payments_of,
    the_number,
)
from carte.lessons.questions.question import Answer, Question, QuestionError, Sheet, Shown

__all__ = ["CONTRACT_CHOICES"]

DECLARER, OPPONENT, HOLDER, DEALER = range(4)
"""Who sits where in the deals made up here, from the reader's seat on."""

_HOLDS = {"chiamo": "partner", "mediatore": "giver"}
"""The role of the called card's holder, in contracts that call one."""


# -------------------------------------------------------------------- the monte and the company

_MONTE = {
    "secret": N_("The declarer exchanges, unseen by the others"),
    "shown": N_("All see it, and the declarer exchanges"),
    "look": N_("The declarer looks, but does not exchange"),
    "closed": N_("Nobody sees it before the end"),
}


def monte(shown: Shown, bid: str) -> Answer[str]:
    """Ask what becomes of the monte in a contract."""
    deal = _contract(shown, bid)
    if deal.phase == "exchange":
        right = "shown" if deal.view(OPPONENT).facts["taken"] else "secret"
    else:
        right = "look" if deal.view(DECLARER).facts["monte"] else "closed"
    return _by_rule(
        shown,
        right,
        _MONTE,
        bid,
        _("The higher the bid, the less the declarer may do with the monte."),
    )


_COMPANY = {
    "partner": N_("Its holder, as my partner"),
    "giver": N_("Nobody, but its holder gives it to me"),
    "alone": N_("Nobody, and I get no card"),
}


def company(shown: Shown, bid: str, card: str) -> Answer[str]:
    """Ask who plays with a declarer who has called a card; the hand is shown, or the monte."""
    deal = _contract(shown, bid, card, hand=shown.pile, monte=shown.other)
    right = "alone"
    if deal.partner is not None:
        right = "partner"
    elif deal.giver is not None:
        right = "giver"
    tail = "alone" if right == "alone" else bid
    idea = _("Look for the called card: who can hold it?")
    return _by_rule(shown, right, _COMPANY, tail, idea)


_SIDES = {"with": N_("With the declarer"), "against": N_("Against the declarer")}


def side(shown: Shown, bid: str) -> Answer[str]:
    """Ask on whose side the reader is, who held the card that was called in a contract."""
    _check_word(bid, _HOLDS)
    paid = _paid(shown, bid, _HOLDS[bid], "made")
    right = "with" if paid[HOLDER] > 0 else "against"
    idea = _("Ask who gains if the declarer wins.")
    return _by_rule(shown, right, _SIDES, bid, idea)


def hand_size(shown: Shown, when: str) -> Answer[str]:
    """Ask how many cards a mediatore's declarer holds, with the monte ``taken`` or ``laid``."""
    deal = _contract(shown, "mediatore")
    sizes = {"taken": len(deal.hands[DECLARER])}
    deal = deal.play(deal.legal_moves()[0])
    sizes["laid"] = len(deal.hands[DECLARER])
    if when not in sizes:
        raise QuestionError(_("after the question: {words}").format(words=either(sizes)))
    text = _("Nine, plus the card given, plus the four of the monte.")
    if when == "laid":
        text = _("You have discarded four, and must still give one back.")
    return the_number(
        shown,
        sizes[when],
        dict.fromkeys(shown.options, text),
        _("Everybody begins with nine."),
        text,
        "mediatore" if when == "taken" else "give",
    )


# --------------------------------------------------------------------------------- the payments

_WON = {
    "made": (cards_of(EVERY_CARD)[1:], cards_of(EVERY_CARD)[:1]),
    "lost": (cards_of(EVERY_CARD)[:1], cards_of(EVERY_CARD)[1:]),
    "capotto": (cards_of(EVERY_CARD), ()),
    "capotto-lost": ((), cards_of(EVERY_CARD)),
}
"""The points of the declarer and of the opponents, by how the deal went."""


_PAYMENTS = {
    "alone": N_("The declarer {declarer}, each opponent {opponent}."),
    "partner": N_("The declarer {declarer}, the partner {holder}, each opponent {opponent}."),
    "giver": N_("The declarer {declarer}, the giver {holder}, the other two {opponent} each."),
}


def payment(shown: Shown, bid: str, company: str, went: str, whose: str) -> Answer[str]:
    """Ask what somebody gets, or pays: the declarer, the holder of the called card or an opponent.

    ``company`` is alone, partner or giver, and the deal ``went`` as ``_WON`` says.
    """
    seats = {"declarer": DECLARER, "holder": HOLDER, "opponent": OPPONENT}
    for word, known in ((company, _PAYMENTS), (went, _WON), (whose, seats)):
        _check_word(word, known)
    paid = _paid(shown, bid, company, went)
    right = offered(shown, paid[seats[whose]])
    tail = "payment" if company == "alone" else f"payment-{company}"
    listed = _(_PAYMENTS[company]).format(
        declarer=signed(paid[DECLARER]),
        holder=signed(paid[HOLDER]),
        opponent=signed(paid[OPPONENT]),
    )
    return Answer(
        right=(right,),
        texts={**dict.fromkeys(shown.options, shown.rule(tail).text), right: listed},
        hints=(
            _("The payments of a deal cancel out."),
            shown.rule(tail).text,
            _("{Answer}.").format(Answer=got_or_paid(int(right))),
        ),
        rule=shown.rule("slam" if went.startswith("capotto") else tail).id,
        options={option: got_or_paid(points) for option, points in payments_of(shown).items()},
    )


def standing(shown: Shown, deals: str, payments: str) -> Answer[str]:
    """Ask who has won a match of so many ``deals`` after payments such as 5/-4/3/-4,-4/12/-4/-4."""
    rule, names = shown.rule("deals"), seat_names(shown.game)
    scores = [_scores(shown, deal) for deal in payments.split(",")]
    number = number_in(deals)
    if not number:
        words = _("the number of deals after the question, and not {number}")
        raise QuestionError(words.format(number=quoted(deals)))
    match = Match(shown.game, DECLARER, tuple(scores), deals=number)
    right = "on"
    if match.is_over:
        right = "draw" if match.winner is None else names[match.winner]
    totals = commas(
        amount(spoken(name), signed(total)) for name, total in zip(names, match.totals, strict=True)
    )
    options = {name: spoken(name) for name in names}
    options |= {"draw": _("A draw"), "on": _("Nobody yet")}
    idea = _("Count the deals, then add up what each player got and paid.")
    rows = {
        _("Deal {number}").format(number=number): tuple([signed(one.total) for one in deal])
        for number, deal in enumerate(scores, 1)
    }
    sheet = Sheet(_("Payments"), tuple(map(spoken, names)), rows)
    return one_of(options, right, ended(totals), (idea, ended(totals)), rule.id, sheet)


CONTRACT_CHOICES: Mapping[str, Question[str]] = {
    "monte": monte,
    "company": company,
    "side": side,
    "hand-size": hand_size,
    "payment": payment,
    "standing": standing,
}
"""Questions of levels of kind ``choose``."""


def _check_word(word: str, known: Iterable[str]) -> None:
    """Raise ``QuestionError`` for an unknown word after a question."""
    if word not in known:
        words = _("{words} and not {word}")
        raise QuestionError(words.format(words=either(known), word=quoted(word)))


def _scores(shown: Shown, deal: str) -> tuple[Score, ...]:
    """Read each seat's payment in a deal: "5/-4/3/-4"."""
    payments = [payment_in(number) for number in deal.split("/")]
    scores = tuple([Score({"payment": paid}) for paid in payments if paid is not None])
    if not len(scores) == len(payments) == shown.game.sides:
        words = _("a payment for each of {sides} after the question, such as 5/-4/…, not {deal}")
        raise QuestionError(words.format(sides=shown.game.sides, deal=quoted(deal)))
    return scores


def _by_rule(
    shown: Shown, right: str, options: Mapping[str, str], tail: str, idea: str
) -> Answer[str]:
    """Ask what a rule of the game says; every reply gets the rule itself."""
    rule = shown.rule(tail)
    named = {name: _(words) for name, words in options.items()}
    return one_of(named, right, rule.text, (idea, rule.text), rule.id)


def _contract(
    shown: Shown,
    bid: str,
    called: str = "",
    hand: Iterable[Card] = (),
    monte: Iterable[Card] = (),
) -> ContractDeal:
    """Return a deal in which the reader has won the auction, and called a card if there is one.

    Without a hand the reader holds nine cards that are neither called nor in the monte.
    """
    left = [*monte]
    away = {*left, *([Card(called)] if called else [])}
    held = [*hand] or [card for card in reversed(PACK) if card not in away][:9]
    rest = [card for card in PACK if card not in {*held, *left}]
    deal = game_of(shown, Mediatore).position(
        hands=[held, rest[:9], rest[9:18], rest[18:27]],
        calls=[f"bid {bid}", "pass", "pass"],
        dealer=DEALER,
        monte=left or rest[27:],
    )
    agreed = deal.play("pass")
    return agreed.play(f"call {called or rest[0]}") if bid in _HOLDS else agreed


def _paid(shown: Shown, bid: str, company: str, went: str) -> tuple[int, ...]:
    """Return the payments by seat of a deal that ``went`` as in ``payment``."""
    declarers, others = _WON[went]
    deal = game_of(shown, Mediatore).position(
        declarer=DECLARER,
        bid=bid,
        called=None if company == "alone" else "3S",
        partner=HOLDER if company == "partner" else None,
        giver=HOLDER if company == "giver" else None,
        leader=DECLARER if declarers else OPPONENT,
        piles=[declarers, others, (), ()],
    )
    return deal.payments
