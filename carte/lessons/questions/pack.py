"""Questions about the cards themselves: suits, values, primiera points, French cards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from carte.engine.capture.prizes import PRIMIERA_POINTS
from carte.engine.cards import SETTEBELLO, SUITS, Card
from carte.engine.phrases import a, any_of, capital, commas, the
from carte.engine.reading import saferepr as quoted
from carte.language import N_, _
from carte.language.names import rank_name
from carte.lessons.questions.asking import numbers_of, the_capital, the_number, the_one
from carte.lessons.questions.picking import Pick, all_of, some
from carte.lessons.questions.question import Answer, Question, QuestionError, Shown

__all__ = ["PACK_CHOICES", "PACK_PICKS"]

FRENCH_SUITS = (N_("diamonds"), N_("hearts"), N_("spades"), N_("clubs"))
FRENCH_COURTS = {8: N_("jack"), 9: N_("queen"), 10: N_("king")}


# ---------------------------------------------------------------------- which cards are meant


def of_suit(shown: Shown, letter: str) -> Answer[Pick]:
    """Ask for every card of a suit."""
    suit = next((suit for suit in SUITS if suit == letter), None)
    if suit is None:
        words = _("a suit {suits} after the question, not {letter}")
        raise QuestionError(words.format(suits=commas(SUITS), letter=quoted(letter)))
    return all_of(
        shown,
        tuple(card for card in shown.pile if card.suit == suit),
        lambda card: _("{Card} is not a {suit} card.").format(
            Card=the_capital(card), suit=suit.name
        ),
        _("Coins, cups, swords, batons; in a French pack diamonds, hearts, spades, clubs."),
    )


def of_value(shown: Shown, number: str) -> Answer[Pick]:
    """Ask for every card of a value."""
    return all_of(
        shown,
        tuple(card for card in shown.pile if str(card.value) == number),
        lambda card: _("{Card} is worth {value}, not {wanted}.").format(
            Card=the_capital(card), value=card.value, wanted=number
        ),
        _("After the 7 come the fante (jack), cavallo (queen) and re (king): 8, 9 and 10."),
    )


def settebello(shown: Shown) -> Answer[Pick]:
    """Ask for the 7 of denari."""
    return all_of(
        shown,
        tuple(card for card in shown.pile if card is SETTEBELLO),
        lambda card: _("{Card} scores no point by itself.").format(Card=the_capital(card)),
        _("It is a denari card: coins, or diamonds in a French pack."),
        rule="settebello",
    )


def pair(shown: Shown) -> Answer[Pick]:
    """Ask for two cards of the same value."""
    pairs = {two: two[0].value == two[1].value for two in combinations(sorted(shown.pile), 2)}
    same = _("{Card} and {other}: both are worth {value}.")
    unlike = _("{Card} is worth {value}, {other} {other_value}.")
    right = some(two for two, alike in pairs.items() if alike)
    return Answer(
        right=right,
        texts={
            two: (same if alike else unlike).format(
                Card=the_capital(two[0]),
                other=the(two[1]),
                value=two[0].value,
                other_value=two[1].value,
            )
            for two, alike in pairs.items()
        },
        hints=(
            _("Look at the values, not at the suits."),
            _("One of the two is {card}.").format(card=the(right[0][0])),
            _("They are {card} and {other}.").format(card=the(right[0][0]), other=the(right[0][1])),
        ),
        otherwise=_("Pick two cards, no more and no fewer."),
    )


def most_points(shown: Shown) -> Answer[Pick]:
    """Ask for the card that counts most in the primiera."""
    rule = shown.rule("primiera")
    points = {(card,): PRIMIERA_POINTS[card.value] for card in shown.pile}
    best = max(points.values(), default=0)
    right = some(pick for pick, worth in points.items() if worth == best)
    return Answer(
        right=right,
        texts={pick: _counts(*pick, worth) for pick, worth in points.items()},
        hints=(
            _no_captures(),
            _("The best one here is worth {points}.").format(points=best),
            _("It is {card}.").format(card=the(*right[0])),
        ),
        otherwise=_("Pick one card."),
        rule=rule.id,
    )


def _no_captures() -> str:
    return _("What a card takes does not matter here.")


def _counts(card: Card, points: int) -> str:
    return _("{Card} is worth {points} in the primiera.").format(
        Card=the_capital(card), points=points
    )


# ------------------------------------------------------------------- what a card stands for


def value(shown: Shown) -> Answer[str]:
    """Ask what a card is worth when cards are taken."""
    return _number_on(
        shown,
        {worth: worth for worth in range(1, 11)},
        _("{Card} is worth {number}."),
        _("{Rank} is worth {number}."),
        _("No card has the value {number} when it takes others."),
        _("The order is asso, 2 to 7, fante, cavallo, re: 1 to 10."),
        _("Count its place in that order."),
    )


def points(shown: Shown) -> Answer[str]:
    """Ask what a card counts in the primiera."""
    return _number_on(
        shown,
        PRIMIERA_POINTS,
        _("{Card} is worth {number} in the primiera."),
        _("{Rank} is worth {number} in the primiera."),
        _("No card is worth {number} in the primiera."),
        _("The primiera has points of its own: 21, 18, 16, 15, 14, 13, 12 and 10."),
        _("They go to 7, 6, asso, 5, 4, 3, 2 and the court cards, in this order."),
        "primiera",
    )


def more_points(shown: Shown) -> Answer[str]:
    """Ask which card of the pile counts most in the primiera."""
    if not shown.pile:
        raise QuestionError(_("a pile of cards for this question"))
    worth = {str(card): PRIMIERA_POINTS[card.value] for card in shown.pile}
    best = max(worth.values(), default=0)
    right = tuple(card for card, counted in worth.items() if counted == best)
    return Answer(
        right=right,
        texts={card: _counts(Card(card), counted) for card, counted in worth.items()},
        hints=(
            _no_captures(),
            _("In the primiera the order is 7, 6, asso, 5, 4, 3, 2, court cards."),
            _("It is {card}.").format(card=any_of([the(Card(card)) for card in right])),
        ),
        rule=shown.rule("primiera").id,
        options={str(card): card.name for card in shown.pile},
    )


def french_suit(shown: Shown) -> Answer[str]:
    """Ask which suit of a French pack stands for the suit of a card."""
    card = the_one(shown)
    right = FRENCH_SUITS[card.suit.index]
    text = _("{french} {name} stand for {suit}.")
    named = tuple(zip(SUITS, FRENCH_SUITS, strict=True))
    return Answer(
        right=(right,),
        texts={
            name: text.format(french=suit.french, name=_(name), suit=suit.name)
            for suit, name in named
        },
        hints=(
            _("Denari and coppe are red suits, spade and bastoni black ones."),
            _("Hearts stand for coppe, clubs for bastoni."),
            _("It is {answer}.").format(answer=_(right)),
        ),
        options={name: f"{suit.french} {_(name)}" for suit, name in named},
    )


def french_court(shown: Shown) -> Answer[str]:
    """Ask which card of a French pack stands for a court card."""
    card = the_one(shown)
    if card.value not in FRENCH_COURTS:
        raise QuestionError(_("a court card (8, 9 or 10) for this question"))
    right = FRENCH_COURTS[card.value]
    text = _("The {name} stands for the {rank}, worth {value}.")
    return Answer(
        right=(right,),
        texts={
            name: text.format(name=_(name), rank=rank_name(worth), value=worth)
            for worth, name in FRENCH_COURTS.items()
        },
        hints=(
            _("The court cards are worth 8, 9 and 10."),
            _("Jack, queen, king: the same order, from 8 to 10."),
            _("It is the {answer}.").format(answer=_(right)),
        ),
        options={name: _(name) for name in FRENCH_COURTS.values()},
    )


def _number_on(
    shown: Shown,
    numbers: Mapping[int, int],
    right: str,
    anothers: str,
    nobodys: str,
    nudge: str,
    closer: str,
    rule: str | None = None,
) -> Answer[str]:
    """Ask for the number that a card carries; ``numbers`` are those of the values 1…10.

    Options that another value carries get the reply ``anothers``, the rest ``nobodys``.
    """
    card = the_one(shown)
    owners = {number: value for value, number in numbers.items()}
    texts = {}
    for option in numbers_of(shown):
        number = int(option)
        text = right if number == numbers[card.value] else anothers
        owner = owners.get(number)
        texts[option] = (nobodys if owner is None else text).format(
            Card=the_capital(card), number=number, Rank=owner and capital(a(owner))
        )
    return the_number(shown, numbers[card.value], texts, nudge, closer, rule)


PACK_CHOICES: Mapping[str, Question[str]] = {
    "value": value,
    "points": points,
    "more-points": more_points,
    "french-suit": french_suit,
    "french-court": french_court,
}
"""Questions of levels of kind ``choose``."""

PACK_PICKS: Mapping[str, Question[Pick]] = {
    "suit": of_suit,
    "value": of_value,
    "settebello": settebello,
    "pair": pair,
    "most-points": most_points,
}
"""Questions of levels of kind ``pick``."""
