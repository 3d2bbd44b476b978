"""House rules as a form: their names, and the rules that each of their values puts in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import carte
from carte.board.house_rule_texts import house_rule_texts
from carte.board.rule_owners import owner_of, without_option
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule
from carte.engine.phrases import joints
from carte.language import _

if TYPE_CHECKING:
    from carte.engine import messages

__all__ = [
    "form_words",
    "in_force",
    "labels_of",
    "labels_of_all",
    "options_of",
    "ours_words",
]


def options_of(game: Game) -> list[messages.HouseRule]:
    """Return the house rules of a game for a form, each with the ``rules`` that it shows.

    ``house_rule_texts`` describes these.
    """
    rules = house_rule_texts(game.slug)
    return [
        {**labels, "values": _values(rule), "rules": rules[rule.name]}
        for labels, rule in zip(labels_of(game), game.HOUSE_RULES, strict=True)
    ]


def labels_of(game: Game) -> list[messages.NamedRule]:
    """Return the names of a game's house rules and of their values, and the book's values.

    ``there`` is the usual value with those of other house rules in ``there_with``, None if it is
    the same; ``there_any`` is whether one of these is enough. ``book`` and ``book_there`` name
    these two, and ``number`` a number that is not among the values, None if there can be none.
    """
    return [
        {
            "name": rule.name,
            "label": rule.label,
            "kind": _kind(rule),
            "value": rule.usual,
            "there": rule.usual_there,
            "there_with": dict(rule.there_with),
            "there_any": rule.there_any,
            "book": _in_the_book(rule, rule.usual),
            "book_there": _in_the_book(rule, rule.usual_there or rule.usual),
            "needs": dict(rule.needs),
            "values": [{"value": value, "label": rule.label_of(value)} for value in rule.values],
            "number": rule.number_label if rule.any_number else None,
            "least": rule.least,
        }
        for rule in game.HOUSE_RULES
    ]


def labels_of_all() -> dict[str, list[messages.NamedRule]]:
    """Return the names of every game's house rules, by its slug."""
    return {slug: labels_of(carte.game(slug)) for slug in carte.GAMES}


def ours_words() -> dict[str, Any]:
    """Return the words of the line that says whether a page uses the rules of our table."""
    return {
        "joints": joints(),
        "ours": _("By the {page}: {rules}."),
        "book": _("By the book, not by the {page}: {rules}."),
        "others": _("Different from the {page}, because of rules set here or in a link: {rules}."),
        "differs": _("{rule} (the book: {value})"),
        "not": _("Not: {rule}"),
        "is": _("{rule}: {value}"),
        "more": _("{rules}, and {count} more"),
        "to_book": _("By the book"),
        "to_ours": _("By our rules"),
        "page": _("rules of our table"),
    }


def form_words() -> dict[str, str]:
    """Return the words of the form of house rules, and of the fold around it."""
    return {
        "house": _("House rules"),
        "house_changed": _("House rules ({count} changed)"),
        "unreadable_number": _("Enter a whole number above 0, such as {usual}, not “{text}”."),
    }


def in_force(game: Game) -> dict[str, list[str]]:
    """Return by house rule the rules that would not be in force without it.

    Each rule appears once, under one of the house rules that it depends on.
    """
    chosen = [rule for rule in game.HOUSE_RULES if rule.name in game.chosen]
    found: dict[str, list[str]] = {rule.name: [] for rule in chosen}
    usual = {rule.name: without_option(game, rule).rulebook for rule in chosen}
    for one in game.rulebook:
        if bound := [rule for rule in chosen if not usual[rule.name].states(one)]:
            found[owner_of(game, one.tail, bound).name].append(one.text)
    return found


def _kind(rule: HouseRule) -> messages.ControlKind:
    if rule.any_number and not rule.names:
        return "number"
    return "check" if rule.is_switch else "choice"


def _values(rule: HouseRule) -> list[messages.Value]:
    """Return the values to choose from: none if a number is typed."""
    if _kind(rule) == "number":
        return []
    values = _in_order((*rule.values, *rule.numbers))
    return [{"value": value, "label": rule.label_of(value)} for value in values]


def _in_order(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return values in a reader's order: numbers by size, others with the usual one first."""
    return tuple(sorted(values)) if all(type(value) is int for value in values) else values


def _in_the_book(rule: HouseRule, value: Any) -> str:
    return _("In the book: {value}").format(value=rule.label_of(value))
