"""The questions of levels of kind `pick`: which of these cards?"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product

from carte.cards import SETTEBELLO, SUITS, mask_of
from carte.lessons.questions import Answer, Question, QuestionError, Shown, the_capital
from carte.lessons.questions.picking import Pick, all_of, listed, some
from carte.lessons.questions.teams import TEAM_PICKS
from carte.lessons.questions.tricks import TRICK_PICKS
from carte.locale import _
from carte.prizes import PRIMIERA_POINTS, primiera
from carte.words import the

__all__ = ["PICKS", "Pick", "addends"]


def of_suit(shown: Shown, letter: str) -> Answer[Pick]:
    """Every card of a suit."""
    suit = next((suit for suit in SUITS if suit == letter), None)
    if suit is None:
        raise QuestionError(f"a suit {', '.join(SUITS)} after the question, not {letter!r}")
    return all_of(
        shown,
        tuple(card for card in shown.pile if card.suit == suit),
        lambda card: _("{Card} is not a {suit} card.").format(
            Card=the_capital(card), suit=suit.name
        ),
        _("Coins, cups, swords, batons; in a French pack diamonds, hearts, spades, clubs."),
    )


def of_value(shown: Shown, number: str) -> Answer[Pick]:
    """Every card of a value."""
    return all_of(
        shown,
        tuple(card for card in shown.pile if str(card.value) == number),
        lambda card: _("{Card} is worth {value}, not {wanted}.").format(
            Card=the_capital(card), value=card.value, wanted=number
        ),
        _("After the 7 come fante (jack) 8, cavallo (queen) 9 and re (king) 10."),
    )


def settebello(shown: Shown) -> Answer[Pick]:
    """The 7 of denari."""
    return all_of(
        shown,
        tuple(card for card in shown.pile if card is SETTEBELLO),
        lambda card: _("{Card} is not the 7 of denari.").format(Card=the_capital(card)),
        _("It is one of the denari: coins, or diamonds in a French pack."),
        rule="settebello",
    )


def makes(shown: Shown, item: str) -> Answer[Pick]:
    """Every card without which an item of the score, such as grande, would bring less."""

    def brought(pile: Pick) -> int:
        return shown.game.position(piles=[pile, shown.other]).score()[0].items.get(item, 0)

    whole = brought(shown.pile)
    return all_of(
        shown,
        tuple(
            card
            for card in shown.pile
            if brought(tuple(other for other in shown.pile if other is not card)) < whole
        ),
        lambda card: _("{Card} is not needed for it.").format(Card=the_capital(card)),
        shown.game.rulebook[item].text,
        rule=item,
    )


def pair(shown: Shown) -> Answer[Pick]:
    """Two cards of the same value."""
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
    """The card that counts most in the primiera."""
    points = {(card,): PRIMIERA_POINTS[card.value] for card in shown.pile}
    best = max(points.values(), default=0)
    right = some(pick for pick, worth in points.items() if worth == best)
    return Answer(
        right=right,
        texts={
            pick: _("{Card} counts {points} in the primiera.").format(
                Card=the_capital(*pick), points=worth
            )
            for pick, worth in points.items()
        },
        hints=(
            _("What a card takes does not matter here."),
            _("The best one here counts {points}.").format(points=best),
            _("It is {card}.").format(card=the(*right[0])),
        ),
        otherwise=_("Pick one card."),
        rule=shown.game.rulebook["primiera"].id,
    )


def best_primiera(shown: Shown) -> Answer[Pick]:
    """The best card of each suit."""
    by_suit = [[card for card in shown.pile if card.suit == suit] for suit in SUITS]
    worth = {(fours := tuple(sorted(four))): primiera(mask_of(fours)) for four in product(*by_suit)}
    best = primiera(mask_of(shown.pile))
    right = some(four for four, points in worth.items() if points == best)
    text = {
        True: _("{addends} = {points}: your best."),
        False: _("{addends} = {points}, but your cards can do better."),
    }
    return Answer(
        right=right,
        texts={
            four: text[points == best].format(addends=addends(four), points=points)
            for four, points in worth.items()
        },
        hints=(
            _("Take the suits one by one and keep the best card of each."),
            _("The best four make {points}.").format(points=best),
            _("They are {cards}.").format(cards=listed(right[0])),
        ),
        otherwise=_("Pick one card of each suit: four in all."),
        rule=shown.game.rulebook["primiera"].id,
    )


PICKS: Mapping[str, Question[Pick]] = {
    "suit": of_suit,
    "value": of_value,
    "settebello": settebello,
    "makes": makes,
    "pair": pair,
    "most-points": most_points,
    "primiera": best_primiera,
    **TEAM_PICKS,
    **TRICK_PICKS,
}
"""The questions of levels of kind `pick`."""


def addends(some: Pick) -> str:
    """Return the primiera points of some cards as a sum, denari first: "21 + 18 + 16 + 10"."""
    in_order = sorted(some, key=lambda card: card.suit.index)
    return " + ".join([str(PRIMIERA_POINTS[card.value]) for card in in_order])
