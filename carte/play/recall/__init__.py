"""What a reader remembers of closed piles, asked when few cards are left: which are gone, how many.

>>> import carte
>>> from carte.counting.example import played_out
>>> course = played_out(carte.game("scopa"), 3).course()
>>> deal = next(deal for deal, _choice in course if may_recall(deal))
>>> [(question.id, question.right) for question in asked_of(deal)[1:]]
[('rank', ['3']), ('pairs', ['single'])]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from carte.board.seats import READER
from carte.engine.cards import Card, cards_of
from carte.engine.deal import Deal
from carte.engine.moves import Play
from carte.engine.phrases import capital, commas, the
from carte.engine.reading import TEXT, dict_of, list_of
from carte.front.widget import Unanswerable
from carte.language import _
from carte.language.names import rank_name

if TYPE_CHECKING:
    from carte.play.recall import messages

__all__ = ["Recalled", "asked_of", "may_recall", "questions_json", "recalled"]

FEW = 3
"""The most cards in a hand whose player is asked what has gone."""

VALUE = 7
"""The value that is counted in capture games: the settebello, and most in the primiera."""

HIGHEST = 3
"""So many ranks of each suit are asked about where there are no trumps."""

CHOICES = 4
STEP = 3
"""How many numbers there are to choose from, and how far apart sums of points are."""

_GIVEN = dict_of(list_of(TEXT))


class Recalled(NamedTuple):
    """A question about what has gone, its options by value, the right ones, and why."""

    id: str
    text: str
    options: Mapping[str, str]
    right: Sequence[str]
    why: str
    several: bool = False


def may_recall(deal: Deal) -> bool:
    """Return whether the reader is to play one of the last few cards of a deal."""
    if deal.is_over or deal.turn != READER or deal.phase != "play":
        return False
    has_stock = bool(deal.view(READER).facts.get("stock_size"))
    return not has_stock and 0 < len(deal.hands[READER]) <= FEW


def asked_of(deal: Deal) -> list[Recalled]:
    """Return the questions about a deal; raise ``Unanswerable`` where it is too early for them."""
    if not may_recall(deal):
        raise Unanswerable(_("You are asked this when you hold your last cards, at most three."))
    found = _of_captures(deal) if deal.game.has_table else _of_tricks(deal)
    return [*found]


def questions_json(deal: Deal) -> list[messages.RecallQuestion]:
    """Return the questions about a deal as the page shows them, without the answers."""
    return [
        {
            "id": one.id,
            "text": one.text,
            "several": one.several,
            "options": [{"value": value, "text": text} for value, text in one.options.items()],
        }
        for one in asked_of(deal)
    ]


def recalled(deal: Deal, message: Mapping[str, Any]) -> messages.RecallVerdict:
    """Judge what a reader has ``given`` for each question."""
    given = _GIVEN.read(message.get("given"), "given", Unanswerable)
    items: list[messages.RecallItem] = [
        {
            "item": one.id,
            "name": one.text,
            "good": sorted(given.get(one.id, [])) == sorted(one.right),
            "text": one.why,
        }
        for one in asked_of(deal)
    ]
    right = sum(item["good"] for item in items)
    text = _("You remembered {right} of {all}.").format(right=right, all=len(items))
    return {"items": items, "right": right, "text": text}


def _of_captures(deal: Deal) -> Iterator[Recalled]:
    gone = {card for pile in deal.piles for card in pile}
    seen = {*deal.hands[READER], *deal.table}
    denari = [card for card in cards_of(deal.game.pack) if card.suit == "D" and card not in seen]
    yield _in_piles(denari, gone)
    yield _number(deal, VALUE, gone)
    card = deal.hands[READER][0]
    number = sum(one.value == card.value for one in gone)
    yield Recalled(
        "pairs",
        _(
            "In the piles, are the cards of the same value as {card} in pairs, or is one single?"
        ).format(card=the(card), Card=capital(the(card))),
        {"pairs": _("In pairs, or none"), "single": _("One is single")},
        ["single" if number % 2 else "pairs"],
        _("In the piles: {number}.").format(number=number),
    )


def _of_tricks(deal: Any) -> Iterator[Recalled]:
    played = {choice.card for choice in deal.moves if isinstance(choice, Play)}
    lying = {card for card in deal.trick if card is not None}
    gone = played - lying
    seen = {*deal.hands[READER], *lying}
    unseen = [card for card in cards_of(deal.game.pack) if card not in seen]
    if deal.trump:
        trumps = [card for card in unseen if card.suit == deal.trump]
        yield _which(_("Which of these trumps have been played?"), trumps, gone)
        yield _number(deal, max(deal.game.POINTS, key=deal.game.POINTS.__getitem__), gone)
    else:
        high = [card for card in unseen if card.value in deal.game.STRENGTH[:HIGHEST]]
        yield _in_piles(high, gone)
        yield _length(deal, gone)
    points = deal.card_points[deal.game.side(READER)]
    yield Recalled(
        "points",
        _("How many points are in your pile?"),
        {str(number): deal.game.written(number) for number in _near(points, STEP, deal)},
        [str(points)],
        _("In your pile: {points}.").format(points=deal.game.counted(points)),
    )


def _near(right: int, step: int, deal: Deal) -> list[int]:
    """Return the right number and others in steps from it; the hand decides which comes first."""
    below = sum(card.index for card in deal.hands[READER]) % CHOICES
    least = right - step * min(below, right // step)
    return [least + step * place for place in range(CHOICES)]


def _which(text: str, cards: Sequence[Card], gone: set[Card]) -> Recalled:
    right = [card for card in cards if card in gone]
    why = _("Gone: {cards}.").format(cards=commas(map(the, right))) if right else _("None is gone.")
    options = {str(card): capital(str(the(card))) for card in cards}
    return Recalled("suit", text, options, [*map(str, right)], why, several=True)


def _in_piles(cards: Sequence[Card], gone: set[Card]) -> Recalled:
    return _which(_("Which of these are in the piles?"), cards, gone)


def _length(deal: Deal, gone: set[Card]) -> Recalled:
    """Ask how many cards have gone of a suit that the reader still holds."""
    suit = deal.hands[READER][0].suit
    cards = [card for card in cards_of(deal.game.pack) if card.suit == suit]
    text = _("How many {suit} cards are in the piles?").format(suit=suit.name)
    near = _near(sum(card in gone for card in cards), 1, deal)
    return _count("length", text, cards, gone, [number for number in near if number <= len(cards)])


def _number(deal: Deal, value: int, gone: set[Card]) -> Recalled:
    cards = [card for card in cards_of(deal.game.pack) if card.value == value]
    text = _("{rank}: how many have gone?").format(rank=capital(str(rank_name(value))))
    return _count("rank", text, cards, gone, range(len(cards) + 1))


def _count(
    name: str, text: str, cards: Sequence[Card], gone: set[Card], numbers: Iterable[int]
) -> Recalled:
    """Ask how many of some cards have gone, with numbers to choose from."""
    number = sum(card in gone for card in cards)
    why = _("Gone: {number} of {all}.").format(number=number, all=len(cards))
    return Recalled(name, text, {str(count): str(count) for count in numbers}, [str(number)], why)
