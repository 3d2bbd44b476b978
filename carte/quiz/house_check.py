"""Whether a question comes out by the rules of our table as it does by its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import carte
from carte.engine.cards import mask_of
from carte.engine.deal import Deal
from carte.engine.game import Game
from carte.engine.moves import Move
from carte.games.cases import Case, match_of
from carte.language import N_, _
from carte.quiz.question import HouseRules, Question
from carte.quiz.setting import SEATING, start_of

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

ALSO_OURS = N_("At our table, too.")
OURS = N_("At our table: {Rules}")
BY_THE_BOOK_ONLY = N_("By the book only: at our table it comes out otherwise.")
_OTHER_NUMBERS = N_("At our table, too; but the numbers told here are those of another table.")

_COUNT = re.compile(r"\d\d")
"""A number that is no card's value, but counts cards or points."""


def at_our_table(case: Case, house: HouseRules) -> dict[str, Any]:
    """Return whether a case holds under house rules, and what is said of it.

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
    """Return whether what a case says is true of a table, too, where it comes out the same.

    It states the rules of the case in the same words, and where cards or points are counted, it
    has as many cards and players.
    """
    its = case.game
    if _COUNT.search(case.says) and _shape(its) != _shape(table):
        return False
    told = ([game.rulebook.get(tail) for tail in case.rules] for game in (its, table))
    return all(one and other and one.text == other.text for one, other in zip(*told, strict=True))


def _shape(game: Any) -> tuple[int, ...]:
    return game.seats, game.sides, game.hand_size, game.pack


def put_by(question: Question, house: HouseRules) -> HouseRules:
    """Return the house rules by which a question is put at a table: the table's where it holds."""
    return house if holds_for(question, house) else question.house


def holds_for(question: Question, house: HouseRules) -> bool:
    """Return whether a question comes out by house rules as it does by its own."""
    return question.holds is None or question.holds(house)


def holds(case: Case, house: HouseRules) -> bool:
    """Return whether a case comes out under these house rules as it does under its own.

    A position that cannot be there, or a line that cannot be played, comes out otherwise.
    """
    ours = case._replace(house=seated(case.game, house))
    try:
        return bool(_outcome(ours) == _outcome(case))
    except ValueError:
        return False


def seated(played: Game, house: HouseRules) -> HouseRules:
    """Return those of some house rules that there can be with the players of a game."""
    game = carte.game(played.slug, **house)
    agreed = dict(game.options)
    if SEATING in agreed:
        agreed[SEATING] = played.options[SEATING]
    possible = (rule.name for rule in game.HOUSE_RULES if rule.goes_with(agreed))
    return {name: agreed[name] for name in possible}


def _outcome(case: Case) -> Any:
    """Return all that a case tells of its position, as it comes out under its house rules."""
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
    """Return the legal moves, where a case tells of them."""
    return start.legal_moves() if case.legal or case.refused or case.sweeps is not None else ()


def _primiera(case: Case, start: Deal) -> Any:
    """Return whose primiera is the better one, where a case tells of it."""
    game: Any = start.game
    if not case.primiera:
        return None
    counted = [game.primiera_of(mask_of(pile)) for pile in start.piles]
    return [points == max(counted) for points in counted]


def _fact(end: Deal, name: str) -> Any:
    if name.startswith("view "):
        _view, seat, fact = name.split()
        return end.view(int(seat)).facts.get(fact)  # a table may have no such fact
    found = getattr(end, name)
    return found() if callable(found) else found
