"""A count as the front end draws it: its lines as plain data, and the whole in a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from carte.board.score import item_name
from carte.counting import Addend, Count, Line, Part, winner_of
from carte.engine.cards import mask_of
from carte.engine.game import Game
from carte.engine.match import Score
from carte.engine.phrases import added, amount, every, plus
from carte.language import _
from carte.language.numbers import number, signed

if TYPE_CHECKING:
    from carte.counting import messages

__all__ = ["line_json", "named", "plain", "score_sentences", "summed"]

FEW = 5
"""The most missing cards to name one by one."""

NO_BREAK = "\N{NO-BREAK SPACE}"

MANY = 6
"""The most terms of a sum to write out; of more, count how often each comes."""


def line_json(game: Game, line: Line) -> messages.Line:
    """Return a line as plain data: each part's addends and total, and the points as written."""
    item = game.items.get(line.item)
    return {
        "item": line.item,
        "name": item.name if item else item_name(line.item),
        "text": line.text,
        "rule": {"id": line.rule.id, "text": line.rule.text},
        "points": [_signed(game, one) for one in line.points] if line.points else None,
        "parts": [
            _part(part, game.written, drawn=item is None or item.drawn) for part in line.parts
        ],
    }


def _part(part: Part, written: Callable[[int], str], *, drawn: bool) -> messages.Part:
    """Return a part; if everything counts 1 there is no sum to show, only the number."""
    numbers = [one.number for one in part.addends if one.number is not None]
    sums = any(number != 1 for number in numbers)
    return {
        "addends": [
            {
                "card": str(one.card) if one.card else None,
                "number": _number(one, written) if sums else None,
            }
            for one in part.addends
            if drawn and (sums or one.card)
        ],
        "sum": _sum(numbers, written) if sums and part.total else "",
        "total": _("out") if sums and not part.total else written(part.total),
        "note": part.note,
    }


def _number(one: Addend, written: Callable[[int], str]) -> str | None:
    if one.number is None:
        return None
    return amount(one.name, written(one.number)) if one.name else written(one.number)


def _sum(numbers: Sequence[int], written: Callable[[int], str]) -> str:
    """Return "21+18+16+15", or for many terms "3×11 + 2×10"; "" for a single term."""
    if len(numbers) < 2:
        return ""
    if len(numbers) <= MANY:
        return added(map(written, numbers))
    return plus(
        f"{number}×{written(worth)}" if number > 1 else written(worth)
        for worth, number in Counter(numbers).items()
    )


def named(names: Sequence[str], points: Iterable[str]) -> str:
    """Return "You 3 · The other player 1", each name and its number on one line."""
    pairs = zip(names, points, strict=True)
    return " · ".join(amount(name, number).replace(" ", NO_BREAK) for name, number in pairs)


def summed(count: Count, names: Sequence[str]) -> list[str]:
    """Return the whole count in a line or two: the sums, who has won, what is missing."""
    counted = [line.points for line in count.lines if line.points]
    settled = [sum(points[side] for points in counted) for side in range(count.game.sides)]
    sums = named(names, [_signed(count.game, points) for points in settled])
    if count.scores is not None:
        texts = [sums]
    elif count.objection and not count.missing:
        texts = []
    elif any(settled):
        texts = [_("Settled so far: {points}").format(points=sums)]
    else:
        texts = [_("Nothing is settled yet.")]
    if count.winner is not None:
        texts.append(_("Winner: {name}.").format(name=names[count.winner]))
    if count.missing:
        texts.append(_missing(count))
    if count.objection:
        texts.append(count.objection.text)
    return texts


def plain(scores: Sequence[Score] | None) -> list[messages.Score] | None:
    """Return the scores of a deal as plain data, None if there are none yet."""
    if scores is None:
        return None
    return [
        {"items": score.items, "total": score.total, "outright": score.outright} for score in scores
    ]


def score_sentences(game: Game, scores: Sequence[Score], names: Sequence[str]) -> list[str]:
    """Return the result of a deal counted by its items: the sums, and who has won."""
    texts = [named(names, [_signed(game, score.total) for score in scores])]
    winner = winner_of(game, scores)
    return texts if winner is None else [*texts, _("Winner: {name}.").format(name=names[winner])]


def _signed(game: Game, points: int) -> str:
    """Return points as text; payments with their sign."""
    return signed(points) if game.has_auction else number(points)


def _missing(count: Count) -> str:
    number = len(count.missing)
    if number > FEW:
        return _("{number} cards are missing.").format(number=number)
    cards = every(mask_of(count.missing))
    if number == 1:
        return _("One card is missing: {card}.").format(card=cards)
    return _("{number} cards are missing: {cards}.").format(number=number, cards=cards)
