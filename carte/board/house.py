"""House rules as a form: what each is called, and which rules each of its values puts in force."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import carte
from carte.board.verdict import JSON
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule
from carte.engine.phrases import joints
from carte.language import _

__all__ = [
    "SAMPLE",
    "form_words",
    "in_force",
    "labels_of",
    "labels_of_all",
    "options_of",
    "ours_words",
    "without",
]

SAMPLE = 987_654
"""Stands for any number in the rules that a number changes; nobody plays to so many points."""

_NUMBER = "{number}"


def options_of(game: Game) -> list[JSON]:
    """Return the house rules of a game, with their values and the rules that hold with each."""
    return [
        labels
        | {
            "values": _values(game, rule) if labels["kind"] != "number" else [],
            "rules": _rules_with_a_number(game, rule),
        }
        for labels, rule in zip(labels_of(game), game.HOUSE_RULES, strict=True)
    ]


def labels_of(game: Game) -> list[JSON]:
    """Return what the house rules of a game and their values are called, and the book's values.

    ``there`` is the usual value where all that it needs is agreed on, None where that is no other
    one. ``book`` tells the usual value where it can be chosen, and ``number`` what a number is
    called that is not among the values: None where there can be none.
    """
    return [
        {
            "name": rule.name,
            "label": rule.label,
            "kind": _kind(rule),
            "value": rule.usual,
            "there": rule.usual_there,
            "book": _("The book: {value}").format(value=_value_label(rule, _usual(rule))),
            "needs": dict(rule.needs),
            "values": [
                {"value": value, "label": _value_label(rule, value)} for value in rule.values
            ],
            "number": rule.number_label if rule.any_number else None,
        }
        for rule in game.HOUSE_RULES
    ]


def labels_of_all() -> dict[str, list[JSON]]:
    """Return what the house rules of every game are called, by its slug."""
    return {slug: labels_of(carte.game(slug)) for slug in carte.GAMES}


def ours_words() -> dict[str, Any]:
    """Return the words of the line that says whether a page goes by the rules of our table."""
    return {
        "joints": joints(),
        "ours": _("By the {page}: {rules}."),
        "book": _("By the book, not by the {page}: {rules}."),
        "others": _("By other rules, set here or by a link, than the {page}: {rules}."),
        "differs": _("{rule} (the book: {value})"),
        "not": _("Not: {rule}"),
        "is": _("{rule}: {value}"),
        "more": _("{rules}, and {count} more"),
        "to_book": _("By the book"),
        "to_ours": _("By our rules"),
        "page": _("rules of our table"),
    }


def form_words() -> dict[str, str]:
    """Return the words of the form of house rules, and of the fold that it lies in."""
    return {
        "house": _("House rules"),
        "house_changed": _("House rules ({count} changed)"),
        "unreadable_number": _(
            "“{text}” is no number. Write a whole number above 0, such as {usual}."
        ),
    }


def in_force(game: Game) -> dict[str, list[str]]:
    """Return by house rule what it changes in a game: the rules that would not be in force without.

    A rule is told once, with the first house rule that it hangs on.
    """
    told: set[str] = set()
    found: dict[str, list[str]] = {}
    for rule in game.HOUSE_RULES:
        if rule.name in game.chosen:
            without = {*_texts(game, rule, rule.usual)} | told
            found[rule.name] = [one.text for one in game.rulebook if one.text not in without]
            told |= {*found[rule.name]}
    return found


def without(game: Game, rule: HouseRule) -> Game:
    """Return a game without one of its house rules, and without those that need it."""
    return _with(game, rule, rule.usual)


def _kind(rule: HouseRule) -> str:
    if rule.any_number and not rule.names:
        return "number"
    return "check" if rule.is_switch else "choice"


def _values(game: Game, rule: HouseRule) -> list[JSON]:
    """Return the values, each with the rules that only it puts in force, or a switch's caption."""
    values = _in_order((*rule.values, *rule.numbers))
    books = {value: _texts(game, rule, value) for value in values}
    common = set.intersection(*map(set, books.values()))
    rules = {value: [one for one in books[value] if one not in common] for value in values}
    return [
        {
            "value": value,
            "label": _value_label(rule, value),
            "rules": _caption(rules, value) if rule.is_switch else rules[value],
        }
        for value in values
    ]


def _in_order(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return values as a reader looks for them: numbers by size, others the usual one first."""
    return tuple(sorted(values)) if all(type(value) is int for value in values) else values


def _caption(rules: Mapping[Any, list[str]], value: bool) -> list[str]:
    """Return what is said of a switch: of a ticked one what holds, of others what a tick brings.

    What only an unticked one puts in force is told as such.
    """
    unticked = [_("Not ticked: {Rule}").format(Rule=text) for text in rules[False]]
    if value:
        return rules[True] or unticked
    return [*(_("Ticked: {Rule}").format(Rule=text) for text in rules[True]), *unticked]


def _usual(rule: HouseRule) -> Any:
    """Return the usual value where there is a choice."""
    return rule.usual if rule.usual_there is None else rule.usual_there


def _value_label(rule: HouseRule, value: object) -> str:
    """Return what a value is called; of a switch whether it is on."""
    if rule.is_switch:
        return _("yes") if value else _("no")
    return rule.label_of(value)


def _rules_with_a_number(game: Game, rule: HouseRule) -> list[str]:
    """Return the rules that tell the number of a house rule, with a place for it."""
    if not rule.any_number:
        return []
    told = (text.replace(str(SAMPLE), _NUMBER) for text in _texts(game, rule, SAMPLE))
    return [text for text in told if _NUMBER in text]


def _texts(game: Game, rule: HouseRule, value: object) -> list[str]:
    return [one.text for one in _with(game, rule, value).rulebook]


def _with(game: Game, rule: HouseRule, value: Any) -> Game:
    """Return the game with one value more, and without what leaves no room for it."""
    agreed = {**game.options, **rule.needs, rule.name: value}
    possible = (one.name for one in game.HOUSE_RULES if one.goes_with(agreed))
    return carte.game(game.slug, **{name: agreed[name] for name in possible})
