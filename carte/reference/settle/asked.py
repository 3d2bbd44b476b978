"""What a few cards may be asked about: each move that could be meant, with the verdict on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any

import carte
from carte.board.sayings import in_words
from carte.board.verdict import JSON, stated
from carte.checker import deal_of, sheet_of
from carte.engine.cards import MATTA, Card, mask_of
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Move, Play
from carte.engine.phrases import capital, the
from carte.formats.question_code import question
from carte.language import _
from carte.quiz.moves import UNSEEN, tempts
from carte.quiz.ours import seated
from carte.reference.settle.whose import by_whose_rules

__all__ = ["SEVERAL", "options", "verdict"]

MOST = 12
"""So many moves are offered; another one can be picked on the cards."""

MOST_CARDS = 10
"""Of a table with more cards than that only the legal moves are offered."""

BEATING = frozenset({"strength", "trump", "other-suit"})
"""The rules by which a card beats another, or does not."""

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
    """Return a move as it is asked about, the answer, and what the engine says to it.

    Where any card may be played to a trick it is asked who wins, else whether the move is legal.
    Where suits say nothing the rule alone speaks, for nobody has named any. At a table with house
    rules ``by`` tells whether that is so in the book, and ``beside`` what it says else.
    """
    ruling = deal.ruling(choice)
    return {
        "move": str(choice),
        "says": _said(deal, choice),
        "yes": _answer(deal, choice),
        "text": ruling.rule.text if _suits_are_silent(deal) else ruling.text,
        "rule": stated(ruling.rule),
        "code": question(deal, choice),
        **(_beside_the_book(deal, choice) if deal.game.chosen else {}),
    }


def _asks_who_wins(deal: Deal, choice: Move) -> bool:
    is_free = not deal.game.has_table and "follow" not in deal.game.rulebook
    return is_free and isinstance(choice, Play) and deal.ruling(choice).rule.tail in BEATING


def _answer(deal: Any, choice: Move) -> bool:
    if _asks_who_wins(deal, choice):
        return bool(deal.wins(choice))
    return bool(deal.ruling(choice))


def _said(deal: Deal, choice: Move) -> str:
    if isinstance(choice, Play) and _asks_who_wins(deal, choice):
        return _("Does {card} win the trick so far?").format(card=the(choice.card))
    if _suits_are_silent(deal):
        return _plainly(deal, choice)
    return capital(in_words(choice, deal))


def _beside_the_book(deal: Deal, choice: Move) -> JSON:
    """Return whether the book says the same of a move, and what else it says.

    The same cards are laid before as many players; that there can be no such position by the book
    is another answer.
    """
    ours = deal.ruling(choice)
    try:
        book = deal_of(replace(sheet_of(deal), game=_by_the_book(deal.game)))
    except ValueError:
        told = by_whose_rules(False, ours.rule, None)
    else:
        its = book.ruling(choice)
        told_alike = _said(book, choice) == _said(deal, choice)
        holds = told_alike and _answer(book, choice) == _answer(deal, choice)
        told = by_whose_rules(holds, ours.rule, its.rule)
    return {"by": told["says"]} | ({"beside": told["beside"]} if "beside" in told else {})


def _by_the_book(table: Game) -> Game:
    """Return the game as the book has it for the players of a table."""
    return carte.game(table.slug, **seated(table, {}))


def _suits_are_silent(deal: Deal) -> bool:
    """Return whether a card is taken for its value alone."""
    return deal.game.has_table


def _likeness(deal: Deal, choice: Move) -> object:
    if not isinstance(choice, Play) or not _suits_are_silent(deal):
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


def _plainly(deal: Deal, choice: Move) -> str:
    """Return a move by its values: "8 takes 2 + 6"; a matta by the one that it was named."""
    if not isinstance(choice, Play):
        return capital(in_words(choice))
    game: Any = deal.game
    values = sorted(card.value for card in choice.taken)
    facts = {"value": choice.card.value, "values": " + ".join(map(str, values))}
    named = getattr(deal, "matta", MATTA.value)
    if choice.card == MATTA and named != MATTA.value:
        words = _("The matta as {named} takes {values}")
        if not values:
            words = _("The matta as {named} stays on the table")
        return words.format(named=named, **facts)
    if values:
        words = _("{value} takes {values}")
    elif game.has_table and not deal.table and game.takes_itself(choice.played):
        words = _("{value} takes itself")
    else:
        words = _("{value} stays on the table")
    return words.format(**facts)
