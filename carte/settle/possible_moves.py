"""The questions that a few cards may raise: each move they could mean, with its verdict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, zip_longest
from typing import TYPE_CHECKING, Any, cast

from carte.checker import deal_of, sheet_of
from carte.engine.cards import Card, mask_of
from carte.engine.deal import Deal
from carte.engine.moves import Move, Play
from carte.formats.question_code import question
from carte.quiz.moves import UNSEEN, tempts
from carte.quiz.setting import by_the_book
from carte.settle.questions import Answered, asked_about
from carte.settle.rule_origin import by_whose_rules

if TYPE_CHECKING:
    from carte.settle.messages import PossibleMove, Whose

__all__ = ["SEVERAL", "options", "verdict"]

MOST = 12
"""How many moves are offered; the reader can pick another one on the cards."""

MOST_CARDS = 10
"""With more cards than this on the table, only the legal moves are offered."""

SEVERAL = 2
"""Players ask about a capture of this many equal cards."""


def options(deal: Deal) -> list[PossibleMove]:
    """Return the moves that a position could mean, each with its verdict, legal ones first.

    Moves that differ only in suits are offered once if suits don't matter.
    """
    legal = [*deal.legal_moves()]
    possible = [*legal, *(one for one in _tempting(deal) if not deal.ruling(one).legal)]
    once = {_likeness(deal, one): one for one in reversed(possible)}
    offered = sorted(once.values(), key=possible.index)
    return [verdict(deal, one) for one in offered[:MOST]]


def verdict(deal: Deal, choice: Move) -> PossibleMove:
    """Return a move with the question about it, and the answer.

    Further questions are under ``also``. At a table with house rules ``by`` says whether the book
    gives the same answer, ``theirs`` the same if it is not the reader's table, and ``beside`` what
    else the book says; what holds for the first answer is not repeated.
    """
    asked = asked_about(deal, choice)
    answers = [one.to_json() for one in asked]
    if deal.game.chosen != by_the_book(deal.game).chosen:
        for answer, whose in zip(answers, _by_whose_rules(deal, choice, asked), strict=True):
            _add_whose(answer, whose)
    first, *also = answers
    return {"move": str(choice), **first, "also": also, "code": question(deal, choice)}


def _add_whose(answer: Whose, whose: Whose) -> None:
    answer.update(whose)


def _by_whose_rules(deal: Deal, choice: Move, asked: Sequence[Answered]) -> Iterator[Whose]:
    """Yield for each answer whether the book agrees, and what else it says.

    The same cards are set up for as many players; it is another answer if the book has no such
    position. The first question is about the move, whatever the book calls it.
    """
    try:
        book = asked_about(deal_of(replace(sheet_of(deal), game=by_the_book(deal.game))), choice)
    except ValueError:
        book = []
    same = {one.says: one for one in book}
    first: Whose = {}
    for ours, usual in zip_longest(asked, book[:1]):
        there = same.get(ours.says, usual)
        holds = there is not None and (there.says, there.yes) == (ours.says, ours.yes)
        home = by_whose_rules(holds, ours.rule, there and there.rule)
        comment: Whose = {"by": home["says"], "theirs": home["theirs"]}
        if "beside" in home:
            comment["beside"] = home["beside"]
        once = {name: text for name, text in comment.items() if first.get(name) != text}
        yield cast("Whose", once)
        first = first or comment


def _likeness(deal: Deal, choice: Move) -> object:
    if not isinstance(choice, Play) or not deal.game.has_table:
        return choice
    return choice.card.value, tuple(sorted(card.value for card in choice.taken))


def _tempting(deal: Deal) -> Iterator[Move]:
    """Yield the plays that somebody could mean, by what they take."""
    if deal.phase != "play" or len(deal.table) > MOST_CARDS:
        return
    for card in deal.hands[deal.turn]:
        for mask in _meant(deal, card):
            choice = Play(card.index, mask)
            if deal.ruling(choice).rule.tail not in UNSEEN:
                yield choice


def _meant(deal: Deal, card: Card) -> Iterator[int]:
    """Yield what players claim a card takes: a sum, equal cards, or everything it can."""
    captures = []
    for size in range(len(deal.table) + 1):
        for taken in combinations(deal.table, size):
            mask = mask_of(taken)
            if tempts(deal, Play(card.index, mask)):
                captures.append(mask)
                yield mask
            elif _are_equal(card, taken):
                yield mask
    yield from _at_once(captures)
    game: Any = deal.game
    if deal.table and game.takes_all(card.value):
        yield mask_of(deal.table)


def _at_once(captures: Sequence[int]) -> Iterator[int]:
    """Yield the most cards in captures that share no card."""
    unions = {0}
    for one in captures:
        unions |= {one | more for more in unions if not one & more}
    most = max(map(int.bit_count, unions))
    yield from sorted(mask for mask in unions if mask.bit_count() == most)


def _are_equal(card: Card, taken: tuple[Card, ...]) -> bool:
    return len(taken) >= SEVERAL and all(one.value == card.value for one in taken)
