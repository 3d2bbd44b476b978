"""Practice for the primiera: find the best card of each suit in two piles, and see the sums."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING, Any

import carte
from carte.counting import Line, Part, count_primiera
from carte.counting.lines import line_json
from carte.engine.capture.prizes import PRIMIERA_POINTS
from carte.engine.cards import PACK, Card
from carte.engine.phrases import capital, sentences, the
from carte.front.widget import Ask, Space, Table, call, number_of
from carte.language import _

if TYPE_CHECKING:
    from carte.counting import messages

__all__ = ["Primiera", "primiera_words"]


SIZE = 9
"""Cards in each pile: few enough to see them all, enough to have a choice in most suits."""


class Primiera(Table):
    """``Primiera(seed=3)``: two piles of that shuffle, whose best cards are to be found.

    The first piles come with their verdicts; Python deals further ones. Raises ``ValueError``
    for a seed that is no number from 0.
    """

    tool = "primiera"
    space = Space(46.5, 57)

    def __init__(self, seed: int = 1) -> None:
        self._seed = _number(seed)
        super().__init__(carte.game("scopa"), call("Primiera", seed=seed))

    def make_content(self) -> messages.PrimieraContent:
        """Return the first piles with their verdicts."""
        return {**self._dealt(self._seed), "words": primiera_words()}

    def handlers(self) -> Mapping[str, Ask]:
        """Return the question: ``primiera``, other piles by their seed."""
        return {"primiera": lambda message: self._dealt(message.get("seed"))}

    def _dealt(self, asked: object) -> messages.PrimieraPiles:
        seed = _number(asked)
        drawn = Random(seed).sample(PACK, 2 * SIZE)
        piles = [sorted(drawn[:SIZE]), sorted(drawn[SIZE:])]
        line = count_primiera(self._game, piles)
        return {
            "seed": seed,
            "sides": [_side(pile, part) for pile, part in zip(piles, line.parts, strict=True)],
            "rules": {line.rule.id: line.rule.text},
            "line": line_json(self._game, line),
            "verdict": _verdict(line),
        }


def _number(seed: object) -> int:
    return number_of(seed, "shuffles no piles")


def _side(pile: list[Card], part: Part) -> messages.PrimieraSide:
    """Return a pile by suits, with whether each card is the one that counts."""
    best = {one.card.suit: one for one in part.addends if one.card is not None}
    suits = [[card for card in pile if card.suit == suit] for suit in best]
    return {
        "suits": [[str(card) for card in suit] for suit in suits],
        "judged": {str(card): _judged(card, best[card.suit].card) for card in pile},
        "note": part.note,
    }


def _judged(card: Card, best: Card | None) -> messages.JudgedCard:
    """Return what a card counts, and whether none of its suit in the pile counts more."""
    assert best is not None
    number, most = PRIMIERA_POINTS[card.value], PRIMIERA_POINTS[best.value]
    words = _("{Card} is worth {number}; no card of its suit here is worth more.")
    if number < most:
        words = _("{Card} is worth {number}, but {best} is worth {most}.")
    text = words.format(Card=capital(the(card)), number=number, best=the(best), most=most)
    return {"good": number == most, "legal": True, "number": str(number), "text": text}


def _verdict(line: Line) -> messages.PrimieraVerdict:
    """Return the text once all best cards are found: both sums, and whose is better."""
    mine, _theirs = line.points or (0, 0)
    whose = _("Yours is better.") if mine else _("The other player’s is better.")
    texts = [capital(line.text), *([whose] if any(line.points or ()) else [])]
    return {"good": True, "legal": True, "rule": line.rule.id, "text": sentences(texts)}


def primiera_words() -> dict[str, Any]:
    """Return the words of the practice."""
    return {
        "title": _("The best four"),
        "number": _("Piles {seed}"),
        "goal": _("In each pile, tap the card of each suit that is worth most in the primiera."),
        "piles": [_("Your pile"), _("The other player’s pile")],
        "left": _("Still to find: {count}."),
        "show": _("Show them"),
        "another": _("Other piles"),
        "dealing": _("Dealing other piles …"),
        "counted": _("The primiera, added up"),
        "sides": [_("You"), _("The other player")],
    }
