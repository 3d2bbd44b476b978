"""Questions about moves: which of these are legal?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from carte.board.replies import forms
from carte.board.sayings import in_words
from carte.engine.capture.sums import total
from carte.engine.cards import VALUE, indices
from carte.engine.deal import Deal
from carte.engine.moves import Discard, Move, Play, move
from carte.engine.phrases import capital
from carte.language import _
from carte.quiz.question import Option, Posed

__all__ = ["is_legal", "tempts", "which_are_legal", "wrong_moves"]

MOST = 3
"""The most legal moves to offer, and the most others."""

MOST_JUDGED = 400
"""The most wrong moves to judge, of those that differ in more than suits.

Cases have some fifty and dealt tables hardly ever so many; cards laid out by hand have thousands.
"""

UNSEEN = ("in-hand", "on-table", "no-such-move")
"""The rules against moves with cards that are not there: too easy for a question."""


def which_are_legal(
    deal: Deal, seed: str, legal: Sequence[str] = (), refused: Sequence[str] = ()
) -> Posed:
    """Ask which moves are legal, among those named, or else among all."""
    rng = Random(seed)
    good = [move(text) for text in legal] or [*deal.legal_moves()]
    bad = _known(deal, [move(text) for text in refused]) or [*wrong_moves(deal, rng)]
    offered = [*_some(good, rng), *_some(bad, rng)]
    if len(offered) == 1:
        return is_legal(deal, offered[0])
    rng.shuffle(offered)
    asks = _("Which of these moves are legal?")
    return Posed(asks, [_option(deal, choice) for choice in offered], several=True)


def is_legal(deal: Deal, choice: Move) -> Posed:
    """Ask whether a move is legal."""
    ruling = deal.ruling(choice)
    asks = _("“{Move}”: is that legal here?").format(Move=_move_text(deal, choice))
    texts = ((_("Yes"), True), (_("No"), False))
    return Posed(
        asks,
        [
            Option(name, text, right, ruling.text if right else "", ruling.rule.id)
            for name, (text, legal) in zip(("yes", "no"), texts, strict=True)
            for right in [legal == ruling.legal]
        ],
    )


def _known(deal: Deal, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves that exist in the game, as others tempt nobody; if none do, all of them."""
    known = [one for one in moves if deal.ruling(one).rule.tail != "no-such-move"]
    return known or moves


def _some(moves: Sequence[Move], rng: Random) -> Sequence[Move]:
    return moves if len(moves) <= MOST else rng.sample(moves, MOST)


def _option(deal: Deal, choice: Move) -> Option:
    ruling = deal.ruling(choice)
    return Option(str(choice), _move_text(deal, choice), ruling.legal, ruling.text, ruling.rule.id)


def _move_text(deal: Deal, choice: Move) -> str:
    return capital(in_words(choice, deal))


def tempts(deal: Deal, choice: Move) -> bool:
    """Return whether a move takes nothing, or cards that add up to what its card may take."""
    if not isinstance(choice, Play) or not choice.mask:
        return True
    game: Any = deal.game
    return total(choice.mask) in game.capture_totals(choice.card.value)


def wrong_moves(deal: Deal, rng: Random) -> Iterator[Move]:
    """Return wrong moves that a player could try, one for each rule that forbids any.

    For each rule it is the most tempting one: a capture that adds up. They are shuffled at once,
    but each is looked for only when it is asked for.
    """
    hand = deal.hands[deal.turn]
    tried = [choice for form in forms(deal, hand, deal.table) for choice in form.moves()]
    tried = [choice for choice in tried if not isinstance(choice, Discard)]
    rng.shuffle(tried)
    return _one_for_each_rule(deal, tried)


def _one_for_each_rule(deal: Deal, tried: Sequence[Move]) -> Iterator[Move]:
    """Yield the first wrong move that each rule forbids, of the ``MOST_JUDGED`` most tempting."""
    covered = {*UNSEEN}
    for choice in islice(_unlike(deal, tried), MOST_JUDGED):
        tail = deal.ruling(choice).rule.tail
        if tail not in covered:
            covered.add(tail)
            yield choice


def _unlike(deal: Any, tried: Sequence[Move]) -> Iterator[Move]:
    """Yield the moves that are not legal, the most tempting first, of those alike only one.

    A rule goes by what cards are worth, and what they count at the moment: not by their suits.
    """
    seen: set[object] = set()
    legal = {*deal.legal_moves()}
    worth = [*zip(VALUE, deal.rules.values, strict=True)] if deal.game.has_table else []
    for choice in sorted(tried, key=lambda choice: tempts(deal, choice), reverse=True):
        kind: object = choice
        if worth and isinstance(choice, Play):
            kind = worth[choice.played], *sorted([worth[card] for card in indices(choice.mask)])
        if kind not in seen and choice not in legal:
            seen.add(kind)
            yield choice
