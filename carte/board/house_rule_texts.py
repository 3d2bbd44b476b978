"""The rules that the form of house rules shows: each once, as it holds at the table.

A rule's text may depend on several house rules. It is worked out beforehand for each of their
values, so that a page needs no Python, and shown under one house rule only (``rule_owners``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

import carte
from carte.board.rule_owners import SAMPLE, owner_of, rule_dependencies, without_option
from carte.board.verdict import JSON
from carte.engine.game import Game
from carte.engine.house_rules import HouseRule
from carte.games import cached_per_registry
from carte.language import _

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
def house_rule_texts(slug: str) -> dict[str, list[list[JSON]]]:
    """Return by house rule the rules that it shows, each as cases: the first that fits holds.

    A case fits ``when`` some house rules have one of these values, where None is any number; its
    ``text`` has the name of a house rule in braces for its number.
    """
    usual = carte.game(slug)
    found: dict[str, list[tuple[int, list[JSON]]]] = {name: [] for name in usual.house_rules}
    for tail, bound in rule_dependencies(slug).items():
        lines: dict[_Line, dict[_Values, str]] = {}
        tables = [*_tables(usual, bound)]
        for values, table in tables:
            for line, text in _lines(table, tail):
                lines.setdefault(line, {})[values] = _with_places(text, bound)
        for line, told in lines.items():
            whole = {values: told.get(values, "") for values, _table in tables}
            cases = [*_cases([rule.name for rule in bound], _merged(whole, bound), {})]
            found[line.house].append((line.part, _needed(cases)))
    return {
        name: [cases for _part, cases in sorted(some, key=lambda one: one[0])]
        for name, some in found.items()
    }


def _tables(usual: Game, bound: Sequence[HouseRule]) -> Iterator[tuple[_Values, Game]]:
    """Yield the possible values of some house rules together, each with a table."""
    domains = [
        (*rule.values, _sample(place)) if rule.any_number else rule.values
        for place, rule in enumerate(bound)
    ]
    for values in product(*domains):
        chosen = {rule.name: value for rule, value in zip(bound, values, strict=True)}
        needs = {
            name: needed
            for rule in bound
            if chosen[rule.name] != rule.usual
            for name, needed in rule.needs.items()
        }
        if any(chosen.get(name, needed) != needed for name, needed in needs.items()):
            continue
        try:
            yield values, carte.game(usual.slug, **{**needs, **chosen})
        except ValueError:  # they exclude each other
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
        yield _Line(rule.name, _TICKED, tail), _("Ticked: {Rule}").format(Rule=on)
    if off:
        yield _Line(rule.name, _UNTICKED, tail), _unticked(off)


def _unticked(text: str) -> str:
    return _("Not ticked: {Rule}").format(Rule=text)


def _text(game: Game, tail: str) -> str:
    return game.rulebook[tail].text if tail in game.rulebook else ""


def _brings_any(rule: HouseRule, slug: str) -> bool:
    """Return whether a tick brings a rule; other ticks show the rules they take away."""
    ticked = carte.game(slug, **{**rule.needs, rule.name: True})
    book = {one.text for one in without_option(ticked, rule, False).rulebook}
    return any(one.text not in book for one in ticked.rulebook)


def _sample(place: int) -> int:
    """Return the sample that stands for any number of a house rule: each has its own."""
    return SAMPLE + place


def _with_places(text: str, bound: Sequence[HouseRule]) -> str:
    """Return a rule with places for the numbers of house rules."""
    for place, rule in enumerate(bound):
        text = text.replace(str(_sample(place)), f"{{{rule.name}}}")
    return text


def _merged(told: Mapping[_Values, str], bound: Sequence[HouseRule]) -> dict[_Values, str]:
    """Return the cases; the usual number has the template of any number if both say the same."""
    found = dict(told)
    for place, rule in enumerate(bound):
        for values in told if rule.any_number and not rule.names else ():
            any_number = (*values[:place], _sample(place), *values[place + 1 :])
            template = found.get(any_number, "")
            if template.replace(f"{{{rule.name}}}", str(values[place])) == found[values]:
                found[values] = template
    return found


def _cases(names: Sequence[str], told: Mapping[_Values, str], when: JSON) -> Iterator[JSON]:
    """Yield the cases of a text, empty ones too, by as few house rules as separate them."""
    if len(texts := {*told.values()}) == 1:
        yield {"when": when, "text": texts.pop()}
        return
    name, *others = names
    parts: dict[Any, dict[_Values, str]] = {}
    for (value, *rest), text in told.items():
        parts.setdefault(value, {})[tuple(rest)] = text
    alike: list[tuple[list[Any], dict[_Values, str]]] = []
    for value, part in parts.items():
        known = _ANY if isinstance(value, int) and value >= SAMPLE else value
        same = next((values for values, other in alike if other == part), None)
        if same is None:
            alike.append(([known], part))
        else:
            same.append(known)
    if len(alike) == 1:
        yield from _cases(others, alike[0][1], when)
        return
    for values, part in sorted(alike, key=lambda one: _ANY in one[0]):
        yield from _cases(others, part, {**when, name: values})


def _needed(cases: Sequence[JSON]) -> list[JSON]:
    """Return the cases, without the empty ones unless a case fits any number."""
    any_number = any(_ANY in values for case in cases for values in case["when"].values())
    return [case for case in cases if case["text"] or any_number]
