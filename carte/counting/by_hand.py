"""A deal counted by hand: the piles as they were won, what to count in them, and the verdict.

>>> import carte
>>> from carte.counting.example import played_out
>>> deal = played_out(carte.game("scopa"), 3)
>>> [asked["item"] for asked in heaps_of(deal)["asked"]]
['carte', 'denari', 'settebello', 'primiera', 'scopa']
>>> judged(deal, ("You", "Anna"), {"carte": ["26", "15"]}, [[], []])["items"][0]["text"]
'Anna: 15 by your count, 14 by ours.'

A reader counts what lies in the piles, so points that were declared in play are not asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

from carte.board.piles import as_won, swept
from carte.board.score import item_name
from carte.counting import Line, count_deal
from carte.engine.cards import Card, mask_of
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.phrases import sentences
from carte.engine.position import lists_of_cards
from carte.engine.reading import TEXT, dict_of, list_of, saferepr
from carte.front.widget import Unanswerable
from carte.language import _

if TYPE_CHECKING:
    from carte.counting import messages

__all__ = ["Laid", "Numbers", "heaps_of", "judged", "read_hand_count"]

LAID = "primiera"
"""The item that is counted by laying out its cards."""

MOST = 200
"""The largest total that anybody may write."""

EXAMPLE = 5
"""A total, to show how one is written."""

_THIRDS = str.maketrans({"⅓": " 1/3", "⅔": " 2/3"})
_NUMBERS = dict_of(list_of(TEXT))
_PILES = list_of(list_of(TEXT))

Numbers = Mapping[str, Sequence[str]]
"""By item, the text of a number for each pile; "" where the reader has not counted it."""

Laid = Sequence[Sequence[str]]
"""Of each pile the cards laid out."""


def heaps_of(deal: Deal) -> messages.Heaps:
    """Return the piles of a finished deal, each as it was won, and what to count in them."""
    order = {card: place for place, card in enumerate(as_won(deal))}
    piles = [
        sorted(pile, key=lambda card: order.get(card, len(order))) for pile in deal.ending.piles
    ]
    example = _typed(deal.game)
    return {
        "piles": [[*map(str, pile)] for pile in piles],
        "across": [*map(str, swept(deal))] if deal.game.has_table else [],
        "asked": [_asked(deal.game, line) for line in _lines(deal)],
        "fraction": example if example != str(EXAMPLE) else "",
    }


def judged(deal: Deal, names: Sequence[str], numbers: Numbers, laid: Laid) -> messages.HandCount:
    """Compare a reader's count of a finished deal with the engine's, item by item.

    ``names`` are those of the piles. Raises ``ValueError`` for a text that is no number, and for
    cards that cannot be laid out together.
    """
    piles = zip(laid, deal.ending.piles, strict=True)
    cards = [_laid_out(given, pile) for given, pile in piles]
    items = [
        _judged(deal, names, line, numbers.get(line.item, [""] * len(names)), cards)
        for line in _lines(deal)
    ]
    right = sum(one["good"] for one in items)
    text = _("You counted {right} of {all} correctly.").format(right=right, all=len(items))
    return {"items": items, "right": right, "text": text}


def read_hand_count(deal: Deal, message: Mapping[str, Any]) -> tuple[Numbers, Laid]:
    """Return the numbers and the cards laid out in a request."""
    numbers: Numbers = _NUMBERS.read(message.get("numbers"), "numbers", Unanswerable)
    laid: Laid = _PILES.read(message.get("laid"), "laid", Unanswerable)
    piles = len(deal.ending.piles)
    if any(len(some) != piles for some in (laid, *numbers.values())):
        raise Unanswerable(
            f"numbers={saferepr(numbers)}, laid={saferepr(laid)}: give {piles}, one for each pile"
        )
    return numbers, laid


def _lines(deal: Deal) -> list[Line]:
    """Return the lines of the count that can be seen in the piles."""
    if deal.game.has_auction and deal.outcome is None:  # thrown in: nobody has won anything
        return []
    return [line for line in count_deal(deal).lines if line.parts and _is_seen(deal, line)]


def _is_seen(deal: Deal, line: Line) -> bool:
    """Return whether an item can be counted from the piles; some house rules look at more."""
    item = deal.game.items.get(line.item)
    if item is None or line.item != LAID:
        return item is None or not item.early
    best = [mask_of([one.card for one in part.addends if one.card]) for part in line.parts]
    laid = [item.part(deal, side, pile).total for side, pile in enumerate(best)]
    return laid == [part.total for part in line.parts]


def _asked(game: Game, line: Line) -> messages.AskedByHand:
    item = game.items.get(line.item)
    way: messages.HandWay = "number"
    if line.item == LAID:
        way = "cards"
    elif item and item.of.bit_count() == 1:
        way = "pile"
    return {"item": line.item, "name": item.name if item else item_name(line.item), "way": way}


def _laid_out(given: Sequence[str], pile: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards laid out of a pile, at most one of each suit."""
    (laid,) = lists_of_cards("laid", [given], 1)
    if not {*laid} <= {*pile}:
        raise Unanswerable(f"laid={saferepr(given)}: give cards of this pile")
    if len({card.suit for card in laid}) < len(laid):
        raise Unanswerable(f"laid={saferepr(given)}: give one card of each suit")
    return laid


def _judged(
    deal: Deal,
    names: Sequence[str],
    line: Line,
    texts: Sequence[str],
    laid: Sequence[Sequence[Card]],
) -> messages.JudgedByHand:
    """Judge an item: as counted, or what differs, pile by pile."""
    asked = _asked(deal.game, line)
    if asked["way"] == "pile":
        wrong = _wrongly_given(names, line, texts)
    elif asked["way"] == "cards":
        wrong = _wrongly_laid(deal, names, line, laid)
    else:
        wrong = _miscounted(deal.game, names, line, texts)
    return {
        "item": line.item,
        "name": asked["name"],
        "good": not wrong,
        "text": sentences(wrong) if wrong else line.text,
    }


def _wrongly_given(names: Sequence[str], line: Line, texts: Sequence[str]) -> list[str]:
    """Say who has a card that the reader gave to another pile, or to none."""
    having = next(place for place, part in enumerate(line.parts) if part.total)
    if [bool(text) for text in texts] == [place == having for place in range(len(texts))]:
        return []
    return [_("It goes to: {pile}.").format(pile=names[having])]


def _wrongly_laid(
    deal: Deal, names: Sequence[str], line: Line, laid: Sequence[Sequence[Card]]
) -> list[str]:
    """Say what the cards laid out come to, where others of the pile come to more."""
    item = deal.game.items[LAID]
    parts = [item.part(deal, side, mask_of(cards)) for side, cards in enumerate(laid)]
    return [
        _differing(names[place], item.shown(given) if laid[place] else "", item.shown(best))
        for place, (given, best) in enumerate(zip(parts, line.parts, strict=True))
        if given.total != best.total
    ]


def _miscounted(game: Game, names: Sequence[str], line: Line, texts: Sequence[str]) -> list[str]:
    """Say which piles hold another number, or were not counted."""
    numbers = [_number(game, text) if text.strip() else None for text in texts]
    return [
        _differing(
            names[place], "" if given is None else game.written(given), game.written(part.total)
        )
        for place, (given, part) in enumerate(zip(numbers, line.parts, strict=True))
        if (given or 0) != part.total
    ]


def _differing(pile: str, given: str, right: str) -> str:
    if not given:
        return _("{pile}: not counted by you, {right} by us.").format(pile=pile, right=right)
    words = _("{pile}: {given} by your count, {right} by ours.")
    return words.format(pile=pile, given=given, right=right)


def _number(game: Game, text: str) -> int:
    """Return the total that a text writes, such as "12" or, where points have thirds, "9 2/3"."""
    known = {_plain(game.written(number)): number for number in range(MOST + 1)}
    if (found := known.get(_plain(text))) is not None:
        return found
    words = _("“{text}” is not a number: write one such as {example}.")
    raise Unanswerable(words.format(text=text.strip(), example=_typed(game)))


def _typed(game: Game) -> str:
    """Return a total as it may be typed: "1 2/3" where points have thirds."""
    return _plain(game.written(EXAMPLE))


def _plain(text: str) -> str:
    return " ".join(normalize("NFKC", text.translate(_THIRDS)).split())
