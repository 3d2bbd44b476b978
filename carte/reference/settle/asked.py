"""What a few cards may be asked about: each move that could be meant, with the verdict on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, zip_longest

from carte.board.verdict import JSON
from carte.checker import deal_of, sheet_of
from carte.engine.cards import Card, mask_of
from carte.engine.deal import Deal
from carte.engine.moves import Move, Play
from carte.formats.question_code import question
from carte.quiz.moves import UNSEEN, tempts
from carte.quiz.setting import by_the_book
from carte.reference.settle.questions import Answered, asked_about
from carte.reference.settle.whose import by_whose_rules

__all__ = ["SEVERAL", "options", "verdict"]

MOST = 12
"""So many moves are offered; another one can be picked on the cards."""

MOST_CARDS = 10
"""Of a table with more cards than that only the legal moves are offered."""

SEVERAL = 2
"""A capture of so many equal cards is what players ask about."""


def options(deal: Deal) -> list[JSON]:
    """Return the moves that could be meant in a position, each with its verdict, legal ones first.

    Moves that differ in nothing but suits are offered once where suits say nothing.
    """
    legal = [*deal.legal_moves()]
    possible = [*legal, *(one for one in _tempting(deal) if not deal.ruling(one).legal)]
    once = {_likeness(deal, one): one for one in reversed(possible)}
    offered = sorted(once.values(), key=possible.index)
    return [verdict(deal, one) for one in offered[:MOST]]


def verdict(deal: Deal, choice: Move) -> JSON:
    """Return a move with what is asked about it, and the answer.

    What is asked besides is told under ``also``. At a table with house rules ``by`` tells whether
    an answer is so in the book, ``theirs`` the same where it is not the reader's table, and
    ``beside`` what the book says else; what is so of the first answer is not said once more.
    """
    first, *others = _told(deal, choice)
    also = [_unsaid(one, first) for one in others]
    return {"move": str(choice), **first, "also": also, "code": question(deal, choice)}


def _unsaid(told: JSON, first: JSON) -> JSON:
    known = {name: first.get(name) for name in ("by", "theirs", "beside")}
    return {name: one for name, one in told.items() if name not in known or one != known[name]}


def _told(deal: Deal, choice: Move) -> Iterator[JSON]:
    """Yield each answer, at a table with house rules with what the book says to its question.

    What is asked first is the move, whatever the book calls it.
    """
    asked = asked_about(deal, choice)
    book = _in_the_book(deal, choice) if deal.game.chosen else []
    same = {one.says: one for one in book}
    for ours, usual in zip_longest(asked, book[:1]):
        whose = _whose(ours, same.get(ours.says, usual)) if deal.game.chosen else {}
        yield ours.to_json() | whose


def _in_the_book(deal: Deal, choice: Move) -> list[Answered]:
    """Return what the book answers of the same cards before as many players.

    That there can be no such position is another answer.
    """
    try:
        book = deal_of(replace(sheet_of(deal), game=by_the_book(deal.game)))
    except ValueError:
        return []
    return asked_about(book, choice)


def _whose(ours: Answered, book: Answered | None) -> JSON:
    """Return by whose rules an answer holds, beside what the book says."""
    holds = book is not None and (book.says, book.yes) == (ours.says, ours.yes)
    told = by_whose_rules(holds, ours.rule, book and book.rule)
    del told["holds"]
    return {"by": told.pop("says"), **told}


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
    """Yield what players say that a card takes: what adds up, equal cards, or all that it can."""
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
    if "ace-sweep" in deal.game.rulebook and card.value == 1:
        yield mask_of(deal.table)


def _at_once(captures: Sequence[int]) -> Iterator[int]:
    """Yield the most cards that go into captures of which none has a card of another."""
    unions = {0}
    for one in captures:
        unions |= {one | more for more in unions if not one & more}
    most = max(map(int.bit_count, unions))
    yield from sorted(mask for mask in unions if mask.bit_count() == most)


def _are_equal(card: Card, taken: tuple[Card, ...]) -> bool:
    return len(taken) >= SEVERAL and all(one.value == card.value for one in taken)
