"""Check whether a question has the same answer under the rules of our table as under its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import carte
from carte.engine.cards import mask_of
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Move
from carte.games.cases import Case, match_of
from carte.language import N_, _
from carte.quiz.question import HouseRules, Question
from carte.quiz.setting import SEATING, start_of

if TYPE_CHECKING:
    from carte.quiz.messages import AtOurTable

__all__ = [
    "ALSO_OURS",
    "BY_THE_BOOK_ONLY",
    "OURS",
    "at_our_table",
    "holds",
    "holds_for",
    "put_by",
    "seated",
    "speaks_of",
]

ALSO_OURS = N_("At our table too.")
OURS = N_("At our table: {Rules}")
BY_THE_BOOK_ONLY = N_("By the book only: at our table the answer differs.")
_OTHER_NUMBERS = N_("At our table too, but the numbers here are another table’s.")

_COUNT = re.compile(r"\d\d")
"""A number too large for a card's value: it counts cards or points."""


def at_our_table(case: Case, house: HouseRules) -> AtOurTable:
    """Return whether a case holds under house rules, and the sentence about that.

    Raises ``InvalidOption`` for house rules that the game does not have.
    """
    found = holds(case, house)
    if found and _COUNT.search(case.says) and not speaks_of(case, carte.game(case.slug, **house)):
        words = _(_OTHER_NUMBERS)
    elif found:
        words = _("At our table.") if case.house else _(ALSO_OURS)
    elif case.house:
        words = _("Not at our table: it plays by other house rules.")
    else:
        words = _(BY_THE_BOOK_ONLY)
    return {"holds": found, "says": words}


def speaks_of(case: Case, table: Game) -> bool:
    """Return whether what a case says is true at a table with the same outcome, too.

    The table must state the rules of the case in the same words, and if the case counts cards or
    points, have as many cards and players.
    """
    its = case.game
    if _COUNT.search(case.says) and _shape(its) != _shape(table):
        return False
    rules = map(its.rulebook.get, case.rules)
    return all(rule and table.rulebook.states(rule) for rule in rules)


def _shape(game: Any) -> tuple[int, ...]:
    return game.seats, game.sides, game.hand_size, game.pack


def put_by(question: Question, house: HouseRules) -> HouseRules:
    """Return the house rules for a question at a table: the table's if it holds, else its own."""
    return house if holds_for(question, house) else question.house


def holds_for(question: Question, house: HouseRules) -> bool:
    """Return whether a question has the same answer under house rules as under its own."""
    return question.holds is None or question.holds(house)


def holds(case: Case, house: HouseRules) -> bool:
    """Return whether a case has the same outcome under these house rules as under its own.

    An impossible position or an unplayable line counts as a different outcome.
    """
    ours = case._replace(house=seated(case.game, house))
    try:
        return bool(_outcome(ours) == _outcome(case))
    except ValueError:
        return False


def seated(played: Game, house: HouseRules) -> HouseRules:
    """Return those of some house rules that go with the number of players of a game."""
    game = carte.game(played.slug, **house)
    agreed = dict(game.options)
    if SEATING in agreed:
        agreed[SEATING] = played.options[SEATING]
    possible = (rule.name for rule in game.HOUSE_RULES if rule.goes_with(agreed))
    return {name: agreed[name] for name in possible}


def _outcome(case: Case) -> Any:
    """Return the outcome of everything a case claims, under its house rules."""
    if case.match:
        match = match_of(case)
        return match.is_over, match.winner
    start = start_of(case)
    again = start.game.misdeal(start)
    end = start
    for choice in case.play:
        end = end.play(choice)
    return (
        again and again.tail,
        {str(one): start.ruling(one).scopa for one in _moves(case, start)},
        [bool(start.ruling(one)) for one in case.refused],
        {name: _fact(end, name) for name in case.then},
        _primiera(case, start),
    )


def _moves(case: Case, start: Deal) -> Sequence[Move]:
    """Return the legal moves, if the case lists them."""
    return start.legal_moves() if case.legal or case.refused or case.sweeps is not None else ()


def _primiera(case: Case, start: Deal) -> Any:
    """Return whose primiera is better, if the case says so."""
    game: Any = start.game
    if not case.primiera:
        return None
    counted = [game.primiera_of(mask_of(pile)) for pile in start.piles]
    return [points == max(counted) for points in counted]


def _fact(end: Deal, name: str) -> Any:
    if name.startswith("view "):
        _view, seat, fact = name.split()
        return end.view(int(seat)).facts.get(fact)  # a table may lack the fact
    found = getattr(end, name)
    return found() if callable(found) else found
