"""The rules that the form of house rules shows: each once, as it holds at the table.

A rule's text may depend on several house rules. It is worked out beforehand for each of their
values, so that a page needs no Python, and shown under one house rule only (``rule_owners``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

import carte
from carte.board.rule_owners import owner_of, rule_dependencies, without_option
from carte.engine.game import Game
from carte.engine.house_rules import MOST, HouseRule, InvalidOption
from carte.games import cached_per_registry
from carte.language import _

if TYPE_CHECKING:
    from carte.engine.messages import TextWhen

__all__ = ["house_rule_texts"]

_TICKED, _UNTICKED = 0, 1
"""The lines of a switch: first what a tick brings, then what holds without it."""

_ANY = None
"""Any number, in the data for the page."""

_Values = tuple[Any, ...]


class _Line(NamedTuple):
    """A place in the form: a house rule, a rule, and which of a switch's two lines."""

    house: str
    part: int
    tail: str


@cached_per_registry
def house_rule_texts(slug: str) -> dict[str, list[list[TextWhen]]]:
    """Return by house rule the rules that it shows, each as cases: the first that fits holds.

    A case fits ``when`` some house rules have one of these values, where None is any number; its
    ``text`` has the name of a house rule in braces for its number.
    """
    usual = carte.game(slug)
    found: dict[str, list[tuple[int, list[TextWhen]]]] = {name: [] for name in usual.house_rules}
    for tail, bound in rule_dependencies(slug).items():
        lines: dict[_Line, dict[_Values, str]] = {}
        tables = dict(_tables(usual, bound))
        for values, table in tables.items():
            for line, text in _lines(table, tail):
                lines.setdefault(line, {})[values] = text
        for line, texts in lines.items():
            whole = {values: texts.get(values, "") for values in tables}
            cases = [*_cases([rule.name for rule in bound], whole, {})]
            found[line.house].append((line.part, _needed(cases)))
    return {
        name: [cases for _part, cases in sorted(some, key=lambda one: one[0])]
        for name, some in found.items()
    }


def _tables(usual: Game, bound: Sequence[HouseRule]) -> Iterator[tuple[_Values, Game]]:
    """Yield the possible values of some house rules together, with a table of them.

    At a table that stands for any number a house rule is the largest that there can be.
    """
    domains = [(*rule.values, *([_ANY] if rule.any_number else [])) for rule in bound]
    for values in product(*domains):
        chosen = {
            rule.name: MOST if value is _ANY else value
            for rule, value in zip(bound, values, strict=True)
        }
        try:
            yield values, carte.game(usual.slug, **chosen)
        except InvalidOption:  # they exclude each other
            continue


def _lines(table: Game, tail: str) -> Iterator[tuple[_Line, str]]:
    """Yield where a rule is shown at a table, and its text there."""
    possible = [
        rule for rule in rule_dependencies(table.slug)[tail] if rule.goes_with(table.options)
    ]
    if not possible:
        return
    rule = owner_of(table, tail, possible)
    if not rule.is_switch:
        if text := _text(table, tail):
            yield _Line(rule.name, _TICKED, tail), text
        return
    on, off = (_text(without_option(table, rule, value), tail) for value in (True, False))
    if on == off:
        return
    if table.options[rule.name]:
        if on:
            yield _Line(rule.name, _TICKED, tail), on
        elif not _brings_any(rule, table.slug):
            yield _Line(rule.name, _UNTICKED, tail), _unticked(off)
        return
    if on:
        yield _Line(rule.name, _TICKED, tail), _("If ticked: {Rule}").format(Rule=on)
    if off:
        yield _Line(rule.name, _UNTICKED, tail), _unticked(off)


def _unticked(text: str) -> str:
    return _("If not ticked: {Rule}").format(Rule=text)


def _text(game: Game, tail: str) -> str:
    """Return a rule with places for the numbers of house rules, "" where it is not in force."""
    rule, agreed = game.rulebook.get(tail), game.options
    open_to_any = (one.name for one in game.HOUSE_RULES if one.any_number)
    numbers = (name for name in open_to_any if type(agreed[name]) is int)
    return rule.text_for_any(*numbers) if rule else ""


def _brings_any(rule: HouseRule, slug: str) -> bool:
    """Return whether a tick brings a rule; other ticks show the rules they take away."""
    ticked = carte.game(slug, **{**rule.needs, rule.name: True})
    unticked = without_option(ticked, rule, False)
    return bool(ticked.rulebook.changes(since=unticked.rulebook).brought)


def _cases(
    names: Sequence[str], texts: Mapping[_Values, str], when: dict[str, list[Any]]
) -> Iterator[TextWhen]:
    """Yield the cases of a text, empty ones too, by as few house rules as separate them."""
    if len({*texts.values()}) == 1:
        yield {"when": when, "text": next(iter(texts.values()))}
        return
    name, *others = names
    parts: dict[Any, dict[_Values, str]] = {}
    for (value, *rest), text in texts.items():
        parts.setdefault(value, {})[tuple(rest)] = text
    alike: list[tuple[list[Any], dict[_Values, str]]] = []
    for value, part in parts.items():
        same = next((values for values, other in alike if other == part), None)
        if same is None:
            alike.append(([value], part))
        else:
            same.append(value)
    if len(alike) == 1:
        yield from _cases(others, alike[0][1], when)
        return
    for values, part in sorted(alike, key=lambda one: _ANY in one[0]):
        yield from _cases(others, part, {**when, name: values})


def _needed(cases: Sequence[TextWhen]) -> list[TextWhen]:
    """Return the cases, without the empty ones unless a case fits any number."""
    any_number = any(_ANY in values for case in cases for values in case["when"].values())
    return [case for case in cases if case["text"] or any_number]
